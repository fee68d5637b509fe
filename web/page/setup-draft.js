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
const kPoints = 6;
const kMaxSets = 3;

/** Where seats are while a set-up is not valid and so tells nothing. */
const kPlainHomes = [[0], [0, 3], [0, 2, 4], [0, 1, 3, 4], [0, 1, 2, 3, 4], [0, 1, 2, 3, 4, 5]];

/**
 * For each seat, the army that was chosen for each of its sets; null for that of its point.
 * @typedef {(number | null)[][]} Wanted
 */

/**
 * @typedef {object} Draft
 * @property {(typeof kPresets)[number]} preset
 * @property {number} players 1 to 6
 * @property {Record<string, unknown>} rules only what differs from the preset
 * @property {Seat[]} seats always six: those beyond `players` are kept for when they join
 * @property {number[][] | null} homes the points of each seat, where they differ from the usual ones
 * @property {Wanted} colours of six seats with three sets each, whether they play or not
 */

/** @returns {Draft} */
export const defaultDraft = () => ({
  preset: 'standard',
  players: 2,
  rules: {},
  seats: readSeats(null, kMaxPlayers),
  homes: null,
  colours: readWanted(null),
});

/** @param {unknown} value @returns {value is number} */
const isPoint = (value) => Number.isInteger(value) && Number(value) >= 0 && Number(value) < kPoints;

/**
 * @param {unknown} value
 * @param {number} players
 * @returns {value is number[][]}
 */
function isHomes(value, players) {
  if (!Array.isArray(value) || value.length !== players || !value.every((own) => Array.isArray(own))) return false;
  const points = value.flat();
  const even = value.every((own) => own.length > 0 && own.length === value[0].length);
  return even && points.every(isPoint) && new Set(points).size === points.length;
}

/** @param {unknown} value @returns {Wanted} */
function readWanted(value) {
  const given = Array.isArray(value) ? value : [];
  return Array.from({ length: kMaxPlayers }, (_, seat) =>
    Array.from({ length: kMaxSets }, (_unused, set) => {
      const army = Array.isArray(given[seat]) ? given[seat][set] : null;
      return isPoint(army) ? army : null;
    }),
  );
}

/**
 * Gives a set of a seat another point of the star; whoever had it takes the set's own.
 * @param {readonly number[][]} homes
 * @param {number} seat
 * @param {number} set
 * @param {number} point
 * @returns {number[][]}
 */
export function withHome(homes, seat, set, point) {
  const before = homes[seat]?.[set];
  return homes.map((own, i) =>
    own.map((home, k) => (i === seat && k === set ? point : home === point ? (before ?? home) : home)),
  );
}

/**
 * The army whose colour each point has: what was chosen, else its own as long as nobody chose that.
 * @param {readonly number[][]} homes
 * @param {Wanted} wanted
 * @returns {number[]} six different numbers
 */
export function coloursOf(homes, wanted) {
  /** @type {number[]} */
  const colours = Array.from({ length: kPoints }, () => -1);
  /** @param {number} point @param {number | null | undefined} army */
  const give = (point, army) => {
    if (typeof army === 'number' && colours[point] === -1 && !colours.includes(army)) colours[point] = army;
  };
  homes.forEach((own, seat) => own.forEach((point, set) => give(point, wanted[seat]?.[set])));
  for (let point = 0; point < kPoints; point += 1) give(point, point);
  for (let point = 0; point < kPoints; point += 1) {
    for (let army = 0; army < kPoints; army += 1) give(point, army);
  }
  return colours;
}

/**
 * Gives a set of a seat another colour; whoever had it takes the set's own.
 * @param {readonly number[][]} homes
 * @param {Wanted} wanted
 * @param {number} seat
 * @param {number} set
 * @param {number} army
 * @returns {Wanted}
 */
export function withColour(homes, wanted, seat, set, army) {
  const colours = coloursOf(homes, wanted);
  const before = colours[homes[seat]?.[set] ?? -1] ?? null;
  return wanted.map((own, i) =>
    own.map((chosen, k) => {
      if (i === seat && k === set) return army;
      const point = homes[i]?.[k];
      return point !== undefined && colours[point] === army ? before : chosen;
    }),
  );
}

/**
 * @param {unknown} value from the store
 * @returns {Draft}
 */
export function readDraft(value) {
  if (typeof value !== 'object' || value === null) return defaultDraft();
  const { preset, players, rules, seats, homes, colours } = /** @type {Record<string, unknown>} */ (value);
  const plain = defaultDraft();
  const count = Number.isInteger(players) ? Math.min(kMaxPlayers, Math.max(1, Number(players))) : plain.players;
  return {
    preset: kPresets.find((name) => name === preset) ?? plain.preset,
    players: count,
    rules: typeof rules === 'object' && rules !== null && !Array.isArray(rules) ? { ...rules } : {},
    seats: readSeats(seats, kMaxPlayers),
    homes: isHomes(homes, count) ? homes.map((own) => [...own]) : null,
    colours: readWanted(colours),
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
 * @returns {SternhalmaSetup}
 */
export function setupOf(draft) {
  const sets = Number(draft.rules['sets'] ?? 1);
  const homes = draft.homes?.every((own) => own.length === sets) ? draft.homes : null;
  return {
    game: 'sternhalma',
    players: /** @type {SternhalmaSetup['players']} */ (draft.players),
    preset: draft.preset,
    ...(Object.keys(draft.rules).length > 0 ? { rules: draft.rules } : {}),
    ...(homes ? { homes: homes.map((own) => [...own]) } : {}),
  };
}

/**
 * Where each seat starts.
 * @param {Nyota} nyota
 * @param {Draft} draft
 * @returns {number[][]}
 */
export function homesOf(nyota, draft) {
  const { setup } = nyota.checkSetup(setupOf(draft));
  if (setup && setup.game === 'sternhalma' && setup.homes) return setup.homes;
  return draft.homes ?? (kPlainHomes[draft.players - 1] ?? []).map((point) => [point]);
}
