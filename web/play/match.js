/**
 * One game at one table: whose turn it is, asking the computer for its moves, taking back, handing
 * over, and what is worth keeping. It waits for whoever shows the game, so moves are always seen
 * one after another; it never touches a page.
 * @module
 */
import { kPlainColours, readColours, readSeats } from './seats.js';

/** @typedef {import('../engine/nyota.js').Game} Game */
/** @typedef {import('../engine/nyota.js').GameRecord} GameRecord */
/** @typedef {import('../engine/nyota.js').Happening} Happening */
/** @typedef {import('../engine/nyota.js').Nyota} Nyota */
/** @typedef {import('../engine/nyota.js').Setup} Setup */
/** @typedef {import('../engine/nyota.js').State} State */
/** @typedef {import('../engine/nyota.js').Thinker} Thinker */
/** @typedef {import('./seats.js').Seat} Seat */

/**
 * @typedef {object} Snapshot All that is needed to sit down again.
 * @property {'nyota-match'} format
 * @property {1} version
 * @property {GameRecord} record
 * @property {Seat[]} seats
 * @property {number} seed
 * @property {readonly number[]} [colours] the army whose colour each point has, where not all have their own
 * @property {number} [undone] how many of the record's last entries have been taken back
 * @property {string[]} [chain] holes of a move that was being entered
 * @property {unknown} [clock] how the clock of the turns stands, where there is one
 * @property {unknown} [series] the games before this one with the same players and rules
 * @property {boolean} [paused]
 * @property {boolean} [fair] whether the game was begun on this device, from its start
 * @property {'undo' | 'seats'} [spoilt] what keeps it from being rated, besides hints
 */

/** @typedef {Pick<Snapshot, 'clock' | 'series'>} Aside What others keep with a game; whoever reads it must not trust it. */

/**
 * @typedef {object} Shown Something that has just happened, with the state it led to.
 * @property {Happening[]} happenings
 * @property {State} state
 */

/**
 * @typedef {object} MatchHooks
 * @property {(shown: Shown) => Promise<void>} show Resolves when it has been seen.
 * @property {(state: State) => void} jump The state is another one at once: drop all that is still to be shown.
 * @property {() => void} changed
 * @property {(snapshot: Snapshot) => void} save
 * @property {(error: unknown) => void} fault The computer could not answer; it is tried again on the next change.
 */

/**
 * @param {unknown} value
 * @returns {value is Snapshot}
 */
function looksLikeSnapshot(value) {
  if (typeof value !== 'object' || value === null) return false;
  const { format, version, record } = /** @type {Record<string, unknown>} */ (value);
  return format === 'nyota-match' && version === 1 && typeof record === 'object' && record !== null;
}

/** Whether something can be the name of a game, wherever it comes from. @param {unknown} id */
export const isGameId = (id) => typeof id === 'string' && /^[A-Za-z0-9_-]{8,64}$/.test(id);

/** A name for a game that no other game has: sixteen letters by chance. */
export const newGameId = () =>
  Array.from({ length: 16 }, () => String.fromCharCode(97 + Math.floor(Math.random() * 26))).join('');

/** What the computer may think about a move that nobody cares to watch, in milliseconds. */
const kHastyTime = 40;

export class Match {
  /** @type {Game} */
  #game;
  /** @type {() => Promise<Thinker>} */
  #thinker;
  /** @type {Seat[]} */
  #seats;
  /** @type {number} */
  #seed;
  /** @type {readonly number[]} */
  #colours;
  /** @type {MatchHooks} */
  #hooks;
  /** @type {State} */
  #state;
  /** @type {State} */
  #shownState;
  /** @type {Set<string> | null} */
  #movable = null;
  /** @type {ReturnType<Game['history']> | null} */
  #history = null;
  /** Resolves when all that has happened was shown.
   * @type {Promise<void>} */
  #shown = Promise.resolve();
  #showing = 0;
  /** Grows whenever answers that are still on their way have become useless. */
  #epoch = 0;
  /** @type {AbortController | null} */
  #asking = null;
  #hasty = false;
  #opening = false;
  #closed = false;
  #held = false;
  #paused = false;
  #fair;
  /** What keeps the game from being rated, besides hints. @type {Snapshot['spoilt'] | null} */
  #spoilt = null;
  /** Where the computer moves for the person whose turn it is. @type {State | null} */
  #relieved = null;

  /**
   * @param {object} options
   * @param {Game} options.game becomes the match's own: `close` frees it
   * @param {readonly Seat[]} options.seats
   * @param {() => Promise<Thinker>} options.thinker called when the computer first has to move
   * @param {number} options.seed makes computer players differ from game to game
   * @param {readonly number[]} [options.colours] the army whose colour each point has
   * @param {Aside} [options.aside]
   * @param {boolean} [options.fair] whether the game is begun here, from its start
   * @param {boolean} [options.held] see `held`
   * @param {MatchHooks} options.hooks
   */
  constructor({ game, seats, thinker, seed, colours = kPlainColours, aside = {}, fair = false, held = false, hooks }) {
    this.#game = game;
    this.#seats = seats.map((seat) => ({ ...seat }));
    this.#thinker = thinker;
    this.#seed = seed >>> 0;
    this.#colours = colours;
    /** Kept with the game. @type {Aside} */
    this.aside = aside;
    this.#fair = fair;
    this.#hooks = hooks;
    this.#held = held;
    this.#state = game.state();
    this.#shownState = this.#state;
    this.#note();
  }

  /**
   * @param {Nyota} nyota
   * @param {unknown} saved what `snapshot` once gave
   * @param {Omit<ConstructorParameters<typeof Match>[0], 'game' | 'seats' | 'seed' | 'colours'>} options
   * @returns {Match | null} null where it is no snapshot at all
   * @throws NyotaError where the game in it cannot be loaded
   */
  static restore(nyota, saved, options) {
    if (!looksLikeSnapshot(saved)) return null;
    const game = nyota.loadGame(saved.record);
    const seats = readSeats(saved.seats, game.state().seats.length);
    const seed = Number.isSafeInteger(saved.seed) ? saved.seed : 0;
    const undone = Number(saved.undone ?? 0);
    for (let i = 0; i < undone && game.undo(); i += 1);
    const { clock, series } = saved;
    const aside = { ...(clock ? { clock } : {}), ...(series ? { series } : {}) };
    const match = new Match({ ...options, game, seats, seed, colours: readColours(saved.colours), aside, fair: saved.fair === true });
    match.#paused = saved.paused === true;
    match.#spoilt = saved.spoilt ?? null;
    return match;
  }

  get game() {
    return this.#game;
  }

  get setup() {
    return this.#game.setup;
  }

  get seats() {
    return this.#seats;
  }

  /** The army whose colour each point has. */
  get colours() {
    return this.#colours;
  }

  /**
   * The army whose colour a seat goes by: that of its first set.
   * @param {number} seat
   * @returns {number | undefined}
   */
  armyOf(seat) {
    const [home] = this.#state.seats[seat]?.homes ?? [];
    return home === undefined ? undefined : this.#colours[home];
  }

  /** The state as it is. */
  get state() {
    return this.#state;
  }

  /** The state as it has been shown so far; one move behind while that move is being shown. */
  get shownState() {
    return this.#shownState;
  }

  get showing() {
    return this.#showing > 0;
  }

  get thinking() {
    return this.#asking !== null;
  }

  /** True before the first turn, while what comes before it is being shown. */
  get opening() {
    return this.#opening;
  }

  /** True when nobody is left playing but computers. */
  get onlyComputers() {
    const { over, seats } = this.#state;
    const playing = seats.filter(({ status }) => status === 'playing');
    return !over && playing.every(({ seat }) => this.#seats[seat]?.kind === 'computer');
  }

  /** True while the computers hurry on to the end. */
  get hasty() {
    return this.#hasty && this.onlyComputers;
  }

  /** Lets the computers hurry on to the end, or play at leisure again. */
  set hasty(hasty) {
    if (hasty === this.#hasty) return;
    this.#interrupt();
    this.#hasty = hasty;
    this.#hooks.changed();
    this.#advance();
  }

  /** Whether the game goes on elsewhere and is only looked at here: nobody moves, nothing is kept. */
  get held() {
    return this.#held;
  }

  /** True when a person's move is all the game waits for. */
  get awaitsPerson() {
    const { turn } = this.#state;
    const waits = !this.#closed && !this.#held && !this.#paused && !this.showing && !this.relieved;
    return waits && turn !== null && this.#seats[turn]?.kind === 'person';
  }

  /** While true nobody moves. */
  get paused() {
    return this.#paused;
  }

  set paused(paused) {
    if (paused === this.#paused) return;
    this.#interrupt();
    this.#paused = paused;
    this.#save();
    this.#hooks.changed();
    this.#advance();
  }

  /** True while the computer makes one move for a person. */
  get relieved() {
    return this.#relieved === this.#state;
  }

  /** Whether the game can be rated as far as this match knows, or why not. @returns {'fair' | 'foreign' | 'hint' | 'undo' | 'seats'} */
  get fairness() {
    if (!this.#fair) return 'foreign';
    return this.#spoilt ?? (this.#game.record().meta?.assisted ? 'hint' : 'fair');
  }

  /** True when the next move is to come by a link, so that the game has to be sent there. */
  get awaitsLink() {
    const { turn } = this.#state;
    if (this.#held || turn === null || this.#seats[turn]?.kind !== 'remote') return false;
    return Boolean(/** @type {Record<string, unknown> | undefined} */ (this.#game.record().meta)?.['byLink']);
  }

  /** Holes of the pieces that can move, empty unless a person is to move. */
  get movable() {
    if (!this.awaitsPerson) return new Set();
    this.#movable ??= new Set(this.#game.legalMoves().map((move) => move.from));
    return this.#movable;
  }

  /** All that has been played so far. */
  get history() {
    this.#history ??= this.#game.history();
    return this.#history;
  }

  get canUndo() {
    return !this.#held && this.#undoCount() > 0;
  }

  get canRedo() {
    return !this.#held && this.#state.canRedo && !this.sharedAfar;
  }

  /** True when somebody at another device is still playing: nobody takes moves back on their own then. */
  get sharedAfar() {
    return this.#state.seats.some(({ seat, status }) => status === 'playing' && this.#seats[seat]?.kind === 'remote');
  }

  /**
   * Lets the game go on, after a start or a restore.
   * @param {Promise<void>} [opening] something to be seen before the first turn
   */
  start(opening) {
    this.#save();
    if (opening) {
      this.#opening = true;
      this.#showing += 1;
      this.#shown = opening.then(() => {
        this.#opening = false;
        this.#showing -= 1;
        if (!this.#closed) this.#hooks.changed();
      });
    }
    this.#advance();
  }

  /**
   * @param {string} move
   * @throws NyotaError 'illegal-move', the game unchanged
   * @returns {Happening[]}
   */
  play(move) {
    const happenings = this.#game.play(move);
    this.#after(happenings);
    return happenings;
  }

  /** Back to where the last person to act was to decide; with computers only, one move back. */
  undo() {
    const count = this.canUndo ? this.#undoCount() : 0;
    if (count === 0) return;
    this.#interrupt();
    for (let i = 0; i < count; i += 1) this.#game.undo();
    this.#jumped();
  }

  /** Forward again to the next decision of a person. */
  redo() {
    if (!this.canRedo) return;
    this.#interrupt();
    do {
      this.#game.redo();
      this.#state = this.#game.state();
    } while (this.#state.canRedo && !this.#isPersonsTurn());
    this.#jumped();
  }

  /**
   * Back to an earlier place of the record, as those at the table have agreed.
   * @param {number} ply how many entries of the record are to stay, 0 or more
   */
  rewind(ply) {
    if (ply >= this.#state.ply) return;
    this.#interrupt();
    for (let i = this.#state.ply; i > ply && this.#game.undo(); i -= 1);
    this.#jumped();
  }

  /** Notes in the record that a person was helped with a move. */
  assist() {
    this.mark('assisted');
  }

  /** Notes in the record what holds for the game from now on. @param {'assisted' | 'byLink'} what */
  mark(what) {
    const meta = /** @type {Record<string, unknown> | undefined} */ (this.#game.record().meta);
    if (meta?.[what]) return;
    this.#game.setMeta({ ...meta, [what]: true });
    this.#save();
  }

  /** Lets the computer make this one move for the person whose turn it is. */
  relieve() {
    if (!this.#isPersonsTurn() || this.relieved) return;
    this.#relieved = this.#state;
    this.#hooks.changed();
    this.#advance();
  }

  /** @param {number} seat @throws NyotaError 'not-playing' */
  resign(seat) {
    const happenings = this.#game.resign(seat);
    this.#interrupt();
    this.#after(happenings);
    return happenings;
  }

  /**
   * Changes who plays a seat, at any time.
   * @param {number} seat
   * @param {Partial<Seat>} change
   */
  setSeat(seat, change) {
    const before = this.#seats[seat];
    if (!before || this.#held) return;
    this.#interrupt();
    this.#hasty = false;
    const after = { ...before, ...change };
    this.#seats[seat] = after;
    this.#noteChange(seat, before, after);
    this.#note();
    this.#save();
    this.#hooks.changed();
    this.#advance();
  }

  /** Notes in the record who left a seat to the computer while the game ran, or took it from there. @param {number} seat @param {Seat} before @param {Seat} after */
  #noteChange(seat, before, after) {
    const { ply, over } = this.#state;
    if (ply === 0 || over) return;
    const computers = [before, after].filter(({ kind }) => kind === 'computer').length;
    if (computers === 2 && before.level !== after.level) this.#spoilt ??= 'seats';
    const { meta } = this.#game.record();
    const handedOver = meta?.handedOver ?? [];
    if (computers === 1 && !handedOver.includes(seat)) this.#game.setMeta({ ...meta, handedOver: [...handedOver, seat] });
  }

  /** @param {readonly string[]} [chain] @returns {Snapshot} */
  snapshot(chain = []) {
    let undone = 0;
    // What was taken back is kept too, so that it can still be redone after a reload.
    if (this.#state.canRedo) while (this.#game.redo()) undone += 1;
    const record = this.#game.record();
    for (let i = 0; i < undone; i += 1) this.#game.undo();
    return {
      format: 'nyota-match',
      version: 1,
      record,
      seats: this.#seats.map((seat) => ({ ...seat })),
      seed: this.#seed,
      ...(this.#colours === kPlainColours ? {} : { colours: [...this.#colours] }),
      ...(undone > 0 ? { undone } : {}),
      ...(chain.length > 0 ? { chain: [...chain] } : {}),
      ...this.aside,
      ...(this.#paused ? { paused: true } : {}),
      ...(this.#fair ? { fair: true } : {}),
      ...(this.#spoilt ? { spoilt: this.#spoilt } : {}),
    };
  }

  close() {
    if (this.#closed) return;
    this.#closed = true;
    this.#interrupt();
    this.#game.free();
  }

  #isPersonsTurn() {
    const { turn } = this.#state;
    return turn !== null && this.#seats[turn]?.kind === 'person';
  }

  #undoCount() {
    if (!this.#state.canUndo || this.sharedAfar) return 0;
    const entries = this.history;
    if (!this.#seats.some((seat) => seat.kind === 'person')) return 1;
    for (let i = entries.length - 1; i >= 0; i -= 1) {
      const seat = entries[i]?.seat;
      if (seat !== undefined && this.#seats[seat]?.kind === 'person') return entries.length - i;
    }
    return 0;
  }

  #interrupt() {
    this.#epoch += 1;
    this.#asking?.abort();
    this.#asking = null;
  }

  #jumped() {
    this.#spoilt ??= 'undo';
    this.#hasty = false;
    this.#state = this.#game.state();
    this.#shownState = this.#state;
    this.#movable = null;
    this.#history = null;
    this.#hooks.jump(this.#state);
    this.#save();
    this.#hooks.changed();
    this.#advance();
  }

  /** @param {Happening[]} happenings */
  #after(happenings) {
    this.#state = this.#game.state();
    this.#movable = null;
    this.#history = null;
    this.#save();
    this.#show({ happenings, state: this.#state });
    this.#hooks.changed();
    this.#advance();
  }

  /** @param {Shown} shown */
  #show(shown) {
    this.#showing += 1;
    const epoch = this.#epoch;
    const seen = this.#hooks.show(shown).then(() => {
      this.#showing -= 1;
      if (this.#closed) return;
      // After an undo a late ending must not bring the old state back.
      if (epoch === this.#epoch || this.#state === shown.state) this.#shownState = shown.state;
      this.#hooks.changed();
    });
    this.#shown = this.#shown.then(() => seen);
  }

  #advance() {
    if (this.#closed || this.#held || this.#paused || this.#asking || this.#state.turn === null) return;
    const seat = this.#seats[this.#state.turn];
    if (seat && (seat.kind === 'computer' || this.relieved)) void this.#ask(seat);
  }

  /** @param {Seat} seat */
  async #ask(seat) {
    const asking = new AbortController();
    this.#asking = asking;
    const epoch = this.#epoch;
    this.#hooks.changed();
    try {
      const thinker = await this.#thinker();
      if (epoch !== this.#epoch) return;
      const { move } = await thinker.think(this.#game.record(), {
        level: seat.level,
        seed: (this.#seed + this.#state.ply) >>> 0,
        ...(this.#hasty ? { timeMs: kHastyTime } : {}),
        signal: asking.signal,
      });
      // The move before is seen to its end before the next one is made.
      await this.#shown;
      if (epoch !== this.#epoch) return;
      this.#asking = null;
      this.#after(this.#game.play(move));
    } catch (error) {
      if (epoch !== this.#epoch) return;
      this.#asking = null;
      this.#relieved = null;
      this.#hooks.fault(error);
      this.#hooks.changed();
    }
  }

  /** Writes into the record which game it is, since when, and who plays it. */
  #note() {
    const { meta } = this.#game.record();
    this.#game.setMeta({
      ...meta,
      id: isGameId(meta?.id) ? meta?.id : newGameId(),
      date: typeof meta?.date === 'string' ? meta.date : new Date().toISOString(),
      names: this.#seats.map(({ name }) => name),
      levels: this.#seats.map(({ kind, level }) => (kind === 'computer' ? level : null)),
    });
  }

  #save() {
    if (!this.#held) this.#hooks.save(this.snapshot());
  }
}
