import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { kSeatArmies } from '../../web/view/chess4-pieces.js';
import { kArmies } from '../../web/view/theme.js';
import { cards, chessGame, kMateOfYellow, openScore } from './chess4-table.mjs';
import { colourAt, colourOf, distance } from './pixels.mjs';
import { kPhone, startHouse } from './table.mjs';

/** @type {Awaited<ReturnType<typeof startHouse>>} */
let house;
before(async () => {
  house = await startHouse();
});
after(() => house.close());

/** Width of a square, in CSS pixels. @param {import('./table.mjs').Table} table */
async function side(table) {
  const box = await table.hole('g7').boundingBox();
  assert.ok(box);
  return box.width;
}

/**
 * The colour on the screen beside the middle of a square.
 * @param {import('./table.mjs').Table} table @param {string} square @param {number} dx in squares, to the right @param {number} dy down
 */
async function colourBeside(table, square, dx, dy) {
  const { x, y } = await table.middle(square);
  const unit = await side(table);
  return colourAt(table.page, x + dx * unit, y + dy * unit);
}

test('from 320 pixels to 1440, upright and on its side, all of the board is in sight', async () => {
  const table = await house.sit({ viewport: { width: 320, height: 568 }, kept: { game: chessGame([]) } });
  const { page } = table;
  for (const [width, height] of [[320, 568], [360, 740], [768, 1024], [1440, 900], [568, 320]]) {
    await page.setViewportSize({ width: Number(width), height: Number(height) });
    const box = await page.getByRole('grid').boundingBox();
    assert.ok(box);
    const size = `${width} × ${height}: ${JSON.stringify(box)}`;
    assert.ok(Math.abs(box.width - box.height) < 1, size);
    assert.ok(box.x >= 0 && box.x + box.width <= Number(width) + 0.5, size);
    assert.ok(box.y >= 0 && box.y + box.height <= Number(height) + 0.5, size);
    assert.ok(box.width >= Math.min(Number(width) - 8, Number(height) * 0.8), size);
    assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), width);
  }
  await table.leave();
});

test('pieces have the colours of their armies, grey ones have none, in light and dark', async () => {
  const colours = kSeatArmies.map((army) => colourOf(kArmies[army]?.colour ?? ''));
  for (const colorScheme of /** @type {const} */ (['light', 'dark'])) {
    const table = await house.sit({ colorScheme, kept: { game: chessGame(kMateOfYellow) } });
    // The foot of each player's left rook.
    for (const [seat, rook] of /** @type {const} */ ([[0, 'd1'], [1, 'a11'], [3, 'n4']])) {
      const seen = await colourBeside(table, rook, 0, 0.33);
      const near = colours.map((colour) => distance(colour, seen));
      assert.equal(near.indexOf(Math.min(...near)), seat, `${rook} in ${colorScheme}`);
    }
    const { r, g, b } = await colourBeside(table, 'k14', 0, 0.33);
    assert.ok(Math.max(r, g, b) - Math.min(r, g, b) < 25, 'yellow has turned grey');
    await table.leave();
  }
});

test('a king in check stands on red, until it no longer is', async () => {
  // Blue's queen gives check from f13, where the king can take it.
  const moves = ['g2-g3', 'b9-c9', 'd13-d12', 'm7-k7', 'j1-i3', 'a8-f13'];
  const table = await house.sit({ kept: { game: chessGame(moves), settings: { speed: 'instant' } } });
  const isRed = async () => {
    const { r, g, b } = await colourBeside(table, 'g14', -0.36, -0.36);
    return r > 140 && g < 90 && b < 90;
  };
  assert.deepEqual(await table.holes(/yellow king .*in check/), ['g14']);
  assert.match(await table.says(), /You are in check/);
  assert.match((await cards(table))[2] ?? '', /in check/);
  assert.ok(await isRed());
  await table.hole('g14').click();
  await table.hole('f13').click();
  await table.turnOf(/Green, your turn/);
  assert.deepEqual(await table.holes(/in check/), []);
  assert.equal(await isRed(), false);
  await table.leave();
});

test('the last move of each player stays framed in their colour, and the edge says whose turn it is', async () => {
  const table = await house.sit({ viewport: { width: 1440, height: 900 }, kept: { game: chessGame(kMateOfYellow) } });
  const colours = kSeatArmies.map((army) => colourOf(kArmies[army]?.colour ?? ''));
  /** @param {import('./pixels.mjs').Colour} seen @param {number} seat @param {string} what */
  const isOf = (seen, seat, what) => {
    const near = colours.map((colour) => distance(colour, seen));
    assert.equal(near.indexOf(Math.min(...near)), seat, `${what}: ${JSON.stringify(seen)}`);
    assert.ok((near[seat] ?? 999) < 60, `${what}: ${JSON.stringify(seen)}`);
  };
  for (const [square, seat] of /** @type {const} */ ([['l7', 0], ['f13', 1], ['k7', 3]])) {
    isOf(await colourBeside(table, square, 0.455, 0.1), seat, square);
  }
  // Yellow is out, and so is its mark.
  const left = await colourBeside(table, 'd12', 0.455, 0.1);
  assert.ok(distance(left, colours[2] ?? left) > 60);
  isOf(await colourBeside(table, 'n7', 0.915, 0), 3, 'the edge at the right');
  assert.ok(distance(await colourBeside(table, 'g1', 0, 0.915), colours[0] ?? left) > 60, 'the edge at the bottom is plain');
  await table.leave();
});

test('the points have their reasons, and the legend says what counts', async () => {
  const table = await house.sit({ ...kPhone, kept: { game: chessGame(kMateOfYellow) } });
  const score = await openScore(table);
  await score.getByRole('row', { name: 'a8-f13 took the yellow pawn +1' }).waitFor();
  await score.getByRole('row', { name: 'a8-f13 checkmated Yellow +20' }).waitFor();
  await score.getByRole('row', { name: 'Blue 21' }).waitFor();
  await table.page.getByText('What counts').click();
  await table.page.getByText('Check to two kings by one move: 5, with a queen only 1.').waitFor();
  await table.page.getByRole('listitem').filter({ hasText: 'promoted queen' }).getByText('1').waitFor();
  await table.leave();
});

test('in teams there are no points to see', async () => {
  const table = await house.sit({ kept: { game: chessGame(['h2-h4'], { mode: 'teams' }) } });
  assert.equal(await table.page.getByText('Points, one by one').isVisible(), false);
  assert.equal(await table.page.getByText('What counts').isVisible(), false);
  await table.page.getByText('Two against two').waitFor();
  await table.leave();
});

test('any seat can be turned to the bottom', async () => {
  const table = await house.sit({ kept: { game: chessGame([]) } });
  const dialog = await table.openSeat('Green');
  await dialog.getByRole('button', { name: 'Turn this side to the bottom' }).click();
  assert.ok((await table.middle('n4')).y > (await table.middle('a4')).y);
  assert.ok((await table.middle('n4')).x < (await table.middle('n11')).x);
  const foot = await colourBeside(table, 'n4', 0, 0.33);
  assert.ok(distance(foot, colourOf('#12946f')) < distance(foot, colourOf('#d4502f')));
  await table.leave();
});

test('legal moves are marked only where that is wanted', async () => {
  const table = await house.sit({ kept: { game: chessGame([]) } });
  await table.hole('h2').click();
  const marked = await colourBeside(table, 'h4', 0, 0);
  await table.leave();
  const other = await house.sit({ kept: { game: chessGame([]), settings: { showLegalMoves: false } } });
  await other.hole('h2').click();
  assert.ok(distance(marked, await colourBeside(other, 'h4', 0, 0)) > 60);
  assert.match(await other.says(), /Choose a square to go to/);
  await other.leave();
});
