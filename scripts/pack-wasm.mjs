// Puts the functions of a WebAssembly module into an order that compresses better, and changes
// nothing else.
//
//   node scripts/pack-wasm.mjs FILE.wasm
//
// Deflate finds again what lies within 32 kilobytes. The linker orders functions by how often they
// are called, so templates made for two games lie far apart. Here each function follows those that
// it shares most with. A module with things that this file does not know stays as it is.

import { readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';

const SECTION = { import: 2, functions: 3, export: 7, start: 8, elements: 9, code: 10 };
/** How many bytes make a piece that two functions may share, and how far back deflate is trusted to
 *  find it. Which numbers are best differs from module to module by half a percent, so all are tried. */
const PIECES = [6, 7, 8];
const REACHES = [20_000, 24_000, 28_000, 31_000];
/** Moves of some functions to elsewhere that are tried, and how many go together at most. */
const TRIES = 2000;
const MOST_MOVED = 6;

/** Instructions of structure: those with a type or a label, and those that stand alone. */
const ONE_NUMBER = [0x02, 0x03, 0x04, 0x0c, 0x0d];
const NO_OPERANDS = [0x00, 0x01, 0x05, 0x0b, 0x0f, 0x1a, 0x1b];

/** Bytes, read from front to back. */
class Reader {
  at = 0;

  /** @param {Uint8Array} bytes */
  constructor(bytes) {
    this.bytes = bytes;
  }

  get done() {
    return this.at >= this.bytes.length;
  }

  byte() {
    return this.bytes[this.at++];
  }

  number() {
    let value = 0;
    for (let scale = 1; ; scale *= 128) {
      const byte = this.byte();
      value += (byte & 127) * scale;
      if (byte < 128) return value;
    }
  }

  /** @param {number} length */
  take(length) {
    this.at += length;
    return this.bytes.subarray(this.at - length, this.at);
  }
}

/** @param {number} value */
function encoded(value) {
  const bytes = [];
  for (; value > 127; value >>>= 7) bytes.push((value & 127) | 128);
  return [...bytes, value];
}

/**
 * A function in two: its bytes around the calls, and whom it calls.
 * @typedef {{ pieces: Uint8Array[], calls: number[] }} Body
 */

/**
 * @param {Uint8Array} bytes
 * @returns {Body}
 */
function readBody(bytes) {
  const reader = new Reader(bytes);
  /** @type {Body} */
  const body = { pieces: [], calls: [] };
  let begun = 0;
  for (let locals = reader.number(); locals > 0; --locals) {
    reader.number();
    reader.byte();
  }
  while (!reader.done) {
    const code = reader.byte();
    if (code === 0x10) {
      body.pieces.push(bytes.subarray(begun, reader.at));
      body.calls.push(reader.number());
      begun = reader.at;
    } else {
      skipOperands(reader, code);
    }
  }
  body.pieces.push(bytes.subarray(begun));
  return body;
}

/**
 * @param {Reader} reader
 * @param {number} code of the instruction, which has been read; a call is none of them
 */
function skipOperands(reader, code) {
  if (code === 0xfc) {
    const more = reader.number();
    if (more === 10 || more === 11) reader.take(12 - more); // memory.copy, memory.fill
    else if (more > 7) throw new Error(`instruction fc ${more}`);
  } else if (code === 0x0e) {
    for (let labels = reader.number(); labels >= 0; --labels) reader.number();
  } else if (code === 0x43 || code === 0x44) {
    reader.take(code === 0x43 ? 4 : 8);
  } else if ((code >= 0x28 && code <= 0x3e) || code === 0x11) {
    reader.number();
    reader.number();
  } else if (ONE_NUMBER.includes(code) || (code >= 0x20 && code <= 0x24) || (code >= 0x3f && code <= 0x42)) {
    reader.number();
  } else if (!NO_OPERANDS.includes(code) && !(code >= 0x45 && code <= 0xc4)) {
    throw new Error(`instruction ${code.toString(16)}`);
  }
}

/**
 * Each function after those it has most in common with, the longest first.
 * @param {Body[]} bodies
 * @param {number} piece how many bytes make one
 * @param {number} far how far back something is found again
 * @returns {number[]}
 */
function likeNextToLike(bodies, piece, far) {
  const parts = bodies.map(({ pieces }) => {
    const text = Buffer.concat(pieces).toString('latin1');
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

/** @param {Uint8Array} bytes of a section of imports */
function importedFunctions(bytes) {
  const reader = new Reader(bytes);
  let functions = 0;
  for (let imports = reader.number(); imports > 0; --imports) {
    reader.take(reader.number());
    reader.take(reader.number());
    if (reader.byte() !== 0) throw new Error('an import that is no function');
    reader.number();
    functions += 1;
  }
  return functions;
}

/**
 * @param {Uint8Array} bytes
 * @param {(index: number) => number} place
 */
function movedExports(bytes, place) {
  const reader = new Reader(bytes);
  const count = reader.number();
  const out = encoded(count);
  for (let i = 0; i < count; ++i) {
    const length = reader.number();
    out.push(...encoded(length), ...reader.take(length));
    const kind = reader.byte();
    const index = reader.number();
    out.push(kind, ...encoded(kind === 0 ? place(index) : index));
  }
  return out;
}

/**
 * @param {Uint8Array} bytes of a section with one list of functions at a constant place
 * @param {(index: number) => number} place
 */
function movedElements(bytes, place) {
  const reader = new Reader(bytes);
  const plain = reader.number() === 1 && reader.byte() === 0 && reader.byte() === 0x41;
  reader.number();
  if (!plain || reader.byte() !== 0x0b) throw new Error('another table than one of functions');
  const out = [...bytes.subarray(0, reader.at)];
  const count = reader.number();
  out.push(...encoded(count));
  for (let i = 0; i < count; ++i) out.push(...encoded(place(reader.number())));
  return out;
}

/**
 * @param {Uint8Array} wasm
 * @returns {{ bodies: Body[], arranged: (order: number[]) => Uint8Array }} its functions, and what
 *   makes the same module with them in another order
 * @throws {Error} that says what it has that is not known here
 */
function takenApart(wasm) {
  const reader = new Reader(wasm);
  const head = reader.take(8);
  /** @type {{ id: number, bytes: Uint8Array }[]} */
  const sections = [];
  while (!reader.done) sections.push({ id: reader.byte(), bytes: reader.take(reader.number()) });
  const list = (/** @type {number} */ id) => {
    const section = new Reader(sections.find((one) => one.id === id)?.bytes ?? new Uint8Array(1));
    return { section, count: section.number() };
  };

  const imports = importedFunctions(list(SECTION.import).section.bytes);
  const { section: typeList, count } = list(SECTION.functions);
  const types = Array.from({ length: count }, () => typeList.number());
  const { section: code } = list(SECTION.code);
  const bodies = types.map(() => readBody(code.take(code.number())));
  /** @type {number[]} */
  let order = [];
  /** @type {number[]} */
  const places = [];
  const place = (/** @type {number} */ index) => (index < imports ? index : imports + places[index - imports]);

  const body = (/** @type {Body} */ { pieces: [first, ...rest], calls }) => {
    const tail = rest.flatMap((piece, i) => [Buffer.from(encoded(place(calls[i]))), piece]);
    const bytes = Buffer.concat([first, ...tail]);
    return Buffer.concat([Buffer.from(encoded(bytes.length)), bytes]);
  };
  const moved = (/** @type {{ id: number, bytes: Uint8Array }} */ { id, bytes }) => {
    if (id === 0) throw new Error('a section with a name, such as the names of functions');
    if (id === SECTION.start) throw new Error('a start function');
    if (id === SECTION.functions) return [encoded(count), ...order.map((old) => encoded(types[old]))].flat();
    if (id === SECTION.export) return movedExports(bytes, place);
    if (id === SECTION.elements) return movedElements(bytes, place);
    if (id !== SECTION.code) return bytes;
    return Buffer.concat([Buffer.from(encoded(count)), ...order.map((old) => body(bodies[old]))]);
  };
  const arranged = (/** @type {number[]} */ wanted) => {
    order = wanted;
    order.forEach((old, at) => (places[old] = at));
    const parts = sections.flatMap((section) => {
      const bytes = Buffer.from(moved(section));
      return [Buffer.from([section.id, ...encoded(bytes.length)]), bytes];
    });
    return Buffer.concat([head, ...parts]);
  };
  return { bodies, arranged };
}

/**
 * @param {Uint8Array} wasm
 * @returns {Uint8Array} the same module in the order that compresses best of those tried
 * @throws {Error} that says what it has that is not known here
 */
export function packed(wasm) {
  const { bodies, arranged } = takenApart(wasm);
  const weigh = (/** @type {number[]} */ order) => gzipSync(arranged(order), { level: 9 }).length;
  const orders = PIECES.flatMap((piece) => REACHES.map((far) => likeNextToLike(bodies, piece, far)));
  const sizes = orders.map(weigh);
  let size = Math.min(...sizes);
  let best = orders[sizes.indexOf(size)];
  // From the best of these on by moving a few functions elsewhere, whatever makes it smaller.
  const below = lots();
  for (let tries = 0; tries < TRIES; ++tries) {
    const order = [...best];
    const some = order.splice(below(order.length), 1 + below(MOST_MOVED));
    order.splice(below(order.length + 1), 0, ...some);
    const now = weigh(order);
    if (now < size) [size, best] = [now, order];
  }
  return arranged(best);
}

/** @returns {(bound: number) => number} numbers below a bound by lot, the same in every run */
function lots() {
  let state = 1;
  return (bound) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0; // Numerical Recipes' generator
    return Math.floor((state / 2 ** 32) * bound);
  };
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const [, , path] = process.argv;
  try {
    writeFileSync(path, packed(readFileSync(path)));
  } catch (error) {
    console.log(`${path} stays as it is: it has ${/** @type {Error} */ (error).message}`);
  }
}
