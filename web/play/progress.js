/**
 * How a game went, in numbers: what a graph shows of each seat in each position.
 * @module
 */

/** @typedef {import('../engine/nyota.js').Setup} Setup */
/** @typedef {import('../engine/nyota.js').State} State */
/**
 * @typedef {'distance' | 'home' | 'points' | 'material'} Measure Steps that are left, pieces in the goal, points, or
 *   the worth of all pieces in points.
 */

/** What a piece is worth as a capture; a promoted one is worth that of a pawn. @type {Record<string, number>} */
const kWorth = { pawn: 1, knight: 3, bishop: 5, rook: 5, queen: 9 };

/**
 * What can be told of a game, the most telling first.
 * @param {Setup} setup
 * @returns {readonly Measure[]}
 */
export function measuresOf(setup) {
  if (setup.game === 'sternhalma') return ['distance', 'home'];
  return setup.mode === 'teams' ? ['material'] : ['points', 'material'];
}

/**
 * @param {State} state
 * @param {Measure} measure
 * @returns {number[]} of each seat
 */
export function valuesOf({ seats, pieces }, measure) {
  switch (measure) {
    case 'distance':
      return seats.map(({ distance = 0 }) => distance);
    case 'home':
      return seats.map(({ inGoal = 0 }) => inGoal);
    case 'points':
      return seats.map(({ points = 0 }) => points);
    case 'material': {
      const sums = seats.map(() => 0);
      for (const { seat, kind, promoted, grey } of pieces) {
        if (!grey) sums[seat] = (sums[seat] ?? 0) + (promoted ? 1 : (kWorth[kind] ?? 0));
      }
      return sums;
    }
  }
}
