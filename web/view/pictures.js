/**
 * Pieces drawn once and kept as pictures, so that a frame with all of them costs next to nothing.
 * @module
 */

export class Pictures {
  /** @type {Map<string, HTMLCanvasElement>} */
  #kept = new Map();

  /**
   * @param {string} name what is drawn
   * @param {number} scale device pixels in a unit
   * @param {(pen: CanvasRenderingContext2D) => void} draw with the origin in the middle
   * @returns {HTMLCanvasElement} square, 1.2 units a side
   */
  picture(name, scale, draw) {
    const size = Math.ceil(scale * 1.2);
    const key = `${name}/${size}`;
    const known = this.#kept.get(key);
    if (known) return known;
    const picture = document.createElement('canvas');
    picture.width = size;
    picture.height = size;
    const pen = picture.getContext('2d');
    if (pen) {
      pen.translate(size / 2, size / 2);
      draw(pen);
    }
    this.#kept.set(key, picture);
    return picture;
  }

  clear() {
    this.#kept.clear();
  }
}
