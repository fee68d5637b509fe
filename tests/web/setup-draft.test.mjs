import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readSettings } from '../../web/page/settings.js';
import { coloursOf, defaultDraft, readDraft, setupOf, withColour, withHome } from '../../web/page/setup-draft.js';

test('the first game is the standard one for two, a person against the computer', () => {
  const draft = readDraft(null);
  assert.deepEqual(setupOf(draft), { game: 'sternhalma', players: 2, preset: 'standard' });
  assert.deepEqual(draft.seats.slice(0, 2).map(({ kind, level }) => [kind, level]), [['person', 2], ['computer', 2]]);
});

test('only what differs from the preset is set', () => {
  const draft = { ...defaultDraft(), players: 3, rules: { goalLock: true } };
  assert.deepEqual(setupOf(draft), {
    game: 'sternhalma',
    players: 3,
    preset: 'standard',
    rules: { goalLock: true },
  });
});

test('a remembered set-up is read forgivingly', () => {
  const draft = readDraft({ preset: 'chess', players: 99, rules: [], seats: 'x' });
  assert.equal(draft.preset, 'standard');
  assert.equal(draft.players, 6);
  assert.deepEqual(draft.rules, {});
  assert.equal(draft.seats.length, 6);
  const kept = { ...defaultDraft(), preset: 'masters', players: 3 };
  assert.deepEqual(readDraft(JSON.parse(JSON.stringify(kept))), kept);
});

test('settings have defaults for all that makes no sense', () => {
  const plain = { language: 'auto', theme: 'auto', board: 'auto', speed: 'normal', showLegalMoves: true, stepwise: false, confirmTouch: false, sounds: false, haptics: false };
  for (const value of [null, 7, 'dark', { theme: 'pink', speed: -1, language: 'xx' }]) assert.deepEqual(readSettings(value), plain);
  const chosen = { language: 'sk', theme: 'dark', board: 'paper', speed: 'slow', showLegalMoves: false, stepwise: true, confirmTouch: true, sounds: true, haptics: true };
  assert.deepEqual(readSettings(chosen), chosen);
});

test('a set that takes a point gives its own to whoever had it', () => {
  assert.deepEqual(withHome([[0], [3]], 1, 0, 2), [[0], [2]]);
  assert.deepEqual(withHome([[0], [2], [4]], 0, 0, 4), [[4], [2], [0]]);
  assert.deepEqual(withHome([[0, 1], [3, 4]], 0, 1, 3), [[0, 3], [1, 4]]);
});

test('chosen points go into the set-up as long as they are as many as the sets', () => {
  const draft = { ...defaultDraft(), homes: [[0], [2]] };
  assert.deepEqual(setupOf(draft).homes, [[0], [2]]);
  assert.equal(setupOf({ ...draft, rules: { sets: 2 } }).homes, undefined);
  const two = [[0, 1], [2, 3]];
  assert.deepEqual(setupOf({ ...draft, homes: two, rules: { sets: 2 } }).homes, two);
});

test('remembered points are kept only where they make sense', () => {
  assert.deepEqual(readDraft({ players: 2, homes: [[0], [2]] }).homes, [[0], [2]]);
  assert.deepEqual(readDraft({ players: 2, homes: [[0, 1], [3, 4]] }).homes, [[0, 1], [3, 4]]);
  for (const homes of [[[0]], [[0], [0]], [[0], [7]], 'x', [0, 2], [[0, 1], [2]], [[], []]]) {
    assert.equal(readDraft({ players: 2, homes }).homes, null);
  }
});

test('each point has the colour of its own number until somebody chooses', () => {
  const { colours } = defaultDraft();
  assert.deepEqual(coloursOf([[0], [3]], colours), [0, 1, 2, 3, 4, 5]);
});

test('no two points are ever alike, whatever is chosen in whatever order', () => {
  const homes = [[0, 1], [2, 3], [4, 5]];
  let { colours } = defaultDraft();
  for (let i = 0; i < 60; i += 1) {
    const [seat, set, army] = [i % 3, Math.floor(i / 3) % 2, (i * 7) % 6];
    colours = withColour(homes, colours, seat, set, army);
    const given = coloursOf(homes, colours);
    assert.equal(given[homes[seat]?.[set] ?? -1], army);
    assert.deepEqual([...given].sort(), [0, 1, 2, 3, 4, 5]);
  }
});

test('whoever had the colour takes the other one; a colour of nobody just changes its point', () => {
  const homes = [[0], [3]];
  const swapped = withColour(homes, defaultDraft().colours, 0, 0, 3);
  assert.deepEqual(coloursOf(homes, swapped), [3, 1, 2, 0, 4, 5]);
  const free = withColour(homes, defaultDraft().colours, 1, 0, 2);
  const given = coloursOf(homes, free);
  assert.equal(given[0], 0);
  assert.equal(given[3], 2);
  // With a third player at the golden point the chosen gold stays where it was chosen.
  assert.equal(coloursOf([[0], [2], [4]], free)[2], 2);
  assert.equal(coloursOf([[0], [4], [2]], free)[4], 2);
});

test('remembered colours are read forgivingly', () => {
  const { colours } = defaultDraft();
  for (const value of [null, 'x', [7], [[7, -1, 0.5]]]) assert.deepEqual(readDraft({ colours: value }).colours, colours);
  assert.equal(readDraft({ colours: [[], [4]] }).colours[1]?.[0], 4);
});
