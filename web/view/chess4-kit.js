import { chessClipsOf } from './chess4-flight.js';
import { CrossLayout, kSeats } from './chess4-geometry.js';
import { paintCross, paintPosition } from './chess4-painter.js';
import { FigureCase } from './chess4-pieces.js';

/** @typedef {import('./chess4-pieces.js').Kind} Kind */

/** Four-player chess. An army's number is its seat's. @type {import('./kit.js').Kit} */
export const kChessKit = {
  sides: kSeats,
  // Squares have no gaps between them, and look alike: the magnifier comes earlier than on the star.
  finger: 30,
  swaps: false,
  layout: (bottom) => new CrossLayout(bottom),
  pictures: () => new FigureCase(),
  paintBoard: (pen, scale, layout, theme) => paintCross(pen, scale, layout, theme),
  paintScene: paintPosition,
  marble: ({ seat, kind, promoted = false, grey = false }) => ({
    army: seat,
    king: false,
    figure: { seat, kind: /** @type {Kind} */ (kind), promoted, grey },
  }),
  sidesOf: (_, seat) => [seat],
  clips: chessClipsOf,
};
