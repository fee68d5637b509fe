/** Explanations of games, and the facts and lines that several best moves come with. */
import assert from 'node:assert/strict';
import { after, test } from 'node:test';

import { faults } from './declared.mjs';
import { dice, playRandomly, refused, rejected, unchanged } from './helpers.mjs';
import { createThinker, loadNyota, nyota, wasmBinary } from './package.mjs';

/** @typedef {import('../../web/engine/nyota.js').Explained} Explained */

const thinker = await createThinker({ wasmBinary });
after(() => thinker.close());

/** @type {any[]} */
const kSetups = [
  { game: 'sternhalma', players: 2 },
  { game: 'sternhalma', players: 3, preset: 'japanese' },
  { game: 'sternhalma', players: 6, preset: 'masters' },
  { game: 'chess4' },
  { game: 'chess4', mode: 'teams' },
];

/**
 * A game with some random entries.
 * @param {any} setup
 * @param {number} entries
 */
function someGame(setup, entries) {
  const game = nyota.newGame(setup);
  playRandomly(game, dice(21), entries);
  return game;
}

/** @param {import('../../web/engine/nyota.js').Game} game @param {any} options */
function explained(game, options) {
  const steps = game.explainSteps(options);
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}

test('every move of a game is explained, and resignations are passed over', () => {
  for (const setup of kSetups) {
    const game = someGame(setup, 14);
    const { moves } = game.record();
    const list = unchanged(game, () => explained(game, { level: 2, nodes: 150 }));
    assert.deepEqual(faults(list, 'Explained[]'), []);
    const plies = moves.flatMap((text, ply) => (text.startsWith('resign:') ? [] : [ply]));
    assert.deepEqual(list.map(({ ply }) => ply), plies);
    for (const { ply, seat, played, best, cost, facts, playedFacts } of list) {
      assert.equal(played, moves[ply]);
      assert.equal(seat, game.stateAt(ply).turn);
      assert.ok(Number.isInteger(cost) && cost >= 0);
      assert.ok(facts.length <= 4 && playedFacts.length <= 4);
      const there = nyota.loadGame({ ...game.record(), moves: moves.slice(0, ply), result: undefined });
      assert.equal(there.whyNot(best), null, best);
      if (best === played) assert.deepEqual([cost, facts], [0, playedFacts]);
      there.free();
    }
    game.free();
  }
});

test('the same answer in any engine, by steps and by a thinker', async () => {
  const other = await loadNyota({ wasmBinary: new Uint8Array(wasmBinary) });
  for (const setup of kSetups) {
    const game = someGame(setup, 8);
    const options = { level: /** @type {const} */ (4), nodes: 700, seed: 5, multi: 3 };
    const list = explained(game, options);
    const twin = other.loadGame(game.record());
    assert.deepEqual(explained(twin, options), list);
    assert.deepEqual(await thinker.explain(game.record(), options), list);
    twin.free();
    game.free();
  }
});

test('progress comes to its end, and a game without moves is explained at once', async () => {
  const game = someGame({ game: 'sternhalma', players: 2 }, 6);
  /** @type {[number, number][]} */
  const seen = [];
  const list = await thinker.explain(game.record(), { nodes: 100, onProgress: (...both) => seen.push(both) });
  assert.deepEqual(seen.at(-1), [list.length, list.length]);
  assert.deepEqual(await thinker.explain(nyota.newGame({ game: 'chess4' }).record()), []);
});

test('an explanation is aborted, queues with thinking, and refuses like it', async () => {
  const record = someGame({ game: 'chess4' }, 12).record();
  const controller = new AbortController();
  const running = thinker.explain(record, { level: 6, nodes: 1_000_000_000, signal: controller.signal });
  const next = thinker.think(record, { nodes: 200 });
  await new Promise((resolve) => setImmediate(resolve));
  controller.abort();
  await rejected(running, 'aborted');
  assert.ok((await next).move);
  await rejected(thinker.explain(record, /** @type {any} */ ({ depth: 2 })), { code: 'bad-option', details: { field: 'depth' } });
  await rejected(thinker.explain(/** @type {any} */ ({})), { code: 'bad-record', details: { field: 'format' } });
  const game = nyota.loadGame(record);
  refused(() => game.explainSteps(/** @type {any} */ ({ level: 9 })).next(), { code: 'bad-option', details: { field: 'level', value: 9 } });
});

test('a move taken back meanwhile ends the list there', () => {
  const game = someGame({ game: 'sternhalma', players: 2 }, 5);
  const steps = game.explainSteps({ nodes: 100 });
  steps.next();
  while (game.undo());
  let step = steps.next();
  while (!step.done) step = steps.next();
  assert.ok(step.value.length <= 2);
});

test('several best moves: distinct, best first, lines legal to their ends, with facts', () => {
  /** @type {any[]} */
  const setups = [...[2, 3, 4, 5, 6].map((players) => ({ game: 'sternhalma', players })), ...kSetups];
  for (const setup of setups) {
    for (const entries of [4, 30]) {
      const game = someGame(setup, entries);
      const { over, turn, seats } = game.state();
      if (over || turn === null) continue;
      const { lines } = game.think({ level: 4, nodes: 600, multi: 4 });
      assert.equal(new Set(lines.map(({ moves }) => moves[0])).size, lines.length);
      const scores = lines.map(({ score }) => score[turn]);
      assert.deepEqual(scores, [...scores].sort((a, b) => b - a));
      for (const { moves, score, facts } of lines) {
        assert.equal(score.length, seats.length);
        assert.ok(facts.every((fact) => /^[a-z-]+(:[a-z0-9]+)*$/.test(fact)), facts.join(' '));
        const twin = nyota.loadGame(game.record());
        for (const text of moves) twin.play(text);
        twin.free();
      }
      game.free();
    }
  }
});
