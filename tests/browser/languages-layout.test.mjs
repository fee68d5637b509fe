// At 320 pixels nothing sticks out and nothing is cut off, in whatever language.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, test } from 'node:test';
import { kLanguages } from '../../web/i18n/languages.js';
import { chessGame, kMateOfYellow } from './chess4-table.mjs';
import { kComputer, keptGame, kPerson, startHouse } from './table.mjs';

/** @typedef {import('playwright-core').Page} Page */

/** @type {Awaited<ReturnType<typeof startHouse>>} */
let house;
before(async () => {
  house = await startHouse();
});
after(() => house.close());

const kSmall = { viewport: { width: 320, height: 640 }, deviceScaleFactor: 1, hasTouch: true, isMobile: true };
const kStrong = { ...kComputer, level: 6 };
const kGames = {
  'two players': keptGame({ players: 2 }, [], [kPerson, kStrong]),
  'six players': keptGame({ players: 6 }, [], [kPerson, kPerson, kPerson, kPerson, kPerson, kPerson]),
  'four-player chess': chessGame(kMateOfYellow),
};

/** @param {string} language @param {string} key */
const say = (language, key) =>
  String(JSON.parse(readFileSync(new URL(`../../web/i18n/${language}.json`, import.meta.url), 'utf8'))[key]);

/**
 * What is wider than its place, or reaches beyond the screen or the dialog.
 * @param {Page} page
 * @returns {Promise<string[]>}
 */
const faults = (page) =>
  page.evaluate(() => {
    /** @type {string[]} */
    const found = [];
    const width = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth > width) found.push(`the page is ${document.documentElement.scrollWidth} wide`);
    const dialog = document.querySelector('dialog');
    const body = dialog?.querySelector('.body');
    if (body && body.scrollWidth > body.clientWidth) found.push(`the dialog is ${body.scrollWidth} wide`);
    const pen = document.createElement('canvas').getContext('2d');
    /** @param {Element} element */
    const nameOf = (element) => `${element.tagName} ${(element.textContent ?? '').slice(0, 40)}`;
    for (const element of (dialog ?? document.body).querySelectorAll('button, summary, legend, label, h1, h2, p, li, dd, dt, th, td, small, b, select')) {
      const box = element.getBoundingClientRect();
      if (box.width === 0 || getComputedStyle(element).visibility === 'hidden') continue;
      if (box.left < -0.5 || box.right > width + 0.5) found.push(`beyond the screen: ${nameOf(element)}`);
      if (element instanceof HTMLSelectElement) {
        // What is chosen is not shortened; invisible ones lie over a marble.
        const style = getComputedStyle(element);
        if (!pen || style.opacity === '0') continue;
        pen.font = style.font;
        const text = pen.measureText(element.selectedOptions[0]?.label ?? '').width;
        const room = element.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
        if (text > room + 1) found.push(`shortened by ${Math.ceil(text - room)}: ${element.selectedOptions[0]?.label}`);
        continue;
      }
      const range = document.createRange();
      range.selectNodeContents(element);
      const content = range.getBoundingClientRect();
      if (content.left < box.left - 1 || content.right > box.right + 1 || content.bottom > box.bottom + 2) found.push(`cut off: ${nameOf(element)}`);
      if (element.scrollWidth > element.clientWidth + 1 && getComputedStyle(element).overflowX === 'hidden') found.push(`shortened: ${nameOf(element)}`);
    }
    return found;
  });

for (const language of Object.keys(kLanguages)) {
  for (const [game, kept] of Object.entries(kGames)) {
    test(`${language}, ${game}`, async () => {
      const table = await house.sit({ ...kSmall, kept: { game: kept }, link: `?lang=${language}`, ready: /\S/ });
      const { page } = table;
      const press = (/** @type {string} */ key) => page.getByRole('button', { name: say(language, key), exact: true }).click();
      const openAll = async () => {
        const closed = page.locator('details:not([open]) > summary:visible');
        while ((await closed.count()) > 0) await closed.last().click();
      };
      /** Waits until a dialog is there, by something that stands in it. */
      const opened = (/** @type {string} */ inside) => page.locator(`dialog[open] ${inside}`).first().waitFor();
      const close = () => page.locator('dialog header button').click();
      await openAll();
      assert.deepEqual(await faults(page), [], 'the page');
      await press('action.new');
      await opened('.seat-rows');
      await openAll();
      assert.deepEqual(await faults(page), [], 'the set-up');
      const start = await page.getByRole('button', { name: say(language, 'setup.start') }).boundingBox();
      assert.ok(start && start.y + start.height <= 640, 'the button that starts is in sight');
      await close();
      if (game === 'two players') {
        await press('menu.title');
        await opened('.menu');
        assert.deepEqual(await faults(page), [], 'the menu');
        await press('menu.settings');
        await opened('.radios');
        await openAll();
        assert.deepEqual(await faults(page), [], 'the settings');
        await close();
        await page.locator('.seats button').last().click();
        await opened('.field');
        assert.deepEqual(await faults(page), [], 'a player');
        await close();
      }
      await press('action.resign');
      await opened('p');
      assert.deepEqual(await faults(page), [], 'the question');
      await table.leave();
    });
  }
}
