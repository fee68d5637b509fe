import { paintBoard } from './board-painter.js';
import { clipsOf } from './flight.js';
import { kPoints, Layout } from './geometry.js';
import { MarbleCase } from './marble.js';
import { paintScene } from './scene-painter.js';

/** Chinese checkers. @type {import('./kit.js').Kit} */
export const kStarKit = {
  sides: kPoints,
  finger: 24,
  swaps: true,
  layout: (bottom) => new Layout(bottom),
  pictures: () => new MarbleCase(),
  paintBoard: (pen, scale, layout, theme, { colours }) => paintBoard(pen, scale, layout, theme, colours),
  paintScene,
  marble: ({ home, kind }, colours) => ({ army: home === undefined ? undefined : colours[home], king: kind === 'king' }),
  sidesOf: ({ seats }, seat) => seats[seat]?.homes ?? [],
  clips: clipsOf,
};
