import assert from 'node:assert/strict';
import { test } from 'node:test';

import { dice, playRandomly, positionText, refused } from './helpers.mjs';
import { nyota } from './package.mjs';

/**
 * @param {object} [more]
 * @returns {any}
 */
const setup = (more) => ({ game: 'sternhalma', players: 2, ...more });

const kStart = 'd/dd/ddd/dddd/13/12/11/10/9/10/11/12/13/aaaa/aaa/aa/a 0';

test('the start as a text', () => {
  assert.equal(nyota.newGame(setup()).position(), kStart);
  assert.equal(
    nyota.newGame(setup({ preset: 'japanese', firstSeat: 1 })).position(),
    'D/dd/ddd/dddd/4ddddd4/12/11/10/9/10/11/12/4aaaaa4/aaaa/aaa/aa/A 1',
  );
  assert.equal(
    nyota.newGame(setup({ rules: { unusedCamps: 'filled' } })).position(),
    'd/dd/ddd/dddd/nnnn5nnnn/nnn6nnn/nn7nn/n8n/9/n8n/nn7nn/nnn6nnn/nnnn5nnnn/aaaa/aaa/aa/a 0',
  );
  const six = nyota.newGame(setup({ players: 6 })).position();
  assert.equal(six, 'd/dd/ddd/dddd/cccc5eeee/ccc6eee/cc7ee/c8e/9/b8f/bb7ff/bbb6fff/bbbb5ffff/aaaa/aaa/aa/a 0');
});

test('a position loads as it is written, in every kind of game', () => {
  const roll = dice(21);
  for (const given of [
    setup(), setup({ players: 3, preset: 'japanese' }), setup({ players: 6, preset: 'masters' }),
    setup({ rules: { unusedCamps: 'filled' } }), setup({ rules: { sets: 2 } }), setup({ players: 1 }),
  ]) {
    const game = nyota.newGame(given);
    for (let i = 0; i < 10 && !game.state().over; ++i) {
      // Resignations are part of no position text.
      playRandomly(game, (below) => (below === 60 ? 1 : roll(below)), 5);
      if (game.state().over) break;
      const loaded = nyota.fromPosition(given, game.position());
      assert.equal(loaded.position(), game.position());
      assert.deepEqual(loaded.legalMoves(), game.legalMoves());
      assert.equal(loaded.hash(), game.hash());
      assert.equal(loaded.state().ply, 0);
      assert.equal(loaded.undo(), false);
      assert.deepEqual(loaded.setup, game.setup);
      loaded.free();
    }
  }
});

test('a position that is decided is over at once', () => {
  const goal = 'n1 n2 n3 n4 o1 o2 o3 p1 p2 q1';
  for (const turn of /** @type {const} */ ([0, 1, '-'])) {
    const state = nyota.fromPosition(setup(), positionText({ [goal]: 'a', i5: 'd' }, turn)).state();
    assert.deepEqual([state.over, state.reason, state.turn, state.seats.map(({ rank }) => rank)], [true, 'finished', null, [1, 2]]);
  }
});

test('a seat that cannot move is passed over when a position is loaded', () => {
  const game = nyota.fromPosition(setup({ players: 3 }), positionText({ d1: 'a', m1: 'e' }, 1));
  assert.equal(game.state().turn, 2);
  assert.equal(nyota.fromPosition(setup(), positionText({}, 0)).state().reason, 'stagnation');
});

test('text that is no position of the game is refused, with the place of the fault', () => {
  const rows = kStart.slice(0, -2);
  /** @type {[any, string, number?][]} */
  const wrong = [
    [setup(), '', 0],
    [setup(), ' ', 0],
    [setup(), 'hello'],
    [setup(), rows],
    [setup(), `${rows} `],
    [setup(), `${rows} 2`, rows.length + 1],
    [setup(), `${rows} x`, rows.length + 1],
    [setup(), `${rows} -`, rows.length + 1],
    [setup(), `${rows} 00`, rows.length + 2],
    [setup(), `${kStart} `, kStart.length],
    [setup(), ` ${kStart}`, 0],
    [setup(), kStart.replace('d/', 'dd/'), 1],
    [setup(), kStart.replace('d/dd', 'd/d')],
    [setup(), kStart.replace('/13/', '/12/')],
    [setup(), kStart.replace('/13/', '/14/')],
    [setup(), kStart.replace('/13/', '/013/')],
    [setup(), kStart.replace('/13/', '/0/')],
    [setup(), kStart.replace('/13/', '/99999999999999999999/')],
    [setup(), kStart.replace('/9/', '//')],
    [setup(), kStart.replace('/9/', '/a8/')],
    [setup(), kStart.replace('/9/', '/b8/')],
    [setup(), kStart.replace('/9/', '/n8/')],
    [setup(), kStart.replace('/9/', '/z8/')],
    [setup(), kStart.replace('aaaa', 'Aaaa')],
    [setup(), kStart.replace('/9/', '/é8/')],
    [setup(), kStart.replace('/9/', '/\ud8008/')],
    [setup(), kStart.replaceAll('/', '\\')],
    [setup({ preset: 'japanese' }), positionText({ 'a1 b1': 'A', q1: 'D' }, 0)],
  ];
  for (const [given, text, offset] of wrong) {
    const error = refused(() => nyota.fromPosition(given, text), { code: 'bad-position', details: { field: 'position' } }, text);
    assert.equal(typeof error.details?.offset, 'number');
    if (offset !== undefined) assert.equal(error.details?.offset, offset, text);
  }
  for (const text of [undefined, null, 5, {}, [kStart], new String(kStart)]) {
    refused(() => nyota.fromPosition(setup(), /** @type {any} */ (text)), 'bad-position');
  }
});

test('a broken setup is refused as such, whatever the position', () => {
  for (const given of [undefined, null, 'standard', setup({ players: 7 }), setup({ rules: { x: 1 } })]) {
    refused(() => nyota.fromPosition(/** @type {any} */ (given), kStart), 'bad-setup');
  }
});
