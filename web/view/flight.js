/**
 * Works out how a move is to be seen: which marble flies from where to where, and who makes room.
 * @module
 */
import { easeOut } from './motion.js';

/** @typedef {import('../engine/nyota.js').Happening} Happening */
/** @typedef {import('./geometry.js').Layout} Layout */
/** @typedef {import('./motion.js').Clip} Clip */
/** @typedef {import('./scene-painter.js').Scene} Scene */

const kHop = 180;
const kStep = 140;
/** A breath after each landing and each move, long enough to follow who did what. */
const kLanding = 40;
const kRest = 160;

/**
 * @param {Layout} layout
 * @param {string} from
 * @param {string} to
 */
const isStep = (layout, from, to) => {
  const a = layout.spot(from);
  const b = layout.spot(to);
  return Math.hypot(a.x - b.x, a.y - b.y) < 1.1;
};

/**
 * The clips for one move, changing the scene as they go.
 * @param {Scene} scene
 * @param {Layout} layout
 * @param {readonly Happening[]} happenings
 * @param {number} seen landings that the player has already made by hand: they are not shown again
 * @param {(cell: string) => void} landed called at each landing
 * @returns {Clip[]}
 */
export function clipsOf(scene, layout, happenings, seen, landed) {
  const moved = movedIn(happenings);
  if (!moved) return [];
  const swaps = happenings.flatMap((one) => (one.type === 'swapped' ? [one] : []));
  const legs = moved.path.slice(1).map((to, i) => ({ from: moved.path[i] ?? to, to }));
  const single = legs.length === 1;
  return legs.flatMap(({ from, to }, i) => {
    const index = swaps.findIndex((swap) => swap.from === to || swap.to === from);
    const swap = index >= 0 ? swaps.splice(index, 1)[0] : undefined;
    const step = single && isStep(layout, from, to);
    const flying = legClip(scene, layout, { from, to, step, swap: swap !== undefined });
    const { draw } = flying;
    if (i < seen) flying.duration = 0;
    flying.draw = (share) => {
      draw(share);
      if (share >= 1) landed(to);
    };
    const last = i === legs.length - 1;
    const pause = last ? kRest : kLanding;
    /** @type {Clip} */
    const rest = { duration: i < seen ? 0 : pause, still: last, draw: () => {} };
    return [flying, rest];
  });
}

/**
 * @param {readonly Happening[]} happenings
 * @returns {Extract<Happening, { type: 'moved' }> | null}
 */
export function movedIn(happenings) {
  for (const one of happenings) if (one.type === 'moved') return one;
  return null;
}

/** @typedef {{ from: string, to: string, step: boolean, swap: boolean }} Leg */

/**
 * One landing: the marble flies over, and whoever stood there slides back the other way.
 * @param {Scene} scene
 * @param {Layout} layout
 * @param {Leg} leg
 * @returns {Clip}
 */
function legClip(scene, layout, { from, to, step, swap }) {
  /** @type {import('./scene-painter.js').Flying[] | null} */
  let flying = null;
  const a = layout.spot(from);
  const b = layout.spot(to);
  return {
    duration: step ? kStep : kHop,
    draw(share) {
      if (!flying) {
        const marble = scene.marbles.get(from);
        const other = swap ? scene.marbles.get(to) : undefined;
        flying = [
          ...(other ? [{ marble: other, at: b, lift: 0 }] : []),
          ...(marble ? [{ marble, at: a, lift: 0 }] : []),
        ];
        scene.marbles.delete(from);
        if (swap) scene.marbles.delete(to);
      }
      const [last] = flying.slice(-1);
      const [first] = flying.length > 1 ? flying : [];
      if (share >= 1) {
        if (last) scene.marbles.set(to, last.marble);
        if (first) scene.marbles.set(from, first.marble);
        scene.flying = [];
        return;
      }
      const way = easeOut(share);
      const arc = step ? 0 : Math.sin(Math.PI * way);
      const between = { x: a.x + (b.x - a.x) * way, y: a.y + (b.y - a.y) * way };
      if (last) {
        last.at = { x: between.x, y: between.y - arc * 0.28 };
        last.lift = arc;
      }
      if (first) first.at = { x: a.x + b.x - between.x, y: a.y + b.y - between.y };
      scene.flying = flying;
    },
  };
}
