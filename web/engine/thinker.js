import { NyotaError, toJson } from './error.js';
import { loadNyota } from './nyota.js';
import { addressOf, sourceOf } from './source.js';
import { blobWorker, callingThread, fileWorker } from './thinker-hosts.js';

/** @typedef {import('./nyota.js').Thinker} ThinkerApi */
/** @typedef {import('./nyota.js').Thought} Thought */
/** @typedef {import('./nyota.js').Explained} Explained */
/** @typedef {import('./nyota.js').ThinkOptions & { signal?: AbortSignal, onProgress?: (...progress: any[]) => void }} Options */
/** @typedef {import('./nyota.js').LoadOptions & { workerUrl?: string | URL }} ThinkerOptions */
/** @typedef {{ source: ReturnType<typeof sourceOf>, workerUrl?: string }} Places */
/** @typedef {import('./thinker-hosts.js').Host} Host */

/**
 * @typedef {object} Job
 * @property {import('./think-loop.js').Question} question
 * @property {AbortSignal} [signal]
 * @property {(...progress: any[]) => void} [onProgress]
 * @property {(answer: any) => void} resolve
 * @property {(error: unknown) => void} reject
 * @property {boolean} settled
 * @property {number} deaths
 * @property {() => void} [abort] while it runs
 */

/**
 * Reads the caller's options once. Relative addresses mean this page; the worker would take them
 * for its own.
 * @param {ThinkerOptions} [options]
 * @returns {Places}
 */
function placesOf(options) {
  const source = sourceOf(options);
  const { workerUrl } = options ?? {};
  return workerUrl === undefined ? { source } : { source, workerUrl: addressOf(workerUrl, 'workerUrl') };
}

/**
 * The first place that can be started.
 * @param {Places} places
 * @returns {Promise<Host>}
 */
async function startHost({ source, workerUrl }) {
  if (typeof Worker === 'function') {
    const url = workerUrl ?? new URL('./thinker-worker.js', import.meta.url).href;
    try {
      // Spelt out, since bundlers look for just this form.
      const worker = workerUrl
        ? new Worker(workerUrl, { type: 'module' })
        : new Worker(new URL('./thinker-worker.js', import.meta.url), { type: 'module' });
      return await fileWorker(worker, source);
    } catch (error) {
      if (error instanceof NyotaError) throw error;
    }
    try {
      return await blobWorker(url, source);
    } catch (error) {
      if (error instanceof NyotaError) throw error;
    }
  }
  return callingThread(loadNyota(source));
}

/**
 * Takes a request apart. Record and options become plain values here, so that they are the same
 * wherever the thinking happens and whatever the caller does to its objects meanwhile.
 * @param {'think' | 'explain'} what
 * @param {unknown} record
 * @param {Options | undefined} given
 */
function readRequest(what, record, given = {}) {
  const refuse = (/** @type {string} */ field, /** @type {unknown} */ value, /** @type {string} */ allowed) =>
    new NyotaError('bad-option', `${field}: expected ${allowed}`, {
      details: { code: 'bad-option', field, value, allowed },
    });
  if (typeof given !== 'object' || given === null) throw refuse('options', given, 'an object');
  const { signal, onProgress, ...options } = given;
  if (signal !== undefined && typeof signal?.addEventListener !== 'function') {
    throw refuse('signal', signal, 'an AbortSignal');
  }
  if (onProgress !== undefined && typeof onProgress !== 'function') {
    throw refuse('onProgress', onProgress, 'a function');
  }
  return {
    signal,
    onProgress,
    question: {
      what,
      record: JSON.parse(toJson(record, 'bad-record')),
      options: JSON.parse(toJson(options, 'bad-option')),
    },
  };
}

/** @implements {ThinkerApi} */
class Thinker {
  #places;
  /** @type {Host | null} */
  #host;
  /** @type {Job[]} */
  #queue = [];
  /** @type {Job | null} */
  #running = null;
  #closed = false;

  /**
   * @param {Places} places
   * @param {Host} host
   */
  constructor(places, host) {
    this.#places = places;
    this.#host = host;
    this.mode = host.mode;
    host.watch((why) => this.#died(why));
  }

  /**
   * @param {import('./nyota.js').GameRecord} record
   * @param {Options} [given]
   * @returns {Promise<Thought>}
   */
  think(record, given) {
    return this.#ask('think', record, given);
  }

  /**
   * @param {import('./nyota.js').GameRecord} record
   * @param {Options} [given]
   * @returns {Promise<Explained[]>}
   */
  explain(record, given) {
    return this.#ask('explain', record, given);
  }

  /**
   * @param {'think' | 'explain'} what
   * @param {unknown} record
   * @param {Options} [given]
   * @returns {Promise<any>}
   */
  #ask(what, record, given) {
    return new Promise((resolve, reject) => {
      if (this.#closed) throw new NyotaError('closed', 'this thinker has been closed');
      const request = readRequest(what, record, given);
      const { signal } = request;
      /** @type {Job} */
      const job = { ...request, settled: false, deaths: 0, resolve, reject };
      const onAbort = () => {
        job.abort?.();
        this.#queue = this.#queue.filter((other) => other !== job);
        settle(() => reject(new NyotaError('aborted', 'the thinking was aborted')));
      };
      /** @param {() => void} tell */
      const settle = (tell) => {
        if (job.settled) return;
        job.settled = true;
        signal?.removeEventListener('abort', onAbort);
        tell();
      };
      job.resolve = (answer) => settle(() => resolve(answer));
      job.reject = (error) => settle(() => reject(error));
      if (signal?.aborted) {
        onAbort();
        return;
      }
      signal?.addEventListener('abort', onAbort);
      this.#queue.push(job);
      this.#next();
    });
  }

  close() {
    this.#closed = true;
    this.#host?.stop();
    this.#host = null;
    const error = new NyotaError('closed', 'this thinker has been closed');
    for (const job of [this.#running, ...this.#queue]) job?.reject(error);
    this.#running = null;
    this.#queue = [];
  }

  async #next() {
    if (this.#running || this.#closed) return;
    const job = this.#queue.shift();
    if (!job) return;
    this.#running = job;
    try {
      this.#host ??= await this.#restart();
      if (this.#closed) {
        this.#host.stop();
        return;
      }
      if (job.settled) this.#finish(job);
      else this.#run(this.#host, job);
    } catch (error) {
      // The engine could not be loaded, or the record is nothing that can be sent.
      job.reject(error);
      this.#finish(job);
    }
  }

  async #restart() {
    const host = await startHost(this.#places);
    this.mode = host.mode;
    host.watch((why) => this.#died(why));
    return host;
  }

  /**
   * @param {Host} host
   * @param {Job} job
   */
  #run(host, job) {
    job.abort = host.ask(job.question, {
      progress: (progress) => {
        if (job.settled) return;
        try {
          job.onProgress?.(...progress);
        } catch (error) {
          // The caller's own fault is the caller's to see, and nobody waits for the answer any more.
          job.abort?.();
          job.reject(error);
        }
      },
      done: (answer) => {
        job.resolve(answer);
        this.#finish(job);
      },
      refused: (error) => {
        job.reject(error);
        this.#finish(job);
      },
    });
  }

  /** @param {Job} job */
  #finish(job) {
    if (this.#running === job) this.#running = null;
    this.#next();
  }

  /**
   * A worker that died takes its request along; it is asked of a new one, once.
   * @param {string} why
   */
  #died(why) {
    this.#host = null;
    const job = this.#running;
    if (!job) return;
    this.#running = null;
    job.abort = undefined;
    job.deaths += 1;
    if (job.deaths < 2) {
      if (!job.settled) this.#queue.unshift(job);
    } else {
      job.reject(new NyotaError('thinker-died', `the worker died twice: ${why}`));
    }
    this.#next();
  }
}

/**
 * @param {ThinkerOptions} [options]
 * @returns {Promise<import('./nyota.js').Thinker>}
 */
export async function createThinker(options) {
  const places = placesOf(options);
  return new Thinker(places, await startHost(places));
}
