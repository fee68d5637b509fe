/**
 * What is being chosen for the next game, as plain data.
 * @module
 */
import { readSeats } from '../play/seats.js';

/** @typedef {import('../engine/nyota.js').Nyota} Nyota */
/** @typedef {import('../engine/nyota.js').SternhalmaSetup} SternhalmaSetup */
/** @typedef {import('../play/seats.js').Seat} Seat */
/** @typedef {ReturnType<Nyota['options']>[number]} Option */

export const kPresets = /** @type {const} */ (['standard', 'japanese', 'classic', 'masters']);
export const kMaxPlayers = 6;

/**
 * @typedef {object} Draft
 * @property {(typeof kPresets)[number]} preset
 * @property {number} players 1 to 6
 * @property {Record<string, unknown>} rules only what differs from the preset
 * @property {Seat[]} seats always six: those beyond `players` are kept for when they join
 * @property {number | 'lot'} starter the seat that begins
 * @property {number[] | null} homes the point of each seat, where they differ from the usual ones
 */

/** @returns {Draft} */
export const defaultDraft = () => ({
  preset: 'standard',
  players: 2,
  rules: {},
  seats: readSeats(null, kMaxPlayers),
  starter: 0,
  homes: null,
});

/**
 * @param {unknown} value
 * @param {number} players
 * @returns {value is number[]}
 */
const isHomes = (value, players) =>
  Array.isArray(value) &&
  value.length === players &&
  new Set(value).size === players &&
  value.every((point) => Number.isInteger(point) && point >= 0 && point < kMaxPlayers);

/**
 * Gives a seat another point of the star; whoever had it takes the seat's own.
 * @param {readonly number[]} homes
 * @param {number} seat
 * @param {number} point
 * @returns {number[]}
 */
export const withHome = (homes, seat, point) =>
  homes.map((home, i) => (i === seat ? point : home === point ? (homes[seat] ?? home) : home));

/**
 * @param {unknown} value from the store
 * @returns {Draft}
 */
export function readDraft(value) {
  if (typeof value !== 'object' || value === null) return defaultDraft();
  const { preset, players, rules, seats, starter, homes } = /** @type {Record<string, unknown>} */ (value);
  const plain = defaultDraft();
  const count = Number.isInteger(players) ? Math.min(kMaxPlayers, Math.max(1, Number(players))) : plain.players;
  return {
    preset: kPresets.find((name) => name === preset) ?? plain.preset,
    players: count,
    rules: typeof rules === 'object' && rules !== null && !Array.isArray(rules) ? { ...rules } : {},
    seats: readSeats(seats, kMaxPlayers),
    starter: starter === 'lot' ? 'lot' : Number.isInteger(starter) ? Math.min(count - 1, Math.max(0, Number(starter))) : 0,
    homes: isHomes(homes, count) ? [...homes] : null,
  };
}

/**
 * What the preset alone would give each rule.
 * @param {Nyota} nyota
 * @param {Draft} draft
 * @returns {Record<string, unknown>}
 */
export function presetRules(nyota, draft) {
  const base = Object.fromEntries(nyota.options('sternhalma').map((option) => [option.name, option.default]));
  const preset = nyota.presets('sternhalma').find((one) => one.preset === draft.preset);
  return { ...base, ...preset?.rules };
}

/**
 * @param {Draft} draft
 * @param {() => number} [chance] 0 up to 1, for drawing by lot
 * @returns {SternhalmaSetup}
 */
export function setupOf(draft, chance = Math.random) {
  const starter = draft.starter === 'lot' ? Math.floor(chance() * draft.players) : draft.starter;
  return {
    game: 'sternhalma',
    players: /** @type {SternhalmaSetup['players']} */ (draft.players),
    preset: draft.preset,
    ...(Object.keys(draft.rules).length > 0 ? { rules: draft.rules } : {}),
    ...(draft.homes && !(Number(draft.rules['sets'] ?? 1) > 1) ? { homes: draft.homes.map((home) => [home]) } : {}),
    ...(starter > 0 ? { firstSeat: starter } : {}),
  };
}
