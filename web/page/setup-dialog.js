import { seatName } from '../element/speech.js';
import { openDialog } from './dialog.js';
import { button, h, radios, select } from './dom.js';
import { RuleControls } from './rule-controls.js';
import { coloursOf, defaultDraft, homesOf, kMaxPlayers, kPresets, presetRules, setupOf } from './setup-draft.js';
import { SetupSeats } from './setup-seats.js';

/** @typedef {import('../engine/nyota.js').Nyota} Nyota */
/** @typedef {import('../i18n/words.js').Words} Words */
/** @typedef {import('./setup-draft.js').Draft} Draft */

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
  /** @type {RuleControls} */
  #controls;
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
   * @param {HTMLElement} options.games the choice of the game, which comes before everything
   * @param {(draft: Draft) => void} options.onStart
   */
  constructor(words, nyota, { draft, running, theme, games, onStart }) {
    const { t } = words;
    this.#words = words;
    this.#nyota = nyota;
    this.#draft = structuredClone(draft);
    this.#seats = new SetupSeats(words, theme, () => this.#drawSeats());
    this.#controls = new RuleControls(words, (name) => `option.${name}`, {
      rules: () => this.#draft.rules,
      changed: () => this.#drawSeats(),
    });
    const { body, foot, close } = openDialog(words, t('setup.title'), 'setup');
    this.close = close;
    this.#start = button(
      t('setup.start'),
      () => {
        close();
        onStart(this.#draft);
      },
      'main',
    );
    body.append(
      games,
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
    const { t, number } = this.#words;
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
        Array.from({ length: kMaxPlayers }, (_, i) => ({ value: String(i + 1), label: number(i + 1) })),
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
      ...options.flatMap((option) => (option.name === 'blocking' ? [this.#controls.question(option, preset[option.name])] : [])),
    );
    this.#options.replaceChildren(
      ...options.flatMap((option) => (option.name === 'blocking' ? [] : [this.#controls.row(option, preset[option.name])])),
      button(t('setup.options.restore'), () => {
        this.#draft.rules = {};
        this.#drawOptions();
        this.#drawSeats();
      }),
    );
  }
}
