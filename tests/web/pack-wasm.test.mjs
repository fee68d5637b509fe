import assert from 'node:assert/strict';
import { test } from 'node:test';

import { packed } from '../../scripts/pack-wasm.mjs';

/** @param {number} id @param {number[]} bytes */
const section = (id, ...bytes) => [id, bytes.length, ...bytes];
/** @param {number[]} code */
const body = (...code) => [code.length + 2, 0, ...code, 0x0b];

const HEAD = [0, 0x61, 0x73, 0x6d, 1, 0, 0, 0];
/** Functions without parameters that give a number. */
const TYPES = section(1, 1, 0x60, 0, 1, 0x7f);
const number = (/** @type {number} */ value) => [0x41, value];
const call = (/** @type {number} */ index) => [0x10, index];
/** index 1 + 2 * what the import gives, by a switch, a call, a table and a constant of each width. */
const LONG = body(
  0x02, 0x40, 0x02, 0x40, ...number(0), 0x0e, 1, 0, 1, 0x0b, 0x0b,
  0x43, 0x10, 0x10, 0x10, 0x10, 0x1a, 0x44, 0x10, 0x10, 0x10, 0x10, 0x10, 0x10, 0x10, 0x10, 0x1a,
  ...call(0), ...number(1), 0x11, 0, 0, 0x6a, ...call(1), 0x6a,
);

/** @param {number[][]} more sections before the code */
function moduleWith(...more) {
  return Uint8Array.from([
    ...HEAD,
    ...TYPES,
    ...section(2, 1, 1, 0x61, 1, 0x62, 0, 0), // a.b
    ...section(3, 3, 0, 0, 0),
    ...section(4, 1, 0x70, 0, 2),
    ...section(7, 2, 1, 0x66, 0, 3, 1, 0x67, 0, 1), // f is the long one, g the first
    ...section(9, 1, 0, 0x41, 0, 0x0b, 2, 1, 2),
    ...more.flat(),
    ...section(10, 3, ...body(...number(5)), ...body(...call(0), ...number(1), 0x6a), ...LONG),
  ]);
}

/** @param {Uint8Array} wasm */
async function answers(wasm) {
  const bytes = /** @type {BufferSource} */ (wasm);
  const { instance } = await WebAssembly.instantiate(bytes, { a: { b: () => 40 } });
  const { f, g } = /** @type {Record<string, () => number>} */ (instance.exports);
  return [f(), g()];
}

test('a packed module does what it did, in another order', async () => {
  const plain = moduleWith();
  const moved = packed(plain);
  assert.deepEqual(await answers(plain), [40 + 41 + 5, 5]);
  assert.deepEqual(await answers(moved), [40 + 41 + 5, 5]);
  assert.notDeepEqual([...moved], [...plain]);
  assert.equal(moved.length, plain.length);
});

test('functions alike come to lie together', () => {
  const alike = Array.from({ length: 12 }, (_, i) => number(i)).flat().concat(Array(11).fill(0x1a));
  const other = Array.from({ length: 9 }, () => [0x23, 0, 0x1a]).flat().concat(number(1));
  const functions = [body(...alike), body(...other), body(...alike, ...number(1), 0x6a)];
  const wasm = Uint8Array.from([
    ...HEAD, ...TYPES, ...section(3, 3, 0, 0, 0),
    ...section(2, 0), ...section(10, 3, ...functions.flat()),
  ]);
  const code = Buffer.from(packed(wasm)).subarray(-functions.flat().length);
  assert.deepEqual([...code], [functions[2], functions[0], functions[1]].flat());
});

/**
 * f and g of one parameter, which both give three times as much and do it with variables of two
 * types and in memory, to which they give other numbers.
 */
function withVariables() {
  const twice = (/** @type {number} */ sum, /** @type {number} */ kept, /** @type {number} */ wide) => [
    ...[0x20, 0, 0x22, kept, 0x20, kept, 0x6a, 0x21, sum], // sum = 2 * kept
    ...[0x41, 8, 0x20, sum, 0x36, 0, 0, 0x41, 8, 0x28, 1, 0, 0xad, 0x21, wide], // wide = sum, by way of memory
    ...[0x20, wide, 0xa7, 0x20, kept, 0x6a], // wide + kept
    ...[0x20, sum, 0x20, kept, 0x20, sum, 0x20, kept, 0x1a, 0x1a, 0x1a, 0x1a],
  ];
  const variables = [3, 2, 0x7f, 1, 0x7e, 1, 0x7f]; // 1, 2 and 4 are of the same type, 3 is not
  const functions = [twice(1, 4, 3), twice(4, 2, 3)].map((code) => {
    const bytes = [...variables, ...code, 0x0b];
    return [bytes.length, ...bytes];
  });
  return Uint8Array.from([
    ...HEAD,
    ...section(1, 1, 0x60, 1, 0x7f, 1, 0x7f),
    ...section(2, 0),
    ...section(3, 2, 0, 0),
    ...section(5, 1, 0, 1),
    ...section(7, 2, 1, 0x66, 0, 0, 1, 0x67, 0, 1),
    ...section(10, 2, ...functions.flat()),
  ]);
}

test('variables get the numbers that they have in code alike', async () => {
  const plain = withVariables();
  const moved = packed(plain);
  for (const wasm of [plain, moved]) {
    const { instance } = await WebAssembly.instantiate(/** @type {BufferSource} */ (wasm));
    const { f, g } = /** @type {Record<string, (a: number) => number>} */ (instance.exports);
    assert.deepEqual([f(14), g(14)], [42, 42]);
  }
  const length = 51;
  const codes = (/** @type {Uint8Array} */ wasm) => [wasm.slice(-length), wasm.slice(-2 * length, -length)];
  const [[first, second], [one, other]] = [plain, moved].map(codes);
  assert.notDeepEqual(first, second);
  assert.deepEqual(one, other);
});

test('what is said of an address becomes the same for all instructions of a kind', () => {
  const hex = Buffer.from(packed(withVariables())).toString('hex');
  assert.equal(hex.match(/360200/g)?.length, 2);
  assert.equal(hex.match(/280200/g)?.length, 2);
});

test('what is not known is refused', () => {
  assert.throws(() => packed(moduleWith(section(8, 1))), /start function/);
  assert.throws(() => packed(moduleWith(section(0, 1, 0x61))), /section with a name/);
  const strange = moduleWith();
  strange[strange.length - 4] = 0xfd;
  assert.throws(() => packed(strange), /instruction fd/);
});
