/**
 * Thinking that gives way: slices of the search with a breath between them, in which the worker or
 * page can hear that it is no longer wanted.
 */

import { NyotaError } from './nyota.js';

/** Time between two breaths, in ms: well under the 50 ms within which a cancel must be heard. */
const BREATH_MS = 12;
/** Time between two reports of progress, in ms. */
const REPORT_MS = 100;

/** Lets everything else that waits have its turn; timers would be held back to 4 ms or a second. */
function breathe() {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve(undefined);
    };
    port2.postMessage(null);
  });
}

/**
 * What is asked: to think about the position at the end of a record, or to explain its moves. The
 * core judges both the record and the options.
 * @typedef {{ what: 'think' | 'explain', record: unknown, options: unknown }} Question
 */

/**
 * @param {import('./nyota.js').Nyota} nyota
 * @param {Question} question
 * @param {() => boolean} cancelled
 * @param {(progress: any[]) => void} [report] takes a Thought alone, or how many moves of how many are explained
 * @returns {Promise<any>} a Thought, or the moves explained
 */
export async function thinkGently(nyota, { what, record, options }, cancelled, report) {
  const game = nyota.loadGame(record);
  try {
    const given = /** @type {any} */ (options);
    const steps = what === 'explain' ? game.explainSteps(given) : game.thinkSteps(given);
    let breath = performance.now();
    let reported = breath;
    for (;;) {
      const step = steps.next();
      if (step.done) {
        const { length } = /** @type {unknown[]} */ (step.value);
        if (what === 'explain') report?.([length, length]);
        return step.value;
      }
      const now = performance.now();
      if (report && now - reported >= REPORT_MS) {
        reported = now;
        report([step.value()].flat());
      }
      if (now - breath < BREATH_MS) continue;
      await breathe();
      breath = performance.now();
      if (cancelled()) throw new NyotaError('aborted', 'the thinking was aborted');
    }
  } finally {
    game.free();
  }
}
