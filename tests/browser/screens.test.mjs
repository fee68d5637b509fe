// What can be done at the board, on each kind of screen: three widths, three pixel ratios, with mouse,
// finger and keyboard. Each test leaves the game as it found it, so that the tests of one screen
// share a page.
import assert from 'node:assert/strict';
import { after, afterEach, before, describe, test } from 'node:test';
import { kArmies } from '../../web/view/theme.js';
import { colourOf, distance } from './pixels.mjs';
import { keptGame, kPerson, startHouse } from './table.mjs';
import { film } from './film.mjs';

/** @type {Awaited<ReturnType<typeof startHouse>>} */
let house;
before(async () => {
  house = await startHouse();
});
after(() => house.close());

const kSizes = [[320, 568], [768, 1024], [1440, 900]];
const kRatios = [1, 1.5, 3];
/** What has to do with CSS pixels only is tried with one ratio at each width. */
const kOnce = new Map([[320, 3], [768, 1.5], [1440, 1]]);
// A ladder for red: from b2 over c2 to d2, and on over e6 to f5.
const kGame = keptGame({ players: 2 }, ['d2-e6', 'n1-m5'], [kPerson, kPerson]);
const kList = 'd2-e6 n1-m5';

/** What is in the list of moves. @param {import('./table.mjs').Table} table */
const listed = async (table) => ((await table.moves.textContent()) ?? '').match(/\w+(-\w+)+/g)?.join(' ') ?? '';

for (const [width = 0, height = 0] of kSizes) {
  for (const deviceScaleFactor of kRatios) {
    describe(`${width} × ${height}, ${deviceScaleFactor} device pixels to a pixel`, () => {
      /** @type {import('./table.mjs').Table} */
      let table;
      /** @type {import('playwright-core').Page} */
      let page;
      before(async () => {
        const viewport = { width, height };
        const kept = { game: kGame, settings: { speed: 'instant' } };
        table = await house.sit({ viewport, deviceScaleFactor, hasTouch: true, isMobile: true, kept });
        page = table.page;
      });
      after(() => table.leave());
      afterEach(async () => {
        const clean = (await listed(table)) === kList && (await table.holes(/picked up/)).length === 0;
        if (clean && (await page.getByRole('dialog').count()) === 0) return;
        // Only after a failure: the next test shall not fail because of it.
        await page.evaluate((game) => localStorage.setItem('nyota:game', game), JSON.stringify(kGame));
        await page.reload();
        await table.turnOf(/turn/);
      });

      /** @param {import('playwright-core').Locator} place */
      const inSight = async (place) => {
        const box = await place.boundingBox();
        return box !== null && box.x >= 0 && box.x + box.width <= width && box.y >= 0 && box.y + box.height <= height;
      };
      /** A move has been made: it is listed, and can be taken back. @param {string} move */
      const madeAndUndone = async (move) => {
        await table.turnOf(/Blue, your turn/);
        assert.equal(await listed(table), `${kList} ${move}`);
        // By mouse: right after a swipe the browser itself takes a tap for the end of a scroll.
        await table.press('Undo');
        await table.turnOf(/Red, your turn/);
      };

      test('the board is whole, sharp and large, with all that has to be known beside it', async () => {
        const box = await page.getByRole('grid').boundingBox();
        assert.ok(box);
        assert.ok(await inSight(page.getByRole('grid')));
        assert.ok(await inSight(table.status));
        assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), width);
        // The width is used, or the height.
        assert.ok(box.width >= width - 8 || box.height >= height * 0.7, JSON.stringify(box));
        if (width === 320) {
          assert.ok((await table.unit()) >= 24 && box.x <= 4 && width - box.x - box.width <= 4, JSON.stringify(box));
        }
        for (const share of await sharpness(page)) assert.ok(Math.abs(share - 1) < 0.01, String(share));
      });

      test('marbles have the colours of their armies, and the rim tells whose turn it is', async () => {
        const look = await table.picture();
        const [red, blue] = [colourOf(kArmies[0]?.colour ?? ''), colourOf(kArmies[3]?.colour ?? '')];
        assert.ok(distance(look('a1', -0.05, 0.29), red) < 60);
        assert.ok(distance(look('q1', -0.05, 0.29), blue) < 60);
        assert.ok(distance(look('a1', 0, 0.57), red) < 60, 'the rim of whoever is to move');
        assert.ok(distance(look('q1', 0, -0.57), blue) > 60, 'and of nobody else');
        assert.match(await page.title(), /^Red, your turn/);
      });

      test('two taps make a move, and two clicks; steps are dots, hops are rings', async () => {
        const bare = await table.picture();
        await table.hole('d1').tap();
        assert.deepEqual((await table.holes(/reached by a step/)).sort(), ['d2', 'e5']);
        const [hop = ''] = await table.holes(/reached by a hop/);
        const look = await table.picture();
        assert.ok(distance(look('e5'), bare('e5')) > 60, 'a dot');
        assert.ok(distance(look(hop, 0.285), look('e5')) < 75, 'a ring');
        assert.ok(distance(look(hop), look('e5')) > 60, 'open in its middle');
        await table.hole('e5').tap();
        await madeAndUndone('d1-e5');
        await table.hole('d1').click();
        await table.hole('e5').click();
        await madeAndUndone('d1-e5');
        await page.getByRole('button', { name: 'Redo', exact: true }).tap();
        await madeAndUndone('d1-e5');
      });

      test('a chain goes by its last hole, or hop by hop with a stop on the way', async () => {
        await table.hole('b2').tap();
        assert.deepEqual((await table.holes(/reached by a hop/)).sort(), ['d2', 'f5']);
        await table.hole('f5').tap();
        await madeAndUndone('b2-d2-f5');
        await table.hole('b2').click();
        await table.hole('d2').click({ modifiers: ['Shift'] });
        assert.match(await table.says(), /Hop on, or tap the piece again to stop here/);
        const done = page.getByRole('button', { name: 'Done', exact: true });
        assert.ok(await inSight(done));
        await done.tap();
        await madeAndUndone('b2-d2');
      });

      test('a piece is dragged with the mouse and with a finger', async () => {
        await table.drag('d1', 'e5');
        await madeAndUndone('d1-e5');
        const [from, to] = [await table.middle('d1'), await table.middle('e5')];
        await table.swipe('d1', { x: to.x - from.x, y: to.y - from.y });
        await madeAndUndone('d1-e5');
      });

      test('all by keyboard, the way shown where the focus is', async () => {
        const focused = async () =>
          (await page.getByRole('gridcell').and(page.locator(':focus')).getAttribute('aria-label'))?.split(',')[0];
        await table.hole('a1').focus();
        for (let i = 0; i < 20 && (await focused()) !== 'b2'; i += 1) await page.keyboard.press('n');
        assert.equal(await focused(), 'b2');
        await page.keyboard.press('Enter');
        await page.keyboard.press('Escape');
        assert.deepEqual(await table.holes(/picked up/), []);
        await page.keyboard.press('Enter');
        // On the line from d2 over e6 to f5, beside the marble in e6.
        const without = await table.picture();
        for (let i = 0; i < 3 && (await focused()) !== 'f5'; i += 1) await page.keyboard.press('m');
        const shown = await table.picture();
        assert.ok(distance(without('d2', -0.27, -0.47), shown('d2', -0.27, -0.47)) > 40);
        await page.keyboard.press('Enter');
        await madeAndUndone('b2-d2-f5');
      });

      test('pointing at a hole shows the way there', async () => {
        await table.hole('b2').click();
        await page.mouse.move(1, 1);
        const without = await table.picture();
        await table.hole('f5').hover();
        const shown = await table.picture();
        assert.ok(distance(without('d2', -0.27, -0.47), shown('d2', -0.27, -0.47)) > 40);
        await table.hole('b2').click();
      });

      test('a hole out of reach says why', async () => {
        await table.hole('d1').tap();
        await table.hole('i5').tap();
        assert.match(await table.says(), /neither next to the piece nor in reach/);
        await table.hole('q1').tap();
        assert.match(await table.says(), /That hole is taken/);
        await table.hole('d1').tap();
        await table.hole('q1').tap();
        assert.match(await table.says(), /not your piece/);
      });

      test('a hit counts for the nearest hole', async () => {
        const unit = await table.unit();
        const [piece, hole] = [await table.middle('d1'), await table.middle('e5')];
        await page.touchscreen.tap(piece.x - 0.44 * unit, piece.y);
        assert.deepEqual(await table.holes(/picked up/), ['d1']);
        // Beside the board is nothing.
        const [tip, corner] = [await table.middle('q1'), await table.middle('m1')];
        await page.touchscreen.tap(corner.x, tip.y);
        assert.deepEqual(await table.holes(/picked up/), ['d1']);
        assert.doesNotMatch(await table.says(), /reach\.|taken/);
        await page.touchscreen.tap(hole.x - 0.2 * unit, hole.y - 0.4 * unit);
        await madeAndUndone('d1-e5');
      });

      test('a move is seen on its way, hop by hop', async () => {
        const speed = async (/** @type {string} */ name) => {
          await page.getByRole('button', { name: 'Menu' }).tap();
          await page.getByRole('button', { name: 'Settings' }).tap();
          await page.getByRole('radio', { name }).check();
          await page.getByRole('button', { name: 'Done' }).tap();
        };
        await speed('Normal');
        await table.hole('b2').tap();
        const seen = await film(table);
        await table.hole('f5').tap();
        await table.turnOf(/Blue, your turn/);
        const red = colourOf(kArmies[0]?.colour ?? '');
        const stays = await seen(['b2', 'd2', 'f5'], red);
        assert.ok(stays.every(({ first }) => first >= 0), JSON.stringify(stays));
        const [from, between, to] = stays;
        assert.ok(from && between && to && from.first < between.first && between.last < to.first, JSON.stringify(stays));
        await madeAndUndone('b2-d2-f5');
        await speed('At once');
      });

      if (kOnce.get(width) !== deviceScaleFactor) return;

      test('the set-up fits the screen with everything open', async () => {
        await page.getByRole('button', { name: 'New game', exact: true }).tap();
        const dialog = page.getByRole('dialog');
        await dialog.getByRole('radio', { name: '6', exact: true }).check();
        await dialog.getByText('Places at the star').tap();
        await dialog.getByText('All rules').tap();
        assert.ok(await inSight(dialog));
        assert.ok(await inSight(dialog.getByRole('button', { name: 'Start game' })));
        assert.equal(await dialog.locator('.body').evaluate((body) => body.scrollWidth - body.clientWidth), 0);
        // The level of a computer can be read.
        const who = dialog.getByRole('combobox', { name: 'Player 6: played by' });
        await who.selectOption('6');
        assert.ok((await who.evaluate(roomFor)) >= 0);
        await dialog.getByRole('button', { name: 'Close' }).tap();
        await page.getByRole('button', { name: 'Resign', exact: true }).tap();
        assert.match((await dialog.textContent()) ?? '', /the game ends with the other player in first place/);
        assert.ok(await inSight(dialog.getByRole('button', { name: 'Cancel' })));
        await dialog.getByRole('button', { name: 'Cancel' }).tap();
      });

      test('a swipe that starts on an own piece never scrolls the page, any other does', async () => {
        // Where everything fits there is nothing to scroll.
        await page.setViewportSize({ width, height: width > height ? width + 100 : height - 20 });
        await page.evaluate(() => scrollTo(0, 0));
        assert.ok(await page.evaluate(() => document.documentElement.scrollHeight > innerHeight + 20));
        await table.swipe('d1', { x: 0, y: -120 });
        // The refusal shows that the swipe has been dealt with as a drag.
        await table.turnOf(/reach/);
        assert.equal(await page.evaluate(() => scrollY), 0);
        assert.deepEqual(await table.holes(/picked up/), ['d1']);
        await table.hole('d1').tap();
        // A piece that is not one's own is no different from an empty hole.
        for (const hole of ['i5', 'n2']) {
          await table.swipe(hole, { x: 0, y: -120 });
          await page.waitForFunction(() => scrollY > 0);
          await page.evaluate(() => scrollTo(0, 0));
        }
        await page.setViewportSize({ width, height });
      });

      test('two fingers zoom, and move no piece even where they start on one', async () => {
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
        assert.equal(await listed(table), kList);
        assert.match(await table.says(), /Choose one of your pieces/);
      });
    });
  }
}

/** Pixels of the board's pictures for each pixel of the screen. @param {import('playwright-core').Page} page */
function sharpness(page) {
  return page.locator('nyota-board').evaluate((board) =>
    [...(board.shadowRoot?.querySelectorAll('canvas:not([hidden])') ?? [])].map((canvas) => {
      const box = canvas.getBoundingClientRect();
      return /** @type {HTMLCanvasElement} */ (canvas).width / (box.width * devicePixelRatio);
    }),
  );
}

/** How much wider a box of choices is than what is chosen. @param {Element} select */
function roomFor(select) {
  const { paddingLeft, paddingRight, font } = getComputedStyle(select);
  const pen = document.createElement('canvas').getContext('2d');
  if (!pen || !(select instanceof HTMLSelectElement)) return -1;
  pen.font = font;
  const text = pen.measureText(select.selectedOptions[0]?.label ?? '').width;
  return select.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight) - text;
}
