/**
 * Games that travel as links: how a game that comes relates to the one that is kept under the same name.
 * @module
 */

/** @typedef {import('../engine/nyota.js').GameRecord} GameRecord */

/**
 * @typedef {object} Relation
 * @property {'same' | 'newer' | 'older' | 'fork' | 'other'} kind of the one that comes: `newer` goes on where the kept
 *   one stands, `other` has nothing to do with it but the name
 * @property {number} ply how many entries both have in common
 */

/**
 * @param {GameRecord} kept
 * @param {GameRecord} come
 * @returns {Relation}
 */
export function relate(kept, come) {
  const rootOf = (/** @type {GameRecord} */ { setup, start }) => JSON.stringify([setup, start ?? null]);
  if (rootOf(kept) !== rootOf(come)) return { kind: 'other', ply: 0 };
  const [mine, theirs] = [kept.moves, come.moves];
  const most = Math.min(mine.length, theirs.length);
  let ply = 0;
  while (ply < most && mine[ply] === theirs[ply]) ply += 1;
  if (ply < most) return { kind: 'fork', ply };
  if (mine.length === theirs.length) return { kind: 'same', ply };
  return { kind: mine.length < theirs.length ? 'newer' : 'older', ply };
}
