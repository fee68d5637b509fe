/**
 * What stands in the corner of the board while a move waits for a word more.
 * @module
 */
import { Promotion } from './promotion.js';

/** @typedef {import('../i18n/words.js').Words} Words */
/** @typedef {import('../play/entry.js').Entry} Entry */

/**
 * @typedef {object} CornerHooks
 * @property {() => void} done the move ends where it is
 * @property {() => void} back the piece goes back
 * @property {(move: string) => void} choose what a pawn becomes
 */

export class Corner {
  element = document.createElement('div');
  /** @type {Promotion} */
  #promotion;
  #done;
  #back;

  /** @param {CornerHooks} hooks */
  constructor(hooks) {
    this.#promotion = new Promotion(hooks.choose);
    this.#done = buttonOf('done', hooks.done);
    this.#done.className = 'main';
    this.#back = buttonOf('back', hooks.back);
    this.element.className = 'corner';
    this.element.hidden = true;
    this.element.append(this.#promotion.element, this.#done, this.#back);
  }

  /** @param {Words} words */
  setWords({ t }) {
    this.#done.textContent = t('board.done');
    this.#back.textContent = t('board.back');
  }

  /**
   * @param {Words} words
   * @param {Entry['chain'] | undefined} chain
   * @param {number} seat whose piece is in hand
   */
  update(words, chain, seat) {
    this.element.hidden = !chain?.open;
    this.#done.hidden = !chain?.move;
    this.#promotion.update(words, chain?.choices ?? [], seat);
  }
}

/** @param {string} part @param {() => void} onclick */
function buttonOf(part, onclick) {
  const button = document.createElement('button');
  button.type = 'button';
  button.setAttribute('part', part);
  button.addEventListener('click', onclick);
  return button;
}
