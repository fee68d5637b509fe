import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createStore } from '../../web/store/store.js';
import { fakeArea } from './fake-area.mjs';

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
  assert.equal(area.kept.get('nyota:game.set-aside'), '{"moves": ["d1-');
});

test('what was put aside before stays when more is put aside', () => {
  const area = fakeArea();
  const store = createStore({ area });
  for (const text of ['{"a', '{"b', '{"c']) {
    area.kept.set('nyota:game', text);
    store.get('game');
  }
  assert.deepEqual(store.keys('game').map((key) => store.text(key)).sort(), ['{"a', '{"b', '{"c']);
});

test('an unreadable entry is not lost where there is no room for it twice', () => {
  const area = fakeArea({ room: 80 });
  const broken = '{"moves": ["d1-e5", "q1-p3", "e5-';
  area.kept.set('nyota:game', broken);
  const store = createStore({ area });
  assert.equal(store.get('game'), null);
  assert.equal(area.kept.get('nyota:game.set-aside'), broken);
});

test('a full area is told of once, and again only after there was room', () => {
  /** @type {string[]} */
  const troubles = [];
  const area = fakeArea({ room: 40 });
  const store = createStore({ area, onTrouble: (trouble) => troubles.push(trouble) });
  const long = 'x'.repeat(40);
  assert.equal(store.set('game', long), false);
  assert.equal(store.set('game', `${long}y`), false);
  assert.equal(store.get('game'), `${long}y`);
  assert.deepEqual(troubles, ['full']);
  assert.equal(store.set('game', 'short'), true);
  assert.equal(store.trouble, null);
  store.set('game', long);
  assert.deepEqual(troubles, ['full', 'full']);
});

test('another tab is heard: what the device keeps counts, not what was written here once', () => {
  const area = fakeArea();
  const store = createStore({ area });
  store.set('game', 1);
  area.kept.set('nyota:game', '2');
  assert.equal(store.get('game'), 2);
});

test('keys are those of the device and of the memory, without those of other pages', () => {
  const area = fakeArea({ room: 30 });
  area.kept.set('other:game.x', '1');
  const store = createStore({ area });
  store.set('game.a', 1);
  store.set('game.b', 'x'.repeat(40));
  store.set('rest', 1);
  assert.deepEqual(store.keys('game.').sort(), ['game.a', 'game.b']);
});

test('an entry that proved useless can be put aside', async () => {
  const area = fakeArea();
  const store = createStore({ area });
  await store.set('game', { foreign: true });
  await store.setAside('game', { foreign: true });
  assert.equal(await store.get('game'), null);
  assert.equal(area.kept.get('nyota:game.set-aside'), '{"foreign":true}');
});

test('an area that refuses to be read is no obstacle', async () => {
  const store = createStore({ area: fakeArea({ denied: true }) });
  assert.equal(await store.get('game'), null);
  assert.equal(store.trouble, 'denied');
});
