/**
 * Positions that the highest level looks at in a second, as WebAssembly: the built package under
 * Node. The native program of tests/bench/think_bench.cpp does the same.
 *
 *   node tests/bench/think.mjs
 */
import { readFileSync } from 'node:fs';

// Built, so not there when the types of this file are checked.
/** @type {typeof import('../../web/engine/nyota.js')} */
const { loadNyota } = await import(String(new URL('../../dist/npm/nyota.js', import.meta.url)));

const MOVES_BEFORE = 24;
const NODES_BEFORE = 300;
const NODES = 50_000;
const ROUNDS = 7;

const wasmBinary = readFileSync(new URL('../../dist/npm/nyota.wasm', import.meta.url));
const nyota = await loadNyota({ wasmBinary });

/** @type {[name: string, setup: import('../../web/engine/nyota.js').Setup][]} */
const tables = [
  ['two', { game: 'sternhalma', players: 2 }],
  ['six', { game: 'sternhalma', players: 6 }],
  ['ffa', { game: 'chess4' }],
];
console.log(`level 6, ${NODES} positions, CPU time, median of ${ROUNDS} rounds`);
for (const [name, setup] of tables) {
  const game = nyota.newGame(setup);
  for (let i = 0; i < MOVES_BEFORE; ++i) {
    game.play(game.think({ level: 6, nodes: NODES_BEFORE }).move);
  }
  const rates = [];
  for (let round = 0; round < ROUNDS; ++round) {
    const before = process.cpuUsage();
    const { nodes } = game.think({ level: 6, nodes: NODES });
    const { user, system } = process.cpuUsage(before);
    rates.push((nodes / (user + system)) * 1e3);
  }
  game.free();
  rates.sort((a, b) => a - b);
  console.log(`${name.padEnd(12)} ${rates[ROUNDS >> 1].toFixed(0)} knodes/s`);
}
