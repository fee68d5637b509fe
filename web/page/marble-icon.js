import { drawMarble } from '../view/marble.js';
import { h } from './dom.js';

/**
 * A little marble of an army; decoration only, so the name has to stand beside it.
 * @param {number | undefined} army
 * @param {number} [size] in CSS pixels
 */
export function marbleIcon(army, size = 28) {
  const pixels = Math.ceil(size * devicePixelRatio);
  const canvas = h('canvas', { width: pixels, height: pixels, class: 'marble', 'aria-hidden': 'true' });
  const pen = canvas.getContext('2d');
  if (pen) {
    pen.translate(pixels / 2, pixels / 2);
    drawMarble(pen, pixels * 0.48, army, false);
  }
  return canvas;
}
