/**
 * The built package as its users get it: through the addresses that its package.json gives away.
 * NYOTA_NPM names another build of it, such as one with assertions.
 */
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

const folder = process.env.NYOTA_NPM
  ? pathToFileURL(`${process.env.NYOTA_NPM}/`)
  : new URL('../../dist/npm/', import.meta.url);

export const manifest = JSON.parse(readFileSync(new URL('package.json', folder), 'utf8'));

/**
 * The address of one of the package's exports.
 * @param {string} name '.' or a path that begins so
 */
export function addressOf(name) {
  const target = manifest.exports[name];
  return new URL(typeof target === 'string' ? target : target.default, folder);
}

/** The folder of the package. */
export { folder };

/** @type {typeof import('../../web/engine/nyota.js')} */
const library = await import(addressOf('.').href);
export const { loadNyota, createThinker, NyotaError } = library;
export const exported = Object.keys(library);

export const wasmUrl = addressOf('./nyota.wasm');
export const wasmBinary = readFileSync(wasmUrl);

/** One engine for all tests of a file. */
export const nyota = await loadNyota({ wasmBinary });
