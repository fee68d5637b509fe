/**
 * Finds games in a text that somebody pastes or a file holds: exported games, records, links, PGN4, one
 * or many of them.
 * @module
 */
import { readGame } from './incoming.js';

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
      found.games.push(readGame(nyota, piece));
    } catch {
      found.refused.push(index + 1);
    }
  });
  return found;
}
