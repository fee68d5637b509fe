// Colours as a person sees them: from screenshots.
import { inflateSync } from 'node:zlib';

/** @typedef {{ r: number, g: number, b: number }} Colour */

/**
 * The pixels of a PNG as browsers write them: eight bits a channel, not interlaced.
 * @param {Buffer} png
 */
function decode(png) {
  const parts = [];
  for (let at = 8; at < png.length; ) {
    const length = png.readUInt32BE(at);
    if (png.toString('latin1', at + 4, at + 8) === 'IDAT') parts.push(png.subarray(at + 8, at + 8 + length));
    at += 12 + length;
  }
  const width = png.readUInt32BE(16);
  const height = png.readUInt32BE(20);
  const size = png[25] === 6 ? 4 : 3;
  const stride = width * size;
  const lines = inflateSync(Buffer.concat(parts));
  const pixels = Buffer.alloc(height * stride);
  for (let y = 0; y < height; y += 1) {
    const filter = lines[y * (stride + 1)];
    for (let i = 0; i < stride; i += 1) {
      const here = y * stride + i;
      const left = i >= size ? (pixels[here - size] ?? 0) : 0;
      const up = y > 0 ? (pixels[here - stride] ?? 0) : 0;
      const corner = i >= size && y > 0 ? (pixels[here - stride - size] ?? 0) : 0;
      const line = lines[y * (stride + 1) + 1 + i] ?? 0;
      pixels[here] = line + guess(filter, left, up, corner);
    }
  }
  return { width, height, size, pixels };
}

/** What a PNG's filter takes a byte to be. @param {number | undefined} filter @param {number} left @param {number} up @param {number} corner */
function guess(filter, left, up, corner) {
  if (filter === 1) return left;
  if (filter === 2) return up;
  if (filter === 3) return (left + up) >> 1;
  if (filter !== 4) return 0;
  const [a, b, c] = [Math.abs(up - corner), Math.abs(left - corner), Math.abs(left + up - 2 * corner)];
  if (a <= b && a <= c) return left;
  return b <= c ? up : corner;
}

/**
 * A picture of a part of the window, to be asked for many colours.
 * @param {import('playwright-core').Page} page
 * @param {{ x: number, y: number, width: number, height: number }} clip in CSS pixels
 * @returns {Promise<(x: number, y: number) => Colour>} by place in the window
 */
export async function pictureOf(page, clip) {
  const { width, height, size, pixels } = decode(await page.screenshot({ clip, scale: 'css' }));
  return (x, y) => {
    const column = Math.min(width - 1, Math.max(0, Math.floor(x - clip.x)));
    const row = Math.min(height - 1, Math.max(0, Math.floor(y - clip.y)));
    const [r = 0, g = 0, b = 0] = pixels.subarray((row * width + column) * size);
    return { r, g, b };
  };
}

/**
 * @param {import('playwright-core').Page} page
 * @param {number} x in CSS pixels of the window
 * @param {number} y
 * @returns {Promise<Colour>}
 */
export async function colourAt(page, x, y) {
  const at = await pictureOf(page, { x: Math.round(x), y: Math.round(y), width: 1, height: 1 });
  return at(x, y);
}

/** How different two colours are, 0 to 441. @param {Colour} a @param {Colour} b */
export const distance = (a, b) => Math.hypot(a.r - b.r, a.g - b.g, a.b - b.b);

/** @param {string} hex as #rrggbb @returns {Colour} */
export const colourOf = (hex) => ({
  r: parseInt(hex.slice(1, 3), 16),
  g: parseInt(hex.slice(3, 5), 16),
  b: parseInt(hex.slice(5, 7), 16),
});
