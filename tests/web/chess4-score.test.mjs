// @ts-nocheck Happenings are given only with what is read here.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { scoreOf, whyOut } from '../../web/play/chess4-score.js';

const history = [
  { text: 'g1-j4', seat: 0, happenings: [{ type: 'moved' }, { type: 'captured', seat: 0, victim: 1, kind: 'knight', points: 3 }] },
  {
    text: 'a8-f13',
    seat: 1,
    happenings: [
      { type: 'moved' },
      { type: 'captured', seat: 1, victim: 2, kind: 'pawn', points: 1 },
      { type: 'check', by: 1, seats: [2], points: 0 },
      { type: 'check', by: 1, seats: [0, 3], points: 5 },
      { type: 'eliminated', seat: 2, why: 'checkmate', pointsTo: 1, points: 20 },
    ],
  },
  { text: 'resign:3', seat: 3, happenings: [{ type: 'resigned', seat: 3 }, { type: 'eliminated', seat: 3, why: 'resigned', pointsTo: null, points: 0 }] },
  { text: 'h1-h2', seat: 0, happenings: [{ type: 'moved' }, { type: 'captured', seat: 0, victim: 2, kind: 'rook', grey: true, points: 0 }, { type: 'bonus', seat: 0, why: 'draw', points: 10 }, { type: 'bonus', seat: 1, why: 'draw', points: 10 }] },
];
const seats = [13, 36, 0, 0].map((points, seat) => ({ seat, points }));

test('every point has a reason, in the order in which they were won', () => {
  const items = scoreOf(history, seats);
  assert.deepEqual(
    items.map(({ seat, points, text, happening }) => [seat, points, text, happening?.type]),
    [
      [0, 3, 'g1-j4', 'captured'],
      [1, 1, 'a8-f13', 'captured'],
      [1, 5, 'a8-f13', 'check'],
      [1, 20, 'a8-f13', 'eliminated'],
      [0, 10, 'h1-h2', 'bonus'],
      [1, 10, 'h1-h2', 'bonus'],
    ],
  );
});

test('points that the game began with come first', () => {
  const [first, ...rest] = scoreOf(history, seats.map((one) => (one.seat === 3 ? { ...one, points: 7 } : one)));
  assert.deepEqual(first, { seat: 3, points: 7, text: '', happening: null });
  assert.equal(rest.length, 6);
});

test('why somebody is out', () => {
  assert.deepEqual([...whyOut(history)], [[2, 'checkmate'], [3, 'resigned']]);
});
