// What the browser tests of four-player chess share: games to begin from, and how to play them.
import { readFileSync } from 'node:fs';

import { kPerson, keptGame } from './table.mjs';

/** @typedef {import('./table.mjs').Seat} Seat */
/** @typedef {import('./table.mjs').Table} Table */

export const kFour = [kPerson, kPerson, kPerson, kPerson];
/** Six moves after which Blue has taken a pawn and checkmated Yellow: 21 points. */
export const kMateOfYellow = ['g2-g3', 'b9-c9', 'd13-d12', 'm7-k7', 'f1-l7', 'a8-f13'];

/**
 * A running game of four-player chess, as the page keeps it.
 * @param {string[]} moves
 * @param {object} [setup]
 * @param {Seat[]} [seats]
 * @param {string} [start] a position to begin from
 */
export const chessGame = (moves, setup = {}, seats = kFour, start = undefined) =>
  keptGame({ game: 'chess4', ...setup }, moves, seats, start);

/**
 * Starts a game with the set-up dialog.
 * @param {Table} table
 * @param {{ mode?: string, who?: Record<string, string>, moveLimit?: number }} [wishes] `who`:
 *   values of the choice for each seat, by the beginning of its name
 */
export async function newChess(table, { mode = 'Free for all', who = {}, moveLimit = 0 } = {}) {
  await table.press('New game');
  const dialog = table.page.getByRole('dialog', { name: 'New game' });
  await dialog.getByRole('radio', { name: 'Four-player chess' }).check();
  await dialog.getByRole('radio', { name: mode }).check();
  for (const [seat, value] of Object.entries(who)) {
    await dialog.getByRole('combobox', { name: new RegExp(`^${seat} .*played by`) }).selectOption(value);
  }
  if (moveLimit > 0) {
    await dialog.getByText('All rules').click();
    const limit = dialog.getByRole('spinbutton', { name: 'Most moves of all together' });
    await limit.fill(String(moveLimit));
    await limit.press('Tab');
  }
  await dialog.getByRole('button', { name: 'Start game' }).click();
  await dialog.waitFor({ state: 'hidden' });
}

/** The text of the position after some moves. @param {string[]} moves */
export async function positionAfter(moves) {
  const folder = new URL('../../dist/npm/', import.meta.url);
  /** @type {typeof import('../../web/engine/nyota.js')} */
  const { loadNyota } = await import(String(new URL('nyota.js', folder)));
  const nyota = await loadNyota({ wasmBinary: readFileSync(new URL('nyota.wasm', folder)) });
  const game = nyota.newGame({ game: 'chess4' });
  for (const move of moves) game.play(move);
  const text = game.position();
  game.free();
  return text;
}

/** All four seats played by persons. */
export const kAllPersons = { Red: 'person', Blue: 'person', Yellow: 'person', Green: 'person' };

/** The rows of the table of points, after it has been opened. @param {Table} table */
export async function openScore(table) {
  await table.page.getByText('Points, one by one').click();
  const score = table.page.getByRole('table').last();
  await score.getByRole('row').nth(3).waitFor();
  return score;
}

/** What the cards of the players say. @param {Table} table @returns {Promise<string[]>} */
export const cards = (table) => table.page.getByRole('list', { name: 'Players' }).getByRole('button').allInnerTexts();
