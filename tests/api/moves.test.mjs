import assert from 'node:assert/strict';
import { test } from 'node:test';

import { faults } from './declared.mjs';
import { dice, pick, playRandomly, positionText, refused, unchanged } from './helpers.mjs';
import { nyota } from './package.mjs';

/** @typedef {import('../../web/engine/nyota.js').Game} Game */
/** @typedef {import('../../web/engine/nyota.js').Reason} Reason */

/**
 * @param {object} [more]
 * @returns {any}
 */
const setup = (more) => ({ game: 'sternhalma', players: 2, ...more });

/**
 * @param {object} more of the setup
 * @param {Record<string, string>} pieces
 * @param {number} [turn]
 */
const at = (more, pieces, turn = 0) => nyota.fromPosition(setup(more), positionText(pieces, turn));

const kManySetups = [
  setup(),
  setup({ players: 1 }),
  setup({ players: 3, preset: 'japanese' }),
  setup({ players: 4, preset: 'classic' }),
  setup({ players: 6, preset: 'masters' }),
  setup({ players: 3, rules: { hops: 'distance', unusedCamps: 'filled' } }),
  setup({ rules: { sets: 3, blocking: 'swap-last' } }),
];

test('the first moves of two players', () => {
  const game = nyota.newGame(setup());
  const moves = game.legalMoves();
  assert.deepEqual(
    moves.map(({ text }) => text).sort(),
    ['c1-e5', 'c1-e7', 'c2-e6', 'c2-e8', 'c3-e7', 'c3-e9', 'd1-e5', 'd1-e6', 'd2-e6', 'd2-e7', 'd3-e7', 'd3-e8', 'd4-e8', 'd4-e9'],
  );
  assert.deepEqual(game.legalMoves('c1'), [
    { text: 'c1-e5', from: 'c1', to: 'e5', path: ['c1', 'e5'], swaps: [], kind: 'hop' },
    { text: 'c1-e7', from: 'c1', to: 'e7', path: ['c1', 'e7'], swaps: [], kind: 'hop' },
  ]);
  assert.deepEqual(game.legalMoves('d4')[0], {
    text: 'd4-e8', from: 'd4', to: 'e8', path: ['d4', 'e8'], swaps: [], kind: 'step',
  });
});

test('moves of one hole are those of all that begin there', () => {
  const game = nyota.newGame(setup());
  for (const hole of ['c1', 'd3', 'a1', 'i5', 'q1', 'n2']) {
    assert.deepEqual(game.legalMoves(hole), game.legalMoves().filter(({ from }) => from === hole));
  }
  for (const from of ['z99', 'a2', '', ' c1', 'C1', 'c01', 'é', null, 5, {}, ['c1']]) {
    refused(() => game.legalMoves(/** @type {any} */ (from)), { code: 'bad-cell', details: { field: 'from', value: from } });
  }
  game.resign(0);
  assert.deepEqual(game.legalMoves(), []);
  assert.deepEqual(game.legalMoves('c1'), []);
});

test('swaps are told in moves and happenings', () => {
  const game = at({ preset: 'masters' }, { 'm8 a1': 'a', 'n4 q1': 'd' });
  assert.deepEqual(game.legalMoves('m8').find(({ to }) => to === 'n4'), {
    text: 'm8*n4', from: 'm8', to: 'n4', path: ['m8', 'n4'], swaps: ['n4'], kind: 'swap',
  });
  assert.equal(game.whyNot('m8-n4'), 'not-adjacent');
  assert.deepEqual(game.play('m8*n4'), [
    { type: 'moved', seat: 0, text: 'm8*n4', path: ['m8', 'n4'] },
    { type: 'swapped', seat: 0, from: 'n4', to: 'm8' },
  ]);
  assert.equal(game.position(), positionText({ 'n4 a1': 'a', 'm8 q1': 'd' }, 1));
});

test('a swap as a whole move', () => {
  const goal = 'n1 n2 n3 n4 o1 o2 o3 p1 p2';
  const game = at({ rules: { blocking: 'swap-last' } }, { [goal]: 'a', b1: 'a', q1: 'd' });
  assert.deepEqual(game.legalMoves('b1').at(-1), {
    text: 'b1*q1', from: 'b1', to: 'q1', path: ['b1', 'q1'], swaps: ['q1'], kind: 'swap',
  });
  assert.deepEqual(game.continuations(['b1']).filter(({ kind }) => kind === 'swap'), [
    { cell: 'q1', kind: 'swap', move: 'b1*q1', mayStop: true },
  ]);
  assert.deepEqual(game.play('b1*q1'), [
    { type: 'moved', seat: 0, text: 'b1*q1', path: ['b1', 'q1'] },
    { type: 'swapped', seat: 0, from: 'q1', to: 'b1' },
    { type: 'finished', seat: 0, rank: 1 },
    { type: 'over', reason: 'finished', ranks: [1, 2] },
  ]);
});

test('finishing: happenings, state and result', () => {
  const goal = 'n1 n2 n3 o1 o2 o3 p1 p2 q1';
  const game = at({}, { [`${goal} m8`]: 'a', i5: 'd' });
  assert.deepEqual(game.play('m8-n4'), [
    { type: 'moved', seat: 0, text: 'm8-n4', path: ['m8', 'n4'] },
    { type: 'finished', seat: 0, rank: 1 },
    { type: 'over', reason: 'finished', ranks: [1, 2] },
  ]);
  const state = game.state();
  assert.deepEqual([state.over, state.reason, state.turn], [true, 'finished', null]);
  assert.deepEqual(state.seats.map(({ status, rank, inGoal }) => [status, rank, inGoal]), [['finished', 1, 10], ['playing', 2, 0]]);
  assert.deepEqual(game.record().result, { reason: 'finished', ranks: [1, 2] });
  assert.equal(game.position().at(-1), '-');
});

test('seats without a move are skipped, which goes with the move before it', () => {
  const game = at({ players: 3 }, { d1: 'a', m1: 'e' });
  assert.deepEqual(game.play('d1-e5'), [
    { type: 'moved', seat: 0, text: 'd1-e5', path: ['d1', 'e5'] },
    { type: 'skipped', seat: 1 },
  ]);
  assert.equal(game.state().turn, 2);
  assert.equal(game.history().length, 1);
  assert.equal(game.undo(), true);
  assert.equal(game.state().turn, 0);
});

test('the move limit and stagnation end a game with ranks', () => {
  const limit = at({ rules: { moveLimit: 1 } }, { d1: 'a', n1: 'd' });
  limit.play('d1-e5');
  assert.deepEqual(limit.play('n1-m5').at(-1), { type: 'over', reason: 'move-limit', ranks: [1, 1] });
  assert.deepEqual(limit.state().seats.map(({ status, rank }) => [status, rank]), [['playing', 1], ['playing', 1]]);

  const still = at({ rules: { stagnation: 1 } }, { i5: 'a', 'n1 e5': 'd' });
  still.play('i5-i4');
  assert.deepEqual(still.play('n1-n2').at(-1), { type: 'over', reason: 'stagnation', ranks: [1, 2] });
});

test('several finishers: ranks in the order of finishing, the last one by being left', () => {
  const full = (/** @type {string} */ holes, /** @type {string} */ last) => ({ holes: `${holes} ${last}` });
  const zero = full('n1 n2 n3 o1 o2 o3 p1 p2 q1', 'm8');
  const one = full('e12 e11 f11 f12 g11 e10 d4', 'h9');
  const game = at({ players: 3 }, { [zero.holes]: 'a', [one.holes]: 'c', a1: 'e' });
  assert.deepEqual(game.play('m8-n4').slice(1), [{ type: 'finished', seat: 0, rank: 1 }]);
  assert.equal(game.state().over, false);
  game.resign(1);
  assert.deepEqual(game.state().seats.map(({ status, rank }) => [status, rank]), [
    ['finished', 1],
    ['resigned', 3],
    ['playing', 2],
  ]);
  assert.equal(game.state().reason, 'finished');
});

/** @type {[string, Game, string, Reason][]} */
const kWhyNot = (() => {
  const start = nyota.newGame(setup());
  const over = nyota.newGame(setup());
  over.resign(1);
  const three = at({ players: 3, rules: { camps: 'pass' } }, { f4: 'a', 'm1 e5': 'c', q1: 'e' });
  const closed = at({ rules: { camps: 'closed' } }, { 'f4 f5': 'a', 'q1 n1': 'd' });
  const locked = at({ rules: { goalLock: true } }, { 'n1 d1': 'a', q1: 'd' });
  const filled = nyota.newGame(setup({ rules: { unusedCamps: 'filled' } }));
  const king = at({ preset: 'japanese' }, { 'e5 f4': 'a', f5: 'A', q1: 'D' });
  const ambiguous = at({ preset: 'masters' }, { 'l7 l8': 'a', 'n1 m7 n2 m6 i1': 'd' });
  const far = at({ rules: { hops: 'distance' } }, { i1: 'a', 'i4 i5 q1': 'd' });
  return [
    ...['', ' ', 'a1', 'a1-', '-a1', 'd1--e5', 'd1*', 'D1-E5', 'd1 e5', 'd1-e5 ', ' d1-e5', 'd1-e5\n', 'd1->e5', 'd1_e5',
      '1d-5e', 'd-e', 'd1-e', 'resign:0', 'ä1-e5', 'd1–e5', 'd1-e5\0', 'null', '{}', `d1${'-e5'.repeat(3000)}`,
    ].map((text) => /** @type {[string, Game, string, Reason]} */ (['start', start, text, 'bad-text'])),
    ['over', over, 'nonsense', 'bad-text'],
    ['over', over, 'd1-e5', 'game-over'],
    ['over', over, 'z99-a1', 'game-over'],
    ['start', start, 'z99-a1', 'not-on-board'],
    ['start', start, 'd1-z99', 'not-on-board'],
    ['start', start, 'd5-e5', 'not-on-board'],
    ['start', start, 'd0-e5', 'not-on-board'],
    ['start', start, 'd01-e5', 'not-on-board'],
    ['start', start, 'd1-e14', 'not-on-board'],
    ['start', start, 'd1-r1-e5', 'not-on-board'],
    ['start', start, 'i5-z9', 'not-on-board'],
    ['start', start, 'd1-e5555555555555555555555', 'not-on-board'],
    ['start', start, 'i5-i6', 'no-piece'],
    ['start', start, 'i5-i5', 'no-piece'],
    ['start', start, 'i5-d1', 'no-piece'],
    ['start', start, 'n1-m5', 'not-your-piece'],
    ['start', start, 'n1-n1', 'not-your-piece'],
    ['start', start, 'n1-n2', 'not-your-piece'],
    ['filled', filled, 'f3-f4', 'not-your-piece'],
    ['start', start, 'd1-d1', 'same-hole'],
    ['start', start, 'd1-e5-d1', 'same-hole'],
    ['start', start, 'd1*d1', 'same-hole'],
    ['start', start, 'a1-b1', 'occupied'],
    ['start', start, 'a1-q1', 'occupied'],
    ['start', start, 'a1*q1', 'occupied'],
    ['start', start, 'c1-e5-d1', 'occupied'],
    ['closed', closed, 'f4-f3', 'camp-closed'],
    ['closed', closed, 'f5-f3', 'camp-closed'],
    ['closed', closed, 'f5-f3-h3', 'camp-closed'],
    ['closed', closed, 'f4-e2', 'camp-closed'],
    ['pass', three, 'f4-f3', 'camp-closed'],
    ['locked', locked, 'n1-m5', 'goal-locked'],
    ['locked', locked, 'n1-l5', 'goal-locked'],
    ['locked', locked, 'n1-i5', 'goal-locked'],
    ['start', start, 'd1-f6', 'no-bridge'],
    ['start', start, 'd1-f4', 'no-bridge'],
    ['start', start, 'c1-e5-g5', 'no-bridge'],
    ['far', far, 'i1-i9', 'not-adjacent'],
    ['far', far, 'i1-e1', 'no-bridge'],
    ['king', king, 'e5-g5', 'king-not-hopped'],
    ['ambiguous', ambiguous, 'l8-n3', 'ambiguous'],
    ['start', start, 'd1-i5', 'not-adjacent'],
    ['start', start, 'd1-e7', 'not-adjacent'],
    ['start', start, 'd1*e5', 'not-adjacent'],
    ['start', start, 'c1-e5-e6', 'not-adjacent'],
    ['start', start, 'd1-e5-g6', 'not-adjacent'],
  ];
})();

test('whyNot gives the first reason that holds', () => {
  for (const [about, game, text, reason] of kWhyNot) {
    assert.equal(game.whyNot(text), reason, `${about}: ${text.slice(0, 40)}`);
  }
});

test('play refuses with the same reason and changes nothing', () => {
  for (const [about, game, text, reason] of kWhyNot) {
    const error = unchanged(game, () => refused(() => game.play(text), { code: 'illegal-move', reason }, `${about}: ${text.slice(0, 40)}`));
    assert.ok(text.startsWith(String(error.details?.value)), 'names the text, or how it begins');
  }
});

test('whyNot is null for what play takes: canonical texts, short forms, longer ways', () => {
  const game = nyota.newGame(setup());
  for (const { text, from, to, swaps } of game.legalMoves()) {
    assert.equal(game.whyNot(text), null);
    assert.equal(swaps.length, 0);
    assert.equal(game.whyNot(`${from}-${to}`), null);
  }
  const ambiguous = at({ preset: 'masters' }, { 'l7 l8': 'a', 'n1 m7 n2 m6 i1': 'd' });
  for (const text of ['l8-l6-n3', 'l8-l6*n1-n3']) {
    assert.equal(ambiguous.whyNot(text), null);
    assert.equal(ambiguous.play(text)[0].type, 'moved');
    ambiguous.undo();
  }
});

test('a short form is written out in the record, a longer legal way is kept as given', () => {
  const game = at({}, { 'd1 e6 g6 g5': 'a', n1: 'd' });
  const direct = game.legalMoves('d1').find(({ path }) => path.length === 3);
  assert.ok(direct);
  game.play(`${direct.from}-${direct.to}`);
  assert.deepEqual(game.record().moves, [direct.text]);
  assert.equal(game.state().lastMove?.text, direct.text);

  const start = nyota.newGame(setup());
  start.play('c1-e5');
  start.play('o1-m5');
  // Over e5, d2 and back again before going on: no shortest way.
  const round = wayWithDetour(start);
  assert.ok(round, 'this position has a move with a detour');
  assert.equal(start.whyNot(round.text), null);
  const [moved] = start.play(round.text);
  assert.deepEqual(moved, { type: 'moved', seat: 0, text: round.text, path: round.path });
  assert.equal(start.record().moves.at(-1), round.text);
  const viaDetour = start.position();
  start.undo();
  start.play(round.shortest);
  assert.equal(start.position(), viaDetour);
});

/**
 * A legal chain that ends where a shorter one of the same piece ends as well.
 * @param {Game} game
 */
function wayWithDetour(game) {
  for (const { from } of game.legalMoves()) {
    /** @type {string[][]} */
    let ways = [[from]];
    for (let hops = 0; hops < 4; ++hops) {
      /** @type {string[][]} */
      const longer = [];
      for (const way of ways) {
        for (const { cell, move, mayStop } of game.continuations(way)) {
          const path = [...way, cell];
          longer.push(path);
          const shortest = game.legalMoves(from).find(({ to }) => to === cell);
          if (mayStop && shortest && shortest.path.length < path.length) {
            return { text: move, path, shortest: shortest.text };
          }
        }
      }
      ways = longer;
    }
  }
  return null;
}

test('continuations: the next holes, from the first to the last', () => {
  const game = nyota.newGame(setup());
  assert.deepEqual(game.continuations(['d1']), [
    { cell: 'e5', kind: 'step', move: 'd1-e5', mayStop: true },
    { cell: 'e6', kind: 'step', move: 'd1-e6', mayStop: true },
  ]);
  assert.deepEqual(game.continuations(['d1', 'e5']), [], 'a step ends the move');
  assert.deepEqual(game.continuations(['c1', 'e5']), [{ cell: 'c1', kind: 'hop', move: 'c1-e5-c1', mayStop: false }]);
  assert.deepEqual(game.continuations(['c1', 'e5', 'c1']).map(({ cell }) => cell).sort(), ['e5', 'e7']);
  assert.deepEqual(game.continuations(['a1']), []);
});

test('a camp that is only passed through is no place to stop', () => {
  const game = at({ players: 3, rules: { camps: 'pass' } }, { 'f5 f4': 'a', 'm1 e5': 'c', 'q1 g4': 'e' });
  const [into] = game.continuations(['f5']).filter(({ cell }) => cell === 'f3');
  assert.deepEqual(into, { cell: 'f3', kind: 'hop', move: 'f5-f3', mayStop: false });
  assert.equal(game.whyNot('f5-f3'), 'camp-closed');
});

test('continuations refuse paths that lead nowhere', () => {
  const game = nyota.newGame(setup());
  /** @type {[string[], Reason][]} */
  const wrong = [
    [[], 'bad-text'],
    [['z99'], 'not-on-board'],
    [[''], 'not-on-board'],
    [['i5'], 'no-piece'],
    [['n1'], 'not-your-piece'],
    [['d1', 'i5'], 'not-adjacent'],
    [['d1', 'e5', 'f5'], 'not-adjacent'],
    [['c1', 'e5', 'e6'], 'not-adjacent'],
  ];
  for (const [path, reason] of wrong) {
    unchanged(game, () => refused(() => game.continuations(path), { code: 'illegal-move', reason, details: { field: 'path' } }));
  }
  for (const path of [undefined, null, 'd1', 5, {}, { 0: 'd1' }, [5], [['d1']], [null], ['d1', undefined]]) {
    refused(() => game.continuations(/** @type {any} */ (path)), { code: 'bad-path', details: { field: 'path' } }, JSON.stringify(path));
  }
  game.resign(0);
  refused(() => game.continuations(['d1']), { code: 'illegal-move', reason: 'game-over' });
});

test('chains entered hop by hop are the listed moves, in many positions', () => {
  const roll = dice(31);
  for (const given of kManySetups) {
    const game = nyota.newGame(given);
    for (let round = 0; round < 6 && !game.state().over; ++round) {
      playRandomly(game, roll, 6);
      const moves = game.legalMoves();
      if (moves.length === 0) break;
      const one = pick(roll, moves);
      for (let i = 1; i < one.path.length; ++i) {
        const next = game.continuations(one.path.slice(0, i)).find(({ cell }) => cell === one.path[i]);
        assert.ok(next, `${one.text} can be entered`);
        if (i === one.path.length - 1) assert.deepEqual([next.move, next.mayStop], [one.text, true]);
      }
      for (const next of game.continuations([one.from])) {
        assert.equal(game.whyNot(next.move) === null, next.mayStop, `${game.position()} ${next.move}`);
        if (next.mayStop) assert.ok(moves.some(({ from, to }) => from === one.from && to === next.cell));
      }
    }
    game.free();
  }
});

test('every listed move is legal as its text, and all are of the declared shape', () => {
  const roll = dice(7);
  for (const given of kManySetups) {
    const game = nyota.newGame(given);
    assert.deepEqual(faults(game.setup, 'Setup'), []);
    for (let i = 0; i < 40 && !game.state().over; ++i) {
      const moves = game.legalMoves();
      assert.ok(moves.length > 0, 'the seat to move has a move');
      assert.equal(new Set(moves.map(({ text }) => text)).size, moves.length);
      if (i % 10 === 0) {
        assert.deepEqual(faults(moves, 'Move[]'), []);
        const before = game.hash();
        for (const move of moves) {
          assert.equal(move.path[0], move.from);
          assert.equal(move.path.at(-1), move.to);
          assert.equal(move.text.split(/[-*]/).join(), move.path.join());
          assert.deepEqual(move.path.filter((_, k) => k > 0 && move.text.split(/(?=[-*])/)[k][0] === '*'), move.swaps);
          const happenings = game.play(move.text);
          assert.deepEqual(happenings[0], { type: 'moved', seat: game.history()[game.history().length - 1].seat, text: move.text, path: move.path });
          assert.deepEqual(happenings.filter(({ type }) => type === 'swapped').length, move.swaps.length);
          assert.deepEqual(faults(happenings, 'Happening[]'), []);
          game.undo();
          assert.equal(game.hash(), before);
        }
      }
      playRandomly(game, roll, 1);
    }
    assert.deepEqual(faults(game.state(), 'State'), []);
    assert.deepEqual(faults(game.record(), 'GameRecord'), []);
    game.free();
  }
});
