#!/usr/bin/env node
/**
 * Looks for better weights of the evaluation of Chinese checkers by playing: simultaneous
 * perturbation stochastic approximation (SPSA, Spall 1992). Each round moves all weights at once a
 * little up or down, by lot, lets both versions play each other, and goes towards the winner.
 * docs/tuning.md tells how to use it and what came of it.
 *
 *   node tests/arena/tune.mjs [--rounds N] [--games N] [--nodes N] [--seed N] [--arena PROGRAM]
 *                             [--setups JSON-ARRAY] [--start WEIGHTS] [--only NAME,NAME]
 *
 * Needs an arena of a tuning build (cmake -DNYOTA_TUNING=ON). The same arguments give the same
 * result. Prints a line for each round and the weights at the end.
 */
import { execFileSync } from 'node:child_process';
import { parseArgs } from 'node:util';

/**
 * What may be tuned: where it starts, how far a trial goes from it, the least that makes sense.
 * @type {Record<string, { start: number, step: number, least: number }>}
 */
const WEIGHTS = {
  straggler: { start: 400, step: 100, least: 0 },
  centre: { start: 25, step: 10, least: 0 },
  hindmost: { start: 0, step: 40, least: -1000 },
  ladder: { start: 0, step: 20, least: -1000 },
  atHome: { start: 20, step: 15, least: 0 },
  atHomeForEachGuest: { start: 20, step: 10, least: 0 },
  held: { start: 150, step: 50, least: 0 },
  rivalry: { start: 70, step: 8, least: 0 },
};

/** The tables that are played at in turn. */
const SETUPS = [{ blocking: 'own-only' }, { blocking: 'own-only', camps: 'closed' }, {}].map(
  (rules) => ({ game: 'sternhalma', players: 2, rules }),
);

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '300' },
    games: { type: 'string', default: '8' },
    nodes: { type: 'string', default: '2000' },
    seed: { type: 'string', default: '1' },
    arena: { type: 'string', default: 'build/tuning/tests/nyota_arena' },
    setups: { type: 'string', default: JSON.stringify(SETUPS) },
    start: { type: 'string', default: '' },
    only: { type: 'string', default: '' },
  },
});
const rounds = Number(values.rounds);
const setups = /** @type {object[]} */ (JSON.parse(values.setups));
const names = values.only === '' ? Object.keys(WEIGHTS) : values.only.split(',');

/** @type {Record<string, number>} */
const theta = Object.fromEntries(Object.entries(WEIGHTS).map(([name, { start }]) => [name, start]));
for (const word of values.start.split('/').filter(Boolean)) {
  const [name, value] = word.split(':');
  theta[name] = Number(value);
}

/** Numbers from 0 to 2^32 - 1, the same for the same seed (a xorshift generator). */
let state = Number(values.seed) * 2654435761 || 1;
function lot() {
  state ^= state << 13;
  state ^= state >>> 17;
  state ^= state << 5;
  return state >>> 0;
}

/** @param {Record<string, number>} weights */
const text = (weights) =>
  Object.entries(weights)
    .map(([name, value]) => `${name}:${Math.round(value)}`)
    .join('/');

/**
 * The share of points that the first weights make against the second.
 * @param {Record<string, number>} first
 * @param {Record<string, number>} second
 * @param {number} round
 */
function play(first, second, round) {
  const setup = JSON.stringify(setups[round % setups.length]);
  const players = [first, second].map((weights, i) => `6,name=${'AB'[i]},weights=${text(weights)}`);
  const seed = Number(values.seed) * 1_000_003 + round * Number(values.games);
  const words = ['--setup', setup, '--players', ...players, '--nodes', values.nodes];
  words.push('--games', values.games, '--seed', String(seed), '--quiet');
  const out = execFileSync(values.arena, words, { encoding: 'utf8' });
  const share = /^ +A +score ([\d.]+) %/m.exec(out);
  if (share === null) throw new Error(`the arena said something unexpected: ${out}`);
  return Number(share[1]) / 100;
}

for (let round = 0; round < rounds; ++round) {
  // The usual schedule: long strides at first, short ones later, trials ever closer.
  const reach = (round + 1) ** -0.101;
  const stride = 2.5 * (1 + round / (rounds / 10)) ** -0.602;
  /** @type {Record<string, number>} */
  const up = { ...theta };
  const down = { ...theta };
  /** @type {Record<string, number>} */
  const sign = {};
  for (const name of names) {
    sign[name] = lot() & 0x10000 ? 1 : -1;
    up[name] = Math.max(theta[name] + sign[name] * WEIGHTS[name].step * reach, WEIGHTS[name].least);
    down[name] = Math.max(
      theta[name] - sign[name] * WEIGHTS[name].step * reach,
      WEIGHTS[name].least,
    );
  }
  const share = play(up, down, round);
  for (const name of names) {
    const move = stride * (share - 0.5) * sign[name] * WEIGHTS[name].step;
    theta[name] = Math.max(theta[name] + move, WEIGHTS[name].least);
  }
  console.log(`${round} ${share} ${text(theta)}`);
}
console.log(text(theta));
