/**
 * The chess pieces: outlines in a box of 100 units around the origin, and how they are coloured.
 * @module
 */
import { markPath } from './marble.js';
import { Pictures } from './pictures.js';
import { kArmies, kNeutral, mix } from './theme.js';

/** @typedef {CanvasRenderingContext2D} Pen */
/** @typedef {import('./theme.js').Army} Army */
/** @typedef {'king' | 'queen' | 'rook' | 'bishop' | 'knight' | 'pawn'} Kind */

/**
 * @typedef {object} Figure
 * @property {number} seat
 * @property {Kind} kind
 * @property {boolean} promoted
 * @property {boolean} grey
 */

/** Which of the armies of the star lends its colour to a seat: red, blue, yellow, green. */
export const kSeatArmies = /** @type {const} */ ([0, 3, 2, 4]);
const kMarks = /** @type {const} */ (['disc', 'triangle', 'square', 'diamond']);

/** @param {number} seat @returns {Army} */
export function armyOfSeat(seat) {
  const army = kArmies[kSeatArmies[seat] ?? -1] ?? kNeutral;
  return { ...army, mark: kMarks[seat] ?? 'disc' };
}

const kGrey = { colour: '#a39d93', ink: '#57524a' };

const kFoot = 'M-31 42V31Q-31 25-25 25H25Q31 25 31 31V42Z';
/** @param {number} x @param {number} y @param {number} r */
const ball = (x, y, r) => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

/**
 * Outline, lines inside of it, and where the army's mark stands: its height and its size.
 * @type {Record<Kind, { body: string, inside: string, x: number, y: number, r: number }>}
 */
const kShapes = {
  pawn: {
    body: `${ball(0, -20, 16)}M-13-10C-13 8-24 14-25 30H25C24 14 13 8 13-10Z`,
    inside: '',
    x: 0,
    y: 13,
    r: 12,
  },
  rook: {
    body: 'M-29-40H-15V-32H-7V-40H7V-32H15V-40H29V-20L21-13V28H-21V-13L-29-20Z',
    inside: 'M-20-13H20',
    x: 0,
    y: 8,
    r: 14,
  },
  knight: {
    body: 'M-25 30C-25 14-5 8-7-4C-13-2-17 6-24 7C-33 7-37-2-33-9C-27-17-24-27-15-32L-13-44L-3-36C20-36 33-12 28 30Z',
    inside: `${ball(-15, -18, 1.5)}M4-27C16-22 21-8 20 6`,
    x: 4,
    y: 10,
    r: 13,
  },
  bishop: {
    body: `${ball(0, -40, 5)}M0-37C20-24 28-8 19 6C16 10 15 12 16 16L23 30H-23L-16 16C-15 12-16 10-19 6C-28-8-20-24 0-37Z`,
    inside: 'M4-31L13-20M-15 13H15',
    x: 0,
    y: -4,
    r: 13,
  },
  queen: {
    body: `M-25 30L-37-20L-22-4L-19-34L-8-8L0-38L8-8L19-34L22-4L37-20L25 30Z${ball(-37, -22, 5)}${ball(-19, -35, 5)}${ball(0, -40, 5)}${ball(19, -35, 5)}${ball(37, -22, 5)}`,
    inside: '',
    x: 0,
    y: 11,
    r: 13,
  },
  king: {
    body: 'M-5-32H-12V-42H-5V-49H5V-42H12V-32H5V-22C22-32 41-22 38-4C36 10 27 14 26 30H-26C-27 14-36 10-38-4C-41-22-22-32-5-22Z',
    inside: '',
    x: 0,
    y: 7,
    r: 14,
  },
};

/** Share of the side of a square that the box of a piece takes. */
const kSize = 0.9;
const kHalo = 'rgba(255, 252, 244, 0.92)';

/** @param {Pen} pen @param {Path2D} path @param {number} width @param {string | CanvasGradient} colour */
function stroke(pen, path, width, colour) {
  pen.lineWidth = width;
  pen.strokeStyle = colour;
  pen.stroke(path);
}

/** @param {Pen} pen @param {Path2D} path @param {Army} army */
function drawBody(pen, path, army) {
  const { colour } = army;
  stroke(pen, path, 17, kHalo);
  stroke(pen, path, 9, mix(colour, '#140a02', 0.74));
  const shade = pen.createLinearGradient(0, -46, 0, 42);
  shade.addColorStop(0, mix(colour, '#ffffff', 0.2));
  shade.addColorStop(0.55, colour);
  shade.addColorStop(1, mix(colour, '#140a02', 0.2));
  pen.fillStyle = shade;
  pen.fill(path);
}

/**
 * A piece around the pen's origin.
 * @param {Pen} pen
 * @param {number} side of the square it stands on
 * @param {Figure} figure
 */
export function drawFigure(pen, side, { seat, kind, promoted, grey }) {
  const own = armyOfSeat(seat);
  const army = grey ? { ...own, ...kGrey } : own;
  const { body, inside, x, y, r } = kShapes[kind];
  const path = new Path2D(kind === 'knight' ? `${body}M-31 42V33Q-31 27-25 27H25Q31 27 31 33V42Z` : body + kFoot);
  pen.save();
  pen.scale((side * kSize) / 100, (side * kSize) / 100);
  pen.translate(0, 3);
  pen.lineJoin = 'round';
  pen.lineCap = 'round';
  drawBody(pen, path, army);
  stroke(pen, new Path2D(`${inside}M-24 26H24`), 3.5, mix(army.colour, '#140a02', 0.62));
  pen.translate(x, y);
  pen.fillStyle = army.ink;
  markPath(pen, army.mark, r);
  pen.fill();
  if (promoted) {
    // It was a pawn: a small one on a pale disc, at the lower right.
    pen.translate(33 - x, 24 - y);
    const disc = new Path2D(ball(0, 0, 20));
    stroke(pen, disc, 6, '#2b2620');
    pen.fillStyle = '#fffdf8';
    pen.fill(disc);
    pen.scale(0.42, 0.42);
    pen.fillStyle = '#2b2620';
    pen.fill(new Path2D(kShapes.pawn.body + kFoot));
  }
  pen.restore();
}

/** The pictures of the pieces. */
export class FigureCase {
  #pictures = new Pictures();

  /**
   * @param {Figure} figure
   * @param {number} scale device pixels in a unit
   * @returns {HTMLCanvasElement} square, 1.2 units a side, the piece in its middle
   */
  picture(figure, scale) {
    return this.#pictures.picture(`${figure.seat}/${figure.kind}/${figure.promoted}/${figure.grey}`, scale, (pen) => {
      drawFigure(pen, scale, figure);
    });
  }

  clear() {
    this.#pictures.clear();
  }
}
