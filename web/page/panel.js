/**
 * All that stands beside the board: who plays, what can be done now, the moves, the result.
 * @module
 */
import { button, h } from './dom.js';
import { marbleIcon } from './marble-icon.js';
import { MoveList } from './move-list.js';

/** @typedef {import('../element/nyota-board.js').NyotaBoard} NyotaBoard */
/** @typedef {import('../engine/nyota.js').State} State */
/** @typedef {import('../i18n/words.js').Words} Words */

/**
 * @typedef {object} PanelHooks
 * @property {() => void} newGame
 * @property {() => void} settings
 * @property {(seat: number) => void} seat
 * @property {() => void} resign
 */

/**
 * @typedef {object} Card
 * @property {HTMLButtonElement} card
 * @property {HTMLElement} name
 * @property {HTMLElement} kind
 * @property {HTMLElement} bar
 * @property {HTMLElement} count
 */

/**
 * How many pieces a seat has to bring home.
 * @param {State} state
 * @param {number} seat
 * @param {import('../engine/nyota.js').Setup} setup
 */
export function piecesOf(state, seat, setup) {
  const camp = setup.game === 'sternhalma' && setup.rules?.style === 'japanese' ? 15 : 10;
  return camp * (state.seats[seat]?.homes?.length ?? 1);
}

export class Panel {
  /** @type {Words} */
  #words;
  /** @type {NyotaBoard} */
  #board;
  /** @type {PanelHooks} */
  #hooks;
  /** @type {Card[]} */
  #cards = [];
  #cardsFor = '';
  #title = h('h1');
  #preset = document.createTextNode('');
  #players = h('span');
  #seats = h('ul', { class: 'seats' });
  #lead = h('strong');
  #hint = h('span');
  #result = h('section', { class: 'result', hidden: true });
  /** @type {MoveList} */
  #moves;

  /** @param {Words} words @param {NyotaBoard} board @param {PanelHooks} hooks */
  constructor(words, board, hooks) {
    const { t } = words;
    this.#words = words;
    this.#board = board;
    this.#hooks = hooks;
    this.#moves = new MoveList(words);
    this.undo = button(t('action.undo'), () => board.undo());
    this.redo = button(t('action.redo'), () => board.redo());
    this.resign = button(t('action.resign'), () => hooks.resign());
    this.newGame = button(t('action.new'), () => hooks.newGame(), 'main');
    this.quick = button('', () => board.playOut(!board.match?.hasty));
    this.#seats.setAttribute('aria-label', t('panel.seats'));
    this.#title.textContent = t('game.sternhalma');
    this.element = h(
      'section',
      { class: 'panel', 'aria-label': t('panel.label') },
      h(
        'header',
        {},
        h('div', {}, this.#title, h('p', { class: 'about' }, this.#preset, this.#players)),
        button(t('action.settings'), () => hooks.settings(), 'plain'),
      ),
      this.#result,
      this.#seats,
      h('p', { class: 'status', role: 'status' }, this.#lead, ' ', this.#hint),
      h('div', { class: 'actions' }, this.quick, this.undo, this.redo, this.resign, this.newGame),
      this.#moves.element,
    );
  }

  /** Shows everything as it is now. */
  update() {
    const { match, speech, status } = this.#board;
    if (!match || !speech) return;
    const { t } = this.#words;
    const state = match.shownState;
    const { setup } = match;
    const preset = setup.game === 'sternhalma' ? (setup.preset ?? 'standard') : 'standard';
    this.#preset.textContent = t(`preset.${preset}`);
    this.#players.textContent = ` · ${t('panel.players', { n: state.seats.length })}`;
    if (this.#lead.textContent !== status.lead) this.#lead.textContent = status.lead;
    if (this.#hint.textContent !== status.hint) this.#hint.textContent = status.hint;
    this.#updateSeats(state);
    this.#updateResult(state);
    this.#moves.update(this.#listOf(match.history.slice(0, state.ply)), setup.firstSeat ?? 0, state.seats.map(({ seat }) => match.armyOf(seat)));
    this.undo.disabled = !this.#board.canUndo;
    this.redo.disabled = !match.canRedo;
    this.resign.disabled = this.resigner() === null;
    this.quick.hidden = !match.onlyComputers;
    this.quick.textContent = t(match.hasty ? 'action.leisure' : 'action.quick');
  }

  /** What goes into the list of moves: skipped turns too.
   * @param {ReturnType<import('../play/match.js').Match['game']['history']>} history */
  #listOf(history) {
    const skipped = this.#words.t('moves.skipped');
    return history.flatMap(({ text, seat, happenings }) => [
      { text, seat },
      ...happenings.flatMap((one) => (one.type === 'skipped' ? [{ text: skipped, seat: one.seat }] : [])),
    ]);
  }

  /** The seat that the resign button speaks for, or null when there is none. @returns {number | null} */
  resigner() {
    const { match } = this.#board;
    if (!match || match.state.over) return null;
    const persons = match.state.seats.filter(
      ({ seat, status }) => status === 'playing' && match.seats[seat]?.kind === 'person',
    );
    return (persons.find(({ seat }) => seat === match.state.turn) ?? persons[0])?.seat ?? null;
  }

  /** @param {State} state */
  #updateSeats(state) {
    const { match, speech } = this.#board;
    if (!match || !speech) return;
    const { t } = this.#words;
    const armies = state.seats.map(({ homes = [] }) => homes.map((home) => match.colours[home] ?? home));
    const wanted = JSON.stringify(armies);
    if (wanted !== this.#cardsFor) {
      this.#cardsFor = wanted;
      this.#cards = armies.map((own, seat) => this.#makeCard(seat, own));
      this.#seats.replaceChildren(...this.#cards.map(({ card }) => h('li', {}, card)));
      this.#seats.dataset['count'] = String(this.#cards.length);
    }
    for (const { seat, status, rank, inGoal = 0 } of state.seats) {
      const parts = this.#cards[seat];
      const player = match.seats[seat];
      if (!parts || !player) continue;
      const all = piecesOf(state, seat, match.setup);
      parts.card.setAttribute('aria-current', String(seat === state.turn));
      parts.card.classList.toggle('out', status === 'resigned');
      parts.name.textContent = speech.name(seat);
      const who = player.kind === 'person' ? t('seat.person') : t('seat.computer', { n: player.level });
      parts.kind.textContent = rank === null ? who : t('seat.rank', { n: rank });
      parts.bar.style.inlineSize = `${(inGoal / all) * 100}%`;
      parts.count.textContent = t('seat.count', { n: inGoal, all });
    }
  }

  /** @param {number} seat @param {number[]} armies @returns {Card} */
  #makeCard(seat, armies) {
    const name = h('b');
    const kind = h('small');
    const bar = h('i');
    const count = h('span', { class: 'count' });
    const card = h(
      'button',
      { type: 'button', class: 'seat', 'data-army': armies[0], onclick: () => this.#hooks.seat(seat) },
      h('span', { class: 'marbles' }, ...armies.map((army) => marbleIcon(army))),
      h('span', { class: 'who' }, name, kind, h('span', { class: 'bar' }, bar)),
      count,
    );
    return { card, name, kind, bar, count };
  }

  /** @param {State} state */
  #updateResult(state) {
    const { t } = this.#words;
    const { match, speech } = this.#board;
    this.#result.hidden = !state.over;
    // The result names everybody once more.
    this.#seats.hidden = state.over;
    if (!state.over || !match || !speech) return;
    const ranked = [...state.seats].sort((a, b) => (a.rank ?? 9) - (b.rank ?? 9));
    this.#result.replaceChildren(
      h('h2', {}, t('result.title')),
      h(
        'table',
        {},
        h(
          'thead',
          {},
          h('tr', {}, h('th', { scope: 'col' }, t('result.place')), h('th', { scope: 'col' }, t('result.player')), h('th', { scope: 'col' }, t('result.home'))),
        ),
        h(
          'tbody',
          {},
          ...ranked.map(({ seat, rank, inGoal = 0 }) =>
            h(
              'tr',
              {},
              h('td', {}, rank === null ? '' : t('result.rank', { n: rank })),
              h('th', { scope: 'row' }, marbleIcon(match.armyOf(seat), 20), speech.name(seat)),
              h('td', {}, t('seat.count', { n: inGoal, all: piecesOf(state, seat, match.setup) })),
            ),
          ),
        ),
      ),
    );
  }
}
