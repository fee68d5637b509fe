/**
 * The worker's side of createThinker. Messages in: {type: 'load', wasmBinary?, wasmUrl?},
 * {type: 'think', id, record, options}, {type: 'abort', id}. Messages out: {type: 'ready'},
 * {type: 'failed', error}, and for each think {id, type: 'begun'}, any number of
 * {id, type: 'progress', thought}, and one of {id, type: 'done', thought} and
 * {id, type: 'refused', error}.
 */

import { loadNyota } from './nyota.js';
import { thinkGently } from './think-loop.js';

/** @type {ReturnType<typeof loadNyota> | null} */
let engine = null;
/** Requests that were aborted before they were done. */
const aborted = new Set();

/** An error as plain values: classes do not survive the way between threads. */
const plain = (/** @type {any} */ error) => ({
  code: error.code ?? 'thinker-failed',
  message: String(error.message ?? error),
  reason: error.reason,
  details: error.details,
});

/**
 * @param {number} id
 * @param {unknown} record
 * @param {unknown} options
 */
async function think(id, record, options) {
  self.postMessage({ id, type: 'begun' });
  try {
    if (!engine) throw new Error('asked to think before the engine was loaded');
    const thought = await thinkGently(
      await engine,
      record,
      options,
      () => aborted.has(id),
      (progress) => self.postMessage({ id, type: 'progress', thought: progress }),
    );
    self.postMessage({ id, type: 'done', thought });
  } catch (error) {
    self.postMessage({ id, type: 'refused', error: plain(error) });
  } finally {
    aborted.delete(id);
  }
}

self.addEventListener('message', async ({ data }) => {
  if (data.type === 'think') {
    await think(data.id, data.record, data.options);
  } else if (data.type === 'abort') {
    aborted.add(data.id);
  } else if (data.type === 'load') {
    engine = loadNyota(data);
    try {
      await engine;
      self.postMessage({ type: 'ready' });
    } catch (error) {
      self.postMessage({ type: 'failed', error: plain(error) });
    }
  }
});
