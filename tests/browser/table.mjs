// A table in a real browser: input through the browser's own events only, everything read from
// the accessibility tree or the words on the page.
import assert from 'node:assert/strict';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { serve } from '../../scripts/serve.mjs';
import { kBoardHeight, kBoardWidth, Layout } from '../../web/view/geometry.js';
import { colourAt, pictureOf } from './pixels.mjs';

const site = fileURLToPath(new URL('../../dist/site', import.meta.url));
const kArguments = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/** @typedef {import('playwright-core').Page} Page */
/** @typedef {import('playwright-core').BrowserContextOptions} BrowserContextOptions */

/** A phone held upright. */
export const kPhone = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 3, hasTouch: true, isMobile: true };
/** A small phone, a tablet and a desktop, each with another pixel ratio. */
export const kScreens = [
  { viewport: { width: 320, height: 568 }, deviceScaleFactor: 3, hasTouch: true, isMobile: true },
  { viewport: { width: 768, height: 1024 }, deviceScaleFactor: 1.5, hasTouch: true, isMobile: true },
  { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1 },
];
/** A small one on its side. */
export const kPhoneOnItsSide = { ...kPhone, viewport: { width: 568, height: 320 } };

/** @typedef {{ kind: 'person' | 'computer', level: number, name: string }} Seat */
/** @type {Seat} */
export const kPerson = { kind: 'person', level: 2, name: '' };
/** @type {Seat} */
export const kComputer = { kind: 'computer', level: 1, name: '' };

/**
 * What the page keeps of a running game.
 * @param {object} setup
 * @param {string[]} moves
 * @param {Seat[]} seats
 * @param {string} [start] a position to begin from
 */
export const keptGame = (setup, moves, seats, start) => ({
  format: 'nyota-match',
  version: 1,
  record: {
    format: 'nyota-game',
    version: 1,
    setup: { game: 'sternhalma', ...setup },
    ...(start ? { start } : {}),
    moves,
  },
  seats,
  seed: 1,
});

/** Starts the browser and the site; `close` ends both. */
export async function startHouse() {
  const server = await serve({ root: site, port: 0, host: '127.0.0.1' });
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
    args: kArguments,
  });
  return {
    /**
     * @param {BrowserContextOptions & { kept?: Record<string, unknown>, link?: string, ready?: RegExp }} [options]
     *   `kept`: what an earlier visit left in the store; `link`: what follows the address; `ready`: what is said then
     * @param {(page: Page) => Promise<void>} [before] called before the page is opened
     */
    async sit({ kept = {}, link = '', ready = /turn|over/, ...options } = {}, before = async () => {}) {
      const context = await browser.newContext({ viewport: { width: 1000, height: 800 }, ...options });
      const page = await context.newPage();
      page.setDefaultTimeout(20_000);
      const table = new Table(page);
      await page.addInitScript((entries) => {
        for (const [key, text] of entries) {
          if (localStorage.getItem(key) === null) localStorage.setItem(key, text);
        }
      }, Object.entries(kept).map(([key, value]) => [`nyota:${key}`, JSON.stringify(value)]));
      await before(page);
      await page.goto(server.url + link);
      const failed = page.getByRole('alert').getByText('could not be loaded');
      await page.getByRole('gridcell').or(failed).first().waitFor();
      assert.equal(await failed.count(), 0, 'the engine loads');
      await table.turnOf(ready);
      return table;
    },
    async close() {
      await browser.close();
      await server.close();
    },
  };
}

export class Table {
  /** @param {Page} page */
  constructor(page) {
    this.page = page;
    /** @type {string[]} */
    this.faults = [];
    page.on('console', (message) => {
      if (message.type() === 'error') this.faults.push(message.text());
    });
    page.on('pageerror', (error) => this.faults.push(String(error)));
    this.status = page.getByRole('status').first();
    this.moves = page.getByRole('list', { name: 'Moves' });
    this.log = page.getByRole('log');
  }

  /** Leaves the table; anything that went wrong on the page fails the test. */
  async leave() {
    await this.page.context().close();
    assert.deepEqual(this.faults, []);
  }

  /** @param {string} name */
  hole(name) {
    return this.page.getByRole('gridcell', { name: new RegExp(`^${name},`) });
  }

  /** Names of all holes. @returns {Promise<string[]>} */
  async labels() {
    const labels = await this.page.getByRole('gridcell').evaluateAll((cells) =>
      cells.map((cell) => cell.getAttribute('aria-label') ?? ''),
    );
    assert.ok(labels.length === 121 || labels.length === 160, `${labels.length} cells`);
    return labels;
  }

  /** Holes whose names hold a phrase. @param {RegExp} phrase */
  async holes(phrase) {
    return (await this.labels()).filter((label) => phrase.test(label)).map((label) => label.split(',')[0] ?? '');
  }

  async says() {
    return (await this.status.textContent()) ?? '';
  }

  /** Waits for the status to say something. @param {RegExp} phrase */
  async turnOf(phrase) {
    await this.status.filter({ hasText: phrase }).waitFor({ timeout: 40_000 });
    return this.says();
  }

  /** @param {string} name */
  async press(name) {
    await this.page.getByRole('button', { name, exact: true }).click();
  }

  /** Presses an entry of the menu. @param {string} name */
  async menu(name) {
    await this.press('Menu');
    await this.page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name, exact: true }).click();
  }

  /**
   * Starts a game with the set-up dialog.
   * @param {{ players?: number, preset?: string, who?: Record<number, string> }} [wishes] `who`: values of the choice for each player, from 1
   */
  async newGame({ players = 2, preset = 'Standard', who = {} } = {}) {
    await this.press('New game');
    const dialog = this.page.getByRole('dialog', { name: 'New game' });
    await dialog.getByRole('radio', { name: preset, exact: true }).check();
    await dialog.getByRole('radio', { name: String(players), exact: true }).check();
    for (const [player, value] of Object.entries(who)) {
      await dialog.getByRole('combobox', { name: `Player ${player}: played by` }).selectOption(value);
    }
    await dialog.getByRole('button', { name: 'Start game' }).click();
    await dialog.waitFor({ state: 'hidden' });
  }

  /** Lets moves be shown without motion. */
  async hurry() {
    await this.menu('Settings');
    const dialog = this.page.getByRole('dialog', { name: 'Settings' });
    await dialog.getByRole('radio', { name: 'At once' }).check();
    await dialog.getByRole('button', { name: 'Done' }).click();
  }

  /** The seat of a player, by the beginning of its name. @param {string} name */
  async openSeat(name) {
    await this.page.getByRole('list', { name: 'Players' }).getByRole('button', { name: new RegExp(`^${name}`) }).click();
    return this.page.getByRole('dialog');
  }

  /** The distance between two holes, in CSS pixels. */
  async unit() {
    const box = await this.page.getByRole('grid').boundingBox();
    assert.ok(box);
    return box.width / kBoardWidth;
  }

  /**
   * The colour on the screen beside the middle of a hole.
   * @param {string} name @param {number} [dx] in units, to the right @param {number} [dy] in units, down
   */
  async colour(name, dx = 0, dy = 0) {
    const { x, y } = await this.middle(name);
    const unit = await this.unit();
    return colourAt(this.page, x + dx * unit, y + dy * unit);
  }

  /**
   * A picture of the whole board, to be asked for the colours beside the middles of many holes.
   * @param {number} [bottom] the point that stands at the bottom
   * @returns {Promise<(name: string, dx?: number, dy?: number) => import('./pixels.mjs').Colour>}
   */
  async picture(bottom = 0) {
    await this.page.evaluate(() => scrollTo(0, 0));
    const box = await this.page.getByRole('grid').boundingBox();
    assert.ok(box);
    const unit = box.width / kBoardWidth;
    const layout = new Layout(bottom);
    const at = await pictureOf(this.page, box);
    return (name, dx = 0, dy = 0) => {
      const { x, y } = layout.spot(name);
      return at(box.x + (x + dx + kBoardWidth / 2) * unit, box.y + (y + dy + kBoardHeight / 2) * unit);
    };
  }

  /** Draws with the mouse from one hole to another. @param {string} from @param {string} to */
  async drag(from, to) {
    const [a, b] = [await this.middle(from), await this.middle(to)];
    await this.page.mouse.move(a.x, a.y);
    await this.page.mouse.down();
    await this.page.mouse.move(b.x, b.y, { steps: 4 });
    await this.page.mouse.up();
  }

  /**
   * Fingers on the screen, without lifting them in between; an empty list lifts them.
   * @returns {Promise<(kind: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number, y: number }[]) => Promise<void>>}
   */
  async fingers() {
    const session = await this.page.context().newCDPSession(this.page);
    return async (type, points) => {
      await session.send('Input.dispatchTouchEvent', { type, touchPoints: points.map((point, id) => ({ ...point, id })) });
    };
  }

  /**
   * One finger put down on a hole, moved, and lifted.
   * @param {string} from
   * @param {{ x: number, y: number }} by in CSS pixels
   */
  async swipe(from, by) {
    const touch = await this.fingers();
    const { x, y } = await this.middle(from);
    await touch('touchStart', [{ x, y }]);
    for (let i = 1; i <= 8; i += 1) await touch('touchMove', [{ x: x + (by.x * i) / 8, y: y + (by.y * i) / 8 }]);
    await touch('touchEnd', []);
  }

  /** The middle of a hole, in page coordinates. @param {string} name */
  async middle(name) {
    const box = await this.hole(name).boundingBox();
    assert.ok(box);
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }
}
