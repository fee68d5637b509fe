import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { CrossLayout } from '../../web/view/chess4-geometry.js';
import { cards, kAllPersons, kMateOfYellow, newChess, openScore } from './chess4-table.mjs';
import { kPhone, startHouse } from './table.mjs';

/** @type {Awaited<ReturnType<typeof startHouse>>} */
let house;
before(async () => {
  house = await startHouse();
});
after(() => house.close());

const layout = new CrossLayout(0);
const kTurns = ['Red', 'Blue', 'Yellow', 'Green', 'Red', 'Blue'];

/** The square that has the focus. @param {import('playwright-core').Page} page @returns {Promise<string | undefined>} */
async function focusedSquare(page) {
  const cell = page.getByRole('gridcell').and(page.locator(':focus'));
  if ((await cell.count()) === 0) return undefined;
  return (await cell.getAttribute('aria-label'))?.split(',')[0];
}

/**
 * Walks to a square with the arrow keys, through the middle where a corner is in the way.
 * @param {import('playwright-core').Page} page
 * @param {string} wanted
 */
async function walkTo(page, wanted) {
  for (let i = 0; i < 20 && !(await focusedSquare(page)); i += 1) await page.keyboard.press('Tab');
  const b = layout.spot(wanted);
  for (let i = 0; i < 40; i += 1) {
    const here = await focusedSquare(page);
    assert.ok(here, 'the focus is on a square');
    if (here === wanted) return;
    const a = layout.spot(here);
    // Into the square in the middle first: from there every way is open.
    const inside = Math.abs(a.x) < 4 && Math.abs(a.y) < 4;
    const sideways = inside ? Math.abs(b.x) < 4 : Math.abs(a.x) > 4;
    const way = inside ? b : { x: Math.sign(a.x) * 3.5, y: Math.sign(a.y) * 3.5 };
    const sameArm = (Math.abs(a.x) > 4 && a.x * b.x > 16) || (Math.abs(a.y) > 4 && a.y * b.y > 16);
    const target = sameArm ? b : way;
    const alongX = sameArm ? a.x !== b.x : sideways && a.x !== target.x;
    if (alongX) await page.keyboard.press(target.x > a.x ? 'ArrowRight' : 'ArrowLeft');
    else if (a.y !== target.y) await page.keyboard.press(target.y > a.y ? 'ArrowDown' : 'ArrowUp');
    else await page.keyboard.press(target.x > a.x ? 'ArrowRight' : 'ArrowLeft');
  }
  assert.fail(`no way to ${wanted}`);
}

/**
 * Plays a game of four persons from the set-up to the end, with a reload on the way: a checkmate, then
 * a resignation that leaves two, of whom one is 21 points ahead.
 * @param {import('./table.mjs').Table} table
 * @param {(square: string) => Promise<void>} choose
 */
async function playToEnd(table, choose) {
  await newChess(table, { who: kAllPersons });
  await table.hurry();
  for (const [i, move] of kMateOfYellow.entries()) {
    await table.turnOf(new RegExp(`${kTurns[i]}, your turn`));
    if (i === 3) {
      const kept = await table.moves.textContent();
      await table.page.reload();
      await table.turnOf(/Green, your turn/);
      assert.equal(await table.moves.textContent(), kept);
    }
    const [from = '', to = ''] = move.split('-');
    await choose(from);
    await choose(to);
    await table.moves.getByText(move).waitFor();
  }
  // Yellow is out at once, so it is Green's turn.
  await table.turnOf(/Green, your turn/);
  assert.match((await cards(table))[1] ?? '', /Blue[\s\S]*21/);
  assert.match((await cards(table))[2] ?? '', /Yellow[\s\S]*checkmate[\s\S]*0/);
  assert.equal((await table.holes(/grey .*, once of Yellow/)).length, 15);
  await table.press('Resign');
  await table.page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
  const end = await table.turnOf(/The game is over/);
  assert.match(end, /Blue has won. Only two were left, and one was at least 21 points ahead/);
  const rows = await table.page.getByRole('table').first().getByRole('row').allTextContents();
  assert.deepEqual(
    rows.slice(1).map((row) => row.replace(/\s+/g, ' ')),
    ['1.Blue21', '2.Red0', '2.Yellow0checkmate', '2.Green0resignation'],
  );
  const score = await openScore(table);
  const blue = (await score.getByRole('row').allInnerTexts()).filter((row) => /\+/.test(row));
  assert.deepEqual(
    blue.map((row) => row.replace(/\s+/g, ' ').trim()),
    ['a8-f13 took the yellow pawn +1', 'a8-f13 checkmated Yellow +20'],
  );
}

// At once: the browser keeps the tables apart.
describe('a whole game of four persons, with a reload on the way', { concurrency: 3 }, () => {
  test('by mouse', async () => {
    const table = await house.sit();
    await playToEnd(table, (square) => table.hole(square).click());
    await table.leave();
  });

  test('by keyboard', async () => {
    const table = await house.sit();
    const { page } = table;
    await playToEnd(table, async (square) => {
      await walkTo(page, square);
      await page.keyboard.press('Enter');
    });
    await table.leave();
  });

  test('by finger on a phone, with the magnifier', async () => {
    const table = await house.sit(kPhone);
    const touch = await table.fingers();
    const lens = table.page.locator('nyota-board canvas.lens');
    await playToEnd(table, async (square) => {
      await table.page.evaluate(() => scrollTo(0, 0));
      const at = await table.middle(square);
      await touch('touchStart', [at]);
      await lens.waitFor({ state: 'visible' });
      await touch('touchEnd', []);
      await lens.waitFor({ state: 'hidden' });
    });
    await table.leave();
  });
});

describe('each seat once against three computers', { concurrency: 2 }, () => {
  ['Red', 'Blue', 'Yellow', 'Green'].forEach((seat, number) => {
    test(seat, async () => {
      const table = await house.sit();
      const who = Object.fromEntries(Object.keys(kAllPersons).map((name) => [name, name === seat ? 'person' : '1']));
      await newChess(table, { who, moveLimit: 8 });
      await table.hurry();
      // The person's own side is at the bottom, and their left rook at the left.
      const own = new CrossLayout(number);
      const king = (await table.holes(/your .* king/))[0] ?? '';
      assert.ok(own.spot(king).y > 6);
      assert.ok((await table.middle(king)).y > (await table.middle('g7')).y + 100);
      for (let turn = 0; turn < 2; turn += 1) {
        await table.turnOf(/Your turn/);
        const [from = ''] = await table.holes(/can move/);
        await table.hole(from).click();
        const [to = ''] = await table.holes(/can be reached|can be taken/);
        await table.hole(to).click();
      }
      assert.match(await table.turnOf(/The game is over/), /agreed number of moves/);
      assert.equal((await table.moves.getByText('-').count()) >= 8, true);
      await table.leave();
    });
  });
});
