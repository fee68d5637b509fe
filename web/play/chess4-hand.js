/**
 * A chess piece in hand and where it can go. The same face as a chain of hops, so that pointer and
 * keyboard need not know which of the two they hold.
 * @module
 */

/** @typedef {import('../engine/nyota.js').Game} Game */
/** @typedef {import('./chain.js').Choice} Choice */
/** @typedef {import('./chain.js').Manner} Manner */
/** @typedef {import('./chain.js').Target} Target */

/** In which order pieces are offered. */
const kOffered = ['queen', 'rook', 'bishop', 'knight'];

export class ChessHand {
  /** @type {string} */
  #from;
  /** @type {Map<string, Target>} */
  #targets = new Map();
  /** @type {Map<string, Choice[]>} */
  #promotions = new Map();
  /** Where the piece has been put before the move is final. @type {Target | null} */
  #put = null;

  /**
   * @param {Game} game
   * @param {string} from a square with a piece of the seat to move
   */
  constructor(game, from) {
    this.#from = from;
    const taken = new Set(game.state().pieces.map(({ cell }) => cell));
    for (const { text, to, kind, promotesTo } of game.legalMoves(from)) {
      if (promotesTo) this.#promotions.set(to, [...(this.#promotions.get(to) ?? []), { piece: promotesTo, move: text }]);
      this.#targets.set(to, {
        cell: to,
        kind: taken.has(to) || kind === 'en-passant' ? 'capture' : kind === 'castle' ? 'castle' : 'step',
        path: [from, to],
        move: text,
        mayStop: true,
        next: true,
      });
    }
  }

  get path() {
    return this.#put ? [...this.#put.path] : [this.#from];
  }

  get from() {
    return this.#from;
  }

  get at() {
    return this.#put?.cell ?? this.#from;
  }

  get open() {
    return this.#put !== null;
  }

  get targets() {
    return this.#targets;
  }

  /** What the pawn that was put down may become, where there is a choice. @returns {Choice[]} */
  get choices() {
    const all = this.#put ? (this.#promotions.get(this.#put.cell) ?? []) : [];
    return all.length > 1 ? [...all].sort((a, b) => kOffered.indexOf(a.piece) - kOffered.indexOf(b.piece)) : [];
  }

  get move() {
    return this.choices.length > 0 ? null : (this.#put?.move ?? null);
  }

  /**
   * Puts the piece on a square.
   * @param {string} cell
   * @param {Manner} [manner]
   * @returns {string | null} the move to play now, or null while a word more is needed
   */
  enter(cell, { confirm = false } = {}) {
    const target = this.#targets.get(cell);
    if (!target) return null;
    this.#put = target;
    return confirm ? null : this.move;
  }

  /** @param {string} cell @returns {boolean} false where the piece did not come from there */
  back(cell) {
    if (cell !== this.#from) return false;
    this.#put = null;
    return true;
  }

  /** Texts of moves to ask about when a square cannot be reached. @param {string} cell */
  attempts(cell) {
    return [`${this.#from}-${cell}`];
  }
}
