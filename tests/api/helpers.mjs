import assert from 'node:assert/strict';

import { NyotaError } from './package.mjs';

/** @typedef {import('../../web/engine/nyota.js').Game} Game */
/** @typedef {import('../../web/engine/nyota.js').NyotaError} Refusal */

/**
 * Asserts that a call is refused as the package refuses things, and gives the error.
 * @param {() => unknown} call
 * @param {string | { code: string, reason?: string, details?: Record<string, unknown> }} expected
 * @param {string} [about]
 * @returns {Refusal}
 */
export function refused(call, expected, about) {
  try {
    call();
  } catch (error) {
    return checkRefusal(error, expected, about);
  }
  assert.fail(`nothing was thrown${about ? `: ${about}` : ''}`);
}

/**
 * The same for a promise.
 * @param {Promise<unknown>} promise
 * @param {Parameters<typeof refused>[1]} expected
 * @param {string} [about]
 */
export async function rejected(promise, expected, about) {
  let value;
  try {
    value = await promise;
  } catch (error) {
    return checkRefusal(error, expected, about);
  }
  assert.fail(`not rejected${about ? `: ${about}` : ''}: ${JSON.stringify(value)}`);
}

/**
 * @param {unknown} error
 * @param {Parameters<typeof refused>[1]} expected
 * @param {string} [about]
 * @returns {Refusal}
 */
function checkRefusal(error, expected, about) {
  const { code, reason, details = {} } = typeof expected === 'string' ? { code: expected } : expected;
  assert.ok(error instanceof NyotaError, `${about ?? code}: not a NyotaError but ${error}`);
  assert.ok(error instanceof Error);
  assert.equal(error.name, 'NyotaError');
  assert.equal(error.code, code, `${about ?? ''} ${error.message}`);
  assert.equal(error.reason, reason, about);
  assert.ok(error.message.length > 0);
  assert.equal(typeof error.details?.code, 'string', `${about ?? code}: details have a code`);
  for (const [name, value] of Object.entries(details)) {
    assert.deepEqual(/** @type {any} */ (error.details)[name], value, `${about ?? code}: details.${name}`);
  }
  return error;
}

/**
 * Numbers that look random and are the same in every run.
 * @param {number} seed
 * @returns {(below: number) => number} a whole number from 0 on
 */
export function dice(seed) {
  let state = seed >>> 0;
  return (below) => {
    state = (state + 0x9e3779b9) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 16), 0x21f0aaad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
    return ((mixed ^ (mixed >>> 15)) >>> 0) % below;
  };
}

/**
 * One of a list.
 * @template T
 * @param {(below: number) => number} roll
 * @param {readonly T[]} list
 * @returns {T}
 */
export const pick = (roll, list) => list[roll(list.length)];

/**
 * Plays random entries: mostly listed moves, now and then a chain entered hop by hop that may
 * wander, seldom a resignation.
 * @param {Game} game
 * @param {(below: number) => number} roll
 * @param {number} entries at most
 */
export function playRandomly(game, roll, entries) {
  for (let i = 0; i < entries; ++i) {
    const { over, seats } = game.state();
    if (over) return;
    if (roll(60) === 0) {
      const playing = seats.filter(({ status }) => status === 'playing');
      game.resign(pick(roll, playing).seat);
      continue;
    }
    const moves = game.legalMoves();
    const move = pick(roll, moves);
    game.play(roll(3) === 0 ? wander(game, roll, move.from) ?? move.text : move.text);
  }
}

/**
 * A chain of one piece that need not be a shortest one.
 * @param {Game} game
 * @param {(below: number) => number} roll
 * @param {string} from
 */
function wander(game, roll, from) {
  const path = [from];
  let text;
  for (let i = 0; i < 8; ++i) {
    const next = game.continuations(path);
    if (next.length === 0) break;
    const one = pick(roll, next);
    path.push(one.cell);
    if (one.mayStop) text = one.move;
  }
  return text;
}

/**
 * All that a game tells of itself.
 * @param {Game} game
 */
export function snapshot(game) {
  return {
    setup: game.setup,
    state: game.state(),
    legal: game.legalMoves(),
    history: game.history(),
    position: game.position(),
    hash: game.hash(),
    record: game.record(),
    link: game.toText('link'),
  };
}

/**
 * Asserts that calls leave a game as it was.
 * @template T
 * @param {Game} game
 * @param {() => T} calls
 */
export function unchanged(game, calls) {
  const before = snapshot(game);
  const out = calls();
  assert.deepEqual(snapshot(game), before);
  return out;
}

const kRows = [1, 2, 3, 4, 13, 12, 11, 10, 9, 10, 11, 12, 13, 4, 3, 2, 1];

/**
 * A position text with these pieces and nothing else.
 * @param {Record<string, string>} pieces letters by the holes they stand on, such as { d1: 'a' }; several holes parted by spaces
 * @param {number | '-'} turn
 */
export function positionText(pieces, turn) {
  const rows = kRows.map((length) => /** @type {string[]} */ (Array(length).fill('')));
  for (const [cells, letter] of Object.entries(pieces)) {
    for (const cell of cells.split(' ')) {
      rows[cell.charCodeAt(0) - 97][Number(cell.slice(1)) - 1] = letter;
    }
  }
  const texts = rows.map((row) => {
    let text = '';
    let empty = 0;
    for (const letter of [...row, '|']) {
      if (letter === '') {
        empty += 1;
        continue;
      }
      text += (empty || '') + (letter === '|' ? '' : letter);
      empty = 0;
    }
    return text;
  });
  return `${texts.reverse().join('/')} ${turn}`;
}
