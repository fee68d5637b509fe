/**
 * The one place that touches the device's storage. Storage can be missing (sandboxed frames), full,
 * or hold something that is not ours; none of that may stop a game, so everything falls back to
 * memory and says so. It is localStorage, since that keeps an entry before the next line runs: whatever
 * ends the page after a move, the move is kept. Games are small; there is room for more than a thousand.
 * @module
 */

/**
 * @typedef {object} KeyArea What localStorage offers of which this module makes use.
 * @property {(key: string) => string | null} getItem
 * @property {(key: string, value: string) => void} setItem
 * @property {(key: string) => void} removeItem
 * @property {number} length
 * @property {(index: number) => string | null} key
 */

/**
 * @typedef {'denied' | 'full' | 'corrupt'} StoreTrouble
 * `denied`: nothing can be kept on this device; `full`: the last entry could not be kept;
 * `corrupt`: an entry could not be read and has been set aside.
 */

/**
 * @typedef {object} Store
 * @property {(key: string) => unknown} get null where there is nothing, or nothing readable.
 * @property {(key: string) => string | null} text An entry as it was written.
 * @property {(key: string, value: unknown) => boolean} set Whether it is kept for longer than this page is open.
 * @property {(key: string, text: string) => boolean} write The same for an entry that is a text already.
 * @property {(key: string) => void} remove
 * @property {(key: string, value: unknown) => void} setAside Keeps an entry that proved useless apart and takes it away from `key`.
 * @property {(start: string) => string[]} keys All keys that begin so.
 * @property {StoreTrouble | null} trouble The last thing that went wrong.
 */

/** The end of the keys of entries that have been set aside; a number follows where there are several. */
export const kAside = '.set-aside';

/** @returns {KeyArea | null} */
function deviceArea() {
  try {
    const area = globalThis.localStorage;
    // A blocked area shows itself only when something is written; a full one is there all the same.
    const probe = 'nyota:probe';
    if (area.length === 0) area.setItem(probe, '1');
    area.removeItem(probe);
    return area;
  } catch {
    return null;
  }
}

/**
 * @param {object} [options]
 * @param {KeyArea | null} [options.area] where to keep things; the device's own by default, null for memory only
 * @param {string} [options.prefix] put before each key
 * @param {(trouble: StoreTrouble) => void} [options.onTrouble]
 * @returns {Store}
 */
export function createStore({ area = deviceArea(), prefix = 'nyota:', onTrouble } = {}) {
  /** What could not be kept on the device. @type {Map<string, string>} */
  const memory = new Map();

  /** @param {StoreTrouble} trouble */
  const report = (trouble) => {
    store.trouble = trouble;
    onTrouble?.(trouble);
  };

  /** @param {string} key @param {string} text */
  const aside = (key, text) => {
    let name = key + kAside;
    for (let n = 2; store.text(name) !== null; n += 1) name = `${key}${kAside}.${n}`;
    if (!store.write(name, text)) {
      // Where there is no room for both, the room of the one is that of the other.
      store.remove(key);
      store.write(name, text);
    }
    store.remove(key);
    report('corrupt');
  };

  /** @type {Store} */
  const store = {
    trouble: null,
    text(key) {
      let text = memory.get(key) ?? null;
      if (text === null && area) {
        try {
          text = area.getItem(prefix + key);
        } catch {
          report('denied');
        }
      }
      return text;
    },
    get(key) {
      const text = store.text(key);
      if (text === null) return null;
      try {
        return JSON.parse(text);
      } catch {
        aside(key, text);
        return null;
      }
    },
    write(key, text) {
      try {
        if (area) {
          area.setItem(prefix + key, text);
          memory.delete(key);
          if (memory.size === 0 && store.trouble === 'full') store.trouble = null;
          return true;
        }
      } catch {
        memory.set(key, text);
        // Said once, and not again with every move.
        if (store.trouble !== 'full') report('full');
      }
      memory.set(key, text);
      return false;
    },
    set: (key, value) => store.write(key, JSON.stringify(value)),
    remove(key) {
      memory.delete(key);
      try {
        area?.removeItem(prefix + key);
      } catch {
        report('denied');
      }
    },
    setAside: (key, value) => aside(key, JSON.stringify(value)),
    keys(start) {
      const found = new Set(memory.keys());
      try {
        for (let i = 0; area && i < area.length; i += 1) {
          const key = area.key(i);
          if (key?.startsWith(prefix)) found.add(key.slice(prefix.length));
        }
      } catch {
        report('denied');
      }
      return [...found].filter((key) => key.startsWith(start));
    },
  };
  if (!area) report('denied');
  return store;
}
