import assert from 'node:assert/strict';
import { test } from 'node:test';
import { chessSetupOf, readChessDraft } from '../../web/page/chess4-draft.js';

test('nothing remembered is one person against three computers, everybody for themselves', () => {
  const draft = readChessDraft(null);
  assert.deepEqual(draft.seats.map(({ kind }) => kind), ['person', 'computer', 'computer', 'computer']);
  assert.deepEqual(chessSetupOf(draft), { game: 'chess4', mode: 'ffa', rules: {} });
});

test('what is remembered is read back, and what makes no sense is not', () => {
  const draft = { ...readChessDraft(null), mode: /** @type {const} */ ('teams'), rules: { enPassant: 'off' } };
  assert.deepEqual(readChessDraft(JSON.parse(JSON.stringify(draft))), draft);
  assert.deepEqual(
    readChessDraft({ mode: 'five', rules: [1], seats: 'x' }),
    readChessDraft(null),
  );
});
