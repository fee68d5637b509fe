/**
 * Moves drawn as arrows over the pieces. They differ in width, in dashes and by their numbers, never
 * by colour alone.
 * @module
 */
import { circlePath, strokeEdged } from './strokes.js';

/** @typedef {CanvasRenderingContext2D} Pen */
/** @typedef {import('./boards.js').Theme} Theme */
/** @typedef {import('./geometry.js').Spot} Spot */
/** @typedef {import('./kit.js').BoardLayout} BoardLayout */
/** @typedef {import('./scene-painter.js').Overlay} Overlay */

/**
 * @typedef {object} Arrow
 * @property {string[]} path cells from the first to the last
 * @property {string} label a digit
 */

/** From the middle of the first cell to where the arrow begins. In units, like all that follows. */
const kStart = 0.3;
/** From the tip of the arrow to the middle of the last cell, where the number stands. */
const kEnd = 0.34;
const kBadge = 0.28;
/** Where the number goes when a piece stands in the last cell. */
const kAside = [{ x: 0.36, y: -0.36 }, { x: -0.36, y: -0.36 }, { x: -0.36, y: 0.36 }, { x: 0.36, y: 0.36 }];

/** @param {Spot} a @param {Spot} b @param {number} by */
function towards(a, b, by) {
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  return { x: a.x + ((b.x - a.x) / length) * by, y: a.y + ((b.y - a.y) / length) * by };
}

/** @param {Pen} pen @param {Spot[]} spots @param {boolean} strong @param {Theme} theme */
function drawArrow(pen, spots, strong, theme) {
  const last = spots.length - 1;
  const [first, second, before, goal] = [spots[0], spots[1], spots[last - 1], spots[last]];
  if (!first || !second || !before || !goal) return;
  const start = towards(first, second, kStart);
  const tip = towards(goal, before, kEnd);
  // On a single step there is little room.
  const room = Math.hypot(goal.x - before.x, goal.y - before.y) - kEnd - kStart;
  const head = Math.min(strong ? 0.42 : 0.3, room * (strong ? 0.95 : 0.75));
  const neck = towards(tip, before, head);
  const side = { x: (tip.y - neck.y) * 0.6, y: (neck.x - tip.x) * 0.6 };
  pen.lineJoin = 'round';
  pen.lineCap = 'round';
  if (strong) {
    circlePath(pen, first, 0.47);
    strokeEdged(pen, 0.06, theme.accent, theme.accentEdge);
  }
  if (!strong) pen.setLineDash([0.16, 0.18]);
  pen.beginPath();
  for (const { x, y } of [start, ...spots.slice(1, -1), neck]) pen.lineTo(x, y);
  strokeEdged(pen, strong ? 0.14 : 0.07, theme.accent, theme.accentEdge);
  pen.setLineDash([]);
  pen.beginPath();
  pen.moveTo(tip.x, tip.y);
  pen.lineTo(neck.x + side.x, neck.y + side.y);
  pen.lineTo(neck.x - side.x, neck.y - side.y);
  pen.closePath();
  strokeEdged(pen, 0.03, theme.accent, theme.accentEdge);
  pen.fillStyle = theme.accent;
  pen.fill();
  // Where it lands on the way.
  for (const spot of spots.slice(1, -1)) {
    circlePath(pen, spot, strong ? 0.14 : 0.1);
    pen.fill();
  }
}

/**
 * @param {Pen} pen @param {number} scale @param {Spot} at @param {string} label
 * @param {boolean} strong @param {Theme} theme
 */
function drawBadge(pen, scale, at, label, strong, theme) {
  const onDark = theme.lift > 0;
  const paper = onDark ? '#0c1a24' : '#ffffff';
  circlePath(pen, at, kBadge);
  pen.fillStyle = strong ? theme.accent : paper;
  pen.fill();
  strokeEdged(pen, 0.05, theme.accent, theme.accentEdge);
  pen.save();
  // Text is laid out in whole pixels: fractions of one would be rounded away.
  pen.scale(1 / scale, 1 / scale);
  pen.font = `700 ${scale * kBadge * 1.5}px system-ui, sans-serif`;
  pen.textAlign = 'center';
  pen.textBaseline = 'alphabetic';
  pen.fillStyle = strong ? paper : theme.accent;
  pen.fillText(label, at.x * scale, (at.y + kBadge * 0.54) * scale);
  pen.restore();
}

/**
 * The chosen arrow is drawn last and strongest.
 * @param {readonly Arrow[]} arrows
 * @param {number} chosen index of one of them
 * @param {ReadonlySet<string>} taken cells with a piece
 * @returns {Overlay}
 */
export function arrowsOver(arrows, chosen, taken) {
  return (pen, scale, layout, theme) => {
    const order = arrows.map((_, i) => i).sort((a, b) => Number(a === chosen) - Number(b === chosen));
    const drawn = order.map((i) => ({ ...(/** @type {Arrow} */ (arrows[i])), strong: i === chosen }));
    for (const { path, strong } of drawn) drawArrow(pen, path.map((cell) => layout.spot(cell)), strong, theme);
    /** @type {Spot[]} */
    const used = [];
    // The chosen one finds its place first, and is painted above the others.
    const badges = [...drawn].reverse().flatMap(({ path, label, strong }) => {
      const goal = path.at(-1) ?? '';
      const spot = layout.spot(goal);
      const aside = kAside.map(({ x, y }) => ({ x: spot.x + x, y: spot.y + y }));
      // Where two arrows end in one cell, the second has its number on the shaft.
      const shaft = towards(spot, layout.spot(path.at(-2) ?? goal), 1.05);
      const places = taken.has(goal) ? [...aside, shaft] : [spot, shaft];
      const at = places.find((place) => used.every((one) => Math.hypot(one.x - place.x, one.y - place.y) > 2 * kBadge)) ?? shaft;
      used.push(at);
      return [{ at, label, strong }];
    });
    for (const { at, label, strong } of badges.reverse()) drawBadge(pen, scale, at, label, strong, theme);
  };
}

/** Two rings around one cell. @param {string} cell @returns {Overlay} */
export function ringsOver(cell) {
  return (pen, _, layout, theme) => {
    const spot = layout.spot(cell);
    circlePath(pen, spot, 0.47);
    strokeEdged(pen, 0.09, theme.accent, theme.accentEdge);
    circlePath(pen, spot, 0.63);
    strokeEdged(pen, 0.05, theme.accent, theme.accentEdge);
  };
}
