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
 * @param {import('./nyota.js').Nyota} nyota
 * @param {unknown} record of the game, judged by the core
 * @param {unknown} options of the thinking, judged by the core
 * @param {() => boolean} cancelled
 * @param {(thought: import('./nyota.js').Thought) => void} [report]
 * @returns {Promise<import('./nyota.js').Thought>}
 */
export async function thinkGently(nyota, record, options, cancelled, report) {
  const game = nyota.loadGame(record);
  try {
    const steps = game.thinkSteps(/** @type {any} */ (options));
    let breath = performance.now();
    let reported = breath;
    for (;;) {
      const step = steps.next();
      if (step.done) return step.value;
      const now = performance.now();
      if (report && now - reported >= REPORT_MS) {
        reported = now;
        report(step.value());
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
