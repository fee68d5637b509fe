import { paintBoard } from '../view/board-painter.js';
import { kBleed, kBoardHeight, kBoardWidth, kHoles, Layout, pointOf } from '../view/geometry.js';
import { MarbleCase } from '../view/marble.js';
import { paintScene } from '../view/scene-painter.js';
import { h } from './dom.js';

/** In CSS pixels; the style sheet of the page has the same. */
const kWidth = 148;
const kWhole = kBoardWidth + 2 * kBleed;

/**
 * A small picture of a game's start; decoration only.
 * @param {readonly number[]} homes points with pieces on them
 * @param {readonly number[]} colours the army whose colour each point has
 * @param {import('../view/boards.js').Theme} theme
 */
export function starPicture(homes, colours, theme) {
  const width = Math.round(kWidth * devicePixelRatio);
  const scale = width / kWhole;
  const height = Math.round((kBoardHeight + 2 * kBleed) * scale);
  const picture = h('canvas', { width, height, class: 'star', 'aria-hidden': 'true' });
  const pen = picture.getContext('2d');
  if (!pen) return picture;
  pen.translate(width / 2, height / 2);
  pen.scale(scale, scale);
  const layout = new Layout(0);
  paintBoard(pen, scale, layout, theme, colours);
  const marbles = new Map(
    kHoles.flatMap(({ name }) => {
      const point = pointOf(name);
      return point !== null && homes.includes(point) ? [[name, { army: colours[point], king: false }]] : [];
    }),
  );
  const scene = { marbles, flying: [], trails: [], marked: [], chain: [], preview: [], refused: null, turn: [], checked: [], colours };
  paintScene(pen, scale, layout, theme, new MarbleCase(), scene);
  return picture;
}
