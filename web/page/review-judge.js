/**
 * What each move of a game that is over has cost, and where it turned: looked for when asked, told in words,
 * in the list of moves and in the graph, with the better move as an arrow.
 * @module
 */
import { advice } from '../element/advice.js';
import { arrowsOver } from '../view/arrows.js';
import { button, h } from './dom.js';

/** @typedef {import('./desk.js').Desk} Desk */
/** @typedef {import('./review-graph.js').Flag} Flag */
/** @typedef {import('../engine/nyota.js').Explained} Explained */
/** @typedef {import('../engine/nyota.js').Move} Move */
/** @typedef {import('../engine/nyota.js').State} State */
/** @typedef {import('../play/match.js').Match} Match */
/** @typedef {import('../view/scene-painter.js').Overlay} Overlay */

/** Strong enough to be believed, and done with a long game in less than half a minute. */
const kThinking = /** @type {const} */ ({ level: 4, nodes: 3000 });
/** From here on a cost is worth a word in the list of moves: a step or a pawn. */
const kWorthTelling = 100;
/** A cost beyond is a matter of winning or losing. */
const kDecisive = 500_000;

/** More turning points than this are no longer taken in: the dearest ones are told. */
const kMostTurns = 12;

/** What was found while the page is open, by the game. @type {Map<string, Explained[]>} */
const found = new Map();

export class Judgement {
  element = h('div', { class: 'judge' });
  /** The move whose better one is shown, in the position where it was made. @type {Explained | null} */
  better = null;
  /** What is drawn over the position that is looked at. @type {Overlay | null} */
  overlay = null;
  /** What is to be said of that position. */
  text = '';
  /** @type {Desk} */
  #desk;
  /** @type {Match} */
  #match;
  #states;
  #hooks;
  #key;
  /** @type {Explained[]} */
  #moves = [];
  #asking = new AbortController();
  /** The move that was made instead of the better one. */
  #played = h('p', { class: 'quiet' });
  #show;

  /**
   * @param {Desk} desk
   * @param {Match} match
   * @param {readonly State[]} states
   * @param {{ go: (ply: number) => void, found: () => void }} hooks
   */
  constructor(desk, match, states, hooks) {
    const { t } = desk.words;
    this.#desk = desk;
    this.#match = match;
    this.#states = states;
    this.#hooks = hooks;
    const { setup, start, moves } = match.game.record();
    this.#key = JSON.stringify([setup, start, moves]);
    this.#show = button(t('review.show'), () => this.#toggle());
    const known = found.get(this.#key);
    if (known) this.#tell(known);
    // While a game goes on, this would be help.
    else if (match.state.over) this.element.append(button(t('review.judge'), () => void this.#ask()));
  }

  /** Marks for the graph. @returns {Flag[]} */
  get flags() {
    const { t } = this.#desk.words;
    return this.#turns.map(({ ply }) => ({ ply: ply + 1, title: t('review.turning') }));
  }

  /** The moves that decided most, in their order. */
  get #turns() {
    const turns = this.#moves.filter(({ turning }) => turning).sort((a, b) => b.cost - a.cost);
    return turns.slice(0, kMostTurns).sort((a, b) => a.ply - b.ply);
  }

  /** The position after so many moves is looked at. @param {number} ply */
  reach(ply) {
    if (this.better && this.better.ply !== ply) this.better = null;
    const { better } = this;
    const last = this.#moves.find((one) => one.ply === ply - 1);
    this.#show.setAttribute('aria-pressed', String(better !== null));
    this.#show.disabled = !better && !last?.cost;
    this.overlay = null;
    this.#played.textContent = '';
    this.text = better || !last ? '' : this.#costOf(last);
    if (better) this.#compare(better);
  }

  close() {
    this.#asking.abort();
    this.#desk.board.overlay = null;
  }

  #toggle() {
    const { better } = this;
    if (better) {
      this.better = null;
      this.#hooks.go(better.ply + 1);
      return;
    }
    const current = this.#desk.board.look?.state.ply ?? 0;
    this.#compareAt(this.#moves.find(({ ply }) => ply === current - 1));
  }

  /** Shows the position where a move was made, with a better one. @param {Explained | undefined} move */
  #compareAt(move) {
    if (!move) return;
    this.better = move;
    this.#hooks.go(move.ply);
    this.#desk.board.scrollIntoView({ block: 'nearest' });
  }

  async #ask() {
    const { board, words } = this.#desk;
    const { t } = words;
    const bar = h('progress', { max: 1, value: 0, 'aria-label': t('review.judge') });
    const text = h('span', { class: 'quiet' });
    const cancel = button(t('dialog.cancel'), () => this.#asking.abort());
    this.element.replaceChildren(h('div', { class: 'progress' }, bar, text, cancel));
    cancel.focus({ preventScroll: true });
    const asking = new AbortController();
    this.#asking = asking;
    try {
      const thinker = await board.engine?.thinker();
      const moves = await thinker?.explain(this.#match.game.record(), {
        ...kThinking,
        signal: asking.signal,
        onProgress: (done, of) => {
          bar.max = of;
          bar.value = done;
          text.textContent = `${done}/${of}`;
        },
      });
      if (asking.signal.aborted || !moves) throw new Error('given up');
      found.set(this.#key, moves);
      const focused = this.element.contains(document.activeElement);
      this.#tell(moves);
      this.#hooks.found();
      if (focused) this.element.querySelector('button')?.focus({ preventScroll: true });
    } catch {
      const again = button(t('review.judge'), () => void this.#ask());
      this.element.replaceChildren(again);
      if (!this.element.isConnected) return;
      again.focus({ preventScroll: true });
      if (!asking.signal.aborted) this.#desk.notice('review.failed');
    }
  }

  /** @param {Explained[]} moves */
  #tell(moves) {
    const { t } = this.#desk.words;
    this.#moves = moves;
    const turns = this.#turns;
    this.element.replaceChildren(
      h('div', {}, this.#show),
      h('b', {}, t(turns.length > 0 ? 'review.turns' : 'review.none')),
      h(
        'ol',
        { class: 'turns', 'aria-label': t('review.turns') },
        ...turns.map((move) => h('li', {}, button('', () => this.#compareAt(move)))),
      ),
      this.#played,
    );
    this.element.querySelectorAll('.turns button').forEach((one, i) => {
      const move = turns[i];
      if (!move) return;
      const { army, mark = '' } = this.#desk.panel.looks[move.seat] ?? {};
      one.append(`${move.ply + 1}. `, h('i', { 'data-army': army, 'aria-hidden': 'true' }, mark), h('bdi', { dir: 'ltr' }, move.played));
      one.setAttribute('title', this.#desk.board.speech?.name(move.seat) ?? '');
    });
    this.#markMoves();
  }

  /** Costs and turning points in the list of moves. */
  #markMoves() {
    const { panel, words } = this.#desk;
    for (const move of this.#moves) {
      const entry = panel.element.querySelector(`.moves [data-ply="${move.ply + 1}"]`);
      if (!entry || entry.querySelector('small') || (move.cost < kWorthTelling && !move.turning)) continue;
      const cost = move.cost >= kDecisive ? '' : words.number(-Math.round(move.cost / 10) / 10, true);
      entry.append(h('small', { 'aria-hidden': 'true' }, `${cost}${move.turning ? ' ⚑' : ''}`));
      entry.setAttribute('aria-label', `${move.played}. ${this.#costOf(move)}`);
    }
  }

  /** @param {Explained} move */
  #costOf({ cost, turning }) {
    const { words } = this.#desk;
    const { t } = words;
    if (cost === 0) return t('review.best');
    const n = Math.max(0.1, Math.round(cost / 10) / 10);
    const amount = t(this.#match.setup.game === 'chess4' ? 'points' : 'tip.steps', { n });
    return words.say(turning && t('review.turning'), cost >= kDecisive ? t('review.decisive') : t('review.cost', { amount }));
  }

  /** Shows what would have been better beside the move that was made, each with its reasons. @param {Explained} move */
  #compare(move) {
    const { board, words, nyota } = this.#desk;
    const { t } = words;
    const state = this.#states[move.ply];
    const { speech } = board;
    if (!state || !speech) return;
    const legal = legalAt(nyota, this.#match, move.ply);
    const best = legalMove(legal, move.best);
    const played = legalMove(legal, move.played);
    if (!best || !played) return;
    const arrows = [best, played].map(({ path }, i) => ({ path, label: String(i + 1) }));
    this.overlay = arrowsOver(arrows, 0, new Set(state.pieces.map(({ cell }) => cell)));
    this.text = t('review.better', { text: advice(speech, state, best, move.facts) });
    this.#played.textContent = t('review.played', { text: advice(speech, state, played, move.playedFacts) });
  }
}

/**
 * All legal moves of an earlier position.
 * @param {import('../engine/nyota.js').Nyota} nyota
 * @param {Match} match
 * @param {number} ply
 */
function legalAt(nyota, match, ply) {
  const game = nyota.loadGame(match.game.record());
  while (game.state().ply > ply && game.undo());
  const moves = game.legalMoves();
  game.free();
  return moves;
}

/** A move by its text, or by another way between the same cells. @param {readonly Move[]} legal @param {string} text */
function legalMove(legal, text) {
  const cells = text.split(/[-*]/);
  return legal.find((move) => move.text === text) ?? legal.find(({ from, to }) => from === cells[0] && to === cells.at(-1));
}
