// The board as it is seen from frame to frame.
import { kBleed, kBoardHeight, kBoardWidth, kHoles, Layout } from '../../web/view/geometry.js';

/** @typedef {import('./pixels.mjs').Colour} Colour */

/**
 * Films all holes from now on, beside their middles where a marble is in its plain colour.
 * @param {import('./table.mjs').Table} table point 0 at the bottom
 * @returns {Promise<(holes: string[], colour: Colour) => Promise<{ first: number, last: number }[]>>}
 *   the first and the last frame in which each hole had about this colour; -1 for none
 */
export async function film(table) {
  const layout = new Layout(0);
  const spots = kHoles.map(({ name }) => {
    const { x, y } = layout.spot(name);
    return [
      (x - 0.05 + kBoardWidth / 2 + kBleed) / (kBoardWidth + 2 * kBleed),
      (y + 0.21 + kBoardHeight / 2 + kBleed) / (kBoardHeight + 2 * kBleed),
    ];
  });
  const reel = await table.page.evaluateHandle((places) => {
    const canvas = document.querySelector('nyota-board')?.shadowRoot?.querySelectorAll('canvas')[1];
    const pen = canvas?.getContext('2d');
    /** @type {number[][]} */
    const frames = [];
    const tick = () => {
      if (canvas && pen) {
        const { width, height } = canvas;
        const { data } = pen.getImageData(0, 0, width, height);
        frames.push(
          places.flatMap(([x = 0, y = 0]) => {
            const at = (Math.floor(y * height) * width + Math.floor(x * width)) * 4;
            return [...data.subarray(at, at + 4)];
          }),
        );
      }
      requestAnimationFrame(tick);
    };
    requestAnimationFrame(tick);
    return frames;
  }, spots);
  return async (holes, colour) => {
    const at = holes.map((hole) => kHoles.findIndex(({ name }) => name === hole) * 4);
    return reel.evaluate((frames, { starts, wanted }) =>
      starts.map((start) => {
        const seen = frames.map((frame) => {
          const [r = 0, g = 0, b = 0, a = 0] = frame.slice(start, start + 4);
          return a > 200 && Math.hypot(r - wanted.r, g - wanted.g, b - wanted.b) < 90;
        });
        return { first: seen.indexOf(true), last: seen.lastIndexOf(true) };
      }), { starts: at, wanted: colour });
  };
}
