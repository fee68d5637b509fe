/** Whatever is handed in: a NyotaError with code and details, the game as it was, the engine alive. */
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { dice, pick, playRandomly, snapshot } from './helpers.mjs';
import { NyotaError, nyota } from './package.mjs';

/** @typedef {import('../../web/engine/nyota.js').Game} Game */

/** @type {any} */
const round = {};
round.self = round;
const thrower = { get game() { throw new Error('from a getter'); }, toString() { throw new Error('from toString'); } };

/** @type {any[]} */
const kOdd = [
  undefined, null, true, false, 0, -0, -1, 1.5, NaN, Infinity, -Infinity, 2 ** 31, 2 ** 53, 1e300, 7n,
  '', ' ', '0', 'c1', 'z99-a1', '\u0000', '\ud800', '\udfff\ud800', '💎', 'ä'.repeat(100), 'toString', '__proto__', 'constructor',
  [], [[]], [undefined], Array(5), [1, 2, 3], {}, Object.create(null), { length: 3 }, round, thrower,
  new Date(NaN), new Map(), new Set(), /x/, new Error('x'), Symbol('x'), () => 5, class {}, new Uint8Array(9), new Proxy({}, {}),
  { toJSON() { throw new Error('from toJSON'); } }, { toJSON: () => undefined }, new String('c1-e5'), Promise.resolve(),
];

const name = (/** @type {unknown} */ value) => {
  try {
    return `${typeof value} ${JSON.stringify(value)}`;
  } catch {
    return typeof value;
  }
};

/**
 * @param {() => unknown} call
 * @param {string} about
 * @returns {boolean} whether it was refused
 */
function refusesWell(call, about) {
  try {
    call();
    return false;
  } catch (error) {
    assert.ok(error instanceof NyotaError, `${about}: ${error}`);
    assert.match(error.code, /^[a-z]+(-[a-z]+)*$/, about);
    assert.equal(typeof error.details?.code, 'string', about);
    return true;
  }
}

test('every function of the engine with every odd value', () => {
  for (const value of kOdd) {
    const about = name(value);
    for (const call of [
      () => nyota.newGame(value),
      () => nyota.newGame({ game: 'sternhalma', players: value }),
      () => nyota.newGame({ game: value, players: 2 }),
      () => nyota.loadGame(value),
      () => nyota.loadGame({ format: 'nyota-game', version: 1, setup: { game: 'sternhalma', players: 2 }, moves: value }),
      () => nyota.fromText(value),
      () => nyota.fromPosition(value, 'x'),
      () => nyota.fromPosition({ game: 'sternhalma', players: 2 }, value),
      () => nyota.presets(value),
      () => nyota.options(value),
    ]) {
      const refused = refusesWell(call, `${call} ${about}`);
      const emptyMoves = Array.isArray(value) && value.length === 0 && /moves: value/.test(String(call));
      assert.equal(refused, !emptyMoves, `${call} ${about}`);
    }
    assert.equal(refusesWell(() => nyota.checkSetup(value), about), false);
    assert.ok(nyota.checkSetup(value).errors.length > 0);
    for (const field of ['preset', 'rules', 'homes', 'firstSeat']) {
      refusesWell(() => nyota.newGame(/** @type {any} */ ({ game: 'sternhalma', players: 2, [field]: value })).free(), `${field} ${about}`);
    }
    for (const { name: option } of nyota.options('sternhalma')) {
      refusesWell(() => nyota.newGame({ game: 'sternhalma', players: 2, rules: { [option]: value } }).free(), `${option} ${about}`);
    }
  }
});

test('every method of a game with every odd value changes nothing', () => {
  const game = nyota.newGame({ game: 'sternhalma', players: 3 });
  game.play('c1-e5');
  game.play(game.legalMoves()[0].text);
  game.undo();
  const before = snapshot(game);
  for (const value of kOdd) {
    const about = name(value);
    for (const [method, mayPass] of /** @type {[string, RegExp][]} */ ([
      ['play', /^$/],
      ['resign', /^number (0|-0)$/],
      ['continuations', /^$/],
      ['stateAt', /^number (0|1)$/],
      ['toText', /^$/],
      ['legalMoves', /^undefined|"c1"$/],
      ['whyNot', /./],
      ['perft', /^number 0$/],
      ['think', /^undefined|{}|^object \[undefined\]|function|symbol/],
    ])) {
      const refused = refusesWell(() => /** @type {any} */ (game)[method](value), `${method} ${about}`);
      if (!refused) assert.match(about, mayPass, method);
      if (method === 'resign' && !refused) game.undo();
    }
    assert.ok(game.whyNot(value) !== null);
  }
  game.redo();
  game.undo();
  const after = snapshot(game);
  assert.deepEqual({ ...after, state: { ...after.state, canRedo: true } }, before);
});

test('records spoilt at random are loaded or refused, never worse', () => {
  const roll = dice(99);
  const game = nyota.newGame({ game: 'sternhalma', players: 4, preset: 'masters' });
  playRandomly(game, roll, 25);
  game.setMeta({ names: ['a', 'b'] });
  const json = game.toText('json');
  const link = game.toText('link');
  const position = game.position();
  const signs = '{}[]",:0123456789abcdefqn-*/. \\u\n\u0000é💎';
  let loaded = 0;
  for (let i = 0; i < 4_000; ++i) {
    const [text, read] = pick(roll, /** @type {[string, (text: string) => Game][]} */ ([
      [json, (spoilt) => nyota.fromText(spoilt)],
      [link, (spoilt) => nyota.fromText(spoilt)],
      [position, (spoilt) => nyota.fromPosition(game.setup, spoilt)],
    ]));
    let spoilt = text;
    for (let times = roll(3) + 1; times > 0; --times) {
      const at = roll(spoilt.length);
      const what = roll(4);
      if (what === 0) spoilt = spoilt.slice(0, at) + spoilt.slice(at + 1 + roll(5));
      else if (what === 1) spoilt = spoilt.slice(0, at) + signs[roll(signs.length)] + spoilt.slice(at);
      else if (what === 2) spoilt = spoilt.slice(0, at) + signs[roll(signs.length)] + spoilt.slice(at + 1);
      else spoilt = spoilt.slice(0, at) + spoilt.slice(roll(at + 1), at) + spoilt.slice(at);
    }
    refusesWell(() => {
      const again = read(spoilt);
      again.state();
      again.legalMoves();
      again.free();
      loaded += 1;
    }, spoilt);
  }
  assert.ok(loaded > 0, 'some changes do no harm, as in a name');
});

test('random move texts are refused or played, and agree with whyNot', () => {
  const roll = dice(123);
  const game = nyota.newGame({ game: 'sternhalma', players: 2, preset: 'masters' });
  playRandomly(game, roll, 40);
  const { pieces } = game.state();
  let played = 0;
  for (let i = 0; i < 3_000; ++i) {
    const from = roll(3) === 0 ? `${'abcdefghijklmnopqr'[roll(18)]}${roll(15)}` : pick(roll, pieces).cell;
    let text = from;
    for (let hops = roll(3) + 1; hops > 0; --hops) {
      text += `${pick(roll, ['-', '-', '-', '*'])}${'abcdefghijklmnopqr'[roll(18)]}${roll(15)}`;
    }
    const reason = game.whyNot(text);
    const refused = refusesWell(() => game.play(text), text);
    assert.equal(refused, reason !== null, text);
    if (refused) continue;
    played += 1;
    game.undo();
  }
  assert.ok(played > 0);
});
