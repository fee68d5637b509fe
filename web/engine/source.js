/** Where the engine comes from: reading what a caller says about it, and fetching the bytes. */

import { NyotaError } from './error.js';

/**
 * A refused option of loadNyota or createThinker.
 * @param {string} field
 * @param {unknown} value
 * @param {string} allowed
 */
const refuse = (field, value, allowed) =>
  new NyotaError('load-failed', `${field}: expected ${allowed}`, {
    details: { code: 'load-failed', field, value, allowed },
  });

/**
 * A whole address; a relative one means the page or worker that asks.
 * @param {unknown} url
 * @param {string} field
 */
export function addressOf(url, field) {
  try {
    return new URL(/** @type {string} */ (url), globalThis.location?.href).href;
  } catch {
    throw refuse(field, url, 'an address');
  }
}

/**
 * @param {unknown} options
 * @returns {{ wasmBinary?: BufferSource, wasmUrl?: string }} nothing in it where the caller says nothing
 */
export function sourceOf(options = {}) {
  if (typeof options !== 'object' || options === null) throw refuse('options', options, 'an object');
  const { wasmBinary, wasmUrl } = /** @type {import('./nyota.js').LoadOptions} */ (options);
  if (wasmBinary !== undefined) {
    if (typeof wasmBinary === 'object' && wasmBinary !== null) return { wasmBinary };
    throw refuse('wasmBinary', wasmBinary, 'an ArrayBuffer or a view of one');
  }
  return wasmUrl === undefined ? {} : { wasmUrl: addressOf(wasmUrl, 'wasmUrl') };
}

/**
 * The bytes at an address, whatever type the server says they have.
 * @param {string} url
 * @returns {Promise<BufferSource>}
 */
export async function bytesFrom(url) {
  if (url.startsWith('file:') && globalThis.process?.versions?.node) {
    // Node's fetch reads no files. The name is not written out in the import, so that bundlers for
    // the browser do not look for it.
    const name = 'node:fs/promises';
    const { readFile } = await import(/* webpackIgnore: true */ /* @vite-ignore */ name);
    return readFile(new URL(url));
  }
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return response.arrayBuffer();
}
