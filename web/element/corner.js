/**
 * What stands in the corner of the board while a move waits for a word more.
 * @module
 */
/** @typedef {import('../i18n/words.js').Words} Words */
/** @typedef {import('../play/entry.js').Entry} Entry */
/** @typedef {import('./promotion.js').Promotion} Promotion */

/**
 * @typedef {object} CornerHooks
 * @property {() => void} done the move ends where it is
 * @property {() => void} back the piece goes back
 * @property {(move: string) => void} choose what a pawn becomes
 */

/** What asks which of several moves to the same place is meant, once a game is here that has such.
 * @type {(new (choose: (move: string) => void) => Promotion) | null} */
let Question = null;

/** @param {new (choose: (move: string) => void) => Promotion} Kind */
export const addQuestion = (Kind) => void (Question = Kind);

export class Corner {
  element = document.createElement('div');
  /** @type {Promotion | null} */
  #question = null;
  #choose;
  #done;
  #back;

  /** @param {CornerHooks} hooks */
  constructor(hooks) {
    this.#choose = hooks.choose;
    this.#done = buttonOf('done', hooks.done);
    this.#done.className = 'main';
    this.#back = buttonOf('back', hooks.back);
    this.element.className = 'corner';
    this.element.hidden = true;
    this.element.append(this.#done, this.#back);
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
    const choices = chain?.choices ?? [];
    if (!this.#question && Question && choices.length > 0) {
      this.#question = new Question(this.#choose);
      this.element.prepend(this.#question.element);
    }
    this.#question?.update(words, choices, seat);
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
