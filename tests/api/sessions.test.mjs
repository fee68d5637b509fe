import assert from 'node:assert/strict';
import { test } from 'node:test';

import { declaredMembers, faults } from './declared.mjs';
import { dice, pick, playRandomly, refused, snapshot, unchanged } from './helpers.mjs';
import { nyota } from './package.mjs';

/** @typedef {import('../../web/engine/nyota.js').Game} Game */
/** @typedef {import('../../web/engine/nyota.js').State} State */

const two = () => nyota.newGame({ game: 'sternhalma', players: 2 });
const three = () => nyota.newGame({ game: 'sternhalma', players: 3 });

/** A state without what depends on the moves that could be redone. */
const bare = (/** @type {State} */ { canRedo: _, ...rest }) => rest;

test('the state of a new game', () => {
  const state = two().state();
  assert.deepEqual(faults(state, 'State'), []);
  assert.deepEqual(
    { ...state, pieces: state.pieces.length },
    {
      game: 'sternhalma',
      ply: 0,
      turn: 0,
      over: false,
      reason: null,
      seats: [
        { seat: 0, status: 'playing', rank: null, homes: [0], inGoal: 0, distance: 110 },
        { seat: 1, status: 'playing', rank: null, homes: [3], inGoal: 0, distance: 110 },
      ],
      pieces: 20,
      lastMove: null,
      canUndo: false,
      canRedo: false,
    },
  );
  assert.deepEqual(state.pieces.find(({ cell }) => cell === 'a1'), { cell: 'a1', seat: 0, kind: 'piece', home: 0 });
});

test('kings and neutral pieces in the state', () => {
  const japanese = nyota.newGame({ game: 'sternhalma', players: 2, preset: 'japanese' }).state();
  assert.deepEqual(
    japanese.pieces.filter(({ kind }) => kind === 'king'),
    [
      { cell: 'a1', seat: 0, kind: 'king', home: 0 },
      { cell: 'q1', seat: 1, kind: 'king', home: 3 },
    ],
  );
  const filled = nyota.newGame({ game: 'sternhalma', players: 2, rules: { unusedCamps: 'filled' } }).state();
  const neutral = filled.pieces.filter(({ seat }) => seat === -1);
  assert.equal(neutral.length, 40);
  assert.deepEqual(neutral[0], { cell: neutral[0].cell, seat: -1, kind: 'piece' });
});

test('playing tells in state and history what happened', () => {
  const game = two();
  game.play('c1-e5');
  game.play('o1-m5');
  const state = game.state();
  assert.equal(state.ply, 2);
  assert.equal(state.turn, 0);
  assert.deepEqual(state.lastMove, { seat: 1, text: 'o1-m5', path: ['o1', 'm5'] });
  assert.deepEqual(game.history(), [
    { text: 'c1-e5', seat: 0, happenings: [{ type: 'moved', seat: 0, text: 'c1-e5', path: ['c1', 'e5'] }] },
    { text: 'o1-m5', seat: 1, happenings: [{ type: 'moved', seat: 1, text: 'o1-m5', path: ['o1', 'm5'] }] },
  ]);
});

test('undo and redo step through every state, exactly', () => {
  const roll = dice(4);
  for (const players of /** @type {const} */ ([2, 3, 6])) {
    const game = nyota.newGame({ game: 'sternhalma', players, preset: 'masters' });
    const seen = [snapshot(game)];
    for (let i = 0; i < 60 && !game.state().over; ++i) {
      playRandomly(game, roll, 1);
      seen.push(snapshot(game));
    }
    const last = seen.length - 1;
    for (let ply = last; ply > 0; --ply) {
      assert.equal(game.undo(), true);
      const now = snapshot(game);
      assert.deepEqual({ ...now, state: bare(now.state) }, { ...seen[ply - 1], state: bare(seen[ply - 1].state) });
      assert.equal(now.state.canRedo, true);
    }
    assert.equal(game.undo(), false);
    for (let ply = 1; ply <= last; ++ply) {
      assert.equal(game.redo(), true);
      assert.equal(game.hash(), seen[ply].hash);
    }
    assert.deepEqual(snapshot(game), seen[last]);
    assert.equal(game.redo(), false);
    game.free();
  }
});

test('a move after undo drops what could have been redone', () => {
  const game = two();
  game.play('c1-e5');
  game.undo();
  game.play('c2-e6');
  assert.equal(game.redo(), false);
  assert.equal(game.state().canRedo, false);
  assert.deepEqual(game.record().moves, ['c2-e6']);
});

test('a refused move keeps what can be redone', () => {
  const game = two();
  game.play('c1-e5');
  game.undo();
  unchanged(game, () => refused(() => game.play('c1-c2'), { code: 'illegal-move', reason: 'occupied' }));
  assert.equal(game.redo(), true);
  assert.deepEqual(game.record().moves, ['c1-e5']);
});

test('resignation: out of turn, in turn, to the end', () => {
  const game = three();
  assert.deepEqual(game.resign(1), [{ type: 'resigned', seat: 1, rank: 3 }]);
  const state = game.state();
  assert.equal(state.turn, 0);
  assert.equal(state.lastMove, null);
  assert.equal(state.pieces.length, 20);
  assert.deepEqual(state.seats[1], { seat: 1, status: 'resigned', rank: 3, homes: [2], inGoal: 0, distance: 0 });
  assert.deepEqual(game.resign(0), [
    { type: 'resigned', seat: 0, rank: 2 },
    { type: 'over', reason: 'resigned', ranks: [2, 3, 1] },
  ]);
  assert.deepEqual(game.record().moves, ['resign:1', 'resign:0']);
  assert.deepEqual(game.history().map(({ text, seat }) => [text, seat]), [['resign:1', 1], ['resign:0', 0]]);
});

test('a resignation is an entry that can be taken back and done again', () => {
  const game = three();
  game.play('c1-e5');
  const before = snapshot(game);
  game.resign(2);
  const after = snapshot(game);
  assert.equal(game.undo(), true);
  assert.deepEqual({ ...snapshot(game), state: bare(game.state()) }, { ...before, state: bare(before.state) });
  assert.equal(game.redo(), true);
  assert.deepEqual(snapshot(game), after);
});

test('only seats that are playing can resign', () => {
  const game = three();
  game.resign(2);
  for (const seat of [-1, 2, 3, 1.5, NaN, Infinity, 2 ** 31, -(2 ** 40), '0', null, undefined, [0], {}, true, 1n]) {
    unchanged(game, () =>
      refused(() => game.resign(/** @type {any} */ (seat)), { code: 'not-playing', details: { field: 'seat', value: seat } }),
    );
  }
  const error = refused(() => game.resign(2), 'not-playing');
  assert.deepEqual(error.details?.allowed, [0, 1]);
  game.resign(0);
  refused(() => game.resign(1), { code: 'not-playing', details: { allowed: [] } });
});

test('stateAt gives each state of the past', () => {
  const game = three();
  const roll = dice(9);
  const states = [game.state()];
  for (let i = 0; i < 30 && !game.state().over; ++i) {
    playRandomly(game, roll, 1);
    states.push(game.state());
  }
  states.forEach((state, ply) => {
    assert.deepEqual(bare(game.stateAt(ply)), bare(state));
    assert.equal(game.stateAt(ply).canRedo, ply < states.length - 1);
  });
  game.undo();
  const last = states.length - 1;
  for (const ply of [-1, last, 1e9, 2 ** 31, 0.5, NaN, Infinity, '0', null, undefined, {}, [0]]) {
    refused(() => game.stateAt(/** @type {any} */ (ply)), { code: 'bad-ply', details: { field: 'ply', value: ply } }, String(ply));
  }
  assert.deepEqual(refused(() => game.stateAt(-1), 'bad-ply').details?.allowed, { min: 0, max: last - 1 });
});

test('hash and position belong together', () => {
  const one = two();
  const other = two();
  assert.match(one.hash(), /^[0-9a-f]{16}$/);
  for (const text of ['c1-e5', 'n1-m5', 'c2-e6']) one.play(text);
  for (const text of ['c2-e6', 'n1-m5', 'c1-e5']) other.play(text);
  assert.equal(one.position(), other.position());
  assert.equal(one.hash(), other.hash());
  other.undo();
  assert.notEqual(one.hash(), other.hash());
});

const kMetas = [
  { id: 'x', date: '2026-11-30', names: ['Ana', 'ベン'], levels: [null, 3], assisted: true, handedOver: [1] },
  {},
  { names: ['"quoted"\\', '\u0000\u001f\t\n', '\u2028</script>', '💎', '\ud800 half', 'half \udc00', '\ud83d\u0041', ''] },
  { number: 0.1, big: 1e21, small: -0, tiny: 5e-324, long: 12345678901234567000 },
  { other: { deep: [[[{ er: null }]]], list: [true, false, null] }, 'key with "': 1, '': 2 },
  JSON.parse('{"__proto__": 1, "constructor": 2}'),
];

test('meta is kept to the letter, through every text', () => {
  for (const meta of kMetas) {
    const game = two();
    game.setMeta(/** @type {any} */ (meta));
    game.play('c1-e5');
    const expected = JSON.stringify(meta);
    assert.equal(JSON.stringify(game.record().meta), expected);
    for (const other of [
      nyota.loadGame(game.record()),
      nyota.loadGame(JSON.parse(game.toText('json'))),
      nyota.fromText(game.toText('json')),
      nyota.fromText(game.toText('link')),
    ]) {
      assert.equal(JSON.stringify(other.record().meta), expected);
      other.free();
    }
    game.free();
  }
});

test('meta can be replaced and taken away, and is no entry', () => {
  const game = two();
  game.setMeta({ id: 'a' });
  game.setMeta({ date: 'b' });
  assert.deepEqual(game.record().meta, { date: 'b' });
  assert.equal(game.undo(), false);
  game.setMeta(undefined);
  assert.equal('meta' in game.record(), false);
});

test('meta that is no plain object is refused, and the old one stays', () => {
  const game = two();
  game.setMeta({ id: 'kept' });
  /** @type {any} */
  const round = {};
  round.self = round;
  for (const meta of [5, 'text', [], true, round, { big: 1n }, { id: 'x'.repeat(2 ** 20) }, nested(40)]) {
    unchanged(game, () => refused(() => game.setMeta(/** @type {any} */ (meta)), 'bad-meta'));
  }
});

/** @param {number} depth */
function nested(depth) {
  let value = {};
  for (let i = 0; i < depth; ++i) value = { value };
  return value;
}

test('a freed game refuses everything, and can be freed again', () => {
  const game = two();
  const steps = game.thinkSteps({ level: 6, nodes: 1_000_000 });
  const { done, value: look } = steps.next();
  assert.equal(done, false);
  game.free();
  game.free();
  /** @type {Record<string, unknown[]>} */
  const given = { play: ['c1-e5'], whyNot: ['c1-e5'], continuations: [['c1']], resign: [0], stateAt: [0], setMeta: [{}], toText: ['json'], perft: [1] };
  const methods = declaredMembers('Game').filter((name) => name !== 'setup' && name !== 'free' && !name.endsWith('Steps'));
  assert.ok(methods.length > 15);
  for (const name of methods) {
    refused(() => /** @type {any} */ (game)[name](...(given[name] ?? [])), 'freed', name);
  }
  refused(() => game.setup, 'freed');
  refused(() => game.thinkSteps().next(), 'freed');
  refused(() => game.explainSteps().next(), 'freed');
  refused(() => steps.next(), 'freed');
  refused(() => /** @type {any} */ (look)(), 'freed');
});

test('games can be freed by `using`, where the language has it', (context) => {
  const dispose = /** @type {any} */ (Symbol).dispose;
  if (!dispose) return context.skip('no Symbol.dispose here');
  const game = two();
  /** @type {any} */ (game)[dispose]();
  refused(() => game.state(), 'freed');
});

test('games of one engine do not touch one another', () => {
  const roll = dice(77);
  const games = Array.from({ length: 20 }, three);
  const alone = Array.from({ length: 20 }, three);
  const texts = games.map(() => /** @type {string[]} */ ([]));
  for (let i = 0; i < 200; ++i) {
    const which = roll(games.length);
    const moves = games[which].legalMoves();
    const { text } = pick(roll, moves);
    games[which].play(text);
    texts[which].push(text);
  }
  texts.forEach((list, which) => {
    for (const text of list) alone[which].play(text);
    assert.deepEqual(snapshot(games[which]), snapshot(alone[which]));
  });
  for (const game of [...games, ...alone]) game.free();
});
