/**
 * Hints for the person to move: first which piece, then the moves as arrows with a sentence each.
 * Not part of the page's own script: fetched when somebody first asks.
 * @module
 */
import { advice, lookAt, moveName } from '../element/advice.js';
import { arrowsOver, ringsOver } from '../view/arrows.js';
import { button, h } from './dom.js';

/** @typedef {import('../element/nyota-board.js').NyotaBoard} NyotaBoard */
/** @typedef {import('../element/speech.js').Speech} Speech */
/** @typedef {import('../engine/nyota.js').Move} Move */
/** @typedef {import('../engine/nyota.js').Thought} Thought */
/** @typedef {import('../i18n/words.js').Words} Words */
/** @typedef {import('../play/match.js').Match} Match */
/** @typedef {{ hint: HTMLButtonElement, actions: HTMLElement }} Place the button, and what the card goes into */

/** About as strong as level 5, for three moves at once, and never longer than a person likes to wait. */
const kThinking = /** @type {const} */ ({ level: 5, multi: 3, nodes: 20_000, timeMs: 1000 });

/**
 * @typedef {object} Line
 * @property {Move} move
 * @property {string} name the move without its reasons
 * @property {string} sentence
 */

/**
 * @typedef {object} Hint What is being looked for or shown. It holds for one position and one language.
 * @property {Match} match
 * @property {number} ply
 * @property {Words} words
 * @property {Place} place
 * @property {AbortController} asking
 * @property {Line[]} lines empty while they are being looked for
 * @property {number | null} chosen null while only the piece is shown
 * @property {HTMLElement} card
 */

export class Hints {
  /** @type {NyotaBoard} */
  #board;
  /** @type {Hint | null} */
  #hint = null;

  /** @param {NyotaBoard} board */
  constructor(board) {
    this.#board = board;
    board.addEventListener('nyota-change', () => {
      const hint = this.#hint;
      if (!hint) return;
      const { match, words } = board;
      const holds = match === hint.match && match.state.ply === hint.ply && match.awaitsPerson && !board.look && words === hint.words;
      if (!holds) this.drop();
    });
    // Before the board takes Escape for its own.
    document.addEventListener('keydown', (event) => this.#onKey(event), true);
  }

  /**
   * Tells more with each press: the piece, the moves, and then nothing again.
   * @param {Place} place
   * @throws when the thinking failed
   */
  async press(place) {
    const hint = this.#hint;
    if (!hint) await this.#ask(place);
    else if (hint.lines.length === 0) return;
    else if (hint.chosen === null) this.#choose(hint, 0);
    else this.drop();
  }

  /** Puts the hint away, or gives up looking for one. */
  drop() {
    const hint = this.#hint;
    if (!hint) return;
    this.#hint = null;
    hint.asking.abort();
    hint.place.hint.removeAttribute('aria-busy');
    if (hint.card.contains(document.activeElement)) hint.place.hint.focus();
    hint.card.remove();
    for (const one of panelOf(hint)) one.classList.remove('under');
    this.#board.overlay = null;
  }

  /** @param {Place} place */
  async #ask(place) {
    const { match, words, speech, engine } = this.#board;
    if (!match?.awaitsPerson || !words || !speech || !engine) return;
    this.#board.putBack();
    const { t } = words;
    const card = h('div', { class: 'tip', role: 'group', 'aria-label': t('action.hint') });
    const asking = new AbortController();
    /** @type {Hint} */
    const hint = { match, ply: match.state.ply, words, place, asking, lines: [], chosen: null, card };
    this.#hint = hint;
    place.hint.setAttribute('aria-busy', 'true');
    try {
      const thinker = await engine.thinker();
      const thought = await thinker.think(match.game.record(), { ...kThinking, signal: asking.signal });
      if (this.#hint !== hint) return;
      hint.lines = linesOf(speech, match, thought);
      if (hint.lines.length === 0) throw new Error('no move was found');
    } catch (error) {
      if (this.#hint !== hint) return;
      this.drop();
      throw error;
    }
    place.hint.removeAttribute('aria-busy');
    match.assist();
    this.#look(hint, speech);
  }

  /** Shows which piece it is about. @param {Hint} hint @param {Speech} speech */
  #look(hint, speech) {
    const [best] = hint.lines;
    if (!best) return;
    const { t } = hint.words;
    const { from } = best.move;
    const text = lookAt(speech, hint.match.state, from);
    this.#board.overlay = ringsOver(from);
    hint.card.replaceChildren(
      h('p', {}, text),
      h('div', {}, button(t('tip.more'), () => this.#choose(hint, 0)), this.#closer(hint)),
    );
    hint.place.actions.append(hint.card);
    settle(hint);
    this.#board.announce(text);
  }

  /** Shows all the moves, one of them in full. @param {Hint} hint @param {number} chosen */
  #choose(hint, chosen) {
    const line = hint.lines[chosen];
    if (!line || hint.chosen === chosen) return;
    hint.chosen = chosen;
    const arrows = hint.lines.map(({ move }, i) => ({ path: move.path, label: String(i + 1) }));
    this.#board.overlay = arrowsOver(arrows, chosen, new Set(hint.match.state.pieces.map(({ cell }) => cell)));
    const focused = hint.card.contains(document.activeElement);
    const options = hint.lines.map(({ move, name }, i) =>
      h(
        'button',
        { type: 'button', 'aria-pressed': String(i === chosen), title: name, onclick: () => this.#choose(hint, i) },
        h('b', {}, String(i + 1)),
        ' ',
        h('bdi', { dir: 'ltr' }, `${move.from}–${move.to}`),
      ),
    );
    hint.card.replaceChildren(
      h('p', {}, line.sentence),
      h('div', {}, h('ol', {}, ...options.map((option) => h('li', {}, option))), this.#closer(hint)),
    );
    settle(hint);
    if (focused) options[chosen]?.focus();
    this.#board.announce(line.sentence);
  }

  /** @param {Hint} hint */
  #closer({ words: { t } }) {
    const closer = button('✕', () => this.drop(), 'plain');
    closer.setAttribute('aria-label', t('dialog.close'));
    return closer;
  }

  /** @param {KeyboardEvent} event */
  #onKey({ key, ctrlKey, altKey, metaKey }) {
    const hint = this.#hint;
    if (!hint || ctrlKey || altKey || metaKey || document.querySelector('dialog[open]')) return;
    if (key === 'Escape') this.drop();
    else if (hint.chosen !== null && key >= '1' && key <= '9') this.#choose(hint, Number(key) - 1);
  }
}

/**
 * @param {Speech} speech
 * @param {Match} match
 * @param {Thought} thought
 * @returns {Line[]}
 */
function linesOf(speech, match, { lines }) {
  const { state } = match;
  const legal = new Map(match.game.legalMoves().map((move) => [move.text, move]));
  return lines.flatMap(({ moves: [text = ''], facts }) => {
    const move = legal.get(text);
    return move ? [{ move, name: moveName(speech, state, move), sentence: advice(speech, state, move, facts) }] : [];
  });
}

/** What stands in the panel beside the buttons. @param {Hint} hint @returns {Element[]} */
const panelOf = ({ place: { actions } }) => [...(actions.parentElement?.children ?? [])].filter((one) => one !== actions);

/** Brings the card into sight; what it half covers, where there is little room, is not shown at all. @param {Hint} hint */
function settle(hint) {
  hint.card.scrollIntoView({ block: 'nearest' });
  const card = hint.card.getBoundingClientRect();
  for (const one of panelOf(hint)) {
    const { top, bottom } = one.getBoundingClientRect();
    one.classList.toggle('under', top < card.bottom && bottom > card.top);
  }
}
