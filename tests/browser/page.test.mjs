import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { startHouse } from './table.mjs';

/** @type {Awaited<ReturnType<typeof startHouse>>} */
let house;
before(async () => {
  house = await startHouse();
});
after(() => house.close());

test('the first visit starts a game at once, with nothing in the way', async () => {
  const table = await house.sit();
  assert.equal(await table.page.getByRole('dialog').count(), 0);
  assert.match(await table.says(), /Your turn/);
  assert.equal((await table.holes(/your red piece/)).length, 10);
  assert.equal((await table.holes(/blue piece of Blue/)).length, 10);
  assert.match(await table.page.title(), /Your turn/);
  await table.leave();
});

test('a hole out of reach says why, and Escape puts the piece back', async () => {
  const table = await house.sit();
  await table.hole('d1').click();
  assert.equal(await table.hole('d1').getAttribute('aria-selected'), 'true');
  assert.deepEqual(await table.holes(/can be reached by a step/), ['e5', 'e6']);
  await table.hole('i5').click();
  assert.match(await table.says(), /neither next to the piece nor in reach/);
  await table.hole('d2').click();
  await table.page.keyboard.press('Escape');
  assert.equal((await table.holes(/picked up|can be reached/)).length, 0);
  await table.hole('q1').click();
  assert.match(await table.says(), /not your piece/);
  await table.leave();
});

test('a chain goes hop by hop, survives a reload, and can be stopped or put back', async () => {
  const table = await house.sit();
  await table.newGame({ who: { 1: 'person', 2: 'person' } });
  // d2-e6 makes a ladder: b2 over c2 or c3 to d2, and on over e6 to f5.
  await table.hole('d2').click();
  await table.hole('e6').click();
  await table.turnOf(/Blue, your turn/);
  await table.hole('n1').click();
  await table.hole('m5').click();
  await table.turnOf(/Red, your turn/);
  await table.hole('b2').click();
  await table.hole('d2').click({ modifiers: ['Shift'] });
  assert.match(await table.says(), /Hop on/);
  await table.page.reload();
  await table.turnOf(/Hop on/);
  await table.press('Put back');
  assert.match(await table.says(), /Choose one of your pieces/);
  await table.hole('b2').click();
  await table.hole('d2').click({ modifiers: ['Shift'] });
  await table.press('Done');
  await table.turnOf(/Blue, your turn/);
  assert.match((await table.moves.textContent()) ?? '', /b2-d2/);
  await table.leave();
});

test('undo goes back to the own last turn with five computers, redo forward again', async () => {
  const table = await house.sit();
  await table.newGame({ players: 6, who: { 2: '1', 3: '1', 4: '1', 5: '1', 6: '1' } });
  await table.hurry();
  await table.hole('d2').click();
  await table.hole('e6').click();
  await table.page.getByRole('log').getByText(/Pearl moved/).waitFor({ timeout: 60_000 });
  await table.turnOf(/Your turn/);
  const all = (await table.moves.textContent()) ?? '';
  assert.equal(all.trim().split(/\s+/).length, 6);
  await table.press('Undo');
  assert.equal(await table.moves.textContent(), '');
  assert.match(await table.says(), /Your turn/);
  await table.press('Redo');
  assert.equal(await table.moves.textContent(), all);
  await table.leave();
});

test('resigning asks first, then shows the ranks; undo brings the game back', async () => {
  const table = await house.sit();
  await table.press('Resign');
  const question = table.page.getByRole('dialog');
  await question.getByRole('button', { name: 'Cancel' }).click();
  assert.match(await table.says(), /Your turn/);
  await table.press('Resign');
  await question.getByRole('button', { name: 'Resign' }).click();
  await table.turnOf(/over.*Blue has won/);
  const rows = await table.page.getByRole('table').getByRole('row').allTextContents();
  assert.match(rows[1] ?? '', /^1\.Blue/);
  assert.match(rows[2] ?? '', /^2\.You/);
  await table.press('Undo');
  await table.turnOf(/Your turn/);
  assert.equal((await table.holes(/your red piece/)).length, 10);
  await table.leave();
});

test('a seat can be handed to the computer and taken back', async () => {
  const table = await house.sit();
  await table.page.getByRole('button', { name: /^You person/ }).click();
  const dialog = table.page.getByRole('dialog');
  await dialog.getByRole('combobox').selectOption('1');
  await dialog.getByRole('button', { name: 'Done' }).click();
  await table.page.getByRole('log').getByText(/Red moved/).waitFor({ timeout: 60_000 });
  await table.page.getByRole('button', { name: /^Red level 1/ }).click();
  await dialog.getByRole('combobox').selectOption('person');
  await dialog.getByRole('button', { name: 'Done' }).click();
  await table.turnOf(/Your turn/);
  await table.leave();
});

test('every preset starts for every number of players that it allows', async () => {
  const table = await house.sit();
  for (const preset of ['Standard', 'Japanese', 'Classic', 'Masters']) {
    for (const players of [2, 3, 6]) {
      await table.newGame({ preset, players });
      const camp = preset === 'Japanese' && players < 4 ? 15 : 10;
      const pieces = (await table.labels()).filter((label) => /piece of|king of|your red/.test(label));
      assert.equal(pieces.length, camp * players, `${preset} for ${players}`);
    }
  }
  await table.leave();
});

test('the set-up explains itself: notes, changed rules, defaults', async () => {
  const table = await house.sit();
  await table.press('New game');
  const dialog = table.page.getByRole('dialog', { name: 'New game' });
  await dialog.getByRole('radio', { name: 'Japanese' }).check();
  await dialog.getByRole('radio', { name: '5' }).check();
  await dialog.getByText(/Five is outside the traditional rules/).waitFor();
  await dialog.getByText(/The Japanese game is for two or three/).waitFor();
  await dialog.getByText('All rules').click();
  await dialog.getByRole('checkbox', { name: 'Pieces stay in the goal' }).check();
  await dialog.getByText('1 changed').waitFor();
  await dialog.getByRole('button', { name: 'Restore defaults' }).click();
  assert.equal(await dialog.getByText('1 changed').isVisible(), false);
  assert.equal(await dialog.getByRole('radio', { name: 'Standard' }).isChecked(), true);
  await table.leave();
});

for (const [what, stored] of [
  ['cut in half', '{"format":"nyota-match","rec'],
  ['foreign', '{"hello":1}'],
  ['with an illegal move', JSON.stringify({
    format: 'nyota-match',
    version: 1,
    record: { format: 'nyota-game', version: 1, setup: { game: 'sternhalma', players: 2 }, moves: ['d1-e5', 'z99-a1'] },
    seats: [],
    seed: 1,
  })],
]) {
  test(`a stored game that is ${what} is put aside and a new one begins`, async () => {
    const table = await house.sit({}, (page) =>
      page.addInitScript((text) => localStorage.setItem('nyota:game', text), stored ?? ''),
    );
    await table.page.getByRole('alert').getByText(/could not be read/).waitFor();
    assert.match(await table.says(), /Your turn/);
    await table.leave();
  });
}

test('without storage the game goes on and says that nothing is kept', async () => {
  const table = await house.sit({}, (page) =>
    page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    }),
  );
  await table.page.getByRole('alert').getByText(/keeps nothing/).waitFor();
  await table.hole('d1').click();
  assert.match(await table.says(), /can be reached/);
  await table.leave();
});
