// Proves that the tests named in docs/rules-trace.md watch what they say they watch. Each row of
// its tables names a rule, its tests, and a change of one line of the core:
//
//   | rule | `Suite.Name` (one or more) | `core/file`: `old text` → `new text` |
//
// The old text must occur exactly once in the file; a | within it is written \|. With the change
// the core must still compile, and at least one of the tests must fail. Nothing in the working
// tree is touched: the changed file is found first on the include path.
//
//   node scripts/mutate.mjs [text]      only the rows that contain the text

import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { dirname, join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
const BUILD = join(ROOT, 'build/mutation');
const TRACE = 'docs/rules-trace.md';
const GTEST = join(ROOT, 'build/native/lib');
const COMPILER = process.env.CXX ?? 'g++';
const FLAGS = [
  '-std=c++20', '-O1', '-w', '-ffp-contract=off', '-DNYOTA_SLOW_BUILD',
  `-DNYOTA_TEST_DATA="${join(ROOT, 'tests/data')}"`, '-isystem', '/usr/src/googletest/googletest/include',
];
/** Sources below tests/ that are no part of the test program. */
const OTHER_PROGRAMS = /^tests\/(bench\/|fuzz\/|arena\/main\.cpp)/;
/** A mutated loop may never end; that is a failure like any other. */
const TEST_TIMEOUT_MS = 120_000;

/** @typedef {{ line: number, text: string, tests: string[], file: string, from: string, to: string }} Row */
/** @typedef {{ source: string, object: string, needs: Set<string> }} Unit */

/**
 * @param {string} command
 * @param {string[]} args
 * @param {number} [timeout] in milliseconds; none when 0
 * @returns {Promise<{ ok: boolean, output: string }>}
 */
function run(command, args, timeout = 0) {
  return new Promise((done) => {
    const options = { cwd: ROOT, timeout, killSignal: /** @type {const} */ ('SIGKILL'), maxBuffer: 1 << 26 };
    execFile(command, args, options, (error, stdout, stderr) =>
      done({ ok: error === null, output: stdout + stderr }),
    );
  });
}

/**
 * Does all jobs, as many at once as there are processors.
 * @template Job, Result
 * @param {Job[]} jobs
 * @param {(job: Job) => Promise<Result>} work
 * @returns {Promise<Result[]>}
 */
async function inParallel(jobs, work) {
  /** @type {Result[]} */
  const results = [];
  let next = 0;
  const worker = async () => {
    while (next < jobs.length) {
      const mine = next++;
      results[mine] = await work(jobs[mine]);
    }
  };
  await Promise.all(cpus().map(worker));
  return results;
}

/**
 * @param {string} folder relative to the root
 * @returns {string[]} the C++ files below it
 */
function filesIn(folder) {
  return readdirSync(join(ROOT, folder)).flatMap((name) => {
    const path = posix.join(folder, name);
    if (statSync(join(ROOT, path)).isDirectory()) return filesIn(path);
    return /\.(h|cpp)$/.test(name) ? [path] : [];
  });
}

/**
 * The rows of all tables that have a mutation; throws on one that cannot be read.
 * @param {string} markdown
 * @returns {Row[]}
 */
function readRows(markdown) {
  return markdown.split('\n').flatMap((text, index) => {
    if (!text.startsWith('|') || !text.includes('→')) return [];
    const cells = text.split(/(?<!\\)\|/).slice(1, -1).map((cell) => cell.trim().replaceAll('\\|', '|'));
    const mutation = /^`([^`]+)`: `(.+)` → `(.*)`$/.exec(cells[cells.length - 1]);
    const tests = [...(cells[cells.length - 2] ?? '').matchAll(/`(\w+\.\w+)`/g)].map((match) => match[1]);
    if (!mutation || tests.length === 0) throw new Error(`${TRACE}:${index + 1}: cannot be read`);
    const [, file, from, to] = mutation;
    return [{ line: index + 1, text, tests, file, from, to }];
  });
}

/** GoogleTest's filter for tests by name, parameterised ones included. @param {string[]} tests */
function filterFor(tests) {
  return tests.flatMap((name) => [name, `${name}/*`, `*/${name}/*`]).join(':');
}

/**
 * Compiles one source, and notes which of our files it read.
 * @param {string} source
 * @param {string} object
 * @param {string[]} searched folders, the first one first
 */
async function compile(source, object, searched) {
  mkdirSync(dirname(object), { recursive: true });
  const include = searched.flatMap((folder) => ['-I', folder]);
  return run(COMPILER, [...FLAGS, ...include, '-MMD', '-MF', `${object}.d`, '-c', source, '-o', object]);
}

/** @param {string} binary @param {string[]} objects */
function link(binary, objects) {
  const libraries = [join(GTEST, 'libgtest_main.a'), join(GTEST, 'libgtest.a'), '-lpthread'];
  return run(COMPILER, ['-o', binary, ...objects, ...libraries]);
}

/** Compiles everything unchanged. @param {string[]} sources @returns {Promise<Unit[]>} */
async function compileAll(sources) {
  return inParallel(sources, async (source) => {
    const object = join(BUILD, 'plain', `${source}.o`);
    const built = await compile(source, object, [ROOT]);
    if (!built.ok) throw new Error(`${source} does not compile:\n${built.output}`);
    const needs = readFileSync(`${object}.d`, 'utf8')
      .split(/[\s\\]+/)
      .filter((path) => path.startsWith(`${ROOT}/`))
      .map((path) => posix.normalize(path.slice(ROOT.length + 1)));
    return { source, object, needs: new Set([source, ...needs]) };
  });
}

/** @param {string} source */
const isTest = (source) => /^\s*TEST(_[FP])?\(/m.test(readFileSync(join(ROOT, source), 'utf8'));

/**
 * The units that a program for those tests is made of: the core, the files that hold the tests,
 * and the helpers beside them.
 * @param {Unit[]} units
 * @param {string[]} tests
 */
function programFor(units, tests) {
  return units.filter(({ source }) => {
    if (source.startsWith('core/') || !isTest(source)) return true;
    const text = readFileSync(join(ROOT, source), 'utf8');
    return tests.some((name) => {
      const [suite, test] = name.split('.');
      return new RegExp(`^\\s*TEST(_[FP])?\\(\\s*${suite},\\s*${test}\\s*\\)`, 'm').test(text);
    });
  });
}

/**
 * What is wrong with one row, or null when its test sees the mutation.
 * @param {Row} row
 * @param {Unit[]} units
 * @returns {Promise<string | null>}
 */
async function tryRow(row, units) {
  const original = readFileSync(join(ROOT, row.file), 'utf8');
  const places = original.split(row.from).length - 1;
  if (places !== 1) return `the text to change occurs ${places} times in ${row.file}`;

  const folder = join(BUILD, `row-${row.line}`);
  const changed = join(folder, row.file);
  mkdirSync(dirname(changed), { recursive: true });
  writeFileSync(changed, original.replace(row.from, () => row.to));

  /** @type {string[]} */
  const objects = [];
  for (const { source, object, needs } of programFor(units, row.tests)) {
    if (!needs.has(row.file)) {
      objects.push(object);
      continue;
    }
    const mutated = join(folder, `${source}.o`);
    const path = source === row.file ? changed : join(ROOT, source);
    const built = await compile(path, mutated, [folder, ROOT]);
    if (!built.ok) return `the mutation does not compile:\n${built.output}`;
    objects.push(mutated);
  }
  const binary = join(folder, 'tests');
  const linked = await link(binary, objects);
  if (!linked.ok) return `the mutated tests do not link:\n${linked.output}`;
  const args = [`--gtest_filter=${filterFor(row.tests)}`, '--gtest_brief=1', '--gtest_fail_fast'];
  const outcome = await run(binary, args, TEST_TIMEOUT_MS);
  return outcome.ok ? 'the mutation survived: no test failed' : null;
}

async function main() {
  const markdown = readFileSync(join(ROOT, TRACE), 'utf8');
  const wanted = process.argv[2] ?? '';
  const rows = readRows(markdown).filter((row) => row.text.includes(wanted));
  if (rows.length === 0) throw new Error(`${TRACE} has no row to try`);

  // What was seen to fail before need not be tried again while no source has changed.
  const sources = ['core', 'tests'].flatMap(filesIn).filter((path) => !OTHER_PROGRAMS.test(path)).sort();
  const all = createHash('sha256');
  for (const path of [...sources, 'scripts/mutate.mjs']) all.update(path).update(readFileSync(join(ROOT, path)));
  const state = all.digest('hex');
  /** @param {Row} row */
  const stampOf = (row) =>
    join(BUILD, 'seen', createHash('sha256').update(state).update(row.text).digest('hex'));
  const open = rows.filter((row) => !existsSync(stampOf(row)));
  mkdirSync(join(BUILD, 'seen'), { recursive: true });

  let faults = 0;
  if (open.length > 0) {
    const units = await compileAll(sources.filter((path) => path.endsWith('.cpp')));
    const plain = join(BUILD, 'plain-tests');
    const linked = await link(plain, units.map(({ object }) => object));
    if (!linked.ok) throw new Error(linked.output);
    const results = await inParallel(open, async (row) => {
      const unchanged = await run(plain, [`--gtest_filter=${filterFor(row.tests)}`]);
      const count = Number(/^\[=+\] (\d+) tests? from .* ran/m.exec(unchanged.output)?.[1] ?? 0);
      if (count < row.tests.length) return `of ${row.tests.join(', ')} only ${count} exist`;
      if (!unchanged.ok) return `fails without the mutation:\n${unchanged.output}`;
      return tryRow(row, units);
    });
    results.forEach((fault, index) => {
      if (fault === null) {
        writeFileSync(stampOf(open[index]), '');
      } else {
        faults += 1;
        console.error(`${TRACE}:${open[index].line}: ${fault}\n  ${open[index].text}`);
      }
    });
  }
  console.log(
    `mutations: ${rows.length}, seen by their tests: ${rows.length - faults} ` +
      `(${rows.length - open.length} of them before), not seen: ${faults}`,
  );
  if (faults > 0) process.exitCode = 1;
}

try {
  await main();
} catch (error) {
  console.error(/** @type {Error} */ (error).message);
  process.exitCode = 1;
}
