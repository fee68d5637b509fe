import { startCore } from './core.js';
import { NyotaError, toJson, unwrap } from './error.js';
import { Game } from './game.js';
import { bytesFrom, sourceOf } from './source.js';

export { NyotaError };
export { createThinker } from './thinker.js';

/** @typedef {import('./nyota.js').Nyota} NyotaApi */
/** @typedef {import('./nyota.js').LoadOptions} LoadOptions */

/** Engines by what they were loaded from. */
const byUrl = new Map();
const byBytes = new WeakMap();

/**
 * The engine; see nyota.d.ts.
 * @implements {NyotaApi}
 */
class Nyota {
  #Handle;

  /** @param {new () => import('./core.js').Handle} Handle */
  constructor(Handle) {
    this.#Handle = Handle;
  }

  /**
   * Asks what concerns no game.
   * @param {(handle: import('./core.js').Handle) => string} question
   */
  #ask(question) {
    const handle = new this.#Handle();
    const answer = question(handle);
    handle.delete();
    return answer;
  }

  get version() {
    return this.#ask((handle) => handle.version());
  }

  /**
   * Opens a game; where the core refuses, nothing is left behind.
   * @param {(handle: import('./core.js').Handle) => string} open
   */
  #game(open) {
    const handle = new this.#Handle();
    try {
      unwrap(open(handle));
    } catch (error) {
      handle.delete();
      throw error;
    }
    return new Game(handle);
  }

  /** @param {unknown} setup */
  newGame(setup) {
    const text = toJson(setup, 'bad-setup');
    return this.#game((handle) => handle.openSetup(text));
  }

  /** @param {unknown} record */
  loadGame(record) {
    const text = toJson(record, 'bad-record');
    return this.#game((handle) => handle.openRecord(text));
  }

  /**
   * @param {unknown} setup
   * @param {string} position
   */
  fromPosition(setup, position) {
    const text = toJson(setup, 'bad-setup');
    return this.#game((handle) => handle.openPosition(text, typeof position === 'string' ? position : ''));
  }

  /** @param {string} text */
  fromText(text) {
    return this.#game((handle) => handle.openText(typeof text === 'string' ? text : ''));
  }

  /** @param {unknown} setup */
  checkSetup(setup) {
    let text;
    try {
      text = toJson(setup, 'bad-setup');
    } catch (error) {
      // No plain value at all is one more thing that may be wrong with a setup.
      const { message } = /** @type {Error} */ (error);
      return { setup: null, notes: [], errors: [{ code: 'bad-value', field: 'setup', allowed: 'an object', value: message }] };
    }
    return JSON.parse(this.#ask((handle) => handle.checkSetup(text)));
  }

  /** @param {string} game */
  presets(game) {
    return unwrap(this.#ask((handle) => handle.presets(typeof game === 'string' ? game : '')));
  }

  /** @param {string} game */
  options(game) {
    return unwrap(this.#ask((handle) => handle.options(typeof game === 'string' ? game : '')));
  }

  get #terms() {
    return JSON.parse(this.#ask((handle) => handle.tableTerms()));
  }

  tableOptions() {
    return this.#terms.options;
  }

  levelRatings() {
    return this.#terms.levelRatings;
  }

  newcomer() {
    return this.#terms.newcomer;
  }

  /**
   * @param {'seriesTerms' | 'rate' | 'turnClock'} call
   * @param {unknown} value
   * @param {string} code of the error
   */
  #put(call, value, code) {
    const text = toJson(value, code);
    return unwrap(this.#ask((handle) => handle[call](text)));
  }

  /** @param {unknown} setup */
  nextStarter(setup) {
    return this.#put('seriesTerms', setup, 'bad-setup').nextStarter;
  }

  /** @param {unknown} setup */
  ratingKind(setup) {
    return this.#put('seriesTerms', setup, 'bad-setup').ratingKind;
  }

  /**
   * @param {unknown} players
   * @param {unknown} result
   */
  rate(players, result) {
    return this.#put('rate', [players, result], 'bad-rating');
  }

  /** @param {unknown} turn */
  turnClock(turn) {
    return this.#put('turnClock', turn, 'bad-clock');
  }
}

/**
 * @param {() => BufferSource | Promise<BufferSource>} bytes
 * @returns {Promise<Nyota>}
 */
async function load(bytes) {
  try {
    const source = await bytes();
    // Not every engine compiles a DataView.
    const plain = ArrayBuffer.isView(source)
      ? new Uint8Array(source.buffer, source.byteOffset, source.byteLength)
      : source;
    return new Nyota(await startCore(await WebAssembly.compile(plain)));
  } catch (cause) {
    if (cause instanceof NyotaError) throw cause;
    throw new NyotaError('load-failed', `the engine could not be loaded: ${cause instanceof Error ? cause.message : cause}`, {
      details: { code: 'load-failed' },
      cause,
    });
  }
}

/**
 * Loads the engine; a second call with the same source gives the same engine, and a failed load
 * can be tried again.
 * @param {LoadOptions} [options]
 * @returns {Promise<import('./nyota.js').Nyota>}
 */
export async function loadNyota(options) {
  const { wasmBinary, wasmUrl } = sourceOf(options);
  const url = wasmUrl ?? new URL('./nyota.wasm', import.meta.url).href;
  /** @type {{ get(key: any): any, set(key: any, value: any): any, delete(key: any): any }} */
  const cache = wasmBinary ? byBytes : byUrl;
  const key = wasmBinary ?? url;
  if (!cache.get(key)) {
    const loading = load(() => wasmBinary ?? bytesFrom(url));
    cache.set(key, loading);
    loading.catch(() => cache.delete(key));
  }
  return cache.get(key);
}
