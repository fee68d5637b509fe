// What the built files weigh, raw and as they travel.
//
//   node scripts/sizes.mjs [--check]      --check: exit code 1 when the engine is too large

import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';

const DIST = fileURLToPath(new URL('../dist', import.meta.url));

/**
 * All that is fetched for the rules and the computer player, gzipped, in bytes: what it is to come
 * down to, and what it must not grow beyond until then. The second number only ever falls.
 */
const ENGINE_GOAL = 60_000;
const ENGINE_LIMIT = 71_500;
const ENGINE_FILES = ['npm/nyota.js', 'npm/nyota.wasm', 'npm/thinker-worker.js'];

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
 * Prints what the engine weighs, and all other built files too when asked.
 * @param {{ all: boolean }} options
 * @returns {boolean} whether the engine is complete and keeps to its limit
 */
export function reportSizes({ all }) {
  let engine = 0;
  let missing = ENGINE_FILES.length;
  if (all) console.log('     raw    gzip  file');
  for (const path of filesIn(DIST)) {
    const bytes = readFileSync(path);
    const gzip = gzipSync(bytes, { level: 9 }).length;
    const name = relative(DIST, path).replaceAll('\\', '/');
    if (ENGINE_FILES.includes(name)) {
      engine += gzip;
      missing -= 1;
    }
    if (all) console.log(`${String(bytes.length).padStart(8)}${String(gzip).padStart(8)}  ${name}`);
  }
  if (missing > 0) {
    console.error(`${missing} of the engine's files are not built: ${ENGINE_FILES.join(', ')}`);
    return false;
  }
  const fits = engine <= ENGINE_LIMIT;
  console.log(
    `engine: ${engine} bytes gzipped, ${ENGINE_LIMIT} allowed${fits ? '' : ': TOO LARGE'}, goal ${ENGINE_GOAL}`,
  );
  return fits;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const fits = reportSizes({ all: true });
  if (process.argv.includes('--check') && !fits) process.exitCode = 1;
}
