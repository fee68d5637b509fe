// Writes a WebAssembly module in a way that compresses better, and changes nothing of what it does.
//
//   node scripts/pack-wasm.mjs FILE.wasm
//
// Deflate finds again what lies within 32 kilobytes. The linker orders functions by how often they
// are called, so templates made for two games lie far apart. Here each function follows those that
// it shares most with. Then its variables are numbered anew: it does not matter which is the third
// and which the fourth, but code that is alike but for such numbers is not found again. A module
// with things that are not known here stays as it is.

import { readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { deflateRawSync, gzipSync } from 'node:zlib';

import { plainNumbering, takenApart, written } from './wasm-functions.mjs';

/** @typedef {import('./wasm-functions.mjs').Body} Body */

/** How many bytes make a piece that two functions may share, and how far back deflate is trusted to
 *  find it. Which numbers are best differs from module to module by half a percent, so all are tried. */
const PIECES = [6, 7, 8];
const REACHES = [20_000, 24_000, 28_000, 31_000];
/** Moves of some functions to elsewhere that are tried, and how many go together at most. */
const TRIES = 300;
const MOST_MOVED = 6;
/** Rounds through all functions, and numberings that are tried in each, for each variable. */
const ROUNDS = 4;
const NUMBERINGS = 4;
/** How far back deflate looks, and how many bytes behind a function are weighed together with it. */
const WINDOW = 32_768;
const BEHIND = 4_000;

/**
 * Each function after those it has most in common with, the longest first.
 * @param {Uint8Array[]} bodies
 * @param {number} piece how many bytes make one
 * @param {number} far how far back something is found again
 * @returns {number[]}
 */
function likeNextToLike(bodies, piece, far) {
  const parts = bodies.map((bytes) => {
    const text = Buffer.from(bytes).toString('latin1');
    const set = new Set();
    for (let i = 0; i + piece <= text.length; ++i) set.add(text.slice(i, i + piece));
    return { length: text.length, set };
  });
  /** @type {Map<string, { holders: number[], near: number }>} `near` counts those in reach */
  const pieces = new Map();
  parts.forEach(({ set }, i) => {
    for (const part of set) {
      if (!pieces.has(part)) pieces.set(part, { holders: [], near: 0 });
      pieces.get(part)?.holders.push(i);
    }
  });
  const shared = bodies.map(() => 0);
  const note = (/** @type {number} */ which, /** @type {number} */ step) => {
    for (const text of parts[which].set) {
      const part = /** @type {{ holders: number[], near: number }} */ (pieces.get(text));
      part.near += step;
      if (part.near === (step > 0 ? 1 : 0)) for (const i of part.holders) shared[i] += step;
    }
  };

  const left = new Set(parts.keys());
  const order = /** @type {number[]} */ ([]);
  let [oldest, reach] = [0, 0];
  let next = parts.reduce((best, { length }, i) => (length > parts[best].length ? i : best), 0);
  while (left.size > 0) {
    order.push(next);
    left.delete(next);
    note(next, 1);
    for (reach += parts[next].length; reach > far && oldest < order.length - 1; ++oldest) {
      note(order[oldest], -1);
      reach -= parts[order[oldest]].length;
    }
    let most = -1;
    for (const i of left) {
      const share = shared[i] / (parts[i].set.size + 8); // the shortest are like everything
      if (share >= most) [most, next] = [share, i];
    }
  }
  return order;
}

/** @returns {(bound: number) => number} numbers below a bound by lot, the same in every run */
function lots() {
  let state = 1;
  return (bound) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0; // Numerical Recipes' generator
    return Math.floor((state / 2 ** 32) * bound);
  };
}

/**
 * A numbering with two variables of one type changed over, or one of them put before the other.
 * @param {number[]} numbering
 * @param {Body} body
 * @param {(bound: number) => number} below
 */
function altered(numbering, { parameters, locals }, below) {
  const out = [...numbering];
  const first = below(out.length);
  const type = locals[out[first] - parameters];
  const others = [...out.keys()].filter((i) => i !== first && locals[out[i] - parameters] === type);
  if (others.length === 0) return out;
  const second = others[below(others.length)];
  if (below(2) === 0) [out[first], out[second]] = [out[second], out[first]];
  else out.splice(second, 0, ...out.splice(first, 1));
  return out;
}

/**
 * Numbers the variables of all functions anew, of each so that it is smallest behind those before it.
 * @param {import('./wasm-functions.mjs').Functions} functions
 * @param {number[]} order
 * @param {number[][]} numberings of all functions, which are changed
 * @param {(bound: number) => number} below
 */
function renumber({ bodies, placesIn, code }, order, numberings, below) {
  const place = placesIn(order);
  const texts = bodies.map((body, i) => written(body, numberings[i], place));
  const all = code(order, (i) => texts[i].bytes);
  let begin = 0;
  let end = 0;
  const weigh = () =>
    deflateRawSync(all.subarray(begin, end + BEHIND), {
      level: 9,
      ...(begin > 0 && { dictionary: all.subarray(Math.max(0, begin - WINDOW), begin) }),
    }).length;
  for (const old of order) {
    const body = bodies[old];
    const { bytes, named } = texts[old];
    begin = all.indexOf(bytes, end);
    end = begin + bytes.length;
    // From the 129th on a number takes two bytes, which would move all that follows.
    if (body.locals.length < 2 || body.parameters + body.locals.length > 128) continue;
    const write = (/** @type {number[]} */ numbering) => {
      const number = /** @type {number[]} */ ([]);
      numbering.forEach((local, i) => (number[local] = body.parameters + i));
      for (const { at, local } of named) all[begin + at] = number[local] ?? local;
    };
    let size = weigh();
    for (let tries = NUMBERINGS * body.locals.length; tries > 0; --tries) {
      const numbering = altered(numberings[old], body, below);
      write(numbering);
      const now = weigh();
      if (now < size) [size, numberings[old]] = [now, numbering];
      else write(numberings[old]);
    }
  }
}

/**
 * @param {Uint8Array} wasm
 * @returns {Uint8Array} the same module as small as was found when compressed
 * @throws {Error} that says what it has that is not known here
 */
export function packed(wasm) {
  const functions = takenApart(wasm);
  const { bodies, placesIn, code, module } = functions;
  const below = lots();
  const numberings = bodies.map(plainNumbering);
  const arranged = (/** @type {number[]} */ order) => {
    const place = placesIn(order);
    const texts = bodies.map((body, i) => written(body, numberings[i], place).bytes);
    return module(order, code(order, (i) => texts[i]));
  };
  const weigh = (/** @type {number[]} */ order) => gzipSync(arranged(order), { level: 9 }).length;

  const uncalled = bodies.map((body, i) => written(body, numberings[i], () => 0).bytes);
  const orders = PIECES.flatMap((piece) => REACHES.map((far) => likeNextToLike(uncalled, piece, far)));
  const sizes = orders.map(weigh);
  let best = orders[sizes.indexOf(Math.min(...sizes))];
  for (let round = 0; round < ROUNDS; ++round) renumber(functions, best, numberings, below);
  // On from there by moving a few functions elsewhere, whatever makes it smaller.
  let size = weigh(best);
  for (let tries = 0; tries < TRIES; ++tries) {
    const order = [...best];
    const some = order.splice(below(order.length), 1 + below(MOST_MOVED));
    order.splice(below(order.length + 1), 0, ...some);
    const now = weigh(order);
    if (now < size) [size, best] = [now, order];
  }
  return arranged(best);
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const [, , path] = process.argv;
  try {
    writeFileSync(path, packed(readFileSync(path)));
  } catch (error) {
    console.log(`${path} stays as it is: it has ${/** @type {Error} */ (error).message}`);
  }
}
