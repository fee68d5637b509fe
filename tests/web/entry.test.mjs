// @ts-nocheck The stand-ins fill in only what is used here.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Entry } from '../../web/play/entry.js';
import { Match } from '../../web/play/match.js';
import { settle, SlowThinker, StripGame } from './strip-game.mjs';

function table() {
  const game = new StripGame([['s0', 's1', 's3'], ['s11', 's10']]);
  const person = { kind: 'person', level: 2, name: '' };
  const hooks = { show: async () => {}, jump() {}, changed() {}, save() {}, fault: assert.fail };
  const thinker = new SlowThinker();
  const match = new Match({ game, seats: [person, person], thinker: async () => thinker, seed: 1, hooks });
  const played = [];
  const entry = new Entry(match, {
    play: (move) => {
      played.push(move);
      match.play(move);
    },
    changed() {},
  });
  return { game, match, entry, played };
}

test('tapping a piece and then a hole moves it there', () => {
  const { entry, played } = table();
  entry.tap('s3');
  assert.equal(entry.chain.from, 's3');
  entry.tap('s4');
  assert.deepEqual(played, ['s3-s4']);
  assert.equal(entry.chain, null);
});

test('a hop is made at once, even where the chain could go on', () => {
  const { entry, played } = table();
  entry.tap('s0');
  entry.tap('s2');
  assert.deepEqual(played, ['s0-s2']);
});

test('a move to be confirmed waits for a second tap, or for stop', () => {
  for (const end of [(entry) => entry.tap('s4'), (entry) => entry.stop()]) {
    const { entry, played } = table();
    entry.tap('s3');
    entry.tap('s4', { confirm: true });
    assert.deepEqual(played, []);
    end(entry);
    assert.deepEqual(played, ['s3-s4']);
  }
  const { entry, played } = table();
  entry.lift('s0');
  entry.drop('s4', { confirm: true });
  assert.deepEqual(entry.chain.path, ['s0', 's2', 's4']);
  assert.deepEqual(played, []);
});

test('hop by hop, then tapping the piece again stops there', () => {
  const { entry, played } = table();
  entry.tap('s0');
  entry.tap('s2', { stepwise: true });
  assert.deepEqual(played, []);
  entry.tap('s2');
  assert.deepEqual(played, ['s0-s2']);
});

test('stop ends an open chain, and does nothing before the first landing', () => {
  const { entry, played } = table();
  entry.tap('s0');
  entry.stop();
  assert.deepEqual(played, []);
  entry.tap('s2', { stepwise: true });
  entry.stop();
  assert.deepEqual(played, ['s0-s2']);
});

test('by the last hole in one go', () => {
  const { entry, played } = table();
  entry.tap('s0');
  entry.tap('s4');
  assert.deepEqual(played, ['s0-s2-s4']);
});

test('tapping the piece before it has moved puts it back, and so does cancel', () => {
  const { entry } = table();
  entry.tap('s3');
  entry.tap('s3');
  assert.equal(entry.chain, null);
  entry.tap('s3');
  entry.cancel();
  assert.equal(entry.chain, null);
});

test('tapping another own piece takes that one instead', () => {
  const { entry } = table();
  entry.tap('s3');
  entry.tap('s1');
  assert.equal(entry.chain.from, 's1');
});

test('an illegal hole says why and keeps the piece in hand', () => {
  const { entry } = table();
  entry.tap('s3');
  entry.tap('s10');
  assert.deepEqual(entry.refused, { cell: 's10', reason: 'occupied' });
  assert.equal(entry.chain.from, 's3');
  entry.tap('s8');
  assert.deepEqual(entry.refused, { cell: 's8', reason: 'not-adjacent' });
});

test('without a piece in hand other taps say why as well', () => {
  const { entry } = table();
  entry.tap('s8');
  assert.equal(entry.refused.reason, 'no-piece');
  entry.tap('s10');
  assert.equal(entry.refused.reason, 'not-your-piece');
});

test('dragging lifts, and dropping moves at once even where the chain could go on', () => {
  const { entry, played } = table();
  assert.equal(entry.lift('s8'), false);
  assert.equal(entry.lift('s0'), true);
  entry.drop('s2');
  assert.deepEqual(played, ['s0-s2']);
});

test('dropping where it cannot go, or beside the board, keeps the piece in hand', () => {
  const { entry, played } = table();
  entry.lift('s0');
  entry.drop('s8');
  assert.equal(entry.refused.reason, 'not-adjacent');
  entry.drop(null);
  assert.equal(entry.chain.from, 's0');
  assert.deepEqual(played, []);
});

test('stepping back takes one landing back at a time', () => {
  const { entry } = table();
  entry.tap('s0');
  assert.equal(entry.stepBack(), false);
  entry.tap('s2', { stepwise: true });
  assert.equal(entry.stepBack(), true);
  assert.equal(entry.chain.at, 's0');
});

test('a chain is taken up again as far as it makes sense', () => {
  const { entry } = table();
  entry.resume(['s0', 's2', 's9']);
  assert.deepEqual(entry.chain.path, ['s0', 's2']);
  const other = table();
  other.entry.resume(['s9', 's2']);
  assert.equal(other.entry.chain, null);
});

test('while a move is being shown nothing can be picked up', async () => {
  const { match, entry } = table();
  match.play('s3-s4');
  entry.tap('s10');
  assert.equal(entry.chain, null);
  await settle();
  entry.tap('s10');
  assert.equal(entry.chain.from, 's10');
});
