/** nyota.d.ts against the code: what is declared exists, and what exists is declared. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, test } from 'node:test';
import { fileURLToPath } from 'node:url';

import ts from 'typescript';

import { declaredMembers, declaredValues, faults } from './declared.mjs';
import { addressOf, createThinker, exported, folder, manifest, NyotaError, nyota, wasmBinary } from './package.mjs';

const thinker = await createThinker({ wasmBinary });
after(() => thinker.close());
const game = nyota.newGame({ game: 'sternhalma', players: 2 });

/**
 * Public names of an object: its own and those of its class.
 * @param {object} object
 */
function membersOf(object) {
  const names = [...Object.getOwnPropertyNames(object), ...Object.getOwnPropertyNames(Object.getPrototypeOf(object))];
  return [...new Set(names)].filter((name) => name !== 'constructor').sort();
}

test('the functions and classes of the package', () => {
  assert.deepEqual([...declaredValues].sort(), [...exported].sort());
});

test('the members of Nyota, Game and Thinker', () => {
  for (const [name, object] of /** @type {[string, object][]} */ ([['Nyota', nyota], ['Game', game], ['Thinker', thinker]])) {
    assert.deepEqual(membersOf(object), declaredMembers(name).sort(), name);
  }
});

test('what is declared as a method is one', () => {
  const readOnly = ['version', 'setup', 'mode'];
  for (const [name, object] of /** @type {[string, any][]} */ ([['Nyota', nyota], ['Game', game], ['Thinker', thinker]])) {
    for (const member of declaredMembers(name)) {
      assert.equal(typeof object[member] === 'function', !readOnly.includes(member), `${name}.${member}`);
    }
  }
});

test('NyotaError has the members declared', () => {
  const error = new NyotaError('illegal-move', 'no', { reason: 'no-piece', details: { code: 'illegal-move' } });
  for (const member of declaredMembers('NyotaError')) assert.ok(member in error, member);
});

test('the lists that the engine gives are of the declared types', () => {
  assert.deepEqual(faults(nyota.presets('sternhalma'), '{ preset: string; rules: SternhalmaRules }[]'), []);
  assert.deepEqual(faults(nyota.options('sternhalma'), 'OptionInfo[]'), []);
  const checked = '{ setup: Setup | null; notes: string[]; errors: ErrorDetails[] }';
  assert.deepEqual(faults(nyota.checkSetup({ game: 'sternhalma', players: 5 }), checked), []);
  assert.deepEqual(faults(nyota.checkSetup({ players: 7, x: 1 }), checked), []);
  assert.deepEqual(faults(nyota.checkSetup(undefined), checked), []);
});

test('what a table asks for is of the declared types', () => {
  assert.deepEqual(faults(nyota.tableOptions(), 'OptionInfo[]'), []);
  assert.deepEqual(faults(nyota.newcomer(), 'RatedPlayer'), []);
  assert.deepEqual(faults(nyota.levelRatings(), 'number[]'), []);
  const players = [nyota.newcomer(), { ...nyota.newcomer(), fixed: true }];
  assert.deepEqual(faults(nyota.rate(players, { ranks: [1, 2] }), 'RatedPlayer[]'), []);
  for (const limitMs of [0, 30_000]) {
    assert.deepEqual(faults(nyota.turnClock({ limitMs, usedMs: 40_000 }), 'TurnClock'), []);
  }
});

test('the options that rules have are the declared ones', () => {
  const names = nyota.options('sternhalma').map(({ name }) => name);
  assert.deepEqual(declaredMembers('SternhalmaRules').sort(), names.sort());
});

test('the checker itself finds what is wrong', () => {
  const move = game.legalMoves()[0];
  assert.deepEqual(faults(move, 'Move'), []);
  assert.equal(faults({ ...move, extra: 1 }, 'Move').length, 1);
  assert.equal(faults({ ...move, kind: 'jump' }, 'Move').length > 0, true);
  assert.equal(faults({ ...move, path: [1] }, 'Move').length, 1);
  assert.equal(faults({}, 'Move').length, 6);
  assert.equal(faults(null, 'State').length, 1);
});

test('the declarations compile, strictly, and so does a program that uses every member', () => {
  const root = fileURLToPath(new URL('uses.ts', import.meta.url));
  const declarations = fileURLToPath(addressOf('.')).replace(/\.js$/, '.d.ts');
  const program = ts.createProgram([declarations, root], {
    strict: true,
    noEmit: true,
    exactOptionalPropertyTypes: true,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    lib: ['lib.es2022.d.ts', 'lib.dom.d.ts', 'lib.esnext.disposable.d.ts'],
    types: [],
    paths: { nyota: [declarations] },
  });
  const told = ts.getPreEmitDiagnostics(program).map(({ messageText, file, start }) => {
    const line = file && start !== undefined ? file.getLineAndCharacterOfPosition(start).line + 1 : 0;
    return `${file?.fileName}:${line} ${ts.flattenDiagnosticMessageText(messageText, ' ')}`;
  });
  assert.deepEqual(told, []);

  // Every member there is must be used in it, or it would prove nothing about the rest.
  const text = readFileSync(root, 'utf8');
  for (const name of ['Nyota', 'Game', 'Thinker', 'State', 'Seat', 'Piece', 'Move', 'Continuation', 'Thought', 'GameRecord', 'ErrorDetails', 'ThinkOptions']) {
    for (const member of declaredMembers(name)) assert.match(text, new RegExp(`\\b${member}\\b`), `${name}.${member}`);
  }
});

test('the manifest names files that are there', () => {
  for (const file of [...manifest.files, manifest.types]) {
    assert.ok(readFileSync(new URL(file, folder)).length > 0, file);
  }
});
