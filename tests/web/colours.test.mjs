import assert from 'node:assert/strict';
import { test } from 'node:test';
import { kBoards, themeOf } from '../../web/view/boards.js';
import { kArmies, mix } from '../../web/view/theme.js';

/** @typedef {[number, number, number]} Rgb linear light, 0 to 1 */

/** @param {string} colour as #rrggbb @returns {Rgb} */
function linear(colour) {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((i) => {
    const c = parseInt(colour.slice(i, i + 2), 16) / 255;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  });
  return [r, g, b];
}

/** @param {Rgb} rgb */
const luminance = ([r, g, b]) => 0.2126 * r + 0.7152 * g + 0.0722 * b;

/** @param {string} one @param {string} other */
function contrast(one, other) {
  const [high = 0, low = 0] = [one, other].map((colour) => luminance(linear(colour)) + 0.05).sort((a, b) => b - a);
  return high / low;
}

/** How people with a complete deficiency see (Machado, Oliveira and Fernandes 2009), for linear light. */
const kDeficiencies = {
  none: [1, 0, 0, 0, 1, 0, 0, 0, 1],
  protanopia: [0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998],
  deuteranopia: [0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.01182, 0.04294, 0.968881],
  tritanopia: [1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.3039],
};

/** @param {Rgb} rgb @param {number[]} m @returns {Rgb} */
function seen([r, g, b], m) {
  /** @param {number} row */
  const at = (row) =>
    Math.min(1, Math.max(0, (m[row * 3] ?? 0) * r + (m[row * 3 + 1] ?? 0) * g + (m[row * 3 + 2] ?? 0) * b));
  return [at(0), at(1), at(2)];
}

/** CIE Lab, for D65. @param {Rgb} rgb @returns {Rgb} */
function lab([r, g, b]) {
  /** @param {number} t */
  const f = (t) => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116);
  const x = f((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.95047);
  const y = f(0.2126 * r + 0.7152 * g + 0.0722 * b);
  const z = f((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

test('the marks of armies all differ, and stand out from their marbles', () => {
  assert.equal(new Set(kArmies.map(({ mark }) => mark)).size, 6);
  for (const { colour, ink } of kArmies) assert.ok(contrast(colour, ink) >= 3, `${ink} on ${colour}`);
});

for (const [name, matrix] of Object.entries(kDeficiencies)) {
  test(`armies can be told apart by colour alone: ${name}`, () => {
    kArmies.forEach((one, i) => {
      for (const other of kArmies.slice(i + 1)) {
        const [a, b] = [one, other].map(({ colour }) => lab(seen(linear(colour), matrix)));
        const distance = Math.hypot(...(a ?? []).map((value, k) => value - (b?.[k] ?? 0)));
        // Fifteen is clearly visible side by side.
        assert.ok(distance > 15, `${one.colour} and ${other.colour}: ${distance.toFixed(1)}`);
      }
    });
  });
}

for (const [name, shades] of Object.entries(kBoards)) {
  for (const [shade, theme] of Object.entries(shades)) {
    test(`marks stand out from the board: ${name}, ${shade}`, () => {
      for (const ground of [theme.woodFrom, theme.woodTo, theme.hollow]) {
        assert.ok(contrast(theme.accent, ground) >= 3, `accent on ${ground}: ${contrast(theme.accent, ground)}`);
        assert.ok(contrast(theme.refused, ground) >= 3, `refused on ${ground}: ${contrast(theme.refused, ground)}`);
      }
    });
  }
}

for (const [name, { dark }] of Object.entries(kBoards)) {
  test(`trails stand out from the dark board: ${name}`, () => {
    for (const { colour } of kArmies) {
      const [r = 0, g = 0, b = 0] = (mix(colour, '#ffffff', dark.lift).match(/\d+/g) ?? []).map(Number);
      const trail = `#${[r, g, b].map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
      for (const ground of [dark.woodFrom, dark.woodTo]) {
        assert.ok(contrast(trail, ground) >= 3, `${trail} on ${ground}: ${contrast(trail, ground)}`);
      }
    }
  });
}

test('without a choice the board goes with the light', () => {
  assert.equal(themeOf(null, 'light'), kBoards.wood.light);
  assert.equal(themeOf('auto', 'dark'), kBoards.slate.dark);
  assert.equal(themeOf('paper', 'dark'), kBoards.paper.dark);
});
