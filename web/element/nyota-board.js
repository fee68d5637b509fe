/**
 * `<nyota-board>`: a game at a board, with all that is needed to play it. Give it `words` and an
 * `engine`, then call `newGame` or `restore`.
 *
 * Events, all bubbling and composed:
 * - `nyota-beforemove` {move, seat}: a person is about to move; `preventDefault()` keeps them from it
 * - `nyota-move` {seat, happenings}: a move was made and shown
 * - `nyota-turn` {seat}: it is another seat's turn; null when the game is over
 * - `nyota-over` {reason, ranks}
 * - `nyota-change`: anything worth drawing anew around the board
 * - `nyota-fault` {error}: the computer could not move
 * @module
 */
import { Entry } from '../play/entry.js';
import { Match } from '../play/match.js';
import { readColours } from '../play/seats.js';
import { BoardView } from '../view/board-view.js';
import { themeOf } from '../view/boards.js';
import { kitOf } from '../view/kit.js';
import { kBoardStyle } from './board-style.js';
import { Corner } from './corner.js';
import { Voice } from './voice.js';

/** @typedef {import('../engine/nyota.js').Happening} Happening */
/** @typedef {import('../engine/nyota.js').Nyota} Nyota */
/** @typedef {import('../engine/nyota.js').Setup} Setup */
/** @typedef {import('../engine/nyota.js').State} State */
/** @typedef {import('../engine/nyota.js').Thinker} Thinker */
/** @typedef {import('../i18n/words.js').Words} Words */
/** @typedef {import('../play/match.js').Shown} Shown */
/** @typedef {import('../play/match.js').Snapshot} Snapshot */
/** @typedef {import('../play/seats.js').Seat} Seat */

/**
 * @typedef {object} Engine
 * @property {Nyota} nyota
 * @property {() => Promise<Thinker>} thinker
 */

/**
 * @typedef {object} Look An earlier position, only to be looked at.
 * @property {State} state
 * @property {Match['history']} history what led to it; of a step, what led to the position before
 * @property {State} [before] where a step begins that is to be seen
 * @property {readonly Happening[]} [step] what is to be seen then
 * @property {number} pace of the step, as a multiple of the usual length
 * @property {import('./speech.js').Speech} speech about that position
 * @property {import('./speech.js').Sentence} status said in place of whose turn it is
 */

/** Speeds by name, as multiples of the normal length of a movement. */
export const kPaces = /** @type {const} */ ({ slow: 1.8, normal: 1, fast: 0.5, instant: 0 });
/** @typedef {keyof typeof kPaces} Speed */
/** @typedef {'auto' | 'light' | 'dark'} Shade */
/** @typedef {import('../view/pointer.js').Touch} Touch */
/** @typedef {import('../play/chain.js').Manner} Manner */

/** What a game needs besides what every board has, fetched when it is first opened. @type {Record<string, () => Promise<unknown>>} */
const kFetched = { chess4: () => import('./chess4.js') };

/** @type {CSSStyleSheet | null} */
let sheet = null;
const styleSheet = () => {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(kBoardStyle);
  }
  return sheet;
};

// Where there is no page, as in a server's render, the module can still be imported.
const Base = /** @type {typeof HTMLElement} */ (globalThis.HTMLElement ?? class {});

export class NyotaBoard extends Base {
  static observedAttributes = ['theme', 'board', 'speed', 'bottom', 'hide-legal-moves'];

  /** @type {Engine | null} */
  engine = null;
  /** Called with what `restore` takes, after every move and while a chain is entered.
   * @type {((snapshot: Snapshot) => void) | null} */
  keep = null;

  /** @type {BoardView | null} */
  #view = null;
  /** @type {Match | null} */
  #match = null;
  /** @type {Entry | null} */
  #entry = null;
  /** What is to be on the board next. @type {Match | null} */
  #coming = null;
  /** Landings of the coming move that the person has already made by hand. */
  #seen = 0;
  /** @type {Words | null} */
  #words = null;
  /** @type {number | null | undefined} */
  #turnTold = undefined;
  #overTold = false;
  /** @type {{ corner: Corner, voice: Voice } | null} */
  #parts = null;
  /** @type {Look | null} */
  #look = null;
  /** While somebody looks back, the moves that come wait for this: true where they are to be shown then. @type {Promise<boolean> | null} */
  #away = null;
  /** @type {(shown: boolean) => void} */
  #comeBack = () => {};
  #darkness = globalThis.matchMedia?.('(prefers-color-scheme: dark)');
  #stillness = globalThis.matchMedia?.('(prefers-reduced-motion: reduce)');

  connectedCallback() {
    if (!this.#view) this.#build();
    this.#darkness?.addEventListener('change', this.#surroundings);
    this.#stillness?.addEventListener('change', this.#surroundings);
    document.addEventListener('visibilitychange', this.#visibility);
    this.#applyAttributes();
  }

  disconnectedCallback() {
    this.#darkness?.removeEventListener('change', this.#surroundings);
    this.#stillness?.removeEventListener('change', this.#surroundings);
    document.removeEventListener('visibilitychange', this.#visibility);
    // Moving the element within a page disconnects it for a moment only.
    queueMicrotask(() => {
      if (this.isConnected) return;
      this.#match?.close();
      this.#view?.close();
      this.#match = null;
      this.#entry = null;
      this.#view = null;
      this.#parts = null;
      this.shadowRoot?.replaceChildren();
    });
  }

  attributeChangedCallback() {
    if (this.#view) this.#applyAttributes();
  }

  /** @returns {Match | null} */
  get match() {
    return this.#match;
  }

  /** @returns {import('./speech.js').Speech | null} */
  get speech() {
    return this.#look?.speech ?? this.#parts?.voice.speech ?? null;
  }

  /** The language of all that is said. May be changed at any time; what was said before is then forgotten. */
  get words() {
    return this.#words;
  }

  /** @param {Words | null} words */
  set words(words) {
    this.#words = words;
    if (words && this.#match) {
      this.#endLook(true);
      this.#speak(words, this.#match);
      this.#changed();
    }
  }

  /** Whose turn it is and what can be done now, in words. */
  get status() {
    return this.#look?.status ?? this.#parts?.voice.status(this.#entry, this.#marksShown) ?? { lead: '', hint: '' };
  }

  /** The position that is being looked back at, if one is. */
  get look() {
    return this.#look;
  }

  /**
   * Shows an earlier position, which nobody can move in. The game waits: what is played meanwhile is shown
   * afterwards. Whatever changes the game by hand comes back to it first.
   * @param {Look | null} look null comes back to the game
   * @returns {Promise<void>} resolves when a step has been seen
   */
  async lookAt(look) {
    const view = this.#view;
    if (!look || !view) return this.#endLook(true);
    this.#away ??= new Promise((resolve) => (this.#comeBack = resolve));
    this.#look = look;
    view.jump(look.before ?? look.state, look.history);
    this.#changed();
    if (look.step) await view.play(look.step, look.state, 0);
  }

  /** @param {boolean} shown whether what was played meanwhile is to be shown now */
  #endLook(shown) {
    const match = this.#match;
    if (!this.#look || !match) return;
    this.#look = null;
    this.#away = null;
    const { shownState } = match;
    this.#view?.jump(shownState, match.history.slice(0, shownState.ply));
    this.#comeBack(shown);
    this.#changed();
  }

  /** The colours in use. @returns {'light' | 'dark'} */
  get shade() {
    const theme = this.getAttribute('theme');
    if (theme === 'light' || theme === 'dark') return theme;
    return this.#darkness?.matches ? 'dark' : 'light';
  }

  /** The side turned to the bottom: a point of the star, or a seat of four-player chess. */
  get bottom() {
    return this.#view?.bottom ?? 0;
  }

  set bottom(point) {
    this.setAttribute('bottom', String(point));
  }

  /** The side of the board that belongs to a seat: its first one. @param {number} seat */
  sideOf(seat) {
    const match = this.#match;
    return match ? (kitOf(match.setup.game).sidesOf(match.state, seat)[0] ?? 0) : 0;
  }

  /**
   * @param {Setup} setup
   * @param {readonly Seat[]} seats
   * @param {object} [options]
   * @param {boolean} [options.lot] whether the first seat was drawn by lot, which is then to be seen
   * @param {readonly number[]} [options.colours] the army whose colour each point has, 0 to 5, no two alike
   * @param {import('../play/match.js').Aside} [options.aside] kept with the game
   * @returns {Promise<boolean>} false where another game was asked for meanwhile
   * @throws NyotaError 'bad-setup'; or what went wrong when the game's own parts could not be fetched.
   *   What was on the board stays there then.
   */
  async newGame(setup, seats, { lot = false, colours, aside } = {}) {
    const { nyota, thinker } = this.#need();
    const game = nyota.newGame(setup);
    const seed = Math.floor(Math.random() * 2 ** 32);
    const options = { game, seats, seed, thinker, colours: readColours(colours), aside, fair: true, hooks: this.#hooks() };
    return this.#open(new Match(options), (match) => this.#take(match, lot));
  }

  /**
   * Goes on with a game that was kept.
   * @param {unknown} saved
   * @param {boolean} [held] whether it is only to be looked at
   * @returns {Promise<boolean>} false where it is nothing that was ever kept, or another game was asked for meanwhile
   * @throws NyotaError where the game in it cannot be loaded; or what went wrong when the game's own
   *   parts could not be fetched. What was on the board stays there then.
   */
  async restore(saved, held = false) {
    const { nyota, thinker } = this.#need();
    const restored = Match.restore(nyota, saved, { thinker, held, hooks: this.#hooks() });
    if (!restored) return false;
    const { chain } = /** @type {Snapshot} */ (saved);
    return this.#open(restored, (match) => {
      this.#take(match);
      if (Array.isArray(chain)) this.#entry?.resume(chain.filter((cell) => typeof cell === 'string'));
    });
  }

  /**
   * Puts a match on the board as soon as all that its game needs is here.
   * @param {Match} match
   * @param {(match: Match) => void} take
   */
  async #open(match, take) {
    this.#coming = match;
    try {
      const fetching = kFetched[match.setup.game]?.();
      if (fetching) await fetching;
    } catch (error) {
      match.close();
      throw error;
    }
    if (this.#coming !== match) {
      match.close();
      return false;
    }
    this.#coming = null;
    take(match);
    return true;
  }

  /** Takes the last landing of an open chain back, else all back to the person's own last turn. */
  undo() {
    this.#endLook(false);
    if (this.#entry?.stepBack()) return;
    this.#match?.undo();
  }

  get canUndo() {
    return (this.#entry?.chain?.open ?? false) || (this.#match?.canUndo ?? false);
  }

  redo() {
    this.#endLook(false);
    this.#match?.redo();
  }

  /** Puts the piece in hand back. */
  putBack() {
    this.#entry?.cancel();
  }

  /** Something drawn over the pieces, such as arrows; null for nothing. It stays until it is replaced.
   * @param {import('../view/scene-painter.js').Overlay | null} overlay */
  set overlay(overlay) {
    if (this.#view) this.#view.overlay = overlay;
  }

  /** Says a sentence to those who cannot see the board. @param {string} sentence */
  announce(sentence) {
    this.#parts?.voice.say(sentence);
  }

  /** Lets computers that are among themselves hurry to the end, or play at leisure again. @param {boolean} hasty */
  playOut(hasty) {
    const match = this.#match;
    if (!match) return;
    this.#endLook(true);
    match.hasty = hasty;
    if (hasty) this.#view?.motion.finish();
  }

  /** @param {number} seat @throws NyotaError 'not-playing' */
  resign(seat) {
    this.#endLook(true);
    this.#entry?.cancel();
    this.#match?.resign(seat);
  }

  /** Stops the game, or lets it go on. @param {boolean} paused */
  pause(paused) {
    this.#entry?.cancel();
    if (this.#match) this.#match.paused = paused;
  }

  /** Lets the computer make this one move for the person whose turn it is. */
  relieve() {
    this.#entry?.cancel();
    this.#match?.relieve();
  }

  /** Keeps the game as it is now, with the move that is being entered. */
  save() {
    const chain = this.#entry?.chain;
    if (this.#match) this.keep?.(this.#match.snapshot(chain?.open ? chain.path : []));
  }

  /** @param {number} seat @param {Partial<Seat>} change */
  setSeat(seat, change) {
    this.#entry?.cancel();
    this.#match?.setSeat(seat, change);
  }

  #need() {
    if (!this.engine || !this.#words) throw new Error('nyota-board needs an engine and words first');
    if (!this.#view) this.#build();
    return this.engine;
  }

  #build() {
    const root = this.shadowRoot ?? this.attachShadow({ mode: 'open' });
    root.adoptedStyleSheets = [styleSheet()];
    const stage = document.createElement('div');
    stage.className = 'stage';
    const corner = new Corner({
      done: () => {
        this.#byHand(() => this.#entry?.stop());
        this.#backToGrid();
      },
      back: () => {
        this.#entry?.cancel();
        this.#backToGrid();
      },
      choose: (move) => {
        this.#byHand(() => this.#entry?.choose(move));
        this.#backToGrid();
      },
    });
    const voice = new Voice();
    root.append(stage, voice.element);
    this.#parts = { corner, voice };
    this.#view = new BoardView(stage, {
      tap: (cell, how) => this.#byHand(() => this.#hand?.tap(cell, this.#mannerOf(how))),
      lift: (cell) => this.#hand?.lift(cell) ?? false,
      drop: (cell, how) => this.#byHand(() => this.#hand?.drop(cell, this.#mannerOf(how)), true),
      cancel: () => this.#hand?.cancel(),
      ask: (what) => voice.answer(what, this.status),
      labelOf: (cell) => this.speech?.hole(cell, this.#hand) ?? cell,
    });
    stage.append(corner.element);
  }

  /** What a person does with the pieces; nothing while somebody looks back. */
  get #hand() {
    return this.#look ? null : this.#entry;
  }

  /** The buttons of a chain vanish with it: the focus goes on in the grid. */
  #backToGrid() {
    const grid = this.#view?.grid;
    if (grid) grid.focus(grid.current);
  }

  /** @param {Touch} how @returns {Manner} */
  #mannerOf({ finger, shift }) {
    return {
      stepwise: this.hasAttribute('stepwise') !== shift,
      confirm: finger && this.hasAttribute('confirm-touch'),
    };
  }

  /**
   * Carries out what a person did, minding which landings they have already made themselves.
   * @param {() => void} act
   * @param {boolean} [dragged]
   */
  #byHand(act, dragged = false) {
    const chain = this.#entry?.chain;
    this.#seen = dragged ? Infinity : Math.max(0, (chain?.path.length ?? 1) - 1);
    act();
    this.#seen = 0;
  }

  /** @param {Match} match @param {boolean} [lot] */
  #take(match, lot = false) {
    this.#match?.close();
    this.#look = null;
    this.#away = null;
    this.#comeBack(false);
    this.#match = match;
    this.#turnTold = undefined;
    this.#parts?.voice.forget();
    this.#overTold = match.state.over;
    if (this.#words) this.#speak(this.#words, match);
    this.#entry = new Entry(match, {
      play: (move) => this.#playOwn(move),
      changed: () => {
        if (!match.held) this.save();
        this.#changed();
      },
    });
    if (this.#view) {
      this.dataset['game'] = match.setup.game;
      this.#view.game = match.setup.game;
      this.#view.colours = match.colours;
    }
    this.#view?.jump(match.state, match.history);
    match.start(lot ? this.#drawLots(match) : undefined);
    this.#changed();
  }

  /** @param {Words} words @param {Match} match */
  #speak(words, match) {
    this.lang = words.locale;
    this.dir = words.direction;
    this.#view?.grid.setLabel(words.t('board.label'));
    this.#parts?.corner.setWords(words);
    this.#parts?.voice.speak(words, match);
  }

  /** @param {Match} match */
  async #drawLots(match) {
    const { state } = match;
    const { turn } = state;
    if (turn === null) return;
    await this.#view?.drawLots(state, turn);
    if (this.#match !== match) return;
    this.#parts?.voice.tellLot(turn);
  }

  /** @returns {import('../play/match.js').MatchHooks} */
  #hooks() {
    return {
      show: (shown) => this.#show(shown),
      jump: (state) => {
        this.#endLook(false);
        this.#entry?.cancel();
        this.#overTold = state.over;
        this.#parts?.voice.forget();
        this.#view?.jump(state, this.#match?.history ?? []);
      },
      changed: () => this.#changed(),
      save: (snapshot) => this.keep?.(snapshot),
      fault: (error) => this.#tell('nyota-fault', { error }),
    };
  }

  /** @param {string} move */
  #playOwn(move) {
    const match = this.#match;
    const seat = match?.state.turn ?? null;
    if (!match || seat === null) return;
    if (!this.#tell('nyota-beforemove', { move, seat }, true)) return;
    match.play(move);
  }

  /** @param {Shown} shown */
  async #show({ happenings, state }) {
    const seen = this.#seen;
    this.#seen = 0;
    if (this.#away && !(await this.#away)) return;
    await this.#view?.play(happenings, state, seen);
    this.#parts?.voice.tell(happenings);
    const [first] = happenings;
    this.#tell('nyota-move', { seat: first && 'seat' in first ? first.seat : null, happenings });
  }

  #changed() {
    const match = this.#match;
    if (!match || !this.#view || !this.#parts) return;
    const hand = this.#hand;
    const chain = hand?.chain ?? null;
    this.#view.setHand({
      chain: chain?.path ?? [],
      reach: chain?.targets ?? new Map(),
      refused: hand?.refused?.cell ?? null,
      movable: hand ? match.movable : new Set(),
    });
    if (this.#words) this.#parts.corner.update(this.#words, chain, match.state.turn ?? 0);
    this.#view.motion.pace = this.#pace;
    this.#tell('nyota-change', {});
    const { turn, over, reason, seats } = match.shownState;
    if (match.showing) return;
    if (turn !== this.#turnTold) {
      this.#turnTold = turn;
      this.#tell('nyota-turn', { seat: turn });
    }
    if (over && !this.#overTold) {
      this.#overTold = true;
      this.#tell('nyota-over', { reason, ranks: seats.map((seat) => seat.rank) });
    }
  }

  /** @param {string} name @param {object} detail @param {boolean} [cancelable] @returns {boolean} */
  #tell(name, detail, cancelable = false) {
    return this.dispatchEvent(new CustomEvent(name, { detail, cancelable, bubbles: true, composed: true }));
  }

  get #marksShown() {
    return !this.hasAttribute('hide-legal-moves');
  }

  #applyAttributes() {
    const view = this.#view;
    if (!view) return;
    const shade = this.shade;
    view.theme = themeOf(this.getAttribute('board'), shade);
    this.dataset['shade'] = shade;
    view.showMarks = this.#marksShown;
    view.motion.pace = this.#pace;
    view.motion.calm = this.#stillness?.matches ?? false;
    view.bottom = Number(this.getAttribute('bottom') ?? 0);
  }

  get #pace() {
    if (this.#match?.hasty && !this.#look) return 0;
    const speed = this.getAttribute('speed') ?? 'normal';
    return (kPaces[/** @type {Speed} */ (speed)] ?? 1) * (this.#look?.pace ?? 1);
  }

  #surroundings = () => this.#applyAttributes();

  #visibility = () => {
    if (document.hidden) this.#view?.motion.finish();
  };
}

/** Makes the element known to the page; does nothing where there is no page. */
export function defineNyotaBoard() {
  if (globalThis.customElements && !customElements.get('nyota-board')) {
    customElements.define('nyota-board', NyotaBoard);
  }
}
