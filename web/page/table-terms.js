/**
 * Controls for what is agreed at the table whatever the game: who starts, whether that goes round, and
 * how long a turn may take.
 * @module
 */
import { h } from './dom.js';
import { RuleControls } from './rule-controls.js';

/** @typedef {import('../engine/nyota.js').Nyota} Nyota */
/** @typedef {import('../i18n/words.js').Words} Words */
/** @typedef {import('../play/series.js').TableTerms} TableTerms */

export class TableTermControls {
  element = h('fieldset', { class: 'terms' });
  /** What was chosen: what differs from the usual terms. @type {Partial<TableTerms>} */
  terms;
  /** Whether who starts was chosen here. */
  anew = false;
  #words;
  #options;
  #controls;
  /** @type {readonly string[]} */
  #names = [];
  #next = h('p', { class: 'note' });
  /** @type {() => number | null} */
  #turnToStart = () => null;

  /** @param {Words} words @param {Nyota} nyota @param {Partial<TableTerms>} terms */
  constructor(words, nyota, terms) {
    this.#words = words;
    this.#options = nyota.tableOptions();
    this.terms = { ...terms };
    this.#controls = new RuleControls(words, (name) => `setup.${name}`, {
      rules: () => this.terms,
      changed: (name) => {
        if (name === 'starter') this.anew = true;
        this.#drawNext();
      },
      nameOf: (name, value) => (name === 'starter' && typeof value === 'number' ? this.#names[value] : undefined),
    });
  }

  /**
   * @param {readonly string[]} names of those who are to play
   * @param {() => number | null} turnToStart the seat whose turn to start it is in a running series
   */
  draw(names, turnToStart) {
    const starter = { name: 'starter', type: /** @type {const} */ ('enum'), values: [...names.keys(), 'lot'], default: 0 };
    this.#names = names;
    this.#turnToStart = turnToStart;
    if (Number(this.terms.starter) >= names.length) delete this.terms.starter;
    const rows = ['rotateStarter', 'turnLimit'].flatMap((name) => {
      const option = this.#options.find((one) => one.name === name);
      return option ? [this.#controls.row(option, option.default)] : [];
    });
    this.element.replaceChildren(h('legend', {}, this.#words.t('setup.table')), this.#controls.row(starter, 0), this.#next, ...rows);
    this.#drawNext();
  }

  /** Back to the usual. */
  restore() {
    this.terms = {};
    this.anew = false;
  }

  #drawNext() {
    const seat = this.anew ? null : this.#turnToStart();
    this.#next.hidden = seat === null;
    if (seat !== null) this.#next.textContent = this.#words.t('setup.next', { name: this.#names[seat] ?? '' });
  }
}
