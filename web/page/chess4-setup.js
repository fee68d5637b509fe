import { kNameLength } from '../play/seats.js';
import { chessSetupOf, kModes, readChessDraft } from './chess4-draft.js';
import { openDialog } from './dialog.js';
import { button, h, radios } from './dom.js';
import { figureIcon } from './figure-icon.js';
import { RuleControls } from './rule-controls.js';
import { TableTermControls } from './table-terms.js';
import { whoSelect } from './who.js';

/** @typedef {import('../engine/nyota.js').Nyota} Nyota */
/** @typedef {import('../i18n/words.js').Words} Words */
/** @typedef {import('./chess4-draft.js').ChessDraft} ChessDraft */

/** Asks for everything about the next game of four-player chess. */
export class ChessSetup {
  /** @type {Words} */
  #words;
  /** @type {Nyota} */
  #nyota;
  /** @type {ChessDraft} */
  #draft;
  /** @type {RuleControls} */
  #controls;
  #mode = h('div');
  #seats = h('div', { class: 'seat-rows' });
  /** @type {TableTermControls} */
  #terms;
  #turnToStart;
  #options = h('div', { class: 'options' });
  #summary = h('span', { class: 'tag', hidden: true });
  #notes = h('div', { class: 'notes', role: 'status' });
  #start;

  /**
   * @param {Words} words
   * @param {Nyota} nyota
   * @param {object} options
   * @param {ChessDraft} options.draft what was chosen last
   * @param {boolean} options.running whether a game would be given up
   * @param {HTMLElement} options.games the choice of the game, which comes before everything
   * @param {Partial<import('../play/series.js').TableTerms>} options.terms
   * @param {(draft: ChessDraft) => number | null} options.turnToStart the seat that starts next where the series goes on
   * @param {(draft: ChessDraft, terms: TableTermControls) => void} options.onStart
   */
  constructor(words, nyota, { draft, running, games, terms, turnToStart, onStart }) {
    const { t } = words;
    this.#words = words;
    this.#nyota = nyota;
    this.#draft = structuredClone(draft);
    this.#terms = new TableTermControls(words, nyota, terms);
    this.#turnToStart = turnToStart;
    this.#controls = new RuleControls(words, (name) => `option.chess.${name}`, {
      rules: () => this.#draft.rules,
      changed: () => this.#check(),
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
      this.#mode,
      h('fieldset', {}, h('legend', {}, t('setup.seats')), this.#seats),
      this.#terms.element,
      h('details', {}, h('summary', {}, t('setup.options'), ' ', this.#summary), this.#options),
    );
    if (running) body.append(h('p', { class: 'quiet' }, t('setup.replaces')));
    foot.before(this.#notes);
    foot.append(
      button(t('setup.restore'), () => {
        this.#draft = readChessDraft(null);
        this.#terms.restore();
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
    this.#mode.replaceChildren(
      radios(
        t('setup.mode'),
        kModes.map((value) => ({ value, label: t(`mode.${value}`), help: t(`mode.${value}.help`) })),
        draft.mode,
        (value) => {
          draft.mode = kModes.find((one) => one === value) ?? 'ffa';
          this.#drawTerms();
          this.#check();
        },
        'cards',
      ),
    );
    this.#options.replaceChildren(
      ...this.#nyota.options('chess4').map((option) => this.#controls.row(option, option.default)),
      button(t('setup.options.usual'), () => {
        draft.rules = {};
        this.#drawAll();
      }),
    );
    this.#drawSeats();
    this.#check();
  }

  #drawSeats() {
    const { t } = this.#words;
    const { seats } = this.#draft;
    this.#seats.replaceChildren(
      ...seats.map((player, seat) => {
        const label = t(`chess.seat.${seat}`);
        const name = h('input', {
          type: 'text',
          value: player.name,
          maxLength: kNameLength,
          placeholder: label,
          autocomplete: 'off',
        dir: 'auto',
          'aria-label': t('setup.seat.name', { seat: label }),
          'data-key': `name ${seat}`,
          onchange: () => {
            player.name = name.value.trim();
            this.#redraw();
          },
        });
        const who = whoSelect(
          this.#words,
          player,
          (change) => {
            Object.assign(player, change);
            this.#redraw();
          },
          t('setup.seat.who', { seat: label }),
        );
        who.dataset['key'] = `who ${seat}`;
        return h('div', { class: 'seat-row', role: 'group', 'aria-label': label }, figureIcon(seat), name, who);
      }),
    );
    this.#drawTerms();
  }

  #drawTerms() {
    const names = this.#draft.seats.map(({ name }, seat) => name || this.#words.t(`chess.seat.${seat}`));
    this.#terms.draw(names, () => this.#turnToStart(this.#draft));
  }

  /** Makes the rows of the seats anew; the focus goes to the same control as before. */
  #redraw() {
    const key = document.activeElement?.getAttribute('data-key');
    this.#drawSeats();
    const control = key ? this.#seats.querySelector(`[data-key="${key}"]`) : null;
    if (control instanceof HTMLElement) control.focus();
  }

  #check() {
    const { t } = this.#words;
    const { errors } = this.#nyota.checkSetup(chessSetupOf(this.#draft));
    const changed = Object.keys(this.#draft.rules).length;
    this.#summary.hidden = changed === 0;
    this.#summary.textContent = t('setup.changed.count', { n: changed });
    this.#start.disabled = errors.length > 0;
    this.#notes.replaceChildren(...errors.map(() => h('p', { class: 'note wrong' }, t('setup.error'))));
  }
}
