import assert from 'node:assert/strict';
import { test } from 'node:test';

import { dice, playRandomly, positionText, refused, snapshot } from './helpers.mjs';
import { nyota } from './package.mjs';

/** @typedef {import('../../web/engine/nyota.js').Game} Game */

const kLetters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** @type {any[]} */
const kSetups = [
  ...['standard', 'japanese', 'classic', 'masters'].flatMap((preset) =>
    [1, 2, 3, 4, 5, 6].map((players) => ({ game: 'sternhalma', players, preset })),
  ),
  { game: 'sternhalma', players: 2, rules: { sets: 2, blocking: 'swap' } },
  { game: 'sternhalma', players: 2, rules: { sets: 3, blocking: 'swap-last', goalLock: true } },
  { game: 'sternhalma', players: 3, rules: { sets: 2, hops: 'distance' } },
  { game: 'sternhalma', players: 2, homes: [[4], [5]], firstSeat: 1, rules: { unusedCamps: 'filled' } },
  { game: 'sternhalma', players: 2, homes: [[0, 2, 4], [1, 3, 5]] },
  { game: 'sternhalma', players: 3, preset: 'japanese', homes: [[1], [3], [5]], rules: { blocking: 'own-only' } },
  { game: 'sternhalma', players: 4, preset: 'japanese', rules: { camps: 'pass', moveLimit: 0, stagnation: 0 } },
  { game: 'sternhalma', players: 2, preset: 'masters', rules: { style: 'japanese', blocking: 'full-goal' } },
  { game: 'sternhalma', players: 2, preset: 'japanese', rules: { style: 'international', camps: 'closed' } },
];

/** Random games: non-canonical paths and resignations are among their entries. */
const kGames = (() => {
  const roll = dice(11);
  return kSetups.map((setup) => {
    const game = nyota.newGame(setup);
    playRandomly(game, roll, 30);
    game.setMeta({ id: String(roll(1e9)), names: ['Ána'] });
    return game;
  });
})();

const kFromPosition = (() => {
  const game = nyota.fromPosition(
    { game: 'sternhalma', players: 2, preset: 'masters' },
    positionText({ 'l7 l8': 'a', 'n1 m7 n2 m6 i1': 'd' }, 0),
  );
  game.play('l8-l6*n1-n3');
  return game;
})();

/** Without the redo that a text does not hold. */
const told = (/** @type {Game} */ game) => {
  const all = snapshot(game);
  return { ...all, state: { ...all.state, canRedo: false } };
};

test('every game comes back whole from its JSON and from its link', () => {
  for (const game of [...kGames, kFromPosition]) {
    for (const format of /** @type {const} */ (['json', 'link'])) {
      const again = nyota.fromText(game.toText(format));
      assert.deepEqual(told(again), told(game), `${format} ${JSON.stringify(game.setup)}`);
      again.free();
    }
  }
  const entries = kGames.flatMap((game) => game.record().moves);
  assert.ok(entries.some((text) => text.startsWith('resign:')), 'some seats have resigned');
});

test('some of the random paths are not those that the engine would choose', () => {
  let odd = 0;
  for (const game of kGames) {
    const { setup, moves } = game.record();
    const replay = nyota.newGame(setup);
    for (const text of moves) {
      if (text.startsWith('resign:')) {
        replay.resign(Number(text.slice(7)));
        continue;
      }
      if (!replay.legalMoves().some((move) => move.text === text)) odd += 1;
      replay.play(text);
    }
    replay.free();
  }
  assert.ok(odd > 10, `${odd} odd paths`);
});

test('JSON is the record, in one line', () => {
  const text = kGames[1].toText('json');
  assert.deepEqual(JSON.parse(text), kGames[1].record());
  assert.equal(text, JSON.stringify(kGames[1].record()));
});

test('a link is short and needs no escaping in an address', () => {
  const game = nyota.newGame({ game: 'sternhalma', players: 2 });
  const roll = dice(3);
  playRandomly(game, (below) => (below === 60 || below === 3 ? 1 : roll(below)), 100);
  const link = game.toText('link');
  assert.match(link, /^n1\.[A-Za-z0-9_-]+$/);
  assert.equal(encodeURIComponent(link), link);
  assert.ok(link.length < 220, `${link.length} letters for 100 moves`);
});

test('a link holds what was taken back no more', () => {
  const game = nyota.newGame({ game: 'sternhalma', players: 2 });
  const empty = game.toText('link');
  game.play('c1-e5');
  assert.notEqual(game.toText('link'), empty);
  game.undo();
  assert.equal(game.toText('link'), empty);
});

test('texts are recognised by themselves: bare, as a fragment, as an address, with space around', () => {
  const [game] = kGames;
  const link = game.toText('link');
  const json = game.toText('json');
  for (const text of [
    link,
    `#${link}`,
    `https://example.org/play/?x=1#${link}`,
    `file:///tmp/nyota.html#${link}`,
    ` ${link}\n`,
    json,
    `\n  ${json}\t\r\n`,
    JSON.stringify(game.record(), null, 2),
  ]) {
    const again = nyota.fromText(text);
    assert.equal(again.hash(), game.hash());
    again.free();
  }
});

test('every truncation of a link is refused', () => {
  for (const game of [kGames[1], kGames[8], kFromPosition]) {
    const link = game.toText('link');
    for (let length = 0; length < link.length; ++length) {
      refused(() => nyota.fromText(link.slice(0, length)), { code: 'bad-text', details: { code: 'bad-text' } }, String(length));
    }
    for (let start = 1; start < link.length; ++start) {
      refused(() => nyota.fromText(link.slice(start)), 'bad-text', `from ${start}`);
    }
  }
});

test('every change of a single letter of a link is refused', () => {
  const game = nyota.newGame({ game: 'sternhalma', players: 3 });
  playRandomly(game, dice(5), 12);
  const link = game.toText('link');
  for (let i = 0; i < link.length; ++i) {
    for (const letter of `${kLetters}.#=+/ \n{é`) {
      if (letter === link[i]) continue;
      const spoilt = link.slice(0, i) + letter + link.slice(i + 1);
      refused(() => nyota.fromText(spoilt), 'bad-text', spoilt);
    }
  }
});

test('letters put in, left out or exchanged are noticed', () => {
  const link = kGames[2].toText('link');
  for (let i = 3; i < link.length; ++i) {
    refused(() => nyota.fromText(link.slice(0, i) + link.slice(i + 1)), 'bad-text');
    refused(() => nyota.fromText(`${link.slice(0, i)}A${link.slice(i)}`), 'bad-text');
    if (link[i] !== link[i - 1]) {
      refused(() => nyota.fromText(link.slice(0, i - 1) + link[i] + link[i - 1] + link.slice(i + 1)), 'bad-text');
    }
  }
  refused(() => nyota.fromText(link + link), 'bad-text');
});

test('what is no text of a game is refused', () => {
  for (const text of [
    '', ' ', '\n', 'hello', '#', 'n1.', 'n1.AAAA', 'n1.AAAAA', '#n1.', 'n2.AAAA', 'n1', 'null', '[]', '5', '"text"',
    '{', '{}', '{"format":"nyota-game"}', '{"format":"nyota-game","version":1,"setup":{},"moves":[]}', '\u0000', '{\u0000}',
    '\ud800', 'é', '{"a":1}x', 'x'.repeat(1000), '[Event "Game"]\n\n1. e4 e5', `n1.${kLetters}`,
  ]) {
    refused(() => nyota.fromText(text), 'bad-text', JSON.stringify(text));
  }
  for (const text of [undefined, null, 5, {}, [], true, kGames[0].record(), new String('x')]) {
    refused(() => nyota.fromText(/** @type {any} */ (text)), 'bad-text');
  }
});

test('where a JSON text breaks off is told by its offset', () => {
  const text = '{"format":"nyota-game",}';
  refused(() => nyota.fromText(text), { code: 'bad-text', details: { code: 'bad-text', offset: text.length - 1 } });
});

test('a record that tells of an illegal move names it, read as a text, too', () => {
  const text = JSON.stringify({ format: 'nyota-game', version: 1, setup: { game: 'sternhalma', players: 2 }, moves: ['c1-e5', 'a1-b1'] });
  refused(() => nyota.fromText(text), {
    code: 'bad-text', reason: 'not-your-piece', details: { code: 'bad-text', field: 'moves[1]', value: 'a1-b1', ply: 1 },
  });
});

test('other formats are refused, and the ones there are are named', () => {
  for (const format of ['pgn4', 'fen4', '', 'JSON', 'text', null, undefined, 5, {}]) {
    refused(() => kGames[0].toText(/** @type {any} */ (format)), {
      code: 'bad-format', details: { field: 'format', allowed: ['json', 'link'] },
    });
  }
});

test('ten megabytes of text are refused in every place, and the engine goes on', () => {
  const game = nyota.newGame({ game: 'sternhalma', players: 2 });
  const before = snapshot(game);
  const much = 10_000_000;
  const plain = 'a'.repeat(much);
  const setup = /** @type {any} */ ({ game: 'sternhalma', players: 2, preset: plain });
  refused(() => nyota.fromText(plain), 'bad-text');
  refused(() => nyota.fromText(`n1.${plain}`), 'bad-text');
  refused(() => nyota.fromText(`{"format":"${plain}"}`), 'bad-text');
  refused(() => nyota.fromText('['.repeat(much)), 'bad-text');
  refused(() => nyota.fromText('{"a":'.repeat(much / 5)), 'bad-text');
  refused(() => nyota.newGame(setup), 'bad-setup');
  assert.equal(nyota.checkSetup(setup).errors.length, 1);
  refused(() => nyota.loadGame(/** @type {any} */ ({ format: plain })), 'bad-record');
  refused(() => nyota.fromPosition({ game: 'sternhalma', players: 2 }, plain), 'bad-position');
  refused(() => nyota.fromPosition({ game: 'sternhalma', players: 2 }, '1'.repeat(much)), 'bad-position');
  refused(() => nyota.presets(/** @type {any} */ (plain)), 'bad-game');
  refused(() => game.play(plain), { code: 'illegal-move', reason: 'bad-text' });
  refused(() => game.play('d1-e5'.repeat(much / 5)), { code: 'illegal-move', reason: 'bad-text' });
  assert.equal(game.whyNot(plain), 'bad-text');
  refused(() => game.legalMoves(plain), 'bad-cell');
  refused(() => game.continuations([plain]), 'bad-path');
  refused(() => game.setMeta({ id: plain }), 'bad-meta');
  refused(() => game.toText(/** @type {any} */ (plain)), 'bad-format');
  refused(() => game.think(/** @type {any} */ ({ level: plain })), 'bad-option');
  assert.deepEqual(snapshot(game), before);
});

test('a megabyte of nonsense within the bounds is refused in good time and space', () => {
  const keys = Object.fromEntries(Array.from({ length: 90_000 }, (_, i) => [`k${i}`, 0]));
  const { setup, errors } = nyota.checkSetup({ game: 'sternhalma', players: 2, ...keys });
  assert.equal(setup, null);
  assert.equal(errors.length, 100, 'enough is enough');
  refused(() => nyota.newGame(/** @type {any} */ ({ game: 'sternhalma', players: 2, rules: keys })), 'bad-setup');
});
