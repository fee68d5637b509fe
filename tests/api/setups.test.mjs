import assert from 'node:assert/strict';
import { test } from 'node:test';

import { refused } from './helpers.mjs';
import { nyota } from './package.mjs';

/** @typedef {import('../../web/engine/nyota.js').Setup} Setup */

const kStandard = {
  style: 'international',
  blocking: 'full-goal',
  goalLock: false,
  camps: 'free',
  unusedCamps: 'empty',
  sets: 1,
  hops: 'adjacent',
  playToEnd: true,
  moveLimit: 300,
  stagnation: 50,
};
/** @type {Record<string, typeof kStandard>} */
const kPresets = {
  standard: kStandard,
  japanese: { ...kStandard, style: 'japanese', camps: 'closed' },
  classic: { ...kStandard, goalLock: true, blocking: 'own-only', playToEnd: false },
  masters: { ...kStandard, goalLock: true, camps: 'pass', blocking: 'swap' },
};
/** @type {number[][][]} */
const kHomes = [
  [],
  [[0]],
  [[0], [3]],
  [[0], [2], [4]],
  [[0], [1], [3], [4]],
  [[0], [1], [2], [3], [4]],
  [[0], [1], [2], [3], [4], [5]],
];

/**
 * A setup as a caller who is not held by types gives it.
 * @param {object} more
 * @returns {any}
 */
const setup = (more) => ({ game: 'sternhalma', players: 2, ...more });

/** @param {unknown} given */
function complete(given) {
  const { setup: out, notes, errors } = nyota.checkSetup(given);
  assert.deepEqual(errors, [], JSON.stringify(given));
  const game = nyota.newGame(/** @type {any} */ (given));
  assert.deepEqual(game.setup, out, 'newGame does what checkSetup says');
  assert.deepEqual(game.record().setup, out);
  const again = nyota.checkSetup(out);
  assert.deepEqual(again.setup, out, 'a complete setup means itself');
  game.free();
  return { setup: /** @type {any} */ (out), notes };
}

test('two players and nothing else: every default filled in, in a fixed order', () => {
  assert.equal(
    JSON.stringify(nyota.newGame({ game: 'sternhalma', players: 2 }).setup),
    '{"game":"sternhalma","players":2,"preset":"standard","rules":{"style":"international","blocking":"full-goal",' +
      '"goalLock":false,"camps":"free","unusedCamps":"empty","sets":1,"hops":"adjacent","playToEnd":true,' +
      '"moveLimit":300,"stagnation":50},"homes":[[0],[3]],"firstSeat":0}',
  );
});

test('four players ask for the Japanese preset: played internationally, and noted', () => {
  const { setup: out, notes } = complete(setup({ players: 4, preset: 'japanese' }));
  assert.equal(out.preset, 'japanese');
  assert.equal(out.rules.style, 'international');
  assert.equal(out.rules.camps, 'free');
  assert.deepEqual(notes, ['japanese-needs-2-or-3']);
});

test('every preset with every number of players', () => {
  for (const [preset, rules] of Object.entries(kPresets)) {
    for (let players = 1; players <= 6; ++players) {
      const { setup: out, notes } = complete(setup({ players, preset }));
      const international = preset === 'japanese' && players !== 2 && players !== 3;
      assert.deepEqual(out, {
        game: 'sternhalma',
        players,
        preset,
        rules: international ? kStandard : rules,
        homes: kHomes[players],
        firstSeat: 0,
      });
      const expected = [];
      if (international) expected.push('japanese-needs-2-or-3');
      if (players === 5) expected.push('five-players');
      assert.deepEqual(notes, expected, `${preset} ${players}`);
      const { seats, pieces } = nyota.newGame(setup({ players, preset })).state();
      assert.equal(seats.length, players);
      assert.equal(pieces.length, players * (out.rules.style === 'japanese' ? 15 : 10));
    }
  }
});

test('presets() lists the four with all their rules', () => {
  assert.deepEqual(
    nyota.presets('sternhalma'),
    Object.entries(kPresets).map(([preset, rules]) => ({ preset, rules })),
  );
});

test('options() lists every rule with what it may be and its default', () => {
  assert.deepEqual(nyota.options('sternhalma'), [
    { name: 'style', type: 'enum', values: ['international', 'japanese'], default: 'international' },
    { name: 'blocking', type: 'enum', values: ['full-goal', 'own-only', 'swap', 'swap-last'], default: 'full-goal' },
    { name: 'goalLock', type: 'boolean', default: false },
    { name: 'camps', type: 'enum', values: ['free', 'pass', 'closed'], default: 'free' },
    { name: 'unusedCamps', type: 'enum', values: ['empty', 'filled'], default: 'empty' },
    { name: 'sets', type: 'integer', min: 1, max: 3, default: 1 },
    { name: 'hops', type: 'enum', values: ['adjacent', 'distance'], default: 'adjacent' },
    { name: 'playToEnd', type: 'boolean', default: true },
    { name: 'moveLimit', type: 'integer', min: 0, max: 100000, default: 300 },
    { name: 'stagnation', type: 'integer', min: 0, max: 100000, default: 50 },
  ]);
});

test('every value of every option is taken as given, at both ends of its range', () => {
  for (const option of nyota.options('sternhalma')) {
    const values = option.values ?? (option.type === 'boolean' ? [false, true] : [option.min, option.max]);
    for (const value of values) {
      const { setup: out } = complete(setup({ rules: { [option.name]: value } }));
      assert.equal(out.rules[option.name], value);
    }
  }
});

test('rules stand over the preset, and show in the setup', () => {
  const { setup: out } = complete(setup({ preset: 'classic', rules: { blocking: 'swap-last', playToEnd: true } }));
  assert.deepEqual(out.rules, { ...kPresets.classic, blocking: 'swap-last', playToEnd: true });
  assert.equal(out.preset, 'classic');
});

test('the style decides about camps where they are not given', () => {
  const rulesOf = (/** @type {object} */ more) => complete(setup(more)).setup.rules;
  assert.equal(rulesOf({ rules: { style: 'japanese' } }).camps, 'closed');
  assert.equal(rulesOf({ preset: 'masters', rules: { style: 'japanese', blocking: 'own-only' } }).camps, 'closed');
  assert.equal(rulesOf({ preset: 'japanese', rules: { style: 'international' } }).camps, 'free');
  assert.equal(rulesOf({ players: 4, preset: 'japanese', rules: { camps: 'pass' } }).camps, 'pass');
  assert.equal(rulesOf({ players: 6, rules: { style: 'japanese' } }).style, 'international');
});

test('several sets: the default homes of each, and what homes say of sets', () => {
  assert.deepEqual(complete(setup({ rules: { sets: 2 } })).setup.homes, [[0, 1], [3, 4]]);
  assert.deepEqual(complete(setup({ rules: { sets: 3 } })).setup.homes, [[0, 1, 2], [3, 4, 5]]);
  assert.deepEqual(complete(setup({ players: 3, rules: { sets: 2 } })).setup.homes, [[0, 1], [2, 3], [4, 5]]);
  const given = complete(setup({ homes: [[0, 2, 4], [1, 3, 5]] })).setup;
  assert.equal(given.rules.sets, 3);
  assert.deepEqual(given.homes, [[0, 2, 4], [1, 3, 5]]);
  assert.equal(complete(setup({ rules: { sets: 2 }, homes: [[5, 2], [0, 3]] })).setup.rules.sets, 2);
});

test('homes and the first seat may be chosen', () => {
  const game = nyota.newGame(setup({ homes: [[0], [2]], firstSeat: 1, preset: 'japanese' }));
  assert.deepEqual(/** @type {any} */ (game.setup).homes, [[0], [2]]);
  assert.equal(game.setup.firstSeat, 1);
  const { turn, seats } = game.state();
  assert.equal(turn, 1);
  assert.deepEqual(seats.map(({ homes }) => homes), [[0], [2]]);
  assert.deepEqual(complete(setup({ homes: [[4], [5]] })).setup.homes, [[4], [5]], 'neighbours, international');
});

/** [what is given, details of the refusal] */
/** @type {[object, { code: string, field: string, value?: unknown, allowed?: unknown }][]} */
const kRefusals = [
  [{ players: 0 }, { code: 'bad-value', field: 'players', value: 0, allowed: { min: 1, max: 6 } }],
  [{ players: 7 }, { code: 'bad-value', field: 'players', value: 7, allowed: { min: 1, max: 6 } }],
  [{ players: -1 }, { code: 'bad-value', field: 'players', value: -1 }],
  [{ players: 2.5 }, { code: 'bad-value', field: 'players', value: 2.5 }],
  [{ players: '2' }, { code: 'bad-value', field: 'players', value: '2' }],
  [{ players: true }, { code: 'bad-value', field: 'players', value: true }],
  [{ players: 1e300 }, { code: 'bad-value', field: 'players', value: 1e300 }],
  [{ players: NaN }, { code: 'bad-value', field: 'players', value: null }],
  [{ players: undefined }, { code: 'bad-value', field: 'players', value: null }],
  [{ game: 'halma' }, { code: 'bad-value', field: 'game', value: 'halma', allowed: ['sternhalma', 'chess4'] }],
  [{ game: undefined }, { code: 'bad-value', field: 'game', value: null, allowed: ['sternhalma', 'chess4'] }],
  [{ game: 5 }, { code: 'bad-value', field: 'game', value: 5, allowed: ['sternhalma', 'chess4'] }],
  [
    { preset: 'house' },
    { code: 'bad-value', field: 'preset', value: 'house', allowed: ['standard', 'japanese', 'classic', 'masters'] },
  ],
  [{ preset: 0 }, { code: 'bad-value', field: 'preset', value: 0 }],
  [{ preset: null }, { code: 'bad-value', field: 'preset', value: null }],
  [
    { colour: 'red' },
    {
      code: 'unknown-field',
      field: 'colour',
      value: 'red',
      allowed: ['game', 'players', 'preset', 'rules', 'homes', 'firstSeat'],
    },
  ],
  [{ Players: 2 }, { code: 'unknown-field', field: 'Players', value: 2 }],
  [{ 'game,players': 2 }, { code: 'unknown-field', field: 'game,players', value: 2 }],
  [{ '': 2 }, { code: 'unknown-field', field: '', value: 2 }],
  [{ rules: [] }, { code: 'bad-value', field: 'rules', value: [] }],
  [{ rules: 'classic' }, { code: 'bad-value', field: 'rules', value: 'classic' }],
  [{ rules: null }, { code: 'bad-value', field: 'rules', value: null }],
  [{ rules: { jumps: 2 } }, { code: 'unknown-option', field: 'rules.jumps', value: 2, allowed: Object.keys(kStandard) }],
  [{ rules: { goalLock: 1 } }, { code: 'bad-value', field: 'rules.goalLock', value: 1, allowed: [false, true] }],
  [{ rules: { goalLock: null } }, { code: 'bad-value', field: 'rules.goalLock', value: null }],
  [{ rules: { camps: 'shut' } }, { code: 'bad-value', field: 'rules.camps', value: 'shut', allowed: ['free', 'pass', 'closed'] }],
  [{ rules: { camps: 'free,pass' } }, { code: 'bad-value', field: 'rules.camps', value: 'free,pass' }],
  [{ rules: { camps: '' } }, { code: 'bad-value', field: 'rules.camps', value: '' }],
  [{ rules: { camps: ['free'] } }, { code: 'bad-value', field: 'rules.camps', value: ['free'] }],
  [{ rules: { sets: 4 } }, { code: 'bad-value', field: 'rules.sets', value: 4, allowed: { min: 1, max: 3 } }],
  [{ rules: { sets: 0 } }, { code: 'bad-value', field: 'rules.sets', value: 0 }],
  [{ rules: { moveLimit: -1 } }, { code: 'bad-value', field: 'rules.moveLimit', value: -1, allowed: { min: 0, max: 100000 } }],
  [{ rules: { moveLimit: 100001 } }, { code: 'bad-value', field: 'rules.moveLimit', value: 100001 }],
  [{ rules: { moveLimit: Infinity } }, { code: 'bad-value', field: 'rules.moveLimit', value: null }],
  [{ rules: { stagnation: 2 ** 53 } }, { code: 'bad-value', field: 'rules.stagnation', value: 2 ** 53 }],
  [{ players: 4, rules: { sets: 2 } }, { code: 'conflict', field: 'rules.sets', value: 2, allowed: [1] }],
  [{ players: 3, rules: { sets: 3 } }, { code: 'conflict', field: 'rules.sets', value: 3, allowed: [1, 2] }],
  [{ players: 1, rules: { sets: 3 } }, { code: 'conflict', field: 'rules.sets', value: 3, allowed: [1] }],
  [{ players: 1, homes: [[0, 3]] }, { code: 'conflict', field: 'rules.sets', value: 2, allowed: [1] }],
  [{ homes: [[0], [0]] }, { code: 'bad-homes', field: 'homes', value: [[0], [0]] }],
  [{ homes: [[0, 1], [1, 2]] }, { code: 'bad-homes', field: 'homes', value: [[0, 1], [1, 2]] }],
  [{ homes: [[0, 0], [1, 2]] }, { code: 'bad-homes', field: 'homes' }],
  [{ homes: [[0]] }, { code: 'bad-homes', field: 'homes', value: [[0]] }],
  [{ homes: [[0], [2], [4]] }, { code: 'bad-homes', field: 'homes' }],
  [{ homes: [[0], [1, 2]] }, { code: 'bad-homes', field: 'homes' }],
  [{ homes: [[], []] }, { code: 'bad-homes', field: 'homes' }],
  [{ homes: [[0, 1, 2, 3], [4, 5, 4, 5]] }, { code: 'bad-homes', field: 'homes' }],
  [{ homes: [[0], [6]] }, { code: 'bad-homes', field: 'homes' }],
  [{ homes: [[0], [-1]] }, { code: 'bad-homes', field: 'homes' }],
  [{ homes: [[0], [0.5]] }, { code: 'bad-homes', field: 'homes' }],
  [{ homes: [[0], ['3']] }, { code: 'bad-homes', field: 'homes' }],
  [{ homes: [0, 3] }, { code: 'bad-homes', field: 'homes' }],
  [{ homes: { 0: [0], 1: [3] } }, { code: 'bad-homes', field: 'homes' }],
  [{ homes: null }, { code: 'bad-homes', field: 'homes', value: null }],
  [{ rules: { sets: 1 }, homes: [[0, 1], [3, 4]] }, { code: 'bad-homes', field: 'homes' }],
  [{ firstSeat: 2 }, { code: 'bad-value', field: 'firstSeat', value: 2, allowed: { min: 0, max: 1 } }],
  [{ firstSeat: -1 }, { code: 'bad-value', field: 'firstSeat', value: -1 }],
  [{ firstSeat: '0' }, { code: 'bad-value', field: 'firstSeat', value: '0' }],
  [{ firstSeat: NaN }, { code: 'bad-value', field: 'firstSeat', value: null }],
  [
    { preset: 'japanese', rules: { blocking: 'swap' } },
    { code: 'conflict', field: 'rules.blocking', value: 'swap', allowed: ['full-goal', 'own-only'] },
  ],
  [{ preset: 'japanese', rules: { blocking: 'swap-last' } }, { code: 'conflict', field: 'rules.blocking', value: 'swap-last' }],
  [{ preset: 'masters', rules: { style: 'japanese' } }, { code: 'conflict', field: 'rules.blocking', value: 'swap' }],
  [
    { preset: 'japanese', rules: { hops: 'distance' } },
    { code: 'conflict', field: 'rules.hops', value: 'distance', allowed: ['adjacent'] },
  ],
  [{ preset: 'japanese', rules: { sets: 2 } }, { code: 'conflict', field: 'rules.sets', value: 2, allowed: [1] }],
  [
    { preset: 'japanese', rules: { camps: 'free' } },
    { code: 'conflict', field: 'rules.camps', value: 'free', allowed: ['closed'] },
  ],
  [{ rules: { style: 'japanese', camps: 'pass' } }, { code: 'conflict', field: 'rules.camps', value: 'pass' }],
  [{ preset: 'japanese', homes: [[0], [1]] }, { code: 'bad-homes', field: 'homes', value: [[0], [1]] }],
  [{ preset: 'japanese', homes: [[5], [0]] }, { code: 'bad-homes', field: 'homes', value: [[5], [0]] }],
  [{ preset: 'japanese', players: 3, homes: [[0], [2], [3]] }, { code: 'bad-homes', field: 'homes' }],
];

test('every refusal names field, value and what is allowed', () => {
  for (const [more, details] of kRefusals) {
    const given = setup(more);
    const about = JSON.stringify(more);
    refused(() => nyota.newGame(given), { code: 'bad-setup', details: { ...details } }, about);
    const { setup: out, errors } = nyota.checkSetup(given);
    assert.equal(out, null, about);
    assert.ok(errors.length > 0, about);
    for (const [name, value] of Object.entries(details)) {
      assert.deepEqual(/** @type {any} */ (errors[0])[name], value, `${about} ${name}`);
    }
    assert.ok(errors.every((error) => error.field !== undefined && 'value' in error && 'allowed' in error), about);
  }
});

test('checkSetup gives every error at once', () => {
  const { setup: out, errors } = nyota.checkSetup({
    game: 'sternhalma',
    players: 9,
    preset: 'x',
    extra: 1,
    rules: { camps: 'y', goalLock: 'z', nothing: 0 },
  });
  assert.equal(out, null);
  assert.deepEqual(
    errors.map(({ field }) => field).sort(),
    ['extra', 'players', 'preset', 'rules.camps', 'rules.goalLock', 'rules.nothing'],
  );
  const japanese = nyota.checkSetup(setup({ preset: 'japanese', rules: { hops: 'distance', blocking: 'swap', camps: 'free' } }));
  assert.deepEqual(japanese.errors.map(({ field }) => field).sort(), ['rules.blocking', 'rules.camps', 'rules.hops']);
});

test('checkSetup takes anything and never throws', () => {
  /** @type {any} */
  const round = {};
  round.self = round;
  for (const given of [undefined, null, 5, 'text', [], [[]], true, round, { game: 1n }, () => {}, Symbol('s'), new Map()]) {
    const { setup: out, notes, errors } = nyota.checkSetup(given);
    assert.equal(out, null);
    assert.deepEqual(notes, []);
    assert.ok(errors.length > 0);
    assert.ok(errors.every(({ code, field }) => code && field));
  }
});

test('newGame takes no other types either', () => {
  /** @type {any} */
  const round = {};
  round.self = round;
  for (const given of [undefined, null, 5, 'text', '{"game":"sternhalma","players":2}', [], round, { game: 1n }]) {
    refused(() => nyota.newGame(/** @type {any} */ (given)), 'bad-setup');
  }
});

test('presets and options of a game that is none', () => {
  for (const name of ['halma', '', 'Sternhalma', undefined, null, 5, {}, Symbol('game')]) {
    const game = /** @type {any} */ (name);
    const expected = { code: 'bad-game', details: { field: 'game', allowed: ['sternhalma', 'chess4'] } };
    refused(() => nyota.presets(game), expected);
    refused(() => nyota.options(game), expected);
  }
});

test('the setup that is given away is a copy', () => {
  const game = nyota.newGame(setup({}));
  const first = /** @type {any} */ (game.setup);
  first.rules.camps = 'closed';
  first.homes[0][0] = 5;
  const again = /** @type {any} */ (game.setup);
  assert.equal(again.rules.camps, 'free');
  assert.deepEqual(again.homes, [[0], [3]]);
});
