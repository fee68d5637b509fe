// Colours as a person sees them: from screenshots.
import { inflateSync } from 'node:zlib';

/** @typedef {{ r: number, g: number, b: number }} Colour */

/**
 * The colour of the first pixel of a PNG as browsers write them: eight bits a channel.
 * @param {Buffer} png
 * @returns {Colour}
 */
function firstPixel(png) {
  const parts = [];
  for (let at = 8; at < png.length; ) {
    const length = png.readUInt32BE(at);
    if (png.toString('latin1', at + 4, at + 8) === 'IDAT') parts.push(png.subarray(at + 8, at + 8 + length));
    at += 12 + length;
  }
  // The first byte names the row's filter; none of them changes the first pixel of all.
  const [, r = 0, g = 0, b = 0] = inflateSync(Buffer.concat(parts));
  return { r, g, b };
}

/**
 * @param {import('playwright-core').Page} page
 * @param {number} x in CSS pixels of the window
 * @param {number} y
 * @returns {Promise<Colour>}
 */
export async function colourAt(page, x, y) {
  return firstPixel(await page.screenshot({ clip: { x: Math.round(x), y: Math.round(y), width: 1, height: 1 } }));
}

/** How different two colours are, 0 to 441. @param {Colour} a @param {Colour} b */
export const distance = (a, b) => Math.hypot(a.r - b.r, a.g - b.g, a.b - b.b);

/** @param {string} hex as #rrggbb @returns {Colour} */
export const colourOf = (hex) => ({
  r: parseInt(hex.slice(1, 3), 16),
  g: parseInt(hex.slice(3, 5), 16),
  b: parseInt(hex.slice(5, 7), 16),
});
