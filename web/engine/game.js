import { NyotaError, toJson, unwrap } from './error.js';

/** @typedef {import('./nyota.js').Game} GameApi */
/** @typedef {import('./nyota.js').ThinkOptions} ThinkOptions */
/** @typedef {import('./nyota.js').Thought} Thought */
/** @typedef {import('./nyota.js').Explained} Explained */

/** Text for the core; what is no text is no move, no format and no hole either, and is refused there. */
const textOf = (/** @type {unknown} */ value) => (typeof value === 'string' ? value : '');

/**
 * A whole number for the core. What cannot cross as one is refused here, with the value as given.
 * @param {unknown} value
 * @param {string} code of the error
 * @param {string} field
 */
function numberOf(value, code, field) {
  if (Number.isInteger(value) && Math.abs(Number(value)) < 2 ** 31) return Number(value);
  throw new NyotaError(code, `${field}: expected a whole number`, { details: { code, field, value } });
}

/**
 * A running game; see nyota.d.ts. It owns one handle of the core until it is freed.
 * @implements {GameApi}
 */
export class Game {
  /** @type {import('./core.js').Handle | null} */
  #handle;
  /** @type {any} */
  #setup;
  /** @type {object | null} what marks the thinking that goes on; the core holds one at a time */
  #thinking = null;

  /** @param {import('./core.js').Handle} handle opened already */
  constructor(handle) {
    this.#handle = handle;
    this.#setup = JSON.parse(handle.setup());
    const dispose = /** @type {any} */ (Symbol).dispose;
    if (dispose) Object.defineProperty(this, dispose, { value: () => this.free() });
  }

  get #open() {
    if (!this.#handle) throw new NyotaError('freed', 'this game has been freed');
    return this.#handle;
  }

  get setup() {
    this.#open; // a freed game refuses
    return structuredClone(this.#setup);
  }

  state() {
    return JSON.parse(this.#open.state());
  }

  /** @param {number} ply */
  stateAt(ply) {
    return unwrap(this.#open.stateAt(numberOf(ply, 'bad-ply', 'ply')));
  }

  /** @param {string} [from] */
  legalMoves(from) {
    const handle = this.#open;
    if (from === undefined) return unwrap(handle.legalMoves(''));
    // An empty text means "all" to the core; given by a caller it is no hole.
    if (textOf(from) === '') {
      const code = 'bad-cell';
      throw new NyotaError(code, 'from: expected the name of a hole', { details: { code, field: 'from', value: from } });
    }
    return unwrap(handle.legalMoves(from));
  }

  /** @param {string[]} path */
  continuations(path) {
    return unwrap(this.#open.continuations(toJson(path, 'bad-path')));
  }

  /** @param {string} move */
  play(move) {
    return unwrap(this.#open.play(textOf(move)));
  }

  /** @param {string} move */
  whyNot(move) {
    return /** @type {import('./nyota.js').Reason | ''} */ (this.#open.whyNot(textOf(move))) || null;
  }

  /** @param {number} seat */
  resign(seat) {
    return unwrap(this.#open.resign(numberOf(seat, 'not-playing', 'seat')));
  }

  undo() {
    return this.#open.undo() === 'true';
  }

  redo() {
    return this.#open.redo() === 'true';
  }

  history() {
    return JSON.parse(this.#open.history());
  }

  position() {
    return this.#open.position();
  }

  hash() {
    return this.#open.hash();
  }

  record() {
    return JSON.parse(this.#open.record());
  }

  /** @param {unknown} meta */
  setMeta(meta) {
    unwrap(this.#open.setMeta(toJson(meta, 'bad-meta')));
  }

  /** @param {string} format */
  toText(format) {
    return unwrap(this.#open.toText(textOf(format)));
  }

  /** @param {number} depth */
  perft(depth) {
    return unwrap(this.#open.perft(numberOf(depth, 'bad-depth', 'depth')));
  }

  /** @param {ThinkOptions} [options] */
  think(options) {
    const steps = this.thinkSteps(options);
    let step = steps.next();
    while (!step.done) step = steps.next();
    return step.value;
  }

  /**
   * Thinks in slices of a few milliseconds, for callers that have other things to do between them.
   * Ending the generator early ends the thinking, and so does thinking again about the same game.
   * @param {ThinkOptions} [options]
   * @returns {Generator<() => Thought, Thought>} yields a look at what has been thought so far
   */
  *thinkSteps(options = {}) {
    return yield* this.#steps(this.#open.startThinking(toJson(options, 'bad-option')), false);
  }

  /**
   * Explains each move that led here, one after the other, in the same way.
   * @param {ThinkOptions} [options]
   * @returns {Generator<() => [number, number], Explained[]>} yields a look at how many moves of how many are done
   */
  *explainSteps(options = {}) {
    return yield* this.#steps(this.#open.startThinking(toJson(options, 'bad-option'), ''), true);
  }

  /**
   * @param {string} started what the core said to the request
   * @param {boolean} explaining
   * @returns {Generator<() => any, any>}
   */
  *#steps(started, explaining) {
    const { timeMs, of } = unwrap(started);
    let begun = performance.now();
    const spent = () => performance.now() - begun;
    const own = {};
    this.#thinking = own;
    const handle = () => {
      const open = this.#open; // a freed game refuses
      if (this.#thinking !== own) throw new NyotaError('aborted', 'this thinking has ended');
      return open;
    };
    /** @type {Explained[]} */
    const list = [];
    const look = () =>
      explaining ? [list.length, of] : { ...JSON.parse(handle().thought()), timeMs: Math.round(spent()) };
    try {
      for (;;) {
        while (handle().thinkSlice() !== 'true' && (timeMs === null || spent() < timeMs)) yield look;
        if (!explaining) return look();
        const one = JSON.parse(handle().thought());
        if (!one) return list;
        list.push(one);
        begun = performance.now();
        yield look;
      }
    } finally {
      if (this.#thinking === own) {
        this.#thinking = null;
        this.#handle?.stopThinking();
      }
    }
  }

  free() {
    this.#handle?.delete();
    this.#handle = null;
  }
}
