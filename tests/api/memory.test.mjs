import assert from 'node:assert/strict';
import { test } from 'node:test';

import { dice, pick } from './helpers.mjs';
import { loadNyota, NyotaError, wasmBinary } from './package.mjs';

/** @type {WebAssembly.Memory | undefined} */
let memory;

/** An engine whose memory can be seen: the one export of the module that is one. */
const nyota = await (async () => {
  const { instantiate } = WebAssembly;
  /** @type {any} */ (WebAssembly).instantiate = async (/** @type {any} */ module, /** @type {any} */ imports) => {
    const instance = /** @type {any} */ (await instantiate(module, imports));
    memory = Object.values(instance.exports).find((value) => value instanceof WebAssembly.Memory);
    return instance;
  };
  try {
    return await loadNyota({ wasmBinary: new Uint8Array(wasmBinary) });
  } finally {
    WebAssembly.instantiate = instantiate;
  }
})();

const bytes = () => /** @type {WebAssembly.Memory} */ (memory).buffer.byteLength;

/** @type {any[]} */
const kSetups = [
  { game: 'sternhalma', players: 2 },
  { game: 'sternhalma', players: 3, preset: 'japanese' },
  { game: 'sternhalma', players: 6, preset: 'masters' },
  { game: 'sternhalma', players: 2, rules: { sets: 3 } },
];

/**
 * Makes a game, uses it and frees it.
 * @param {(below: number) => number} roll
 * @param {number} i
 */
function oneGame(roll, i) {
  const game = nyota.newGame(kSetups[i % kSetups.length]);
  const { pieces, turn } = game.state();
  for (const { cell, seat } of pieces) {
    if (seat !== turn) continue;
    const moves = game.legalMoves(cell);
    if (moves.length === 0) continue;
    game.play(pick(roll, moves).text);
    break;
  }
  if (i % 20 === 0) {
    game.think({ nodes: 100 });
    game.undo();
    game.stateAt(0);
    game.history();
    nyota.fromText(game.toText('link')).free();
    nyota.loadGame(game.record()).free();
    game.setMeta({ id: String(i) });
  }
  if (i % 50 === 0) {
    // Left in the middle of thinking: freeing has to end that, too.
    game.thinkSteps({ level: 6, nodes: 10_000 }).next();
  }
  if (i % 10 === 0) {
    for (const refuse of [
      () => nyota.fromText('n1.AAAAAAAA'),
      () => nyota.loadGame({ ...game.record(), moves: ['z99-a1'] }),
      () => nyota.newGame(/** @type {any} */ ({ game: 'sternhalma', players: 7 })),
      () => game.play('a1-a1'),
    ]) {
      assert.throws(refuse, NyotaError);
    }
  }
  game.free();
}

test('10 000 games made, used and freed leave the memory as large as a few did', () => {
  const roll = dice(6);
  for (let i = 0; i < 500; ++i) oneGame(roll, i);
  const warm = bytes();
  assert.ok(warm > 0);
  for (let i = 500; i < 10_500; ++i) oneGame(roll, i);
  assert.equal(bytes(), warm);
});

test('games that are kept do take memory, so the measure means something', () => {
  const before = bytes();
  const games = [];
  while (bytes() === before) {
    assert.ok(games.length < 100_000, 'the memory grows at last');
    games.push(nyota.newGame(kSetups[0]));
  }
  for (const game of games) game.free();
});

test('undo and redo, again and again, take no more memory', () => {
  const game = nyota.newGame(kSetups[0]);
  for (const text of ['c1-e5', 'o1-m5', 'd4-e8']) game.play(text);
  const round = () => {
    while (game.undo());
    while (game.redo());
    game.undo();
    game.play('d4-e8');
    game.state();
  };
  for (let i = 0; i < 100; ++i) round();
  const warm = bytes();
  for (let i = 0; i < 1_000; ++i) round();
  assert.equal(bytes(), warm);
  game.free();
});
