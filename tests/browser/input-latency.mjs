// Measures how long the page takes from a press of the mouse to the next frame, at rest and while
// the computer thinks at its strongest. It reports and judges nothing: times depend on the machine.
//
//   node tests/browser/input-latency.mjs [presses]
import { keptGame, kComputer, kPerson, startHouse } from './table.mjs';

const wanted = Number(process.argv[2] ?? 40);
const house = await startHouse();

/**
 * @param {import('./table.mjs').Table} table
 * @param {string[]} holes pressed in turn
 * @param {() => Promise<boolean>} goesOn
 */
async function measure(table, holes, goesOn) {
  const { page } = table;
  await page.evaluate(() => {
    /** @type {number[]} */
    const delays = [];
    Object.assign(window, { delays });
    addEventListener('pointerdown', ({ timeStamp }) => {
      requestAnimationFrame(() => delays.push(performance.now() - timeStamp));
    }, true);
  });
  for (let i = 0; i < wanted && (await goesOn()); i += 1) {
    const { x, y } = await table.middle(holes[i % holes.length] ?? 'i5');
    await page.mouse.click(x, y);
  }
  return page.evaluate(() => /** @type {{ delays: number[] } & Window} */ (/** @type {unknown} */ (window)).delays);
}

/** @param {string} name @param {number[]} delays */
function report(name, delays) {
  const sorted = [...delays].sort((a, b) => a - b);
  const at = (/** @type {number} */ share) => (sorted[Math.floor((sorted.length - 1) * share)] ?? NaN).toFixed(1);
  console.log(`${name}: ${sorted.length} presses, median ${at(0.5)} ms, 95 % ${at(0.95)} ms, longest ${at(1)} ms`);
}

/** @param {import('./table.mjs').Seat[]} seats */
const sit = (seats) =>
  house.sit({ kept: { game: keptGame({ players: 2 }, [], seats), settings: { speed: 'instant' } } });

const quiet = await sit([kPerson, kPerson]);
report('at rest', await measure(quiet, ['d1', 'd2', 'i5'], async () => true));
await quiet.leave();

// The strongest level may answer quickly, so several games are begun.
/** @type {number[]} */
const busy = [];
for (let game = 0; game < 20 && busy.length < wanted; game += 1) {
  const table = await sit([kPerson, { ...kComputer, level: 6 }]);
  await table.hole('d2').click();
  await table.hole('e6').click();
  busy.push(...(await measure(table, ['d1', 'i5', 'n1'], async () => /thinking/.test(await table.says()))));
  await table.leave();
}
report('while level 6 thinks', busy);
await house.close();
