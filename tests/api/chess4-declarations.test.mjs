/** Four-player chess against nyota.d.ts: whatever the engine gives is of the declared type. */
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { declaredMembers, faults } from './declared.mjs';
import { nyota } from './package.mjs';

/** @type {import('../../web/engine/nyota.js').Setup[]} */
const kSetups = [
  { game: 'chess4' },
  { game: 'chess4', mode: 'teams', rules: { enPassant: 'next', moveLimit: 60 }, firstSeat: 2 },
];

for (const setup of kSetups) {
  test(`states, moves and happenings of ${JSON.stringify(setup)}`, () => {
    const game = nyota.newGame(setup);
    assert.deepEqual(faults(game.setup, 'Setup'), []);
    for (let i = 0; i < 120 && !game.state().over; i += 1) {
      assert.deepEqual(faults(game.state(), 'State'), []);
      assert.deepEqual(faults(game.legalMoves(), 'Move[]'), []);
      assert.deepEqual(faults(game.play(game.think({ nodes: 60, seed: i }).move), 'Happening[]'), []);
    }
    const seat = game.state().turn;
    if (seat !== null) assert.deepEqual(faults(game.resign(seat), 'Happening[]'), []);
    assert.deepEqual(faults(game.record(), 'GameRecord'), []);
    game.free();
  });
}

test('the options that rules have are the declared ones', () => {
  const options = nyota.options('chess4');
  assert.deepEqual(faults(options, 'OptionInfo[]'), []);
  assert.deepEqual(declaredMembers('Chess4Rules').sort(), options.map(({ name }) => name).sort());
  assert.deepEqual(nyota.presets('chess4'), []);
});
