/**
 * A canvas that always has exactly as many pixels as the screen shows of it, also after zooming or
 * moving to another screen.
 * @module
 */

export class Surface {
  /** @type {HTMLCanvasElement} */
  #canvas;
  /** @type {() => void} */
  #resized;
  /** @type {ResizeObserver} */
  #observer;
  /** @type {MediaQueryList | null} */
  #resolution = null;
  /** Device pixels to a CSS pixel when the canvas was last fitted. */
  #ratio = devicePixelRatio;

  /**
   * @param {HTMLCanvasElement} canvas
   * @param {() => void} resized called when the number of pixels has changed
   */
  constructor(canvas, resized) {
    this.#canvas = canvas;
    this.#resized = resized;
    this.#observer = new ResizeObserver((entries) => {
      const entry = entries[entries.length - 1];
      const box = entry?.devicePixelContentBoxSize?.[0];
      // A browser that pretends to have another screen may still tell the pixels of the real one.
      const wanted = (entry?.contentRect.width ?? 0) * devicePixelRatio;
      if (box && Math.abs(box.inlineSize - wanted) <= 1) this.#fit(box.inlineSize, box.blockSize);
      else this.#measure();
    });
    try {
      this.#observer.observe(canvas, { box: 'device-pixel-content-box' });
    } catch {
      this.#observer.observe(canvas);
    }
    this.#watchResolution();
  }

  close() {
    this.#observer.disconnect();
    this.#resolution?.removeEventListener('change', this.#resolutionChanged);
  }

  /** To be called before painting: where nobody has told of another screen, it is noticed here. */
  check() {
    if (devicePixelRatio !== this.#ratio) this.#measure();
  }

  #measure() {
    const { width, height } = this.#canvas.getBoundingClientRect();
    this.#fit(Math.round(width * devicePixelRatio), Math.round(height * devicePixelRatio));
  }

  /** @param {number} width @param {number} height */
  #fit(width, height) {
    this.#ratio = devicePixelRatio;
    if (this.#canvas.width === width && this.#canvas.height === height) return;
    this.#canvas.width = width;
    this.#canvas.height = height;
    this.#resized();
  }

  // The observer does not hear of a new pixel ratio everywhere, so the ratio is watched as well.
  #watchResolution() {
    this.#resolution?.removeEventListener('change', this.#resolutionChanged);
    this.#resolution = matchMedia(`(resolution: ${devicePixelRatio}dppx)`);
    this.#resolution.addEventListener('change', this.#resolutionChanged);
  }

  #resolutionChanged = () => {
    this.#watchResolution();
    this.#measure();
  };
}
