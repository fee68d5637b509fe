/**
 * How a chess move is to be seen: the piece glides over, a rook goes along in castling, whatever was
 * taken vanishes under it.
 * @module
 */
import { movedIn } from './flight.js';
import { easeOut } from './motion.js';

/** @typedef {import('../engine/nyota.js').Happening} Happening */
/** @typedef {import('./geometry.js').Spot} Spot */
/** @typedef {import('./motion.js').Clip} Clip */
/** @typedef {import('./scene-painter.js').Scene} Scene */

const kGlide = 200;
/** A breath after each move, long enough to follow who did what; longer where more than a move is to be seen. */
const kRest = 160;
const kNews = 450;

/**
 * The clips for one move, changing the scene as they go.
 * @param {Scene} scene
 * @param {{ spot: (cell: string) => Spot }} layout
 * @param {readonly Happening[]} happenings
 * @param {number} seen 1 or more where the player has brought the piece there by hand already
 * @param {(cell: string) => void} landed
 * @returns {Clip[]}
 */
export function chessClipsOf(scene, layout, happenings, seen, landed) {
  const moved = movedIn(happenings);
  const [from, to] = moved?.path ?? [];
  if (from === undefined || to === undefined) return [];
  const legs = [{ from, to }];
  let taken = '';
  let news = false;
  for (const one of happenings) {
    if (one.type === 'castled') legs.push({ from: one.rookFrom, to: one.rookTo });
    if (one.type === 'captured') taken = one.cell;
    news ||= one.type === 'check' || one.type === 'eliminated';
  }
  /** @type {(import('./scene-painter.js').Flying & { from: Spot, to: Spot, cell: string })[] | null} */
  let flying = null;
  const glide = {
    duration: seen > 0 ? 0 : kGlide,
    /** @param {number} share */
    draw(share) {
      if (!flying) {
        flying = legs.flatMap((leg) => {
          const marble = scene.marbles.get(leg.from);
          scene.marbles.delete(leg.from);
          const at = layout.spot(leg.from);
          return marble ? [{ marble, at, lift: 0, from: at, to: layout.spot(leg.to), cell: leg.to }] : [];
        });
        scene.checked = [];
      }
      if (share >= 1) {
        scene.marbles.delete(taken);
        for (const { cell, marble } of flying) scene.marbles.set(cell, marble);
        scene.flying = [];
        landed(to);
        return;
      }
      const way = easeOut(share);
      for (const one of flying) {
        one.at = { x: one.from.x + (one.to.x - one.from.x) * way, y: one.from.y + (one.to.y - one.from.y) * way };
        one.lift = 0.5 * Math.sin(Math.PI * way);
      }
      scene.flying = flying;
    },
  };
  return [glide, { duration: news ? kNews : seen > 0 ? 0 : kRest, still: true, draw: () => {} }];
}
