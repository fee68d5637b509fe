import assert from 'node:assert/strict';
import { test } from 'node:test';
import { measuresOf, valuesOf } from '../../web/play/progress.js';

/** @param {object} state @returns {any} */
const stateOf = (state) => ({ pieces: [], ...state });

test('each game has its own measures', () => {
  assert.deepEqual(measuresOf({ game: 'sternhalma', players: 2 }), ['distance', 'home']);
  assert.deepEqual(measuresOf({ game: 'chess4' }), ['points', 'material']);
  assert.deepEqual(measuresOf({ game: 'chess4', mode: 'teams' }), ['material'], 'teams have no points');
});

test('what is left and what is home comes from the seats', () => {
  const state = stateOf({ seats: [{ distance: 100, inGoal: 0 }, { distance: 8, inGoal: 9 }] });
  assert.deepEqual(valuesOf(state, 'distance'), [100, 8]);
  assert.deepEqual(valuesOf(state, 'home'), [0, 9]);
  assert.deepEqual(valuesOf(stateOf({ seats: [{ points: 3 }, {}] }), 'points'), [3, 0]);
});

test('the worth of pieces leaves out kings and grey ones, and takes promoted ones for a pawn', () => {
  const pieces = [
    { seat: 0, kind: 'queen' },
    { seat: 0, kind: 'king' },
    { seat: 0, kind: 'knight', grey: true },
    { seat: 2, kind: 'queen', promoted: true },
    { seat: 2, kind: 'bishop' },
    { seat: 3, kind: 'pawn' },
  ];
  assert.deepEqual(valuesOf(stateOf({ seats: [{}, {}, {}, {}], pieces }), 'material'), [9, 0, 6, 1]);
});
