/**
 * What happens in four-player chess is told completely: from happenings alone the pieces can be moved
 * on the page and every point explained.
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { scoreOf, whyOut } from '../../web/play/chess4-score.js';
import { chessClipsOf } from '../../web/view/chess4-flight.js';
import { CrossLayout } from '../../web/view/chess4-geometry.js';
import { nyota } from './package.mjs';

/** @typedef {import('../../web/engine/nyota.js').Setup} Setup */
/** @typedef {import('../../web/engine/nyota.js').State} State */

const layout = new CrossLayout(0);

/** A scene with the owner of each piece in place of its picture. @param {State} state @returns {any} */
const sceneOf = ({ pieces }) => ({
  marbles: new Map(pieces.map(({ cell, seat }) => [cell, `of ${seat}`])),
  flying: [],
  checked: [],
});

/** @param {Map<string, string>} marbles */
const sorted = (marbles) => [...marbles].sort(([a], [b]) => (a < b ? -1 : 1));

/** A small generator of numbers, so that games differ and stay the same from run to run. @param {number} seed */
function numbers(seed) {
  let state = seed;
  return (/** @type {number} */ below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** @param {Setup} setup @param {number} seed */
function check(setup, seed) {
  const game = nyota.newGame(setup);
  const pick = numbers(seed);
  const kinds = new Set();
  for (let ply = 0; ply < 400 && !game.state().over; ply += 1) {
    const before = game.state();
    const moves = game.legalMoves();
    // Captures and promotions more often than by chance, so that all kinds of things happen.
    const lively = moves.filter((move) => move.captured || move.promotesTo || move.kind !== 'normal');
    const move = lively.length > 0 && pick(2) === 0 ? lively[pick(lively.length)] : moves[pick(moves.length)];
    const happenings = pick(150) === 0 ? game.resign(before.turn ?? 0) : game.play(move?.text ?? '');
    for (const { type } of happenings) kinds.add(type);
    const scene = sceneOf(before);
    for (const { draw } of chessClipsOf(scene, layout, happenings, 0, () => {})) draw(1);
    const after = game.state();
    assert.deepEqual(sorted(scene.marbles), sorted(sceneOf(after).marbles), `${JSON.stringify(setup)} ${seed}: ${ply} ${move?.text}`);
  }
  const state = game.state();
  const items = scoreOf(game.history(), state.seats);
  assert.deepEqual(items.filter(({ happening }) => happening === null), [], 'no point without a reason');
  for (const { seat, points = 0, status } of state.seats) {
    assert.equal(items.reduce((sum, item) => sum + (item.seat === seat ? item.points : 0), 0), points);
    if (setup.game === 'chess4' && setup.mode === 'ffa') assert.equal(whyOut(game.history()).has(seat), status !== 'playing');
  }
  game.free();
  return kinds;
}

for (const mode of /** @type {const} */ (['ffa', 'teams'])) {
  test(`pieces and points follow from what is told: ${mode}`, () => {
    const kinds = new Set();
    for (let seed = 1; seed <= 16; seed += 1) {
      for (const kind of check({ game: 'chess4', mode }, seed)) kinds.add(kind);
    }
    const expected = ['moved', 'captured', 'promoted', 'castled', 'check', 'resigned', 'over'];
    if (mode === 'ffa') expected.push('eliminated');
    for (const kind of expected) assert.ok(kinds.has(kind), kind);
  });
}
