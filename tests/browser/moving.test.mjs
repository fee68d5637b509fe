import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { Layout } from '../../web/view/geometry.js';
import { distance } from './pixels.mjs';
import { keptGame, kPerson, kPhone, startHouse } from './table.mjs';

/** @type {Awaited<ReturnType<typeof startHouse>>} */
let house;
before(async () => {
  house = await startHouse();
});
after(() => house.close());

/** Two persons, and a ladder for red: from b2 over c2 to d2, and on over e6 to f5. */
const ladder = () => keptGame({ players: 2 }, ['d2-e6', 'n1-m5'], [kPerson, kPerson]);

test('the first move takes two taps', async () => {
  const table = await house.sit(kPhone);
  await table.hole('b2').tap();
  await table.hole('d3').or(table.hole('d2')).first().waitFor();
  const [target] = await table.holes(/can be reached/);
  assert.equal(target, undefined, 'b2 is still shut in');
  await table.hole('d2').tap();
  await table.hole('e6').tap();
  await table.moves.getByText('d2-e6').waitFor();
  await table.leave();
});

test('a chain is entered by its last hole', async () => {
  const table = await house.sit({ kept: { game: ladder() } });
  await table.hole('b2').click();
  assert.deepEqual((await table.holes(/can be reached by a hop/)).sort(), ['d2', 'f5']);
  await table.hole('f5').click();
  await table.moves.getByText('b2-d2-f5').waitFor();
  await table.leave();
});

test('a chain is entered hop by hop where that is wished, and stops at a tap on the piece', async () => {
  const table = await house.sit({ kept: { game: ladder() } });
  await table.press('Settings');
  const dialog = table.page.getByRole('dialog', { name: 'Settings' });
  await dialog.getByRole('checkbox', { name: 'Go hop by hop' }).check();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await table.hole('b2').click();
  await table.hole('d2').click();
  assert.match(await table.says(), /Hop on, or tap the piece again to stop here/);
  assert.deepEqual(await table.holes(/picked up/), ['d2']);
  assert.deepEqual(await table.holes(/can be reached/), ['f5']);
  // Back to where it came from, then on again.
  await table.hole('b2').click();
  assert.deepEqual(await table.holes(/picked up/), ['b2']);
  await table.hole('d2').click();
  await table.hole('d2').click();
  await table.turnOf(/Blue, your turn/);
  assert.match((await table.moves.textContent()) ?? '', /b2-d2(?!-)/);
  await table.leave();
});

test('moves by touch wait for confirmation where that is wished; moves by mouse do not', async () => {
  const table = await house.sit({ ...kPhone, kept: { game: ladder(), settings: { confirmTouch: true } } });
  const listed = await table.moves.textContent();
  await table.hole('b2').tap();
  await table.hole('f5').tap();
  assert.match(await table.says(), /Done makes the move/);
  assert.deepEqual(await table.holes(/picked up/), ['f5']);
  await table.page.getByRole('button', { name: 'Put back' }).tap();
  assert.match(await table.says(), /Choose one of your pieces/);
  assert.equal(await table.moves.textContent(), listed);
  // A step, too.
  await table.hole('d1').tap();
  await table.hole('e5').tap();
  assert.equal(await table.moves.textContent(), listed);
  await table.page.getByRole('button', { name: 'Done' }).tap();
  await table.moves.getByText('d1-e5').waitFor();
  await table.turnOf(/Blue, your turn/);
  await table.hole('n2').click();
  await table.hole('m6').click();
  await table.moves.getByText('n2-m6').waitFor();
  await table.leave();
});

test('the keyboard goes in all six directions, jumps among pieces and holes, and puts back', async () => {
  const table = await house.sit({ kept: { game: ladder() } });
  const { page } = table;
  const focused = async () => (await page.getByRole('gridcell').and(page.locator(':focus')).getAttribute('aria-label'))?.split(',')[0];
  const layout = new Layout(0);
  await table.hole('i5').focus();
  const keys = { a: 'left', d: 'right', w: 'up-left', e: 'up-right', z: 'down-left', x: 'down-right' };
  for (const [key, direction] of Object.entries(keys)) {
    const from = (await focused()) ?? '';
    const wanted = layout.neighbour(from, /** @type {import('../../web/view/geometry.js').Direction} */ (direction));
    await page.keyboard.press(key);
    assert.equal(await focused(), wanted, key);
  }
  const movable = await table.holes(/can move/);
  const visited = new Set();
  for (let i = 0; i < movable.length; i += 1) {
    await page.keyboard.press('n');
    visited.add(await focused());
  }
  assert.deepEqual([...visited].sort(), movable.sort());
  while ((await focused()) !== 'b2') await page.keyboard.press('n');
  await page.keyboard.press('Space');
  assert.deepEqual(await table.holes(/picked up/), ['b2']);
  await page.keyboard.press('Escape');
  assert.deepEqual(await table.holes(/picked up/), []);
  await page.keyboard.press('Enter');
  await page.keyboard.press('m');
  assert.equal(await focused(), 'd2');
  await page.keyboard.press('Shift+Enter');
  assert.match(await table.says(), /Hop on/);
  await page.keyboard.press('m');
  assert.equal(await focused(), 'f5');
  await page.keyboard.press('Enter');
  await table.moves.getByText('b2-d2-f5').waitFor();
  await table.leave();
});

test('hovering and focusing show the way there', async () => {
  const table = await house.sit({ kept: { game: ladder() } });
  const { page } = table;
  await table.hole('b2').click();
  await page.mouse.move(2, 2);
  // On the line from d2 over e6 to f5, beside the marble in e6.
  const [from, to] = [await table.middle('d2'), await table.middle('f5')];
  const unit = await table.unit();
  const beside = { dx: ((to.x - from.x) / unit) * 0.27, dy: ((to.y - from.y) / unit) * 0.27 };
  const look = () => table.colour('d2', beside.dx, beside.dy);
  const idle = await look();
  await table.hole('f5').hover();
  const hovered = await look();
  assert.ok(distance(idle, hovered) > 40, JSON.stringify({ idle, hovered }));
  await page.mouse.move(2, 2);
  assert.ok(distance(idle, await look()) < 6);
  // The same by keyboard.
  await page.keyboard.press('m');
  await page.keyboard.press('m');
  assert.ok(distance(await look(), hovered) < 40);
  await table.leave();
});

test('steps and hops are marked differently, and not at all where that is wished', async () => {
  const table = await house.sit({ kept: { game: ladder() } });
  const plain = { step: await table.colour('e5') };
  await table.hole('d1').click();
  assert.deepEqual((await table.holes(/can be reached by a step/)).sort(), ['d2', 'e5']);
  const [hop] = await table.holes(/can be reached by a hop/);
  assert.ok(hop);
  await table.page.mouse.move(2, 2);
  const accent = await table.colour('e5');
  assert.ok(distance(accent, plain.step) > 60, 'a dot for a step');
  assert.ok(distance(await table.colour(hop, 0.285), accent) < 60, 'a ring for a hop');
  assert.ok(distance(await table.colour(hop), accent) > 60, 'open in its middle');
  await table.page.keyboard.press('Escape');
  await table.press('Settings');
  const dialog = table.page.getByRole('dialog', { name: 'Settings' });
  await dialog.getByRole('checkbox', { name: 'Show where a piece can go' }).uncheck();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await table.hole('d1').click();
  await table.page.mouse.move(2, 2);
  assert.ok(distance(await table.colour('e5'), plain.step) < 6);
  await table.leave();
});

test('holes are hit by the nearest centre, and a tap beside the board means none', async () => {
  const table = await house.sit({ ...kPhone, viewport: { width: 320, height: 568 } });
  const unit = await table.unit();
  const [piece, hole] = [await table.middle('d2'), await table.middle('e6')];
  await table.page.touchscreen.tap(piece.x - 0.44 * unit, piece.y);
  assert.deepEqual(await table.holes(/picked up/), ['d2']);
  await table.page.touchscreen.tap(2, 2);
  assert.deepEqual(await table.holes(/picked up/), ['d2']);
  await table.page.touchscreen.tap(hole.x + 0.2 * unit, hole.y - 0.4 * unit);
  await table.moves.getByText('d2-e6').waitFor();
  await table.leave();
});
