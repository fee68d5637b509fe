/**
 * The ratings of the person at this device: which games count, what they do, and how they are kept.
 * What a game does to a rating is decided by the core.
 * @module
 */
import { kLevels } from './seats.js';

/** @typedef {import('../engine/nyota.js').Nyota} Nyota */
/** @typedef {import('./match.js').Match} Match */

/**
 * @typedef {object} RatedGame
 * @property {string} id
 * @property {string} date ISO
 * @property {string} kind such as sternhalma/standard
 * @property {number[]} levels of the opponents
 * @property {number} rank
 * @property {number} players
 * @property {number} rating after it
 * @property {number} change
 */

/**
 * @typedef {object} Ratings
 * @property {string} me a name that means the person whose ratings these are, besides no name at all
 * @property {RatedGame[]} games oldest first
 * @property {Record<string, { rating: number, games: number }>} kinds
 */

/** @typedef {'one' | 'name' | 'others' | 'rules' | 'foreign' | 'hint' | 'undo' | 'seats'} Reason Why a game does not count. */

/** What everybody starts with. */
export const kFirstRating = { rating: 1500, games: 0 };
/** Games that are kept for the curve; the rating itself outlives them. */
const kMostGames = 2000;

/** A rating as it is shown: whole, and not parted into thousands. @param {number} rating */
export const shown = (rating) => String(Math.round(rating));

/** @param {unknown} value @returns {value is number} */
const isNumber = (value) => typeof value === 'number' && Number.isFinite(value);

/** @param {unknown} value @returns {value is RatedGame} */
function isGame(value) {
  const { id, date, kind, levels, rank, players, rating, change } = /** @type {Record<string, unknown>} */ (Object(value));
  const texts = [id, date, kind].every((one) => typeof one === 'string');
  const levelled = Array.isArray(levels) && levels.every((level) => kLevels.includes(level));
  return texts && levelled && [rank, players, rating, change].every(isNumber);
}

/**
 * @param {unknown} value from the store
 * @returns {Ratings} of it what makes sense
 */
export function readRatings(value) {
  const { me, games, kinds } = /** @type {Record<string, unknown>} */ (Object(value));
  const known = Object.entries(/** @type {Record<string, unknown>} */ (Object(kinds))).filter(
    ([, one]) => isNumber(Object(one).rating) && Number.isInteger(Object(one).games) && Object(one).games >= 0,
  );
  return {
    me: typeof me === 'string' ? me.trim() : '',
    games: Array.isArray(games) ? games.filter(isGame) : [],
    kinds: /** @type {Ratings['kinds']} */ (Object.fromEntries(known)),
  };
}

/**
 * Whether a game counts, and for which rating.
 * @param {Match} match
 * @param {Nyota} nyota
 * @param {string} me
 * @returns {{ kind: string, seat: number } | { why: Reason }}
 */
export function judge(match, nyota, me) {
  const { fairness, setup } = match;
  const handedOver = match.game.record().meta?.handedOver ?? [];
  const kind = nyota.ratingKind(setup);
  if (match.seats.length < 2) return { why: 'one' };
  if (kind === null) return { why: 'rules' };
  if (fairness !== 'fair') return { why: fairness };
  // A seat that the computer has taken over is still that of the person who left it.
  const mine = match.seats.flatMap((one, seat) => (one.kind === 'person' || handedOver.includes(seat) ? [seat] : []));
  const [seat] = mine;
  if (seat === undefined || mine.length > 1 || match.seats.some((one) => one.kind === 'remote')) return { why: 'others' };
  // No computer gives up by itself: somebody at this device has done it for one.
  if (match.state.seats.some((one) => one.status === 'resigned' && one.seat !== seat)) return { why: 'others' };
  const name = match.seats[seat]?.name ?? '';
  if (name !== '' && name !== me) return { why: 'name' };
  return { kind, seat };
}

/**
 * Counts a game that is over.
 * @param {Ratings} ratings
 * @param {Match} match
 * @param {Nyota} nyota
 * @param {string} date ISO
 * @returns {{ ratings: Ratings, game: RatedGame | null, why: Reason | null }} the ratings as they were where it does
 *   not count, or has been counted already
 */
export function countGame(ratings, match, nyota, date) {
  const { meta } = match.game.record();
  const id = meta?.id ?? '';
  const before = ratings.games.find((one) => one.id === id);
  if (before) return { ratings, game: before, why: null };
  const judged = judge(match, nyota, ratings.me);
  if ('why' in judged) return { ratings, game: null, why: judged.why };
  const { kind, seat } = judged;
  const { seats, reason } = match.state;
  const levels = nyota.levelRatings();
  const own = ratings.kinds[kind] ?? kFirstRating;
  const players = match.seats.map(({ level }, index) =>
    index === seat ? { ...own } : { rating: levels[level - 1] ?? kFirstRating.rating, games: 0, fixed: true },
  );
  const handedOver = meta?.handedOver ?? [];
  const left = seats.flatMap((one) => (one.status === 'resigned' || handedOver.includes(one.seat) ? [one.seat] : []));
  const rated = nyota.rate(players, {
    ranks: seats.map(({ rank }) => rank ?? seats.length),
    resigned: left,
    drawnBetween: reason === 'draw' ? seats.flatMap((one) => (one.status === 'playing' ? [one.seat] : [])) : [],
  });
  const { rating, games } = rated[seat] ?? own;
  const game = {
    id,
    date,
    kind,
    levels: match.seats.flatMap(({ level }, index) => (index === seat ? [] : [level])),
    // The last place for whoever left, even if the game itself gives a better one.
    rank: left.includes(seat) ? seats.length : (seats[seat]?.rank ?? seats.length),
    players: seats.length,
    rating,
    change: rating - own.rating,
  };
  return {
    ratings: { ...ratings, games: [...ratings.games, game].slice(-kMostGames), kinds: { ...ratings.kinds, [kind]: { rating, games } } },
    game,
    why: null,
  };
}

/**
 * Results against each level that was met: how many games, how many won, and the place on average.
 * @param {readonly RatedGame[]} games of one kind
 */
export function resultsByLevel(games) {
  return kLevels.flatMap((level) => {
    const met = games.filter(({ levels }) => levels.includes(level));
    if (met.length === 0) return [];
    const place = met.reduce((sum, { rank }) => sum + rank, 0) / met.length;
    return [{ level, games: met.length, won: met.filter(({ rank }) => rank === 1).length, place }];
  });
}
