/**
 * Mouse, pen and touch: taps and drags, told by the nearest hole. A finger that starts on a piece
 * that can be moved takes the piece; anywhere else it scrolls the page as ever. Two fingers zoom.
 * @module
 */

/** @typedef {import('./geometry.js').Spot} Spot */

/**
 * @typedef {object} PointerHooks
 * @property {(x: number, y: number) => Spot} spotAt from page coordinates to board units
 * @property {(spot: Spot) => string | null} holeAt
 * @property {(cell: string) => boolean} lift picks a piece up; false where there is none to pick up
 * @property {(cell: string) => boolean} inHand whether the piece in this hole was picked up before
 * @property {(cell: string, how: Touch) => void} tap
 * @property {() => void} putBack undoes a `lift` that led to nothing
 * @property {(spot: Spot) => void} drag the piece in hand follows
 * @property {(cell: string | null, how: Touch) => void} drop null where the drag was broken off
 * @property {() => boolean} tiny whether holes are too small to be hit without help
 * @property {(spot: Spot | null) => void} look where to show the board larger; null where it is no longer wanted
 * @property {(cell: string | null) => void} hover
 */

/**
 * @typedef {object} Touch
 * @property {boolean} finger
 * @property {boolean} shift
 */

/** How far a pointer may stray and still tap, in CSS pixels. */
const kTapReach = { mouse: 5, pen: 8, touch: 12 };

/**
 * @typedef {object} Press
 * @property {number} id
 * @property {number} x
 * @property {number} y
 * @property {number} reach
 * @property {string} cell
 * @property {boolean} held whether a piece was picked up by this press or is in hand here
 * @property {boolean} before whether it had been in hand before
 * @property {boolean} dragging
 * @property {boolean} close whether the board is shown larger meanwhile, and the finger may slide to another hole
 */

export class Pointer {
  /** @type {HTMLElement} */
  #element;
  /** @type {PointerHooks} */
  #hooks;
  /** @type {Press | null} */
  #press = null;
  /** @type {Set<number>} */
  #down = new Set();

  /** @param {HTMLElement} element @param {PointerHooks} hooks */
  constructor(element, hooks) {
    this.#element = element;
    this.#hooks = hooks;
    element.addEventListener('pointerdown', (event) => this.#onDown(event));
    element.addEventListener('pointermove', (event) => this.#onMove(event));
    element.addEventListener('pointerup', (event) => this.#onUp(event));
    element.addEventListener('pointercancel', (event) => this.#onCancel(event));
    element.addEventListener('pointerleave', () => this.#hooks.hover(null));
    element.addEventListener('dragstart', (event) => event.preventDefault());
  }

  /** @param {PointerEvent} event */
  #holeOf(event) {
    return this.#hooks.holeAt(this.#hooks.spotAt(event.clientX, event.clientY));
  }

  /** @param {PointerEvent} event */
  #onDown(event) {
    // The first finger: whatever was down before has left without a word.
    if (event.isPrimary) this.#down.clear();
    this.#down.add(event.pointerId);
    if (this.#down.size > 1) {
      // A second finger: this is a pinch, not a move.
      this.#breakOff();
      return;
    }
    if (event.button !== 0) return;
    const cell = this.#holeOf(event);
    if (!cell) return;
    const before = this.#hooks.inHand(cell);
    const held = before || this.#hooks.lift(cell);
    const reach = kTapReach[/** @type {keyof typeof kTapReach} */ (event.pointerType)] ?? 8;
    this.#press = {
      id: event.pointerId,
      x: event.clientX,
      y: event.clientY,
      reach,
      cell,
      held,
      before,
      dragging: false,
      close: event.pointerType === 'touch' && this.#hooks.tiny(),
    };
    if (this.#press.close) this.#hooks.look(this.#hooks.spotAt(event.clientX, event.clientY));
    if (held) this.#element.setPointerCapture(event.pointerId);
  }

  /** @param {PointerEvent} event */
  #onMove(event) {
    const press = this.#press;
    if (!press) {
      if (event.pointerType !== 'touch') this.#hooks.hover(this.#holeOf(event));
      return;
    }
    if (event.pointerId !== press.id) return;
    const far = Math.hypot(event.clientX - press.x, event.clientY - press.y) > press.reach;
    if (far && press.held) press.dragging = true;
    if (press.close) this.#hooks.look(this.#hooks.spotAt(event.clientX, event.clientY));
    if (press.dragging) {
      const spot = this.#hooks.spotAt(event.clientX, event.clientY);
      this.#hooks.drag(spot);
      this.#hooks.hover(this.#hooks.holeAt(spot));
    }
  }

  /** @param {PointerEvent} event */
  #onUp(event) {
    this.#down.delete(event.pointerId);
    const press = this.#press;
    if (!press || event.pointerId !== press.id) return;
    this.#press = null;
    const far = Math.hypot(event.clientX - press.x, event.clientY - press.y) > press.reach;
    const how = { finger: event.pointerType === 'touch', shift: event.shiftKey };
    if (press.close) this.#hooks.look(null);
    if (press.dragging) this.#hooks.drop(this.#holeOf(event), how);
    else if (press.close && !press.held) {
      const cell = this.#holeOf(event);
      if (cell) this.#hooks.tap(cell, how);
    } else if (!far && (!press.held || press.before)) this.#hooks.tap(press.cell, how);
  }

  /** @param {PointerEvent} event */
  #onCancel(event) {
    this.#down.delete(event.pointerId);
    if (this.#press?.id === event.pointerId) this.#breakOff();
  }

  #breakOff() {
    const press = this.#press;
    this.#press = null;
    if (!press) return;
    if (press.close) this.#hooks.look(null);
    if (press.dragging) this.#hooks.drop(null, { finger: true, shift: false });
    if (press.held && !press.before) this.#hooks.putBack();
  }
}
