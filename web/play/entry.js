/**
 * What a person does with the pieces: picking up, going along, stopping, changing one's mind. The
 * same for pointer and keyboard; knows nothing of either.
 * @module
 */
import { Chain } from './chain.js';

/**
 * Why nothing came of a tap: what the rules say, or `stuck` for an own piece that cannot move.
 * @typedef {import('../engine/nyota.js').Reason | 'stuck'} Refusal
 */
/** @typedef {import('./chain.js').Manner} Manner */
/** @typedef {import('./match.js').Match} Match */

/** @typedef {Chain | import('./chess4-hand.js').ChessHand} Hand A piece that has been picked up. */
/** @typedef {new (game: import('../engine/nyota.js').Game, cell: string) => Hand} HandKind */

/** @type {Record<string, HandKind>} */
const hands = { sternhalma: Chain };

/** Makes known how the pieces of one more game are held. @param {string} game @param {HandKind} Kind */
export const addHand = (game, Kind) => void (hands[game] = Kind);

/** @param {import('../engine/nyota.js').Game} game @param {string} cell @returns {Hand} */
const pickUp = (game, cell) => new (hands[game.setup.game] ?? Chain)(game, cell);

export class Entry {
  /** @type {Match} */
  #match;
  /** @type {(move: string) => void} */
  #play;
  /** @type {() => void} */
  #changed;
  /** @type {Hand | null} */
  #chain = null;
  /** @type {{ cell: string, reason: Refusal } | null} */
  #refused = null;

  /**
   * @param {Match} match
   * @param {object} hooks
   * @param {(move: string) => void} hooks.play called with a complete legal move
   * @param {() => void} hooks.changed called when what is picked up, reachable or refused has changed
   */
  constructor(match, { play, changed }) {
    this.#match = match;
    this.#play = play;
    this.#changed = changed;
  }

  get chain() {
    return this.#chain;
  }

  /** Why the last hole asked for could not be reached. */
  get refused() {
    return this.#refused;
  }

  /**
   * A tap, click or Enter on a hole.
   * @param {string} cell
   * @param {Manner} [manner]
   */
  tap(cell, manner = {}) {
    if (!this.#match.awaitsPerson) return;
    const chain = this.#chain;
    if (chain && cell === chain.at) {
      if (chain.move) this.#finish(chain.move);
      else if (!chain.open) this.cancel();
    } else if (chain?.targets.has(cell)) {
      const move = chain.enter(cell, manner);
      if (move) this.#finish(move);
      else this.#settle(null);
    } else if (chain?.back(cell)) {
      this.#settle(null);
    } else {
      this.#pick(cell);
    }
  }

  /**
   * Picks up a piece if it can move; otherwise nothing happens. For the start of a drag.
   * @param {string} cell
   * @returns {boolean} whether the piece in this hole is in hand now
   */
  lift(cell) {
    if (!this.#match.awaitsPerson) return false;
    if (this.#chain?.at === cell) return true;
    if (!this.#match.movable.has(cell)) return false;
    this.#chain = pickUp(this.#match.game, cell);
    this.#settle(null);
    return true;
  }

  /**
   * The piece in hand was let go over a hole: the move ends there if it may.
   * @param {string | null} cell
   * @param {Manner} [manner]
   */
  drop(cell, { confirm = false } = {}) {
    const chain = this.#chain;
    if (!chain || cell === null || cell === chain.at) return;
    if (chain.targets.has(cell)) {
      const move = chain.enter(cell, { confirm });
      if (move) this.#finish(move);
      else this.#settle(null);
    } else if (chain.back(cell)) this.#settle(null);
    else this.#refuse(cell, chain);
  }

  /** Ends the chain where it is, if it may end there. */
  stop() {
    const move = this.#chain?.move;
    if (move) this.#finish(move);
  }

  /** Makes one of the moves that the piece in hand leaves open. @param {string} move */
  choose(move) {
    if (this.#chain?.choices.some((choice) => choice.move === move)) this.#finish(move);
  }

  /** Puts the piece back. */
  cancel() {
    if (!this.#chain && !this.#refused) return;
    this.#chain = null;
    this.#settle(null);
  }

  /**
   * Takes the last landing of an open chain back.
   * @returns {boolean} false when there is none
   */
  stepBack() {
    const chain = this.#chain;
    const before = chain?.path[chain.path.length - 2];
    if (!chain || before === undefined) return false;
    chain.back(before);
    this.#settle(null);
    return true;
  }

  /**
   * Takes up a chain as it was left, as far as it still makes sense.
   * @param {readonly string[]} path
   */
  resume(path) {
    const [from, ...rest] = path;
    if (from === undefined || !this.lift(from)) return;
    for (const cell of rest) {
      if (!this.#chain?.targets.get(cell)?.next) break;
      this.#chain.enter(cell, { confirm: true });
    }
    this.#settle(null);
  }

  /** @param {string} cell */
  #pick(cell) {
    if (this.#match.movable.has(cell)) {
      this.#chain = pickUp(this.#match.game, cell);
      this.#settle(null);
      return;
    }
    this.#refuse(cell, this.#chain);
  }

  /** @param {string} cell @param {Hand | null} chain */
  #refuse(cell, chain) {
    if (!chain) {
      const piece = this.#match.state.pieces.find((one) => one.cell === cell);
      if (!piece) this.#settle({ cell, reason: 'no-piece' });
      else {
        const own = piece.seat === this.#match.state.turn;
        this.#settle({ cell, reason: own ? 'stuck' : 'not-your-piece' });
      }
      return;
    }
    let reason = null;
    for (const text of chain.attempts(cell)) reason ??= this.#match.game.whyNot(text);
    this.#settle({ cell, reason: reason ?? 'not-adjacent' });
  }

  /** @param {string} move */
  #finish(move) {
    this.#chain = null;
    this.#refused = null;
    this.#play(move);
    this.#changed();
  }

  /** @param {{ cell: string, reason: Refusal } | null} refused */
  #settle(refused) {
    this.#refused = refused;
    this.#changed();
  }
}
