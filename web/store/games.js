/**
 * Where each game is kept, and which one this page goes on with: every game has its own entry, and the
 * entry `game` names the last one. A tab also remembers its own, so that two tabs come back to two games.
 * @module
 */

/** @typedef {import('./store.js').Store} Store */

/**
 * @typedef {object} KeptGame A snapshot of a match as it is kept; what was read from a store may be anything.
 * @property {{ moves: unknown[], start?: unknown, meta?: { id?: string } }} record
 * @property {number} [undone]
 * @property {number} [at] when it was last played, in milliseconds since 1970
 */

const kLast = 'game';

/** The key of a game's entry. @param {string} id */
export const keyOf = (id) => `${kLast}.${id}`;

/** What a tab keeps for itself, also over a reload. @returns {Storage | null} */
function tabArea() {
  try {
    return globalThis.sessionStorage ?? null;
  } catch {
    return null;
  }
}

/** Has nothing happened in a game? @param {KeptGame['record'] | undefined} record */
const isBare = (record) => record?.moves?.length === 0 && !record.start;

export class Games {
  /** @type {Store} */
  #store;
  #tab = tabArea();
  /** The game kept last. */
  #id = '';
  #at = 0;
  /** How many moves it had. */
  #count = 0;
  /** Whether nobody will miss it. */
  #bare = false;
  /** Where the game came from that is gone on with. */
  #from = kLast;

  /** @param {Store} store */
  constructor(store) {
    this.#store = store;
  }

  /** @param {string} id @returns {unknown} null where there is none */
  get(id) {
    return this.#store.get(keyOf(id));
  }

  /** The game that was left last, in this tab or else anywhere; null where there is none. @returns {unknown} */
  last() {
    const store = this.#store;
    const last = store.get(kLast);
    // Earlier versions kept the one game here.
    this.#from = kLast;
    if (last !== null && typeof last !== 'string') return last;
    for (const id of [this.#tab?.getItem(`nyota:${kLast}`), last]) {
      if (!id) continue;
      this.#from = keyOf(id);
      const saved = store.get(this.#from);
      if (saved !== null) return saved;
    }
    return null;
  }

  /** Sets the game aside that `last` gave, since it is none. @param {unknown} saved */
  setAside(saved) {
    this.#store.setAside(this.#from, saved);
  }

  /**
   * Keeps a game, which is then the last one. The one before stays, unless nothing had happened in it.
   * @param {KeptGame} snapshot with an id
   */
  keep(snapshot) {
    const store = this.#store;
    const { record, undone = 0 } = snapshot;
    const id = record.meta?.id ?? '';
    const count = record.moves.length - undone;
    if (id !== this.#id) {
      // In another tab something may have happened in it since.
      if (this.#bare && isBare(/** @type {KeptGame | null} */ (this.get(this.#id))?.record)) store.remove(keyOf(this.#id));
      this.#id = id;
      // Looking at a game does not make it a newer one.
      this.#at = Number(/** @type {KeptGame | null} */ (this.get(id))?.at) || Date.now();
      try {
        this.#tab?.setItem(`nyota:${kLast}`, id);
      } catch {
        // The tab then comes back to the game that was played last anywhere.
      }
    } else if (count !== this.#count) this.#at = Date.now();
    this.#count = count;
    this.#bare = isBare(record);
    // Every time, since another tab may have played on with another game meanwhile.
    store.set(kLast, id);
    store.set(keyOf(id), { ...snapshot, at: this.#at });
  }
}
