// What the built files weigh, raw and as they travel.
//
//   node scripts/sizes.mjs [--check]      --check: exit code 1 when the engine or a language is too large

import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';

const DIST = fileURLToPath(new URL('../dist', import.meta.url));

/**
 * All that is fetched for the rules and the computer player, gzipped, in bytes: with both games, and
 * what it would be with Chinese checkers alone.
 */
const ENGINE_LIMIT = 90_000;
const STERNHALMA_LIMIT = 60_000;
/** The texts of one language, gzipped, in bytes. */
const LANGUAGE_LIMIT = 12_000;
/** All that is fetched before the first move, in the language with the longest texts, gzipped, in bytes. */
const START_LIMIT = 130_000;
const START_FILES = [
  ...['index.html', 'main.js', 'page.css', 'icon.svg', 'icon-turn.svg'],
  ...['nyota.js', 'nyota.wasm', 'thinker-worker.js'].map((name) => `engine/${name}`),
].map((name) => `site/${name}`);
const WASM = 'npm/nyota.wasm';
const ENGINE_FILES = ['npm/nyota.js', WASM, 'npm/thinker-worker.js'];
const STERNHALMA_WASM = fileURLToPath(
  new URL('../build/wasm/bindings/nyota-glue-sternhalma.wasm', import.meta.url),
);

/** @param {string} path */
const gzipped = (path) => gzipSync(readFileSync(path), { level: 9 }).length;

/**
 * @param {string} what
 * @param {number} bytes
 * @param {number} limit
 */
function judge(what, bytes, limit) {
  const fits = bytes <= limit;
  console.log(`${what}: ${bytes} bytes gzipped, ${limit} allowed${fits ? '' : ': TOO LARGE'}`);
  return fits;
}

/**
 * @param {string} folder
 * @returns {string[]}
 */
function filesIn(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? filesIn(path) : [path];
  });
}

/**
 * Prints what the engine, the start of the page and the largest language weigh, and all other built files too when asked.
 * @param {{ all: boolean }} options
 * @returns {boolean} whether the engine is complete, and all keeps to its limits
 */
export function reportSizes({ all }) {
  let engine = 0;
  let wasm = 0;
  let start = 0;
  /** @type {Map<string, number>} */
  const languages = new Map();
  let firstWords = 0;
  let missing = ENGINE_FILES.length + START_FILES.length;
  if (all) console.log('     raw    gzip  file');
  for (const path of filesIn(DIST)) {
    const gzip = gzipped(path);
    const name = relative(DIST, path).replaceAll('\\', '/');
    if (ENGINE_FILES.includes(name)) {
      engine += gzip;
      missing -= 1;
    }
    if (name === WASM) wasm = gzip;
    if (START_FILES.includes(name)) {
      start += gzip;
      missing -= 1;
    }
    if (name.startsWith('site/i18n/')) {
      const [language = '', later] = basename(name).split('.');
      languages.set(language, (languages.get(language) ?? 0) + gzip);
      if (later === 'json') firstWords = Math.max(firstWords, gzip);
    }
    if (all) console.log(`${String(statSync(path).size).padStart(8)}${String(gzip).padStart(8)}  ${name}`);
  }
  if (missing > 0) {
    console.error(`${missing} of these files are not built: ${[...ENGINE_FILES, ...START_FILES].join(', ')}`);
    return false;
  }
  if (!existsSync(STERNHALMA_WASM)) {
    console.error('The module with Chinese checkers alone is not built: scripts/build web');
    return false;
  }
  const both = judge('engine', engine, ENGINE_LIMIT);
  const alone = engine - wasm + gzipped(STERNHALMA_WASM);
  const starAlone = judge('engine with Chinese checkers alone', alone, STERNHALMA_LIMIT);
  const page = judge('page up to the first move', start + firstWords, START_LIMIT);
  return judge('largest language', Math.max(...languages.values()), LANGUAGE_LIMIT) && page && starAlone && both;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const fits = reportSizes({ all: true });
  if (process.argv.includes('--check') && !fits) process.exitCode = 1;
}
