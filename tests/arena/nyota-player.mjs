#!/usr/bin/env node
/**
 * The built package as an external player of the arena: a program that speaks the line protocol of
 * docs/arena.md and thinks with the WebAssembly module.
 *
 *   node tests/arena/nyota-player.mjs [level=6] [seed=0]
 *
 * Needs dist/npm (scripts/build web); NYOTA_NPM names another build of it.
 */
import { createInterface } from 'node:readline';

import { manifest, nyota } from '../api/package.mjs';

/** What a limit of nodes or milliseconds is when only the other one counts. */
const NO_NODES = 999_999_999_999_999;
const NO_MS = 3_600_000;

/** @typedef {import('../../web/engine/nyota.js').Game} Game */
/** @typedef {import('../../web/engine/nyota.js').ThinkOptions} ThinkOptions */

/** @type {Record<string, number>} */
const own = { level: 6, seed: 0 };
for (const word of process.argv.slice(2)) {
  const [key, value] = word.split('=');
  if (!Object.hasOwn(own, key) || !/^\d+$/.test(value ?? '')) {
    console.error(`nyota-player: cannot make sense of ${word}`);
    process.exit(2);
  }
  own[key] = Number(value);
}

/** @type {Game | null} */
let game = null;

/**
 * Thinks until the time or the nodes are used up.
 * @param {Game} table
 * @param {string} unit 'ms' or 'nodes'
 * @param {number} amount
 */
function think(table, unit, amount) {
  const begin = performance.now();
  const timed = unit === 'ms';
  const limits = timed
    ? { timeMs: Math.min(amount, NO_MS), nodes: NO_NODES }
    : { timeMs: NO_MS, nodes: amount };
  const steps = table.thinkSteps(/** @type {ThinkOptions} */ ({ ...own, ...limits }));
  for (;;) {
    const step = steps.next();
    const late = timed && performance.now() - begin >= amount;
    if (step.done || late) {
      const { move, nodes, depth } = step.done ? step.value : step.value();
      return `move ${move} nodes ${nodes} depth ${depth}`;
    }
  }
}

/**
 * The answer to one line; none for most.
 * @param {string} line
 * @returns {string | undefined}
 */
function answer(line) {
  const [, word, rest] = /^(\S*) ?(.*)$/.exec(line) ?? ['', '', ''];
  const [first, second] = rest.split(' ');
  switch (word) {
    case 'nyota':
      return `ready nyota-${manifest.version}-level-${own.level}`;
    case 'game':
      game?.free();
      game = null;
      try {
        game = nyota.newGame(JSON.parse(rest));
      } catch (error) {
        return `no ${error instanceof Error ? error.message : error}`;
      }
      return 'ok';
    case 'moved':
      if (second.startsWith('resign:')) {
        game?.resign(Number(first));
      } else {
        game?.play(second);
      }
      return undefined;
    case 'go':
      return game ? think(game, first, Number(second)) : 'move';
    case 'quit':
      process.exit(0);
  }
  return undefined;
}

for await (const line of createInterface({ input: process.stdin })) {
  const text = answer(line);
  if (text !== undefined) process.stdout.write(`${text}\n`);
}
