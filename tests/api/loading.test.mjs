import assert from 'node:assert/strict';
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { pathToFileURL } from 'node:url';

import { rejected } from './helpers.mjs';
import { createThinker, exported, loadNyota, manifest, NyotaError, wasmBinary, wasmUrl } from './package.mjs';

const scratch = mkdtempSync(join(tmpdir(), 'nyota-loading-'));
after(() => rmSync(scratch, { recursive: true, force: true }));

const kSetup = /** @type {const} */ ({ game: 'sternhalma', players: 2 });

/** Bytes of its own in every call, so that no earlier engine is meant. */
const freshBytes = () => new Uint8Array(wasmBinary);

test('the package gives away what its manifest and declarations say', () => {
  assert.deepEqual(exported.sort(), ['NyotaError', 'createThinker', 'loadNyota']);
  assert.deepEqual(Object.keys(manifest.exports).sort(), [
    '.',
    './nyota.wasm',
    './package.json',
    './thinker-worker.js',
  ]);
  assert.equal(manifest.type, 'module');
});

test('version is the one of the package', async () => {
  const nyota = await loadNyota({ wasmBinary });
  assert.equal(nyota.version, manifest.version);
});

test('the same source gives the same engine', async () => {
  assert.equal(await loadNyota({ wasmBinary }), await loadNyota({ wasmBinary }));
  const bytes = freshBytes();
  const [first, second] = await Promise.all([loadNyota({ wasmBinary: bytes }), loadNyota({ wasmBinary: bytes })]);
  assert.equal(first, second);
  assert.notEqual(first, await loadNyota({ wasmBinary }));
  assert.equal(await loadNyota({ wasmUrl }), await loadNyota({ wasmUrl: wasmUrl.href }));
});

test('the bytes may come as a buffer or as any view', async () => {
  const buffer = freshBytes().buffer;
  const padded = new Uint8Array(wasmBinary.length + 3);
  padded.set(wasmBinary, 3);
  for (const bytes of [buffer, new Uint8Array(buffer), new DataView(buffer), padded.subarray(3)]) {
    const game = (await loadNyota({ wasmBinary: bytes })).newGame(kSetup);
    assert.equal(game.legalMoves().length, 14);
    game.free();
  }
});

test('in Node the file beside the module is found, and any file can be named', async () => {
  const beside = await loadNyota();
  assert.equal(beside, await loadNyota({}));
  assert.equal(beside, await loadNyota({ wasmUrl }));
  assert.equal(beside.newGame(kSetup).perft(2), 196);
});

test('an address is fetched, whatever type the server says', async () => {
  const server = createServer((request, response) => {
    response.statusCode = request.url === '/nyota.wasm' ? 200 : 404;
    response.setHeader('content-type', 'text/plain');
    response.end(wasmBinary);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  try {
    const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
    const base = `http://127.0.0.1:${port}`;
    const engine = await loadNyota({ wasmUrl: `${base}/nyota.wasm` });
    assert.equal(engine.newGame(kSetup).perft(1), 14);
    const error = await rejected(loadNyota({ wasmUrl: `${base}/gone.wasm` }), 'load-failed');
    assert.match(error.message, /404/);
  } finally {
    server.close();
    server.closeAllConnections();
  }
});

test('a data: address works', async () => {
  const engine = await loadNyota({ wasmUrl: `data:application/wasm;base64,${wasmBinary.toString('base64')}` });
  assert.equal(engine.newGame(kSetup).perft(1), 14);
});

test('a failed load can be tried again', async () => {
  const late = pathToFileURL(join(scratch, 'late.wasm'));
  const error = await rejected(loadNyota({ wasmUrl: late }), 'load-failed');
  assert.ok(error.cause, 'the cause is kept');
  copyFileSync(wasmUrl, late);
  const engine = await loadNyota({ wasmUrl: late });
  assert.equal(engine, await loadNyota({ wasmUrl: late }));
});

test('bytes can be mended and tried again', async () => {
  const bytes = new Uint8Array(wasmBinary.length);
  await rejected(loadNyota({ wasmBinary: bytes }), 'load-failed');
  bytes.set(wasmBinary);
  assert.equal((await loadNyota({ wasmBinary: bytes })).newGame(kSetup).perft(1), 14);
});

test('what is no engine is refused, and nothing waits for ever', async () => {
  const empty = new Uint8Array([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]); // a valid module with nothing in it
  const cut = freshBytes().subarray(0, wasmBinary.length / 2);
  for (const bytes of [new Uint8Array(), empty, cut]) {
    await rejected(loadNyota({ wasmBinary: bytes }), 'load-failed');
  }
  writeFileSync(join(scratch, 'page.wasm'), '<!doctype html>');
  await rejected(loadNyota({ wasmUrl: pathToFileURL(join(scratch, 'page.wasm')) }), 'load-failed');
});

test('options of a wrong type are refused, by the promise', async () => {
  /** @type {[any, string][]} */
  const wrong = [
    [null, 'options'],
    [7, 'options'],
    ['nyota.wasm', 'options'],
    [{ wasmBinary: 'bytes' }, 'wasmBinary'],
    [{ wasmBinary: null }, 'wasmBinary'],
    [{ wasmUrl: 'nyota.wasm' }, 'wasmUrl'],
    [{ wasmUrl: 5 }, 'wasmUrl'],
    [{ wasmUrl: null }, 'wasmUrl'],
    [{ wasmUrl: Symbol('address') }, 'wasmUrl'],
  ];
  for (const [options, field] of wrong) {
    for (const load of [loadNyota, createThinker]) {
      await rejected(load(options), { code: 'load-failed', details: { field } }, `${load.name} ${field}`);
    }
  }
  await rejected(createThinker({ wasmUrl, workerUrl: 'http://' }), { code: 'load-failed', details: { field: 'workerUrl' } });
});

test('engines and their games are apart from each other', async () => {
  const one = await loadNyota({ wasmBinary: freshBytes() });
  const two = await loadNyota({ wasmBinary: freshBytes() });
  const first = one.newGame(kSetup);
  const second = two.newGame(kSetup);
  const third = two.newGame(kSetup);
  first.play('c1-e5');
  third.play('d1-e6');
  assert.deepEqual([first, second, third].map((game) => game.record().moves), [['c1-e5'], [], ['d1-e6']]);
  third.free();
  assert.equal(second.perft(1), 14);
});

test('NyotaError is an Error that holds code, reason, details and cause', () => {
  const cause = new TypeError('deeper');
  const error = new NyotaError('illegal-move', 'no', { reason: 'no-piece', details: { code: 'illegal-move' }, cause });
  assert.ok(error instanceof Error);
  assert.deepEqual(
    [error.name, error.message, error.code, error.reason, error.details, error.cause],
    ['NyotaError', 'no', 'illegal-move', 'no-piece', { code: 'illegal-move' }, cause],
  );
  assert.deepEqual(new NyotaError('freed', 'no').details, { code: 'freed' });
});
