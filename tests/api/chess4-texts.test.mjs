/** Four-player chess in the texts of public programs, through the package: FEN4 and PGN4. */
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { dice, pick, refused } from './helpers.mjs';
import { nyota } from './package.mjs';

/** @typedef {import('../../web/engine/nyota.js').Game} Game */

const kStart =
  'R-0,0,0,0-1,1,1,1-1,1,1,1-0,0,0,0-0-3,yR,yN,yB,yK,yQ,yB,yN,yR,3/3,yP,yP,yP,yP,yP,yP,yP,yP,3/14/' +
  'bR,bP,10,gP,gR/bN,bP,10,gP,gN/bB,bP,10,gP,gB/bQ,bP,10,gP,gK/bK,bP,10,gP,gQ/bB,bP,10,gP,gB/' +
  'bN,bP,10,gP,gN/bR,bP,10,gP,gR/14/3,rP,rP,rP,rP,rP,rP,rP,rP,3/3,rR,rN,rB,rQ,rK,rB,rN,rR,3';

/** @type {import('../../web/engine/nyota.js').Chess4Setup[]} */
const kSetups = [
  { game: 'chess4' },
  { game: 'chess4', firstSeat: 3, rules: { enPassant: 'next' } },
  { game: 'chess4', rules: { enPassant: 'off', moveLimit: 70 } },
  { game: 'chess4', mode: 'teams' },
  { game: 'chess4', mode: 'teams', firstSeat: 1, rules: { moveLimit: 200 } },
];

/**
 * Random moves, among them many captures, and resignations in and out of turn.
 * @param {Game} game
 * @param {(below: number) => number} roll
 * @param {number} entries
 */
function playOn(game, roll, entries) {
  for (let i = 0; i < entries && !game.state().over; i += 1) {
    const playing = game.state().seats.filter(({ status }) => status === 'playing');
    if (roll(90) === 0) {
      game.resign(pick(roll, playing).seat);
      continue;
    }
    const moves = game.legalMoves();
    const captures = moves.filter(({ captured, promotesTo }) => captured || promotesTo);
    game.play(pick(roll, captures.length > 0 && roll(3) === 0 ? captures : moves).text);
  }
}

test('the start in public notation', () => {
  const game = nyota.newGame({ game: 'chess4' });
  assert.equal(game.position(), kStart);
  assert.equal(game.toText('fen4'), kStart);
});

for (const setup of kSetups) {
  test(`games come back from their PGN4: ${JSON.stringify(setup)}`, () => {
    const roll = dice(17);
    for (let i = 0; i < 6; i += 1) {
      const game = nyota.newGame(setup);
      playOn(game, roll, 15 + 50 * i);
      const again = nyota.fromText(game.toText('pgn4'));
      assert.deepEqual(again.record(), game.record());
      assert.deepEqual(again.state(), game.state());
      assert.equal(again.toText('fen4'), game.toText('fen4'));
      const placed = nyota.fromPosition(setup, game.position());
      assert.deepEqual(placed.state().pieces, game.state().pieces);
      if (!game.state().over) assert.equal(placed.hash(), game.hash());
      for (const one of [game, again, placed]) one.free();
    }
  });
}

test('a public game is read with its comments, variations and resignations', () => {
  const game = nyota.fromText(
    '[GameNr "5"]\n[Variant "FFA"]\n[RuleVariants "EnPassant PromoteTo=D"]\n[StartFen4 "4PC"]\n[Red "x"]\n\n' +
      '1. h2-h3 { a { comment } .. b7-c7 ( .. b7-d7 .. g13-g12 ) .. g13-g12 .. T\n2. Nj1-i3 .. Na10-c9 .. R\n3. e2-e3\n',
  );
  assert.deepEqual(game.record().moves, ['h2-h3', 'b7-c7', 'g13-g12', 'resign:3', 'j1-i3', 'a10-c9', 'resign:2', 'e2-e3']);
});

test('faults are told with their place', () => {
  const fen = kStart.replace('yQ', 'yX');
  refused(() => nyota.fromPosition({ game: 'chess4' }, fen), {
    code: 'bad-position', details: { field: 'position', offset: kStart.indexOf('yQ') },
  });
  const text = '1. h2-h3 .. b7-c7 .. g13-g12 .. m8-l8\n2. h3-h5';
  refused(() => nyota.fromText(text), {
    code: 'bad-text', reason: 'not-how-it-moves', details: { ply: 4, offset: text.indexOf('h3-h5') },
  });
  refused(() => nyota.fromText('1. h2-h3 .. ??-c7'), { code: 'bad-text', details: { offset: 12 } });
  refused(() => nyota.fromText('[Variant "Solo"]'), { code: 'bad-text', details: { offset: 10, allowed: 'FFA or Teams' } });
  refused(() => nyota.fromText(`1. ${'h2-h3 '.repeat(2e5)}`), { code: 'bad-text', reason: 'no-piece', details: { ply: 1 } });
});

test('the formats of a game are named', () => {
  const game = nyota.newGame({ game: 'chess4' });
  refused(() => game.toText(/** @type {any} */ ('pgn')), {
    code: 'bad-format', details: { field: 'format', value: 'pgn', allowed: ['json', 'link', 'pgn4', 'fen4'] },
  });
});
