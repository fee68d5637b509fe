// What the browser tests of hints share: a thinker that recommends what a test wants, and reading hints.

/** @typedef {import('playwright-core').Page} Page */
/** @typedef {import('./table.mjs').Table} Table */

/**
 * @typedef {object} Advice
 * @property {string} move
 * @property {string[]} [facts]
 */

/**
 * Lets the worker's answers recommend certain moves, whatever it has found.
 * @param {Advice[]} advice the best one first
 * @param {{ held?: boolean }} [options] `held`: answers are kept back until `letGo` is called
 * @returns {(page: Page) => Promise<void>} to be called before the page is opened
 */
export const advising =
  (advice, { held = false } = {}) =>
  (page) =>
    page.route('**/engine/thinker-worker.js', async (route) => {
      const response = await route.fetch();
      const lines = advice.map(({ move, facts = [] }) => ({ moves: [move], score: [], facts }));
      await route.fulfill({ response, body: `(${deceive})(${JSON.stringify(lines)}, ${held});${await response.text()}` });
    });

/** Runs in the worker. @param {object[]} lines @param {boolean} held */
function deceive(lines, held) {
  const post = self.postMessage.bind(self);
  const door = new BroadcastChannel('hints');
  /** @type {any[]} */
  const kept = [];
  let open = !held;
  door.onmessage = () => {
    open = true;
    for (const message of kept.splice(0)) post(message);
  };
  self.postMessage = (/** @type {any} */ message) => {
    const told = message.type === 'done' ? { ...message, answer: { ...message.answer, lines } } : message;
    if (open || message.type !== 'done') post(told);
    else {
      kept.push(told);
      new BroadcastChannel('held').postMessage('an answer');
    }
  };
}

/** Waits until the worker keeps an answer back. @param {Page} page */
export const answerIsHeld = (page) => page.evaluate(() => new Promise((resolve) => {
  new BroadcastChannel('held').onmessage = resolve;
}));

/** Lets all answers go, those to come too. @param {Page} page */
export const letGo = (page) => page.evaluate(() => new BroadcastChannel('hints').postMessage('go'));

/** The card with the hint. @param {Table} table @param {string} [name] of the button */
export const cardOf = ({ page }, name = 'Hint') => page.getByRole('group', { name, exact: true });

/**
 * Asks for a hint until the moves are shown.
 * @param {Table} table
 * @param {string} [name] of the button
 * @returns {Promise<string>} what the card says of the best one
 */
export async function askTwice(table, name = 'Hint') {
  await table.press(name);
  await cardOf(table, name).waitFor();
  await table.press(name);
  await cardOf(table, name).getByRole('listitem').first().waitFor();
  return cardOf(table, name).getByRole('paragraph').innerText();
}
