import { h } from './dom.js';

/** @typedef {import('../i18n/words.js').Words} Words */
/** @typedef {{ text: string, seat: number }} Entry */

/** The moves so far, a line for each round. */
export class MoveList {
  /** @type {Words} */
  #words;
  /** @type {Entry[]} */
  #listed = [];
  // Moves are written from the left in every language.
  #list = h('ol', { dir: 'ltr' });

  /** @param {Words} words */
  constructor(words) {
    this.#words = words;
    this.#list.setAttribute('aria-label', words.t('moves.title'));
    this.#list.tabIndex = 0;
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
    }
    if (this.#listed.length === entries.length) return;
    /** @param {number} seat */
    const order = (seat) => (seat - firstSeat + armies.length) % armies.length;
    for (const { text, seat } of entries.slice(this.#listed.length)) {
      const last = this.#listed.at(-1);
      let row = this.#list.lastElementChild;
      if (!row || !last || order(seat) <= order(last.seat)) {
        row = h('li');
        this.#list.append(row);
      }
      const { army, mark = '' } = armies[seat] ?? {};
      const shown = text.startsWith('resign:') ? this.#words.t('moves.resigned') : text;
      row.append(
        h('span', { class: 'move' }, h('i', { 'data-army': army, 'aria-hidden': 'true' }, mark), h('bdi', {}, shown)),
        ' ',
      );
      this.#listed.push({ text, seat });
    }
    // Which of the two scrolls depends on the room there is.
    for (const box of [this.#list, this.element]) box.scrollTop = box.scrollHeight;
  }
}
