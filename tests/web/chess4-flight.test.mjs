// @ts-nocheck Scenes and happenings are given only with what is read here.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { chessClipsOf } from '../../web/view/chess4-flight.js';
import { CrossLayout } from '../../web/view/chess4-geometry.js';

const layout = new CrossLayout(0);

/** @param {Record<string, string>} pieces by square */
const sceneOf = (pieces) => ({ marbles: new Map(Object.entries(pieces)), flying: [], checked: ['h1'] });

/** Plays a move on a scene to its end. */
function play(scene, happenings, seen = 0) {
  const landed = [];
  const clips = chessClipsOf(scene, layout, happenings, seen, (cell) => landed.push(cell));
  const flying = [];
  for (const { draw } of clips) {
    draw(0.5);
    flying.push(scene.flying.length);
    draw(1);
  }
  return { clips, landed, flying };
}

test('a piece glides and takes what it lands on', () => {
  const scene = sceneOf({ g1: 'queen', j4: 'pawn' });
  const { landed, flying } = play(scene, [
    { type: 'moved', seat: 0, path: ['g1', 'j4'] },
    { type: 'captured', seat: 0, victim: 1, cell: 'j4' },
  ]);
  assert.deepEqual([...scene.marbles], [['j4', 'queen']]);
  assert.deepEqual(landed, ['j4']);
  assert.equal(flying[0], 1);
  assert.deepEqual([scene.flying, scene.checked], [[], []]);
});

test('a pawn taken in passing vanishes from its own square', () => {
  const scene = sceneOf({ g5: 'pawn', f5: 'stepped' });
  play(scene, [
    { type: 'moved', seat: 0, path: ['g5', 'f6'] },
    { type: 'captured', seat: 0, victim: 1, cell: 'f5' },
  ]);
  assert.deepEqual([...scene.marbles], [['f6', 'pawn']]);
});

test('in castling both pieces go at once', () => {
  const scene = sceneOf({ h1: 'king', k1: 'rook' });
  const { flying } = play(scene, [
    { type: 'moved', seat: 0, path: ['h1', 'j1'] },
    { type: 'castled', seat: 0, rookFrom: 'k1', rookTo: 'i1' },
  ]);
  assert.equal(flying[0], 2);
  assert.deepEqual(Object.fromEntries(scene.marbles), { j1: 'king', i1: 'rook' });
});

test('a piece brought there by hand does not go there again, and news take longer to read', () => {
  const quiet = [{ type: 'moved', seat: 0, path: ['h2', 'h4'] }];
  const news = [...quiet, { type: 'check', by: 0, seats: [2], points: 0 }];
  const lengths = (happenings, seen) => play(sceneOf({ h2: 'pawn' }), happenings, seen).clips.map(({ duration }) => duration);
  assert.deepEqual(lengths(quiet, Infinity), [0, 0]);
  assert.ok(lengths(quiet, 0)[0] > 0);
  assert.ok(lengths(news, 0)[1] > lengths(quiet, 0)[1]);
});

test('a resignation moves nothing', () => {
  assert.deepEqual(play(sceneOf({}), [{ type: 'resigned', seat: 1, rank: null }]).clips, []);
});
