/** What belongs to a table rather than to a game: series, ratings, the clock of a turn. */
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { dice, refused } from './helpers.mjs';
import { nyota } from './package.mjs';

/** @typedef {import('../../web/engine/nyota.js').Setup} Setup */
/** @typedef {import('../../web/engine/nyota.js').RatedPlayer} RatedPlayer */
/** @typedef {import('../../web/engine/nyota.js').RatedResult} RatedResult */

/** @param {number} rating @param {number} [games] @returns {RatedPlayer} */
const player = (rating, games = 0) => ({ rating, games });

/**
 * The rules of rating once more, in their plain words.
 * @param {RatedPlayer[]} players
 * @param {RatedResult} result
 */
function ratedAgain(players, { ranks, resigned = [], drawnBetween = [] }) {
  return players.map(({ rating, games, fixed }, one) => {
    if (fixed) return rating;
    let change = 0;
    players.forEach((rival, other) => {
      if (one === other) return;
      let score = ranks[one] === ranks[other] ? 0.5 : Number(ranks[one] < ranks[other]);
      if (drawnBetween.includes(one) && drawnBetween.includes(other)) score = 0.5;
      if (resigned.includes(one) !== resigned.includes(other)) score = Number(resigned.includes(other));
      change += (games < 20 ? 32 : 16) * (score - 1 / (1 + 10 ** ((rival.rating - rating) / 400)));
    });
    return rating + change / (players.length - 1);
  });
}

test('a newcomer beats another', () => {
  assert.deepEqual(nyota.newcomer(), player(1500));
  const before = [nyota.newcomer(), nyota.newcomer()];
  assert.deepEqual(nyota.rate(before, { ranks: [1, 2] }), [player(1516, 1), player(1484, 1)]);
  assert.deepEqual(before, [player(1500), player(1500)], 'the players given stay as they are');
});

test('levels are rivals of fixed rating', () => {
  const levels = nyota.levelRatings();
  assert.deepEqual(levels, [1000, 1200, 1400, 1600, 1800, 2000]);
  const level = { rating: levels[2], games: 0, fixed: true };
  const [me, computer] = nyota.rate([player(1500, 25), level], { ranks: [2, 1] });
  assert.deepEqual(computer, level);
  assert.ok(Math.abs(me.rating - (1500 - 16 / (1 + 10 ** (-100 / 400)))) < 1e-9);
  assert.equal(me.games, 26);
});

test('thousands of ratings are those of the plain rules, to a billionth', () => {
  const roll = dice(7);
  for (let round = 0; round < 2000; ++round) {
    const count = 2 + roll(5);
    const players = Array.from({ length: count }, () => ({
      rating: roll(4000) - 500 + roll(1_000_000) / 7_000_000,
      games: roll(40),
      ...(roll(3) === 0 ? { fixed: roll(2) === 0 } : {}),
    }));
    const some = () => players.map((_, seat) => seat).filter(() => roll(3) === 0);
    const result = { ranks: players.map(() => 1 + roll(count)), resigned: some(), drawnBetween: some() };
    const found = nyota.rate(players, result);
    ratedAgain(players, result).forEach((rating, seat) => {
      assert.ok(Math.abs(found[seat].rating - rating) < 1e-9, JSON.stringify({ players, result, found }));
      assert.equal(found[seat].games, players[seat].games + (players[seat].fixed ? 0 : 1));
    });
  }
});

test('what is wrong with a rating is named', () => {
  const two = [player(1500), player(1500)];
  /** @type {[any, any, string, unknown?][]} */
  const wrong = [
    [null, { ranks: [1, 2] }, 'players'],
    [undefined, undefined, 'players'],
    [[player(1500)], { ranks: [1] }, 'players'],
    [{ 0: player(1500), 1: player(1500) }, { ranks: [1, 2] }, 'players'],
    [[player(NaN), player(1500)], { ranks: [1, 2] }, 'players[0].rating', { min: -100000, max: 100000 }],
    [[player(1500), player(1500, 1.5)], { ranks: [1, 2] }, 'players[1].games', { min: 0, max: 1000000000 }],
    [[player(1500), { ...player(1500), fixed: 'yes' }], { ranks: [1, 2] }, 'players[1].fixed', [false, true]],
    [[player(1500), { ...player(1500), level: 3 }], { ranks: [1, 2] }, 'players[1].level', ['rating', 'games', 'fixed']],
    [two, undefined, 'ranks'],
    [two, { ranks: [1, null] }, 'ranks[1]', { min: 1, max: 2 }],
    [two, { ranks: [1, 2], resigned: [2] }, 'resigned[0]', { min: 0, max: 1 }],
    [two, { ranks: [1, 2], points: [1, 2] }, 'points', ['ranks', 'resigned', 'drawnBetween']],
  ];
  for (const [players, result, field, allowed] of wrong) {
    const details = { field, ...(allowed ? { allowed } : {}) };
    refused(() => nyota.rate(players, result), { code: 'bad-rating', details }, field);
  }
  refused(() => nyota.rate(/** @type {any} */ ([1n]), { ranks: [1] }), 'bad-rating');
});

test('the rating that a game counts for', () => {
  /** @type {[Setup, string | null][]} */
  const kinds = [
    [{ game: 'sternhalma', players: 2 }, 'sternhalma/standard'],
    [{ game: 'sternhalma', players: 3, preset: 'japanese', firstSeat: 2 }, 'sternhalma/japanese'],
    [{ game: 'sternhalma', players: 4, preset: 'japanese' }, null],
    [{ game: 'sternhalma', players: 1 }, null],
    [{ game: 'sternhalma', players: 2, rules: { hops: 'distance' } }, null],
    [{ game: 'sternhalma', players: 2, homes: [[0], [2]] }, null],
    [{ game: 'chess4' }, 'chess4/ffa'],
    [{ game: 'chess4', mode: 'teams' }, 'chess4/teams'],
    [{ game: 'chess4', rules: { moveLimit: 9 } }, null],
  ];
  for (const [setup, kind] of kinds) {
    assert.equal(nyota.ratingKind(setup), kind, JSON.stringify(setup));
    const game = nyota.newGame(setup);
    assert.equal(nyota.ratingKind(game.setup), kind, 'a complete setup means the same');
    game.free();
  }
  refused(() => nyota.ratingKind(/** @type {any} */ (null)), 'bad-setup');
});

test('every seat starts in its turn', () => {
  for (const setup of /** @type {Setup[]} */ ([{ game: 'sternhalma', players: 6 }, { game: 'chess4' }])) {
    const seats = setup.game === 'chess4' ? 4 : 6;
    const started = [];
    for (let firstSeat = 0, i = 0; i < seats; ++i, firstSeat = nyota.nextStarter({ ...setup, firstSeat })) started.push(firstSeat);
    assert.deepEqual(started, Array.from({ length: seats }, (_, seat) => seat));
    assert.equal(nyota.nextStarter({ ...setup, firstSeat: seats - 1 }), 0);
  }
  refused(() => nyota.nextStarter({ game: 'sternhalma', players: 2, firstSeat: 2 }), { code: 'bad-setup', details: { field: 'firstSeat' } });
  refused(() => nyota.nextStarter(/** @type {any} */ ({ firstSeat: 1n })), 'bad-setup');
});

test('the options of a table, each with a default that it allows', () => {
  const options = nyota.tableOptions();
  assert.deepEqual(options.map(({ name }) => name), ['showLegalMoves', 'rotateStarter', 'starter', 'turnLimit']);
  for (const { name, type, values, default: usual } of options) {
    if (type === 'boolean') assert.equal(usual, true, name);
    else assert.ok(values?.includes(/** @type {any} */ (usual)), name);
  }
});

test('a turn with a limit: a warning, one move for the person, then the seat', () => {
  const limitMs = 30_000;
  assert.deepEqual(nyota.turnClock({ limitMs, usedMs: 1234.5 }), { runs: true, warn: false, leftMs: 28766, out: null, missed: 0 });
  assert.deepEqual(nyota.turnClock({ limitMs, usedMs: 20_000 }), { runs: true, warn: true, leftMs: 10_000, out: null, missed: 0 });
  const first = nyota.turnClock({ limitMs, usedMs: 86_400_000 });
  assert.deepEqual(first, { runs: true, warn: true, leftMs: 0, out: 'move', missed: 1 });
  const { missed } = first;
  assert.equal(nyota.turnClock({ limitMs, usedMs: 31_000, missed }).out, 'hand-over');
  assert.equal(nyota.turnClock({ limitMs, usedMs: 29_000, missed, moved: true }).missed, 0);
  for (const stopped of [{ paused: true }, { over: true }, { computer: true }, { resigned: true }]) {
    const { runs, warn, out } = nyota.turnClock({ limitMs, usedMs: 31_000, ...stopped });
    assert.deepEqual({ runs, warn, out }, { runs: false, warn: false, out: null });
  }
  assert.deepEqual(nyota.turnClock({ limitMs: 0, usedMs: 1e9 }), { runs: false, warn: false, leftMs: null, out: null, missed: 0 });
});

test('what is wrong with a clock is named', () => {
  /** @type {[any, string][]} */
  const wrong = [
    [null, 'usedMs'],
    [{ limitMs: 30_000 }, 'usedMs'],
    [{ usedMs: 0 }, 'limitMs'],
    [{ limitMs: 0.5, usedMs: 0 }, 'limitMs'],
    [{ limitMs: 30_000, usedMs: -1 }, 'usedMs'],
    [{ limitMs: 30_000, usedMs: 0, missed: 2 }, 'missed'],
    [{ limitMs: 30_000, usedMs: 0, over: 'no' }, 'over'],
    [{ limitMs: 30_000, usedMs: 0, limit: 30 }, 'limit'],
  ];
  for (const [turn, field] of wrong) {
    refused(() => nyota.turnClock(turn), { code: 'bad-clock', details: { field } }, JSON.stringify(turn));
  }
});
