/** The WebAssembly module as a class whose methods are the calls of bindings/bindings.cpp. */

import createModule from 'nyota-glue';

/**
 * @param {WebAssembly.Module} wasm
 * @returns {Promise<import('nyota-glue').Module>}
 */
const instantiate = (wasm) =>
  new Promise((resolve, reject) => {
    createModule({
      instantiateWasm(imports, done) {
        // Its own promise, because the glue would wait for ever where this fails.
        WebAssembly.instantiate(wasm, imports)
          .then((instance) => done(instance, wasm))
          .catch(reject);
        return {};
      },
    }).then(resolve, reject);
  });

/** @param {WebAssembly.Module} wasm */
export async function startCore(wasm) {
  const module = await instantiate(wasm);

  class Handle {
    #at = module.create();

    /**
     * @param {number} call its place in the core's table
     * @param {(string | number)[]} args a text, a number or two texts, which the core gets as one,
     * with the length of the first in bytes
     */
    call(call, args) {
      if (typeof args[0] === 'number') return module.call(this.#at, call, '', args[0]);
      const length = args.length > 1 ? new TextEncoder().encode(args[0]).length : 0;
      return module.call(this.#at, call, args.join(''), length);
    }

    delete() {
      module.destroy(this.#at);
    }
  }

  for (let call = 0, name = ''; (name = module.callName(call)); ++call) {
    Object.defineProperty(Handle.prototype, name, {
      /** @this {Handle} @param {(string | number)[]} args */
      value(...args) {
        return this.call(call, args);
      },
    });
  }
  return /** @type {new () => import('./core.js').Handle} */ (/** @type {unknown} */ (Handle));
}
