import { seatName } from '../element/speech.js';
import { openDialog } from './dialog.js';
import { button, h, radios } from './dom.js';
import { RuleControls } from './rule-controls.js';
import { coloursOf, defaultDraft, homesOf, kMaxPlayers, kPresets, presetRules, setupOf } from './setup-draft.js';
import { SetupSeats } from './setup-seats.js';
import { TableTermControls } from './table-terms.js';

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
  /** @type {TableTermControls} */
  #terms;
  #turnToStart;
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
   * @param {Partial<import('../play/series.js').TableTerms>} options.terms
   * @param {(draft: Draft) => number | null} options.turnToStart the seat that starts next where the series goes on
   * @param {(draft: Draft, terms: TableTermControls) => void} options.onStart
   */
  constructor(words, nyota, { draft, running, theme, games, terms, turnToStart, onStart }) {
    const { t } = words;
    this.#words = words;
    this.#nyota = nyota;
    this.#draft = structuredClone(draft);
    this.#terms = new TableTermControls(words, nyota, terms);
    this.#turnToStart = turnToStart;
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
        onStart(this.#draft, this.#terms);
      },
      'main',
    );
    body.append(
      games,
      this.#presets,
      this.#players,
      h('fieldset', {}, h('legend', {}, t('setup.seats')), this.#seats.element),
      this.#terms.element,
      this.#blocking,
      h('details', {}, h('summary', {}, t('setup.options'), ' ', this.#summary), this.#options),
    );
    foot.before(this.#notes);
    if (running) body.append(h('p', { class: 'quiet' }, t('setup.replaces')));
    foot.append(
      button(t('setup.restore'), () => {
        this.#draft = defaultDraft();
        this.#terms.restore();
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
          this.#drawSeats();
        },
        'segments',
      ),
    );
    this.#drawOptions();
    this.#drawSeats();
  }

  #drawSeats() {
    const draft = this.#draft;
    const homes = homesOf(this.#nyota, draft);
    this.#seats.draw(draft, homes);
    const colours = coloursOf(homes, draft.colours);
    const playing = draft.seats.slice(0, draft.players);
    const names = playing.map((_, seat) => seatName(this.#words, playing, seat, colours[homes[seat]?.[0] ?? -1]));
    this.#terms.draw(names, () => this.#turnToStart(draft));
    this.#drawNotes();
  }

  #drawNotes() {
    const { t, has } = this.#words;
    const { notes, errors } = this.#nyota.checkSetup(setupOf(this.#draft));
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
