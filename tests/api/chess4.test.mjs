/** Four-player chess through the package: setups, moves, reasons, history, records, thinking. */
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { faults } from './declared.mjs';
import { dice, pick, refused, snapshot, unchanged } from './helpers.mjs';
import { nyota } from './package.mjs';

const kRules = { moveLimit: 0, enPassant: 'round' };

/** @param {string[]} moves @param {'ffa' | 'teams'} [mode] */
function gameAfter(moves, mode = 'ffa') {
  const game = nyota.newGame({ game: 'chess4', mode });
  for (const move of moves) game.play(move);
  return game;
}

test('a setup is completed', () => {
  assert.deepEqual(nyota.newGame({ game: 'chess4' }).setup, { game: 'chess4', mode: 'ffa', rules: kRules, firstSeat: 0 });
  const setup = { game: 'chess4', mode: 'teams', rules: { enPassant: 'off' }, firstSeat: 2 };
  const whole = { ...setup, rules: { ...kRules, enPassant: 'off' } };
  assert.deepEqual(nyota.checkSetup(setup), { setup: whole, notes: [], errors: [] });
  assert.equal(nyota.newGame(/** @type {any} */ (setup)).state().turn, 2);
});

test('what is wrong with a setup is told, all at once', () => {
  const { setup, errors } = nyota.checkSetup({
    game: 'chess4', mode: 'solo', players: 4, rules: { enPassant: 'ever', moveLimit: -1, lives: 3 }, firstSeat: 4,
  });
  assert.equal(setup, null);
  assert.deepEqual(faults(errors, 'ErrorDetails[]'), []);
  const told = errors.map(({ code, field }) => `${field} ${code}`).sort();
  assert.deepEqual(told, [
    'firstSeat bad-value', 'mode bad-value', 'players unknown-field', 'rules.enPassant bad-value',
    'rules.lives unknown-option', 'rules.moveLimit bad-value',
  ]);
  const mode = errors.find(({ field }) => field === 'mode');
  assert.deepEqual(mode, { code: 'bad-value', field: 'mode', value: 'solo', allowed: ['ffa', 'teams'] });
  refused(() => nyota.newGame(/** @type {any} */ ({ game: 'chess4', mode: 'solo' })), { code: 'bad-setup', details: { field: 'mode' } });
});

test('options and presets', () => {
  assert.deepEqual(nyota.presets('chess4'), []);
  const options = Object.fromEntries(nyota.options('chess4').map((option) => [option.name, option]));
  assert.deepEqual(options.enPassant, { name: 'enPassant', type: 'enum', values: ['round', 'next', 'off'], default: 'round' });
  assert.equal(options.moveLimit?.type, 'integer');
  assert.equal(options.moveLimit?.min, 0);
});

test('leaf counts', () => {
  const game = nyota.newGame({ game: 'chess4' });
  assert.deepEqual([1, 2, 3, 4].map((depth) => game.perft(depth)), [20, 395, 7800, 152050]);
  assert.equal(gameAfter(['d2-d3', 'b4-d4']).perft(3), 7405);
});

test('moves tell what they are', () => {
  const game = gameAfter(['g2-g3', 'b9-c9', 'd13-d12', 'm7-k7', 'f1-l7']);
  const take = game.legalMoves('a8').find(({ to }) => to === 'f13');
  assert.deepEqual(take, { text: 'a8-f13', from: 'a8', to: 'f13', path: ['a8', 'f13'], swaps: [], kind: 'normal', captured: 'pawn' });
  assert.deepEqual(game.continuations(['a8']).map(({ move }) => move).sort(), game.legalMoves('a8').map(({ text }) => text).sort());
  const types = game.play('a8-f13').map(({ type }) => type);
  assert.deepEqual(types, ['moved', 'captured', 'check', 'eliminated']);
  const { seats, turn, pieces } = game.state();
  assert.deepEqual(seats.map(({ status }) => status), ['playing', 'playing', 'out', 'playing']);
  assert.equal(seats[1]?.points, 21);
  assert.equal(turn, 3);
  assert.ok(pieces.filter(({ seat }) => seat === 2).every(({ grey }) => grey));
});

test('the first reason that holds is given', () => {
  const game = gameAfter([]);
  /** @type {[string, string | null][]} */
  const reasons = [
    ['h2h4', 'bad-text'], ['a1-a2', 'not-on-board'], ['a1-h4', 'not-on-board'], ['h5-h6', 'no-piece'], ['b7-c7', 'not-your-piece'],
    ['b7-b7', 'not-your-piece'], ['h2-h2', 'same-hole'], ['h1-h2', 'occupied'], ['h2-h5', 'not-how-it-moves'],
    ['j1-j3', 'not-how-it-moves'], ['k1-k5', 'path-blocked'], ['h2-h4=Q', 'not-how-it-moves'], ['h2-h4', null],
  ];
  for (const [text, reason] of reasons) {
    assert.equal(game.whyNot(text), reason, text);
    if (reason) unchanged(game, () => refused(() => game.play(text), { code: 'illegal-move', reason }));
  }
  const pinned = nyota.fromPosition({ game: 'chess4' },
    'R-0,0,1,1-0,0,0,0-0,0,0,0-0,0,0,0-0-14/14/14/14/14/14/7,bR,6/bK,13/14/14/14/14/7,rN,6/7,rK,6');
  assert.equal(pinned.whyNot('h2-j3'), 'king-in-check');
  game.resign(0);
  game.resign(1);
  game.resign(2);
  assert.equal(game.state().reason, 'last-standing');
  assert.equal(game.whyNot('m8-l8'), 'game-over');
  assert.equal(game.whyNot('m8'), 'bad-text');
});

test('undo and redo go over resignations, and history tells them', () => {
  const game = gameAfter(['h2-h4', 'b7-c7']);
  const before = snapshot(game);
  const happened = game.resign(3);
  assert.deepEqual(happened[0], { type: 'resigned', seat: 3, rank: null });
  assert.deepEqual(game.history().at(-1), { text: 'resign:3', seat: 3, happenings: happened });
  const after = snapshot(game);
  assert.equal(game.undo(), true);
  assert.deepEqual({ ...snapshot(game), state: { ...game.state(), canRedo: false } }, before);
  assert.equal(game.redo(), true);
  assert.deepEqual(snapshot(game), after);
  assert.equal(game.redo(), false);
  assert.equal(game.stateAt(2).turn, 2);
  refused(() => game.resign(3), { code: 'not-playing', details: { allowed: [0, 1, 2] } });
  refused(() => game.stateAt(4), 'bad-ply');
});

for (const mode of /** @type {const} */ (['ffa', 'teams'])) {
  test(`records, texts and thoughts: ${mode}`, () => {
    const roll = dice(5);
    const game = gameAfter([], mode);
    game.setMeta({ names: ['A', 'B', 'C', 'D'] });
    for (let i = 0; i < 60 && !game.state().over; i += 1) game.play(pick(roll, game.legalMoves()).text);
    for (const again of [nyota.loadGame(game.record()), nyota.fromText(game.toText('json')), nyota.fromText(game.toText('link'))]) {
      assert.deepEqual(snapshot(again), snapshot(game));
      again.free();
    }
    const seats = game.state().seats;
    assert.equal(seats.every(({ points }) => (points === undefined) === (mode === 'teams')), true);
    const options = { nodes: 200, seed: 3, multi: 2 };
    const thought = game.think(options);
    assert.deepEqual(faults(thought, 'Thought'), []);
    assert.equal(game.whyNot(thought.move), null);
    assert.equal(thought.score.length, 4);
    assert.ok(thought.nodes <= 200);
    assert.equal(thought.lines.length, 2);
    assert.deepEqual({ ...game.think(options), timeMs: 0 }, { ...thought, timeMs: 0 });
    game.free();
  });
}
