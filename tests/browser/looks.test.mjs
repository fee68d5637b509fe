import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { kArmies } from '../../web/view/theme.js';
import { colourOf, distance } from './pixels.mjs';
import { keptGame, kComputer, kPerson, kPhone, kPhoneOnItsSide, startHouse } from './table.mjs';

/** @type {Awaited<ReturnType<typeof startHouse>>} */
let house;
before(async () => {
  house = await startHouse();
});
after(() => house.close());

/** Pixels of the board's pictures for each pixel of the screen. @param {import('playwright-core').Page} page */
const sharpness = (page) =>
  page.locator('nyota-board').evaluate((board) =>
    [...(board.shadowRoot?.querySelectorAll('canvas:not([hidden])') ?? [])].map((canvas) => {
      const box = canvas.getBoundingClientRect();
      return /** @type {HTMLCanvasElement} */ (canvas).width / (box.width * devicePixelRatio);
    }),
  );

for (const ratio of [1, 1.5, 3]) {
  test(`the board is sharp with ${ratio} device pixels to a pixel, and stays so on another screen`, async () => {
    const table = await house.sit({ viewport: { width: 768, height: 900 }, deviceScaleFactor: ratio });
    const sharp = (/** @type {number[]} */ all) => all.length === 2 && all.every((one) => Math.abs(one - 1) < 0.01);
    assert.ok(sharp(await sharpness(table.page)), String(await sharpness(table.page)));
    const screen = await table.page.context().newCDPSession(table.page);
    const other = ratio === 3 ? 2 : 3;
    await screen.send('Emulation.setDeviceMetricsOverride', { width: 760, height: 900, deviceScaleFactor: other, mobile: false });
    await table.page.waitForFunction((wanted) => devicePixelRatio === wanted, other);
    await table.page.waitForFunction(() => {
      const canvas = document.querySelector('nyota-board')?.shadowRoot?.querySelector('canvas');
      return canvas && Math.abs(canvas.width / (canvas.getBoundingClientRect().width * devicePixelRatio) - 1) < 0.01;
    });
    assert.ok(sharp(await sharpness(table.page)));
    await table.leave();
  });
}

test('from 320 pixels to 4K, upright and on its side, all of the board is in sight and nothing sticks out', async () => {
  const table = await house.sit({ viewport: { width: 320, height: 568 } });
  const { page } = table;
  for (const [width, height] of [[320, 568], [360, 740], [768, 1024], [1440, 900], [3840, 2160], [568, 320], [900, 420]]) {
    await page.setViewportSize({ width: Number(width), height: Number(height) });
    const box = await page.getByRole('grid').boundingBox();
    assert.ok(box);
    const size = `${width} × ${height}: ${JSON.stringify(box)}`;
    assert.ok(box.x >= 0 && box.x + box.width <= Number(width) + 0.5, size);
    assert.ok(box.y >= 0 && box.y + box.height <= Number(height) + 0.5, size);
    // Either the width or the height is used to the full.
    assert.ok(box.width >= Number(width) - 8 || box.height >= Number(height) * 0.6, size);
    assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), width);
  }
  await table.leave();
});

test('on a screen 320 wide each hole is at least 24 wide, with next to no margin', async () => {
  const table = await house.sit({ ...kPhone, viewport: { width: 320, height: 568 } });
  const [a, b] = [await table.middle('e1'), await table.middle('e2')];
  assert.ok(b.x - a.x >= 24, `${b.x - a.x}`);
  const box = await table.page.getByRole('grid').boundingBox();
  assert.ok(box && box.x <= 4 && 320 - box.x - box.width <= 4);
  await table.leave();
});

test('marbles and points have the colours of their armies, in light and dark', async () => {
  for (const colorScheme of /** @type {const} */ (['light', 'dark'])) {
    const seats = Array.from({ length: 6 }, () => kPerson);
    const table = await house.sit({ colorScheme, kept: { game: keptGame({ players: 6 }, [], seats) } });
    // The tip of each point: the marble's lower side, away from its shine and its mark.
    const tips = ['a1', 'e1', 'm1', 'q1', 'm13', 'e13'];
    /** @type {import('./pixels.mjs').Colour[]} */
    const seen = [];
    for (const tip of tips) seen.push(await table.colour(tip, -0.05, 0.29));
    tips.forEach((tip, home) => {
      const near = kArmies.map(({ colour }) => distance(colourOf(colour), seen[home] ?? { r: 0, g: 0, b: 0 }));
      assert.equal(near.indexOf(Math.min(...near)), home, `${tip} in ${colorScheme}`);
    });
    await table.leave();
  }
});

test('three boards to choose from, each for light and dark, kept for the next visit', async () => {
  const table = await house.sit();
  /** @type {Map<string, import('./pixels.mjs').Colour>} */
  const seen = new Map();
  for (const shade of ['Light', 'Dark']) {
    for (const board of ['Wood', 'Slate', 'Paper']) {
      await table.press('Settings');
      const dialog = table.page.getByRole('dialog', { name: 'Settings' });
      await dialog.getByRole('radio', { name: shade }).check();
      await dialog.getByRole('radio', { name: board }).check();
      await dialog.getByRole('button', { name: 'Done' }).click();
      // Between three holes, where neither a line nor a hole is.
      seen.set(`${shade} ${board}`, await table.colour('i5', 0.5, -0.29));
    }
  }
  const all = [...seen];
  all.forEach(([name, colour], i) => {
    for (const [other, its] of all.slice(i + 1)) assert.ok(distance(colour, its) > 12, `${name} and ${other}`);
  });
  await table.page.reload();
  await table.turnOf(/Your turn/);
  const last = all.at(-1)?.[1] ?? { r: 0, g: 0, b: 0 };
  assert.ok(distance(await table.colour('i5', 0.5, -0.29), last) < 4);
  await table.leave();
});

test('the king is larger than the other pieces', async () => {
  const table = await house.sit({ kept: { game: keptGame({ players: 2, preset: 'japanese' }, [], [kPerson, kComputer]) } });
  assert.deepEqual(await table.holes(/your red king/), ['a1']);
  // Just outside of an ordinary marble: gold on the king, the point's own tint beside a piece.
  const king = await table.colour('a1', 0.44, 0);
  const piece = await table.colour('b2', 0.44, 0);
  assert.ok(distance(king, piece) > 40, JSON.stringify({ king, piece }));
  await table.leave();
});

test('any seat can be turned to the bottom', async () => {
  const table = await house.sit();
  assert.ok((await table.middle('a1')).y > (await table.middle('q1')).y);
  const dialog = await table.openSeat('Blue');
  await dialog.getByRole('button', { name: 'Turn this side to the bottom' }).click();
  assert.ok((await table.middle('a1')).y < (await table.middle('q1')).y);
  // Pixels and names turn together.
  const blue = await table.colour('q1', -0.05, 0.29);
  assert.ok(distance(blue, colourOf('#1f6fc0')) < distance(blue, colourOf('#d4502f')));
  await table.leave();
});

test('on a phone on its side holes are small, so a magnifier helps to hit the right one', async () => {
  const table = await house.sit(kPhoneOnItsSide);
  assert.ok((await table.unit()) < 24);
  const touch = await table.fingers();
  await table.hole('d2').tap();
  const lens = table.page.locator('nyota-board canvas.lens');
  assert.equal(await lens.isVisible(), false);
  const [first, second] = [await table.middle('e7'), await table.middle('e6')];
  await touch('touchStart', [first]);
  await lens.waitFor({ state: 'visible' });
  const box = await lens.boundingBox();
  assert.ok(box && box.width >= 100 && box.y + box.height < first.y, 'it stands above the finger');
  // Sliding on to the hole that was meant.
  await touch('touchMove', [second]);
  await touch('touchEnd', []);
  await lens.waitFor({ state: 'hidden' });
  await table.moves.getByText('d2-e6').waitFor();
  await table.leave();
});

test('with larger holes there is no magnifier', async () => {
  const table = await house.sit(kPhone);
  const touch = await table.fingers();
  await table.hole('d2').tap();
  await touch('touchStart', [await table.middle('e6')]);
  assert.equal(await table.page.locator('nyota-board canvas.lens').isVisible(), false);
  await touch('touchEnd', []);
  await table.moves.getByText('d2-e6').waitFor();
  await table.leave();
});
