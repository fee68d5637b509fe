/**
 * The board for keyboard and screen readers: a grid of all holes that lies over the picture. One
 * hole at a time is in the tab order.
 *
 * Keys: left and right go along the row; up and down go to the row above or below and keep to the
 * column; Home and End go to the ends of the row, with Control to the ends of the board. The keys
 * around S go in exactly the directions that the board has, by their place on the keyboard: on the
 * star A and D along the row, W and E up, Y or Z and X down; on squares Q, W, E, A, D, Z, X, C.
 * N jumps to the next own piece that can move, M to the next hole in reach; with Shift backwards.
 * Enter or Space picks up, goes and stops, with Shift hop by hop (or just not, where that is the rule
 * of the house); Escape puts back. S tells whose turn it is, L the last move.
 * @module
 */
/** @typedef {import('./kit.js').BoardLayout} Layout */

/**
 * @typedef {object} GridHooks
 * @property {(cell: string, shift: boolean) => void} activate Enter, Space or a screen reader's click
 * @property {() => void} cancel
 * @property {(cell: string | null) => void} focused null when the grid has lost the focus
 * @property {(what: 'turn' | 'last-move') => void} ask
 * @property {() => Iterable<string>} movable own pieces that can move
 * @property {() => Iterable<string>} marked holes in reach
 */

/**
 * @typedef {object} CellLook
 * @property {string} label
 * @property {boolean} selected
 * @property {boolean} grip true where a finger put down takes hold of a piece instead of the page
 */

export class Grid {
  /** @type {Map<string, HTMLElement>} */
  #cells = new Map();
  /** @type {Layout} */
  #layout;
  /** @type {GridHooks} */
  #hooks;
  #current;
  /** The column that up and down keep to, in units. */
  #column = 0;

  /**
   * @param {HTMLElement} element becomes the grid
   * @param {Layout} layout
   * @param {GridHooks} hooks
   */
  constructor(element, layout, hooks) {
    this.element = element;
    this.#hooks = hooks;
    this.#layout = layout;
    element.setAttribute('role', 'grid');
    this.#current = '';
    this.setLayout(layout);
    element.addEventListener('keydown', (event) => this.#onKey(event));
    element.addEventListener('focusin', (event) => {
      const cell = this.cellOf(event.target);
      if (!cell) return;
      if (cell !== this.#current) this.#goTo(cell, false);
      this.#hooks.focused(cell);
    });
    element.addEventListener('focusout', () => this.#hooks.focused(null));
    element.addEventListener('click', (event) => {
      // Real clicks are handled as pointer events; one without a pointer comes from a screen reader.
      const cell = event.detail === 0 ? this.cellOf(event.target) : null;
      if (cell) this.#hooks.activate(cell, event.shiftKey);
    });
  }

  /** The hole where the focus is or was last. */
  get current() {
    return this.#current;
  }

  /** @param {EventTarget | null} target @returns {string | null} */
  cellOf(target) {
    return target instanceof HTMLElement ? (target.dataset['hole'] ?? null) : null;
  }

  /** @param {Layout} layout */
  setLayout(layout) {
    this.#layout = layout;
    const focused = this.#cells.get(this.#current)?.matches(':focus') ?? false;
    const rows = layout.rows().map((names, rowIndex) => {
      const row = document.createElement('div');
      row.setAttribute('role', 'row');
      row.setAttribute('aria-rowindex', String(rowIndex + 1));
      names.forEach((name, index) => {
        const cell = this.#cells.get(name) ?? this.#makeCell(name);
        const { x, y } = layout.spot(name);
        cell.setAttribute('aria-colindex', String(index + 1));
        cell.style.left = `${(x / layout.width + 0.5) * 100}%`;
        cell.style.top = `${(y / layout.height + 0.5) * 100}%`;
        row.append(cell);
      });
      return row;
    });
    this.element.replaceChildren(...rows);
    if (!layout.cells.includes(this.#current)) this.#goTo(layout.rows().at(-1)?.[0] ?? '', false);
    if (focused) this.#cells.get(this.#current)?.focus();
  }

  /** @param {string} label */
  setLabel(label) {
    this.element.setAttribute('aria-label', label);
  }

  /** @param {string} name @param {CellLook} look */
  setCell(name, { label, selected, grip }) {
    const cell = this.#cells.get(name);
    if (!cell) return;
    if (cell.getAttribute('aria-label') !== label) cell.setAttribute('aria-label', label);
    cell.setAttribute('aria-selected', String(selected));
    cell.classList.toggle('grip', grip);
  }

  /** @param {string} name */
  focus(name) {
    this.#goTo(name, true);
  }

  /** @param {string} name */
  #makeCell(name) {
    const cell = document.createElement('div');
    cell.setAttribute('role', 'gridcell');
    cell.className = 'hole';
    cell.dataset['hole'] = name;
    cell.tabIndex = -1;
    this.#cells.set(name, cell);
    return cell;
  }

  /** @param {string} name @param {boolean} focus @param {boolean} [keepColumn] */
  #goTo(name, focus, keepColumn = false) {
    const cell = this.#cells.get(name);
    if (!cell) return;
    const before = this.#cells.get(this.#current);
    if (before) before.tabIndex = -1;
    cell.tabIndex = 0;
    this.#current = name;
    if (!keepColumn) this.#column = this.#layout.spot(name).x;
    if (focus) cell.focus();
  }

  /** @param {KeyboardEvent} event */
  #onKey(event) {
    if (event.altKey || event.metaKey) return;
    if (!this.#act(event)) return;
    event.preventDefault();
    event.stopPropagation();
  }

  /** @param {KeyboardEvent} event @returns {boolean} whether the key meant something here */
  #act(event) {
    if (event.key === 'Enter' || event.key === ' ') {
      this.#hooks.activate(this.#current, event.shiftKey);
      return true;
    }
    if (event.key === 'Escape') {
      this.#hooks.cancel();
      return true;
    }
    if (event.key === 'Home' || event.key === 'End') {
      this.#goToEnd(event.key === 'End', event.ctrlKey);
      return true;
    }
    if (event.ctrlKey) return false;
    if (event.code === 'ArrowUp' || event.code === 'ArrowDown') {
      this.#goAlong(event.code === 'ArrowUp' ? 'up' : 'down');
      return true;
    }
    const direction =
      event.code === 'ArrowLeft' ? 'left' : event.code === 'ArrowRight' ? 'right' : this.#layout.keys[event.code];
    if (direction) {
      const next = this.#layout.neighbour(this.#current, direction);
      if (next) this.#goTo(next, true);
      return true;
    }
    switch (event.code) {
      case 'KeyN':
        this.#jump(this.#hooks.movable(), event.shiftKey);
        return true;
      case 'KeyM':
        this.#jump(this.#hooks.marked(), event.shiftKey);
        return true;
      case 'KeyS':
        this.#hooks.ask('turn');
        return true;
      case 'KeyL':
        this.#hooks.ask('last-move');
        return true;
      default:
        return false;
    }
  }

  /** To the row above or below, whichever neighbour is nearer to the column. @param {'up' | 'down'} way */
  #goAlong(way) {
    const candidates = this.#layout.vertical[way].flatMap((direction) => {
      const name = this.#layout.neighbour(this.#current, direction);
      return name ? [{ name, off: Math.abs(this.#layout.spot(name).x - this.#column) }] : [];
    });
    const [first, second] = candidates;
    const best = second && first && second.off < first.off - 1e-6 ? second : first;
    if (best) this.#goTo(best.name, true, true);
  }

  /** @param {boolean} last @param {boolean} ofBoard */
  #goToEnd(last, ofBoard) {
    const rows = this.#layout.rows();
    const row = ofBoard ? rows.at(last ? -1 : 0) : rows.find((names) => names.includes(this.#current));
    const name = row?.at(last ? -1 : 0);
    if (name) this.#goTo(name, true);
  }

  /** @param {Iterable<string>} cells @param {boolean} backwards */
  #jump(cells, backwards) {
    const wanted = new Set(cells);
    const order = this.#layout.rows().flat().reverse();
    if (backwards) order.reverse();
    const start = order.indexOf(this.#current) + 1;
    const next = [...order.slice(start), ...order.slice(0, start)].find((name) => wanted.has(name));
    if (next) this.#goTo(next, true);
  }
}
