/**
 * The question what a pawn becomes, as one button for each piece.
 * @module
 */
import { drawFigure } from '../view/chess4-pieces.js';

/** @typedef {import('../i18n/words.js').Words} Words */
/** @typedef {import('../play/chain.js').Choice} Choice */
/** @typedef {import('../view/chess4-pieces.js').Kind} Kind */

/** In CSS pixels; the style sheet of the board has the same. */
const kSize = 32;

export class Promotion {
  /** @type {(move: string) => void} */
  #choose;
  #shown = '';
  element = document.createElement('div');

  /** @param {(move: string) => void} choose */
  constructor(choose) {
    this.#choose = choose;
    this.element.className = 'choices';
    this.element.setAttribute('role', 'group');
  }

  /**
   * Shows the question, or nothing where there is none. A question that has just come up takes the focus.
   * @param {Words} words
   * @param {readonly Choice[]} choices
   * @param {number} seat
   */
  update({ t, locale }, choices, seat) {
    const wanted = choices.map(({ move }) => `${move} ${locale}`).join();
    if (wanted === this.#shown) return;
    this.#shown = wanted;
    this.element.setAttribute('aria-label', t('hint.promote'));
    this.element.replaceChildren(
      ...choices.map(({ piece, move }) => {
        const button = document.createElement('button');
        button.type = 'button';
        button.setAttribute('aria-label', t(`piece.${piece}`));
        button.title = t(`piece.${piece}`);
        button.append(pictureOf({ seat, kind: /** @type {Kind} */ (piece), promoted: false, grey: false }));
        button.addEventListener('click', () => this.#choose(move));
        return button;
      }),
    );
    const [first] = this.element.children;
    if (first instanceof HTMLElement) first.focus();
  }
}

/** @param {import('../view/chess4-pieces.js').Figure} figure */
function pictureOf(figure) {
  const canvas = document.createElement('canvas');
  const pixels = Math.ceil(kSize * devicePixelRatio);
  canvas.width = pixels;
  canvas.height = pixels;
  canvas.setAttribute('aria-hidden', 'true');
  const pen = canvas.getContext('2d');
  if (pen) {
    pen.translate(pixels / 2, pixels / 2);
    drawFigure(pen, pixels, figure);
  }
  return canvas;
}
