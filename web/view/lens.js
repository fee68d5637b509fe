/**
 * A magnifier above the finger, for boards whose holes are smaller than a fingertip.
 * @module
 */
import { circlePath, strokeEdged } from './strokes.js';

/** @typedef {import('./boards.js').Theme} Theme */
/** @typedef {import('./geometry.js').Spot} Spot */
/** @typedef {import('./kit.js').BoardLayout} BoardLayout */
/** @typedef {import('./kit.js').Kit} Kit */
/** @typedef {import('./kit.js').Pictures} Pictures */
/** @typedef {import('./scene-painter.js').Scene} Scene */

/** In CSS pixels; the style sheet of the board has the same. */
const kSize = 128;
/** How far above the finger its middle stands. */
const kRise = 96;
/** Distance between holes as seen through it, at least. */
const kLargeUnit = 40;

export class Lens {
  #canvas = document.createElement('canvas');
  /** What lies under the finger, or null while nothing is to be magnified. @type {Spot | null} */
  spot = null;

  /** @param {HTMLElement} stage */
  constructor(stage) {
    this.#canvas.className = 'lens';
    this.#canvas.hidden = true;
    this.#canvas.setAttribute('aria-hidden', 'true');
    stage.append(this.#canvas);
  }

  /**
   * @param {number} unit CSS pixels in a unit
   * @param {Kit} kit
   * @param {BoardLayout} layout
   * @param {Theme} theme
   * @param {Pictures} pictures
   * @param {Scene} scene
   */
  paint(unit, kit, layout, theme, pictures, scene) {
    const { spot } = this;
    this.#canvas.hidden = spot === null;
    if (!spot) return;
    const pixels = Math.round(kSize * devicePixelRatio);
    this.#canvas.width = pixels;
    this.#canvas.height = pixels;
    const pen = this.#canvas.getContext('2d');
    if (!pen) return;
    const scale = Math.max(kLargeUnit, unit * 1.8) * devicePixelRatio;
    pen.translate(pixels / 2, pixels / 2);
    pen.scale(scale, scale);
    pen.translate(-spot.x, -spot.y);
    kit.paintBoard(pen, scale, layout, theme, scene);
    kit.paintScene(pen, scale, layout, theme, pictures, scene);
    const aimed = layout.nearest(spot);
    if (aimed) {
      circlePath(pen, layout.spot(aimed), 0.46);
      strokeEdged(pen, 0.07, theme.accent, theme.accentEdge);
    }
    this.#place(spot, unit, layout);
  }

  /** Above the finger, or beside it where there is no room above. @param {Spot} spot @param {number} unit @param {BoardLayout} layout */
  #place(spot, unit, layout) {
    const x = (spot.x + layout.width / 2) * unit;
    const y = (spot.y + layout.height / 2) * unit;
    const room = y - kRise >= kSize / 2;
    const aside = spot.x > 0 ? -kRise : kRise;
    const { style } = this.#canvas;
    style.left = `${(room ? x : x + aside) - kSize / 2}px`;
    style.top = `${(room ? y - kRise : Math.max(y, kSize / 2)) - kSize / 2}px`;
  }
}
