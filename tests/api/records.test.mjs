import assert from 'node:assert/strict';
import { test } from 'node:test';

import { faults } from './declared.mjs';
import { dice, playRandomly, positionText, refused } from './helpers.mjs';
import { nyota } from './package.mjs';

/** @typedef {import('../../web/engine/nyota.js').Game} Game */

/**
 * A record with some of it replaced.
 * @param {object} [more]
 * @returns {any}
 */
const record = (more) => ({
  format: 'nyota-game',
  version: 1,
  setup: { game: 'sternhalma', players: 2 },
  moves: [],
  ...more,
});

/** Games of every kind, played a good way or to their end. */
const kGames = (() => {
  const roll = dice(2026);
  /** @type {any[]} */
  const setups = [];
  for (const preset of ['standard', 'japanese', 'classic', 'masters']) {
    for (let players = 1; players <= 6; ++players) setups.push({ game: 'sternhalma', players, preset });
  }
  setups.push(
    { game: 'sternhalma', players: 2, rules: { sets: 3, blocking: 'swap', hops: 'distance' } },
    { game: 'sternhalma', players: 3, rules: { sets: 2, camps: 'closed' } },
    { game: 'sternhalma', players: 2, preset: 'japanese', homes: [[0], [2]], firstSeat: 1 },
    { game: 'sternhalma', players: 2, rules: { unusedCamps: 'filled', moveLimit: 6 } },
    { game: 'sternhalma', players: 4, rules: { stagnation: 3 }, firstSeat: 3 },
  );
  return setups.map((setup) => {
    const game = nyota.newGame(setup);
    playRandomly(game, roll, 40);
    return game;
  });
})();

test('records of all kinds of games load again, to the last detail', () => {
  let over = 0;
  for (const game of kGames) {
    const saved = game.record();
    assert.deepEqual(faults(saved, 'GameRecord'), []);
    assert.equal('result' in saved, game.state().over);
    over += game.state().over ? 1 : 0;
    const loaded = nyota.loadGame(JSON.parse(JSON.stringify(saved)));
    assert.deepEqual(loaded.record(), saved);
    assert.deepEqual(loaded.state(), game.state());
    assert.deepEqual(loaded.history(), game.history());
    assert.equal(loaded.hash(), game.hash());
    assert.deepEqual(loaded.setup, game.setup);
    loaded.free();
  }
  assert.ok(over > 2, 'some have ended');
});

test('a loaded game can be taken back to its start', () => {
  const game = nyota.loadGame(record({ moves: ['c1-e5', 'resign:1'] }));
  assert.equal(game.state().over, true);
  assert.ok(game.undo() && game.undo());
  assert.equal(game.undo(), false);
  assert.equal(game.position(), nyota.newGame({ game: 'sternhalma', players: 2 }).position());
});

test('a record from a position keeps where it began', () => {
  const start = positionText({ 'd1 e6 c1': 'a', 'n1 n2': 'd' }, 1);
  const game = nyota.fromPosition({ game: 'sternhalma', players: 2 }, start);
  game.play('n1-m5');
  game.play('d1-e5');
  const saved = game.record();
  assert.equal(saved.start, start);
  const loaded = nyota.loadGame(saved);
  assert.deepEqual(loaded.record(), saved);
  assert.equal(loaded.position(), game.position());
});

test('the setup of a record may be as short as one for a new game', () => {
  const game = nyota.loadGame(record());
  assert.deepEqual(game.setup, nyota.newGame({ game: 'sternhalma', players: 2 }).setup);
});

test('short and longer texts of moves are taken, and kept as play keeps them', () => {
  const game = nyota.loadGame(record({ moves: ['c1-e5', 'o1-m5', 'e5-e6'] }));
  assert.deepEqual(game.record().moves, ['c1-e5', 'o1-m5', 'e5-e6']);
});

test('a move that does not fit is named by its number and reason', () => {
  /** @type {[string[], number, string | undefined][]} */
  const wrong = [
    [['z99-a1'], 0, 'not-on-board'],
    [['c1-e5', ''], 1, 'bad-text'],
    [['c1-e5', 'c2-e6'], 1, 'not-your-piece'],
    [['c1-e5', 'o1-m5', 'a1-b1', 'o1-m5'], 2, 'occupied'],
    [['resign:0', 'o1-m5'], 1, 'game-over'],
    [['resign:0', 'resign:1'], 1, undefined],
    [['resign:2'], 0, undefined],
    [['resign:-1'], 0, undefined],
    [['resign:'], 0, undefined],
    [['resign:00'], 0, undefined],
    [['resign: 0'], 0, undefined],
    [['resign:0x0'], 0, undefined],
    [['resign:99999999999999999999'], 0, undefined],
    [['Resign:0'], 0, 'bad-text'],
  ];
  for (const [moves, ply, reason] of wrong) {
    const error = refused(
      () => nyota.loadGame(record({ moves })),
      { code: 'bad-record', reason, details: { code: 'bad-record', ply, field: `moves[${ply}]`, value: moves[ply] } },
      moves.join(),
    );
    assert.match(error.message, new RegExp(`move ${ply + 1}\\b`));
  }
});

/** @type {[any, string, object?][]} */
const kRefusals = [
  [undefined, 'record'],
  [null, 'record'],
  [5, 'record'],
  ['{}', 'record'],
  [[], 'record'],
  [{}, 'format', { allowed: 'nyota-game' }],
  [record({ format: 'game' }), 'format', { value: 'game', allowed: 'nyota-game' }],
  [record({ format: 5 }), 'format'],
  [record({ version: undefined }), 'version', { allowed: 1 }],
  [record({ version: '1' }), 'version', { value: '1' }],
  [record({ version: 0 }), 'version', { value: 0 }],
  [record({ version: 1.5 }), 'version', { value: 1.5 }],
  [record({ version: -1 }), 'version'],
  [record({ version: null }), 'version'],
  [record({ setup: undefined }), 'setup.game'],
  [record({ setup: 'standard' }), 'setup.game'],
  [record({ setup: { game: 'halma' } }), 'setup.game', { value: 'halma', allowed: ['sternhalma', 'chess4'] }],
  [record({ setup: { game: 'sternhalma', players: 7 } }), 'setup.players', { value: 7, allowed: { min: 1, max: 6 } }],
  [record({ setup: { game: 'sternhalma', players: 2, rules: { x: 1 } } }), 'setup.rules.x', { code: 'unknown-option' }],
  [record({ start: 5 }), 'start', { value: 5 }],
  [record({ start: '' }), 'start.position', { offset: 0 }],
  [record({ start: 'd/dd x' }), 'start.position', { code: 'bad-position' }],
  [record({ moves: undefined }), 'moves'],
  [record({ moves: 'c1-e5' }), 'moves', { value: 'c1-e5' }],
  [record({ moves: { 0: 'c1-e5' } }), 'moves'],
  [record({ moves: [5] }), 'moves[0]', { value: 5, ply: 0 }],
  [record({ moves: ['c1-e5', null] }), 'moves[1]', { value: null, ply: 1 }],
  [record({ moves: ['c1-e5', ['o1-m5']] }), 'moves[1]', { ply: 1 }],
  [record({ result: 'won' }), 'result', { value: 'won' }],
  [record({ result: [] }), 'result'],
  [record({ meta: 'mine' }), 'meta', { value: 'mine' }],
  [record({ meta: [] }), 'meta'],
];

test('what is no record is refused, and the field is named', () => {
  for (const [given, field, more] of kRefusals) {
    refused(() => nyota.loadGame(given), { code: 'bad-record', details: { field, ...more } }, JSON.stringify(given));
  }
});

test('a record of a later version is told apart from a broken one', () => {
  for (const version of [2, 3, 1000]) {
    const expected = { code: 'newer-record', details: { field: 'version', value: version, allowed: 1 } };
    refused(() => nyota.loadGame(record({ version })), expected);
    refused(() => nyota.fromText(JSON.stringify(record({ version, moves: 'in another form' }))), expected);
  }
});

test('a result must follow from the moves', () => {
  const moves = ['c1-e5', 'resign:1'];
  const result = { reason: 'resigned', ranks: [1, 2] };
  assert.deepEqual(nyota.loadGame(record({ moves, result })).record().result, result);
  assert.deepEqual(nyota.loadGame(record({ moves })).record().result, result, 'a missing one is found');
  for (const wrong of [
    {},
    { reason: 'finished', ranks: [1, 2] },
    { reason: 'resigned', ranks: [2, 1] },
    { reason: 'resigned', ranks: [1, 2, 3] },
    { reason: 'resigned', ranks: [1, null] },
    { reason: 'resigned', ranks: ['1', '2'] },
    { reason: 'resigned' },
    { ranks: [1, 2] },
    { ...result, detail: 'stalemate' },
    { ...result, points: [1, 0] },
  ]) {
    const error = refused(() => nyota.loadGame(record({ moves, result: wrong })), { code: 'bad-record', details: { field: 'result' } });
    assert.deepEqual(error.details?.allowed, result);
  }
  for (const running of [{}, result, { reason: null }]) {
    refused(() => nyota.loadGame(record({ moves: ['c1-e5'], result: running })), { code: 'bad-record', details: { field: 'result' } });
  }
});

test('a record cut anywhere is refused as a text, and so is one that was spoilt', () => {
  const whole = kGames[7].toText('json');
  for (let length = 0; length < whole.length; ++length) {
    refused(() => nyota.fromText(whole.slice(0, length)), 'bad-text', String(length));
  }
  const half = JSON.parse(whole);
  for (const name of ['format', 'version', 'setup', 'moves']) {
    const rest = { ...half };
    delete rest[name];
    refused(() => nyota.loadGame(rest), 'bad-record', name);
  }
});

test('records of hostile size and shape are refused', () => {
  /** @type {any} */
  const round = record();
  round.meta = { round };
  refused(() => nyota.loadGame(round), 'bad-record');
  refused(() => nyota.loadGame(record({ meta: { big: 1n } })), 'bad-record');
  refused(() => nyota.loadGame(record({ moves: Array(300_000).fill('c1-e5') })), 'bad-record');
  refused(() => nyota.loadGame(record({ moves: ['c'.repeat(10_000_000)] })), 'bad-record');
  let deep = {};
  for (let i = 0; i < 100_000; ++i) deep = { deep };
  refused(() => nyota.loadGame(record({ meta: deep })), 'bad-record');
  let fairlyDeep = {};
  for (let i = 0; i < 1_000; ++i) fairlyDeep = { fairlyDeep };
  refused(() => nyota.loadGame(record({ meta: fairlyDeep })), 'bad-record');
});
