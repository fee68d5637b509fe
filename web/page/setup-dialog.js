import { seatName } from '../element/speech.js';
import { openDialog } from './dialog.js';
import { button, h, named, radios, select } from './dom.js';
import { coloursOf, defaultDraft, homesOf, kMaxPlayers, kPresets, presetRules, setupOf } from './setup-draft.js';
import { SetupSeats } from './setup-seats.js';

/** @typedef {import('../engine/nyota.js').Nyota} Nyota */
/** @typedef {import('../i18n/words.js').Words} Words */
/** @typedef {import('./setup-draft.js').Draft} Draft */
/** @typedef {import('./setup-draft.js').Option} Option */

/** Asks for everything about the next game: a preset first, then whatever one wants to change. */
export class SetupDialog {
  /** @type {Words} */
  #words;
  /** @type {Nyota} */
  #nyota;
  /** @type {Draft} */
  #draft;
  #notes = h('div', { class: 'notes', role: 'status' });
  /** @type {SetupSeats} */
  #seats;
  #starter = h('div');
  #blocking = h('div');
  #options = h('div', { class: 'options' });
  #summary = h('span', { class: 'tag', hidden: true });
  #presets = h('div');
  #players = h('div');
  #start;

  /**
   * @param {Words} words
   * @param {Nyota} nyota
   * @param {object} options
   * @param {Draft} options.draft what was chosen last
   * @param {boolean} options.running whether a game would be given up
   * @param {import('../view/boards.js').Theme} options.theme of the board in the picture
   * @param {(draft: Draft) => void} options.onStart
   */
  constructor(words, nyota, { draft, running, theme, onStart }) {
    const { t } = words;
    this.#words = words;
    this.#nyota = nyota;
    this.#draft = structuredClone(draft);
    this.#seats = new SetupSeats(words, theme, () => this.#drawSeats());
    const { body, foot, close } = openDialog(words, t('setup.title'), 'setup');
    this.#start = button(
      t('setup.start'),
      () => {
        close();
        onStart(this.#draft);
      },
      'main',
    );
    body.append(
      this.#presets,
      this.#players,
      h('fieldset', {}, h('legend', {}, t('setup.seats')), this.#seats.element),
      this.#starter,
      this.#blocking,
      h('details', {}, h('summary', {}, t('setup.options'), ' ', this.#summary), this.#options),
    );
    foot.before(this.#notes);
    if (running) body.append(h('p', { class: 'quiet' }, t('setup.replaces')));
    foot.append(
      button(t('setup.restore'), () => {
        this.#draft = defaultDraft();
        this.#drawAll();
      }),
      this.#start,
    );
    this.#drawAll();
    this.#start.focus();
  }

  #drawAll() {
    const { t } = this.#words;
    const draft = this.#draft;
    this.#presets.replaceChildren(
      radios(
        t('setup.preset'),
        kPresets.map((value) => ({ value, label: t(`preset.${value}`), help: t(`preset.${value}.help`) })),
        draft.preset,
        (value) => {
          draft.preset = /** @type {Draft['preset']} */ (value);
          draft.rules = {};
          this.#drawOptions();
          this.#drawSeats();
        },
        'cards',
      ),
    );
    this.#players.replaceChildren(
      radios(
        t('setup.players'),
        Array.from({ length: kMaxPlayers }, (_, i) => ({ value: String(i + 1), label: String(i + 1) })),
        String(draft.players),
        (value) => {
          draft.players = Number(value);
          draft.homes = null;
          if (draft.starter !== 'lot' && draft.starter >= draft.players) draft.starter = 0;
          this.#drawSeats();
        },
        'segments',
      ),
    );
    this.#drawOptions();
    this.#drawSeats();
  }

  #drawSeats() {
    const { t } = this.#words;
    const draft = this.#draft;
    const homes = homesOf(this.#nyota, draft);
    this.#seats.draw(draft, homes);
    const colours = coloursOf(homes, draft.colours);
    const playing = draft.seats.slice(0, draft.players);
    this.#starter.replaceChildren(
      h(
        'label',
        { class: 'field' },
        h('b', {}, t('setup.starter')),
        select(
          [
            ...playing.map((_, seat) => ({
              value: String(seat),
              label: seatName(this.#words, playing, seat, colours[homes[seat]?.[0] ?? -1]),
            })),
            { value: 'lot', label: t('setup.starter.lot') },
          ],
          String(draft.starter),
          (value) => {
            draft.starter = value === 'lot' ? 'lot' : Number(value);
          },
        ),
      ),
    );
    this.#drawNotes();
  }

  #drawNotes() {
    const { t, has } = this.#words;
    const { notes, errors } = this.#nyota.checkSetup(setupOf(this.#draft, () => 0));
    const changed = Object.keys(this.#draft.rules).length;
    this.#summary.hidden = changed === 0;
    this.#summary.textContent = t('setup.changed.count', { n: changed });
    this.#start.disabled = errors.length > 0;
    this.#notes.replaceChildren(
      ...notes.flatMap((note) => (has(`note.${note}`) ? [h('p', { class: 'note' }, t(`note.${note}`))] : [])),
      ...errors.map(({ field = '' }) => {
        const name = field.split('.').at(-1) ?? '';
        const known = has(`option.${name}`);
        if (field.startsWith('homes')) return h('p', { class: 'note wrong' }, t('setup.error.homes'));
        return h('p', { class: 'note wrong' }, known ? t('setup.error.option', { option: t(`option.${name}`) }) : t('setup.error'));
      }),
    );
  }

  #drawOptions() {
    const { t } = this.#words;
    const preset = presetRules(this.#nyota, this.#draft);
    const options = this.#nyota.options('sternhalma');
    this.#blocking.replaceChildren(
      ...options.flatMap((option) => (option.name === 'blocking' ? [this.#question(option, preset[option.name])] : [])),
    );
    this.#options.replaceChildren(
      ...options.flatMap((option) => (option.name === 'blocking' ? [] : [this.#optionRow(option, preset[option.name])])),
      button(t('setup.options.restore'), () => {
        this.#draft.rules = {};
        this.#drawOptions();
        this.#drawSeats();
      }),
    );
  }

  /** @param {Option} option @param {unknown} value */
  #valueName(option, value) {
    const { t, has } = this.#words;
    if (option.type === 'boolean') return t(value ? 'option.on' : 'option.off');
    const key = `option.${option.name}.${String(value)}`;
    return has(key) ? t(key) : String(value);
  }

  /**
   * What is needed to change one rule and to say whether it is changed.
   * @param {Option} option @param {unknown} plain what the preset gives it
   */
  #ruleOf(option, plain) {
    const { rules } = this.#draft;
    const tag = h('span', { class: 'tag' }, this.#words.t('setup.changed'));
    const mark = () => {
      tag.hidden = !(option.name in rules);
    };
    /** @param {unknown} value */
    const set = (value) => {
      if (value === plain) delete rules[option.name];
      else rules[option.name] = value;
      mark();
      this.#drawSeats();
    };
    mark();
    return { tag, set, current: option.name in rules ? rules[option.name] : plain };
  }

  /** A rule that is worth asking everybody about. @param {Option} option @param {unknown} plain */
  #question(option, plain) {
    const { t } = this.#words;
    const { tag, set, current } = this.#ruleOf(option, plain);
    const group = radios(
      t(`option.${option.name}`),
      (option.values ?? []).map((value) => ({ value: String(value), label: this.#valueName(option, value) })),
      String(current),
      set,
      'answers',
    );
    const help = h('small', {}, t(`option.${option.name}.help`), ' ', t('setup.default', { value: this.#valueName(option, plain) }));
    group.firstElementChild?.append(' ', tag);
    group.firstElementChild?.after(help);
    return group;
  }

  /** @param {Option} option @param {unknown} plain what the preset gives it */
  #optionRow(option, plain) {
    const { t } = this.#words;
    const { tag, set, current } = this.#ruleOf(option, plain);
    const name = h('b', {}, t(`option.${option.name}`));
    const usual = t('setup.default', { value: this.#valueName(option, plain) });
    const help = h('small', {}, t(`option.${option.name}.help`), ' ', usual);
    const text = h('span', {}, h('span', { class: 'name' }, name, ' ', tag), help);
    const control = named(this.#control(option, current, set), name, help);
    return option.type === 'boolean'
      ? h('label', { class: 'check option' }, control, text)
      : h('label', { class: 'field option' }, text, control);
  }

  /** @param {Option} option @param {unknown} current @param {(value: unknown) => void} set */
  #control(option, current, set) {
    if (option.type === 'boolean') {
      const box = h('input', { type: 'checkbox', checked: current === true, onchange: () => set(box.checked) });
      return box;
    }
    if (option.values) {
      const { values } = option;
      return select(
        values.map((value) => ({ value: String(value), label: this.#valueName(option, value) })),
        String(current),
        (text) => set(values.find((value) => String(value) === text)),
      );
    }
    const input = h('input', {
      type: 'number',
      min: String(option.min ?? 0),
      value: String(current),
      onchange: () => {
        const number = Number(input.value);
        if (Number.isInteger(number) && input.value !== '') set(number);
        else input.value = String(current);
      },
    });
    if (option.max !== undefined) input.max = String(option.max);
    return input;
  }
}
