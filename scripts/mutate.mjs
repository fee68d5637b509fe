// Proves that the tests named in docs/rules-trace.md, in docs/rules-trace-chess4.md for the other game
// and in docs/rules-trace-series.md for the table, watch what they say they watch. Each row of their tables names a rule, its tests, and a
// change of one line of the core:
//
//   | rule | `Suite.Name` (one or more) | `core/file`: `old text` → `new text` |
//
// The old text must occur exactly once in the file; a | within it is written \|. With the change
// the core must still compile, and at least one of the tests must fail. Nothing in the working
// tree is touched: the changed file is found first on the include path. Only what the linker takes
// into the program of a test is compiled again.
//
// The rules themselves are lines "- **rule** words" in docs/rules.md or docs/rules-*.md. Every
// rule has a row, and its row has its words; a row without a mutation says why there can be none.
//
//   node scripts/mutate.mjs [text]      only the rows that contain the text

import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { dirname, join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
const BUILD = join(ROOT, 'build/mutation');
/** The rules of each game, and their trace. */
const BOOKS = [
  { rules: 'docs/rules.md', trace: 'docs/rules-trace.md' },
  { rules: 'docs/rules-chess4.md', trace: 'docs/rules-trace-chess4.md' },
  { rules: 'docs/rules-series.md', trace: 'docs/rules-trace-series.md' },
];
const GTEST = join(ROOT, 'build/native/lib');
const COMPILER = process.env.CXX ?? 'g++';
const FLAGS = [
  '-std=c++20', '-O1', '-w', '-ffp-contract=off', '-DNYOTA_SLOW_BUILD',
  `-DNYOTA_TEST_DATA="${join(ROOT, 'tests/data')}"`, '-isystem', '/usr/src/googletest/googletest/include',
];
/** Sources below tests/ that are no part of the test program. */
const OTHER_PROGRAMS = /^tests\/(bench\/|fuzz\/|arena\/(main|process_none)\.cpp)/;
/** Precompiled headers, which save two thirds of the time: of the core for its own sources while no
 *  header is changed, of GoogleTest for the tests. */
const CORE_HEADERS = join(BUILD, 'precompiled/core.h');
const GTEST_HEADERS = join(BUILD, 'precompiled/gtest.h');
/** The unchanged core and the helpers of the tests. */
const ARCHIVE = join(BUILD, 'libplain.a');
/** A mutated loop may never end; that is a failure like any other. */
const TEST_TIMEOUT_MS = 120_000;

/** @typedef {{ rules: string, trace: string }} Book */
/** @typedef {{ place: string, text: string, tests: string[], file: string, from: string, to: string }} Row */
/** @typedef {{ source: string, object: string, needs: Set<string> }} Unit */
/** @typedef {{ binary: string, units: Unit[] }} Program the unchanged program of some tests */

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
 * @param {Book} book
 * @returns {Row[]}
 */
function readRows({ trace }) {
  return readFileSync(join(ROOT, trace), 'utf8').split('\n').flatMap((text, index) => {
    if (!text.startsWith('|') || !text.includes('→')) return [];
    const cells = text.split(/(?<!\\)\|/).slice(1, -1).map((cell) => cell.trim().replaceAll('\\|', '|'));
    const place = `${trace}:${index + 1}`;
    const mutation = /^`([^`]+)`: `(.+)` → `(.*)`$/.exec(cells[cells.length - 1]);
    const tests = [...(cells[cells.length - 2] ?? '').matchAll(/`(\w+\.\w+)`/g)].map((match) => match[1]);
    if (!mutation || tests.length === 0) throw new Error(`${place}: cannot be read`);
    const [, file, from, to] = mutation;
    return [{ place, text, tests, file, from, to }];
  });
}

/**
 * What is wrong between the rules and the rows of their trace.
 * @param {Book} book
 * @returns {string[]}
 */
function compareWithRules(book) {
  const [rules, trace] = [book.rules, book.trace].map((path) => readFileSync(join(ROOT, path), 'utf8'));
  const words = new Map([...rules.matchAll(/^- \*\*(\S+)\*\* (.+)$/gm)].map((rule) => [rule[1], rule[2]]));
  const open = new Set(words.keys());
  const faults = [...trace.matchAll(/^\| (\S+) \| (.*?)(?<!\\) \|/gm)].flatMap(([, id, said]) => {
    if (id === 'rule' || id.startsWith('-')) return [];
    open.delete(id);
    return words.get(id) === said.replaceAll('\\|', '|') ? [] : [`${book.rules} does not say so of ${id}`];
  });
  return [...faults, ...[...open].map((id) => `${book.trace} has no row for ${id}`)];
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
 * @param {string} [precompiled] a header that stands before everything
 */
async function compile(source, object, searched, precompiled) {
  mkdirSync(dirname(object), { recursive: true });
  const include = searched.flatMap((folder) => ['-I', folder]);
  if (precompiled) include.push('-include', precompiled);
  return run(COMPILER, [...FLAGS, ...include, '-MMD', '-MF', `${object}.d`, '-c', source, '-o', object]);
}

/** @param {string} header @param {string[]} included */
async function precompile(header, included) {
  mkdirSync(dirname(header), { recursive: true });
  writeFileSync(header, included.map((path) => `#include "${path}"\n`).join(''));
  const built = await run(COMPILER, [...FLAGS, '-I', ROOT, '-x', 'c++-header', header, '-o', `${header}.gch`]);
  if (!built.ok) throw new Error(built.output);
}

/** @param {string} binary @param {string[]} objects @param {string[]} [options] */
function link(binary, objects, options = []) {
  const libraries = [ARCHIVE, join(GTEST, 'libgtest_main.a'), join(GTEST, 'libgtest.a'), '-lpthread'];
  return run(COMPILER, ['-o', binary, ...options, ...objects, ...libraries]);
}

/** What a compiled source was made of. @param {string} object @returns {Set<string>} */
function needsOf(object) {
  const paths = readFileSync(`${object}.d`, 'utf8').split(/[\s\\]+/);
  const ours = paths.filter((path) => path.startsWith(`${ROOT}/`) && !path.endsWith(':'));
  return new Set(ours.map((path) => posix.normalize(path.slice(ROOT.length + 1))));
}

/** @param {string} object */
function isFresh(object) {
  if (!existsSync(object) || !existsSync(`${object}.d`)) return false;
  const made = statSync(object).mtimeMs;
  return [...needsOf(object), 'scripts/mutate.mjs'].every(
    (path) => existsSync(join(ROOT, path)) && statSync(join(ROOT, path)).mtimeMs < made,
  );
}

/** Compiles everything unchanged. @param {string[]} sources @returns {Promise<Unit[]>} */
async function compileAll(sources) {
  return inParallel(sources, async (source) => {
    const object = join(BUILD, 'plain', `${source}.o`);
    if (!isFresh(object)) {
      const precompiled = isTest(source) ? GTEST_HEADERS : undefined;
      const built = await compile(join(ROOT, source), object, [ROOT], precompiled);
      if (!built.ok) throw new Error(`${source} does not compile:\n${built.output}`);
    }
    return { source, object, needs: needsOf(object) };
  });
}

/** @param {string} source */
const isTest = (source) => /^\s*TEST(_[FP])?\(/m.test(readFileSync(join(ROOT, source), 'utf8'));

/** The headers below tests/ that a source includes itself. @param {string} source */
const testHeaders = (source) =>
  [...readFileSync(join(ROOT, source), 'utf8').matchAll(/^#include "(tests\/[^"]+)"/gm)].map(
    (match) => match[1],
  );

/** The same with those that the headers include. @param {string} source @returns {string[]} */
const allTestHeaders = (source) =>
  testHeaders(source).flatMap((header) => [header, ...allTestHeaders(header)]);

/** @param {string} source @param {string[]} tests */
function holdsOneOf(source, tests) {
  const text = readFileSync(join(ROOT, source), 'utf8');
  return tests.some((name) => {
    const [suite, test] = name.split('.');
    return new RegExp(`^\\s*TEST(_[FP])?\\(\\s*${suite},\\s*${test}\\s*\\)`, 'm').test(text);
  });
}

/**
 * The core, the sources of those tests, and what helps them: sources that share a header with them.
 * @param {string[]} tests
 */
function sourcesFor(tests) {
  const all = ['core', 'tests'].flatMap(filesIn).sort();
  const sources = all.filter((path) => path.endsWith('.cpp') && !OTHER_PROGRAMS.test(path));
  const helpers = sources.filter((path) => path.startsWith('tests/') && !isTest(path));
  const chosen = sources.filter((path) => path.startsWith('tests/') && holdsOneOf(path, tests));
  for (const source of chosen) {
    const wanted = new Set(allTestHeaders(source));
    for (const helper of helpers) {
      if (!chosen.includes(helper) && testHeaders(helper).some((header) => wanted.has(header))) {
        chosen.push(helper);
      }
    }
  }
  return [...sources.filter((path) => path.startsWith('core/')), ...chosen];
}

/**
 * Links the unchanged programs of all rows and asks the linker what they are made of.
 * @param {Unit[]} units
 * @param {Row[]} rows
 * @returns {Promise<Map<Row, Program>>}
 */
async function programsFor(units, rows) {
  /** @type {Map<string, { holders: Unit[], rows: Row[] }>} */
  const groups = new Map();
  for (const row of rows) {
    const holders = units.filter(
      ({ source }) => source.startsWith('tests/') && holdsOneOf(source, row.tests),
    );
    const name = holders.map(({ source }) => source.replaceAll('/', '-')).join('+');
    const group = groups.get(name) ?? { holders, rows: [] };
    group.rows.push(row);
    groups.set(name, group);
  }
  /** @type {Map<Row, Program>} */
  const programs = new Map();
  await inParallel([...groups], async ([name, group]) => {
    const binary = join(BUILD, 'programs', name);
    const linked = await link(binary, group.holders.map(({ object }) => object), ['-Wl,--trace']);
    if (!linked.ok) throw new Error(linked.output);
    const taken = units.filter(({ object }) => linked.output.includes(object));
    for (const row of group.rows) programs.set(row, { binary, units: taken });
  });
  return programs;
}

/**
 * What is wrong with one row, or null when its test sees the mutation.
 * @param {Row} row
 * @param {Program} program
 * @returns {Promise<string | null>}
 */
async function tryRow(row, program) {
  const filter = `--gtest_filter=${filterFor(row.tests)}`;
  const unchanged = await run(program.binary, [filter]);
  const count = Number(/^\[=+\] (\d+) tests? from .* ran/m.exec(unchanged.output)?.[1] ?? 0);
  if (count < row.tests.length) return `of ${row.tests.join(', ')} only ${count} exist`;
  if (!unchanged.ok) return `fails without the mutation:\n${unchanged.output}`;

  const original = readFileSync(join(ROOT, row.file), 'utf8');
  const places = original.split(row.from).length - 1;
  if (places !== 1) return `the text to change occurs ${places} times in ${row.file}`;
  const folder = join(BUILD, row.place.replace(/\W/g, '-'));
  const changed = join(folder, row.file);
  mkdirSync(dirname(changed), { recursive: true });
  writeFileSync(changed, original.replace(row.from, () => row.to));

  /** @type {string[]} */
  const objects = [];
  for (const { source, object, needs } of program.units) {
    if (!needs.has(row.file)) {
      objects.push(object);
      continue;
    }
    const mutated = join(folder, `${source}.o`);
    const path = source === row.file ? changed : join(ROOT, source);
    const header = row.file.endsWith('.h');
    const precompiled = source.startsWith('tests/') ? GTEST_HEADERS : header ? undefined : CORE_HEADERS;
    const built = await compile(path, mutated, [folder, ROOT], precompiled);
    if (!built.ok) return `the mutation does not compile:\n${built.output}`;
    objects.push(mutated);
  }
  const binary = join(folder, 'program');
  const linked = await link(binary, objects);
  if (!linked.ok) return `the mutated tests do not link:\n${linked.output}`;
  const outcome = await run(binary, [filter, '--gtest_brief=1', '--gtest_fail_fast'], TEST_TIMEOUT_MS);
  rmSync(folder, { recursive: true });
  return outcome.ok ? 'the mutation survived: no test failed' : null;
}

async function main() {
  const wanted = process.argv[2] ?? '';
  const rows = BOOKS.flatMap(readRows).filter((row) => row.text.includes(wanted));
  if (rows.length === 0) throw new Error('no trace has a row to try');
  const disagreements = BOOKS.flatMap(compareWithRules);
  for (const fault of disagreements) console.error(fault);

  for (const folder of ['programs', 'seen']) mkdirSync(join(BUILD, folder), { recursive: true });
  const headers = filesIn('core').filter((path) => path.endsWith('.h'));
  await inParallel(
    [() => precompile(CORE_HEADERS, headers), () => precompile(GTEST_HEADERS, ['gtest/gtest.h'])],
    (job) => job(),
  );
  const units = await compileAll(sourcesFor(rows.flatMap(({ tests }) => tests)));
  rmSync(ARCHIVE, { force: true });
  const shared = units.filter(({ source }) => source.startsWith('core/') || !isTest(source));
  const archived = await run('ar', ['rcsT', ARCHIVE, ...shared.map(({ object }) => object)]);
  if (!archived.ok) throw new Error(archived.output);
  const programs = await programsFor(units, rows);

  let faults = 0;
  let before = 0;
  await inParallel(rows, async (row) => {
    const program = /** @type {Program} */ (programs.get(row));
    // What was seen to fail need not be tried again while nothing in the program has changed.
    const all = createHash('sha256').update(row.text);
    const read = new Set(program.units.flatMap(({ needs }) => [...needs]));
    for (const path of [...read, 'scripts/mutate.mjs'].sort()) {
      all.update(path).update(readFileSync(join(ROOT, path)));
    }
    const stamp = join(BUILD, 'seen', all.digest('hex'));
    if (existsSync(stamp)) {
      before += 1;
      return;
    }
    const fault = await tryRow(row, program);
    if (fault === null) {
      writeFileSync(stamp, '');
    } else {
      faults += 1;
      console.error(`${row.place}: ${fault}\n  ${row.text}`);
    }
  });
  console.log(
    `mutations: ${rows.length}, seen by their tests: ${rows.length - faults} ` +
      `(${before} of them before), not seen: ${faults}`,
  );
  if (faults + disagreements.length > 0) process.exitCode = 1;
}

try {
  await main();
} catch (error) {
  console.error(/** @type {Error} */ (error).message);
  process.exitCode = 1;
}
