import { seatName } from '../element/speech.js';
import { kNameLength } from '../play/seats.js';
import { openDialog } from './dialog.js';
import { button, h, named, radios, select } from './dom.js';
import { marbleIcon } from './marble-icon.js';
import { defaultDraft, kMaxPlayers, kPresets, presetRules, setupOf } from './setup-draft.js';
import { whoSelect } from './who.js';

/** @typedef {import('../engine/nyota.js').Nyota} Nyota */
/** @typedef {import('../i18n/words.js').Words} Words */
/** @typedef {import('./setup-draft.js').Draft} Draft */
/** @typedef {import('./setup-draft.js').Option} Option */

/** Homes used while a set-up is not valid and so reports none. */
const kPlainHomes = [[0], [0, 3], [0, 2, 4], [0, 1, 3, 4], [0, 1, 2, 3, 4], [0, 1, 2, 3, 4, 5]];

/** Asks for everything about the next game: a preset first, then whatever one wants to change. */
export class SetupDialog {
  /** @type {Words} */
  #words;
  /** @type {Nyota} */
  #nyota;
  /** @type {Draft} */
  #draft;
  #notes = h('div', { class: 'notes', role: 'status' });
  #seats = h('div', { class: 'seat-rows' });
  #starter = h('div');
  #options = h('div', { class: 'options' });
  #summary = h('span', { class: 'tag', hidden: true });
  #presets = h('div');
  #players = h('div');
  #start;

  /**
   * @param {Words} words
   * @param {Nyota} nyota
   * @param {Draft} draft what was chosen last
   * @param {boolean} running whether a game would be given up
   * @param {(draft: Draft) => void} onStart
   */
  constructor(words, nyota, draft, running, onStart) {
    const { t } = words;
    this.#words = words;
    this.#nyota = nyota;
    this.#draft = structuredClone(draft);
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
      h('fieldset', {}, h('legend', {}, t('setup.seats')), this.#seats),
      this.#starter,
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
          if (draft.starter !== 'lot' && draft.starter >= draft.players) draft.starter = 0;
          this.#drawSeats();
        },
        'segments',
      ),
    );
    this.#drawOptions();
    this.#drawSeats();
  }

  #check() {
    return this.#nyota.checkSetup(setupOf(this.#draft, () => 0));
  }

  #homes() {
    const { setup } = this.#check();
    const homes = setup && setup.game === 'sternhalma' ? setup.homes : undefined;
    return homes?.map((seat) => seat[0]) ?? kPlainHomes[this.#draft.players - 1] ?? [];
  }

  #drawSeats() {
    const { t } = this.#words;
    const draft = this.#draft;
    const homes = this.#homes();
    const playing = draft.seats.slice(0, draft.players);
    /** @param {number} seat */
    const nameOf = (seat) => seatName(this.#words, playing, homes, seat);
    this.#seats.replaceChildren(
      ...playing.map((player, seat) => {
        const label = t('setup.seat', { n: seat + 1 });
        const name = h('input', {
          type: 'text',
          value: player.name,
          maxLength: kNameLength,
          placeholder: seatName(this.#words, playing.map((one, i) => (i === seat ? { ...one, name: '' } : one)), homes, seat),
          autocomplete: 'off',
          'aria-label': t('setup.seat.name', { seat: label }),
          onchange: () => {
            player.name = name.value.trim();
            this.#drawSeats();
          },
        });
        const who = whoSelect(
          this.#words,
          player,
          (change) => {
            Object.assign(player, change);
            this.#drawSeats();
            this.#seats.querySelectorAll('select')[seat]?.focus();
          },
          t('setup.seat.who', { seat: label }),
        );
        return h('div', { class: 'seat-row', role: 'group', 'aria-label': label }, marbleIcon(homes[seat]), name, who);
      }),
    );
    this.#starter.replaceChildren(
      h(
        'label',
        { class: 'field' },
        h('b', {}, t('setup.starter')),
        select(
          [
            ...playing.map((_, seat) => ({ value: String(seat), label: nameOf(seat) })),
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
    const { notes, errors } = this.#check();
    const changed = Object.keys(this.#draft.rules).length;
    this.#summary.hidden = changed === 0;
    this.#summary.textContent = t('setup.changed.count', { n: changed });
    this.#start.disabled = errors.length > 0;
    this.#notes.replaceChildren(
      ...notes.flatMap((note) => (has(`note.${note}`) ? [h('p', { class: 'note' }, t(`note.${note}`))] : [])),
      ...errors.map(({ field = '' }) => {
        const name = field.split('.').at(-1) ?? '';
        const known = has(`option.${name}`);
        return h('p', { class: 'note wrong' }, known ? t('setup.error.option', { option: t(`option.${name}`) }) : t('setup.error'));
      }),
    );
  }

  #drawOptions() {
    const { t } = this.#words;
    const preset = presetRules(this.#nyota, this.#draft);
    this.#options.replaceChildren(
      ...this.#nyota.options('sternhalma').map((option) => this.#optionRow(option, preset[option.name])),
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

  /** @param {Option} option @param {unknown} plain what the preset gives it */
  #optionRow(option, plain) {
    const { t } = this.#words;
    const { rules } = this.#draft;
    const tag = h('span', { class: 'tag' }, t('setup.changed'));
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
    const current = option.name in rules ? rules[option.name] : plain;
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
