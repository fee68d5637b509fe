/**
 * The worker's side of createThinker. Messages in: {type: 'load', wasmBinary?, wasmUrl?},
 * {type: 'ask', id, question}, {type: 'abort', id}. Messages out: {type: 'ready'},
 * {type: 'failed', error}, and for each question {id, type: 'begun'}, any number of
 * {id, type: 'progress', progress}, and one of {id, type: 'done', answer} and
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
 * @param {import('./think-loop.js').Question} question
 */
async function answer(id, question) {
  self.postMessage({ id, type: 'begun' });
  try {
    if (!engine) throw new Error('asked to think before the engine was loaded');
    const found = await thinkGently(
      await engine,
      question,
      () => aborted.has(id),
      (progress) => self.postMessage({ id, type: 'progress', progress }),
    );
    self.postMessage({ id, type: 'done', answer: found });
  } catch (error) {
    self.postMessage({ id, type: 'refused', error: plain(error) });
  } finally {
    aborted.delete(id);
  }
}

self.addEventListener('message', async ({ data }) => {
  if (data.type === 'ask') {
    await answer(data.id, data.question);
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
