/**
 * Games on their way between devices: what a link or a text says becomes a snapshot of a match, and a match
 * becomes a link.
 * @module
 */
import { isGameId } from '../play/match.js';
import { kNameLength, kPlainColours, readColours, readSeats } from '../play/seats.js';

/** @typedef {import('../engine/nyota.js').GameRecord} GameRecord */
/** @typedef {import('../engine/nyota.js').Nyota} Nyota */
/** @typedef {import('../play/match.js').Snapshot} Snapshot */

/** No game makes a link of more letters than this. */
export const kMostLink = 200_000;

/** @typedef {'foreign' | 'newer' | 'long' | 'cut' | 'broken'} Refused Why a link holds no game that can be opened. */

/** The same game under another name. @param {Snapshot} snapshot @param {string} id @returns {Snapshot} */
export const named = (snapshot, id) => ({
  ...snapshot,
  record: { ...snapshot.record, meta: { ...snapshot.record.meta, id } },
});

/** A name for a game that came without one: always the same for the same game. @param {string} text */
function nameFor(text) {
  let [a, b] = [0x811c9dc5, 0x1b873593];
  for (let i = 0; i < text.length; i += 1) {
    a = Math.imul(a ^ text.charCodeAt(i), 0x01000193);
    b = Math.imul(b + text.charCodeAt(i), 0x85ebca6b) ^ (b >>> 13);
  }
  return `text-${(a >>> 0).toString(36)}${(b >>> 0).toString(36).padStart(7, '0')}`;
}

/** Who played, as far as the record tells. @param {GameRecord} record @param {number} players */
function seatsOf({ meta }, players) {
  const names = Array.isArray(meta?.names) ? meta.names : [];
  const levels = Array.isArray(meta?.levels) ? meta.levels : [];
  const told = Array.from({ length: players }, (_, seat) => ({
    kind: levels[seat] ? 'computer' : 'person',
    level: levels[seat],
    name: typeof names[seat] === 'string' ? names[seat]?.slice(0, kNameLength) : '',
  }));
  return readSeats(told, players);
}

/** What was agreed at the table and is no part of the record: read back by `tableOf`. @param {any} snapshot */
function termsOf({ colours, clock, series }) {
  const terms = {
    ...(colours ? { colours } : {}),
    ...(clock?.limit ? { limit: clock.limit } : {}),
    ...(series ? { series } : {}),
  };
  return Object.keys(terms).length > 0 ? terms : undefined;
}

/** @param {unknown} terms */
function tableOf(terms) {
  const { colours, limit, series } = /** @type {Record<string, unknown>} */ (Object(terms));
  const read = readColours(colours);
  return {
    ...(read === kPlainColours ? {} : { colours: read }),
    ...(limit === 30 || limit === 60 ? { clock: { limit } } : {}),
    ...(series && typeof series === 'object' ? { series } : {}),
  };
}

/**
 * @param {Nyota} nyota
 * @param {any} piece a record, a snapshot, or a text that `fromText` reads
 * @returns {Snapshot & { at: number }}
 * @throws NyotaError where it is no game
 */
export function readGame(nyota, piece) {
  const kept = piece?.format === 'nyota-match' ? piece : null;
  const text = typeof piece === 'string' ? piece.replace(/^\S*#/, '') : null;
  const game = text === null ? nyota.loadGame(kept?.record ?? piece) : nyota.fromText(text);
  try {
    const record = game.record();
    const players = game.state().seats.length;
    const given = /** @type {Record<string, unknown> | undefined} */ (record.meta);
    const id = isGameId(given?.['id']) ? String(given?.['id']) : nameFor(JSON.stringify([record.setup, record.start, record.moves]));
    return {
      seed: 1,
      ...tableOf(given?.['table']),
      ...kept,
      format: 'nyota-match',
      version: 1,
      record: { ...record, meta: { ...given, id } },
      seats: kept ? readSeats(kept.seats, players) : seatsOf(record, players),
      // Nobody's rating goes by a game that comes from elsewhere.
      fair: false,
      at: Number(kept?.at) || Date.parse(String(given?.['date'])) || Date.now(),
    };
  } finally {
    game.free();
  }
}

/**
 * @param {Nyota} nyota
 * @param {string} fragment of an address
 * @returns {{ snapshot: Snapshot } | { refused: Refused }}
 */
export function readLink(nyota, fragment) {
  // Writing programs like to take a stop or a bracket after an address for a part of it.
  const text = fragment.replace(/^#/, '').replace(/[^\w-]+$/, '');
  const version = /^n(\d+)\./.exec(`${text}.`)?.[1];
  if (version === undefined) return { refused: 'foreign' };
  if (version !== '1') return { refused: 'newer' };
  if (text.length > kMostLink) return { refused: 'long' };
  try {
    return { snapshot: readGame(nyota, text) };
  } catch (error) {
    const { code } = /** @type {{ code?: string }} */ (error);
    if (code === 'newer-record') return { refused: 'newer' };
    return { refused: code === 'bad-text' ? 'cut' : 'broken' };
  }
}

/** The record as it stands, without what was taken back. @param {Pick<Snapshot, 'record' | 'undone'>} snapshot @returns {GameRecord} */
export function standingRecord({ record, undone = 0 }) {
  if (undone === 0) return record;
  const standing = { ...record, moves: record.moves.slice(0, record.moves.length - undone) };
  delete standing.result;
  return standing;
}

/**
 * The texts that a game can be given away as. Links are without the address of the page.
 * @param {Nyota} nyota
 * @param {Snapshot} snapshot
 * @param {number} [ply] the place of the record whose position is meant; the last one unless given
 */
export function textsOf(nyota, snapshot, ply) {
  const record = standingRecord(snapshot);
  const table = termsOf(snapshot);
  // What is undefined does not get into the record.
  const meta = /** @type {Record<string, unknown>} */ ({ ...record.meta, table });
  const game = nyota.loadGame({ ...record, meta });
  try {
    const chess = game.setup.game === 'chess4';
    const { position, over } = spotOf(nyota, record, ply ?? record.moves.length);
    return {
      link: game.toText('link'),
      json: game.toText('json'),
      ...(chess ? { pgn4: game.toText('pgn4') } : {}),
      position,
      /** Only the position, to be played on from. */
      spot: over ? null : spotLink(nyota, game.setup, position, { names: meta['names'], levels: meta['levels'], table }),
    };
  } finally {
    game.free();
  }
}

/** @param {Nyota} nyota @param {GameRecord} record @param {number} ply */
function spotOf(nyota, record, ply) {
  const game = nyota.loadGame(standingRecord({ record, undone: record.moves.length - ply }));
  try {
    return { position: game.position(), over: game.state().over };
  } finally {
    game.free();
  }
}

/** @param {Nyota} nyota @param {import('../engine/nyota.js').Setup} setup @param {string} position @param {object} meta */
function spotLink(nyota, setup, position, meta) {
  const game = nyota.fromPosition(setup, position);
  try {
    game.setMeta(JSON.parse(JSON.stringify(meta)));
    return game.toText('link');
  } finally {
    game.free();
  }
}
