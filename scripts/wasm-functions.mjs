// A WebAssembly module taken apart into its functions, to be put together in another way that does
// the same; for pack-wasm.mjs.

const SECTION = { type: 1, import: 2, functions: 3, export: 7, start: 8, elements: 9, code: 10 };

/** Instructions of structure: those with a type or a label, and those that stand alone. */
const ONE_NUMBER = [0x02, 0x03, 0x04, 0x0c, 0x0d];
const NO_OPERANDS = [0x00, 0x01, 0x05, 0x0b, 0x0f, 0x1a, 0x1b];
/** The first instruction that reads or writes memory, and how wide each is from there on, as a power of 2. */
const FIRST_ACCESS = 0x28;
const WIDTHS = [2, 3, 2, 3, 0, 0, 1, 1, 0, 0, 1, 1, 2, 2, 2, 3, 2, 3, 0, 1, 0, 1, 2];

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
 * A function: its bytes around the numbers that may change, and those numbers, of the functions it
 * calls and of its own variables. `locals` has the type of each variable that is no parameter.
 * @typedef {{ parameters: number, locals: number[], pieces: Uint8Array[], operands: Operand[] }} Body
 * @typedef {{ call: boolean, index: number }} Operand
 */

/**
 * @param {Uint8Array} given
 * @param {number} parameters
 * @returns {Body}
 */
function readBody(given, parameters) {
  const bytes = given.slice();
  const reader = new Reader(bytes);
  /** @type {Body} */
  const body = { parameters, locals: [], pieces: [], operands: [] };
  for (let runs = reader.number(); runs > 0; --runs) {
    const length = reader.number();
    const type = reader.byte();
    body.locals.push(...Array(length).fill(type));
  }
  let begun = reader.at;
  while (!reader.done) {
    const code = reader.byte();
    const call = code === 0x10;
    if (call || (code >= 0x20 && code <= 0x22)) {
      body.pieces.push(bytes.subarray(begun, reader.at));
      body.operands.push({ call, index: reader.number() });
      begun = reader.at;
    } else {
      skipOperands(reader, code);
    }
  }
  body.pieces.push(bytes.subarray(begun));
  return body;
}

/**
 * What is said of an address, that it is a multiple of something, is no more than a hint, which no
 * engine of a browser heeds. It becomes the same for all instructions of a kind.
 * @param {Reader} reader
 * @param {number} code of the instruction, which has been read; neither a call nor about a variable
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
  } else if (code >= FIRST_ACCESS && code < FIRST_ACCESS + WIDTHS.length) {
    reader.bytes[reader.at] = WIDTHS[code - FIRST_ACCESS];
    reader.number();
    reader.number();
  } else if (code === 0x11) {
    reader.number();
    reader.number();
  } else if (ONE_NUMBER.includes(code) || code === 0x23 || code === 0x24 || (code >= 0x3f && code <= 0x42)) {
    reader.number();
  } else if (!NO_OPERANDS.includes(code) && !(code >= 0x45 && code <= 0xc4)) {
    throw new Error(`instruction ${code.toString(16)}`);
  }
}

/** @param {Body} body */
export const plainNumbering = ({ locals, parameters }) => locals.map((_, i) => parameters + i);

/**
 * A function in bytes, and where in them which variable is named.
 * @param {Body} body
 * @param {number[]} numbering the variables that are no parameters, in the order they get numbers in
 * @param {(index: number) => number} place of a function
 * @returns {{ bytes: Buffer, named: { at: number, local: number }[] }}
 */
export function written({ parameters, locals, pieces, operands }, numbering, place) {
  const numbers = Array.from({ length: parameters }, (_, i) => i);
  numbering.forEach((local, i) => (numbers[local] = parameters + i));
  /** @type {{ length: number, type: number }[]} */
  const runs = [];
  for (const local of numbering) {
    const type = locals[local - parameters];
    if (runs.at(-1)?.type !== type) runs.push({ length: 0, type });
    runs[runs.length - 1].length += 1;
  }
  const head = [...encoded(runs.length), ...runs.flatMap(({ length, type }) => [...encoded(length), type])];
  const length = pieces.reduce((sum, piece) => sum + piece.length, 0);
  const bytes = Buffer.alloc(head.length + length + 5 * operands.length);
  bytes.set(head);
  let at = head.length;
  const named = /** @type {{ at: number, local: number }[]} */ ([]);
  pieces.forEach((piece, i) => {
    bytes.set(piece, at);
    at += piece.length;
    if (i === operands.length) return;
    const { call, index } = operands[i];
    if (!call) named.push({ at, local: index });
    const number = encoded(call ? place(index) : numbers[index]);
    bytes.set(number, at);
    at += number.length;
  });
  return { bytes: bytes.subarray(0, at), named };
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

/** @param {Uint8Array} bytes of a section of types */
function parameterCounts(bytes) {
  const reader = new Reader(bytes);
  return Array.from({ length: reader.number() }, () => {
    if (reader.byte() !== 0x60) throw new Error('a type that is no function');
    const parameters = reader.number();
    reader.take(parameters);
    reader.take(reader.number());
    return parameters;
  });
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
 * @typedef {object} Functions
 * @property {Body[]} bodies
 * @property {(order: number[]) => (index: number) => number} placesIn what number each function gets
 * @property {(order: number[], bytes: (body: number) => Uint8Array) => Buffer} code the content of
 *   the section of code, given each function in bytes
 * @property {(order: number[], code: Uint8Array) => Buffer} module
 */

/**
 * @param {Uint8Array} wasm
 * @returns {Functions} of the module
 * @throws {Error} that says what it has that is not known here
 */
export function takenApart(wasm) {
  const reader = new Reader(wasm);
  const head = reader.take(8);
  /** @type {{ id: number, bytes: Uint8Array }[]} */
  const sections = [];
  while (!reader.done) sections.push({ id: reader.byte(), bytes: reader.take(reader.number()) });
  const bytesOf = (/** @type {number} */ id) =>
    sections.find((one) => one.id === id)?.bytes ?? new Uint8Array(1);

  const imports = importedFunctions(bytesOf(SECTION.import));
  const counts = parameterCounts(bytesOf(SECTION.type));
  const typeList = new Reader(bytesOf(SECTION.functions));
  const types = Array.from({ length: typeList.number() }, () => typeList.number());
  const codes = new Reader(bytesOf(SECTION.code));
  codes.number();
  const bodies = types.map((type) => readBody(codes.take(codes.number()), counts[type]));

  const placesIn = (/** @type {number[]} */ order) => {
    /** @type {number[]} */
    const places = [];
    order.forEach((old, at) => (places[old] = at));
    return (/** @type {number} */ index) => (index < imports ? index : imports + places[index - imports]);
  };
  return {
    bodies,
    placesIn,
    code: (order, bytes) =>
      Buffer.concat([
        Buffer.from(encoded(order.length)),
        ...order.flatMap((old) => [Buffer.from(encoded(bytes(old).length)), bytes(old)]),
      ]),
    module: (order, code) => {
      const place = placesIn(order);
      const moved = (/** @type {{ id: number, bytes: Uint8Array }} */ { id, bytes }) => {
        if (id === 0) throw new Error('a section with a name, such as the names of functions');
        if (id === SECTION.start) throw new Error('a start function');
        if (id === SECTION.functions) return [order.length, ...order.map((old) => types[old])].flatMap(encoded);
        if (id === SECTION.export) return movedExports(bytes, place);
        if (id === SECTION.elements) return movedElements(bytes, place);
        return id === SECTION.code ? code : bytes;
      };
      const parts = sections.flatMap((section) => {
        const bytes = Buffer.from(moved(section));
        return [Buffer.from([section.id, ...encoded(bytes.length)]), bytes];
      });
      return Buffer.concat([head, ...parts]);
    },
  };
}
