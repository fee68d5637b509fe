import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { createWords } from '../../web/i18n/words.js';

const web = fileURLToPath(new URL('../../web/', import.meta.url));
const catalogue = JSON.parse(readFileSync(join(web, 'i18n/en.json'), 'utf8'));

const sources = readdirSync(web, { recursive: true })
  .map(String)
  .filter((name) => name.endsWith('.js'))
  .map((name) => ({ name, text: readFileSync(join(web, name), 'utf8') }));

/**
 * Keys written out in full, and beginnings of keys that are put together while running.
 * @param {string} text
 */
function usedIn(text) {
  const whole = [...text.matchAll(/(?:\bt|\bhas)\(\s*'([^']+)'/g), ...text.matchAll(/'((?:[a-z]+\.)+[a-z-]+)'/g)];
  const choices = [...text.matchAll(/\bt\([^'`()]*\? '([^']+)' : '([^']+)'/g)].flatMap(([, a, b]) => [a, b]);
  const about = [...text.matchAll(/\babout\(\s*'([^']+)'/g)].flatMap(([, key]) => [`${key}.you`, `${key}.other`]);
  const parts = [...text.matchAll(/`([a-z]+(?:[.-][a-z]+)*\.)\$\{/g)].map(([, part]) => part);
  return { whole: [...whole.map(([, key]) => key), ...choices, ...about], parts };
}

const used = sources.map(({ text }) => usedIn(text));
const whole = new Set(used.flatMap((one) => one.whole));
const parts = [...new Set(used.flatMap((one) => one.parts))];

test('every key written in the code is in the catalogue', () => {
  const direct = sources.flatMap(({ name, text }) =>
    [...text.matchAll(/\bt\(\s*'([^']+)'/g)].map(([, key]) => ({ name, key })),
  );
  assert.ok(direct.length > 50, 'the code is searched at all');
  const missing = direct.filter(({ key }) => catalogue[key] === undefined);
  assert.deepEqual(missing, []);
});

test('every sentence about a seat has a form for "you" and one for others', () => {
  const keys = sources.flatMap(({ text }) => [...text.matchAll(/\babout\(\s*'([^']+)'/g)].map(([, key]) => key));
  assert.ok(keys.length > 5);
  for (const key of keys) {
    assert.ok(catalogue[`${key}.you`], `${key}.you`);
    assert.ok(catalogue[`${key}.other`], `${key}.other`);
  }
});

test('every family of keys put together in the code has members', () => {
  assert.ok(parts.length > 5);
  for (const part of parts) {
    assert.ok(Object.keys(catalogue).some((key) => key.startsWith(part)), part);
  }
});

test('no key in the catalogue is unused', () => {
  const unused = Object.keys(catalogue).filter(
    (key) => !whole.has(key) && !parts.some((part) => key.startsWith(part)),
  );
  assert.deepEqual(unused, []);
});

test('all that the rules can answer has words', () => {
  const expected = {
    'reason.': [
      'bad-text', 'game-over', 'no-piece', 'not-your-piece', 'not-on-board', 'occupied', 'camp-closed',
      'goal-locked', 'no-bridge', 'king-not-hopped', 'not-adjacent', 'same-hole', 'ambiguous', 'stuck',
    ],
    'over.': ['finished', 'resigned', 'stagnation', 'move-limit'],
    'preset.': ['standard', 'japanese', 'classic', 'masters'],
    'note.': ['japanese-needs-2-or-3', 'five-players'],
    'option.': [
      'style', 'blocking', 'goalLock', 'camps', 'unusedCamps', 'sets', 'hops', 'playToEnd', 'moveLimit', 'stagnation',
    ],
    'option.blocking.': ['full-goal', 'own-only', 'swap', 'swap-last'],
    'option.camps.': ['free', 'pass', 'closed'],
    'hole.reach.': ['step', 'hop', 'swap'],
    'store.': ['denied', 'full', 'corrupt'],
    'reason.chess.': ['no-piece', 'occupied', 'not-how-it-moves', 'path-blocked', 'king-in-check', 'stuck'],
    'over.chess.': ['last-standing', 'lead', 'checkmate', 'resigned'],
    'over.draw.': ['threefold', 'fifty', 'bare-kings', 'stalemate'],
    'out.': ['checkmate', 'stalemate', 'resigned'],
    'score.': ['captured', 'check', 'checkmate', 'stalemate', 'draw', 'survivor'],
    'piece.': ['king', 'queen', 'rook', 'bishop', 'knight', 'pawn'],
    'mode.': ['ffa', 'teams'],
    'option.chess.': ['enPassant', 'moveLimit', 'enPassant.help', 'moveLimit.help'],
    'option.chess.enPassant.': ['round', 'next', 'off'],
    'level.': ['1', '2', '3', '4', '5', '6'],
    'army.': ['0', '1', '2', '3', '4', '5', 'none'],
    'name.army.': ['0', '1', '2', '3', '4', '5', 'none'],
  };
  for (const [part, names] of Object.entries(expected)) {
    for (const name of names) assert.ok(catalogue[part + name], part + name);
  }
  for (const name of expected['option.']) assert.ok(catalogue[`option.${name}.help`], `option.${name}.help`);
});

test('plural forms, numbers and unknown keys', () => {
  const { t } = createWords({ moves: { one: '{n} move', other: '{n} moves' }, hello: 'Hello {name}' }, 'en');
  assert.equal(t('moves', { n: 1 }), '1 move');
  assert.equal(t('moves', { n: 1200 }), '1,200 moves');
  assert.equal(t('hello', { name: '<b>{n}</b>' }), 'Hello <b>{n}</b>');
  assert.equal(t('hello'), 'Hello {name}');
  assert.equal(t('nothing'), 'nothing');
});

test('the direction follows the language', () => {
  assert.equal(createWords({}, 'ar').direction, 'rtl');
  assert.equal(createWords({}, 'sw').direction, 'ltr');
});
