import assert from 'node:assert/strict';
import { test } from 'node:test';

import { faults } from './declared.mjs';
import { dice, playRandomly, positionText, refused, snapshot, unchanged } from './helpers.mjs';
import { loadNyota, nyota, wasmBinary } from './package.mjs';

/** @typedef {import('../../web/engine/nyota.js').Game} Game */
/** @typedef {import('../../web/engine/nyota.js').Thought} Thought */

const two = () => nyota.newGame({ game: 'sternhalma', players: 2 });

/** The answer without what depends on the machine. */
const answer = (/** @type {Thought} */ { timeMs: _, ...rest }) => rest;

/** @type {any[]} */
const kSetups = [
  ...['standard', 'japanese', 'classic', 'masters'].flatMap((preset) =>
    [1, 2, 3, 6].map((players) => ({ game: 'sternhalma', players, preset })),
  ),
  { game: 'sternhalma', players: 2, rules: { sets: 3, hops: 'distance' } },
];

test('a thought is of the declared shape and its lines can be played', () => {
  const roll = dice(8);
  for (const setup of kSetups) {
    const game = nyota.newGame(setup);
    playRandomly(game, roll, 8);
    if (game.state().over) continue;
    const thought = unchanged(game, () => game.think({ nodes: 300, multi: 3 }));
    assert.deepEqual(faults(thought, 'Thought'), []);
    assert.ok(game.legalMoves().some(({ text }) => text === thought.move), thought.move);
    assert.equal(thought.score.length, setup.players);
    assert.ok(thought.lines.length >= 1 && thought.lines.length <= 3);
    assert.equal(thought.lines[0].moves[0], thought.move);
    assert.deepEqual(thought.lines[0].score, thought.score);
    const firsts = thought.lines.map(({ moves }) => moves[0]);
    assert.equal(new Set(firsts).size, firsts.length, 'lines begin with different moves');
    const seat = /** @type {number} */ (game.state().turn);
    const scores = thought.lines.map(({ score }) => score[seat]);
    assert.deepEqual(scores, [...scores].sort((a, b) => b - a), 'best first');
    for (const { moves } of thought.lines) {
      for (const text of moves) game.play(text);
      for (let i = 0; i < moves.length; ++i) game.undo();
    }
    game.free();
  }
});

test('same position, nodes and seed give the same answer, in any engine', async () => {
  const other = await loadNyota({ wasmBinary: new Uint8Array(wasmBinary) });
  const roll = dice(15);
  for (const setup of kSetups.slice(0, 8)) {
    const game = nyota.newGame(setup);
    playRandomly(game, roll, 10);
    if (game.state().over) continue;
    const options = { level: /** @type {const} */ (5), nodes: 2_000, seed: roll(1000), multi: 2 };
    const first = answer(game.think(options));
    assert.deepEqual(answer(game.think(options)), first, 'nothing is remembered from call to call');
    const twin = other.loadGame(game.record());
    assert.deepEqual(answer(twin.think(options)), first);
    twin.free();
    game.free();
  }
});

test('the seed decides between equals', () => {
  const game = two();
  const moves = new Set();
  for (let seed = 0; seed < 12; ++seed) moves.add(game.think({ nodes: 300, seed }).move);
  assert.ok(moves.size > 1);
});

test('nodes bound the thinking, and alone they lift the time limit', () => {
  const game = two();
  const few = game.think({ level: 6, nodes: 100 });
  const many = game.think({ level: 6, nodes: 20_000 });
  assert.ok(few.nodes <= 1_000, `${few.nodes} nodes`);
  assert.ok(many.nodes > few.nodes);
  assert.ok(many.nodes <= 21_000, `${many.nodes} nodes`);
});

test('the time bounds the thinking', () => {
  const game = two();
  const thought = game.think({ level: 6, timeMs: 1 });
  assert.ok(game.legalMoves().some(({ text }) => text === thought.move), 'a move even so');
  assert.ok(thought.nodes < 80_000, 'well before the nodes of the level are spent');
});

test('every level answers', () => {
  const game = two();
  for (const level of /** @type {const} */ ([1, 2, 3, 4, 5, 6])) {
    const { move } = game.think({ level, nodes: 500 });
    assert.ok(game.legalMoves().some(({ text }) => text === move), `level ${level}`);
  }
});

test('all moves can be asked for, and a forced one is found', () => {
  const game = two();
  assert.equal(game.think({ nodes: 1_000, multi: 100 }).lines.length, 14);
  const goal = 'n1 n2 n3 o1 o2 o3 p1 p2 q1';
  const winning = nyota.fromPosition(
    { game: 'sternhalma', players: 2 },
    positionText({ [`${goal} m8`]: 'a', i6: 'd' }, 0),
  );
  for (const level of /** @type {const} */ ([1, 3, 6])) assert.equal(winning.think({ level, nodes: 300 }).move, 'm8-n4');
});

test('who has nothing to think about is told so', () => {
  const game = two();
  game.resign(0);
  refused(() => game.think(), 'game-over');
  refused(() => game.think({ nodes: 10 }), 'game-over');
  refused(() => game.thinkSteps().next(), 'game-over');
});

test('options that are none are refused, and named', () => {
  const game = two();
  /** @type {[any, object][]} */
  const wrong = [
    [null, { field: 'options', value: null }],
    [5, { field: 'options', value: 5 }],
    ['fast', { field: 'options' }],
    [[], { field: 'options' }],
    [{ depth: 3 }, { field: 'depth', value: 3, allowed: ['level', 'timeMs', 'nodes', 'seed', 'multi'] }],
    [{ level: 0 }, { field: 'level', value: 0, allowed: { min: 1, max: 6 } }],
    [{ level: 7 }, { field: 'level', value: 7 }],
    [{ level: 2.5 }, { field: 'level', value: 2.5 }],
    [{ level: '3' }, { field: 'level', value: '3' }],
    [{ level: null }, { field: 'level', value: null }],
    [{ level: NaN }, { field: 'level', value: null }],
    [{ nodes: 0 }, { field: 'nodes', value: 0 }],
    [{ nodes: -5 }, { field: 'nodes', value: -5 }],
    [{ nodes: Infinity }, { field: 'nodes' }],
    [{ nodes: 1e20 }, { field: 'nodes' }],
    [{ timeMs: 0 }, { field: 'timeMs', value: 0 }],
    [{ timeMs: 4e6 }, { field: 'timeMs', allowed: { min: 1, max: 3600000 } }],
    [{ seed: -1 }, { field: 'seed', value: -1 }],
    [{ multi: 0 }, { field: 'multi', value: 0 }],
    [{ multi: 101 }, { field: 'multi', value: 101 }],
  ];
  for (const [options, details] of wrong) {
    unchanged(game, () => refused(() => game.think(options), { code: 'bad-option', details: { ...details } }, JSON.stringify(options)));
  }
  refused(() => game.think(/** @type {any} */ ({ seed: 1n })), 'bad-option');
  assert.ok(game.think({ nodes: 100, timeMs: undefined }).move, 'what is undefined is not given');
});

test('steps: a look at each, the same answer at the end, and slicing changes nothing', () => {
  const game = two();
  const options = { level: /** @type {const} */ (6), nodes: 20_000, seed: 3 };
  const whole = answer(game.think(options));
  const steps = game.thinkSteps(options);
  let looks = 0;
  let deepest = 0;
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done) {
      assert.deepEqual(answer(step.value), whole);
      break;
    }
    const look = step.value();
    assert.ok(look.depth >= deepest);
    deepest = look.depth;
    if (looks++ % 5 === 0) assert.deepEqual(faults(look, 'Thought'), []);
  }
  assert.ok(looks > 3, `${looks} looks`);
});

test('steps may be ended early, and the game thinks and plays on', () => {
  const game = two();
  const options = { level: /** @type {const} */ (6), nodes: 50_000 };
  const before = snapshot(game);
  let looks = 0;
  for (const look of game.thinkSteps(options)) {
    assert.ok(look().move);
    if (++looks === 2) break;
  }
  assert.equal(looks, 2);
  assert.deepEqual(snapshot(game), before);
  game.play(game.think({ nodes: 200 }).move);
  assert.equal(game.state().ply, 1);
});

test('a look after the end is refused', () => {
  const game = two();
  const steps = game.thinkSteps({ level: 6, nodes: 50_000 });
  const { value: look } = steps.next();
  steps.return(/** @type {any} */ (undefined));
  refused(/** @type {() => Thought} */ (look), 'aborted');
});

test('another thinking about the same game ends the first', () => {
  const game = two();
  const options = { level: /** @type {const} */ (6), nodes: 20_000 };
  const expected = answer(game.think(options));
  const first = game.thinkSteps({ ...options, seed: 9 });
  const { value: look } = first.next();
  const second = game.thinkSteps(options);
  second.next();
  refused(() => first.next(), 'aborted');
  refused(/** @type {() => Thought} */ (look), 'aborted');
  let step = second.next();
  while (!step.done) step = second.next();
  assert.deepEqual(answer(step.value), expected, 'the second is not disturbed');
});

test('thinking is about the position it began with', () => {
  const game = two();
  const options = { level: /** @type {const} */ (6), nodes: 20_000 };
  const expected = answer(game.think(options));
  const steps = game.thinkSteps(options);
  steps.next();
  game.play('c1-e5');
  let step = steps.next();
  while (!step.done) step = steps.next();
  assert.deepEqual(answer(step.value), expected);
});
