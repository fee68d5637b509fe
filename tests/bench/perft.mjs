/**
 * Leaves of the tree of legal moves in a second, as WebAssembly: the built package under Node.
 *
 *   node tests/bench/perft.mjs [sternhalma|chess4] [NAME=COMMAND…]
 *
 * Other programs take part as commands that print "LEAVES SECONDS"; they run in turn with ours, so
 * that the ratio means something on a noisy machine.
 */

import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';


// Built, so not there when the types of this file are checked.
/** @type {typeof import('../../web/engine/nyota.js')} */
const { loadNyota } = await import(String(new URL('../../dist/npm/nyota.js', import.meta.url)));

const DEPTH = 6;
const ROUNDS = 3;

const wasmBinary = readFileSync(new URL('../../dist/npm/nyota.wasm', import.meta.url));
const nyota = await loadNyota({ wasmBinary });

/** @type {Record<string, { title: string, setup: import('../../web/engine/nyota.js').Setup }>} */
const games = {
  sternhalma: { title: 'Two players', setup: { game: 'sternhalma', players: 2 } },
  chess4: { title: 'Four-player chess', setup: { game: 'chess4' } },
};
const [first = '', ...others] = process.argv.slice(2);
const { title, setup } = games[first] ?? games.sternhalma;
const peers = first in games ? others : process.argv.slice(2);

/** @type {{ name: string, run: () => [leaves: number, seconds: number] }[]} */
const programs = [
  {
    name: 'nyota',
    run() {
      const game = nyota.newGame(setup);
      const before = process.cpuUsage();
      const leaves = game.perft(DEPTH);
      const { user, system } = process.cpuUsage(before);
      game.free();
      return [leaves, (user + system) / 1e6];
    },
  },
  ...peers.map((argument) => {
    const [name, ...command] = argument.split('=');
    return {
      name,
      run: () => {
        const out = execFileSync('sh', ['-c', command.join('=')], { encoding: 'utf8' });
        const [leaves, seconds] = out.trim().split(/\s+/).map(Number);
        return /** @type {[number, number]} */ ([leaves, seconds]);
      },
    };
  }),
];

const best = new Map(programs.map(({ name }) => [name, { leaves: 0, rate: 0 }]));
for (let round = 0; round < ROUNDS; ++round) {
  for (const { name, run } of programs) {
    const [leaves, seconds] = run();
    const rate = leaves / seconds / 1e6;
    if (rate > (best.get(name)?.rate ?? 0)) best.set(name, { leaves, rate });
  }
}
const own = best.get('nyota')?.rate ?? 0;
console.log(`${title}, depth ${DEPTH}, CPU time, best of ${ROUNDS} rounds`);
for (const [name, { leaves, rate }] of best) {
  console.log(`${name.padEnd(12)} ${leaves} leaves  ${rate.toFixed(1)} M/s  ${(own / rate).toFixed(2)}`);
}
