import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createStore } from '../../web/store/store.js';

function fakeArea({ full = false, denied = false } = {}) {
  /** @type {Map<string, string>} */
  const kept = new Map();
  return {
    kept,
    /** @param {string} key */
    getItem(key) {
      if (denied) throw new Error('denied');
      return kept.get(key) ?? null;
    },
    /** @param {string} key @param {string} value */
    setItem(key, value) {
      if (full) throw new Error('full');
      kept.set(key, value);
    },
    /** @param {string} key */
    removeItem: (key) => void kept.delete(key),
  };
}

test('what is set can be read again, also by the next store', async () => {
  const area = fakeArea();
  await createStore({ area }).set('game', { moves: ['d1-e5'] });
  assert.deepEqual(await createStore({ area }).get('game'), { moves: ['d1-e5'] });
  assert.equal(await createStore({ area }).get('other'), null);
});

test('without an area all is kept in memory, and that is said', async () => {
  /** @type {string[]} */
  const troubles = [];
  const store = createStore({ area: null, onTrouble: (trouble) => troubles.push(trouble) });
  await store.set('game', 1);
  assert.equal(await store.get('game'), 1);
  assert.deepEqual(troubles, ['denied']);
});

test('a full area keeps the latest in memory, and that is said', async () => {
  /** @type {string[]} */
  const troubles = [];
  const store = createStore({ area: fakeArea({ full: true }), onTrouble: (trouble) => troubles.push(trouble) });
  await store.set('game', 2);
  assert.equal(await store.get('game'), 2);
  assert.deepEqual(troubles, ['full']);
});

test('an unreadable entry is put aside whole and not fatal', async () => {
  const area = fakeArea();
  area.kept.set('nyota:game', '{"moves": ["d1-');
  const store = createStore({ area });
  assert.equal(await store.get('game'), null);
  assert.equal(store.trouble, 'corrupt');
  assert.equal(area.kept.has('nyota:game'), false);
  assert.equal(JSON.parse(area.kept.get('nyota:game.set-aside') ?? ''), '{"moves": ["d1-');
});

test('an entry that proved useless can be put aside', async () => {
  const area = fakeArea();
  const store = createStore({ area });
  await store.set('game', { foreign: true });
  await store.setAside('game', { foreign: true });
  assert.equal(await store.get('game'), null);
  assert.deepEqual(JSON.parse(area.kept.get('nyota:game.set-aside') ?? ''), { foreign: true });
});

test('an area that refuses to be read is no obstacle', async () => {
  const store = createStore({ area: fakeArea({ denied: true }) });
  assert.equal(await store.get('game'), null);
  assert.equal(store.trouble, 'denied');
});
