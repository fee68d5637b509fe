import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CrossLayout, isDark, kSquares } from '../../web/view/chess4-geometry.js';

/** The left end of each seat's first row, as that player sees it. */
const kLeftRooks = ['d1', 'a11', 'k14', 'n4'];

test('the cross has 160 squares, fourteen rows of eight or fourteen', () => {
  assert.equal(kSquares.length, 160);
  const lengths = new CrossLayout(0).rows().map((row) => row.length);
  assert.deepEqual(lengths, [8, 8, 8, 14, 14, 14, 14, 14, 14, 14, 14, 8, 8, 8]);
  for (const name of ['a1', 'c3', 'l14', 'n12', 'o7']) assert.throws(() => new CrossLayout(0).spot(name), name);
});

test('whoever sits at the bottom has their own left at the left', () => {
  kLeftRooks.forEach((rook, seat) => {
    assert.deepEqual(new CrossLayout(seat).spot(rook), { x: -3.5, y: 6.5 }, `seat ${seat}`);
    // The next player clockwise sits at the left.
    assert.equal(new CrossLayout(seat).spot(kLeftRooks[(seat + 1) % 4] ?? '').x, -6.5, `left of seat ${seat}`);
  });
});

test('rows are as seen', () => {
  assert.deepEqual(new CrossLayout(0).rows().at(-1), ['d1', 'e1', 'f1', 'g1', 'h1', 'i1', 'j1', 'k1']);
  assert.deepEqual(new CrossLayout(1).rows().at(-1), ['a11', 'a10', 'a9', 'a8', 'a7', 'a6', 'a5', 'a4']);
  assert.deepEqual(new CrossLayout(2).rows().at(-1), ['k14', 'j14', 'i14', 'h14', 'g14', 'f14', 'e14', 'd14']);
});

test('a place means the square it lies in, and far away none', () => {
  const layout = new CrossLayout(3);
  for (const name of layout.cells) {
    const { x, y } = layout.spot(name);
    assert.equal(layout.nearest({ x: x + 0.45, y: y - 0.45 }), name);
  }
  assert.equal(layout.nearest({ x: -6, y: -6 }), null);
});

test('neighbours lie in the eight directions of the screen, and none beyond the edge', () => {
  const layout = new CrossLayout(0);
  const around = /** @type {const} */ (['up-left', 'up', 'up-right', 'left', 'right', 'down-left', 'down', 'down-right']);
  assert.deepEqual(around.map((way) => layout.neighbour('g7', way)), ['f8', 'g8', 'h8', 'f7', 'h7', 'f6', 'g6', 'h6']);
  assert.deepEqual(around.map((way) => layout.neighbour('d3', way)), ['c4', 'd4', 'e4', null, 'e3', null, 'd2', 'e2']);
  assert.equal(new CrossLayout(2).neighbour('g7', 'up'), 'g6');
});

test('neighbouring squares differ in shade, and the corner at the right of the bottom player is light', () => {
  const dark = new Map(kSquares.map((square) => [square.name, isDark(square)]));
  for (const { name } of kSquares) {
    for (const way of /** @type {const} */ (['up', 'right'])) {
      const next = new CrossLayout(0).neighbour(name, way);
      if (next) assert.notEqual(dark.get(name), dark.get(next));
    }
  }
  assert.equal(dark.get('k1'), false);
});
