/**
 * Where the squares of the four-player board are: fourteen files and ranks without the corners. One
 * unit is the side of a square. The screen's y grows downwards.
 * @module
 */

import { nearestOf } from './geometry.js';

/** @typedef {import('./geometry.js').Direction} Direction */
/** @typedef {import('./geometry.js').Spot} Spot */

export const kSide = 14;
/** Side of the corners that are missing. */
export const kCorner = 3;
/** Around the squares, with the coordinates in it. */
export const kRim = 0.5;
export const kSeats = 4;

const kFiles = 'abcdefghijklmn';
const kMiddle = (kSide - 1) / 2;
const isEdge = (/** @type {number} */ i) => i < kCorner || i >= kSide - kCorner;

/** All 160 squares, rank 1 first, each rank from file a.
 * @type {readonly { name: string, file: number, rank: number }[]} */
export const kSquares = Array.from({ length: kSide * kSide }, (_, i) => {
  const file = i % kSide;
  const rank = Math.floor(i / kSide);
  return { name: `${kFiles[file]}${rank + 1}`, file, rank };
}).filter(({ file, rank }) => !(isEdge(file) && isEdge(rank)));

/** Whether a square is one of the dark ones: the lower right one of the first seat is light. @param {{ file: number, rank: number }} square */
export const isDark = ({ file, rank }) => (file + rank) % 2 === 1;

/**
 * Turns the board so that the given seat sits at the bottom.
 * @param {Spot} spot as the first seat sees it
 * @param {number} quarters quarter turns to the right of the viewer, 0 to 3
 * @returns {Spot}
 */
export function turned({ x, y }, quarters) {
  let spot = { x, y };
  // No negative zero: spots are compared as they are.
  for (let i = 0; i < quarters; i += 1) spot = { x: spot.y, y: 0 - spot.x };
  return spot;
}

/** @type {Record<Direction, Spot>} */
const kSteps = {
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
  up: { x: 0, y: -1 },
  down: { x: 0, y: 1 },
  'up-left': { x: -1, y: -1 },
  'up-right': { x: 1, y: -1 },
  'down-left': { x: -1, y: 1 },
  'down-right': { x: 1, y: 1 },
};

/** The board seen with one of the four seats at the bottom. */
export class CrossLayout {
  /** @type {Map<string, Spot>} */
  #spots;
  width = kSide + 2 * kRim;
  height = kSide + 2 * kRim;
  cells = kSquares.map(({ name }) => name);
  /** The eight keys around S.
   * @type {Record<string, Direction>} */
  keys = {
    KeyQ: 'up-left',
    KeyW: 'up',
    KeyE: 'up-right',
    KeyA: 'left',
    KeyD: 'right',
    KeyZ: 'down-left',
    KeyX: 'down',
    KeyC: 'down-right',
  };
  /** @type {Record<'up' | 'down', Direction[]>} */
  vertical = { up: ['up'], down: ['down'] };

  /** @param {number} bottom seat 0 to 3 */
  constructor(bottom) {
    this.bottom = bottom;
    this.#spots = new Map(
      kSquares.map(({ name, file, rank }) => [name, turned({ x: file - kMiddle, y: kMiddle - rank }, bottom)]),
    );
  }

  /** @param {string} name @returns {Spot} the middle of the square */
  spot(name) {
    const spot = this.#spots.get(name);
    if (!spot) throw new RangeError(`no square ${name}`);
    return spot;
  }

  /**
   * The square at a place, or the one that a place just beside the board means.
   * @param {Spot} spot
   * @param {number} [reach] in units, from the middle of a square
   * @returns {string | null}
   */
  nearest(spot, reach = 0.75) {
    return nearestOf(this.#spots, spot, reach);
  }

  /** @param {string} name @param {Direction} direction as seen on the screen @returns {string | null} */
  neighbour(name, direction) {
    const { x, y } = this.spot(name);
    const step = kSteps[direction];
    return this.nearest({ x: x + step.x, y: y + step.y }, 0.1);
  }

  /** The rows as seen, top to bottom, each from the left. @returns {string[][]} */
  rows() {
    /** @type {string[][]} */
    const rows = Array.from({ length: kSide }, () => []);
    const sorted = [...this.#spots].sort(([, a], [, b]) => a.x - b.x);
    for (const [name, { y }] of sorted) rows[y + kMiddle]?.push(name);
    return rows;
  }
}
