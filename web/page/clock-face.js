/**
 * The clock of the turns for all to see: the time that is left, a button to pause, and a way back for
 * those whose seat was handed over.
 * @module
 */
import { TurnClock } from '../play/clock.js';
import { button, h } from './dom.js';

/** @typedef {import('./desk.js').Desk} Desk */
/** @typedef {import('../play/clock.js').KeptClock} KeptClock */
/** @typedef {import('../play/match.js').Match} Match */

/** How often the time is looked at, and how often it is kept, in milliseconds. */
const kLookEvery = 250;
const kKeepEvery = 4000;

/** Minutes and seconds, such as 0:27. @param {number} ms */
function timeText(ms) {
  const seconds = Math.ceil(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

export class ClockFace {
  #desk;
  #match;
  #clock;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  #keptAt = 0;
  /** The turn that a warning was given for. */
  #warned = '';
  /** What the clock did last, in words, and when. @type {{ text: string, ply: number } | null} */
  #news = null;
  #time = h('bdi', { class: 'time', dir: 'ltr', role: 'timer' });
  #text = h('span');
  #pause;
  #back = h('div', { class: 'backs' });
  #backFor = '';

  /** @param {Desk} desk @param {Match} match @param {KeptClock} kept */
  constructor(desk, match, kept) {
    const { board, nyota, panel } = desk;
    this.#desk = desk;
    this.#match = match;
    this.#clock = new TurnClock(kept, (turn) => nyota.turnClock(turn));
    this.#pause = button('', () => board.pause(!match.paused));
    panel.clock.hidden = false;
    panel.clock.replaceChildren(h('div', { class: 'row' }, this.#time, this.#text, this.#pause), this.#back);
    board.addEventListener('nyota-change', this.#look);
    document.addEventListener('visibilitychange', this.#seen);
    addEventListener('pagehide', this.#keep);
    this.#look();
  }

  /** Stops, as another game is on the board. */
  leave() {
    clearTimeout(this.#timer);
    const { board, panel } = this.#desk;
    board.removeEventListener('nyota-change', this.#look);
    document.removeEventListener('visibilitychange', this.#seen);
    removeEventListener('pagehide', this.#keep);
    panel.clock.hidden = true;
    panel.clock.replaceChildren();
    for (const card of panel.element.querySelectorAll('.seat small')) card.removeAttribute('data-time');
  }

  #seen = () => {
    this.#look();
    if (document.hidden) this.#keep();
  };

  #keep = () => {
    const { board } = this.#desk;
    if (board.match !== this.#match || this.#match.held) return;
    this.#keptAt = performance.now();
    this.#match.aside.clock = this.#clock.kept;
    board.save();
  };

  /** Looks at the time, acts where it is up, and shows it. */
  #look = () => {
    const { board } = this.#desk;
    const match = this.#match;
    if (board.match !== match) return this.leave();
    clearTimeout(this.#timer);
    const { state } = match;
    const { turn, over } = state;
    const seat = turn ?? 0;
    if (this.#clock.greet((one) => match.seats[one]?.kind === 'computer').length > 0) this.#greeted();
    const resigned = match.history.at(-1)?.text.startsWith('resign:');
    const reading = this.#clock.read({
      turn: `${state.ply}:${seat}`,
      // Nobody is given time by the resignation of somebody else.
      ...(resigned ? { was: `${state.ply - 1}:${seat}` } : {}),
      seat,
      // Looking back keeps moves from being shown, but not the time from passing.
      paused: match.paused || (match.showing && !board.look) || match.held,
      over,
      computer: match.seats[seat]?.kind !== 'person' || match.relieved,
      resigned: state.seats[seat]?.status !== 'playing',
    });
    match.aside.clock = this.#clock.kept;
    if (reading.runs && !reading.out) {
      this.#timer = setTimeout(this.#look, kLookEvery);
      if (performance.now() - this.#keptAt > kKeepEvery) this.#keep();
    }
    this.#show(reading, seat);
    if (reading.warn && !reading.out) this.#warn(seat, state.ply);
    // Whoever acts changes the board, which brings another look.
    if (reading.out) queueMicrotask(() => this.#act(/** @type {'move' | 'hand-over'} */ (reading.out), seat));
  };

  /** @param {number} seat @param {number} ply */
  #warn(seat, ply) {
    if (this.#warned === `${ply}:${seat}`) return;
    this.#warned = `${ply}:${seat}`;
    this.#tell('warn', this.#desk.board.speech?.about('clock.warn', seat));
  }

  /** @param {'move' | 'hand-over'} what @param {number} seat */
  #act(what, seat) {
    const { board } = this.#desk;
    const match = this.#match;
    if (board.match !== match || match.state.over) return;
    const handed = what === 'hand-over';
    const { speech } = board;
    const text = (handed ? speech?.about('clock.handed', seat) : speech?.about('clock.out', seat)) ?? '';
    this.#news = { text, ply: match.state.ply };
    this.#tell(what, text);
    if (handed) board.setSeat(seat, { kind: 'computer' });
    else board.relieve();
    this.#keep();
  }

  /** @param {string} what @param {string} [text] */
  #tell(what, text = '') {
    const { board } = this.#desk;
    board.announce(text);
    board.dispatchEvent(new CustomEvent('nyota-clock', { detail: { what } }));
  }

  /** Somebody is back in their seat. @param {number} seat */
  #welcome(seat) {
    const { board } = this.#desk;
    this.#clock.welcome(seat);
    this.#greeted();
    board.setSeat(seat, { kind: 'person' });
    this.#keep();
  }

  /** What was said holds no longer, and a new turn has its own warning. */
  #greeted() {
    this.#news = null;
    this.#warned = '';
  }

  /** @param {import('../play/clock.js').Reading} reading @param {number} seat */
  #show({ leftMs, warn, runs }, seat) {
    const { board, panel, words } = this.#desk;
    const match = this.#match;
    const { over } = match.state;
    const own = match.seats[seat]?.kind === 'person' && !match.relieved;
    const time = own && leftMs !== null && !over ? timeText(leftMs) : '';
    panel.clock.hidden = over;
    panel.clock.classList.toggle('soon', warn && runs);
    this.#time.textContent = time || '–:––';
    // What the clock did stands until it is that person's turn again.
    if (this.#news && match.state.ply > this.#news.ply + match.seats.length) this.#news = null;
    const key = match.paused ? 'clock.stands' : !own ? 'clock.waits' : warn ? 'clock.soon' : 'clock.left';
    const text = this.#news && !match.paused ? this.#news.text : words.t(key);
    if (this.#text.textContent !== text) this.#text.textContent = text;
    const press = words.t(match.paused ? 'clock.resume' : 'clock.pause');
    if (this.#pause.textContent !== press) this.#pause.textContent = press;
    this.#pause.classList.toggle('main', match.paused);
    panel.element.querySelectorAll('.seat small').forEach((card, index) => {
      if (index === seat && time) card.setAttribute('data-time', time);
      else card.removeAttribute('data-time');
    });
    const away = this.#clock.away.filter((one) => match.seats[one]?.kind === 'computer' && !over);
    const wanted = away.join();
    if (wanted === this.#backFor) return;
    this.#backFor = wanted;
    const alone = away.length === 1 && !match.seats.some(({ kind, name }, one) => kind === 'person' || (name && away.includes(one)));
    this.#back.replaceChildren(
      ...away.map((one) => {
        const label = alone ? words.t('clock.back.you') : board.speech?.about('clock.back', one);
        return button(label ?? '', () => this.#welcome(one), 'main');
      }),
    );
  }
}
