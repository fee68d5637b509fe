import assert from 'node:assert/strict';
import { test } from 'node:test';
import { chessSetupOf, nextDraft, readChessDraft } from '../../web/page/chess4-draft.js';

test('nothing remembered is one person against three computers, everybody for themselves', () => {
  const draft = readChessDraft(null);
  assert.deepEqual(draft.seats.map(({ kind }) => kind), ['person', 'computer', 'computer', 'computer']);
  assert.deepEqual(chessSetupOf(draft), { game: 'chess4', mode: 'ffa', rules: {}, firstSeat: 0 });
  assert.equal(draft.rotate, false);
});

test('what is remembered is read back, and what makes no sense is not', () => {
  const draft = { ...readChessDraft(null), mode: /** @type {const} */ ('teams'), rules: { enPassant: 'off' }, starter: 2, rotate: true };
  assert.deepEqual(readChessDraft(JSON.parse(JSON.stringify(draft))), draft);
  assert.deepEqual(
    readChessDraft({ mode: 'five', rules: [1], seats: 'x', starter: 4, rotate: 1 }),
    readChessDraft(null),
  );
  assert.equal(readChessDraft({ starter: 'lot' }).starter, 'lot');
});

test('the lot falls on each of the four', () => {
  const draft = { ...readChessDraft(null), starter: /** @type {const} */ ('lot') };
  const seats = [0, 0.3, 0.6, 0.99].map((chance) => chessSetupOf(draft, () => chance).firstSeat);
  assert.deepEqual(seats, [0, 1, 2, 3]);
});

test('the first turn goes round the table only where that is wanted', () => {
  const draft = { ...readChessDraft(null), rotate: true };
  assert.equal(nextDraft(draft, { game: 'chess4', firstSeat: 1 }).starter, 2);
  assert.equal(nextDraft(draft, { game: 'chess4', firstSeat: 3 }).starter, 0);
  assert.equal(nextDraft({ ...draft, rotate: false }, { game: 'chess4', firstSeat: 1 }).starter, 0);
  assert.equal(nextDraft({ ...draft, starter: 'lot' }, { game: 'chess4', firstSeat: 1 }).starter, 'lot');
  assert.equal(nextDraft(draft, { game: 'sternhalma', players: 2 }).starter, 0);
});
