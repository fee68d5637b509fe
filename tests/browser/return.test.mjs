// Everybody is back in their seat, whatever ended the page, and two tabs leave each other's game alone.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { keptGame, kPerson, startHouse, Table } from './table.mjs';

/** @type {Awaited<ReturnType<typeof startHouse>>} */
let house;
before(async () => {
  house = await startHouse();
});
after(() => house.close());

const settings = { speed: 'instant' };
const two = keptGame({ players: 2 }, ['d2-e6', 'n1-m5'], [kPerson, kPerson]);
const elsewhere = /being played in another tab/;

/** Another tab of the same browser. @param {Table} table */
async function anotherTab(table) {
  const page = await table.page.context().newPage();
  await page.goto(table.page.url());
  await page.getByRole('gridcell').first().waitFor();
  return new Table(page);
}
/** @param {Table} table @param {string} from @param {string} to */
async function move(table, from, to) {
  await table.hole(from).click();
  await table.hole(to).click();
}
test('a chain that is being entered is there after two reloads in a row', async () => {
  const table = await house.sit({ kept: { game: two, settings } });
  await table.hole('b2').click();
  await table.hole('d2').click({ modifiers: ['Shift'] });
  for (let i = 0; i < 2; i += 1) {
    await table.page.reload();
    await table.turnOf(/Hop on/);
    assert.equal(await table.hole('d2').getAttribute('aria-selected'), 'true');
  }
  await table.press('Done');
  await table.turnOf(/Blue, your turn/);
  await table.page.reload();
  await table.turnOf(/Blue, your turn/);
  assert.match((await table.moves.textContent()) ?? '', /b2-d2/);
  await table.leave();
});

test('a computer that was thinking thinks on after two reloads, and what was taken back can still be redone', async () => {
  const slow = { kind: /** @type {const} */ ('computer'), level: 6, name: '' };
  const game = keptGame({ players: 2 }, ['d2-e6', 'n1-m5', 'c1-e5'], [kPerson, slow]);
  // Answers never come: the worker is there but silent.
  const table = await house.sit({ kept: { game, settings }, ready: /thinking/ }, (page) =>
    page.addInitScript(() => {
      Worker.prototype.postMessage = () => {};
    }),
  );
  for (let i = 0; i < 2; i += 1) {
    await table.page.reload();
    await table.turnOf(/Blue is thinking/);
  }
  await table.press('Undo');
  await table.turnOf(/Your turn/);
  await table.page.reload();
  await table.turnOf(/Your turn/);
  await table.press('Redo');
  await table.turnOf(/Blue is thinking/);
  assert.match((await table.moves.textContent()) ?? '', /c1-e5/);
  await table.leave();
});

test('a closed tab is opened again with its game, and a game of an earlier version too', async () => {
  const table = await house.sit({ kept: { game: two, settings } });
  await move(table, 'c1', 'e5');
  await table.turnOf(/Blue, your turn/);
  const context = table.page.context();
  const address = table.page.url();
  await table.page.close();
  const again = new Table(await context.newPage());
  await again.page.goto(address);
  await again.turnOf(/Blue, your turn/);
  assert.match((await again.moves.textContent()) ?? '', /d2-e6.*n1-m5.*c1-e5/);
  await again.leave();
});

test('a second tab looks on, takes over when told to, and the first one looks on then', async () => {
  const first = await house.sit({ kept: { game: two, settings } });
  const second = await anotherTab(first);
  await second.turnOf(elsewhere);
  assert.deepEqual(await second.holes(/can move/), []);
  assert.equal(await second.page.getByRole('button', { name: 'Undo' }).isDisabled(), true);
  await move(first, 'c1', 'e5');
  await second.moves.getByText('c1-e5').waitFor();
  await second.hole('m5').click();
  assert.match(await second.says(), elsewhere);

  await second.press('Play on here');
  await second.turnOf(/Blue, your turn/);
  await first.turnOf(elsewhere);
  await move(second, 'm5', 'l5');
  await first.moves.getByText('m5-l5').waitFor();
  await move(first, 'd4', 'e8');
  assert.match(await first.says(), elsewhere);
  // Each tab comes back to where it was.
  await second.page.reload();
  await second.turnOf(/Red, your turn/);
  await first.newGame({ who: { 2: 'person' } });
  await first.turnOf(/Red, your turn/);
  await first.page.reload();
  await first.turnOf(/Red, your turn/);
  assert.equal((await first.moves.textContent()) ?? '', '');
  assert.match((await second.moves.textContent()) ?? '', /m5-l5/);
  assert.deepEqual(second.faults, []);
  await first.leave();
});

test('where there are no locks the tabs ask each other', async () => {
  const first = await house.sit({ kept: { game: two, settings } }, async (page) => {
    await page.context().addInitScript(() => Object.defineProperty(Navigator.prototype, 'locks', { value: undefined }));
  });
  const second = await anotherTab(first);
  await second.turnOf(elsewhere);
  await second.press('Play on here');
  await second.turnOf(/Red, your turn/);
  await first.turnOf(elsewhere);
  await move(second, 'c1', 'e5');
  await first.moves.getByText('c1-e5').waitFor();
  assert.deepEqual(second.faults, []);
  await first.leave();
});
