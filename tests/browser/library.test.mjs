// The games that are kept: listed, opened, deleted and brought back, taken away and brought in.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, test } from 'node:test';
import { keptGame, kComputer, kPerson, kPhone, startHouse } from './table.mjs';

/** @type {Awaited<ReturnType<typeof startHouse>>} */
let house;
before(async () => {
  house = await startHouse();
});
after(() => house.close());

/** @typedef {import('./table.mjs').Table} Table */

const settings = { speed: 'instant' };
/** @param {string} id @param {number} at @param {string[]} moves @param {object} [setup] @param {any[]} [seats] */
const game = (id, at, moves, setup = { players: 2 }, seats = [kPerson, kPerson]) => {
  const kept = keptGame(setup, moves, seats);
  return { ...kept, record: { ...kept.record, meta: { id } }, at };
};
const named = (/** @type {string} */ name) => ({ ...kPerson, name });
const kGames = {
  game: 'newest-game',
  'game.newest-game': game('newest-game', 1_764_500_000_000, ['d2-e6']),
  'game.second-game': game('second-game', 1_764_400_000_000, ['c1-e5', 'n1-m5'], { players: 2, preset: 'classic' }, [named('Wanjirũ'), kComputer]),
  'game.oldest-game': {
    ...game('oldest-game', 1_764_300_000_000, ['h2-h4'], { game: 'chess4' }, [named('Tama'), kComputer, kComputer, kComputer]),
    seed: 5,
  },
};

/** @param {Table} table */
async function openLibrary(table) {
  await table.menu('Your games');
  const dialog = table.page.getByRole('dialog', { name: 'Your games' });
  await dialog.getByRole('status').first().waitFor();
  return dialog;
}
/** What is listed, without what is sifted out. @param {import('playwright-core').Locator} dialog */
const listed = (dialog) => dialog.locator('.games > li:visible .about b').allTextContents();
/** The keys of the kept games. @param {Table} table */
const keys = ({ page }) => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('nyota:game.')).sort());

test('games are listed newest first, with who plays, what, and whose turn it is; and can be found', async () => {
  const table = await house.sit({ kept: { ...kGames, settings } });
  const dialog = await openLibrary(table);
  assert.deepEqual(await listed(dialog), ['Player 1 and Player 2', 'Wanjirũ and Computer 1 – beginner', 'Tama and 3 × Computer 1 – beginner']);
  const rows = dialog.locator('.games > li');
  await rows.nth(0).getByText('Blue to move').waitFor();
  await rows.nth(1).getByText('Wanjirũ to move').waitFor();
  await rows.nth(1).getByText('Chinese checkers · Classic').waitFor();
  await rows.nth(2).getByText('Blue to move').waitFor();
  // A picture shows the pieces: it is not of one colour.
  const colours = await rows.nth(2).locator('canvas').evaluate((/** @type {HTMLCanvasElement} */ canvas) => {
    const { data } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? { data: [] };
    return new Set(Array.from({ length: data.length / 4 }, (_, i) => `${data[4 * i]},${data[4 * i + 1]},${data[4 * i + 2]}`)).size;
  });
  assert.ok(colours > 100, `${colours} colours`);

  const search = dialog.getByRole('textbox', { name: /Search/ });
  await search.fill('wanjiru CLASSIC');
  assert.deepEqual(await listed(dialog), ['Wanjirũ and Computer 1 – beginner']);
  await dialog.getByText('1 game', { exact: true }).waitFor();
  await search.fill('nobody');
  await dialog.getByText('No game is like that.').waitFor();
  await search.fill('');
  await dialog.getByRole('combobox', { name: 'Game' }).selectOption('chess4');
  assert.deepEqual(await listed(dialog), ['Tama and 3 × Computer 1 – beginner']);
  await dialog.getByRole('combobox', { name: 'Show' }).selectOption('finished');
  assert.deepEqual(await listed(dialog), []);
  await table.leave();
});

test('a game is opened from the list, and the one before stays in it; one without a move does not', async () => {
  const table = await house.sit({ kept: { ...kGames, settings } });
  let dialog = await openLibrary(table);
  await dialog.getByRole('button', { name: /Wanjirũ/ }).click();
  await dialog.waitFor({ state: 'hidden' });
  await table.turnOf(/turn/);
  assert.match((await table.moves.textContent()) ?? '', /c1-e5.*n1-m5/);
  await table.newGame();
  await table.turnOf(/Your turn/);
  assert.equal((await keys(table)).length, 4);
  dialog = await openLibrary(table);
  assert.equal((await listed(dialog)).length, 4);
  // Whatever is on the board cannot be deleted under it.
  assert.equal(await dialog.getByRole('button', { name: 'Delete' }).count(), 3);
  await dialog.getByRole('button', { name: /Tama/ }).click();
  await dialog.waitFor({ state: 'hidden' });
  await table.turnOf(/thinking|turn/);
  assert.deepEqual(await keys(table), ['nyota:game.newest-game', 'nyota:game.oldest-game', 'nyota:game.second-game']);
  await table.leave();
});

test('a deleted game can be brought back, by keyboard too', async () => {
  const table = await house.sit({ kept: { ...kGames, settings } });
  const dialog = await openLibrary(table);
  const whole = await table.page.evaluate(() => localStorage.getItem('nyota:game.second-game'));
  await dialog.getByRole('button', { name: 'Delete' }).first().click();
  await dialog.getByText('Deleted.').waitFor();
  assert.deepEqual(await keys(table), ['nyota:game.newest-game', 'nyota:game.oldest-game']);
  await dialog.getByText('2 games', { exact: true }).waitFor();
  // The focus is on Undo by then.
  await table.page.keyboard.press('Enter');
  await dialog.getByText('3 games', { exact: true }).waitFor();
  assert.equal(await table.page.evaluate(() => localStorage.getItem('nyota:game.second-game')), whole);
  await table.leave();
});

test('what is exported can be imported elsewhere, as a file and as text, once', async () => {
  const table = await house.sit({ kept: { ...kGames, settings } });
  const dialog = await openLibrary(table);
  await dialog.getByRole('button', { name: 'Export all' }).click();
  const taken = table.page.getByRole('dialog', { name: 'Export' });
  const coming = table.page.waitForEvent('download');
  await taken.getByRole('button', { name: 'Save as file' }).click();
  const download = await coming;
  assert.match(download.suggestedFilename(), /^nyota-\d{4}-\d\d-\d\d\.json$/);
  const path = await download.path();
  const text = readFileSync(path, 'utf8');
  assert.equal(await taken.getByRole('textbox').inputValue(), text);
  // Nobody may touch the clipboard here: the text is selected then.
  await taken.getByRole('button', { name: 'Copy' }).click();
  await taken.getByText(/copy it by hand|Copied/).waitFor();

  const other = await house.sit({ ...kPhone, kept: { settings } });
  const page = other.page;
  const list = await openLibrary(other);
  await list.getByRole('button', { name: 'Import' }).click();
  const asked = page.getByRole('dialog', { name: 'Import' });
  await asked.locator('input[type=file]').setInputFiles({ name: 'games.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  await asked.getByText('3 games imported.').waitFor();
  await asked.getByRole('textbox').fill(text);
  await asked.getByRole('button', { name: 'Import' }).click();
  await asked.getByText('0 games imported. 3 were here already.').waitFor();
  await page.keyboard.press('Escape');
  assert.equal((await listed(list)).length, 4);
  for (const id of ['newest-game', 'second-game', 'oldest-game']) {
    const read = (/** @type {Table} */ one) => one.page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? 'null'), `nyota:game.${id}`);
    const [here, there] = [await read(table), await read(other)];
    assert.deepEqual([there.record.moves, there.seats, there.at], [here.record.moves, here.seats, here.at], id);
  }
  await list.getByRole('button', { name: /Wanjirũ/ }).click();
  await other.turnOf(/turn/);
  await table.leave();
  await other.leave();
});

test('nonsense is refused kindly, and what makes sense beside it is taken', async () => {
  const table = await house.sit({ kept: { settings } });
  const list = await openLibrary(table);
  await list.getByRole('button', { name: 'Import' }).click();
  const asked = table.page.getByRole('dialog', { name: 'Import' });
  const take = async (/** @type {string} */ text, /** @type {RegExp | string} */ answer) => {
    await asked.getByRole('textbox').fill(text);
    await asked.getByRole('button', { name: 'Import' }).click();
    await asked.getByText(answer).waitFor();
  };
  const record = { format: 'nyota-game', version: 1, setup: { game: 'sternhalma', players: 2 }, moves: ['d2-e6'] };
  for (const nonsense of ['', 'hello', '{"a":', '[]', 'null', '{"games":[7]}', '<img src=x onerror=alert(1)>', JSON.stringify({ ...record, moves: ['z9'] })]) {
    await take(nonsense, 'There is no game in this text.');
  }
  await take(JSON.stringify([record, { ...record, moves: ['d2-d2'] }, 3]), '1 game imported. 2 could not be read: numbers 2, 3.');
  await take(JSON.stringify(record), '0 games imported. 1 was here already.');
  await take('[Variant "FFA"]\n\n1. h2-h4 .. b7-c7\n\n[Variant "FFA"]\n[Result "*"]\n\n1. g2-g3 .. R\n', '2 games imported.');
  assert.equal((await keys(table)).length, 4);
  await table.leave();
});
