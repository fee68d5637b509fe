/**
 * The board of four-player chess and everything on it.
 * @module
 */
import { isDark, kCorner, kRim, kSide, kSquares, turned } from './chess4-geometry.js';
import { armyOfSeat } from './chess4-pieces.js';
import { drawCross } from './scene-painter.js';
import { circlePath, strokeEdged } from './strokes.js';
import { mix, withAlpha } from './theme.js';

/** @typedef {CanvasRenderingContext2D} Pen */
/** @typedef {import('./chess4-geometry.js').CrossLayout} Layout */
/** @typedef {import('./chess4-pieces.js').Figure} Figure */
/** @typedef {import('./chess4-pieces.js').FigureCase} FigureCase */
/** @typedef {import('./geometry.js').Spot} Spot */
/** @typedef {import('./boards.js').Theme} Theme */
/** @typedef {import('./scene-painter.js').Marked} Marked */
/** @typedef {import('./scene-painter.js').Scene} Scene */

const kHalf = kSide / 2;
/** Half the length of the outer edge of an arm. */
const kArm = kHalf - kCorner;
/** Under a king in check. */
const kAlarm = '#c4240f';

/** The outline of the squares. @param {Pen} pen */
function crossPath(pen) {
  pen.beginPath();
  for (let quarter = 0; quarter < 4; quarter += 1) {
    for (const corner of [{ x: kArm, y: kArm }, { x: kArm, y: kHalf }, { x: -kArm, y: kHalf }]) {
      const { x, y } = turned(corner, 4 - quarter);
      pen.lineTo(x, y);
    }
  }
  pen.closePath();
}

/** @param {Pen} pen @param {number} reach beyond the squares @param {string | CanvasGradient} colour */
function fillCross(pen, reach, colour) {
  pen.lineJoin = 'round';
  pen.lineWidth = reach * 2;
  pen.strokeStyle = colour;
  pen.fillStyle = colour;
  pen.stroke();
  pen.fill();
}

/**
 * Files and ranks, below the lowest and left of the leftmost square of each line as seen.
 * @param {Pen} pen @param {number} scale @param {Layout} layout @param {Theme} theme
 */
function drawCoordinates(pen, scale, layout, theme) {
  const rows = layout.rows();
  /** @type {Map<number, string>} */
  const lowest = new Map();
  for (const row of rows) for (const name of row) lowest.set(layout.spot(name).x, name);
  const sideways = layout.bottom % 2 === 1;
  const fileOf = (/** @type {string} */ name) => name.slice(0, 1);
  const rankOf = (/** @type {string} */ name) => name.slice(1);
  pen.save();
  // Text is laid out in whole pixels: fractions of one would be rounded away.
  pen.scale(1 / scale, 1 / scale);
  pen.font = `600 ${scale * 0.3}px system-ui, sans-serif`;
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.fillStyle = theme.ink;
  /** @param {string} text @param {number} x @param {number} y */
  const write = (text, x, y) => pen.fillText(text, x * scale, y * scale);
  const off = 0.5 + kRim * 0.42;
  for (const [x, name] of lowest) write((sideways ? rankOf : fileOf)(name), x, layout.spot(name).y + off);
  for (const [name = ''] of rows) {
    const { x, y } = layout.spot(name);
    write((sideways ? fileOf : rankOf)(name), x - off, y);
  }
  pen.restore();
}

/**
 * @param {Pen} pen in units, its origin in the middle of the board
 * @param {number} scale device pixels in a unit
 * @param {Layout} layout
 * @param {Theme} theme
 */
export function paintCross(pen, scale, layout, theme) {
  const edge = pen.createLinearGradient(-4, -kHalf, 4, kHalf);
  edge.addColorStop(0, theme.rimLight);
  edge.addColorStop(1, theme.rim);
  crossPath(pen);
  pen.shadowColor = theme.shadow;
  pen.shadowBlur = scale * 0.22;
  pen.shadowOffsetY = scale * 0.1;
  fillCross(pen, kRim - 0.03, theme.rim);
  pen.shadowColor = 'transparent';
  fillCross(pen, kRim - 0.03, edge);
  const wood = pen.createLinearGradient(-5, -kHalf, 5, kHalf);
  wood.addColorStop(0, theme.woodFrom);
  wood.addColorStop(1, theme.woodTo);
  fillCross(pen, kRim - 0.1, wood);

  const light = mix(theme.woodFrom, theme.squareLight, 0.4);
  const dark = mix(theme.hollow, theme.hollowDeep, 0.35);
  for (const square of kSquares) {
    const { x, y } = layout.spot(square.name);
    pen.fillStyle = isDark(square) ? dark : light;
    // Squares meet on whole device pixels, so that nothing shines through between them.
    const [left, top, right, bottom] = [x - 0.5, y - 0.5, x + 0.5, y + 0.5].map((edgeAt) => Math.round(edgeAt * scale) / scale);
    pen.fillRect(left ?? 0, top ?? 0, (right ?? 0) - (left ?? 0), (bottom ?? 0) - (top ?? 0));
  }
  crossPath(pen);
  pen.lineWidth = 0.04;
  pen.strokeStyle = theme.trailEdge;
  pen.stroke();
  drawCoordinates(pen, scale, layout, theme);
}

/** @param {Pen} pen @param {Spot} spot @param {number} inset */
function squarePath(pen, { x, y }, inset) {
  const side = 1 - 2 * inset;
  pen.beginPath();
  pen.rect(x - side / 2, y - side / 2, side, side);
}

/** The outer edge of the arm of whoever is to move. @param {Pen} pen @param {Layout} layout @param {Scene} scene @param {Theme} theme */
function drawTurn(pen, layout, scene, theme) {
  pen.lineCap = 'round';
  for (const seat of scene.turn) {
    const quarters = (layout.bottom - seat + 4) % 4;
    const [a, b] = [-1, 1].map((way) => turned({ x: way * kArm, y: kHalf + kRim - 0.085 }, quarters));
    pen.beginPath();
    pen.moveTo(a?.x ?? 0, a?.y ?? 0);
    pen.lineTo(b?.x ?? 0, b?.y ?? 0);
    pen.lineWidth = 0.17;
    pen.strokeStyle = theme.trailEdge;
    pen.stroke();
    pen.lineWidth = 0.12;
    pen.strokeStyle = armyOfSeat(seat).colour;
    pen.stroke();
  }
}

/** Last moves, the newest on top: a frame around both squares and dots between them.
 * @param {Pen} pen @param {Layout} layout @param {Scene} scene @param {Theme} theme */
function drawTrails(pen, layout, scene, theme) {
  for (const { path, army } of scene.trails) {
    const { colour } = armyOfSeat(army ?? -1);
    const [from, to] = [path[0], path.at(-1)].map((cell) => (cell === undefined ? null : layout.spot(cell)));
    if (!from || !to || path.length < 2) continue;
    for (const spot of [from, to]) {
      squarePath(pen, spot, 0);
      pen.fillStyle = withAlpha(colour, spot === to ? 0.34 : 0.22);
      pen.fill();
    }
    pen.lineJoin = 'round';
    squarePath(pen, to, 0.045);
    strokeEdged(pen, 0.06, colour, theme.trailEdge);
    circlePath(pen, from, 0.16);
    strokeEdged(pen, 0.06, colour, theme.trailEdge);
    pen.lineCap = 'round';
    pen.setLineDash([0, 0.27]);
    pen.beginPath();
    pen.moveTo(from.x, from.y);
    pen.lineTo(to.x, to.y);
    strokeEdged(pen, 0.09, colour, theme.trailEdge);
    pen.setLineDash([]);
  }
}

/** @param {Pen} pen @param {Layout} layout @param {Scene} scene @param {Theme} theme */
function drawChecks(pen, layout, scene, theme) {
  for (const cell of scene.checked) {
    const spot = layout.spot(cell);
    const glow = pen.createRadialGradient(spot.x, spot.y, 0.2, spot.x, spot.y, 0.72);
    glow.addColorStop(0, kAlarm);
    glow.addColorStop(0.62, kAlarm);
    glow.addColorStop(1, withAlpha(kAlarm, 0.25));
    pen.fillStyle = glow;
    squarePath(pen, spot, 0);
    pen.fill();
    squarePath(pen, spot, 0.05);
    strokeEdged(pen, 0.08, kAlarm, theme.accentEdge);
  }
}

/** A dot for an empty square, a ring around a piece that can be taken.
 * @param {Pen} pen @param {Layout} layout @param {Theme} theme @param {Marked} marked */
function drawMarked(pen, layout, theme, { cell, kind }) {
  const spot = layout.spot(cell);
  if (kind === 'capture') {
    circlePath(pen, spot, 0.44);
    strokeEdged(pen, 0.09, theme.accent, theme.accentEdge);
    return;
  }
  circlePath(pen, spot, 0.2);
  pen.fillStyle = theme.accentEdge;
  pen.fill();
  circlePath(pen, spot, 0.155);
  pen.fillStyle = theme.accent;
  pen.fill();
}

/** @param {Pen} pen @param {Layout} layout @param {Scene} scene @param {Theme} theme */
function drawHeld(pen, layout, scene, theme) {
  const [held] = scene.chain;
  const aimed = scene.preview.length > 1 ? scene.preview.at(-1) : undefined;
  for (const cell of [held, aimed]) {
    if (cell === undefined) continue;
    squarePath(pen, layout.spot(cell), 0.04);
    pen.fillStyle = theme.accent;
    pen.globalAlpha = 0.3;
    pen.fill();
    pen.globalAlpha = 1;
    strokeEdged(pen, 0.06, theme.accent, theme.accentEdge);
  }
}

/** @param {Pen} pen @param {Layout} layout @param {Scene} scene @param {Theme} theme */
function drawRefused(pen, layout, scene, theme) {
  if (scene.refused === null) return;
  drawCross(pen, layout.spot(scene.refused), 0.22, theme);
}

/**
 * @param {Pen} pen @param {number} scale @param {FigureCase} figures @param {Figure | undefined} figure
 * @param {Spot} at @param {number} lift 0 on the board, 1 held high
 */
function drawFigureAt(pen, scale, figures, figure, at, lift) {
  if (!figure) return;
  const picture = figures.picture(figure, scale);
  const side = (picture.width / scale) * (1 + lift * 0.16);
  let x = at.x - side / 2;
  let y = at.y - side / 2 - lift * 0.12;
  if (lift === 0) {
    // A piece at rest stands on whole device pixels, so that its picture is not smeared.
    x = Math.round(x * scale) / scale;
    y = Math.round(y * scale) / scale;
  }
  pen.drawImage(picture, x, y, side, side);
}

/** @param {Pen} pen @param {Spot} at @param {number} lift @param {Theme} theme */
function drawShadow(pen, { x, y }, lift, theme) {
  const down = 0.2 + lift * 0.3;
  const r = 0.4 + lift * 0.1;
  const shade = pen.createRadialGradient(x, y + down, r * 0.2, x, y + down, r);
  shade.addColorStop(0, theme.shadow);
  shade.addColorStop(1, 'rgba(0, 0, 0, 0)');
  pen.fillStyle = shade;
  circlePath(pen, { x, y: y + down }, r);
  pen.fill();
}

/**
 * @param {Pen} pen in units, its origin in the middle of the board
 * @param {number} scale device pixels in a unit
 * @param {Layout} layout
 * @param {Theme} theme
 * @param {FigureCase} figures
 * @param {Scene} scene
 */
export function paintPosition(pen, scale, layout, theme, figures, scene) {
  drawTurn(pen, layout, scene, theme);
  drawTrails(pen, layout, scene, theme);
  drawChecks(pen, layout, scene, theme);
  drawHeld(pen, layout, scene, theme);
  for (const [cell, { figure }] of scene.marbles) drawFigureAt(pen, scale, figures, figure, layout.spot(cell), 0);
  for (const marked of scene.marked) drawMarked(pen, layout, theme, marked);
  drawRefused(pen, layout, scene, theme);
  scene.overlay?.(pen, scale, layout, theme);
  for (const { marble, at, lift } of scene.flying) {
    if (lift > 0) drawShadow(pen, at, lift, theme);
    drawFigureAt(pen, scale, figures, marble.figure, at, lift);
  }
}
