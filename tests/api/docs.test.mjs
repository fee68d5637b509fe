/** The documentation against the package: its codes and reasons, and the program it shows. */
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

import { declaredMembers, declaredValues } from './declared.mjs';
import { folder, nyota } from './package.mjs';

const read = (/** @type {string | URL} */ path) => readFileSync(new URL(path, import.meta.url), 'utf8');
const api = read('../../docs/api.md');
const embedding = read('../../docs/embedding.md');
const declarations = read(new URL('nyota.d.ts', folder));

const scratch = mkdtempSync(join(tmpdir(), 'nyota-docs-'));
after(() => rmSync(scratch, { recursive: true, force: true }));

/**
 * @param {string} text
 * @param {RegExp} pattern with one group
 */
const all = (text, pattern) => [...text.matchAll(pattern)].map((match) => match[1]);

test('every code that the declarations speak of is in the table of errors', () => {
  const [, table] = api.split('| `code` | thrown when');
  const codes = all(table.split('###')[0], /^\| `([a-z-]+)`/gm);
  assert.ok(codes.length > 20);
  for (const thrown of all(declarations, /@throws NyotaError ([^*]*)/g)) {
    for (const code of all(thrown, /'([a-z-]+)'/g)) assert.ok(codes.includes(code), code);
  }
});

test('the reasons are the declared ones, in the same order', () => {
  const [, declared] = declarations.split('export type Reason =');
  assert.deepEqual(all(api, /^\d+\. `([a-z-]+)`/gm), all(declared.split(';')[0], /'([a-z-]+)'/g));
});

test('every member is described', () => {
  for (const name of declaredValues) assert.ok(api.includes(`\`${name}`), name);
  for (const type of ['Nyota', 'Game', 'Thinker', 'ThinkOptions', 'SternhalmaSetup', 'GameRecord', 'ErrorDetails']) {
    for (const member of declaredMembers(type)) assert.match(api, new RegExp(`[\`"]${member}\\b`), `${type}.${member}`);
  }
});

test('the record that is shown loads', () => {
  const [json] = all(api, /```json\n([\s\S]*?)```/g);
  const record = JSON.parse(json);
  assert.deepEqual(nyota.loadGame(record).record().result, record.result);
});

test('the bot that is shown plays its game to the end', async () => {
  const [program] = all(embedding, /<!-- bot -->\n```js\n([\s\S]*?)```/g);
  mkdirSync(join(scratch, 'node_modules'));
  symlinkSync(fileURLToPath(folder), join(scratch, 'node_modules/nyota'), 'dir');
  writeFileSync(join(scratch, 'bot.mjs'), program);
  const { stdout, stderr } = await promisify(execFile)(process.execPath, ['bot.mjs'], { cwd: scratch });
  assert.equal(stderr, '');
  const lines = stdout.trim().split('\n');
  assert.match(lines.at(-2) ?? '', /^over: finished, ranks (1 2|2 1), \d+ moves$/);
  const game = nyota.fromText(lines.at(-1) ?? '');
  assert.equal(game.state().reason, 'finished');
});
