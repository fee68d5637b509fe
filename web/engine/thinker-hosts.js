/**
 * The three places where thinking can happen, each behind the same two calls: `ask` starts a
 * request and `stop` ends the place. A place tells of a request through the listener it is given.
 */

import { NyotaError, errorFrom } from './error.js';
import { thinkGently } from './think-loop.js';

/** @typedef {import('./think-loop.js').Question} Question */

/**
 * What it is told depends on the question, see thinkGently.
 * @typedef {object} Listener
 * @property {(progress: any[]) => void} progress
 * @property {(answer: any) => void} done
 * @property {(error: unknown) => void} refused
 */

/**
 * @typedef {object} Host
 * @property {'worker' | 'blob' | 'thread'} mode
 * @property {(question: Question, listener: Listener) => () => void} ask returns what aborts the request
 * @property {() => void} stop
 * @property {(onDeath: (why: string) => void) => void} watch
 */

/** How long a worker may take to load the engine, and to give a sign of life while it thinks. */
const LOAD_MS = 20_000;
const SILENCE_MS = 3_000;

/**
 * @param {Worker} worker
 * @param {'worker' | 'blob'} mode
 * @param {object} source what loadNyota takes, as plain values
 * @returns {Promise<Host>}
 */
function startWorker(worker, mode, source) {
  return new Promise((resolve, reject) => {
    /** @type {Map<number, Listener>} */
    const requests = new Map();
    let lastId = 0;
    let heard = 0;
    let ready = false;
    /** @type {(why: string) => void} */
    let onDeath = () => {};
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    let alarm = setTimeout(() => die('no answer while loading'), LOAD_MS);

    /** @param {string} why */
    function die(why) {
      clearTimeout(alarm);
      worker.terminate();
      requests.clear();
      if (ready) onDeath(why);
      else reject(new Error(why));
    }

    /** Watches only while something is asked of the worker: an idle one costs no timer. */
    function listen() {
      clearTimeout(alarm);
      alarm = undefined;
      if (requests.size === 0) return;
      alarm = setTimeout(() => {
        // A machine that slept wakes timers before messages; a worker that lives has one waiting.
        const since = heard;
        alarm = setTimeout(() => {
          if (heard === since) die('the worker has gone silent');
          else listen();
        }, SILENCE_MS / 3);
      }, SILENCE_MS);
    }

    worker.addEventListener('error', (event) => {
      event.preventDefault?.();
      die(event.message || 'the worker could not be started');
    });
    worker.addEventListener('messageerror', () => die('a message to the worker was lost'));
    worker.addEventListener('message', ({ data }) => {
      heard += 1;
      if (data.type === 'ready') {
        ready = true;
        listen();
        resolve(host);
        return;
      }
      if (data.type === 'failed') {
        clearTimeout(alarm);
        worker.terminate();
        reject(errorFrom(data.error));
        return;
      }
      const listener = requests.get(data.id);
      if (!listener) return;
      if (data.type === 'done' || data.type === 'refused') requests.delete(data.id);
      listen();
      if (data.type === 'progress') listener.progress(data.progress);
      if (data.type === 'done') listener.done(data.answer);
      if (data.type === 'refused') listener.refused(errorFrom(data.error));
    });

    /** @type {Host} */
    const host = {
      mode,
      ask(question, listener) {
        const id = ++lastId;
        requests.set(id, listener);
        listen();
        worker.postMessage({ type: 'ask', id, question });
        return () => worker.postMessage({ type: 'abort', id });
      },
      watch(listener) {
        onDeath = listener;
      },
      stop() {
        clearTimeout(alarm);
        requests.clear();
        worker.terminate();
      },
    };

    worker.postMessage({ type: 'load', ...source });
  });
}

/**
 * A worker of its own file.
 * @param {Worker} worker
 * @param {object} source
 */
export const fileWorker = (worker, source) => startWorker(worker, 'worker', source);

/**
 * A worker from a Blob that imports the file: it has the origin of this page, so it starts where a
 * file of another origin may not be a worker.
 * @param {string} url
 * @param {object} source
 */
export async function blobWorker(url, source) {
  const address = URL.createObjectURL(
    new Blob([`import ${JSON.stringify(url)};`], { type: 'text/javascript' }),
  );
  try {
    return await startWorker(new Worker(address, { type: 'module' }), 'blob', source);
  } finally {
    URL.revokeObjectURL(address);
  }
}

/**
 * Slices on the calling thread.
 * @param {Promise<import('./nyota.js').Nyota>} engine
 * @returns {Promise<Host>}
 */
export async function callingThread(engine) {
  const nyota = await engine;
  let stopped = false;
  /** What is no refusal is a fault of the engine; a worker would tell it in the same words. */
  const refusal = (/** @type {unknown} */ error) =>
    error instanceof NyotaError
      ? error
      : new NyotaError('thinker-failed', error instanceof Error ? error.message : String(error), { cause: error });
  return {
    mode: 'thread',
    ask(question, listener) {
      let aborted = false;
      // A request must not begin before its caller has the way to abort it.
      Promise.resolve()
        .then(() => thinkGently(nyota, question, () => aborted || stopped, listener.progress))
        .then(listener.done, (error) => listener.refused(refusal(error)));
      return () => {
        aborted = true;
      };
    },
    watch() {},
    stop() {
      stopped = true;
    },
  };
}
