/**
 * The board itself: all that stays the same from move to move.
 * @module
 */
import { kHoles, kMargin, kPoints, kRowHeight } from './geometry.js';
import { armyOf, withAlpha } from './theme.js';

/** @typedef {CanvasRenderingContext2D} Pen */
/** @typedef {import('./geometry.js').Layout} Layout */
/** @typedef {import('./geometry.js').Spot} Spot */
/** @typedef {import('./boards.js').Theme} Theme */

const kRim = 0.13;
const kHollow = 0.27;

/**
 * Lays a path around a convex shape at a distance, with round corners.
 * @param {Pen} pen
 * @param {readonly Spot[]} corners clockwise
 * @param {number} distance
 * @param {boolean} [closed] false leaves out the side from the last corner to the first
 */
export function aroundPath(pen, corners, distance, closed = true) {
  const count = corners.length;
  /** @param {number} i */
  const corner = (i) => /** @type {Spot} */ (corners[(i + count) % count]);
  /** @param {number} i angle of the outward normal of the side that starts at a corner */
  const normal = (i) => {
    const a = corner(i);
    const b = corner(i + 1);
    return Math.atan2(-(b.x - a.x), b.y - a.y);
  };
  pen.beginPath();
  for (let i = 0; i < count; i += 1) {
    const { x, y } = corner(i);
    const from = closed || i > 0 ? normal(i - 1) : normal(i);
    const to = closed || i < count - 1 ? normal(i) : from;
    pen.arc(x, y, distance, from, to);
  }
  if (closed) pen.closePath();
}

/** @param {Pen} pen @param {Layout} layout */
function starPath(pen, layout) {
  pen.beginPath();
  for (let point = 0; point < kPoints; point += 1) {
    const [corner, tip] = layout.outline(point);
    pen.lineTo(corner.x, corner.y);
    pen.lineTo(tip.x, tip.y);
  }
  pen.closePath();
}

/** @param {Pen} pen @param {number} reach from the outermost holes */
function fillStar(pen, reach) {
  pen.lineJoin = 'round';
  pen.lineWidth = reach * 2;
  pen.strokeStyle = pen.fillStyle;
  pen.stroke();
  pen.fill();
}

/** @param {Pen} pen @param {Theme} theme */
function drawGrain(pen, theme) {
  pen.strokeStyle = theme.grain;
  for (let i = 0; i < 46; i += 1) {
    // A fixed pattern that looks like chance: no two boards differ.
    const wave = Math.sin(i * 12.9898) * 0.5;
    const y = -9 + i * 0.4 + wave * 0.22;
    pen.lineWidth = 0.05 + Math.abs(wave) * 0.16;
    pen.beginPath();
    pen.moveTo(-8, y);
    pen.bezierCurveTo(-3, y + wave * 1.1, 2, y - wave * 1.3, 8, y + wave * 0.8);
    pen.stroke();
  }
}

/** @param {Pen} pen @param {Layout} layout @param {Theme} theme */
function drawLines(pen, layout, theme) {
  pen.strokeStyle = theme.line;
  pen.lineWidth = 0.045;
  pen.beginPath();
  for (const { name } of kHoles) {
    const from = layout.spot(name);
    for (const direction of /** @type {const} */ (['right', 'down-left', 'down-right'])) {
      const other = layout.neighbour(name, direction);
      if (!other) continue;
      const to = layout.spot(other);
      pen.moveTo(from.x, from.y);
      pen.lineTo(to.x, to.y);
    }
  }
  pen.stroke();
}

/** @param {Pen} pen @param {Spot} spot @param {Theme} theme */
function drawHollow(pen, { x, y }, theme) {
  // Light comes from above: the upper wall of the hollow lies in the shade, the lower one catches it.
  const shade = pen.createLinearGradient(x, y - kHollow, x, y + kHollow);
  shade.addColorStop(0, theme.hollowDeep);
  shade.addColorStop(0.55, theme.hollow);
  shade.addColorStop(1, theme.hollow);
  pen.fillStyle = shade;
  pen.beginPath();
  pen.arc(x, y, kHollow, 0, Math.PI * 2);
  pen.fill();
  pen.strokeStyle = theme.hollowLight;
  pen.lineWidth = 0.035;
  pen.beginPath();
  pen.arc(x, y, kHollow, 0.16 * Math.PI, 0.84 * Math.PI);
  pen.stroke();
}

/**
 * @param {Pen} pen in units, its origin in the middle of the board
 * @param {number} scale device pixels in a unit
 * @param {Layout} layout
 * @param {Theme} theme
 * @param {readonly number[]} colours the army whose colour each point has
 */
export function paintBoard(pen, scale, layout, theme, colours) {
  const low = 8 * kRowHeight;
  starPath(pen, layout);
  const edge = pen.createLinearGradient(-4, -low, 4, low);
  edge.addColorStop(0, theme.rimLight);
  edge.addColorStop(1, theme.rim);
  pen.fillStyle = edge;
  fillStar(pen, kMargin - 0.03);
  const wood = pen.createLinearGradient(-5, -low, 5, low);
  wood.addColorStop(0, theme.woodFrom);
  wood.addColorStop(1, theme.woodTo);
  pen.fillStyle = wood;
  fillStar(pen, kMargin - kRim);

  pen.globalCompositeOperation = 'source-atop';
  drawGrain(pen, theme);
  pen.globalCompositeOperation = 'source-over';

  for (let point = 0; point < kPoints; point += 1) {
    aroundPath(pen, layout.triangle(point), 0.44);
    pen.fillStyle = withAlpha(armyOf(colours[point]).colour, theme.tint);
    pen.fill();
  }
  drawLines(pen, layout, theme);
  for (const { name } of kHoles) drawHollow(pen, layout.spot(name), theme);

  // The shadow goes under all that is there.
  pen.globalCompositeOperation = 'destination-over';
  pen.shadowColor = theme.shadow;
  pen.shadowBlur = scale * 0.22;
  pen.shadowOffsetY = scale * 0.1;
  starPath(pen, layout);
  pen.fillStyle = theme.rim;
  fillStar(pen, kMargin - 0.05);
  pen.shadowColor = 'transparent';
  pen.globalCompositeOperation = 'source-over';
}
