import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { kHoles } from '../../web/view/geometry.js';
import { greedyMove } from './greedy.mjs';
import { startHouse } from './table.mjs';

/** @type {Awaited<ReturnType<typeof startHouse>>} */
let house;
before(async () => {
  house = await startHouse();
});
after(() => house.close());

const columns = new Map(kHoles.map(({ name, x, z }) => [name, { column: x + z / 2, row: z }]));

/** The hole that has the focus. @param {import('playwright-core').Page} page @returns {Promise<string | undefined>} */
async function focusedHole(page) {
  const cell = page.getByRole('gridcell').and(page.locator(':focus'));
  if ((await cell.count()) === 0) return undefined;
  return (await cell.getAttribute('aria-label'))?.split(',')[0];
}

/**
 * Walks to a hole with the arrow keys.
 * @param {import('playwright-core').Page} page
 * @param {string} wanted
 */
async function walkTo(page, wanted) {
  for (let i = 0; i < 20 && !(await focusedHole(page)); i += 1) await page.keyboard.press('Tab');
  for (let i = 0; i < 60; i += 1) {
    const here = (await focusedHole(page)) ?? '';
    if (here === wanted) return;
    const a = columns.get(here);
    const b = columns.get(wanted);
    assert.ok(a && b, `the focus is on a hole, not on "${here}"`);
    if (a.row === b.row) {
      await page.keyboard.press(b.column > a.column ? 'ArrowRight' : 'ArrowLeft');
      continue;
    }
    await page.keyboard.press(b.row > a.row ? 'ArrowUp' : 'ArrowDown');
    // Out of a point there is no way up or down but through the middle.
    if ((await focusedHole(page)) === here) await page.keyboard.press(a.column > 0 ? 'ArrowLeft' : 'ArrowRight');
  }
  assert.fail(`no way to ${wanted}`);
}

/**
 * Plays a person against level 1 from the start to the end, with a reload on the way.
 * @param {import('./table.mjs').Table} table
 * @param {(hole: string) => Promise<void>} choose
 */
async function playToEnd(table, choose) {
  await table.newGame({ who: { 2: '1' } });
  await table.hurry();
  let over = false;
  for (let turn = 0; turn < 300 && !over; turn += 1) {
    over = /over/.test(await table.turnOf(/Your turn|over/));
    if (over) break;
    if (turn === 6) {
      const kept = await table.moves.textContent();
      await table.page.reload();
      await table.turnOf(/Your turn/);
      assert.equal(await table.moves.textContent(), kept);
    }
    const move = await greedyMove(table, choose);
    assert.ok(move, 'on a turn there is a move');
    await choose(move.from);
    await choose(move.to);
  }
  assert.match(await table.says(), /The game is over.*has been reached|You have won/);
  const rows = await table.page.getByRole('table').getByRole('row').allTextContents();
  assert.equal(rows.length, 3);
  assert.match(rows[1] ?? '', /^1\./);
  assert.match(rows[2] ?? '', /^2\./);
}

// Both at once: the browser keeps the two tables apart.
describe('a whole game against level 1, with a reload on the way', { concurrency: 2 }, () => {
  test('by mouse', async () => {
    const table = await house.sit();
    await playToEnd(table, (hole) => table.hole(hole).click());
    await table.leave();
  });

  test('by keyboard', async () => {
    const table = await house.sit();
    const { page } = table;
    await playToEnd(
      table,
      async (hole) => {
        await walkTo(page, hole);
        await page.keyboard.press('Enter');
      },
    );
    await table.leave();
  });
});
