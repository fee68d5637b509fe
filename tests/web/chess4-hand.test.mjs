// @ts-nocheck The stand-in fills in only what is used here.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ChessHand } from '../../web/play/chess4-hand.js';
import { addHand, Entry } from '../../web/play/entry.js';

addHand('chess4', ChessHand);

const move = (text, more = {}) => {
  const [from, to] = text.replace(/=.*/, '').split('-');
  return { text, from, to, path: [from, to], swaps: [], kind: 'normal', ...more };
};

/** A match whose game knows a handful of moves. */
function table() {
  const moves = [
    move('h2-h3'),
    move('h2-h4'),
    move('h2-i3', { captured: 'pawn' }),
    move('g5-f6', { kind: 'en-passant', captured: 'pawn' }),
    move('h1-j1', { kind: 'castle' }),
    ...['N', 'B', 'R', 'Q'].map((letter, i) =>
      move(`e10-e11=${letter}`, { promotesTo: ['knight', 'bishop', 'rook', 'queen'][i] }),
    ),
    move('f7-f8', { promotesTo: 'queen' }),
  ];
  const pieces = [
    ...[...new Set(moves.map(({ from }) => from))].map((cell) => ({ cell, seat: 0, kind: 'pawn' })),
    { cell: 'i3', seat: 1, kind: 'pawn' },
    { cell: 'd1', seat: 0, kind: 'rook' },
  ];
  const state = { game: 'chess4', turn: 0, pieces };
  const asked = [];
  const game = {
    setup: { game: 'chess4' },
    state: () => state,
    legalMoves: (from) => moves.filter((one) => one.from === from),
    whyNot: (text) => {
      asked.push(text);
      return 'not-how-it-moves';
    },
  };
  const match = { game, state, awaitsPerson: true, movable: new Set(moves.map(({ from }) => from)) };
  const played = [];
  const entry = new Entry(match, { play: (text) => played.push(text), changed: () => {} });
  return { entry, played, asked };
}

test('two taps make a move', () => {
  const { entry, played } = table();
  entry.tap('h2');
  assert.deepEqual([...entry.chain.targets.keys()], ['h3', 'h4', 'i3']);
  entry.tap('h4');
  assert.deepEqual(played, ['h2-h4']);
  assert.equal(entry.chain, null);
});

test('captures, en passant and castling are told apart', () => {
  const { entry } = table();
  const kinds = (from) => {
    entry.tap(from);
    return [...entry.chain.targets.values()].map(({ kind }) => kind);
  };
  assert.deepEqual(kinds('h2'), ['step', 'step', 'capture']);
  assert.deepEqual(kinds('g5'), ['capture']);
  assert.deepEqual(kinds('h1'), ['castle']);
});

test('a square out of reach is asked about as a whole move', () => {
  const { entry, asked } = table();
  entry.tap('h2');
  entry.tap('h7');
  assert.deepEqual(asked, ['h2-h7']);
  assert.deepEqual(entry.refused, { cell: 'h7', reason: 'not-how-it-moves' });
  entry.tap('h3', { confirm: true });
  entry.tap('h9');
  assert.deepEqual(asked, ['h2-h7', 'h2-h9'], 'also while a move waits for its confirmation');
});

test('where a pawn may become several pieces, the move waits for the choice', () => {
  const { entry, played } = table();
  entry.tap('e10');
  entry.tap('e11');
  assert.deepEqual(played, []);
  assert.deepEqual(entry.chain.choices.map(({ piece }) => piece), ['queen', 'rook', 'bishop', 'knight']);
  assert.equal(entry.chain.move, null);
  entry.tap('e11');
  assert.deepEqual(played, [], 'another tap chooses nothing');
  entry.choose('f7-f8');
  assert.deepEqual(played, [], 'nor does a move of another piece');
  entry.choose('e10-e11=N');
  assert.deepEqual(played, ['e10-e11=N']);
});

test('a choice can be taken back', () => {
  const { entry, played } = table();
  entry.lift('e10');
  entry.drop('e11');
  assert.equal(entry.chain.at, 'e11');
  assert.equal(entry.stepBack(), true);
  assert.equal(entry.chain.at, 'e10');
  assert.deepEqual(entry.chain.choices, []);
  entry.cancel();
  assert.deepEqual(played, []);
});

test('where it can only become a queen nothing is asked', () => {
  const { entry, played } = table();
  entry.tap('f7');
  entry.tap('f8');
  assert.deepEqual(played, ['f7-f8']);
});

test('with confirmation the piece goes there and waits', () => {
  const { entry, played } = table();
  entry.tap('h1');
  entry.tap('j1', { confirm: true });
  assert.deepEqual([played.length, entry.chain.move, entry.chain.path], [0, 'h1-j1', ['h1', 'j1']]);
  entry.stop();
  assert.deepEqual(played, ['h1-j1']);
});

test('a choice that was open is open again after a reload', () => {
  const { entry } = table();
  entry.resume(['e10', 'e11']);
  assert.equal(entry.chain.choices.length, 4);
});
