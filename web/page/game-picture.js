import { kBleed } from '../view/geometry.js';
import { kitOf } from '../view/kit.js';
import { kPlainColours } from '../play/seats.js';
import { h } from './dom.js';

/** @typedef {import('../engine/nyota.js').State} State */
/** @typedef {import('../view/boards.js').Theme} Theme */

/** In CSS pixels; the style sheet has the same. */
const kWidth = 84;

/**
 * Small pictures of games, painted as the board paints them; decoration only.
 * @param {Theme} theme
 */
export function gamePainter(theme) {
  /** Pieces of each game, drawn once for all pictures. @type {Map<object, import('../view/kit.js').Pictures>} */
  const drawn = new Map();
  return {
    /** An empty picture with the shape of a game's board. @param {string} game */
    make(game) {
      const { width, height } = kitOf(game).layout(0);
      const pixels = Math.round(kWidth * devicePixelRatio);
      return h('canvas', {
        width: pixels,
        height: Math.round((pixels * (height + 2 * kBleed)) / (width + 2 * kBleed)),
        class: 'picture',
        'aria-hidden': 'true',
      });
    },

    /**
     * @param {HTMLCanvasElement} picture
     * @param {State} state
     * @param {number} seat whose side is at the bottom
     * @param {readonly number[]} [colours] the army whose colour each point has
     */
    paint(picture, state, seat, colours = kPlainColours) {
      const pen = picture.getContext('2d');
      if (!pen) return;
      const kit = kitOf(state.game);
      const pieces = drawn.get(kit) ?? kit.pictures();
      drawn.set(kit, pieces);
      const layout = kit.layout(kit.sidesOf(state, seat)[0] ?? 0);
      const scale = picture.width / (layout.width + 2 * kBleed);
      pen.translate(picture.width / 2, picture.height / 2);
      pen.scale(scale, scale);
      const scene = {
        marbles: new Map(state.pieces.map((piece) => [piece.cell, kit.marble(piece, colours)])),
        turn: state.turn === null ? [] : kit.sidesOf(state, state.turn),
        ...{ flying: [], trails: [], marked: [], chain: [], preview: [], refused: null, checked: [] },
        colours,
      };
      kit.paintBoard(pen, scale, layout, theme, scene);
      kit.paintScene(pen, scale, layout, theme, pieces, scene);
    },
  };
}
