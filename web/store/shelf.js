/**
 * All games that are kept, for whoever wants to look through them.
 * @module
 */
import { keyOf } from './games.js';
import { kAside } from './store.js';

/** @typedef {import('./games.js').KeptGame} KeptGame */
/** @typedef {import('./store.js').Store} Store */

/**
 * @typedef {object} Kept
 * @property {string} key of the entry
 * @property {number} at when it was last played, in milliseconds since 1970; 0 where that is not known
 * @property {any} snapshot read, but not judged
 */

/**
 * @typedef {object} Shelf
 * @property {Kept[]} games newest first
 * @property {{ key: string, text: string }[]} aside entries that are no games, or were set aside
 */

/** @param {string} text @returns {any} undefined where it is no JSON */
function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** @param {Store} store @returns {Shelf} */
export function readShelf(store) {
  /** @type {Shelf} */
  const shelf = { games: [], aside: [] };
  for (const key of store.keys('')) {
    const isAside = key.includes(kAside);
    if (!isAside && !key.startsWith(keyOf(''))) continue;
    const text = store.text(key);
    if (text === null) continue;
    const snapshot = isAside ? undefined : parsed(text);
    if (typeof snapshot?.record?.setup === 'object' && Array.isArray(snapshot.record.moves)) {
      const at = Number(snapshot.at);
      // A date that no calendar has would stop the list.
      shelf.games.push({ key, at: at > 0 && at < 8.64e15 ? at : 0, snapshot });
    } else shelf.aside.push({ key, text });
  }
  shelf.games.sort((a, b) => b.at - a.at || (a.key < b.key ? -1 : 1));
  return shelf;
}

/** What brings games back wherever it is imported. @param {readonly Kept[]} games */
export const exportText = (games) =>
  JSON.stringify({ format: 'nyota-library', version: 1, games: games.map(({ snapshot }) => snapshot) });

/** What makes a game this one and no other. @param {any} record */
const courseOf = (record) => JSON.stringify([record?.setup, record?.start, record?.moves]);

/**
 * Puts games among those that are kept. One that is here already is left as it is; where set-up, start or moves
 * differ, both are kept.
 * @param {Store} store
 * @param {readonly any[]} snapshots each with an id, made by `newId` where they need another one
 * @param {() => string} newId
 * @returns {{ taken: number, known: number }}
 */
export function importGames(store, snapshots, newId) {
  let taken = 0;
  let known = 0;
  for (const snapshot of snapshots) {
    const { record } = snapshot;
    const here = parsed(store.text(keyOf(record.meta.id)) ?? 'null');
    const id = here === null ? record.meta.id : newId();
    if (here && courseOf(here.record) === courseOf(record)) {
      known += 1;
      continue;
    }
    store.set(keyOf(id), { ...snapshot, record: { ...record, meta: { ...record.meta, id } } });
    taken += 1;
  }
  return { taken, known };
}
