/**
 * Marbles and the marks on them.
 * @module
 */
import { Pictures } from './pictures.js';
import { armyOf, mix } from './theme.js';

/** Radii in units of the distance between holes. */
export const kMarble = 0.4;
export const kKing = 0.475;

/** @typedef {import('./theme.js').Mark} Mark */
/** @typedef {CanvasRenderingContext2D} Pen */

/**
 * Lays the outline of a mark, about as large as a disc of the given radius.
 * @param {Pen} pen
 * @param {Mark} mark
 * @param {number} r
 */
export function markPath(pen, mark, r) {
  /** @param {[number, number][]} corners */
  const polygon = (corners) => {
    corners.forEach(([x, y], i) => (i === 0 ? pen.moveTo(x * r, y * r) : pen.lineTo(x * r, y * r)));
    pen.closePath();
  };
  pen.beginPath();
  switch (mark) {
    case 'disc':
      pen.arc(0, 0, r * 0.82, 0, Math.PI * 2);
      break;
    case 'triangle':
      polygon([[0, -1.02], [0.98, 0.7], [-0.98, 0.7]]);
      break;
    case 'square':
      polygon([[-0.76, -0.76], [0.76, -0.76], [0.76, 0.76], [-0.76, 0.76]]);
      break;
    case 'diamond':
      polygon([[0, -1.08], [0.98, 0], [0, 1.08], [-0.98, 0]]);
      break;
    case 'cross':
      polygon([
        [-0.32, -1], [0.32, -1], [0.32, -0.32], [1, -0.32], [1, 0.32], [0.32, 0.32],
        [0.32, 1], [-0.32, 1], [-0.32, 0.32], [-1, 0.32], [-1, -0.32], [-0.32, -0.32],
      ]);
      break;
    case 'star':
      polygon(
        Array.from({ length: 10 }, (_, i) => {
          const reach = i % 2 === 0 ? 1.12 : 0.5;
          const angle = (i * Math.PI) / 5 - Math.PI / 2;
          return /** @type {[number, number]} */ ([Math.cos(angle) * reach, Math.sin(angle) * reach]);
        }),
      );
      break;
  }
}

/**
 * A marble around the pen's origin.
 * @param {Pen} pen
 * @param {number} r radius
 * @param {number | undefined} which the army; undefined for nobody's
 * @param {boolean} king
 */
export function drawMarble(pen, r, which, king) {
  const army = armyOf(which);
  const body = king ? r * 0.84 : r;

  if (king) {
    const ring = pen.createLinearGradient(-r, -r, r, r);
    ring.addColorStop(0, '#fff3c4');
    ring.addColorStop(0.45, '#d9a928');
    ring.addColorStop(1, '#7d5a0c');
    pen.fillStyle = ring;
    pen.beginPath();
    pen.arc(0, 0, r, 0, Math.PI * 2);
    pen.fill();
    pen.strokeStyle = 'rgba(50, 32, 0, 0.65)';
    pen.lineWidth = r * 0.06;
    pen.stroke();
  }

  const shade = pen.createRadialGradient(-0.32 * body, -0.38 * body, 0.05 * body, 0, 0, body);
  shade.addColorStop(0, mix(army.colour, '#ffffff', 0.42));
  shade.addColorStop(0.42, mix(army.colour, '#ffffff', 0.06));
  shade.addColorStop(0.78, mix(army.colour, '#000000', 0.12));
  shade.addColorStop(1, mix(army.colour, '#1a0d00', 0.46));
  pen.fillStyle = shade;
  pen.beginPath();
  pen.arc(0, 0, body, 0, Math.PI * 2);
  pen.fill();

  // Light thrown back from the table, at the lower right.
  pen.strokeStyle = 'rgba(255, 255, 255, 0.2)';
  pen.lineWidth = body * 0.09;
  pen.beginPath();
  pen.arc(0, 0, body * 0.84, 0.12 * Math.PI, 0.42 * Math.PI);
  pen.stroke();

  const shine = pen.createRadialGradient(-0.36 * body, -0.5 * body, 0, -0.36 * body, -0.5 * body, 0.42 * body);
  shine.addColorStop(0, 'rgba(255, 255, 255, 0.85)');
  shine.addColorStop(0.35, 'rgba(255, 255, 255, 0.35)');
  shine.addColorStop(1, 'rgba(255, 255, 255, 0)');
  pen.fillStyle = shine;
  pen.beginPath();
  pen.arc(0, 0, body, 0, Math.PI * 2);
  pen.fill();

  pen.fillStyle = army.ink;
  if (which === undefined) return;
  if (king) {
    drawCrown(pen, body * 0.5);
    pen.translate(0, body * 0.36);
    markPath(pen, army.mark, body * 0.25);
    pen.fill();
    pen.translate(0, -body * 0.36);
  } else {
    markPath(pen, army.mark, body * 0.33);
    pen.fill();
  }
}

/** @param {Pen} pen @param {number} w half of its width */
function drawCrown(pen, w) {
  const y = -w * 0.42;
  pen.beginPath();
  pen.moveTo(-w * 0.82, y + w * 0.62);
  pen.lineTo(-w, y - w * 0.42);
  pen.lineTo(-w * 0.46, y + w * 0.06);
  pen.lineTo(0, y - w * 0.72);
  pen.lineTo(w * 0.46, y + w * 0.06);
  pen.lineTo(w, y - w * 0.42);
  pen.lineTo(w * 0.82, y + w * 0.62);
  pen.closePath();
  pen.fill();
}

/** The pictures of the marbles. */
export class MarbleCase {
  #pictures = new Pictures();

  /**
   * @param {number | undefined} army
   * @param {boolean} king
   * @param {number} scale device pixels in a unit
   * @returns {HTMLCanvasElement} square, 1.2 units a side, the marble in its middle
   */
  picture(army, king, scale) {
    return this.#pictures.picture(`${army ?? 'n'}/${king}`, scale, (pen) => {
      drawMarble(pen, (king ? kKing : kMarble) * scale, army, king);
    });
  }

  /** Forgets all pictures, for a new scale. */
  clear() {
    this.#pictures.clear();
  }
}
