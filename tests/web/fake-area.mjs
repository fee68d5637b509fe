/**
 * A stand-in for localStorage.
 * @param {{ full?: boolean, denied?: boolean, room?: number }} [faults] `room`: characters that it holds
 */
export function fakeArea({ full = false, denied = false, room = Infinity } = {}) {
  /** @type {Map<string, string>} */
  const kept = new Map();
  return {
    kept,
    get length() {
      return kept.size;
    },
    /** @param {number} index */
    key: (index) => [...kept.keys()][index] ?? null,
    /** @param {string} key */
    getItem(key) {
      if (denied) throw new Error('denied');
      return kept.get(key) ?? null;
    },
    /** @param {string} key @param {string} value */
    setItem(key, value) {
      const others = [...kept].filter(([one]) => one !== key).reduce((sum, [one, text]) => sum + one.length + text.length, 0);
      if (full || others + key.length + value.length > room) throw new Error('full');
      kept.set(key, value);
    },
    /** @param {string} key */
    removeItem: (key) => void kept.delete(key),
  };
}
