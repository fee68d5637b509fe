import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { kPhone, startHouse } from './table.mjs';

/** @type {Awaited<ReturnType<typeof startHouse>>} */
let house;
before(async () => {
  house = await startHouse();
});
after(() => house.close());

test('a swipe that starts on an own piece never scrolls the page, any other does', async () => {
  const table = await house.sit({ ...kPhone, viewport: { width: 360, height: 560 } });
  const { page } = table;
  const touch = await table.fingers();
  /** @param {string} hole @param {number} up */
  const swipe = async (hole, up) => {
    const { x, y } = await table.middle(hole);
    await touch('touchStart', [{ x, y }]);
    for (let i = 1; i <= 8; i += 1) await touch('touchMove', [{ x, y: y - (up * i) / 8 }]);
    await touch('touchEnd', []);
  };
  await swipe('d2', 120);
  // The refusal shows that the swipe has been dealt with as a drag.
  await table.turnOf(/neither next to/);
  assert.equal(await page.evaluate(() => scrollY), 0);
  // A piece that is not one's own is no different from an empty hole.
  for (const hole of ['i5', 'n2']) {
    await swipe(hole, 120);
    await page.waitForFunction(() => scrollY > 0);
    await page.evaluate(() => scrollTo(0, 0));
  }
  await table.leave();
});

test('a finger drags a piece to a hole', async () => {
  const table = await house.sit(kPhone);
  const touch = await table.fingers();
  const [from, to] = [await table.middle('d2'), await table.middle('e6')];
  await touch('touchStart', [from]);
  for (let i = 1; i <= 4; i += 1) {
    await touch('touchMove', [{ x: from.x + ((to.x - from.x) * i) / 4, y: from.y + ((to.y - from.y) * i) / 4 }]);
  }
  await touch('touchEnd', []);
  await table.moves.getByText('d2-e6').waitFor();
  await table.leave();
});

test('two fingers zoom, and move no piece even where they start on one', async () => {
  const table = await house.sit(kPhone);
  const { page } = table;
  const { x, y } = await table.middle('d2');
  const touch = await table.fingers();
  await touch('touchStart', [{ x, y }]);
  await touch('touchStart', [{ x, y }, { x: x + 30, y: y - 30 }]);
  for (let i = 1; i <= 8; i += 1) {
    await touch('touchMove', [{ x: x - i * 5, y: y + i * 5 }, { x: x + 30 + i * 8, y: y - 30 - i * 8 }]);
  }
  await touch('touchEnd', []);
  await page.waitForFunction(() => (visualViewport?.scale ?? 1) > 1.3);
  assert.deepEqual(await table.holes(/picked up/), []);
  assert.equal(await table.moves.textContent(), '');
  assert.match(await table.says(), /Choose one of your pieces/);
  await table.leave();
});
