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

test('a chain is entered hop by hop where that is wished, and stops at a tap on the piece', async () => {
  const table = await house.sit({ kept: { game: ladder() } });
  await table.menu('Settings');
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

test('marks are on until they are switched off; the holes can be reached all the same', async () => {
  const table = await house.sit({ kept: { game: ladder() } });
  const plain = await table.picture();
  await table.menu('Settings');
  const dialog = table.page.getByRole('dialog', { name: 'Settings' });
  const box = dialog.getByRole('checkbox', { name: 'Show where a piece can go' });
  assert.equal(await box.isChecked(), true);
  await box.uncheck();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await table.hole('d1').click();
  await table.page.mouse.move(2, 2);
  const look = await table.picture();
  assert.ok(distance(look('e5'), plain('e5')) < 6);
  await table.hole('e5').click();
  await table.moves.getByText('d1-e5').waitFor();
  await table.leave();
});

test('a hole that may only be passed through is no place to stop', async () => {
  // From e5 over e4 into another's point, and on over f3 to g3.
  const start = '1/2/3/4/c12/12/11/10/9/10/11/2c9/3ca8/4/3/2/1 0';
  const game = keptGame({ players: 3, rules: { camps: 'pass' } }, [], [kPerson, kPerson, kPerson], start);
  const table = await house.sit({ kept: { game } });
  await table.hole('e5').click();
  assert.deepEqual(await table.holes(/can be passed through/), ['e3']);
  assert.ok((await table.holes(/can be reached by a hop/)).includes('g3'));
  await table.hole('e3').click();
  assert.match(await table.says(), /may only pass through here\. Hop on/);
  assert.equal(await table.page.getByRole('button', { name: 'Done', exact: true }).isVisible(), false);
  await table.hole('e3').click();
  assert.match(await table.says(), /may only pass through/, 'a tap on the piece does not stop it either');
  await table.hole('g3').click();
  await table.moves.getByText('e5-e3-g3').waitFor();
  await table.leave();
});

test('why not: each refusal has its own words', async () => {
  const table = await house.sit({ kept: { game: ladder() } });
  /** @param {string} hole @param {RegExp} why */
  const refused = async (hole, why) => {
    await table.hole(hole).click();
    assert.match(await table.says(), why);
  };
  await refused('i5', /There is no piece in that hole/);
  await refused('q1', /That is not your piece/);
  await refused('a1', /nowhere to go just now/);
  await table.hole('d1').click();
  await refused('i5', /neither next to the piece nor in reach/);
  await refused('q1', /That hole is taken/);
  await refused('f4', /no piece to hop over/);
  await table.leave();
});
