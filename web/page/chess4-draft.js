/**
 * What is being chosen for the next game of four-player chess, as plain data.
 * @module
 */
import { readSeats } from '../play/seats.js';

/** @typedef {import('../engine/nyota.js').Chess4Setup} Chess4Setup */
/** @typedef {import('../play/seats.js').Seat} Seat */

export const kModes = /** @type {const} */ (['ffa', 'teams']);
export const kChessPlayers = 4;

/**
 * @typedef {object} ChessDraft
 * @property {(typeof kModes)[number]} mode
 * @property {Record<string, unknown>} rules only what differs from the usual
 * @property {Seat[]} seats always four
 * @property {number | 'lot'} starter the seat that begins
 * @property {boolean} rotate whether the next game begins with the next seat
 */

/** @param {unknown} value from the store @returns {ChessDraft} */
export function readChessDraft(value) {
  const given = typeof value === 'object' && value !== null ? /** @type {Record<string, unknown>} */ (value) : {};
  const { mode, rules, seats, starter, rotate } = given;
  return {
    mode: kModes.find((one) => one === mode) ?? 'ffa',
    rules: typeof rules === 'object' && rules !== null && !Array.isArray(rules) ? { ...rules } : {},
    seats: readSeats(seats, kChessPlayers),
    starter: starter === 'lot' ? 'lot' : [0, 1, 2, 3].find((seat) => seat === starter) ?? 0,
    rotate: rotate === true,
  };
}

/**
 * @param {ChessDraft} draft
 * @param {() => number} [chance] 0 up to 1, for drawing by lot
 * @returns {Chess4Setup}
 */
export const chessSetupOf = ({ mode, rules, starter }, chance = Math.random) => ({
  game: 'chess4',
  mode,
  rules,
  firstSeat: starter === 'lot' ? Math.floor(chance() * kChessPlayers) : starter,
});

/**
 * The draft for the game after one that has been played, where the first turn goes round.
 * @param {ChessDraft} draft
 * @param {import('../engine/nyota.js').Setup} played
 * @returns {ChessDraft}
 */
export function nextDraft(draft, played) {
  const goesRound = draft.rotate && draft.starter !== 'lot' && played.game === 'chess4';
  return goesRound ? { ...draft, starter: ((played.firstSeat ?? 0) + 1) % kChessPlayers } : draft;
}
