// Fails when an include or an import goes against the layers described in CONTRIBUTING.md.

import { readFileSync, readdirSync, statSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));

/** Layer (a folder) → the other layers that its files may mention. The longest match counts. */
const MAY_USE = {
  'core/base': [],
  'core/sternhalma': ['core/base'],
  'core/chess4': ['core/base'],
  'core/search': ['core/base'],
  'core/table': ['core/base', 'core/sternhalma', 'core/chess4', 'core/search'],
  bindings: ['core/base', 'core/table'],
  'web/engine': [],
  'web/i18n': [],
  'web/store': [],
  'web/play': ['web/engine'],
  'web/view': ['web/engine', 'web/i18n'],
  'web/element': ['web/engine', 'web/i18n', 'web/play', 'web/view'],
  'web/page': ['web/engine', 'web/i18n', 'web/play', 'web/view', 'web/element', 'web/store'],
  // The second implementation of the rules proves nothing if it leans on the first.
  'tests/core/reference': [],
};

/** System headers that a layer must do without: input and output, clocks, threads, libm. */
const FORBIDDEN_HEADERS = [
  { layer: /^core\//, header: /^emscripten/ },
  { layer: /^core\//, header: /^(iostream|fstream|ostream|istream|cstdio|stdio\.h|filesystem)$/ },
  { layer: /^core\//, header: /^(chrono|ctime|time\.h|random|thread|mutex|atomic|future)$/ },
  { layer: /^core\/(base|sternhalma|chess4|search)$/, header: /^(cmath|math\.h|unordered_\w+)$/ },
];

/** Bare module names; everything else that the site loads is our own. */
const BARE_IMPORTS = { 'web/engine': ['nyota-glue'], 'web/page': ['lean-qr/nano'] };

const INCLUDE = /^[ \t]*#[ \t]*include[ \t]*(["<])([^">]+)[">]/gm;
const IMPORT = /\b(?:from|import)\s*\(?\s*(['"])([^'"\n]+)\1|new URL\(\s*(['"])(\.[^'"\n]+)\3/g;

/**
 * @param {string} folder relative to the root
 * @returns {string[]} the sources below it, with forward slashes
 */
function sourcesIn(folder) {
  const found = [];
  for (const name of readdirSync(join(ROOT, folder))) {
    const path = posix.join(folder, name);
    if (statSync(join(ROOT, path)).isDirectory()) found.push(...sourcesIn(path));
    else if (/\.(h|cpp|js|mjs|d\.ts)$/.test(name)) found.push(path);
  }
  return found;
}

/** @param {string} path */
function layerOf(path) {
  return Object.keys(MAY_USE)
    .filter((layer) => path.startsWith(`${layer}/`))
    .sort((a, b) => b.length - a.length)[0];
}

/**
 * What is wrong with one file, a sentence each.
 * @param {string} path
 * @param {string} text
 * @returns {string[]}
 */
export function faultsOf(path, text) {
  const layer = layerOf(path);
  if (layer === undefined) return [];
  /** @type {string[]} */
  const faults = [];
  const allowed = /** @type {Record<string, string[]>} */ (MAY_USE)[layer];

  /** @param {string} target */
  const checkArrow = (target) => {
    const other = layerOf(target);
    const outside = other === undefined && /^(core|bindings|web|tests)\//.test(target);
    if (outside || (other !== undefined && other !== layer && !allowed.includes(other))) {
      faults.push(`${path}: ${layer} may not use ${other ?? target} (${target})`);
    }
  };

  if (/\.(h|cpp)$/.test(path)) {
    for (const [, quote, header] of text.matchAll(INCLUDE)) {
      if (quote === '"') {
        if (header.includes('/')) checkArrow(header);
        else faults.push(`${path}: includes are written from the root of the repository (${header})`);
        continue;
      }
      for (const rule of FORBIDDEN_HEADERS) {
        if (rule.layer.test(layer) && rule.header.test(header)) {
          faults.push(`${path}: ${layer} may not use <${header}>`);
        }
      }
    }
  } else {
    for (const [, , imported, , address] of text.matchAll(IMPORT)) {
      const target = imported ?? address;
      if (target.startsWith('.')) checkArrow(posix.join(posix.dirname(path), target));
      else if (!(/** @type {Record<string, string[]>} */ (BARE_IMPORTS)[layer]?.includes(target))) {
        faults.push(`${path}: ${layer} may not import '${target}'`);
      }
    }
  }
  return faults;
}

const files = ['core', 'bindings', 'web', 'tests'].flatMap(sourcesIn);
const faults = files.flatMap((path) => faultsOf(path, readFileSync(join(ROOT, path), 'utf8')));
for (const fault of faults) console.error(fault);
console.log(`layers: ${files.length} files, ${faults.length} faults`);
process.exitCode = faults.length > 0 ? 1 : 0;
