/**
 * Colours of the armies, which differ in hue, lightness and mark. Unless somebody chooses otherwise,
 * each point of the star has the army of its own number.
 * @module
 */

/** @typedef {'disc' | 'triangle' | 'square' | 'diamond' | 'cross' | 'star'} Mark */

/**
 * @typedef {object} Army
 * @property {string} colour
 * @property {string} ink colour of the mark on the marble
 * @property {Mark} mark
 */

/** @type {readonly Army[]} */
export const kArmies = [
  { colour: '#d4502f', ink: '#ffffff', mark: 'disc' },
  { colour: '#a965a8', ink: '#ffffff', mark: 'triangle' },
  { colour: '#e8b90c', ink: '#4d3a00', mark: 'square' },
  { colour: '#1b62b6', ink: '#ffffff', mark: 'diamond' },
  { colour: '#149872', ink: '#ffffff', mark: 'cross' },
  { colour: '#f2efe8', ink: '#5f5a50', mark: 'star' },
];

/** Pieces of nobody. @type {Army} */
export const kNeutral = { colour: '#9a948a', ink: '#9a948a', mark: 'disc' };

/** @param {number | undefined} which @returns {Army} */
export const armyOf = (which) => kArmies[which ?? -1] ?? kNeutral;

/**
 * @param {string} from colour as #rrggbb
 * @param {string} to colour as #rrggbb
 * @param {number} share of `to`, 0 to 1
 */
export function mix(from, to, share) {
  /** @param {string} colour */
  const channels = (colour) => [1, 3, 5].map((i) => parseInt(colour.slice(i, i + 2), 16));
  const b = channels(to);
  const mixed = channels(from).map((a, i) => Math.round(a + ((b[i] ?? a) - a) * share));
  return `rgb(${mixed.join(', ')})`;
}

/** @param {string} colour as #rrggbb @param {number} alpha */
export function withAlpha(colour, alpha) {
  return mix(colour, colour, 0).replace('rgb', 'rgba').replace(')', `, ${alpha})`);
}
