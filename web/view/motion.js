/**
 * Plays what has happened, strictly one thing after another. Frames are asked for only while
 * something moves.
 * @module
 */

/**
 * @typedef {object} Clip
 * @property {number} duration in milliseconds at normal speed
 * @property {boolean} [still] a rest in which nothing moves; kept when motion is unwelcome
 * @property {(share: number) => void} draw called with 0 to 1; always with 1 at its end
 */

/**
 * @typedef {object} Act
 * @property {Clip[]} clips
 * @property {() => void} begin
 * @property {() => void} done
 */

export class Motion {
  /** @type {Act[]} */
  #queue = [];
  #running = false;
  /** @type {() => void} */
  #redraw;
  /** @type {(() => void) | null} Ends what is being waited for at once. */
  #hurry = null;

  /** Length of everything as a multiple of the normal one; 0 shows only the results. */
  pace = 1;
  /** True where the person has asked for less movement. */
  calm = false;

  /** @param {() => void} redraw called after each change, at most once a frame */
  constructor(redraw) {
    this.#redraw = redraw;
  }

  get busy() {
    return this.#running;
  }

  /**
   * @param {Clip[]} clips
   * @param {() => void} [begin] called when the turn of these clips has come
   * @returns {Promise<void>} resolves when they have been played, or dropped
   */
  play(clips, begin = () => {}) {
    return new Promise((resolve) => {
      this.#queue.push({ clips, begin, done: resolve });
      if (!this.#running) void this.#run();
    });
  }

  /** Drops all that is being played or waits. */
  drop() {
    const dropped = this.#queue;
    this.#queue = [];
    for (const act of dropped) act.done();
    this.#hurry?.();
  }

  /** Shows the ends of all that is being played or waits, without the ways there. */
  finish() {
    this.#hurry?.();
  }

  async #run() {
    this.#running = true;
    for (let act = this.#queue[0]; act; act = this.#queue[0]) {
      act.begin();
      for (const clip of act.clips) {
        if (this.#queue[0] !== act) break;
        await this.#playClip(clip, act);
      }
      if (this.#queue[0] === act) {
        this.#queue.shift();
        act.done();
      }
    }
    this.#running = false;
  }

  /** @param {Clip} clip @param {Act} act */
  #playClip(clip, act) {
    const skipped = this.calm && !clip.still;
    const duration = skipped ? 0 : clip.duration * this.pace;
    // Hidden pages get no frames; waiting for them would stop the game.
    if (duration <= 0 || document.hidden) {
      clip.draw(1);
      this.#redraw();
      return Promise.resolve();
    }
    return /** @type {Promise<void>} */ (
      new Promise((resolve) => {
        let frame = 0;
        let start = -1;
        const end = () => {
          cancelAnimationFrame(frame);
          this.#hurry = null;
          if (this.#queue[0] === act) clip.draw(1);
          this.#redraw();
          resolve();
        };
        /** @param {number} now */
        const tick = (now) => {
          if (start < 0) start = now;
          const share = (now - start) / duration;
          if (share >= 1) {
            end();
            return;
          }
          clip.draw(share);
          this.#redraw();
          frame = requestAnimationFrame(tick);
        };
        this.#hurry = end;
        frame = requestAnimationFrame(tick);
      })
    );
  }
}

/** Quick at first, gentle at the end. @param {number} share */
export const easeOut = (share) => 1 - (1 - share) ** 2;
