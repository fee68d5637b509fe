import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { Layout } from '../../web/view/geometry.js';
import { kArmies } from '../../web/view/theme.js';
import { colourOf, distance } from './pixels.mjs';
import { keptGame, kComputer, kPerson, kPhone, kPhoneOnItsSide, startHouse } from './table.mjs';

/** @type {Awaited<ReturnType<typeof startHouse>>} */
let house;
before(async () => {
  house = await startHouse();
});
after(() => house.close());

test('the board stays sharp when its window moves to a screen with other pixels', async () => {
  const table = await house.sit({ viewport: { width: 768, height: 900 }, deviceScaleFactor: 1 });
  const { page } = table;
  const screen = await page.context().newCDPSession(page);
  /** @param {number} width @param {number} ratio */
  const moveTo = async (width, ratio) => {
    await screen.send('Emulation.setDeviceMetricsOverride', { width, height: 900, deviceScaleFactor: ratio, mobile: false });
    await page.waitForFunction((wanted) => devicePixelRatio === wanted, ratio);
  };
  const isSharp = () =>
    page.waitForFunction(() => {
      const all = [...(document.querySelector('nyota-board')?.shadowRoot?.querySelectorAll('canvas:not([hidden])') ?? [])];
      return all.length === 2 && all.every((canvas) => {
        const { width } = canvas.getBoundingClientRect();
        return Math.abs(/** @type {HTMLCanvasElement} */ (canvas).width / (width * devicePixelRatio) - 1) < 0.01;
      });
    });
  await isSharp();
  for (const [width = 0, ratio = 0] of [[760, 3], [768, 1.5], [760, 1.25], [768, 1]]) {
    await moveTo(width, ratio);
    await isSharp();
  }
  // With the same width as before the browser of the tests tells nobody; the next picture is sharp.
  await moveTo(768, 3);
  await table.hole('d1').click();
  await isSharp();
  await table.leave();
});

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

const kTips = ['a1', 'e1', 'm1', 'q1', 'm13', 'e13'];
const sixPersons = () => ({ game: keptGame({ players: 6 }, [], Array.from({ length: 6 }, () => kPerson)) });

test('marbles and points have the colours of their armies, in light and dark', async () => {
  for (const colorScheme of /** @type {const} */ (['light', 'dark'])) {
    const table = await house.sit({ colorScheme, kept: sixPersons() });
    const look = await table.picture();
    // The tip of each point: the marble's lower side, away from its shine and its mark.
    const seen = kTips.map((tip) => look(tip, -0.05, 0.29));
    // The point itself, just inside of its tip, and the bare board in the middle.
    const { x, y } = new Layout(0).spot('i5');
    const bare = look('i5', 0.5, -0.29);
    kTips.forEach((tip, home) => {
      const near = kArmies.map(({ colour }) => distance(colourOf(colour), seen[home] ?? { r: 0, g: 0, b: 0 }));
      assert.equal(near.indexOf(Math.min(...near)), home, `${tip} in ${colorScheme}`);
      const spot = new Layout(0).spot(tip);
      const length = Math.hypot(x - spot.x, y - spot.y);
      // Towards the middle, between the marble at the tip and the two behind it.
      const tint = look(tip, ((x - spot.x) / length) * 0.5, ((y - spot.y) / length) * 0.5);
      const army = colourOf(kArmies[home]?.colour ?? '');
      assert.ok(distance(tint, army) < distance(bare, army) - 6, `the point of ${tip} in ${colorScheme}`);
    });
    await table.leave();
  }
});

/**
 * The shape of the mark on a marble, as it stands out by brightness alone.
 * @param {(name: string, dx?: number, dy?: number) => import('./pixels.mjs').Colour} look
 * @param {string} hole
 */
function shapeOf(look, hole) {
  /** @param {import('./pixels.mjs').Colour} colour */
  const bright = ({ r, g, b }) => 0.3 * r + 0.59 * g + 0.11 * b;
  const steps = Array.from({ length: 17 }, (_, i) => (i - 8) * 0.0225);
  const ink = bright(look(hole));
  return steps.flatMap((dy) => steps.map((dx) => {
    // The marble's own shade, one step beyond the mark on the same side.
    const far = Math.hypot(dx, dy) || 1;
    const body = bright(look(hole, (dx / far) * 0.2, (dy / far) * 0.2));
    return Math.abs(bright(look(hole, dx, dy)) - ink) < Math.abs(body - ink) / 2;
  }));
}

test('armies are told apart by colour and by mark under each colour deficiency', async () => {
  const table = await house.sit({ viewport: { width: 1440, height: 900 }, kept: sixPersons() });
  const eyes = await table.page.context().newCDPSession(table.page);
  const plain = await table.picture();
  for (const type of /** @type {const} */ (['protanopia', 'deuteranopia', 'tritanopia', 'achromatopsia'])) {
    await eyes.send('Emulation.setEmulatedVisionDeficiency', { type });
    const look = await table.picture();
    assert.ok(kTips.some((tip) => distance(look(tip, -0.05, 0.29), plain(tip, -0.05, 0.29)) > 20), `${type} is seen`);
    const shapes = kTips.map((tip) => shapeOf(look, tip));
    kTips.forEach((one, i) => {
      for (const [k, other] of [...kTips.entries()].slice(i + 1)) {
        const apart = distance(look(one, -0.05, 0.29), look(other, -0.05, 0.29));
        // Without any colour the marks alone have to do.
        if (type !== 'achromatopsia') assert.ok(apart > 18, `${type}: ${one} and ${other} ${apart}`);
        const both = (shapes[i] ?? []).filter((inside, at) => inside && shapes[k]?.[at]).length;
        const either = (shapes[i] ?? []).filter((inside, at) => inside || shapes[k]?.[at]).length;
        assert.ok(both / either < 0.88, `${type}: the marks in ${one} and ${other} share ${both} of ${either}`);
      }
    });
  }
  await table.leave();
});

test('three boards to choose from, each for light and dark, kept for the next visit', async () => {
  const table = await house.sit();
  /** @type {Map<string, import('./pixels.mjs').Colour>} */
  const seen = new Map();
  for (const shade of ['Light', 'Dark']) {
    for (const board of ['Wood', 'Slate', 'Paper']) {
      await table.menu('Settings');
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
  const table = await house.sit({ kept: sixPersons() });
  for (const [seat, name] of ['Red', 'Violet', 'Gold', 'Blue', 'Green', 'Pearl'].entries()) {
    if (seat > 0) {
      const dialog = await table.openSeat(name);
      await dialog.getByRole('button', { name: 'Turn this side to the bottom' }).click();
      await dialog.waitFor({ state: 'hidden' });
    }
    const tip = kTips[seat] ?? '';
    const heights = await Promise.all(kTips.map(async (one) => (await table.middle(one)).y));
    assert.equal(Math.max(...heights), heights[seat], name);
    // Pixels and names turn together.
    const look = await table.picture(seat);
    assert.ok(distance(look(tip, -0.05, 0.29), colourOf(kArmies[seat]?.colour ?? '')) < 60, name);
  }
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
