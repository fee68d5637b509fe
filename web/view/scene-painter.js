/**
 * Everything on the board that changes: marbles, trails, marks.
 * @module
 */
import { aroundPath } from './board-painter.js';
import { kMargin } from './geometry.js';
import { circlePath, strokeEdged } from './strokes.js';
import { armyOf, mix, withAlpha } from './theme.js';

/** @typedef {CanvasRenderingContext2D} Pen */
/** @typedef {import('./geometry.js').Layout} Layout */
/** @typedef {import('./geometry.js').Spot} Spot */
/** @typedef {import('./marble.js').MarbleCase} MarbleCase */
/** @typedef {import('./boards.js').Theme} Theme */

/**
 * @typedef {object} Marble
 * @property {number | undefined} army undefined for nobody's
 * @property {boolean} king
 * @property {import('./chess4-pieces.js').Figure} [figure] the chess piece that it stands for
 */

/**
 * @typedef {object} Flying A marble that is not in a hole just now.
 * @property {Marble} marble
 * @property {Spot} at
 * @property {number} lift 0 on the board, 1 held high
 */

/**
 * @typedef {object} Marked A hole that can be reached.
 * @property {string} cell
 * @property {'step' | 'hop' | 'swap' | 'capture' | 'castle'} kind
 * @property {boolean} next
 * @property {boolean} mayStop
 */

/**
 * @typedef {object} Scene
 * @property {Map<string, Marble>} marbles by hole, without those in `flying`
 * @property {Flying[]} flying
 * @property {{ path: string[], army: number | undefined }[]} trails
 * @property {Marked[]} marked
 * @property {string[]} chain holes passed so far by the marble in hand
 * @property {string[]} preview the path that a tap would take
 * @property {string | null} refused
 * @property {number[]} turn points of the seat to move
 * @property {string[]} checked where kings stand in check
 * @property {readonly number[]} colours the army whose colour each point has
 * @property {Overlay | null} [overlay] drawn over the pieces that stand on the board
 */

/**
 * @callback Overlay
 * @param {Pen} pen in units, its origin in the middle of the board
 * @param {number} scale device pixels in a unit
 * @param {import('./kit.js').BoardLayout} layout
 * @param {Theme} theme
 * @returns {void}
 */

/** @param {Pen} pen @param {Layout} layout @param {readonly string[]} path */
function linePath(pen, layout, path) {
  pen.beginPath();
  for (const cell of path) {
    const { x, y } = layout.spot(cell);
    pen.lineTo(x, y);
  }
}

/** @param {Pen} pen @param {Layout} layout @param {Theme} theme @param {Scene} scene */
function drawTrails(pen, layout, theme, scene) {
  pen.lineCap = 'round';
  for (const { path, army } of scene.trails) {
    const colour = mix(armyOf(army).colour, '#ffffff', theme.lift);
    pen.setLineDash([0, 0.27]);
    linePath(pen, layout, path);
    strokeEdged(pen, 0.11, colour, theme.trailEdge);
    pen.setLineDash([]);
    const [from] = path;
    if (from === undefined) continue;
    circlePath(pen, layout.spot(from), 0.3);
    strokeEdged(pen, 0.04, colour, theme.trailEdge);
  }
}

/** @param {Pen} pen @param {Layout} layout @param {Theme} theme @param {Marked} marked */
function drawMarked(pen, layout, theme, { cell, kind, next, mayStop }) {
  const spot = layout.spot(cell);
  if (kind === 'step') {
    circlePath(pen, spot, 0.19);
    pen.fillStyle = theme.accentEdge;
    pen.fill();
    circlePath(pen, spot, 0.145);
    pen.fillStyle = theme.accent;
    pen.fill();
    return;
  }
  if (kind === 'swap') {
    // Around the piece that would have to make room: two arcs that chase each other.
    for (const start of [-0.35, 0.65]) {
      pen.beginPath();
      pen.arc(spot.x, spot.y, 0.45, start * Math.PI, (start + 0.72) * Math.PI);
      strokeEdged(pen, 0.09, theme.accent, theme.accentEdge);
    }
    return;
  }
  if (!mayStop) pen.setLineDash([0.12, 0.14]);
  circlePath(pen, spot, next ? 0.285 : 0.25);
  strokeEdged(pen, next ? 0.1 : 0.055, theme.accent, theme.accentEdge);
  pen.setLineDash([]);
}

/** @param {Pen} pen @param {Layout} layout @param {Theme} theme @param {Scene} scene */
function drawPreview(pen, layout, theme, scene) {
  if (scene.preview.length < 2) return;
  pen.lineJoin = 'round';
  pen.lineCap = 'round';
  linePath(pen, layout, scene.preview);
  strokeEdged(pen, 0.07, theme.accent, theme.accentEdge);
  for (const cell of scene.preview.slice(1)) {
    circlePath(pen, layout.spot(cell), 0.12);
    pen.fillStyle = theme.accent;
    pen.fill();
  }
}

/**
 * Crosses out a place that cannot be moved to.
 * @param {Pen} pen @param {Spot} at @param {number} r half its width, in units @param {Theme} theme
 */
export function drawCross(pen, { x, y }, r, theme) {
  pen.lineCap = 'round';
  pen.beginPath();
  pen.moveTo(x - r, y - r);
  pen.lineTo(x + r, y + r);
  pen.moveTo(x + r, y - r);
  pen.lineTo(x - r, y + r);
  strokeEdged(pen, r / 2, theme.refused, theme.accentEdge);
}

/** @param {Pen} pen @param {Layout} layout @param {Theme} theme @param {Scene} scene */
function drawRefused(pen, layout, theme, scene) {
  if (scene.refused === null) return;
  drawCross(pen, layout.spot(scene.refused), 0.2, theme);
}

/** @param {Pen} pen @param {Spot} at @param {number} lift @param {Theme} theme */
function drawShadow(pen, { x, y }, lift, theme) {
  const r = 0.43 + lift * 0.12;
  const down = 0.07 + lift * 0.3;
  const shade = pen.createRadialGradient(x, y + down, r * 0.3, x, y + down, r);
  shade.addColorStop(0, theme.shadow);
  shade.addColorStop(0.6, theme.shadow);
  shade.addColorStop(1, withAlpha('#000000', 0));
  pen.fillStyle = shade;
  circlePath(pen, { x, y: y + down }, r);
  pen.fill();
}

/**
 * @param {Pen} pen @param {number} scale @param {MarbleCase} marbles @param {Marble} marble
 * @param {Spot} at @param {number} lift
 */
function drawMarbleAt(pen, scale, marbles, marble, at, lift) {
  const picture = marbles.picture(marble.army, marble.king, scale);
  const side = (picture.width / scale) * (1 + lift * 0.14);
  let x = at.x - side / 2;
  let y = at.y - side / 2 - lift * 0.1;
  if (lift === 0) {
    // A marble at rest sits on whole device pixels, so that its picture is not smeared.
    x = Math.round(x * scale) / scale;
    y = Math.round(y * scale) / scale;
  }
  pen.drawImage(picture, x, y, side, side);
}

/** @param {Spot} a @param {Spot} b @param {number} share @returns {Spot} */
const between = (a, b, share) => ({ x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share });

/**
 * The edge of the board in the colour of whoever is to move.
 * @param {Pen} pen @param {Layout} layout @param {Scene} scene @param {Theme} theme
 */
function drawTurn(pen, layout, scene, theme) {
  pen.lineCap = 'round';
  for (const point of scene.turn) {
    const [a, tip, b] = layout.outline(point);
    aroundPath(pen, [between(a, tip, 0.2), tip, between(b, tip, 0.2)], kMargin - 0.09, false);
    pen.lineWidth = 0.13;
    pen.strokeStyle = theme.trailEdge;
    pen.stroke();
    pen.lineWidth = 0.09;
    pen.strokeStyle = mix(armyOf(scene.colours[point]).colour, '#ffffff', theme.lift);
    pen.stroke();
  }
}

/**
 * @param {Pen} pen in units, its origin in the middle of the board
 * @param {number} scale device pixels in a unit
 * @param {Layout} layout
 * @param {Theme} theme
 * @param {MarbleCase} marbles
 * @param {Scene} scene
 */
export function paintScene(pen, scale, layout, theme, marbles, scene) {
  drawTurn(pen, layout, scene, theme);
  drawTrails(pen, layout, theme, scene);
  for (const cell of scene.marbles.keys()) drawShadow(pen, layout.spot(cell), 0, theme);
  for (const [cell, marble] of scene.marbles) {
    drawMarbleAt(pen, scale, marbles, marble, layout.spot(cell), 0);
  }
  if (scene.chain.length > 1) {
    pen.setLineDash([0.14, 0.16]);
    linePath(pen, layout, scene.chain);
    strokeEdged(pen, 0.07, theme.accent, theme.accentEdge);
    pen.setLineDash([]);
  }
  drawPreview(pen, layout, theme, scene);
  for (const marked of scene.marked) drawMarked(pen, layout, theme, marked);
  drawRefused(pen, layout, theme, scene);
  scene.overlay?.(pen, scale, layout, theme);
  for (const { marble, at, lift } of scene.flying) {
    drawShadow(pen, at, lift, theme);
    drawMarbleAt(pen, scale, marbles, marble, at, lift);
  }
}
