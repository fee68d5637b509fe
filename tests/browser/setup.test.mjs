import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { startHouse } from './table.mjs';

/** @type {Awaited<ReturnType<typeof startHouse>>} */
let house;
before(async () => {
  house = await startHouse();
});
after(() => house.close());

/** @param {import('./table.mjs').Table} table */
async function openSetup(table) {
  await table.press('New game');
  return table.page.getByRole('dialog', { name: 'New game' });
}

test('how a blocker is treated is asked, with its answers, its default and a mark where changed', async () => {
  const table = await house.sit();
  const dialog = await openSetup(table);
  const question = dialog.getByRole('group', { name: /How shall a blocker be treated/ });
  assert.equal(await question.getByRole('radio').count(), 4);
  assert.equal(await question.getByRole('radio', { name: 'The goal is full, one own piece is enough' }).isChecked(), true);
  await question.getByText('Usually: The goal is full, one own piece is enough.').waitFor();
  assert.equal(await question.getByText('changed', { exact: true }).isVisible(), false);
  await question.getByRole('radio', { name: 'Every hole needs an own piece' }).check();
  await question.getByText('changed', { exact: true }).waitFor();
  await dialog.getByRole('radio', { name: 'Masters' }).check();
  assert.equal(await question.getByRole('radio', { name: 'Landing on the blocker swaps places' }).isChecked(), true);
  assert.equal(await question.getByText('changed', { exact: true }).isVisible(), false);
  await table.leave();
});

test('names, colours and players are chosen for each seat and remembered', async () => {
  const table = await house.sit();
  let dialog = await openSetup(table);
  await dialog.getByRole('radio', { name: '3', exact: true }).check();
  const second = dialog.getByRole('group', { name: 'Player 2' });
  await second.getByRole('textbox').fill('Asha');
  await second.getByRole('combobox', { name: 'Player 2: played by' }).selectOption('person');
  await second.getByRole('combobox', { name: 'Player 2: colour and point' }).selectOption('violet');
  await dialog.getByRole('group', { name: 'Player 3' }).getByRole('combobox', { name: /played by/ }).selectOption('6');
  await dialog.getByRole('button', { name: 'Start game' }).click();
  assert.equal((await table.holes(/violet piece of Asha/)).includes('e1'), true);
  await table.page.getByRole('button', { name: /^Green level 6/ }).waitFor();
  await table.page.reload();
  dialog = await openSetup(table);
  assert.equal(await dialog.getByRole('radio', { name: '3', exact: true }).isChecked(), true);
  assert.equal(await second.getByRole('textbox').inputValue(), 'Asha');
  assert.equal(await second.getByRole('combobox', { name: 'Player 2: colour and point' }).inputValue(), '1');
  await table.leave();
});

test('the Japanese game for two can be played with homes a third of a turn apart, but not side by side', async () => {
  const table = await house.sit();
  const dialog = await openSetup(table);
  await dialog.getByRole('radio', { name: 'Japanese' }).check();
  const colour = dialog.getByRole('combobox', { name: 'Player 2: colour and point' });
  const start = dialog.getByRole('button', { name: 'Start game' });
  await colour.selectOption('violet');
  await dialog.getByText('two players cannot start side by side').waitFor();
  assert.equal(await start.isDisabled(), true);
  await colour.selectOption('gold');
  await start.click();
  assert.equal((await table.holes(/gold (piece|king) of Gold/)).length, 15);
  assert.deepEqual(await table.holes(/gold king of Gold/), ['m1']);
  await table.leave();
});

test('who starts can be chosen', async () => {
  const table = await house.sit();
  const dialog = await openSetup(table);
  await dialog.getByRole('group', { name: 'Player 2' }).getByRole('combobox', { name: /played by/ }).selectOption('person');
  await dialog.getByRole('combobox', { name: 'Who starts' }).selectOption('Blue');
  await dialog.getByRole('button', { name: 'Start game' }).click();
  await table.turnOf(/Blue, your turn/);
  await table.leave();
});

test('or drawn by lot, for all to see', async () => {
  const table = await house.sit();
  const dialog = await openSetup(table);
  await dialog.getByRole('group', { name: 'Player 2' }).getByRole('combobox', { name: /played by/ }).selectOption('person');
  await dialog.getByRole('combobox', { name: 'Who starts' }).selectOption('lot');
  await dialog.getByRole('button', { name: 'Start game' }).click();
  await table.turnOf(/Drawing lots/);
  const told = await table.turnOf(/The lot has fallen on (Red|Blue)/);
  const [, winner = ''] = told.match(/fallen on (\w+)/) ?? [];
  assert.match(told, new RegExp(`^${winner}, your turn`));
  await table.leave();
});
