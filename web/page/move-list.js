import { h } from './dom.js';

/** @typedef {import('../i18n/words.js').Words} Words */
/** @typedef {{ text: string, seat: number, ply?: number }} Entry `ply`: how many entries of the record there are then; a skipped turn is none. */

/** The moves so far, a line for each round. Each is a button; together they are one stop for the Tab key. */
export class MoveList {
  /** @type {Words} */
  #words;
  /** @type {Entry[]} */
  #listed = [];
  // Moves are written from the left in every language.
  #list = h('ol', { dir: 'ltr' });
  /** @type {HTMLElement | null} */
  #newest = null;
  /** Where the Tab key stops. @type {HTMLElement | null} */
  #stop = null;
  #review;

  /** @param {Words} words @param {(ply: number) => void} review called when a move is pressed */
  constructor(words, review) {
    this.#words = words;
    this.#review = review;
    this.#list.setAttribute('aria-label', words.t('moves.title'));
    this.element = h('details', { class: 'moves', open: true }, h('summary', {}, words.t('moves.title')), this.#list);
  }

  /**
   * @param {Entry[]} entries
   * @param {number} firstSeat
   * @param {{ army: number | undefined, mark: string }[]} armies of each seat
   */
  update(entries, firstSeat, armies) {
    const same = this.#listed.every((one, i) => entries[i]?.text === one.text && entries[i]?.seat === one.seat);
    if (!same || this.#listed.length === 0) {
      this.#list.replaceChildren();
      this.#listed = [];
      this.#newest = this.#stop = null;
    }
    if (this.#listed.length === entries.length) return;
    /** @param {number} seat */
    const order = (seat) => (seat - firstSeat + armies.length) % armies.length;
    for (const { text, seat, ply } of entries.slice(this.#listed.length)) {
      const last = this.#listed.at(-1);
      let row = this.#list.lastElementChild;
      if (!row || !last || order(seat) <= order(last.seat)) {
        row = h('li');
        this.#list.append(row);
      }
      const { army, mark = '' } = armies[seat] ?? {};
      const shown = text.startsWith('resign:') ? this.#words.t('moves.resigned') : text;
      const parts = [h('i', { 'data-army': army, 'aria-hidden': 'true' }, mark), h('bdi', {}, shown)];
      const move = ply
        ? h('button', { type: 'button', class: 'move', 'data-ply': ply, tabIndex: -1, onclick: () => this.#review(ply) }, ...parts)
        : h('span', { class: 'move' }, ...parts);
      if (ply) this.#newest = move;
      row.append(move, ' ');
      this.#listed.push({ text, seat });
    }
    // Which of the two scrolls depends on the room there is.
    for (const box of [this.#list, this.element]) box.scrollTop = box.scrollHeight;
  }

  /** Marks the move after which the position is looked at. The Tab key stops there, else at the last move. @param {number | undefined} ply */
  mark(ply) {
    /** @type {HTMLElement | null} */
    const marked = this.#list.querySelector(`[data-ply="${ply}"]`);
    const stop = marked ?? this.#newest;
    this.#stop?.removeAttribute('aria-current');
    if (this.#stop) this.#stop.tabIndex = -1;
    if (stop) stop.tabIndex = 0;
    marked?.setAttribute('aria-current', 'step');
    this.#stop = stop;
  }
}
