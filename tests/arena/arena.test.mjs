/**
 * The arena as a program: NYOTA_ARENA names it, the native one or the script of its WebAssembly, and
 * NYOTA_NATIVE_ARENA the native one that the script is compared with.
 */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, test } from 'node:test';
import { fileURLToPath } from 'node:url';

const HERE = dirname(fileURLToPath(import.meta.url));
const ROOT = dirname(dirname(HERE));
const NATIVE = process.env.NYOTA_NATIVE_ARENA ?? join(ROOT, 'build/native/tests/nyota_arena');
const ARENA = process.env.NYOTA_ARENA ?? NATIVE;
const UNDER_NODE = ARENA.endsWith('.js');
const MIRROR = `exec="'${process.execPath}' '${join(HERE, 'mirror-player.mjs')}'",name=mirror`;

const folder = mkdtempSync(join(tmpdir(), 'nyota-arena-'));
after(() => rmSync(folder, { recursive: true }));

/**
 * @param {string[]} args
 * @param {string} [program]
 */
function arena(args, program = ARENA) {
  const [command, first] = program.endsWith('.js') ? [process.execPath, [program]] : [program, []];
  const { status, stdout, stderr } = spawnSync(command, [...first, ...args], { encoding: 'utf8' });
  return { status, stdout, stderr };
}

/** @param {string} file */
const linesOf = (file) => readFileSync(file, 'utf8').trim().split('\n').map((line) => JSON.parse(line));

/** Games of both kinds that need no time and meet the engine, greedy and random players. */
const MATCHES = [
  ['--players', '4', 'greedy', '--nodes', '60', '--games', '4', '--most', '60'],
  ['--setup', '{"game":"sternhalma","players":3,"preset":"masters"}', '--players', '3', '1', 'random',
    '--nodes', '40', '--games', '3', '--most', '60'],
  ['--setup', '{"game":"chess4"}', '--players', '3', '1', '--nodes', '40', '--games', '2', '--most', '60'],
];

test('says what it cannot make sense of', () => {
  for (const [args, message] of /** @type {[string[], RegExp][]} */ ([
    [['--games', 'many'], /--games many/],
    [['--players', '9'], /'9'/],
    [['--setup', '{"game":"go"}'], /no game 'go'/],
    [['--setup', '{"game":"sternhalma","players":7}'], /refused/],
    [['--merge', join(folder, 'nowhere')], /cannot be read/],
  ])) {
    const { status, stderr } = arena(args);
    assert.equal(status, 2, args.join(' '));
    assert.match(stderr, message);
  }
});

test('an external player takes part, and its faults are counted', { skip: UNDER_NODE }, () => {
  const json = join(folder, 'mirror.json');
  const { status, stdout, stderr } = arena([
    '--players', '1', MIRROR, '--games', '2', '--opening', '2', '--most', '30', '--json', json,
  ]);
  assert.equal(status, 0, stderr);
  assert.match(stdout, /mirror .*score 50\.0 %/);
  const lines = linesOf(json);
  const [own, mirror] = lines.at(-1).table.players;
  assert.equal(own.illegal, 0);
  assert.equal(mirror.player, 'mirror');
  assert.equal(mirror.moves, 28);
  assert.equal(mirror.nodes, 1);
  assert.ok(mirror.illegal > 0 && mirror.illegal < mirror.moves, `${mirror.illegal} illegal`);
  assert.equal(mirror.missing + mirror.dead, 0);
  assert.deepEqual(lines.slice(1, -1).map(({ reason }) => reason), ['unfinished', 'unfinished']);
});

test('an arena serves its player to another one, which plays the same', { skip: UNDER_NODE }, () => {
  const json = join(folder, 'served.json');
  const { status, stderr } = arena([
    '--players', '2,nodes=60,name=own', `exec="'${ARENA}' --serve --players 2",nodes=60,name=served`,
    '--games', '2', '--most', '24', '--json', json,
  ]);
  assert.equal(status, 0, stderr);
  const [head, ...games] = linesOf(json);
  assert.equal(head.players.length, 2);
  const [own, served] = games.pop().table.players;
  assert.equal(served.illegal + served.missing + served.dead, 0);
  assert.equal(served.depth, own.depth);
  assert.equal(games[0].position, games[1].position);
});

test('a player that does not play at the table ends the match', { skip: UNDER_NODE }, () => {
  const { status, stderr } = arena(['--setup', '{"game":"chess4"}', '--players', '1', MIRROR]);
  assert.equal(status, 2);
  assert.match(stderr, /mirror refuses the table: two seats/);
});

test('WebAssembly refuses external players', { skip: !UNDER_NODE }, () => {
  const { status, stderr } = arena(['--players', '1', MIRROR]);
  assert.equal(status, 2);
  assert.match(stderr, /need the native arena/);
});

test('shards that ran apart merge to the whole', { skip: UNDER_NODE }, () => {
  const file = (/** @type {string} */ name) => join(folder, `${name}.json`);
  const match = [...MATCHES[0], '--no-times', '--quiet'];
  const whole = arena([...match, '--json', file('whole')]);
  assert.equal(whole.status, 0, whole.stderr);
  for (const i of [1, 2]) arena([...match, '--shard', `${i}/2`, '--json', file(`shard-${i}`)]);
  const merged = arena(['--merge', file('shard-1'), file('shard-2'), '--json', file('merged')]);
  assert.equal(merged.stdout, whole.stdout);
  assert.equal(readFileSync(file('merged'), 'utf8'), readFileSync(file('whole'), 'utf8'));
  const again = arena([...match, '--json', file('whole')]);
  assert.equal(again.stdout, whole.stdout);
});

/**
 * When a source of the core or of the native arena was last written.
 * @param {string} path
 * @returns {number}
 */
function newest(path) {
  const about = statSync(path);
  if (!about.isDirectory()) return /(?<!_test|_none)\.(cpp|h)$/.test(path) ? about.mtimeMs : 0;
  return Math.max(0, ...readdirSync(path).map((name) => newest(join(path, name))));
}

const comparable = UNDER_NODE && existsSync(NATIVE) &&
  ['core', 'tests/arena'].every((part) => newest(join(ROOT, part)) < statSync(NATIVE).mtimeMs);

test('plays the same games natively and as WebAssembly', { skip: !comparable && 'needs a fresh build/native' }, () => {
  for (const match of MATCHES) {
    const [one, other] = [ARENA, NATIVE].map((program, i) => {
      const json = join(folder, `same-${i}-${MATCHES.indexOf(match)}.json`);
      const { status, stderr } = arena([...match, '--no-times', '--json', json], program);
      assert.equal(status, 0, stderr);
      return readFileSync(json, 'utf8');
    });
    assert.equal(one, other);
  }
});
