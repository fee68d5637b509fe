// What a blocked, full or damaged storage does: it is told, the game goes on, and nothing is lost.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { keptGame, kPerson, startHouse } from './table.mjs';

/** @typedef {import('./table.mjs').Table} Table */

/** @type {Awaited<ReturnType<typeof startHouse>>} */
let house;
before(async () => {
  house = await startHouse();
});
after(() => house.close());

const settings = { speed: 'instant' };
const two = keptGame({ players: 2 }, ['d2-e6', 'n1-m5'], [kPerson, kPerson]);

/** @param {Table} table @param {string} from @param {string} to */
async function move(table, from, to) {
  await table.hole(from).click();
  await table.hole(to).click();
}
/** Leaves no room in the storage, or all of it. @param {Table} table @param {boolean} full */
const fill = ({ page }, full) =>
  page.evaluate((fills) => {
    for (const key of Object.keys(localStorage)) if (key.startsWith('filler')) localStorage.removeItem(key);
    // Big pieces first, then smaller and smaller ones, until not even a letter fits.
    for (let size = fills ? 2 ** 22 : 0; size >= 1; size = Math.floor(size / 2)) {
      try {
        localStorage.setItem(`filler${size}`, 'x'.repeat(size));
      } catch {
        // Half as much may still fit.
      }
    }
  }, full);

test('a full storage is told of once, the game goes on, and is kept again as soon as there is room', async () => {
  const table = await house.sit({ kept: { game: two, settings } });
  await fill(table, true);
  await move(table, 'c1', 'e5');
  await table.page.getByRole('alert').getByText(/no room left/).waitFor();
  await table.press('OK');
  await move(table, 'm5', 'l5');
  await table.turnOf(/Red, your turn/);
  assert.equal(await table.page.getByRole('alert').count(), 0);
  await table.menu('Your games');
  await table.page.getByRole('dialog').getByText(/no room left/).waitFor();
  await table.page.keyboard.press('Escape');
  await fill(table, false);
  await move(table, 'd4', 'e8');
  await table.turnOf(/Blue, your turn/);
  await table.page.reload();
  await table.turnOf(/Blue, your turn/);
  assert.match((await table.moves.textContent()) ?? '', /c1-e5.*m5-l5.*d4-e8/);
  await table.leave();
});

test('after the second own move the browser is asked once to keep what is here', async () => {
  const table = await house.sit({ kept: { game: two, settings } }, (page) =>
    page.addInitScript(() => {
      StorageManager.prototype.persist = async () => {
        sessionStorage.setItem('asked', `${sessionStorage.getItem('asked') ?? ''}!`);
        return false;
      };
    }),
  );
  const asked = () => table.page.evaluate(() => sessionStorage.getItem('asked'));
  await move(table, 'c1', 'e5');
  assert.equal(await asked(), null);
  await move(table, 'm5', 'l5');
  assert.equal(await asked(), '!');
  await table.page.reload();
  await table.turnOf(/Red, your turn/);
  for (let i = 0; i < 2; i += 1) {
    await move(table, 'd4', 'e8');
    await table.press('Undo');
  }
  assert.equal(await asked(), '!');
  await table.leave();
});

test('a storage that is full from the start is still read', async () => {
  const table = await house.sit({ kept: { game: two, settings } });
  await fill(table, true);
  await table.page.reload();
  await table.turnOf(/Red, your turn/);
  assert.match((await table.moves.textContent()) ?? '', /d2-e6.*n1-m5/);
  await table.leave();
});

test('a half-written game is told of, set aside, and its text can be had and deleted', async () => {
  const broken = JSON.stringify({ ...two, at: 1 }).slice(0, 120);
  const table = await house.sit({ kept: { settings } }, (page) =>
    page.addInitScript((text) => {
      if (localStorage.getItem('nyota:game') !== null) return;
      localStorage.setItem('nyota:game', '"broken-game"');
      localStorage.setItem('nyota:game.broken-game', text);
    }, broken),
  );
  const { page } = table;
  await page.getByRole('alert').getByText(/could not be read.*among your games/).waitFor();
  await table.press('OK');
  await table.turnOf(/Your turn/);
  await page.reload();
  await table.turnOf(/Your turn/);
  assert.equal(await page.getByRole('alert').count(), 0, 'told once');
  await table.menu('Your games');
  const list = page.getByRole('dialog', { name: 'Your games' });
  await list.getByRole('button', { name: 'Show the text' }).click();
  assert.equal(await page.getByRole('dialog', { name: 'Could not be read' }).getByRole('textbox').inputValue(), broken);
  await page.keyboard.press('Escape');
  const row = list.getByRole('listitem').filter({ hasText: '{"format"' });
  await row.getByRole('button', { name: 'Delete' }).click();
  await list.getByText('Deleted.').waitFor();
  assert.equal(await page.evaluate(() => Object.keys(localStorage).some((key) => key.includes('set-aside'))), false);
  await page.keyboard.press('Enter');
  await list.getByRole('button', { name: 'Show the text' }).waitFor();
  assert.equal(await page.evaluate(() => localStorage.getItem('nyota:game.broken-game.set-aside')), broken);
  await table.leave();
});

test('in a frame without an origin everything is possible, and it is said that nothing stays', async () => {
  const table = await house.sit({ kept: { settings } });
  const page = await table.page.context().newPage();
  // Such a frame is a stranger even to its own server.
  await page.route('**/*', async (route) => {
    if (new URL(route.request().url()).pathname === '/host.html') {
      const body = '<iframe title="Nyota" sandbox="allow-scripts" src="/" width="900" height="700"></iframe>';
      await route.fulfill({ contentType: 'text/html', body });
      return;
    }
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), 'access-control-allow-origin': '*' } });
  });
  await page.goto(new URL('/host.html', table.page.url()).href);
  const frame = page.frameLocator('iframe');
  await frame.getByRole('alert').getByText(/keeps nothing/).waitFor();
  await frame.getByRole('button', { name: 'OK' }).click();
  const status = frame.getByRole('status').first();
  await status.filter({ hasText: 'Your turn' }).waitFor();
  await frame.getByRole('gridcell', { name: /^d2,/ }).click();
  await frame.getByRole('gridcell', { name: /^e6,/ }).click();
  await frame.getByRole('list', { name: 'Moves' }).getByText('d2-e6').waitFor();
  await frame.getByRole('button', { name: 'New game' }).click();
  await frame.getByRole('button', { name: 'Start game' }).click();
  await frame.getByRole('button', { name: 'Menu' }).click();
  await frame.getByRole('button', { name: 'Your games' }).click();
  const list = frame.getByRole('dialog', { name: 'Your games' });
  await list.getByText(/keeps nothing/).waitFor();
  await list.getByText('2 games', { exact: true }).waitFor();
  await table.leave();
});
