/**
 * What a player has in hand, laid over what stands on the board.
 * @module
 */

/** @typedef {import('./geometry.js').Spot} Spot */
/** @typedef {import('./scene-painter.js').Scene} Scene */

/**
 * @typedef {object} Reach A cell in reach of the piece in hand.
 * @property {string} cell
 * @property {'step' | 'hop' | 'swap' | 'capture' | 'castle'} kind
 * @property {boolean} next
 * @property {boolean} mayStop
 * @property {string[]} path
 */

/**
 * @typedef {object} Hand What the player is doing.
 * @property {string[]} chain cells passed by the piece in hand; empty when none is
 * @property {Map<string, Reach>} reach
 * @property {string | null} refused
 * @property {Set<string>} movable
 */

/**
 * @typedef {object} Pointing
 * @property {Spot | null} dragged where a dragged piece is
 * @property {string | null} pointed cell under the mouse
 * @property {string | null} aim cell that was pointed at or focused last: the way there is shown
 * @property {boolean} showMarks whether cells in reach are marked
 */

/** @returns {Hand} */
export const emptyHand = () => ({ chain: [], reach: new Map(), refused: null, movable: new Set() });

/**
 * @param {Scene} scene
 * @param {Hand} hand
 * @param {Pointing} pointing
 * @param {(cell: string) => Spot} spotOf
 * @param {boolean} swaps whether whoever had to make room on the way stands where the piece came from; otherwise it is taken
 * @returns {Scene}
 */
export function withHand(scene, { chain, reach, refused, movable }, { dragged, pointed, aim, showMarks }, spotOf, swaps) {
  const marbles = new Map(scene.marbles);
  const flying = [...scene.flying];
  const aimed = aim === null ? undefined : reach.get(aim);
  /** @param {string} cell @param {Spot} at @param {number} lift */
  const raise = (cell, at, lift) => {
    const marble = marbles.get(cell);
    marbles.delete(cell);
    if (marble) flying.push({ marble, at, lift });
  };
  const [held] = chain;
  if (held !== undefined) {
    raise(held, dragged ?? spotOf(chain.at(-1) ?? held), dragged ? 1 : 0.75);
    chain.slice(1).forEach((cell, i) => {
      const other = marbles.get(cell);
      if (!other) return;
      marbles.delete(cell);
      if (swaps) marbles.set(chain[i] ?? cell, other);
    });
  } else if (pointed !== null && movable.has(pointed)) raise(pointed, spotOf(pointed), 0.3);
  return {
    ...scene,
    marbles,
    flying,
    chain,
    refused,
    preview: aimed?.path.slice(chain.length - 1) ?? [],
    marked: showMarks ? [...reach.values()] : [],
  };
}
