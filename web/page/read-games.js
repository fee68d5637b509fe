/**
 * Finds games in a text that somebody pastes or a file holds: exported games, records, links, PGN4, one
 * or many of them.
 * @module
 */
import { isGameId } from '../play/match.js';
import { kNameLength, readSeats } from '../play/seats.js';

/** @typedef {import('../engine/nyota.js').GameRecord} GameRecord */
/** @typedef {import('../engine/nyota.js').Nyota} Nyota */

/** More than this many games or bytes at once are nobody's. */
const kMostPieces = 5000;
export const kMostText = 16_000_000;

/** @param {string} text @returns {unknown[]} */
function piecesOf(text) {
  try {
    const value = JSON.parse(text);
    if (Array.isArray(value)) return value;
    return Array.isArray(value?.games) ? value.games : [value];
  } catch {
    const lines = text.split(/\r?\n/);
    if (!lines.some((line) => line.startsWith('['))) return lines.map((line) => line.trim()).filter(Boolean);
    /** @type {string[]} */
    const games = [];
    let inTags = false;
    for (const line of lines) {
      const isTag = line.startsWith('[');
      if (isTag && !inTags) games.push('');
      if (line.trim()) inTags = isTag;
      if (games.length > 0) games[games.length - 1] += `${line}\n`;
    }
    return games;
  }
}

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

/**
 * @param {Nyota} nyota
 * @param {any} piece
 * @returns {object} a snapshot of a match
 * @throws NyotaError where it is no game
 */
function readPiece(nyota, piece) {
  const kept = piece?.format === 'nyota-match' ? piece : null;
  const text = typeof piece === 'string' ? piece.replace(/^\S*#/, '') : null;
  const game = text === null ? nyota.loadGame(kept?.record ?? piece) : nyota.fromText(text);
  try {
    const record = game.record();
    const players = game.state().seats.length;
    const given = record.meta;
    const id = isGameId(given?.id) ? given?.id : nameFor(JSON.stringify([record.setup, record.start, record.moves]));
    return {
      seed: 1,
      ...kept,
      format: 'nyota-match',
      version: 1,
      record: { ...record, meta: { ...given, id } },
      seats: kept ? readSeats(kept.seats, players) : seatsOf(record, players),
      at: Number(kept?.at) || Date.parse(String(given?.date)) || Date.now(),
    };
  } finally {
    game.free();
  }
}

/**
 * @param {Nyota} nyota
 * @param {string} text
 * @returns {{ games: object[], refused: number[] }} what was read, and which parts of the text were no games,
 *   counted from 1
 */
export function readGames(nyota, text) {
  /** @type {{ games: object[], refused: number[] }} */
  const found = { games: [], refused: [] };
  if (text.length > kMostText) return found;
  piecesOf(text).slice(0, kMostPieces).forEach((piece, index) => {
    try {
      found.games.push(readPiece(nyota, piece));
    } catch {
      found.refused.push(index + 1);
    }
  });
  return found;
}
