/**
 * Looking back at a game: any position of it, step by step, by a slider over the graph of its progress, by
 * itself at a chosen speed, or from the list of moves. The game itself waits. Fetched when first asked for.
 * @module
 */
import { measuresOf, valuesOf } from '../play/progress.js';
import { button, h, select } from './dom.js';
import { branchAt } from './review-branch.js';
import { Graph } from './review-graph.js';
import { Judgement } from './review-judge.js';
import { icon } from './svg.js';

/** @typedef {import('./desk.js').Desk} Desk */
/** @typedef {import('../element/speech.js').Speech} Speech */
/** @typedef {import('../engine/nyota.js').State} State */
/** @typedef {import('../play/match.js').Match} Match */
/** @typedef {import('../play/progress.js').Measure} Measure */
/** @typedef {import('./panel.js').Panel} Panel */

/** How long a position stays when the game is played back at normal speed, in milliseconds, besides its movement. */
const kRest = 900;
const kSpeeds = ['0.5', '1', '2', '4'];

/** @type {Review | null} */
let open = null;

/**
 * Shows a position of the game at the table.
 * @param {Desk} desk
 * @param {number} [ply] how many entries of the record led to it; that which the game has come to, where nothing is said
 */
export function lookBack(desk, ply) {
  const { match } = desk.board;
  if (!match) return;
  if (match.shownState.ply === 0) {
    desk.notice('review.empty');
    return;
  }
  if (!open?.isFor(desk)) {
    open?.close();
    open = new Review(desk, match, () => (open = null));
  }
  open.go(ply ?? match.shownState.ply);
  if (ply === undefined) open.focus();
}

class Review {
  /** @type {Desk} */
  #desk;
  /** @type {Match} */
  #match;
  /** @type {Panel} */
  #panel;
  /** @type {Speech} */
  #speech;
  #setup;
  #closed;
  /** Of each position, from the start on. @type {State[]} */
  #states = [];
  #ply = -1;
  /** @type {Measure} */
  #measure;
  #speed = 1;
  /** Another one for each time the game is played back; null while it is not. @type {object | null} */
  #playing = null;
  /** @type {Graph} */
  #graph;
  /** @type {Judgement} */
  #judgement;
  #legend = h('ul', { class: 'values', dir: 'ltr', 'aria-hidden': 'true' });
  #listening = new AbortController();

  /** @param {Desk} desk @param {Match} match @param {() => void} closed */
  constructor(desk, match, closed) {
    const { board, panel, words } = desk;
    const { t } = words;
    this.#desk = desk;
    this.#match = match;
    this.#panel = panel;
    this.#speech = /** @type {Speech} */ (board.speech);
    this.#setup = match.setup;
    this.#closed = closed;
    this.#grow();
    const measures = measuresOf(this.#setup);
    this.#measure = measures[0] ?? 'points';
    this.#graph = new Graph(t('review.slider'), (ply) => this.go(ply));
    this.#judgement = new Judgement(desk, match, this.#states, {
      go: (ply) => this.go(ply),
      found: () => {
        this.#draw();
        this.#judgement.reach(this.#ply);
        void this.#look(false);
      },
    });

    this.first = control(t('review.first'), 'M3 3v10M13 3L6 8l7 5z', () => this.go(0));
    this.back = control(t('review.back'), 'M11 3L4 8l7 5z', () => this.go(this.#ply - 1));
    this.play = control('', '', () => this.#toggle());
    this.forward = control(t('review.forward'), 'M5 3l7 5l-7 5z', () => this.#step());
    this.last = control(t('review.last'), 'M13 3v10M3 3l7 5l-7 5z', () => this.go(this.#last));
    const speeds = kSpeeds.map((value) => ({ value, label: `${words.number(Number(value))}×` }));
    const speed = select(speeds, '1', (value) => void (this.#speed = Number(value)), { 'aria-label': t('review.speed'), class: 'speed' });
    const choices = measures.map((value) => ({ value, label: t(`review.${value}`) }));
    const measure = select(choices, this.#measure, (value) => this.#show(/** @type {Measure} */ (value)), { 'aria-label': t('review.measure') });
    if (measures.length === 1) measure.hidden = true;
    this.element = h(
      'div',
      { class: 'review', role: 'group', 'aria-label': t('action.review') },
      h('div', { class: 'steps', dir: 'ltr' }, this.first, this.back, this.play, this.forward, this.last, speed),
      h('div', { class: 'about-graph' }, measure, this.#legend),
      this.#graph.element,
      h(
        'div',
        { class: 'ways' },
        button(t('review.return'), () => this.close(), 'main'),
        button(t('review.branch'), () => void desk.need(() => branchAt(desk, this.#ply))),
      ),
      this.#judgement.element,
    );
    this.#paintPlay();
    panel.actions.before(this.element);
    panel.element.classList.add('reviewing');
    this.#show(this.#measure);
    const { signal } = this.#listening;
    board.addEventListener('nyota-change', () => this.#update(), { signal });
    document.addEventListener('keydown', (event) => this.#onKey(event), { capture: true, signal });
    // What comes next must be in sight, above all the board: the list of moves may be far below it.
    board.scrollIntoView({ block: 'nearest' });
  }

  /** Takes in all positions that have been shown. */
  #grow() {
    const { game, shownState } = this.#match;
    while (this.#states.length <= shownState.ply) this.#states.push(game.stateAt(this.#states.length));
  }

  get #last() {
    return this.#states.length - 1;
  }

  /** Is this the review of what is on the table now? @param {Desk} desk */
  isFor({ board, panel }) {
    return board.match === this.#match && panel === this.#panel && board.look !== null;
  }

  focus() {
    this.#graph.slider.focus({ preventScroll: true });
  }

  /** Shows a position; one that is not there is passed over for the nearest. @param {number} ply */
  go(ply) {
    this.#pause();
    const wanted = Math.max(0, Math.min(ply, this.#last));
    if (wanted === this.#ply && !this.#judgement.better) return;
    this.#ply = wanted;
    this.#judgement.reach(wanted);
    void this.#look(false);
  }

  /** Back to the game. */
  close() {
    const { board, panel } = this.#desk;
    if (this.#listening.signal.aborted) return;
    this.#listening.abort();
    this.#playing = null;
    this.#judgement.close();
    const focused = this.element.contains(document.activeElement);
    this.element.remove();
    this.#panel.element.classList.remove('reviewing');
    this.#closed();
    if (board.look?.speech && board.match === this.#match) void board.lookAt(null);
    if (focused) panel.menu.focus({ preventScroll: true });
  }

  /** One move forward, as it was played. @returns {Promise<void>} resolves when it has been seen */
  async #step() {
    if (this.#ply >= this.#last) return;
    this.#ply += 1;
    this.#judgement.reach(this.#ply);
    await this.#look(true);
  }

  /** @param {boolean} stepping whether the last move is to be seen */
  #look(stepping) {
    const { board, words } = this.#desk;
    const { t } = words;
    const ply = this.#ply;
    const state = /** @type {State} */ (this.#states[ply]);
    const history = this.#match.history;
    const entry = history[ply - 1];
    const told = entry ? this.#speech.tell(entry.happenings) : '';
    const at = ply === 0 ? t('review.start') : t('review.at', { n: ply, all: this.#last });
    const waits = this.#match.state.ply > this.#last && t('review.news');
    const before = stepping ? this.#states[ply - 1] : undefined;
    const seen = board.lookAt({
      state,
      history: history.slice(0, before ? ply - 1 : ply),
      ...(before && entry ? { before, step: entry.happenings } : {}),
      pace: 1 / this.#speed,
      speech: this.#speechOf(state),
      status: { lead: at, hint: words.say(!this.#judgement.better && told, this.#judgement.text, waits) },
    });
    board.overlay = this.#judgement.overlay;
    this.#point();
    return seen;
  }

  /** Sentences about a position that is not the one the game has come to. @param {State} state */
  #speechOf(state) {
    const match = this.#match;
    const { seats, colours } = match;
    const Kind = /** @type {any} */ (this.#speech.constructor);
    const armyOf = (/** @type {number} */ seat) => match.armyOf(seat);
    return new Kind(this.#speech.words, { setup: this.#setup, seats, colours, state, shownState: state, movable: new Set(), armyOf });
  }

  /** Brings everything beside the board to the position. */
  #point() {
    const { t } = this.#desk.words;
    const ply = this.#ply;
    this.first.disabled = this.back.disabled = ply === 0;
    this.forward.disabled = this.last.disabled = this.play.disabled = ply === this.#last;
    const values = this.#valuesAt(ply);
    this.#graph.point(ply, this.#last, `${ply}/${this.#last}, ${t(`review.${this.#measure}`)}: ${this.#named(values)}`);
    this.#legend.replaceChildren(
      ...this.#panel.looks.map(({ army, mark }, seat) => h('li', { 'data-army': army }, h('i', {}, mark), ` ${values[seat]}`)),
    );
    const list = this.#panel.element.querySelector('.moves');
    const current = list?.querySelector('[aria-current]');
    if (!(current instanceof HTMLElement)) return;
    bringIntoView(current);
    // Whoever goes along the list by keys stays at the move.
    if (list?.contains(document.activeElement)) current.focus({ preventScroll: true });
  }

  /** @param {number} ply */
  #valuesAt(ply) {
    const state = this.#states[ply];
    return state ? valuesOf(state, this.#measure) : [];
  }

  /** @param {(string | number)[]} values of each seat */
  #named(values) {
    return values.map((value, seat) => `${this.#speech.name(seat)} ${value}`).join(', ');
  }

  /** @param {Measure} measure */
  #show(measure) {
    this.#measure = measure;
    this.#draw();
    if (this.#ply >= 0) this.#point();
  }

  #draw() {
    const { t } = this.#desk.words;
    const rows = this.#states.map((state) => valuesOf(state, this.#measure));
    const lines = this.#panel.looks.map(({ army, mark }, seat) => ({ army, mark, values: rows.map((row) => row[seat] ?? 0) }));
    const text = this.#named(lines.map(({ values }) => `${values[0]} – ${values.at(-1)}`));
    this.#graph.show(lines, `${t(`review.${this.#measure}`)}: ${text}`, this.#judgement.flags);
  }

  #toggle() {
    if (this.#playing) this.#pause();
    else void this.#run();
  }

  #pause() {
    if (!this.#playing) return;
    this.#playing = null;
    this.#paintPlay();
  }

  async #run() {
    const run = {};
    this.#playing = run;
    this.#paintPlay();
    while (this.#playing === run && this.#ply < this.#last) {
      await this.#step();
      await new Promise((resolve) => setTimeout(resolve, kRest / this.#speed));
    }
    if (this.#playing === run) this.#pause();
  }

  #paintPlay() {
    const { t } = this.#desk.words;
    const playing = this.#playing !== null;
    this.play.setAttribute('aria-label', t(playing ? 'review.pause' : 'review.play'));
    this.play.replaceChildren(icon(playing ? 'M4 3v10M6 3v10M11 3v10M13 3v10' : 'M4 2l10 6l-10 6z'));
  }

  /** Something has changed at the table. */
  #update() {
    const { board, words } = this.#desk;
    const { look } = board;
    if (!look || board.match !== this.#match) {
      this.close();
      return;
    }
    // A move whose showing was cut short by the look counts as shown.
    if (this.#match.shownState.ply > this.#last) {
      this.#grow();
      this.#draw();
      void this.#look(false);
      return;
    }
    const news = words.t('review.news');
    if (this.#match.state.ply > this.#last && !look.status.hint.includes(news)) {
      look.status.hint = words.say(look.status.hint, news);
      this.#panel.update();
    }
  }

  /** @param {KeyboardEvent} event */
  #onKey(event) {
    const { key, target, ctrlKey, altKey, metaKey, shiftKey } = event;
    if (ctrlKey || altKey || metaKey || shiftKey || document.querySelector('dialog[open]')) return;
    const at = target instanceof Element ? target : document.body;
    if (key === 'Escape') this.close();
    // The board, the slider and what can be chosen from have these keys for themselves.
    else if (at.closest('nyota-board, input, select, summary')) return;
    else if (key === 'ArrowLeft' || key === 'ArrowUp') this.go(this.#ply - 1);
    else if (key === 'ArrowRight' || key === 'ArrowDown') {
      this.#pause();
      void this.#step();
    } else if (key === 'Home') this.go(0);
    else if (key === 'End') this.go(this.#last);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }
}

/** @param {string} label @param {string} path @param {() => void} act */
const control = (label, path, act) => h('button', { type: 'button', 'aria-label': label, onclick: act }, icon(path));

/** Scrolls what is around a move in the list, but never the page. @param {HTMLElement} move */
function bringIntoView(move) {
  for (let box = move.parentElement; box && !box.matches('.panel, main'); box = box.parentElement) {
    if (box.scrollHeight <= box.clientHeight) continue;
    const [inner, outer] = [move.getBoundingClientRect(), box.getBoundingClientRect()];
    const middle = (inner.top + inner.bottom - outer.top - outer.bottom) / 2;
    if (inner.top < outer.top + 40 || inner.bottom > outer.bottom) box.scrollTop += middle;
  }
}
