/**
 * The JavaScript half of embind for Emscripten 3.1.6, as far as this module has a use for it:
 * functions of void, numbers and std::string, none overloaded, all types known (embind_types.cpp
 * lists them). Embind's own half is made for far more and weighs two kilobytes gzipped; strings go
 * through the browser's own encoder and decoder here, which weigh nothing.
 *
 * Only the floor of the toolchain is built with this file, see CMakeLists.txt.
 */
/* global mergeInto, LibraryManager, Module, HEAPU8, HEAPU32, TextDecoder,
   TextEncoder, _malloc, _free, getWasmTableEntry, types, wasmMemory, updateGlobalBufferAndViews */
/* eslint object-shorthand: off -- Emscripten 3.1.6 knows functions by that word only, and no `?.`. */
mergeInto(LibraryManager.library, {
  /** By the address that stands for a type: how its values cross, `drop` freeing what was made. */
  $types: {},
  _embind_register_void__deps: ['$types'],
  _embind_register_void: function (type) {
    types[type] = {};
  },
  _embind_register_integer__deps: ['$types'],
  _embind_register_integer: function (type, _name, _size, least) {
    // The wire knows signed numbers only.
    const read = least ? (/** @type {number} */ wire) => wire : (/** @type {number} */ wire) => wire >>> 0;
    types[type] = { read, write: (/** @type {number} */ value) => value };
  },
  _embind_register_std_string__deps: ['$types'],
  _embind_register_std_string: function (type) {
    const decoder = new TextDecoder();
    const encoder = new TextEncoder();
    // On the wire a string is the address of its length in bytes, which the bytes follow.
    types[type] = {
      read: (/** @type {number} */ wire) => {
        const text = decoder.decode(HEAPU8.subarray(wire + 4, wire + 4 + HEAPU32[wire >> 2]));
        _free(wire);
        return text;
      },
      write: (/** @type {string} */ text) => {
        const bytes = encoder.encode(text);
        const wire = _malloc(4 + bytes.length);
        HEAPU32[wire >> 2] = bytes.length;
        HEAPU8.set(bytes, wire + 4);
        return wire;
      },
      drop: _free,
    };
  },
  _embind_register_function__deps: ['$types', '$getWasmTableEntry'],
  _embind_register_function: function (name, count, listed, _signature, invoker, called) {
    const [result, ...parameters] = HEAPU32.slice(listed >> 2, (listed >> 2) + count);
    const invoke = getWasmTableEntry(invoker);
    let plain = '';
    for (; HEAPU8[name]; ++name) plain += String.fromCharCode(HEAPU8[name]);
    Module[plain] = (/** @type {any[]} */ ...values) => {
      const wires = parameters.map((type, i) => types[type].write(values[i]));
      const wire = invoke(called, ...wires);
      parameters.forEach((type, i) => types[type].drop && types[type].drop(wires[i]));
      return types[result].read && types[result].read(wire);
    };
  },
  /** Memory that is a fifth larger, or just large enough where there is no more. */
  emscripten_resize_heap__deps: [],
  emscripten_resize_heap: function (size) {
    const now = HEAPU8.length;
    for (const wanted of [now * 1.2, 0]) {
      try {
        wasmMemory.grow((Math.max(size >>> 0, wanted) - now + 65535) >>> 16);
        updateGlobalBufferAndViews(wasmMemory.buffer);
        return true;
      } catch {
        // Less is asked for, and then the core is told that there is none.
      }
    }
    return false;
  },
  abort: function () {
    throw new Error('the engine has come to an end, perhaps for want of memory');
  },
});
