/**
 * What the board is made of: three materials, each for light and for dark surroundings.
 * @module
 */

/** @typedef {'wood' | 'slate' | 'paper'} BoardName */
/** @typedef {'light' | 'dark'} Shade */

/**
 * @typedef {object} Theme
 * @property {string} woodFrom colour of the board at its upper left
 * @property {string} woodTo at its lower right
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
 * @property {number} lift how far trails are lightened so that they stand out, 0 to 1
 * @property {string} ink for writing on the board
 * @property {string} squareLight what light squares are mixed with
 */

/** Marks for boards that are light, and for dark ones. */
const kOnLight = {
  lift: 0,
  accent: '#07578a',
  accentEdge: 'rgba(255, 250, 238, 0.75)',
  refused: '#951f14',
  ink: '#3a2f20',
  squareLight: '#fffaf0',
};
const kOnDark = {
  lift: 0.3,
  accent: '#6cc2f4',
  accentEdge: 'rgba(10, 14, 20, 0.75)',
  refused: '#ff9d92',
  ink: '#ddd8cf',
  squareLight: '#6d7886',
};

/** @type {Record<BoardName, Record<Shade, Theme>>} */
export const kBoards = {
  wood: {
    light: {
      ...kOnLight,
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
      trailEdge: 'rgba(70, 45, 15, 0.5)',
    },
    dark: {
      ...kOnDark,
      woodFrom: '#51392a',
      woodTo: '#3e2b1f',
      rim: '#2a1c13',
      rimLight: '#775a42',
      grain: 'rgba(255, 215, 170, 0.03)',
      line: 'rgba(240, 210, 175, 0.15)',
      hollow: '#33231a',
      hollowDeep: '#1d130d',
      hollowLight: 'rgba(205, 165, 130, 0.45)',
      shadow: 'rgba(0, 0, 0, 0.58)',
      tint: 0.26,
      trailEdge: 'rgba(0, 0, 0, 0.55)',
    },
  },
  slate: {
    light: {
      ...kOnLight,
      woodFrom: '#cfd5db',
      woodTo: '#b3bdc7',
      rim: '#8d99a6',
      rimLight: '#e8ecf0',
      grain: 'rgba(40, 60, 80, 0.03)',
      line: 'rgba(45, 60, 78, 0.24)',
      hollow: '#a9b4bf',
      hollowDeep: '#808d9b',
      hollowLight: 'rgba(255, 255, 255, 0.8)',
      shadow: 'rgba(30, 40, 55, 0.36)',
      tint: 0.3,
      trailEdge: 'rgba(25, 35, 50, 0.5)',
    },
    dark: {
      ...kOnDark,
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
      trailEdge: 'rgba(0, 0, 0, 0.55)',
    },
  },
  paper: {
    light: {
      ...kOnLight,
      woodFrom: '#fdfaf3',
      woodTo: '#f4eee0',
      rim: '#c3b89f',
      rimLight: '#efe8d8',
      grain: 'rgba(0, 0, 0, 0)',
      line: 'rgba(50, 60, 75, 0.3)',
      hollow: '#e4dccb',
      hollowDeep: '#cbc0a9',
      hollowLight: 'rgba(255, 255, 255, 0.9)',
      shadow: 'rgba(60, 50, 35, 0.32)',
      tint: 0.22,
      trailEdge: 'rgba(60, 50, 35, 0.5)',
    },
    dark: {
      ...kOnDark,
      woodFrom: '#24304f',
      woodTo: '#1a243f',
      rim: '#0f172b',
      rimLight: '#4b5b86',
      grain: 'rgba(0, 0, 0, 0)',
      line: 'rgba(190, 205, 245, 0.24)',
      hollow: '#141c33',
      hollowDeep: '#0b1121',
      hollowLight: 'rgba(150, 170, 220, 0.5)',
      shadow: 'rgba(0, 0, 0, 0.55)',
      tint: 0.24,
      trailEdge: 'rgba(0, 0, 0, 0.55)',
    },
  },
};

/**
 * @param {string | null} board a name, or anything else for what goes with the shade
 * @param {Shade} shade
 * @returns {Theme}
 */
export function themeOf(board, shade) {
  const plain = shade === 'dark' ? 'slate' : 'wood';
  const name = board !== null && Object.hasOwn(kBoards, board) ? /** @type {BoardName} */ (board) : plain;
  return kBoards[name][shade];
}
