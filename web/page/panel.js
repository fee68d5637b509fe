/**
 * All that stands beside the board: who plays, what can be done now, the moves, the result.
 * @module
 */
import { button, h } from './dom.js';
import { MoveList } from './move-list.js';
import { starSheet } from './star-sheet.js';

/** @typedef {import('../element/nyota-board.js').NyotaBoard} NyotaBoard */
/** @typedef {import('../engine/nyota.js').State} State */
/** @typedef {import('../i18n/words.js').Words} Words */
/** @typedef {import('../play/match.js').Match} Match */

/**
 * @typedef {object} PanelHooks
 * @property {() => void} newGame
 * @property {() => void} menu
 * @property {(seat: number) => void} seat
 * @property {() => void} resign
 * @property {() => void} hint
 * @property {() => void} here
 * @property {() => void} share
 * @property {(ply?: number) => void} review looks back at the position after so many entries of the record
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
 * @typedef {object} SeatLook
 * @property {string} key the card is made anew when it changes
 * @property {(size?: number) => HTMLElement[]} icons
 * @property {number | undefined} army whose colour it has in the style sheet
 * @property {string} mark of the army
 * @property {string} news said in place of who plays the seat; empty for nothing
 * @property {number | null} share of the way home, 0 to 1; null where there is none
 * @property {string} count
 */

/**
 * @typedef {object} Sheet What differs from game to game.
 * @property {(match: Match) => [string, string]} about the kind of the game and its size
 * @property {(match: Match, state: State, seat: number) => SeatLook} seat
 * @property {string[]} columns heads of the result beside place and player
 * @property {(match: Match, state: State, seat: number) => string[]} cells
 * @property {HTMLElement[]} more what stands below the moves
 * @property {(match: Match, state: State) => void} update
 */

/** @type {Record<string, (words: Words) => Sheet>} */
const sheets = { sternhalma: starSheet };

/** Makes known what the panel tells of one more game. @param {string} game @param {(words: Words) => Sheet} make */
export const addSheet = (game, make) => void (sheets[game] = make);

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
  /** Of each seat. @type {SeatLook[]} */
  looks = [];
  /** @type {Record<string, Sheet>} */
  #sheets = {};
  #more = h('div', { class: 'more' });
  #title = h('h1');
  #preset = document.createTextNode('');
  #players = h('span');
  #seats = h('ul', { class: 'seats' });
  #lead = h('strong');
  #hint = h('span');
  /** Room for what is told when a game is over, besides places. */
  after = h('div', { class: 'after' });
  /** Room for the clock of the turns. */
  clock = h('div', { class: 'clock', hidden: true });
  /** Room for the table of a series. */
  series = h('div', { class: 'more' });
  #result = h('section', { class: 'result', hidden: true });
  /** @type {MoveList} */
  #moves;

  /** @param {Words} words @param {NyotaBoard} board @param {PanelHooks} hooks */
  constructor(words, board, hooks) {
    const { t } = words;
    this.#words = words;
    this.#board = board;
    this.#hooks = hooks;
    this.#moves = new MoveList(words, hooks.review);
    this.undo = button(t('action.undo'), () => board.undo());
    this.redo = button(t('action.redo'), () => board.redo());
    this.hint = button(t('action.hint'), () => hooks.hint());
    this.hint.setAttribute('aria-keyshortcuts', 'H');
    this.resign = button(t('action.resign'), () => hooks.resign());
    this.newGame = button(t('action.new'), () => hooks.newGame(), 'main');
    this.menu = button(t('menu.title'), () => hooks.menu(), 'plain');
    this.menu.setAttribute('aria-haspopup', 'dialog');
    this.quick = button('', () => board.playOut(!board.match?.hasty));
    this.here = button(t('action.here'), () => hooks.here(), 'main');
    this.send = button(t('action.send'), () => hooks.share(), 'main');
    this.actions = h('div', { class: 'actions' }, this.here, this.send, this.quick, this.undo, this.redo, this.hint, this.resign, this.newGame);
    this.#seats.setAttribute('aria-label', t('panel.seats'));
    this.element = h(
      'section',
      { class: 'panel', 'aria-label': t('panel.label') },
      h(
        'header',
        {},
        h('div', {}, this.#title, h('p', { class: 'about' }, this.#preset, this.#players)),
        this.menu,
      ),
      this.#result,
      this.#seats,
      h('p', { class: 'status', role: 'status' }, this.#lead, words.gap, this.#hint),
      this.clock,
      this.actions,
      this.#moves.element,
      this.#more,
      this.series,
    );
  }

  /** Shows everything as it is now. */
  update() {
    const { look, match, speech, status } = this.#board;
    if (!match || !speech) return;
    const { t } = this.#words;
    const state = look?.state ?? match.shownState;
    const { setup } = match;
    const sheet = (this.#sheets[setup.game] ??= (sheets[setup.game] ?? starSheet)(this.#words));
    const [kind, size] = sheet.about(match);
    const looks = state.seats.map(({ seat }) => sheet.seat(match, state, seat));
    this.looks = looks;
    this.#title.textContent = t(`game.${setup.game}`);
    this.#preset.textContent = kind;
    this.#players.textContent = ` · ${size}`;
    if (this.#lead.textContent !== status.lead) this.#lead.textContent = status.lead;
    if (this.#hint.textContent !== status.hint) this.#hint.textContent = status.hint;
    this.#updateSeats(state, looks);
    this.#updateResult(state, sheet, looks);
    this.#moves.update(this.#listOf(match.history.slice(0, match.shownState.ply)), setup.firstSeat ?? 0, looks);
    this.#moves.mark(look?.state.ply);
    if (this.#more.firstElementChild !== (sheet.more[0] ?? null)) this.#more.replaceChildren(...sheet.more);
    sheet.update(match, state);
    this.undo.disabled = !this.#board.canUndo;
    this.redo.disabled = !match.canRedo;
    this.hint.disabled = !match.awaitsPerson || look !== null;
    this.resign.disabled = this.resigner() === null;
    this.here.hidden = !match.held;
    this.send.hidden = !match.awaitsLink;
    this.quick.hidden = match.held || !match.onlyComputers;
    this.quick.textContent = t(match.hasty ? 'action.leisure' : 'action.quick');
  }

  /** Takes over what was open or closed, and the focus. @param {Panel} before the same panel in another language */
  resume(before) {
    const boxes = this.element.querySelectorAll('details');
    before.element.querySelectorAll('details').forEach((box, i) => {
      if (boxes[i]) boxes[i].open = box.open;
    });
    this.menu.focus();
  }

  /** What goes into the list of moves: skipped turns too.
   * @param {ReturnType<import('../play/match.js').Match['game']['history']>} history */
  #listOf(history) {
    const skipped = this.#words.t('moves.skipped');
    return history.flatMap(({ text, seat, happenings }, i) => [
      { text, seat, ply: i + 1 },
      ...happenings.flatMap((one) => (one.type === 'skipped' ? [{ text: skipped, seat: one.seat }] : [])),
    ]);
  }

  /** The seat that the resign button speaks for, or null when there is none. @returns {number | null} */
  resigner() {
    const { match } = this.#board;
    if (!match || match.held || match.state.over) return null;
    const persons = match.state.seats.filter(
      ({ seat, status }) => status === 'playing' && match.seats[seat]?.kind === 'person',
    );
    return (persons.find(({ seat }) => seat === match.state.turn) ?? persons[0])?.seat ?? null;
  }

  /** @param {State} state @param {SeatLook[]} looks */
  #updateSeats(state, looks) {
    const { match, speech } = this.#board;
    if (!match || !speech) return;
    const { t } = this.#words;
    const wanted = looks.map(({ key }) => key).join('/');
    if (wanted !== this.#cardsFor) {
      this.#cardsFor = wanted;
      this.#cards = looks.map((look, seat) => this.#makeCard(seat, look));
      this.#seats.replaceChildren(...this.#cards.map(({ card }) => h('li', {}, card)));
      // Two or four players are two to a row, others three where there is little room.
      this.#seats.classList.toggle('three', ![1, 2, 4].includes(looks.length));
    }
    for (const { seat, status, rank } of state.seats) {
      const parts = this.#cards[seat];
      const player = match.seats[seat];
      const look = looks[seat];
      if (!parts || !player || !look) continue;
      parts.card.setAttribute('aria-current', String(seat === state.turn));
      parts.card.classList.toggle('out', status === 'resigned' || status === 'out');
      parts.name.textContent = speech.name(seat);
      const who = t(`seat.${player.kind}`, { n: player.level });
      parts.kind.textContent = look.news || (rank === null ? who : t('seat.rank', { n: rank }));
      parts.bar.style.inlineSize = `${(look.share ?? 0) * 100}%`;
      parts.count.textContent = look.count;
    }
  }

  /** @param {number} seat @param {SeatLook} look @returns {Card} */
  #makeCard(seat, { icons, army, share }) {
    const name = h('bdi');
    const kind = h('small');
    const bar = h('i');
    const count = h('span', { class: share === null ? 'points' : 'count' });
    const card = h(
      'button',
      { type: 'button', class: 'seat', 'data-army': army, onclick: () => this.#hooks.seat(seat) },
      h('span', { class: 'marbles' }, ...icons()),
      h('span', { class: 'who' }, h('b', {}, name), kind, share === null ? null : h('span', { class: 'bar' }, bar)),
      count,
    );
    return { card, name, kind, bar, count };
  }

  /** @param {State} state @param {Sheet} sheet @param {SeatLook[]} looks */
  #updateResult(state, sheet, looks) {
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
          h('tr', {}, ...[t('result.place'), t('result.player'), ...sheet.columns].map((head) => h('th', { scope: 'col' }, head))),
        ),
        h(
          'tbody',
          {},
          ...ranked.map(({ seat, rank }) =>
            h(
              'tr',
              {},
              h('td', {}, rank === null ? '' : t('result.rank', { n: rank })),
              h('th', { scope: 'row' }, ...(looks[seat]?.icons(20).slice(0, 1) ?? []), h('bdi', {}, speech.name(seat))),
              ...sheet.cells(match, state, seat).map((text) => h('td', {}, text)),
            ),
          ),
        ),
      ),
      this.after,
      button(t('action.review'), () => this.#hooks.review()),
      ' ',
      button(t('action.share'), () => this.#hooks.share()),
    );
  }
}
