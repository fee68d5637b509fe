/** @typedef {CanvasRenderingContext2D} Pen */
/** @typedef {import('./geometry.js').Spot} Spot */

/** @param {Pen} pen @param {Spot} spot @param {number} r */
export function circlePath(pen, { x, y }, r) {
  pen.beginPath();
  pen.arc(x, y, r, 0, Math.PI * 2);
}

/**
 * Strokes the path just laid twice, a wider pale line under the coloured one.
 * @param {Pen} pen @param {number} width @param {string} colour @param {string} edge
 */
export function strokeEdged(pen, width, colour, edge) {
  pen.lineWidth = width + 0.07;
  pen.strokeStyle = edge;
  pen.stroke();
  pen.lineWidth = width;
  pen.strokeStyle = colour;
  pen.stroke();
}
