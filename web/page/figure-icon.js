import { drawFigure } from '../view/chess4-pieces.js';
import { h } from './dom.js';

/**
 * A little chess piece; decoration only, so the name has to stand beside it.
 * @param {number} seat
 * @param {Partial<import('../view/chess4-pieces.js').Figure>} [look] a king that plays, where nothing else is said
 * @param {number} [size] in CSS pixels
 */
export function figureIcon(seat, look = {}, size = 32) {
  const pixels = Math.ceil(size * devicePixelRatio);
  const canvas = h('canvas', { width: pixels, height: pixels, class: 'marble', 'aria-hidden': 'true' });
  const pen = canvas.getContext('2d');
  if (pen) {
    pen.translate(pixels / 2, pixels / 2);
    drawFigure(pen, pixels, { seat, kind: 'king', promoted: false, grey: false, ...look });
  }
  return canvas;
}
