import assert from 'node:assert/strict';
import { test } from 'node:test';
import { kHoles, kRowHeight, Layout, pointOf } from '../../web/view/geometry.js';

test('the star has 121 holes in rows of the right lengths', () => {
  assert.equal(kHoles.length, 121);
  const lengths = Array.from('abcdefghijklmnopq', (row) => kHoles.filter(({ name }) => name.startsWith(row)).length);
  assert.deepEqual(lengths, [1, 2, 3, 4, 13, 12, 11, 10, 9, 10, 11, 12, 13, 4, 3, 2, 1]);
});

test('the tips belong to their points, ten holes each, and the hexagon to none', () => {
  const tips = ['a1', 'e1', 'm1', 'q1', 'm13', 'e13'];
  assert.deepEqual(tips.map(pointOf), [0, 1, 2, 3, 4, 5]);
  for (let point = 0; point < 6; point += 1) {
    assert.equal(kHoles.filter(({ name }) => pointOf(name) === point).length, 10);
  }
  assert.equal(pointOf('i5'), null);
});

test('any point can be turned to the bottom, the others following clockwise', () => {
  const tips = ['a1', 'e1', 'm1', 'q1', 'm13', 'e13'];
  for (let bottom = 0; bottom < 6; bottom += 1) {
    const layout = new Layout(bottom);
    const { x, y } = layout.spot(tips[bottom]);
    assert.ok(Math.abs(x) < 1e-9 && Math.abs(y - 8 * kRowHeight) < 1e-9, `point ${bottom}`);
    const next = layout.spot(tips[(bottom + 1) % 6]);
    assert.ok(next.x < -5 && next.y > 3, 'the next point is at the lower left');
    const [tip] = layout.triangle(bottom);
    assert.ok(Math.abs(tip.y - y) < 1e-9);
  }
});

test('the nearest hole is found and far places mean none', () => {
  const layout = new Layout(0);
  const { x, y } = layout.spot('g7');
  assert.equal(layout.nearest({ x: x + 0.4, y: y - 0.2 }), 'g7');
  assert.equal(layout.nearest({ x: 6, y: 7 }), null);
});

test('neighbours lie in the six directions of the screen', () => {
  const layout = new Layout(0);
  assert.equal(layout.neighbour('a1', 'up-left'), 'b1');
  assert.equal(layout.neighbour('a1', 'up-right'), 'b2');
  assert.equal(layout.neighbour('a1', 'left'), null);
  assert.equal(layout.neighbour('i5', 'right'), 'i6');
  const turned = new Layout(3);
  assert.equal(turned.neighbour('q1', 'up-left'), 'p2');
});

test('rows are as seen, whichever point is at the bottom', () => {
  for (let bottom = 0; bottom < 6; bottom += 1) {
    const lengths = new Layout(bottom).rows().map((row) => row.length);
    assert.deepEqual(lengths, [1, 2, 3, 4, 13, 12, 11, 10, 9, 10, 11, 12, 13, 4, 3, 2, 1]);
  }
  assert.deepEqual(new Layout(0).rows()[16], ['a1']);
  assert.deepEqual(new Layout(0).rows()[0], ['q1']);
});
