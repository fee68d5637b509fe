/**
 * What the view needs to know about the board of a game: where cells are, how it is painted, and
 * how a state and a move are to be seen. One kit for each game; everything else is shared.
 * @module
 */
import { kStarKit } from './star-kit.js';

/** @typedef {CanvasRenderingContext2D} Pen */
/** @typedef {import('../engine/nyota.js').Happening} Happening */
/** @typedef {import('../engine/nyota.js').Piece} Piece */
/** @typedef {import('../engine/nyota.js').State} State */
/** @typedef {import('./boards.js').Theme} Theme */
/** @typedef {import('./geometry.js').Direction} Direction */
/** @typedef {import('./geometry.js').Spot} Spot */
/** @typedef {import('./motion.js').Clip} Clip */
/** @typedef {import('./scene-painter.js').Marble} Marble */
/** @typedef {import('./scene-painter.js').Scene} Scene */

/**
 * @typedef {object} BoardLayout A board seen with one of its sides at the bottom.
 * @property {number} bottom
 * @property {number} width of the board, in units
 * @property {number} height
 * @property {string[]} cells
 * @property {(name: string) => Spot} spot
 * @property {(spot: Spot, reach?: number) => string | null} nearest
 * @property {(name: string, direction: Direction) => string | null} neighbour
 * @property {() => string[][]} rows as seen, top to bottom, each from the left
 * @property {Record<string, Direction>} keys directions by the place of a key on the keyboard
 * @property {Record<'up' | 'down', Direction[]>} vertical directions that lead to the row above or below
 */

/**
 * @typedef {object} Pictures Pieces drawn once for a scale.
 * @property {() => void} clear forgets them, for a new scale
 */

/**
 * @typedef {object} Kit
 * @property {number} sides that can be turned to the bottom
 * @property {number} finger cells closer together than this, in CSS pixels, are hard to hit with a finger
 * @property {boolean} swaps whether whoever is landed on goes where the piece came from; otherwise it is gone
 * @property {(bottom: number) => BoardLayout} layout
 * @property {() => Pictures} pictures
 * @property {(pen: Pen, scale: number, layout: any, theme: Theme, scene: Scene) => void} paintBoard
 * @property {(pen: Pen, scale: number, layout: any, theme: Theme, pictures: any, scene: Scene) => void} paintScene
 * @property {(piece: Piece, colours: readonly number[]) => Marble} marble
 * @property {(state: State, seat: number) => number[]} sidesOf the sides of the board that belong to a seat
 * @property {(scene: Scene, layout: any, happenings: readonly Happening[], seen: number, landed: (cell: string) => void) => Clip[]} clips
 */

/** @type {Record<string, Kit>} */
const kits = { sternhalma: kStarKit };

/** Makes the board of one more game known. @param {string} game @param {Kit} kit */
export const addKit = (game, kit) => void (kits[game] = kit);

/** @param {string} game @returns {Kit} that of Chinese checkers, where the game's own is not here yet */
export const kitOf = (game) => kits[game] ?? kStarKit;
