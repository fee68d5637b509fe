/**
 * Games one after another with the same players and rules: who starts the next one, and who had which
 * place in those before.
 * @module
 */
import { awayOf } from './clock.js';

/** @typedef {import('../engine/nyota.js').Setup} Setup */
/** @typedef {import('./match.js').Match} Match */
/** @typedef {import('./seats.js').Seat} Seat */

/**
 * @typedef {object} Series
 * @property {string} key what all its games have in common
 * @property {number[][]} games the place of each seat in each game that was played to its end, the running one left out
 */

/**
 * @typedef {object} TableTerms What is agreed at a table, whatever the game.
 * @property {boolean} rotateStarter
 * @property {'first' | 'lot' | number} starter
 * @property {0 | 30 | 60} turnLimit in seconds
 */

/** @type {TableTerms} */
export const kTableTerms = { rotateStarter: true, starter: 'first', turnLimit: 0 };

/**
 * @param {unknown} value from the store: what differs from the usual terms
 * @returns {Partial<TableTerms>} of it what makes sense
 */
export function readTerms(value) {
  const { rotateStarter, starter, turnLimit } = /** @type {Record<string, unknown>} */ (Object(value));
  const chosen = starter === 'lot' || (Number.isInteger(starter) && Number(starter) > 0 && Number(starter) < 6);
  return {
    ...(rotateStarter === false ? { rotateStarter } : {}),
    ...(chosen ? { starter: /** @type {TableTerms['starter']} */ (starter) } : {}),
    ...(turnLimit === 30 || turnLimit === 60 ? { turnLimit } : {}),
  };
}

/**
 * What games of one series have in common: rules, places, and who plays, but for names.
 * @param {Setup} setup complete
 * @param {readonly Seat[]} seats
 */
export function seriesKey(setup, seats) {
  return JSON.stringify([{ ...setup, firstSeat: 0 }, seats.map(({ kind, level }) => (kind === 'computer' ? level : kind))]);
}

/**
 * @param {unknown} value as it was kept
 * @param {number} seats
 * @returns {Series | null} null where it is none
 */
export function readSeries(value, seats) {
  const { key, games } = /** @type {Record<string, unknown>} */ (Object(value));
  if (typeof key !== 'string' || !Array.isArray(games)) return null;
  const isRank = (/** @type {unknown} */ rank) => Number.isInteger(rank) && Number(rank) >= 1 && Number(rank) <= seats;
  return { key, games: games.filter((ranks) => Array.isArray(ranks) && ranks.length === seats && ranks.every(isRank)) };
}

/** The place of each seat in a game that is over; null while it runs. @param {Match} match */
function ranksOf({ state }) {
  const ranks = state.seats.flatMap(({ rank }) => (rank === null ? [] : [rank]));
  return state.over && ranks.length === state.seats.length ? ranks : null;
}

/** All games of the series of a match that have come to their end, with its own. @param {Match} match @returns {number[][]} */
export function gamesSoFar(match) {
  const before = readSeries(match.aside.series, match.seats.length)?.games ?? [];
  const own = ranksOf(match);
  return own ? [...before, own] : before;
}

/**
 * How often each seat had each place.
 * @param {readonly (readonly number[])[]} games
 * @param {number} seats
 * @returns {{ counts: number[], sum: number }[]} of each seat: how often it was first, second and so on; its places added up
 */
export function standingOf(games, seats) {
  return Array.from({ length: seats }, (_, seat) => {
    const ranks = games.map((game) => game[seat] ?? seats);
    return {
      counts: Array.from({ length: seats }, (_unused, place) => ranks.filter((rank) => rank === place + 1).length),
      sum: ranks.reduce((a, b) => a + b, 0),
    };
  });
}

/**
 * Who sits where now, with those back in their seats whom the clock has sent away.
 * @param {Match} match
 * @returns {Seat[]}
 */
export function seatsNow({ seats, aside }) {
  const away = awayOf(aside.clock);
  return seats.map((seat, index) => ({ ...seat, kind: away.includes(index) ? 'person' : seat.kind }));
}

/**
 * The same where a set-up would go on with the series of a match.
 * @param {Match} match
 * @param {Setup} setup complete
 * @param {readonly Seat[]} seats
 * @returns {Seat[] | null}
 */
export function seatsOfSeries(match, setup, seats) {
  const same = readSeries(match.aside.series, match.seats.length)?.key === seriesKey(setup, seats);
  return same ? seatsNow(match) : null;
}

/**
 * How the next game at a table begins.
 * @param {object} asked
 * @param {Match | null} asked.match the game before
 * @param {Setup} asked.setup of the next game, complete
 * @param {readonly Seat[]} asked.seats of the next game
 * @param {TableTerms} asked.terms
 * @param {(setup: Setup) => number} asked.nextStarter
 * @param {() => number} [asked.chance] 0 up to 1, for drawing by lot
 * @param {boolean} [asked.anew] whether the starter of the terms has just been chosen and so is to start
 * @returns {{ firstSeat: number, lot: boolean, rotated: boolean, series: Series }}
 */
export function nextGame({ match, setup, seats, terms, nextStarter, chance = Math.random, anew = false }) {
  const key = seriesKey(setup, seats);
  const before = match && readSeries(match.aside.series, match.seats.length)?.key === key ? match : null;
  const series = { key, games: before ? gamesSoFar(before) : [] };
  // A game in which nobody has moved was not played.
  const rotated = before !== null && terms.rotateStarter && !anew && (before.state.ply > 0 || before.state.over);
  if (before && rotated) return { firstSeat: nextStarter(before.setup), lot: false, rotated, series };
  const lot = terms.starter === 'lot' && seats.length > 1;
  const chosen = typeof terms.starter === 'number' ? Math.min(terms.starter, seats.length - 1) : 0;
  return { firstSeat: lot ? Math.floor(chance() * seats.length) : chosen, lot, rotated, series };
}
