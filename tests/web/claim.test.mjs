// Two tabs and one game.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { claimGame } from '../../web/store/claim.js';
import { settle } from './strip-game.mjs';

/** A stand-in for the browser's locks, which give one at once or not at all. @returns {any} */
function fakeLocks() {
  /** @type {Map<string, (error: Error) => void>} */
  const held = new Map();
  return {
    /** @param {string} name @param {{ steal?: boolean }} options @param {(lock: object | null) => unknown} act */
    request: (name, { steal = false }, act) =>
      new Promise((resolve, reject) => {
        const before = held.get(name);
        if (before && !steal) {
          resolve(act(null));
          return;
        }
        held.set(name, reject);
        before?.(Object.assign(new Error('stolen'), { name: 'AbortError' }));
        void Promise.resolve(act({ name })).then(() => {
          if (held.get(name) === reject) held.delete(name);
          resolve(null);
        });
      }),
  };
}

test('the first tab has the game, the second does not, and may take it over', async () => {
  const locks = fakeLocks();
  let lost = 0;
  const first = claimGame('game-aaa', { locks, onLost: () => (lost += 1) });
  assert.equal(await first.ready, true);
  assert.equal(await claimGame('game-bbb', { locks, onLost() {} }).ready, true, 'another game is free');
  const second = claimGame('game-aaa', { locks, onLost() {} });
  assert.equal(await second.ready, false);
  assert.equal(second.free, false);
  const third = claimGame('game-aaa', { locks, steal: true, onLost() {} });
  assert.equal(await third.ready, true);
  await settle();
  assert.equal(lost, 1);
  assert.equal(first.free, false);
  third.release();
  await settle();
  assert.equal(await claimGame('game-aaa', { locks, onLost() {} }).ready, true, 'free again');
  assert.equal(lost, 1);
});

test('a tab that is just leaving is waited for', async () => {
  const locks = fakeLocks();
  const before = claimGame('game-aaa', { locks, onLost: () => assert.fail('it has left by itself') });
  await before.ready;
  const after = claimGame('game-aaa', { locks, onLost() {} });
  before.release();
  assert.equal(await after.ready, true);
});

test('where locks are refused nobody else is in the way', async () => {
  const locks = /** @type {any} */ ({ request: () => Promise.reject(Object.assign(new Error('no'), { name: 'SecurityError' })) });
  assert.equal(await claimGame('game-aaa', { locks, onLost() {} }).ready, true);
});

test('without locks, tabs ask each other', async () => {
  const given = { locks: null };
  let lost = 0;
  const first = claimGame('game-aaa', { ...given, onLost: () => (lost += 1) });
  assert.equal(await first.ready, true);
  const second = claimGame('game-aaa', { ...given, onLost() {} });
  assert.equal(await second.ready, false);
  const third = claimGame('game-aaa', { ...given, steal: true, onLost() {} });
  assert.equal(await third.ready, true);
  while (lost === 0) await settle();
  assert.equal(first.free, false);
  for (const one of [first, second, third]) one.release();
  const fourth = claimGame('game-aaa', { ...given, onLost() {} });
  assert.equal(await fourth.ready, true);
  fourth.release();
});
