// The main lines of play once more on each kind of screen.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { distance } from './pixels.mjs';
import { keptGame, kPerson, startHouse } from './table.mjs';

/** @type {Awaited<ReturnType<typeof startHouse>>} */
let house;
before(async () => {
  house = await startHouse();
});
after(() => house.close());

const kScreens = [
  { viewport: { width: 320, height: 568 }, deviceScaleFactor: 3, hasTouch: true, isMobile: true },
  { viewport: { width: 768, height: 1024 }, deviceScaleFactor: 1.5, hasTouch: true, isMobile: true },
  { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1 },
];

for (const screen of kScreens) {
  const { width, height } = screen.viewport;
  test(`a game at ${width} × ${height}, ${screen.deviceScaleFactor} device pixels to a pixel`, async () => {
    // A ladder for red: from b2 over c2 to d2, and on over e6 to f5.
    const game = keptGame({ players: 2 }, ['d2-e6', 'n1-m5'], [kPerson, kPerson]);
    const table = await house.sit({ ...screen, kept: { game, settings: { speed: 'instant' } } });
    const { page } = table;
    /** @param {import('playwright-core').Locator} place */
    const poke = (place) => (screen.hasTouch ? place.tap() : place.click());
    /** @param {string} name */
    const press = (name) => poke(page.getByRole('button', { name, exact: true }));
    /** @param {import('playwright-core').Locator} place */
    const inSight = async (place) => {
      const box = await place.boundingBox();
      return box !== null && box.x >= 0 && box.x + box.width <= width && box.y >= 0 && box.y + box.height <= height;
    };

    // Board, turn and what can be done are seen without scrolling.
    assert.ok(await inSight(page.getByRole('grid')));
    assert.ok(await inSight(table.status));
    const rim = await table.colour('a1', 0, 0.57);

    // Marks, the way there, a refusal.
    const plain = await table.colour('e5');
    await poke(table.hole('d1'));
    assert.ok(distance(await table.colour('e5'), plain) > 60, 'a step is marked');
    await poke(table.hole('i5'));
    assert.match(await table.says(), /neither next to the piece nor in reach/);
    await poke(table.hole('b2'));
    assert.deepEqual((await table.holes(/can be reached by a hop/)).sort(), ['d2', 'f5']);

    // The whole chain by its last hole; then the other side's turn shows.
    await poke(table.hole('f5'));
    await table.turnOf(/Blue, your turn/);
    assert.ok(distance(await table.colour('a1', 0, 0.57), rim) > 40, 'the rim tells whose turn it is');
    await press('Undo');
    await table.turnOf(/Red, your turn/);
    await press('Redo');
    await table.turnOf(/Blue, your turn/);

    // Set-up: its main button is always in sight, and nothing is wider than the screen.
    await press('New game');
    const dialog = page.getByRole('dialog');
    assert.ok(await inSight(dialog));
    assert.ok(await inSight(dialog.getByRole('button', { name: 'Start game' })));
    assert.equal(await dialog.locator('.body').evaluate((body) => body.scrollWidth - body.clientWidth), 0);
    await poke(dialog.getByRole('radio', { name: '6', exact: true }));
    await poke(dialog.getByRole('button', { name: 'Start game' }));
    await dialog.waitFor({ state: 'hidden' });
    assert.equal((await table.holes(/piece/)).length, 60);

    await press('Resign');
    assert.match((await dialog.textContent()) ?? '', /the others play on/);
    assert.ok(await inSight(dialog.getByRole('button', { name: 'Cancel' })));
    await poke(dialog.getByRole('button', { name: 'Cancel' }));
    assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), width);
    await table.leave();
  });
}
