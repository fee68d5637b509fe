// The games that are kept: which is the last one, which stay, and the list of all.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readGames } from '../../web/page/read-games.js';
import { Games } from '../../web/store/games.js';
import { exportText, importGames, readShelf } from '../../web/store/shelf.js';
import { createStore } from '../../web/store/store.js';
import { fakeArea } from './fake-area.mjs';

/** @param {string} id @param {string[]} moves @param {object} [more] @returns {any} */
const snapshot = (id, moves, more) => ({
  format: 'nyota-match',
  version: 1,
  record: { format: 'nyota-game', version: 1, setup: { game: 'sternhalma', players: 2 }, moves, meta: { id } },
  seats: [],
  seed: 1,
  ...more,
});

test('the game kept last is gone on with, and those before stay unless nothing happened in them', () => {
  const area = fakeArea();
  const games = new Games(createStore({ area }));
  games.keep(snapshot('game-aaa', ['d2-e6']));
  games.keep(snapshot('game-bbb', []));
  games.keep(snapshot('game-ccc', ['d2-e6'], { undone: 1 }));
  games.keep(snapshot('game-ddd', []));
  assert.deepEqual([...area.kept.keys()].sort(), ['nyota:game', 'nyota:game.game-aaa', 'nyota:game.game-ccc', 'nyota:game.game-ddd']);
  const again = new Games(createStore({ area }));
  assert.equal(/** @type {any} */ (again.last()).record.meta.id, 'game-ddd');
});

test('of two tabs the one that played last says which game is gone on with', () => {
  const area = fakeArea();
  const [one, other] = [new Games(createStore({ area })), new Games(createStore({ area }))];
  one.keep(snapshot('game-aaa', ['d2-e6']));
  other.keep(snapshot('game-bbb', ['d2-e6']));
  one.keep(snapshot('game-aaa', ['d2-e6', 'n1-m5']));
  assert.equal(/** @type {any} */ (new Games(createStore({ area })).last()).record.meta.id, 'game-aaa');
});

test('a game that began in one tab and was played in another is not taken away by the first', () => {
  const area = fakeArea();
  const [one, other] = [new Games(createStore({ area })), new Games(createStore({ area }))];
  one.keep(snapshot('game-aaa', []));
  other.keep(snapshot('game-aaa', ['d2-e6']));
  one.keep(snapshot('game-bbb', []));
  assert.ok(area.kept.has('nyota:game.game-aaa'));
});

test('an imported game of the same name and another set-up is another game', () => {
  const store = createStore({ area: fakeArea() });
  store.set('game.game-aaa', snapshot('game-aaa', []));
  const three = snapshot('game-aaa', []);
  three.record.setup = { game: 'sternhalma', players: 3 };
  assert.deepEqual(importGames(store, [three, snapshot('game-aaa', [])], () => 'game-new'), { taken: 1, known: 1 });
  assert.equal(/** @type {any} */ (store.get('game.game-new')).record.setup.players, 3);
  assert.equal(/** @type {any} */ (store.get('game.game-aaa')).record.setup.players, 2);
});

test('the one game of earlier versions is gone on with, and set aside where it is none', () => {
  const area = fakeArea();
  area.kept.set('nyota:game', JSON.stringify({ odd: true }));
  const games = new Games(createStore({ area }));
  assert.deepEqual(games.last(), { odd: true });
  games.setAside({ odd: true });
  assert.deepEqual([...area.kept], [['nyota:game.set-aside', '{"odd":true}']]);
  assert.equal(games.last(), null);
});

test('only playing makes a game a newer one, looking at it does not', () => {
  const store = createStore({ area: fakeArea() });
  store.set('game.game-aaa', snapshot('game-aaa', ['d2-e6'], { at: 5 }));
  const games = new Games(store);
  const at = () => /** @type {any} */ (games.get('game-aaa')).at;
  games.keep(snapshot('game-aaa', ['d2-e6']));
  assert.equal(at(), 5);
  games.keep(snapshot('game-aaa', ['d2-e6'], { chain: ['d2'] }));
  assert.equal(at(), 5);
  games.keep(snapshot('game-aaa', ['d2-e6', 'n1-m5']));
  assert.ok(at() > 5);
});

test('the list has the newest first, and all that is no game apart', () => {
  const area = fakeArea();
  const store = createStore({ area });
  for (const [id, at] of /** @type {[string, number][]} */ ([['game-old', 1], ['game-new', 3], ['game-mid', 2]])) {
    store.set(`game.${id}`, snapshot(id, ['d2-e6'], { at }));
  }
  store.set('game.game-odd', snapshot('game-odd', [], { at: 1e300 }));
  store.set('game.game-none', 7);
  store.set('settings', { theme: 'dark' });
  area.kept.set('nyota:game.cut', '{"rec');
  area.kept.set('nyota:setup.set-aside', '{"play');
  const shelf = readShelf(store);
  assert.deepEqual(shelf.games.map(({ snapshot: one }) => one.record.meta.id), ['game-new', 'game-mid', 'game-old', 'game-odd']);
  assert.deepEqual(shelf.aside.map(({ text }) => text).sort(), ['7', '{"play', '{"rec']);
  assert.equal(area.kept.get('nyota:game.cut'), '{"rec', 'looking changes nothing');
});

test('importing leaves what is here, and keeps both where two games have one name', () => {
  const store = createStore({ area: fakeArea() });
  const here = snapshot('game-aaa', ['d2-e6']);
  store.set('game.game-aaa', here);
  const other = snapshot('game-aaa', ['c1-e5']);
  const newId = () => 'another-name';
  assert.deepEqual(importGames(store, [here, other, snapshot('game-bbb', [])], newId), { taken: 2, known: 1 });
  assert.deepEqual(store.get('game.game-aaa'), here);
  assert.deepEqual(/** @type {any} */ (store.get('game.another-name')).record, { ...other.record, meta: { id: 'another-name' } });
  assert.deepEqual(JSON.parse(exportText(readShelf(store).games)).games.length, 3);
});

/** An engine that knows as games whatever has moves, and texts that begin with n1. @type {any} */
const nyota = {
  loadGame(/** @type {any} */ record) {
    if (!Array.isArray(record?.moves)) throw new Error('bad-record');
    return { record: () => record, state: () => ({ seats: [0, 1] }), free() {} };
  },
  fromText(/** @type {string} */ text) {
    if (!/^n1|^\[Variant/.test(text)) throw new Error('bad-text');
    return nyota.loadGame({ setup: {}, moves: [text] });
  },
};

test('games are found in lists, links line by line, and PGN4 one after the other', () => {
  const found = (/** @type {unknown} */ text) => {
    const { games, refused } = readGames(nyota, typeof text === 'string' ? text : JSON.stringify(text));
    return [games.map((/** @type {any} */ one) => one.record.moves[0] ?? ''), refused];
  };
  assert.deepEqual(found({ moves: ['a'] }), [['a'], []]);
  assert.deepEqual(found([snapshot('game-aaa', ['a']), 3, { moves: ['b'] }]), [['a', 'b'], [2]]);
  assert.deepEqual(found({ format: 'nyota-library', games: [{ moves: ['a'] }] }), [['a'], []]);
  assert.deepEqual(found('https://there.example/#n1.abc\r\n\n n1.def \nn2'), [['n1.abc', 'n1.def'], [3]]);
  assert.deepEqual(found('[Variant "FFA"]\n[Result "*"]\n\n1. a\n\n[Variant "FFA"]\n1. b')[0]?.length, 2);
  assert.deepEqual(found(''), [[], []]);
  assert.deepEqual(found('x'.repeat(16_000_001)), [[], []], 'nobody has that many games');
});

test('who played is read from the record, and a game without a name always gets the same one', () => {
  const text = JSON.stringify({ setup: {}, moves: ['a'], meta: { names: ['Ada', 7], levels: [null, 5], id: '../x', date: '2026-01-02T03:04:05.000Z' } });
  const [one] = /** @type {any[]} */ (readGames(nyota, text).games);
  assert.deepEqual(one.seats, [{ kind: 'person', level: 2, name: 'Ada' }, { kind: 'computer', level: 5, name: '' }]);
  assert.match(one.record.meta.id, /^text-[a-z0-9]{8,}$/);
  assert.equal(one.at, Date.parse('2026-01-02T03:04:05.000Z'));
  assert.equal(/** @type {any} */ (readGames(nyota, text).games[0]).record.meta.id, one.record.meta.id);
});
