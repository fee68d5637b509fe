// What is fetched before the first move, what only later, and what happens when that fails.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { keptGame, kComputer, kPerson, startHouse } from './table.mjs';

/** @type {Awaited<ReturnType<typeof startHouse>>} */
let house;
before(async () => {
  house = await startHouse();
});
after(() => house.close());

const kept = { game: keptGame({ players: 2 }, [], [kPerson, kComputer]), settings: { speed: 'instant' } };
/** What counts as the start in scripts/sizes.mjs, in a language other than English. */
const kStart =
  /^\/(index\.html|main\.js|page\.css|icon(-turn)?\.svg|engine\/(nyota\.js|nyota\.wasm|thinker-worker\.js)|i18n\/de\.json)?$/;

test('before the first move the page fetches its start and nothing else', async () => {
  /** @type {string[]} */
  const fetched = [];
  const table = await house.sit({ kept, link: '?lang=de', ready: /Zug/ }, async (page) => {
    page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  });
  await table.hole('c1').click();
  await table.hole('e7').click();
  await table.page.getByRole('log').getByText(/e7/).first().waitFor();
  assert.deepEqual(fetched.filter((path) => !kStart.test(path)), []);
  assert.ok(fetched.includes('/main.js'));
  assert.ok(fetched.includes('/i18n/de.json'));
  await table.leave();
});

test('a part that cannot be fetched is told of, and can be had later', async () => {
  for (const lost of ['**/menu-*.js', '**/more.css', '**/en.more.json']) {
    const table = await house.sit({ kept });
    const { page } = table;
    await page.route(lost, (route) => route.abort());
    await table.press('Menu');
    await page.getByRole('alert').getByText(/could not be fetched/).waitFor();
    assert.equal(await page.getByRole('dialog').count(), 0, lost);
    await page.unroute(lost);
    await table.press('OK');
    await table.press('Menu');
    await page.getByRole('dialog', { name: 'Menu' }).waitFor();
    table.faults = table.faults.filter((fault) => !/ERR_FAILED/.test(fault));
    await table.leave();
  }
});
