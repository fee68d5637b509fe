// A table in a real browser: input through the browser's own events only, everything read from
// the accessibility tree or the words on the page.
import assert from 'node:assert/strict';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { serve } from '../../scripts/serve.mjs';

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

/** Starts the browser and the site; `close` ends both. */
export async function startHouse() {
  const server = await serve({ root: site, port: 0, host: '127.0.0.1' });
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
    args: kArguments,
  });
  return {
    /**
     * @param {BrowserContextOptions} [options]
     * @param {(page: Page) => Promise<void>} [before] called before the page is opened
     */
    async sit(options = {}, before = async () => {}) {
      const context = await browser.newContext({ viewport: { width: 1000, height: 800 }, ...options });
      const page = await context.newPage();
      const table = new Table(page);
      await before(page);
      await page.goto(server.url);
      const failed = page.getByRole('alert').getByText('could not be loaded');
      await table.hole('a1').or(failed).first().waitFor();
      assert.equal(await failed.count(), 0, 'the engine loads');
      await table.turnOf(/turn|over/);
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
    assert.equal(labels.length, 121);
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
    await this.status.filter({ hasText: phrase }).waitFor({ timeout: 60_000 });
    return this.says();
  }

  /** @param {string} name */
  async press(name) {
    await this.page.getByRole('button', { name, exact: true }).click();
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
      await dialog.getByRole('group', { name: `Player ${player}` }).getByRole('combobox').selectOption(value);
    }
    await dialog.getByRole('button', { name: 'Start game' }).click();
    await dialog.waitFor({ state: 'hidden' });
  }

  /** Lets moves be shown without motion. */
  async hurry() {
    await this.press('Settings');
    const dialog = this.page.getByRole('dialog', { name: 'Settings' });
    await dialog.getByRole('radio', { name: 'At once' }).check();
    await dialog.getByRole('button', { name: 'Done' }).click();
  }

  /** The middle of a hole, in page coordinates. @param {string} name */
  async middle(name) {
    const box = await this.hole(name).boundingBox();
    assert.ok(box);
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }
}
