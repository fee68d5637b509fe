/** Games that the page gives away as links and texts, and takes in again. */
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { kMostLink, readGame, readLink, standingRecord, textsOf } from '../../web/page/incoming.js';
import { relate } from '../../web/play/by-link.js';
import { nyota } from './package.mjs';

/** @param {any} setup @param {number} moves @param {object} [more] @returns {any} */
function kept(setup, moves, more = {}) {
  const game = nyota.newGame(setup);
  for (let i = 0; i < moves; i += 1) game.play(game.legalMoves()[i * 3]?.text ?? '');
  game.setMeta({ id: 'abcdefghijkl', date: '2026-01-02T03:04:05.000Z', names: ['Änna', '<b>'], levels: [null, 4] });
  const record = game.record();
  game.free();
  return { format: 'nyota-match', version: 1, record, seats: [], seed: 3, ...more };
}

/** @param {string} link @returns {any} */
function snapshotIn(link) {
  const read = readLink(nyota, `#${link}`);
  assert.ok('snapshot' in read, JSON.stringify(read));
  return read.snapshot;
}

for (const setup of [{ game: 'sternhalma', players: 2 }, { game: 'chess4' }]) {
  test(`a game of ${setup.game} comes out of its link as it went in`, () => {
    const snapshot = kept(setup, 5);
    const come = snapshotIn(textsOf(nyota, snapshot).link);
    assert.deepEqual(come.record.moves, snapshot.record.moves);
    assert.deepEqual(come.record.setup, snapshot.record.setup);
    assert.equal(come.record.meta.id, 'abcdefghijkl');
    assert.equal(come.at, Date.UTC(2026, 0, 2, 3, 4, 5));
    assert.deepEqual(come.seats.slice(0, 2).map((/** @type {any} */ { kind, name, level }) => [kind, name, level]), [
      ['person', 'Änna', 2],
      ['computer', '<b>', 4],
    ]);
    assert.equal(relate(snapshot.record, come.record).kind, 'same');
  });

  test(`a position of ${setup.game} comes without what led to it`, () => {
    const snapshot = kept(setup, 3);
    const { spot, position } = textsOf(nyota, snapshot);
    const come = snapshotIn(spot ?? '');
    assert.deepEqual(come.record.moves, []);
    const game = nyota.loadGame(come.record);
    assert.equal(game.position(), position);
    game.free();
    assert.notEqual(come.record.meta.id, 'abcdefghijkl');
  });
}

test('what was agreed at the table comes along, and nothing that makes no sense', () => {
  const colours = [1, 0, 2, 3, 4, 5];
  const terms = { colours, clock: { limit: 30, used: 9000 }, series: { key: 'k', games: [[1, 2]] } };
  const come = snapshotIn(textsOf(nyota, kept({ game: 'sternhalma', players: 2 }, 1, terms)).link);
  assert.deepEqual(come.colours, colours);
  assert.deepEqual(come.clock, { limit: 30 });
  assert.deepEqual(come.series, { key: 'k', games: [[1, 2]] });
  const odd = kept({ game: 'sternhalma', players: 2 }, 1);
  odd.record.meta.table = { colours: [9], limit: -1, series: 'x' };
  const { colours: none, clock, series } = /** @type {any} */ (readGame(nyota, odd.record));
  assert.deepEqual([none, clock, series], [undefined, undefined, undefined]);
  const again = snapshotIn(textsOf(nyota, odd).link);
  assert.equal(again.record.meta.table, undefined);
});

test('moves that were taken back do not go along', () => {
  const snapshot = kept({ game: 'sternhalma', players: 2 }, 4, { undone: 3 });
  assert.equal(standingRecord(snapshot).moves.length, 1);
  assert.equal(snapshotIn(textsOf(nyota, snapshot).link).record.moves.length, 1);
});

test('chess alone has a PGN4, and a finished game no position to play on from', () => {
  const chess = kept({ game: 'chess4' }, 2);
  assert.match(textsOf(nyota, chess).pgn4 ?? '', /StartFen4/);
  const game = nyota.newGame({ game: 'sternhalma', players: 2 });
  game.resign(0);
  const texts = textsOf(nyota, /** @type {any} */ ({ ...chess, record: game.record() }));
  game.free();
  assert.equal(texts.pgn4, undefined);
  assert.equal(texts.spot, null);
});

test('each kind of nonsense is told apart', () => {
  const { link } = textsOf(nyota, kept({ game: 'sternhalma', players: 2 }, 3));
  const refusedAs = (/** @type {string} */ text) => /** @type {any} */ (readLink(nyota, text)).refused;
  assert.equal(refusedAs('#rules'), 'foreign');
  assert.equal(refusedAs('#'), 'foreign');
  assert.equal(refusedAs('#n1'), 'cut');
  assert.equal(refusedAs(`#${link.slice(0, -3)}`), 'cut');
  assert.equal(refusedAs(`#${link.replace('n1.', 'n1.A')}`), 'cut');
  assert.equal(refusedAs(`#${link.replace('n1.', 'n2.')}`), 'newer');
  assert.equal(refusedAs(`#n1.${'A'.repeat(kMostLink)}`), 'long');
  assert.equal(refusedAs(`#${link}).`), undefined, 'what a writing program puts behind it');
});

test('games of one name are the same, one goes on, or they part', () => {
  const record = (/** @type {string[]} */ ...moves) => /** @type {any} */ ({ setup: { game: 'sternhalma', players: 2 }, moves });
  assert.deepEqual(relate(record('a', 'b'), record('a', 'b')), { kind: 'same', ply: 2 });
  assert.deepEqual(relate(record('a'), record('a', 'b')), { kind: 'newer', ply: 1 });
  assert.deepEqual(relate(record('a', 'b'), record('a')), { kind: 'older', ply: 1 });
  assert.deepEqual(relate(record('a', 'b'), record('a', 'c', 'd')), { kind: 'fork', ply: 1 });
  assert.equal(relate(record('a'), { ...record('a'), start: 'x' }).kind, 'other');
});
