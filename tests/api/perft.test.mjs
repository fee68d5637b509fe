import assert from 'node:assert/strict';
import { test } from 'node:test';

import { refused } from './helpers.mjs';
import { nyota } from './package.mjs';

/** @type {[any, number[]][]} */
const kCounts = [
  [{ players: 2 }, [14, 196, 4760, 115600, 3188520]],
  [{ players: 3 }, [14, 196, 2744, 66640, 1618400]],
  [{ players: 4 }, [14, 199, 2786, 39601, 958384]],
  [{ players: 6 }, [14, 199, 2828, 40189, 571130]],
  [{ players: 2, preset: 'japanese' }, [20, 400, 12560]],
  [{ players: 3, preset: 'japanese' }, [20, 400, 8000]],
];

for (const [setup, counts] of kCounts) {
  test(`leaf counts from the start: ${JSON.stringify(setup)}`, () => {
    const game = nyota.newGame({ game: 'sternhalma', ...setup });
    counts.forEach((count, i) => assert.equal(game.perft(i + 1), count, `depth ${i + 1}`));
    assert.equal(game.perft(0), 1);
    game.free();
  });
}

test('perft is what legalMoves and play give', () => {
  const game = nyota.newGame({ game: 'sternhalma', players: 2, preset: 'masters' });
  const count = (/** @type {number} */ depth) => {
    if (depth === 0) return 1;
    let leaves = 0;
    for (const { text } of game.legalMoves()) {
      game.play(text);
      leaves += count(depth - 1);
      game.undo();
    }
    return leaves;
  };
  assert.equal(game.perft(3), count(3));
});

test('depths that are none are refused', () => {
  const game = nyota.newGame({ game: 'sternhalma', players: 2 });
  for (const depth of [-1, 21, 1.5, NaN, Infinity, '1', null, undefined, {}, [1]]) {
    refused(() => game.perft(/** @type {any} */ (depth)), { code: 'bad-depth', details: { field: 'depth', value: depth } });
  }
});
