/**
 * Where everybody's points come from, and why somebody is out, read from what has happened.
 * @module
 */

/** @typedef {import('../engine/nyota.js').Happening} Happening */
/** @typedef {{ text: string, seat: number, happenings: readonly Happening[] }} Played */

/**
 * @typedef {object} ScoreItem One reason for points.
 * @property {number} seat who has them
 * @property {number} points
 * @property {string} text the move or resignation that brought them; empty for those of the first position
 * @property {Happening | null} happening null for points that the game began with
 */

/** @param {Happening} one @returns {{ seat: number, points: number } | null} */
function paidBy(one) {
  switch (one.type) {
    case 'captured':
    case 'bonus':
      return one;
    case 'check':
      return { seat: one.by, points: one.points };
    case 'eliminated':
      return one.pointsTo === null ? null : { seat: one.pointsTo, points: one.points };
    default:
      return null;
  }
}

/**
 * All points one by one, in the order in which they were won. They add up to the points of the state.
 * @param {readonly Played[]} history
 * @param {readonly { seat: number, points?: number }[]} seats
 * @returns {ScoreItem[]}
 */
export function scoreOf(history, seats) {
  const items = history.flatMap(({ text, happenings }) =>
    happenings.flatMap((happening) => {
      const paid = paidBy(happening);
      return paid && paid.points !== 0 ? [{ seat: paid.seat, points: paid.points, text, happening }] : [];
    }),
  );
  const brought = seats.flatMap(({ seat, points = 0 }) => {
    const won = items.reduce((sum, item) => sum + (item.seat === seat ? item.points : 0), 0);
    return points === won ? [] : [{ seat, points: points - won, text: '', happening: null }];
  });
  return [...brought, ...items];
}

/**
 * @param {readonly Played[]} history
 * @returns {Map<number, 'checkmate' | 'stalemate' | 'resigned'>} by seat, for all who have gone out since the start
 */
export function whyOut(history) {
  return new Map(
    history.flatMap(({ happenings }) =>
      happenings.flatMap((one) => (one.type === 'eliminated' ? [[one.seat, one.why]] : [])),
    ),
  );
}
