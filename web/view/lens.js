/**
 * A magnifier above the finger, for boards whose holes are smaller than a fingertip.
 * @module
 */
import { paintBoard } from './board-painter.js';
import { kBoardHeight, kBoardWidth } from './geometry.js';
import { circlePath, paintScene, strokeEdged } from './scene-painter.js';

/** @typedef {import('./boards.js').Theme} Theme */
/** @typedef {import('./geometry.js').Layout} Layout */
/** @typedef {import('./geometry.js').Spot} Spot */
/** @typedef {import('./marble.js').MarbleCase} MarbleCase */
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
   * @param {Layout} layout
   * @param {Theme} theme
   * @param {MarbleCase} marbles
   * @param {Scene} scene
   */
  paint(unit, layout, theme, marbles, scene) {
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
    paintBoard(pen, scale, layout, theme, scene.colours);
    paintScene(pen, scale, layout, theme, marbles, scene);
    const aimed = layout.nearest(spot);
    if (aimed) {
      circlePath(pen, layout.spot(aimed), 0.46);
      strokeEdged(pen, 0.07, theme.accent, theme.accentEdge);
    }
    this.#place(spot, unit);
  }

  /** Above the finger, or beside it where there is no room above. @param {Spot} spot @param {number} unit */
  #place(spot, unit) {
    const x = (spot.x + kBoardWidth / 2) * unit;
    const y = (spot.y + kBoardHeight / 2) * unit;
    const room = y - kRise >= kSize / 2;
    const aside = x > (kBoardWidth / 2) * unit ? -kRise : kRise;
    const { style } = this.#canvas;
    style.left = `${(room ? x : x + aside) - kSize / 2}px`;
    style.top = `${(room ? y - kRise : Math.max(y, kSize / 2)) - kSize / 2}px`;
  }
}
