// @ts-nocheck Matches and happenings are given only with what is read here.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { ChessSpeech } from '../../web/element/chess4-speech.js';
import { createWords } from '../../web/i18n/words.js';

const catalogue = JSON.parse(readFileSync(new URL('../../web/i18n/en.json', import.meta.url), 'utf8'));
const words = createWords(catalogue, 'en');
const person = { kind: 'person', level: 2, name: '' };
const computer = { kind: 'computer', level: 2, name: '' };

const pieces = [
  { cell: 'h1', seat: 0, kind: 'king' },
  { cell: 'a7', seat: 1, kind: 'king' },
  { cell: 'f8', seat: 2, kind: 'queen', promoted: true },
  { cell: 'n8', seat: 3, kind: 'king', grey: true },
];

function speech({ seats = [person, computer, computer, computer], mode = 'ffa', ...more } = {}) {
  const state = {
    game: 'chess4',
    turn: 0,
    over: false,
    reason: null,
    seats: [0, 1, 2, 3].map((seat) => ({ seat, status: 'playing', rank: null, points: 0, inCheck: false })),
    pieces,
    ...more,
  };
  return new ChessSpeech(words, { seats, shownState: state, state, setup: { game: 'chess4', mode }, movable: new Set(['h1']) });
}

const inCheck = [0, 1, 2, 3].map((seat) => ({ seat, status: 'playing', rank: null, inCheck: seat === 1 || seat === 3 }));

test('a square tells what stands on it and what can be done', () => {
  const one = speech({ seats: [person, computer, { ...person, name: 'Asha' }, computer] });
  assert.equal(one.hole('h1', null), 'h1, red king of Red, can move');
  assert.equal(one.hole('f8', null), 'f8, promoted yellow queen of Asha');
  assert.equal(one.hole('n8', null), 'n8, grey king, once of Green');
  assert.equal(one.hole('g7', null), 'g7, empty');
  assert.equal(speech().hole('h1', null), 'h1, your red king, can move');
});

test('kings in check are told, grey ones are not', () => {
  const board = speech({});
  board.match.shownState.seats = inCheck;
  assert.equal(board.hole('a7', null), 'a7, blue king of Blue, in check');
  assert.doesNotMatch(board.hole('n8', null), /check/);
});

test('in check the refusals and the hint say so', () => {
  const own = speech({});
  assert.match(own.refusal('king-in-check'), /leave your king in check/);
  assert.match(own.hint(null, true), /Choose one of your pieces/);
  own.match.shownState.seats[0].inCheck = true;
  assert.match(own.refusal('king-in-check'), /does not help/);
  assert.match(own.refusal('stuck'), /does not help/);
  assert.match(own.hint(null, true), /You are in check/);
});

test('every reason that the rules can give has words of its own', () => {
  const plain = speech().refusal('nothing of the kind');
  for (const reason of ['bad-text', 'game-over', 'not-on-board', 'no-piece', 'not-your-piece', 'same-hole', 'occupied', 'not-how-it-moves', 'path-blocked', 'king-in-check', 'stuck']) {
    assert.notEqual(speech().refusal(reason), plain, reason);
  }
});

test('what pays is told with its points, and to whom', () => {
  const told = speech().tell([
    { type: 'moved', seat: 1, text: 'a8-f13', path: ['a8', 'f13'] },
    { type: 'captured', seat: 1, victim: 2, cell: 'f13', kind: 'queen', promoted: true, grey: false, points: 1 },
    { type: 'check', by: 1, seats: [0, 2, 3], points: 5 },
    { type: 'eliminated', seat: 2, why: 'checkmate', pointsTo: 1, points: 20 },
  ]);
  assert.equal(
    told,
    'Blue moved from a8 to f13. Blue took the promoted yellow queen: 1 point. ' +
      'You are in check. Green is in check. Blue gets 5 points. Yellow is checkmated. Blue gets 20 points.',
  );
});

test('a note leaves out what can be seen', () => {
  const note = speech().note([
    { type: 'moved', seat: 1, text: 'a8-f13', path: ['a8', 'f13'] },
    { type: 'captured', seat: 1, victim: 3, cell: 'f13', kind: 'pawn', promoted: false, grey: true, points: 0 },
    { type: 'eliminated', seat: 2, why: 'stalemate', pointsTo: 2, points: 20 },
    { type: 'eliminated', seat: 3, why: 'resigned', pointsTo: null, points: 0 },
    { type: 'bonus', seat: 0, why: 'survivor', points: 20 },
  ]);
  assert.equal(note, 'Yellow has no move left and is stalemated. Yellow gets 20 points. You get 20 points.');
});

const ranked = (ranks) => ranks.map((rank, seat) => ({ seat, status: 'playing', rank }));

test('the end is told with its reason', () => {
  const ends = [
    [{ reason: 'last-standing' }, [1, 2, 3, 4], /^You have won\. .*points decide/],
    [{ reason: 'lead' }, [2, 3, 1, 4], /^Yellow has won\. .*21 points ahead/],
    [{ reason: 'draw', detail: 'threefold' }, [1, 1, 3, 4], /shared by You and Blue\. The game was drawn: .*third time/],
    [{ reason: 'draw', detail: 'fifty' }, [2, 1, 3, 4], /^Blue has the most points\. .*drawn: fifty moves/],
    [{ reason: 'draw', detail: 'bare-kings' }, [2, 1, 3, 4], /^Blue has the most points\. .*nothing is left but kings/],
    [{ reason: 'move-limit' }, [2, 1, 3, 4], /agreed number of moves/],
    [{ mode: 'teams', reason: 'checkmate' }, [3, 1, 3, 1], /^Blue and Green have won\. Checkmate/],
    [{ mode: 'teams', reason: 'resigned' }, [1, 3, 1, 3], /^You and Yellow have won\. The other side/],
    [{ mode: 'teams', reason: 'draw', detail: 'stalemate' }, [1, 1, 1, 1], /^The game was drawn: the side to move/],
  ];
  for (const [more, ranks, expected] of ends) {
    const one = speech({ over: true, turn: null, ...more });
    one.match.shownState.seats = ranked(ranks);
    assert.match(one.outcome(), expected, JSON.stringify(more));
  }
});
