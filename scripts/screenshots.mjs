// Takes the pictures of the documentation from the built site. They are for people to look at and
// are never compared with anything.
//
//   node scripts/screenshots.mjs [--out FOLDER]      after scripts/build web

import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

import { chromium } from 'playwright-core';

import { serve } from './serve.mjs';

/** @typedef {import('playwright-core').BrowserContextOptions} BrowserContextOptions */
/** @typedef {import('playwright-core').Page} Page */

const ROOT = fileURLToPath(new URL('..', import.meta.url));

// Built, so not there when the types of this file are checked.
/** @type {typeof import('../web/engine/nyota.js')} */
const { loadNyota } = await import(String(new URL('../dist/npm/nyota.js', import.meta.url)));

const DESKTOP = { viewport: { width: 960, height: 640 } };
const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

/**
 * @typedef {object} Picture
 * @property {string} name
 * @property {BrowserContextOptions} screen
 * @property {{ players: number, preset?: string } | { game: 'chess4' }} game
 * @property {number} plies how far the game has got; all of it where it ends before
 * @property {boolean} [pick] whether a piece with many ways to go is in hand
 * @property {{ press: string, see: string }} [open] name of a button to press first, and what is then there, as a selector
 */

/** @type {Picture[]} */
const PICTURES = [
  { name: 'desktop', screen: DESKTOP, game: { players: 2 }, plies: 24, pick: true },
  { name: 'phone', screen: PHONE, game: { players: 3 }, plies: 21, pick: true },
  { name: 'six-dark', screen: { ...DESKTOP, colorScheme: 'dark' }, game: { players: 6 }, plies: 48 },
  { name: 'japanese', screen: DESKTOP, game: { players: 3, preset: 'japanese' }, plies: 24, pick: true },
  { name: 'setup', screen: { viewport: { width: 960, height: 900 } }, game: { players: 2 }, plies: 0, open: { press: 'New game', see: 'dialog .seat-rows' } },
  { name: 'chess4', screen: DESKTOP, game: { game: 'chess4' }, plies: 40, pick: true },
  { name: 'review', screen: { viewport: { width: 1200, height: 800 } }, game: { players: 3 }, plies: 1000, open: { press: 'Look back', see: 'svg' } },
  { name: 'finish', screen: DESKTOP, game: { players: 3 }, plies: 1000 },
];

const { values } = parseArgs({ options: { out: { type: 'string', default: join(ROOT, 'docs/images') } } });
mkdirSync(values.out, { recursive: true });
const nyota = await loadNyota({ wasmBinary: readFileSync(join(ROOT, 'dist/npm/nyota.wasm')) });

/**
 * A game that has been played for a while, as the page keeps it.
 * @param {Picture} picture
 */
function keptGame({ game: chosen, plies }) {
  const setup = /** @type {import('../web/engine/nyota.js').Setup} */ ({ game: 'sternhalma', ...chosen });
  const game = nyota.newGame(setup);
  for (let ply = 0; ply < plies && !game.state().over; ply += 1) {
    game.play(game.think({ nodes: 300, seed: ply + 1 }).move);
  }
  const record = game.record();
  const { length } = game.state().seats;
  game.free();
  const seats = Array.from({ length }, (_, seat) => ({
    kind: seat === 0 ? 'person' : 'computer',
    level: Math.min(6, seat + 2),
    name: '',
  }));
  return { format: 'nyota-match', version: 1, record, seats, seed: 1 };
}

/** Takes the piece in hand that can go to most cells in some way. @param {Page} page @param {RegExp} way */
async function pickUp(page, way) {
  /** @param {RegExp} phrase */
  const holes = (phrase) => page.getByRole('gridcell', { name: phrase });
  /** @param {string} name */
  const hole = (name) => holes(new RegExp(`^${name},`));
  let best = '';
  let most = -1;
  for (const label of await holes(/can move/).evaluateAll((cells) => cells.map((cell) => cell.getAttribute('aria-label')))) {
    const name = label?.split(',')[0] ?? '';
    await hole(name).click();
    const count = await holes(way).count();
    if (count > most) [best, most] = [name, count];
    await page.keyboard.press('Escape');
  }
  await hole(best).click();
}

const server = await serve({ root: join(ROOT, 'dist/site'), port: 0, host: '127.0.0.1' });
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
  args: ['--headless', '--no-sandbox', '--disable-gpu', '--no-first-run'],
});
try {
  for (const picture of PICTURES) {
    const context = await browser.newContext(picture.screen);
    const page = await context.newPage();
    await page.addInitScript((text) => localStorage.setItem('nyota:game', text), JSON.stringify(keptGame(picture)));
    await page.goto(server.url);
    await page.getByRole('status').first().filter({ hasText: /turn|over/ }).waitFor();
    if (picture.pick) await pickUp(page, 'game' in picture.game ? /can be (reached|taken)/ : /can be reached by a hop/);
    if (picture.open) {
      await page.getByRole('button', { name: picture.open.press }).click();
      await page.locator(picture.open.see).first().waitFor();
    }
    await page.screenshot({ path: join(values.out, `${picture.name}.png`) });
    console.log(`${picture.name}.png`);
    await context.close();
  }
} finally {
  await browser.close();
  await server.close();
}
