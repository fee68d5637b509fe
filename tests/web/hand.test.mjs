// @ts-nocheck Scenes are given only with what is read here.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { emptyHand, withHand } from '../../web/view/hand.js';

const scene = { marbles: new Map([['a', 'own'], ['b', 'other'], ['c', 'third']]), flying: [] };
const still = { dragged: null, pointed: null, aim: null, showMarks: true };
const spotOf = (cell) => ({ x: cell.charCodeAt(0), y: 0 });
const reach = new Map([['b', { cell: 'b', kind: 'capture', path: ['a', 'b'] }]]);
const look = (hand, pointing, swaps) => withHand(scene, { ...emptyHand(), ...hand }, { ...still, ...pointing }, spotOf, swaps);

test('without a piece in hand nothing is changed', () => {
  const seen = look({}, {}, true);
  assert.deepEqual([...seen.marbles], [...scene.marbles]);
  assert.deepEqual([seen.flying, seen.preview, seen.marked], [[], [], []]);
});

test('a piece in hand is lifted where it is, or where it is dragged', () => {
  assert.deepEqual(look({ chain: ['a'] }, {}, true).flying, [{ marble: 'own', at: spotOf('a'), lift: 0.75 }]);
  const dragged = { x: 5, y: 6 };
  assert.deepEqual(look({ chain: ['a'] }, { dragged }, true).flying, [{ marble: 'own', at: dragged, lift: 1 }]);
  assert.equal(look({ chain: ['a'] }, {}, true).marbles.has('a'), false);
  assert.equal(scene.marbles.has('a'), true, 'what stands on the board stays as it is');
});

test('whoever is landed on before the move is made changes places, or is gone', () => {
  assert.deepEqual([...look({ chain: ['a', 'b'] }, {}, true).marbles], [['c', 'third'], ['a', 'other']]);
  assert.deepEqual([...look({ chain: ['a', 'b'] }, {}, false).marbles], [['c', 'third']]);
});

test('a piece that can move is raised a little under the mouse, any other is not', () => {
  const movable = new Set(['a']);
  assert.equal(look({ movable }, { pointed: 'a' }, true).flying.length, 1);
  assert.equal(look({ movable }, { pointed: 'b' }, true).flying.length, 0);
});

test('the way to a cell in reach is shown, marks only where they are wanted', () => {
  assert.deepEqual(look({ chain: ['a'], reach }, { aim: 'b' }, true).preview, ['a', 'b']);
  assert.deepEqual(look({ chain: ['a'], reach }, { aim: 'c' }, true).preview, []);
  assert.equal(look({ chain: ['a'], reach }, {}, true).marked.length, 1);
  assert.equal(look({ chain: ['a'], reach }, { showMarks: false }, true).marked.length, 0);
});
