/**
 * The one place that touches the device's storage. Storage can be missing (sandboxed frames), full,
 * or hold something that is not ours; none of that may stop a game, so everything falls back to
 * memory and says so.
 * @module
 */

/**
 * @typedef {object} KeyArea What localStorage offers of which this module makes use.
 * @property {(key: string) => string | null} getItem
 * @property {(key: string, value: string) => void} setItem
 * @property {(key: string) => void} removeItem
 */

/**
 * @typedef {'denied' | 'full' | 'corrupt'} StoreTrouble
 * `denied`: nothing can be kept on this device; `full`: the last entry could not be kept;
 * `corrupt`: an entry could not be read and has been set aside.
 */

/**
 * @typedef {object} Store
 * @property {(key: string) => Promise<unknown>} get Resolves to null where there is nothing, or nothing readable.
 * @property {(key: string, value: unknown) => Promise<void>} set Never rejects.
 * @property {(key: string) => Promise<void>} remove
 * @property {(key: string, value: unknown) => Promise<void>} setAside Keeps an entry that proved useless apart and takes it away from `key`.
 * @property {StoreTrouble | null} trouble The last thing that went wrong.
 */

/** @returns {KeyArea | null} */
function deviceArea() {
  try {
    const area = globalThis.localStorage;
    // A blocked or zero-quota area shows itself only when something is written.
    const probe = 'nyota:probe';
    area.setItem(probe, '1');
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
  /** @type {Map<string, string>} */
  const memory = new Map();

  /** @param {StoreTrouble} trouble */
  const report = (trouble) => {
    store.trouble = trouble;
    onTrouble?.(trouble);
  };

  /** @param {string} key @param {string} text */
  const write = (key, text) => {
    memory.set(key, text);
    if (!area) return;
    try {
      area.setItem(prefix + key, text);
    } catch {
      report('full');
    }
  };

  /** @param {string} key */
  const erase = (key) => {
    memory.delete(key);
    try {
      area?.removeItem(prefix + key);
    } catch {
      report('denied');
    }
  };

  /** @type {Store} */
  const store = {
    trouble: null,
    async get(key) {
      let text = memory.get(key) ?? null;
      if (text === null && area) {
        try {
          text = area.getItem(prefix + key);
        } catch {
          report('denied');
        }
      }
      if (text === null) return null;
      try {
        return JSON.parse(text);
      } catch {
        write(`${key}.set-aside`, JSON.stringify(text));
        erase(key);
        report('corrupt');
        return null;
      }
    },
    async set(key, value) {
      write(key, JSON.stringify(value));
    },
    async remove(key) {
      erase(key);
    },
    async setAside(key, value) {
      write(`${key}.set-aside`, JSON.stringify(value));
      erase(key);
      report('corrupt');
    },
  };
  if (!area) report('denied');
  return store;
}
