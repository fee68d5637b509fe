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
 */

/** @param {unknown} value from the store @returns {ChessDraft} */
export function readChessDraft(value) {
  const given = typeof value === 'object' && value !== null ? /** @type {Record<string, unknown>} */ (value) : {};
  const { mode, rules, seats } = given;
  return {
    mode: kModes.find((one) => one === mode) ?? 'ffa',
    rules: typeof rules === 'object' && rules !== null && !Array.isArray(rules) ? { ...rules } : {},
    seats: readSeats(seats, kChessPlayers),
  };
}

/** @param {ChessDraft} draft @returns {Chess4Setup} */
export const chessSetupOf = ({ mode, rules }) => ({ game: 'chess4', mode, rules });
