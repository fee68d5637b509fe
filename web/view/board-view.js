/**
 * The board as a whole: two canvases, one for what stays and one for what moves, the grid over
 * them, and the pointer.
 * @module
 */
import { movedIn } from './flight.js';
import { kBleed } from './geometry.js';
import { Grid } from './grid.js';
import { emptyHand, withHand } from './hand.js';
import { kitOf } from './kit.js';
import { Motion } from './motion.js';
import { Pointer } from './pointer.js';
import { Surface } from './surface.js';
import { themeOf } from './boards.js';
import { Lens } from './lens.js';

/** @typedef {import('../engine/nyota.js').Happening} Happening */
/** @typedef {import('../engine/nyota.js').State} State */
/** @typedef {import('./geometry.js').Spot} Spot */
/** @typedef {import('./hand.js').Hand} Hand */
/** @typedef {import('./boards.js').Theme} Theme */
/** @typedef {import('./pointer.js').Touch} Touch */
/** @typedef {import('./scene-painter.js').Scene} Scene */

/**
 * @typedef {object} BoardHooks
 * @property {(cell: string, how: Touch) => void} tap
 * @property {(cell: string) => boolean} lift
 * @property {(cell: string | null, how: Touch) => void} drop
 * @property {() => void} cancel
 * @property {(what: 'turn' | 'last-move') => void} ask
 * @property {(cell: string) => string} labelOf
 */

export class BoardView {
  /** @type {HTMLCanvasElement} */
  #still;
  /** @type {HTMLCanvasElement} */
  #moving;
  /** @type {Surface} */
  #surface;
  /** @type {BoardHooks} */
  #hooks;
  /** @type {import('./kit.js').Kit} */
  #kit = kitOf('sternhalma');
  #layout = this.#kit.layout(0);
  #theme = themeOf(null, 'light');
  /** @type {Lens} */
  #lens;
  /** @type {HTMLElement} */
  #stage;
  #pictures = this.#kit.pictures();
  #frame = 0;
  #stillPainted = false;
  #showMarks = true;
  /** @type {Hand} */
  #hand = emptyHand();
  /** @type {Spot | null} Where a dragged marble is. */
  #dragged = null;
  /** @type {string | null} Hole under the mouse. */
  #pointed = null;
  /** @type {string | null} Hole that was pointed at or focused last: the way there is shown. */
  #aim = null;
  /** @type {Map<number, { path: string[], army: number | undefined }>} */
  #trails = new Map();
  /** @type {Scene} */
  #scene = {
    marbles: new Map(),
    flying: [],
    trails: [],
    marked: [],
    chain: [],
    preview: [],
    refused: null,
    turn: [],
    checked: [],
    colours: [0, 1, 2, 3, 4, 5],
  };

  /**
   * @param {HTMLElement} stage empty, with the shape of the board
   * @param {BoardHooks} hooks
   */
  constructor(stage, hooks) {
    this.#hooks = hooks;
    this.#still = document.createElement('canvas');
    this.#moving = document.createElement('canvas');
    const cells = document.createElement('div');
    cells.className = 'grid';
    for (const canvas of [this.#still, this.#moving]) canvas.setAttribute('aria-hidden', 'true');
    stage.append(this.#still, this.#moving, cells);
    this.#stage = stage;
    this.#lens = new Lens(stage);
    this.#setMarkColours();

    this.motion = new Motion(() => this.#redraw());
    this.grid = new Grid(cells, this.#layout, {
      activate: (cell, shift) => hooks.tap(cell, { finger: false, shift }),
      cancel: () => hooks.cancel(),
      focused: (cell) => {
        this.#aim = cell;
        this.#redraw();
      },
      ask: (what) => hooks.ask(what),
      movable: () => this.#hand.movable,
      marked: () => this.#hand.reach.keys(),
    });
    this.#surface = new Surface(this.#moving, () => this.#repaintAll());
    new Pointer(cells, {
      spotAt: (x, y) => this.#spotAt(x, y),
      holeAt: (spot) => this.#layout.nearest(spot),
      inHand: (cell) => this.#hand.chain.at(-1) === cell,
      lift: (cell) => hooks.lift(cell),
      tap: (cell, how) => hooks.tap(cell, how),
      putBack: () => hooks.cancel(),
      drag: (spot) => {
        this.#dragged = spot;
        this.#redraw();
      },
      drop: (cell, how) => {
        this.#dragged = null;
        hooks.drop(cell, how);
        this.#redraw();
      },
      tiny: () => this.#unit < this.#kit.finger,
      look: (spot) => {
        this.#lens.spot = spot;
        this.#redraw();
      },
      hover: (cell) => {
        if (cell === this.#pointed) return;
        this.#pointed = cell;
        this.#aim = cell;
        this.#redraw();
      },
    });
  }

  close() {
    this.motion.drop();
    this.#surface.close();
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
  }

  /** @param {string} game whose board is to be seen; `jump` has to follow */
  set game(game) {
    const kit = kitOf(game);
    if (kit === this.#kit) return;
    this.#kit = kit;
    this.#pictures = kit.pictures();
    this.#scene.marbles.clear();
    this.#turnTo(Math.min(this.bottom, kit.sides - 1));
  }

  get bottom() {
    return this.#layout.bottom;
  }

  /** @param {number} side the side to be turned to the bottom; one that the board does not have is passed over */
  set bottom(side) {
    if (side !== this.#layout.bottom && Number.isInteger(side) && side >= 0 && side < this.#kit.sides) this.#turnTo(side);
  }

  /** @param {number} side */
  #turnTo(side) {
    this.#layout = this.#kit.layout(side);
    this.grid.setLayout(this.#layout);
    this.#repaintAll();
  }

  /** @param {Theme} theme */
  set theme(theme) {
    if (theme === this.#theme) return;
    this.#theme = theme;
    this.#setMarkColours();
    this.#repaintAll();
  }

  /** @param {readonly number[]} colours the army whose colour each point has */
  set colours(colours) {
    if (colours === this.#scene.colours) return;
    this.#scene.colours = colours;
    this.#repaintAll();
  }

  /** The distance between two holes, in CSS pixels. */
  get #unit() {
    return this.grid.element.clientWidth / this.#layout.width;
  }

  #setMarkColours() {
    this.#stage.style.setProperty('--mark', this.#theme.accent);
    this.#stage.style.setProperty('--mark-edge', this.#theme.accentEdge);
  }

  /** @param {import('./scene-painter.js').Overlay | null} overlay drawn over the pieces until it is replaced */
  set overlay(overlay) {
    this.#scene.overlay = overlay;
    this.#redraw();
  }

  /** @param {boolean} show whether holes in reach are marked */
  set showMarks(show) {
    this.#showMarks = show;
    this.#redraw();
  }

  /**
   * Shows a state at once, without any motion.
   * @param {State} state
   * @param {readonly { seat: number, happenings: Happening[] }[]} history what led to it, for the trails
   */
  jump(state, history) {
    this.motion.drop();
    this.#hand = emptyHand();
    this.#dragged = null;
    this.#trails.clear();
    const playing = new Set(state.pieces.map((piece) => piece.seat));
    for (const { seat, happenings } of history.slice(-2 * state.seats.length)) {
      const moved = movedIn(happenings);
      const end = moved?.path.at(-1);
      if (!moved || end === undefined || !playing.has(seat)) continue;
      // Another piece may stand there by now, so the colour is the seat's own unless it has several.
      const piece = state.pieces.find((one) => one.cell === end && one.seat === seat) ?? state.pieces.find((one) => one.seat === seat);
      this.#setTrail(seat, { path: moved.path, army: piece && this.#kit.marble(piece, this.#scene.colours).army });
    }
    this.#adopt(state);
  }

  /**
   * Shows what has happened after all that is still being shown.
   * @param {readonly Happening[]} happenings
   * @param {State} state what they led to
   * @param {number} seen landings that the player has already made by hand
   * @returns {Promise<void>}
   */
  async play(happenings, state, seen) {
    const scene = this.#scene;
    const moved = movedIn(happenings);
    /** @type {{ path: string[], army: number | undefined }} */
    const trail = { path: [], army: undefined };
    const clips = this.#kit.clips(scene, this.#layout, happenings, seen, (cell) => trail.path.push(cell));
    // Part of the act, so that nothing that comes after can be overtaken by it.
    clips.push({ duration: 0, draw: () => this.#adopt(state) });
    await this.motion.play(clips, () => {
      if (!moved) return;
      const from = moved.path[0] ?? '';
      trail.path = [from];
      trail.army = scene.marbles.get(from)?.army;
      this.#setTrail(moved.seat, trail);
      scene.turn = [];
    });
  }

  /** The newest trail is the last one. @param {number} seat @param {{ path: string[], army: number | undefined }} trail */
  #setTrail(seat, trail) {
    this.#trails.delete(seat);
    this.#trails.set(seat, trail);
  }

  /**
   * Shows how the lot is drawn: the turn goes round the table, slower and slower, until it stays.
   * @param {State} state
   * @param {number} winner
   * @returns {Promise<void>}
   */
  async drawLots(state, winner) {
    const count = state.seats.length;
    const steps = Math.max(1, Math.ceil(8 / count)) * count + winner;
    const clips = Array.from({ length: steps + 1 }, (_, i) => ({
      duration: i === steps ? 700 : 70 + 190 * (i / steps) ** 2,
      draw: () => {
        this.#scene.turn = this.#kit.sidesOf(state, i % count);
      },
    }));
    await this.motion.play(clips);
  }

  /** @param {Hand} hand */
  setHand(hand) {
    this.#hand = hand;
    this.relabel();
    this.#redraw();
  }

  /** Asks for the names of all holes anew. */
  relabel() {
    const { chain, movable, reach } = this.#hand;
    const at = chain.at(-1);
    // Where holes are tiny, a finger may also slide from one hole in reach to the next.
    const slide = this.#unit < this.#kit.finger;
    for (const name of this.#layout.cells) {
      this.grid.setCell(name, {
        label: this.#hooks.labelOf(name),
        selected: name === at,
        grip: name === at || movable.has(name) || (slide && reach.has(name)),
      });
    }
  }

  /** @param {State} state */
  #adopt(state) {
    const scene = this.#scene;
    scene.marbles = new Map(state.pieces.map((piece) => [piece.cell, this.#kit.marble(piece, scene.colours)]));
    scene.flying = [];
    scene.turn = state.turn === null ? [] : this.#kit.sidesOf(state, state.turn);
    scene.checked = state.pieces.flatMap(({ cell, seat, kind }) =>
      kind === 'king' && state.seats[seat]?.inCheck ? [cell] : [],
    );
    for (const { seat, status } of state.seats) {
      if (status === 'resigned' || status === 'out') this.#trails.delete(seat);
    }
    this.relabel();
    this.#redraw();
  }

  /** @param {number} clientX @param {number} clientY @returns {Spot} */
  #spotAt(clientX, clientY) {
    const box = this.grid.element.getBoundingClientRect();
    const unit = box.width / this.#layout.width;
    return {
      x: (clientX - box.left) / unit - this.#layout.width / 2,
      y: (clientY - box.top) / unit - this.#layout.height / 2,
    };
  }

  #repaintAll() {
    this.#stillPainted = false;
    this.#pictures.clear();
    // A canvas whose size has changed is blank: it is filled within the same frame.
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
    this.#paint();
  }

  #redraw() {
    if (this.#frame !== 0) return;
    this.#frame = requestAnimationFrame(() => {
      this.#frame = 0;
      this.#surface.check();
      this.#paint();
    });
  }

  #paint() {
    const { width, height } = this.#moving;
    const scale = width / (this.#layout.width + 2 * kBleed);
    if (width === 0 || height === 0) return;
    const theme = this.#theme;
    if (!this.#stillPainted) {
      this.#still.width = width;
      this.#still.height = height;
      const pen = this.#penOf(this.#still, scale);
      if (pen) this.#kit.paintBoard(pen, scale, this.#layout, theme, this.#scene);
      this.#stillPainted = true;
    }
    const pen = this.#penOf(this.#moving, scale);
    const scene = this.#composed();
    if (pen) this.#kit.paintScene(pen, scale, this.#layout, theme, this.#pictures, scene);
    this.#lens.paint(this.#unit, this.#kit, this.#layout, theme, this.#pictures, scene);
  }

  /** @param {HTMLCanvasElement} canvas @param {number} scale */
  #penOf(canvas, scale) {
    const pen = canvas.getContext('2d');
    if (!pen) return null;
    pen.setTransform(1, 0, 0, 1, 0, 0);
    pen.clearRect(0, 0, canvas.width, canvas.height);
    pen.translate(Math.round(canvas.width / 2), Math.round(canvas.height / 2));
    pen.scale(scale, scale);
    return pen;
  }

  /** The scene with what the player is doing laid over it. @returns {Scene} */
  #composed() {
    const pointing = { dragged: this.#dragged, pointed: this.#pointed, aim: this.#aim, showMarks: this.#showMarks };
    const scene = { ...this.#scene, trails: [...this.#trails.values()] };
    return withHand(scene, this.#hand, pointing, (cell) => this.#layout.spot(cell), this.#kit.swaps);
  }
}
