/**
 * A move while it is being entered: the piece that was picked up, the holes it has passed, and
 * where it can go from there.
 * @module
 */

/** @typedef {import('../engine/nyota.js').Game} Game */

/**
 * @typedef {object} Target
 * @property {string} cell
 * @property {'step' | 'hop' | 'swap' | 'capture' | 'castle'} kind
 * @property {string[]} path From the first hole of the move to this one.
 * @property {string} move What the game's play takes to end the move here.
 * @property {boolean} mayStop False where a piece may pass through but not rest.
 * @property {boolean} next True one landing away, false farther along the chain.
 */

/**
 * @typedef {object} Manner How a hole is taken.
 * @property {boolean} [stepwise] One landing away the chain stays open as long as it leads anywhere
 *   new; a hole farther along ends the move all the same.
 * @property {boolean} [confirm] The piece goes there, and the move waits for a word more.
 */

/**
 * @typedef {object} Choice What else has to be said about a move.
 * @property {string} piece what a pawn becomes
 * @property {string} move
 */

export class Chain {
  /** @type {Game} */
  #game;
  /** @type {string[]} */
  #path;
  /** The text of the move that ends where the chain is now; null at its start and where it may not end.
   * @type {(string | null)[]} */
  #moves = [null];
  /** @type {Map<string, Target>} */
  #targets;

  /**
   * @param {Game} game
   * @param {string} from a hole with a piece of the seat to move
   */
  constructor(game, from) {
    this.#game = game;
    this.#path = [from];
    this.#targets = this.#explore();
  }

  /** The holes passed so far, the first one included. */
  get path() {
    return [...this.#path];
  }

  get from() {
    return /** @type {string} */ (this.#path[0]);
  }

  /** Where the piece is now. */
  get at() {
    return /** @type {string} */ (this.#path[this.#path.length - 1]);
  }

  /** True once the piece has left its first hole. */
  get open() {
    return this.#path.length > 1;
  }

  /** Holes that can be reached from here. Holes already passed are left out: `back` leads there. */
  get targets() {
    return this.#targets;
  }

  /** The move that ends here, or null where none may. */
  get move() {
    return this.#moves[this.#moves.length - 1] ?? null;
  }

  /**
   * Goes to a target. It is taken as the end of the move wherever the piece may rest in it.
   * @param {string} cell
   * @param {Manner} [manner]
   * @returns {string | null} the move to play now, or null while the chain is open
   */
  enter(cell, { stepwise = false, confirm = false } = {}) {
    const target = this.#targets.get(cell);
    if (!target) return null;
    const ends = target.mayStop && !(stepwise && target.next);
    if (ends && !confirm) return target.move;
    for (const hole of target.path.slice(this.#path.length)) {
      this.#path.push(hole);
      this.#moves.push(null);
    }
    this.#moves[this.#moves.length - 1] = target.mayStop ? target.move : null;
    this.#targets = this.#explore();
    return this.#targets.size === 0 && !confirm ? this.move : null;
  }

  /**
   * Goes back to a hole that was passed.
   * @param {string} cell
   * @returns {boolean} false where the chain has not been there
   */
  back(cell) {
    const index = this.#path.indexOf(cell);
    if (index < 0) return false;
    this.#path.length = index + 1;
    this.#moves.length = index + 1;
    this.#targets = this.#explore();
    return true;
  }

  /** Nothing but the way has to be chosen. @returns {Choice[]} */
  get choices() {
    return [];
  }

  /** Texts of moves to ask about when a hole cannot be reached: with the holes passed so far, and
   * where that says nothing from and to alone. @param {string} cell */
  attempts(cell) {
    return [[...this.#path, cell].join('-'), `${this.from}-${cell}`];
  }

  #explore() {
    /** @type {Map<string, Target>} */
    const found = new Map();
    const seen = new Set(this.#path);
    // Breadth first, so that the path to each hole is a shortest one.
    const queue = [this.#path];
    for (let path = queue.shift(); path; path = queue.shift()) {
      for (const { cell, kind, move, mayStop } of this.#game.continuations(path)) {
        if (seen.has(cell)) continue;
        seen.add(cell);
        const longer = [...path, cell];
        found.set(cell, {
          cell,
          kind,
          path: longer,
          move,
          mayStop,
          next: longer.length === this.#path.length + 1,
        });
        if (kind !== 'step') queue.push(longer);
      }
    }
    // A swap changes the board on the way, so a hole can be in reach only by a way that the search
    // above has given up for a shorter one.
    if (!this.open) {
      for (const move of this.#game.legalMoves(this.from)) {
        if (found.has(move.to)) continue;
        found.set(move.to, {
          cell: move.to,
          kind: move.swaps.length > 0 ? 'swap' : 'hop',
          path: move.path,
          move: move.text,
          mayStop: true,
          next: false,
        });
      }
    }
    return found;
  }
}
