// Which language somebody gets, changing it, and that nothing shown is left out.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, test } from 'node:test';
import { chessGame, kMateOfYellow } from './chess4-table.mjs';
import { kComputer, keptGame, kPerson, startHouse } from './table.mjs';

/** @typedef {import('playwright-core').Page} Page */
/** @typedef {import('../../web/i18n/words.js').Message} Message */

/** @type {Awaited<ReturnType<typeof startHouse>>} */
let house;
before(async () => {
  house = await startHouse();
});
after(() => house.close());

/** @param {string} language @returns {Record<string, Message>} */
const read = (language) => JSON.parse(readFileSync(new URL(`../../web/i18n/${language}.json`, import.meta.url), 'utf8'));
/** @param {string} language @param {string} key */
const say = (language, key) => String(read(language)[key]);

/** Language and direction of the page and of the board. @param {Page} page */
const spoken = (page) =>
  page.evaluate(() => {
    const { lang, dir } = document.documentElement;
    const board = document.querySelector('nyota-board');
    return [lang, dir, board?.getAttribute('lang'), board?.getAttribute('dir')];
  });

/** Which catalogues are fetched. @param {Page} page @param {string[]} into */
const watch = async (page, into) => {
  page.on('request', (request) => {
    const name = /i18n\/(\w+)\.json/.exec(request.url())?.[1];
    if (name) into.push(name);
  });
};

test('the first known language of the browser is taken, and only that one fetched', async () => {
  /** @type {string[]} */
  const fetched = [];
  const table = await house.sit({ locale: 'sk-SK', ready: /Si na ťahu\./ }, (page) => watch(page, fetched));
  assert.deepEqual(await spoken(table.page), ['sk', 'ltr', 'sk', 'ltr']);
  assert.deepEqual(fetched, ['sk']);
  assert.match(await table.page.title(), /Si na ťahu\. – Nyota/);
  await table.leave();
});

test('English needs no fetching, and is there for whoever wants another language', async () => {
  for (const locale of ['en-GB', 'fr-FR']) {
    /** @type {string[]} */
    const fetched = [];
    const table = await house.sit({ locale }, (page) => watch(page, fetched));
    assert.deepEqual(await spoken(table.page), ['en', 'ltr', 'en', 'ltr']);
    assert.deepEqual(fetched, []);
    await table.leave();
  }
});

test('in Arabic the page goes from right to left, and the board stays as it is', async () => {
  const kept = { game: chessGame(kMateOfYellow) };
  const table = await house.sit({ kept, link: '?lang=ar', ready: /دورك/, viewport: { width: 1000, height: 800 } });
  const { page } = table;
  assert.deepEqual(await spoken(page), ['ar', 'rtl', 'ar', 'rtl']);
  const middle = async (/** @type {string} */ cell) => {
    const box = await page.getByRole('gridcell', { name: new RegExp(`^${cell}،`) }).boundingBox();
    assert.ok(box);
    return box.x + box.width / 2;
  };
  assert.ok((await middle('a4')) < (await middle('n4')));
  const panel = await page.locator('.panel').boundingBox();
  assert.ok(panel && panel.x + panel.width <= (await middle('a4')), 'the panel is on the left');
  // Moves from the left, the first of them farthest.
  const moves = await page.locator('.moves .move').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().x));
  assert.equal(moves.length, 6);
  assert.ok(Number(moves[0]) < Number(moves[1]));
  // Arrow keys go where they point.
  await page.getByRole('gridcell', { name: /^m8،/ }).focus();
  await page.keyboard.press('ArrowRight');
  await page.getByRole('gridcell', { name: /^n8،/ }).and(page.locator(':focus')).waitFor();
  // A field for a name goes with the page while it is empty, and with the name afterwards.
  await page.getByRole('button', { name: say('ar', 'action.new') }).click();
  const name = page.getByRole('dialog').getByRole('textbox').first();
  const direction = () => name.evaluate((field) => getComputedStyle(field).direction);
  assert.equal(await direction(), 'rtl');
  await name.fill('Ali');
  assert.equal(await direction(), 'ltr');
  await table.leave();
});

test('another language is chosen without a reload, everywhere at once, and remembered', async () => {
  const kept = { game: keptGame({ players: 2 }, ['d2-e6', 'n1-m5'], [kPerson, kPerson]) };
  const table = await house.sit({ kept, link: '?lang=en&more=1' });
  const { page } = table;
  await page.evaluate(() => Object.assign(globalThis, { stayed: true }));
  await table.hole('b2').click();
  await table.menu('Settings');
  await page.getByRole('combobox', { name: 'Language' }).selectOption('ar');
  const dialog = page.getByRole('dialog', { name: say('ar', 'settings.title') });
  await dialog.waitFor();
  const choice = dialog.getByRole('combobox', { name: say('ar', 'settings.language') });
  assert.equal(await choice.inputValue(), 'ar');
  assert.ok(await choice.evaluate((box) => box === document.activeElement), 'the focus stays with the choice');
  assert.deepEqual(await spoken(page), ['ar', 'rtl', 'ar', 'rtl']);
  await choice.selectOption('de');
  const german = page.getByRole('dialog', { name: 'Einstellungen' });
  await german.getByRole('button', { name: 'Fertig' }).click();
  assert.ok(await page.getByRole('button', { name: 'Menü' }).evaluate((one) => one === document.activeElement));
  assert.deepEqual(await spoken(page), ['de', 'ltr', 'de', 'ltr']);
  // The piece is still in hand, and everything speaks of it in German.
  await page.getByRole('gridcell', { name: /^b2, roter Stein von Rot, .*in der Hand$/ }).waitFor();
  assert.match(await table.says(), /^Rot, du bist am Zug\. Die markierten Felder/);
  assert.match(await page.title(), /^Rot, du bist am Zug\. – Nyota/);
  await page.getByRole('grid', { name: 'Spielbrett' }).waitFor();
  await page.getByRole('gridcell', { name: /^f5,/ }).click();
  await page.getByRole('log').getByText('Rot zieht von b2 nach f5. 2 Sprünge.').waitFor();
  assert.equal(await page.evaluate(() => 'stayed' in globalThis), true);
  assert.match(page.url(), /\?more=1$/, 'the link decides no longer');
  await page.reload();
  await table.turnOf(/Blau, du bist am Zug/);
  await page.getByRole('button', { name: 'Menü' }).click();
  await page.getByRole('button', { name: 'Einstellungen' }).click();
  await page.getByRole('combobox', { name: 'Sprache' }).selectOption('auto');
  await page.getByRole('dialog', { name: 'Settings' }).waitFor();
  await table.leave();
});

/** All but what English and German need. */
const kLost = /i18n\/(?!en|de)/;

test('a language that cannot be fetched leaves the page as it was, and says so', async () => {
  const table = await house.sit({ link: '?lang=ro' }, (page) => page.route(kLost, (route) => route.abort()));
  const { page } = table;
  await page.getByRole('alert').getByText('This language could not be fetched').waitFor();
  assert.deepEqual(await spoken(page), ['en', 'ltr', 'en', 'ltr']);
  await page.getByRole('alert').getByRole('button', { name: 'OK' }).click();
  await table.menu('Settings');
  await page.getByRole('combobox', { name: 'Language' }).selectOption('sw');
  await page.getByRole('alert').getByText('This language could not be fetched').waitFor();
  assert.match(await table.says(), /Your turn/);
  // As soon as the connection is there again, so is the language.
  await page.unroute(kLost);
  await table.menu('Settings');
  await page.getByRole('combobox', { name: 'Language' }).selectOption('de');
  await page.getByRole('combobox', { name: 'Sprache' }).selectOption('sw');
  await page.getByRole('dialog', { name: say('sw', 'settings.title') }).waitFor();
  assert.equal(await page.getByRole('alert').count(), 0);
  table.faults = table.faults.filter((fault) => !/ERR_FAILED/.test(fault));
  await table.leave();
});

/** The English catalogue with each text in brackets, so that whatever stands outside of any is seen. */
function bracketed() {
  const wrap = (/** @type {string} */ text) => `⟦${text}⟧`;
  return Object.fromEntries(
    Object.entries(read('en')).map(([key, message]) => [
      key,
      typeof message === 'string' ? wrap(message) : Object.fromEntries(Object.entries(message).map(([form, text]) => [form, wrap(text)])),
    ]),
  );
}

/**
 * Words on the page, or in the names of things, that come from no catalogue.
 * @param {Page} page
 * @returns {Promise<{ foreign: string[], seen: number }>}
 */
const foreignTo = (page) =>
  page.evaluate(() => {
    /** @param {string} text */
    const outside = (text) => {
      let depth = 0;
      let rest = '';
      for (const letter of text) {
        if (letter === '⟦') depth += 1;
        else if (letter === '⟧') depth -= 1;
        else if (depth === 0) rest += letter;
      }
      // Cells and moves are the same in every language.
      return rest.replace(/[a-q]\d+(-[a-q]\d+)*/g, '').replace(/Nyota/g, '');
    };
    /** @type {string[]} */
    const foreign = [];
    let seen = 0;
    /** @param {string | null} text @param {string} where */
    const check = (text, where) => {
      if (!text) return;
      if (text.includes('⟦')) seen += 1;
      if (/\p{L}/u.test(outside(text))) foreign.push(`${where}: ${text}`);
    };
    /** @param {ParentNode} root */
    const walk = (root) => {
      for (const element of root.querySelectorAll('*')) {
        if (element.shadowRoot) walk(element.shadowRoot);
        // Languages stand there by their own names.
        if (element.matches('script, style, option[lang]')) continue;
        for (const name of ['aria-label', 'aria-description', 'title', 'placeholder', 'alt']) check(element.getAttribute(name), `${element.tagName} ${name}`);
        for (const node of element.childNodes) if (node.nodeType === Node.TEXT_NODE) check(node.textContent, element.tagName);
      }
    };
    walk(document.body);
    check(document.title, 'title');
    return { foreign, seen };
  });

for (const [kind, kept] of Object.entries({
  'Chinese checkers': keptGame({ players: 3 }, [], [kPerson, kPerson, kComputer]),
  'four-player chess': chessGame(kMateOfYellow),
})) {
  test(`everything that ${kind} shows comes from the catalogue`, async () => {
    const table = await house.sit({ kept: { game: kept, settings: { speed: 'instant' } }, link: '?lang=de', ready: /⟧/ }, (page) =>
      page.route('**/i18n/de*.json', (route) => route.fulfill({ json: bracketed() })),
    );
    const { page } = table;
    let seen = 0;
    const check = async (/** @type {string} */ where) => {
      const found = await foreignTo(page);
      assert.deepEqual(found.foreign, [], where);
      seen += found.seen;
    };
    const openAll = async () => {
      const closed = page.locator('details:not([open]) > summary:visible');
      while ((await closed.count()) > 0) await closed.last().click();
    };
    const press = (/** @type {string} */ name) => page.getByRole('button', { name: `⟦${name}⟧`, exact: true }).click();
    const close = () => page.locator('dialog header button').click();
    await check('the page');
    await openAll();
    await check('the page with all boxes open');
    await page.getByRole('gridcell', { name: /can move/ }).first().click();
    await check('a piece in hand');
    await page.getByRole('gridcell', { name: /can be reached/ }).first().click();
    await page.getByRole('log').getByText(/moved from/).waitFor();
    await page.getByRole('status').first().filter({ hasText: /your turn/i }).waitFor();
    await check('after a move');
    await press('Menu');
    await page.getByRole('dialog').waitFor();
    await check('the menu');
    await press('Settings');
    await page.locator('dialog .keys').waitFor({ state: 'attached' });
    await openAll();
    await check('the settings');
    await close();
    await press('New game');
    await page.getByRole('dialog').waitFor();
    await openAll();
    await check('the set-up');
    await close();
    await page.locator('.seats button').first().click();
    await page.getByRole('dialog').waitFor();
    await check('a player');
    await close();
    // Until the game is over.
    while (!(await page.locator('.result').isVisible())) {
      await press('Resign');
      await check('the question');
      await page.locator('dialog').getByRole('button', { name: '⟦Resign⟧', exact: true }).click();
      await page.locator('dialog').waitFor({ state: 'hidden' });
    }
    await check('the result');
    assert.ok(seen > 1000, `${seen} texts seen`);
    await table.leave();
  });
}
