/**
 * Colours. Armies go by the point they start from and differ in hue, lightness and mark.
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
  { colour: '#a05ab0', ink: '#ffffff', mark: 'triangle' },
  { colour: '#e8b90c', ink: '#4d3a00', mark: 'square' },
  { colour: '#1f6fc0', ink: '#ffffff', mark: 'diamond' },
  { colour: '#12946f', ink: '#ffffff', mark: 'cross' },
  { colour: '#f2efe8', ink: '#5f5a50', mark: 'star' },
];

/** Pieces of nobody. @type {Army} */
export const kNeutral = { colour: '#9a948a', ink: '#9a948a', mark: 'disc' };

/** @param {number | undefined} home @returns {Army} */
export const armyOf = (home) => kArmies[home ?? -1] ?? kNeutral;

/**
 * @typedef {object} Theme
 * @property {string} woodFrom
 * @property {string} woodTo
 * @property {string} rim
 * @property {string} rimLight
 * @property {string} grain
 * @property {string} line
 * @property {string} hollow
 * @property {string} hollowDeep
 * @property {string} hollowLight
 * @property {string} shadow
 * @property {number} tint strength of the colour of a point, 0 to 1
 * @property {string} accent
 * @property {string} accentEdge drawn under the accent so that it stands out everywhere
 * @property {string} refused
 * @property {string} trailEdge
 */

/** @type {Record<'light' | 'dark', Theme>} */
export const kThemes = {
  light: {
    woodFrom: '#ecd6ae',
    woodTo: '#dcba85',
    rim: '#c9a26b',
    rimLight: '#f3e2c0',
    grain: 'rgba(130, 84, 30, 0.055)',
    line: 'rgba(112, 74, 30, 0.24)',
    hollow: '#d0b182',
    hollowDeep: '#a8875b',
    hollowLight: 'rgba(255, 246, 224, 0.85)',
    shadow: 'rgba(66, 44, 18, 0.34)',
    tint: 0.3,
    accent: '#0b6fa8',
    accentEdge: 'rgba(255, 250, 238, 0.75)',
    refused: '#a3261a',
    trailEdge: 'rgba(70, 45, 15, 0.5)',
  },
  dark: {
    woodFrom: '#2d3541',
    woodTo: '#222933',
    rim: '#161b22',
    rimLight: '#465160',
    grain: 'rgba(255, 255, 255, 0.012)',
    line: 'rgba(190, 205, 225, 0.13)',
    hollow: '#1a2028',
    hollowDeep: '#0e1217',
    hollowLight: 'rgba(150, 165, 185, 0.5)',
    shadow: 'rgba(0, 0, 0, 0.6)',
    tint: 0.26,
    accent: '#5cb8ef',
    accentEdge: 'rgba(10, 14, 20, 0.75)',
    refused: '#ff9d92',
    trailEdge: 'rgba(0, 0, 0, 0.55)',
  },
};

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
