/**
 * Where the holes of the star are. Everything follows from cube coordinates (x + y + z = 0) and
 * one unit: the distance between neighbouring holes. The screen's y grows downwards.
 * @module
 */

/**
 * @typedef {object} Hole
 * @property {string} name row letter and number, such as `c1`
 * @property {number} x cube coordinate
 * @property {number} z cube coordinate
 */

/** @typedef {{ x: number, y: number }} Spot A place on the board, in units from its centre. */

export const kRowHeight = Math.sqrt(3) / 2;
/** From the outermost holes to the edge of the board. */
export const kMargin = 0.66;
/** The board's own size: the holes span 12 units across and 16 rows in height. */
export const kBoardWidth = 12 + 2 * kMargin;
export const kBoardHeight = 16 * kRowHeight + 2 * kMargin;
/** Drawn beyond the board's size on each side, for the shadow. */
export const kBleed = 0.34;
export const kPoints = 6;

const kRowNames = 'abcdefghijklmnopq';

/** @param {number} x @param {number} y @param {number} z */
const onBoard = (x, y, z) =>
  (x <= 4 && y <= 4 && z <= 4) || (x >= -4 && y >= -4 && z >= -4);

/** All 121 holes, row a first, each row from the left.
 * @type {readonly Hole[]} */
export const kHoles = Array.from(kRowNames, (letter, row) => {
  const z = row - 8;
  const xs = Array.from({ length: 17 }, (_, i) => i - 8).filter((x) => onBoard(x, -x - z, z));
  return xs.map((x, i) => ({ name: `${letter}${i + 1}`, x, z }));
}).flat();

const byName = new Map(kHoles.map((hole) => [hole.name, hole]));

/**
 * One sixth of a turn that brings point 1 to the bottom.
 * @param {{ x: number, z: number }} cube
 */
const turnOnce = ({ x, z }) => ({ x: -z, z: x + z });

/**
 * Where a hole stands with the given point at the bottom.
 * @param {{ x: number, z: number }} hole
 * @param {number} bottom point 0 to 5
 * @returns {Spot}
 */
function spotOf(hole, bottom) {
  let cube = { x: hole.x, z: hole.z };
  for (let i = 0; i < bottom; i += 1) cube = turnOnce(cube);
  return { x: cube.x + cube.z / 2, y: -cube.z * kRowHeight };
}

/** The point that a hole belongs to, or null inside the hexagon.
 * @param {string} name
 * @returns {number | null} */
export function pointOf(name) {
  const hole = byName.get(name);
  if (!hole) return null;
  const { x, z } = hole;
  const y = -x - z;
  if (z <= -5) return 0;
  if (y >= 5) return 1;
  if (x <= -5) return 2;
  if (z >= 5) return 3;
  if (y <= -5) return 4;
  return x >= 5 ? 5 : null;
}

/** @typedef {'left' | 'right' | 'up' | 'down' | 'up-left' | 'up-right' | 'down-left' | 'down-right'} Direction */

/**
 * The name of the spot nearest to a place, of those within reach.
 * @param {ReadonlyMap<string, Spot>} spots
 * @param {Spot} place
 * @param {number} reach in units
 * @returns {string | null}
 */
export function nearestOf(spots, place, reach) {
  let best = null;
  let least = reach * reach;
  for (const [name, { x, y }] of spots) {
    const distance = (x - place.x) ** 2 + (y - place.y) ** 2;
    if (distance <= least) {
      least = distance;
      best = name;
    }
  }
  return best;
}

/** @type {Partial<Record<Direction, Spot>>} */
const kSteps = {
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
  'up-left': { x: -0.5, y: -kRowHeight },
  'up-right': { x: 0.5, y: -kRowHeight },
  'down-left': { x: -0.5, y: kRowHeight },
  'down-right': { x: 0.5, y: kRowHeight },
};

/** The board seen with one of its points at the bottom. */
export class Layout {
  /** @type {Map<string, Spot>} */
  #spots;
  width = kBoardWidth;
  height = kBoardHeight;
  cells = kHoles.map(({ name }) => name);
  /** Directions by the place of a key on the keyboard, so that other layouts have them in the same places.
   * @type {Record<string, Direction>} */
  keys = {
    KeyA: 'left',
    KeyD: 'right',
    KeyW: 'up-left',
    KeyE: 'up-right',
    KeyZ: 'down-left',
    KeyX: 'down-right',
  };
  /** Directions that lead to the row above or below.
   * @type {Record<'up' | 'down', Direction[]>} */
  vertical = { up: ['up-right', 'up-left'], down: ['down-right', 'down-left'] };

  /** @param {number} bottom point 0 to 5 */
  constructor(bottom) {
    this.bottom = bottom;
    this.#spots = new Map(kHoles.map((hole) => [hole.name, spotOf(hole, bottom)]));
  }

  /** @param {string} name @returns {Spot} */
  spot(name) {
    const spot = this.#spots.get(name);
    if (!spot) throw new RangeError(`no hole ${name}`);
    return spot;
  }

  /**
   * The hole nearest to a place, if the place is close enough to mean one.
   * @param {Spot} spot
   * @param {number} [reach] in units
   * @returns {string | null}
   */
  nearest(spot, reach = 0.75) {
    return nearestOf(this.#spots, spot, reach);
  }

  /**
   * @param {string} name
   * @param {Direction} direction as seen on the screen
   * @returns {string | null}
   */
  neighbour(name, direction) {
    const { x, y } = this.spot(name);
    const step = kSteps[direction];
    return step ? this.nearest({ x: x + step.x, y: y + step.y }, 0.1) : null;
  }

  /** The rows as seen, top to bottom, each from the left. @returns {string[][]} */
  rows() {
    /** @type {Map<number, string[]>} */
    const rows = new Map();
    const sorted = [...this.#spots].sort(([, a], [, b]) => a.y - b.y || a.x - b.x);
    for (const [name, { y }] of sorted) {
      const row = Math.round(y / kRowHeight);
      rows.set(row, [...(rows.get(row) ?? []), name]);
    }
    return [...rows.values()];
  }

  /**
   * The three corners of a point's triangle of ten holes: its tip, then going clockwise.
   * @param {number} point
   * @returns {[Spot, Spot, Spot]}
   */
  triangle(point) {
    const turn = ((point - this.bottom + kPoints) % kPoints) * 60;
    return [
      spin({ x: 0, y: 8 * kRowHeight }, turn),
      spin({ x: -1.5, y: 5 * kRowHeight }, turn),
      spin({ x: 1.5, y: 5 * kRowHeight }, turn),
    ];
  }

  /**
   * The outline of a point through the holes at its edge: the two corners of the hexagon and the
   * tip between them, clockwise.
   * @param {number} point
   * @returns {[Spot, Spot, Spot]}
   */
  outline(point) {
    const turn = ((point - this.bottom + kPoints) % kPoints) * 60;
    return [
      spin({ x: 2, y: 4 * kRowHeight }, turn),
      spin({ x: 0, y: 8 * kRowHeight }, turn),
      spin({ x: -2, y: 4 * kRowHeight }, turn),
    ];
  }
}

/** @param {Spot} spot @param {number} degrees clockwise on the screen @returns {Spot} */
function spin({ x, y }, degrees) {
  const angle = (degrees * Math.PI) / 180;
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  return { x: x * cos - y * sin, y: x * sin + y * cos };
}
