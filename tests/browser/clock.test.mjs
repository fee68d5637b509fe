// The clock of turns, with a time that the test makes: handing over, pauses, hidden tabs, reloads.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { keptGame, kComputer, kPerson, kPhone, startHouse } from './table.mjs';

/** @typedef {import('./table.mjs').Table} Table */

/** @type {Awaited<ReturnType<typeof startHouse>>} */
let house;
before(async () => {
  house = await startHouse();
});
after(() => house.close());

const settings = { speed: 'instant' };
const quick = { ...kComputer, level: 1 };
/** @param {object[]} seats @param {object} [more] */
const timed = (seats, more = {}) => ({ settings, game: { ...keptGame({ players: 2 }, [], /** @type {any} */ (seats)), clock: { limit: 30 }, ...more } });
const withClock = (/** @type {import('playwright-core').Page} */ page) => page.clock.install({ time: new Date('2026-12-01T10:00:00Z') });

/** The seconds that the clock shows. @param {Table} table */
async function seconds(table) {
  const text = (await table.page.getByRole('timer').textContent()) ?? '';
  assert.match(text, /^\d:\d\d$/);
  return Number(text.slice(0, 1)) * 60 + Number(text.slice(2));
}

/** @param {Table} table @param {boolean} hidden */
const hide = (table, hidden) =>
  table.page.evaluate((gone) => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => gone });
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => (gone ? 'hidden' : 'visible') });
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);

test('a limit is chosen at the set-up and remembered, and the clock shows at the seat too', async () => {
  const table = await house.sit({ ...kPhone, kept: { settings } });
  await table.press('New game');
  const dialog = table.page.getByRole('dialog', { name: 'New game' });
  const limit = dialog.getByRole('combobox', { name: 'Time for each turn' });
  assert.equal(await limit.inputValue(), '0');
  await limit.selectOption('60');
  await dialog.getByText('changed', { exact: true }).filter({ visible: true }).waitFor();
  await dialog.getByRole('button', { name: 'Start game' }).click();
  await table.page.getByRole('timer').getByText(/^(1:00|0:5\d)$/).waitFor();
  assert.match(await table.page.getByRole('button', { name: /^You/ }).locator('small').getAttribute('data-time') ?? '', /^(1:00|0:5\d)$/);
  await table.press('New game');
  assert.equal(await limit.inputValue(), '60');
  await table.leave();
});

test('it goes on in a hidden tab, warns once, and then the computer makes the move and says so', async () => {
  const table = await house.sit({ kept: timed([kPerson, kPerson]) }, withClock);
  await table.page.getByRole('timer').getByText('0:30').waitFor();
  await hide(table, true);
  await table.page.clock.fastForward(21_000);
  await hide(table, false);
  await table.page.getByText('Nearly out of time').waitFor();
  assert.ok((await seconds(table)) <= 9);
  await table.log.getByText('Red, ten seconds left.').waitFor({ state: 'attached' });
  await table.page.clock.fastForward(2_000);
  assert.equal(await table.log.getByText('ten seconds left').count(), 1);
  await hide(table, true);
  await table.page.clock.fastForward(3_600_000);
  await table.log.getByText('Time is up: the computer makes this move for Red.').waitFor({ state: 'attached' });
  await table.turnOf(/Blue, your turn/);
  await hide(table, false);
  assert.match((await table.moves.textContent()) ?? '', /^●[a-z]\d+-[-a-z\d]+\s*$/, 'one move, however long the tab was hidden');
  await table.page.getByRole('region', { name: 'Game' }).getByText('the computer makes this move for Red').waitFor();
  assert.ok((await seconds(table)) >= 29);
  await table.leave();
});

test('after two in a row the computer keeps the seat until its person is back, also over a reload', async () => {
  const table = await house.sit({ kept: timed([kPerson, kPerson]) }, withClock);
  // Then Blue is the only person at the table.
  for (const next of [/Blue, your turn/, /Red, your turn/, /Your turn/]) {
    await table.page.getByRole('timer').getByText(/0:(30|29)/).waitFor();
    if (next.source.startsWith('Red')) {
      await table.hole('n1').click();
      await table.hole('m5').click();
    } else {
      await table.page.clock.fastForward(31_000);
    }
    await table.turnOf(next);
  }
  await table.page.getByRole('region', { name: 'Game' }).getByText('Time was up twice in a row: the computer plays on for Red.').waitFor();
  await table.page.reload();
  const back = table.page.getByRole('button', { name: 'Red is back' });
  await back.waitFor();
  await back.click();
  await back.waitFor({ state: 'hidden' });
  await table.page.getByRole('button', { name: /^Red person/ }).waitFor();
  await table.leave();
});

test('a seat taken back at the seat itself, after a reload too, is its person’s again with a whole turn', async () => {
  const clock = { limit: 30, turn: '0:0', seat: 0, used: 30_000, missed: [0], away: [0], out: true };
  const seats = [{ ...kComputer, level: 6 }, kPerson];
  const table = await house.sit({ kept: timed(seats, { clock }), ready: /thinking/ }, async (page) => {
    await withClock(page);
    await page.route('**/thinker-worker.js', () => {});
  });
  await table.page.getByRole('button', { name: 'Red is back' }).waitFor();
  await table.page.getByRole('button', { name: /^Red level/ }).click();
  await table.page.getByRole('combobox', { name: 'Played by' }).selectOption('person');
  await table.press('Done');
  await table.turnOf(/Red, your turn/);
  assert.ok((await seconds(table)) >= 28);
  assert.equal(await table.page.getByRole('button', { name: 'Red is back' }).count(), 0);
  assert.equal(await table.log.getByText('Time is up').count(), 0);
  await table.leave();
});

test('who plays alone is asked back by one large button', async () => {
  const away = { limit: 30, away: [0] };
  const table = await house.sit({ kept: timed([kComputer, { ...kComputer, level: 6 }], { clock: away }), ready: /think|moves/ });
  await table.press('I’m back');
  await table.page.getByRole('button', { name: /^You person/ }).waitFor();
  await table.leave();
});

test('a reload finds the clock as it stood, and a pause holds everything', async () => {
  const table = await house.sit({ kept: timed([kPerson, quick]) }, withClock);
  await table.page.getByRole('timer').getByText('0:30').waitFor();
  await table.page.clock.fastForward(12_000);
  await table.page.getByRole('timer').getByText(/0:1[78]/).waitFor();
  await table.page.reload();
  await table.page.getByRole('timer').getByText(/0:1[678]/).waitFor();
  await table.press('Pause');
  await table.turnOf(/Paused/);
  const held = await seconds(table);
  await table.page.clock.fastForward(300_000);
  await table.hole('d2').click();
  assert.equal((await table.holes(/can be reached/)).length, 0);
  await table.page.reload();
  await table.turnOf(/Paused/);
  await table.page.getByText('The clock is stopped').waitFor();
  await table.press('Go on');
  await table.turnOf(/Your turn/);
  assert.ok(held - (await seconds(table)) <= 2);
  await table.hole('d2').click();
  await table.hole('e6').click();
  await table.turnOf(/Your turn/);
  assert.ok((await seconds(table)) >= 28, 'a whole turn again');
  await table.leave();
});

test('it does not run for a computer', async () => {
  const table = await house.sit(
    { kept: timed([{ ...kComputer, level: 6 }, kPerson]), ready: /thinking/ },
    async (page) => {
      await withClock(page);
      await page.route('**/thinker-worker.js', () => {});
    },
  );
  await table.page.getByText('Nobody’s time is running').waitFor();
  await table.page.clock.fastForward(120_000);
  assert.match(await table.says(), /thinking/);
  assert.equal(await table.page.getByRole('timer').textContent(), '–:––');
  await table.leave();
});
