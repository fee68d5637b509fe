// @ts-nocheck The stand-ins fill in only what is used here.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { countGame, judge, readRatings, resultsByLevel } from '../../web/play/rating.js';
import { gamesSoFar, kTableTerms, nextGame, readSeries, readTerms, seatsNow, seriesKey, standingOf } from '../../web/play/series.js';

const person = { kind: 'person', level: 2, name: '' };
const computer = { kind: 'computer', level: 3, name: '' };
const setup = { game: 'sternhalma', players: 2, preset: 'standard', firstSeat: 0 };
const nextStarter = ({ firstSeat = 0, players }) => (firstSeat + 1) % players;

/** A game at the table, with the places of its seats where it is over. */
const played = (ranks, { ply = 5, firstSeat = 0, seats = [person, computer], games = [], ...more } = {}) => ({
  setup: { ...setup, firstSeat },
  seats,
  aside: { series: { key: seriesKey(setup, seats), games } },
  fairness: 'fair',
  state: {
    ply,
    over: ranks !== null,
    reason: ranks && 'finished',
    seats: seats.map((_, seat) => ({ seat, rank: ranks?.[seat] ?? null, status: ranks ? 'finished' : 'playing' })),
  },
  game: { record: () => ({ meta: { id: 'abcdefgh', ...more.meta } }) },
  ...more,
});
const ask = (match, terms = {}, more = {}) =>
  nextGame({ match, setup, seats: [person, computer], terms: { ...kTableTerms, ...terms }, nextStarter, chance: () => 0.9, ...more });

test('the first turn goes round the table from game to game, unless that is not wanted', () => {
  assert.equal(ask(null).firstSeat, 0);
  assert.equal(ask(played([1, 2])).firstSeat, 1);
  assert.equal(ask(played([1, 2], { firstSeat: 1 })).firstSeat, 0);
  assert.equal(ask(played(null)).firstSeat, 1, 'a game that was given up counts as played');
  assert.equal(ask(played(null, { ply: 0 })).firstSeat, 0, 'one without a move does not');
  assert.equal(ask(played([1, 2]), { rotateStarter: false }).firstSeat, 0);
  assert.equal(ask(played([1, 2]), { starter: 1, rotateStarter: false }).firstSeat, 1);
});

test('who starts a series is the first, a chosen seat or by lot', () => {
  assert.equal(ask(null, { starter: 1 }).firstSeat, 1);
  assert.deepEqual([ask(null, { starter: 'lot' })].map(({ firstSeat, lot }) => [firstSeat, lot]), [[1, true]]);
  const next = ask(played([2, 1], { firstSeat: 1 }), { starter: 'lot' });
  assert.deepEqual([next.firstSeat, next.lot], [0, false], 'only the first game is drawn');
  assert.equal(ask(played([2, 1], { firstSeat: 1 }), { starter: 1 }, { anew: true }).firstSeat, 1, 'whoever is chosen just now starts');
});

test('a series keeps the places of all games, and ends when rules or players change', () => {
  const first = played([1, 2]);
  assert.deepEqual(ask(first).series.games, [[1, 2]]);
  assert.deepEqual(ask(played([2, 1], { games: [[1, 2]] })).series.games, [[1, 2], [2, 1]]);
  assert.deepEqual(ask(played(null, { games: [[1, 2]] })).series.games, [[1, 2]], 'without a place nothing is added');
  assert.deepEqual(ask(first, {}, { setup: { ...setup, preset: 'masters' } }).series.games, []);
  assert.deepEqual(ask(first, {}, { seats: [person, { ...computer, level: 4 }] }).series.games, []);
  assert.deepEqual(ask(first, {}, { seats: [{ ...person, name: 'Asha' }, computer] }).series.games, [[1, 2]], 'a name is no other player');
  assert.deepEqual(gamesSoFar(played([1, 2], { games: [[2, 1]] })), [[2, 1], [1, 2]]);
  assert.deepEqual(standingOf([[1, 2], [1, 1]], 2), [{ counts: [2, 0], sum: 2 }, { counts: [1, 1], sum: 3 }]);
});

test('whoever the clock sent away sits in their seat again in the next game', () => {
  const match = played([2, 1], { seats: [computer, computer] });
  assert.deepEqual(seatsNow(match).map(({ kind }) => kind), ['computer', 'computer']);
  match.aside.clock = { limit: 30, away: [0] };
  assert.deepEqual(seatsNow(match).map(({ kind }) => kind), ['person', 'computer']);
});

test('what was kept of series and terms is read forgivingly', () => {
  for (const nothing of [null, 7, 'x', {}, { key: 3, games: [] }, { key: 'k', games: 'x' }]) assert.equal(readSeries(nothing, 2), null);
  assert.deepEqual(readSeries({ key: 'k', games: [[1, 2], [1], 'x', [0, 1], [1, 3]] }, 2), { key: 'k', games: [[1, 2]] });
  for (const nothing of [null, 7, [], { rotateStarter: true, starter: 'first', turnLimit: 45 }, { starter: 6 }, { starter: -1 }]) {
    assert.deepEqual(readTerms(nothing), {});
  }
  const chosen = { rotateStarter: false, starter: 'lot', turnLimit: 60 };
  assert.deepEqual(readTerms(chosen), chosen);
});

/** Ratings that go up by ten. */
const nyota = {
  ratingKind: ({ preset, rules }) => (rules ? null : `sternhalma/${preset}`),
  levelRatings: () => [1000, 1200, 1400, 1600, 1800, 2000],
  rate: (players, result) => {
    nyota.asked = { players, result };
    return players.map((one) => (one.fixed ? one : { rating: one.rating + 10, games: one.games + 1 }));
  },
};

test('a game of one person against computers counts, once', () => {
  const before = readRatings(null);
  const match = played([1, 2]);
  const { ratings, game, why } = countGame(before, match, nyota, '2026-12-01T10:00:00Z');
  assert.equal(why, null);
  assert.deepEqual(nyota.asked.players, [{ rating: 1500, games: 0 }, { rating: 1400, games: 0, fixed: true }]);
  assert.deepEqual(nyota.asked.result, { ranks: [1, 2], resigned: [], drawnBetween: [] });
  assert.deepEqual(ratings.kinds, { 'sternhalma/standard': { rating: 1510, games: 1 } });
  assert.deepEqual([game.change, game.rank, game.levels], [10, 1, [3]]);
  const again = countGame(ratings, match, nyota, '2026-12-01T11:00:00Z');
  assert.equal(again.ratings, ratings);
  assert.deepEqual(again.game, game);
  assert.deepEqual(readRatings(JSON.parse(JSON.stringify(ratings))), ratings);
  assert.deepEqual(resultsByLevel(ratings.games), [{ level: 3, games: 1, won: 1, place: 1 }]);
});

test('whoever left the seat ranks below all, and a draw is one between those who still played', () => {
  const left = played([1, 2], { meta: { handedOver: [0] }, seats: [{ ...person, kind: 'computer' }, computer] });
  const { game } = countGame(readRatings(null), left, nyota, '');
  assert.deepEqual(nyota.asked.result.resigned, [0]);
  assert.equal(game.rank, 2, 'a game that the computer won for somebody is none that they have won');
  const drawn = played([1, 2]);
  drawn.state.reason = 'draw';
  drawn.state.seats = [{ seat: 0, rank: 1, status: 'playing' }, { seat: 1, rank: 2, status: 'out' }];
  countGame(readRatings(null), drawn, nyota, '');
  assert.deepEqual(nyota.asked.result.drawnBetween, [0]);
});

test('what does not count says why', () => {
  const why = (match, me = '') => judge(match, nyota, me).why;
  assert.equal(why(played([1, 2], { fairness: 'undo' })), 'undo');
  assert.equal(why(played([1, 2], { fairness: 'hint' })), 'hint');
  assert.equal(why(played([1, 2], { fairness: 'foreign' })), 'foreign');
  assert.equal(why(played([1, 2], { seats: [person, person] })), 'others');
  assert.equal(why(played([1, 2], { seats: [computer, computer] })), 'others');
  assert.equal(why(played([1, 2], { seats: [person, { ...person, kind: 'remote' }] })), 'others');
  assert.equal(why(played([1, 2], { meta: { handedOver: [1] } })), 'others', 'somebody else sat there for a while');
  const givenUp = played([1, 2]);
  givenUp.state.seats = [{ seat: 0, rank: 1, status: 'playing' }, { seat: 1, rank: 2, status: 'resigned' }];
  assert.equal(why(givenUp), 'others', 'a computer was made to give up');
  const named = played([1, 2], { seats: [{ ...person, name: 'Asha' }, computer] });
  assert.equal(why(named), 'name');
  assert.equal(why(named, 'Asha'), undefined);
  const ruled = played([1, 2]);
  ruled.setup = { ...setup, rules: { goalLock: true } };
  assert.equal(why(ruled), 'rules');
});

test('ratings that were kept are read forgivingly', () => {
  for (const nothing of [null, 'x', { games: 5, kinds: [] }, { games: [{}, null], kinds: { a: { rating: 'x', games: 1 } }, me: 3 }]) {
    assert.deepEqual(readRatings(nothing), { me: '', games: [], kinds: {} });
  }
});
