// Games one after another at a table, and what they do to the rating.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { keptGame, kComputer, kPerson, startHouse } from './table.mjs';

/** @typedef {import('./table.mjs').Table} Table */

/** @type {Awaited<ReturnType<typeof startHouse>>} */
let house;
before(async () => {
  house = await startHouse();
});
after(() => house.close());

const settings = { speed: 'instant' };
/** Nine red pieces are in the goal, the tenth stands before it. */
const kNearlyWon = 'a/aa/aaa/1aaa/4a8/12/11/10/9/10/11/12/13/4/3/2/d 0';
const kLevel3 = { ...kComputer, level: 3 };
/** @param {object} [more] @param {any[]} [seats] */
const nearlyWon = (more = { fair: true }, seats = [kPerson, kLevel3]) => ({
  settings,
  game: { ...keptGame({ players: 2 }, [], seats, kNearlyWon), ...more },
});

/** @param {Table} table */
const panel = (table) => table.page.getByRole('region', { name: 'Game' });

/** @param {Table} table */
async function win(table) {
  await table.hole('m5').click();
  await table.hole('n1').click();
  await table.turnOf(/The game is over\. You have won/);
}

test('a rated game tells what it did to the rating, once, and the page of ratings keeps it', async () => {
  const table = await house.sit({ kept: nearlyWon() });
  await win(table);
  // Expected against 1400: 0.640; 32 times the rest is 11.5.
  await panel(table).getByText('Rating 1512 (+12)').waitFor();
  await table.page.reload();
  await panel(table).getByText('Rating 1512 (+12)').waitFor();
  await table.menu('Ratings');
  const dialog = table.page.getByRole('dialog', { name: 'Ratings' });
  await dialog.getByRole('heading', { name: 'Chinese checkers · Standard' }).waitFor();
  await dialog.getByText('Rated games: 1').waitFor();
  await dialog.getByRole('row', { name: 'Computer 3 – fair 1 1 1' }).waitFor();
  await dialog.getByText('Game by game').click();
  await dialog.getByRole('row', { name: /3 1\/2 1512 \(\+12\)$/ }).waitFor();
  await table.leave();
});

test('moves taken back, a hint, own rules and games from elsewhere are not rated, and the result says why', async () => {
  let table = await house.sit({ kept: nearlyWon({ fair: true, spoilt: 'undo' }) });
  await win(table);
  await panel(table).getByText('Not rated: moves were taken back.').waitFor();
  await table.leave();
  table = await house.sit({ kept: nearlyWon({}) });
  await win(table);
  await panel(table).getByText('Not rated: the game did not begin here.').waitFor();
  await table.menu('Ratings');
  await table.page.getByText('No rated game yet.').waitFor();
  await table.leave();
});

test('undo in a game that was begun here makes it unrated, and a resignation counts as the last place', async () => {
  const table = await house.sit({ kept: { settings } });
  await table.newGame({ who: { 2: '1' } });
  await table.hole('d2').click();
  await table.hole('e6').click();
  await table.turnOf(/Your turn/);
  await table.press('Undo');
  await table.press('Resign');
  await table.page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
  await panel(table).getByText('Not rated: moves were taken back.').waitFor();
  // The next one counts: a loss against 1000 costs 32 times 0.947.
  await table.press('Play again');
  await table.turnOf(/Your turn/);
  await table.press('Resign');
  await table.page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
  await panel(table).getByText('Rating 1470 (-30)').waitFor();
  await table.leave();
});

test('the first turn goes round, the series keeps the places, and ends with other players', async () => {
  const table = await house.sit({ kept: { settings } });
  await table.newGame({ who: { 2: 'person' } });
  const resign = async (/** @type {RegExp} */ turn) => {
    await table.turnOf(turn);
    await table.press('Resign');
    await table.page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
    await table.turnOf(/The game is over/);
  };
  await resign(/Red, your turn/);
  await table.page.getByText('Blue starts.').waitFor();
  await table.press('Play again');
  await resign(/Blue, your turn/);
  await table.page.getByText('Series so far').filter({ visible: true }).first().click();
  const standing = table.page.getByRole('table', { name: 'Games: 2' }).filter({ visible: true });
  await standing.getByRole('row', { name: 'Red 1 1' }).waitFor();
  await standing.getByRole('row', { name: 'Blue 1 1' }).waitFor();
  // The dialog says whose turn it is to start; whoever is chosen there starts.
  await table.press('New game');
  const dialog = table.page.getByRole('dialog', { name: 'New game' });
  await dialog.getByText('Next to start in this series: Red.').waitFor();
  await dialog.getByRole('combobox', { name: 'Who starts' }).selectOption('Blue');
  await dialog.getByText('Next to start').waitFor({ state: 'hidden' });
  await dialog.getByRole('button', { name: 'Start game' }).click();
  await table.turnOf(/Blue, your turn/);
  // It outlives a reload, beside the running game.
  await table.page.reload();
  await table.turnOf(/Blue, your turn/);
  await table.page.getByText('Series so far').click();
  await table.page.getByRole('table', { name: 'Games: 2' }).waitFor();
  await table.newGame({ who: { 2: '1' } });
  await table.page.getByText('Series so far').waitFor({ state: 'hidden' });
  await table.leave();
});

test('sounds are fetched when somebody wants them, and no sooner', async () => {
  /** @type {string[]} */
  const fetched = [];
  const table = await house.sit({ kept: { settings } }, async (page) => {
    page.on('request', (request) => fetched.push(request.url()));
    await page.addInitScript(() => {
      const start = OscillatorNode.prototype.start;
      /** @type {any} */ (globalThis).tones = 0;
      OscillatorNode.prototype.start = function (/** @type {number | undefined} */ when) {
        /** @type {any} */ (globalThis).tones += 1;
        return start.call(this, when);
      };
    });
  });
  const tones = () => table.page.evaluate(() => /** @type {any} */ (globalThis).tones);
  await table.hole('d2').click();
  await table.hole('e6').click();
  await table.turnOf(/Your turn/);
  assert.equal(await tones(), 0);
  assert.equal(fetched.some((url) => /sounds/.test(url)), false);
  await table.menu('Settings');
  await table.page.getByRole('checkbox', { name: 'Sounds' }).check();
  await table.press('Done');
  await table.page.waitForFunction(() => performance.getEntriesByType('resource').some(({ name }) => /sounds/.test(name)));
  await table.hole('d4').click();
  await table.hole('e8').click();
  await table.page.waitForFunction(() => /** @type {any} */ (globalThis).tones >= 1);
  await table.leave();
});
