/**
 * The clock of turns with a limit. It counts real time, however rarely it is asked, so neither a
 * hidden tab nor a sleeping device stops it. What follows from the time is decided by the core.
 * @module
 */

/** @typedef {import('../engine/nyota.js').TurnClock} Reading */
/** @typedef {import('../engine/nyota.js').TurnTime} TurnTime */

/**
 * @typedef {object} Moment What the game waits for just now.
 * @property {string} turn tells one turn from all others
 * @property {string} [was] what told it before, where somebody else has resigned meanwhile
 * @property {number} seat
 * @property {boolean} [paused] also while something is being shown
 * @property {boolean} [over]
 * @property {boolean} [computer] anybody who is not at this device
 * @property {boolean} [resigned]
 */

/**
 * @typedef {object} KeptClock
 * @property {number} limit in seconds
 * @property {string} [turn]
 * @property {number} [seat]
 * @property {number} [used] of that turn, in milliseconds
 * @property {number[]} [missed] turns in a row that each seat has let run out
 * @property {number[]} [away] seats that were handed to the computer
 * @property {boolean} [out] whether that turn has run out
 */

/** Both ways to tell the time: the steady one may stand still while a device sleeps, the other can be set. */
export const deviceTime = () => ({ steady: performance.now(), wall: Date.now() });

/** @param {unknown} list @returns {number[]} */
const readNumbers = (list) => (Array.isArray(list) ? list.filter((one) => Number.isInteger(one) && one >= 0) : []);

/** The seats that a kept clock has handed to the computer. @param {unknown} clock */
export const awayOf = (clock) => readNumbers(Object(clock).away);

export class TurnClock {
  /** In seconds. */
  limit;
  #decide;
  #time;
  #turn;
  #seat;
  #used;
  #missed;
  /** @type {Set<number>} */
  #away;
  /** Those of them whom the computer was seen to play for. @type {Set<number>} */
  #left;
  #out;
  /** Whether the clock was loaded after a turn had run out, and before the computer had moved. */
  #again;
  /** When it was last looked at, while it runs. @type {ReturnType<typeof deviceTime> | null} */
  #last = null;

  /**
   * @param {KeptClock} kept what `kept` once gave; a limit is enough
   * @param {(turn: TurnTime) => Reading} decide
   * @param {typeof deviceTime} [time]
   */
  constructor(kept, decide, time = deviceTime) {
    this.limit = kept.limit;
    this.#decide = decide;
    this.#time = time;
    this.#turn = String(kept.turn ?? '');
    this.#seat = Number(kept.seat ?? 0);
    this.#used = Number(kept.used) > 0 ? Number(kept.used) : 0;
    this.#missed = readNumbers(kept.missed).map((n) => Math.min(n, 1));
    this.#away = new Set(readNumbers(kept.away));
    this.#left = new Set(this.#away);
    this.#out = kept.out === true;
    this.#again = this.#out;
  }

  /** Seats that the clock has handed to the computer. */
  get away() {
    return [...this.#away];
  }

  /**
   * Counts the time since the last look, and tells what it means.
   * @param {Moment} moment
   * @returns {Reading} `out` is told once for each turn
   */
  read({ turn, was, seat, ...stops }) {
    const now = this.#time();
    if (was !== undefined && was === this.#turn && !this.#out) this.#turn = turn;
    if (turn !== this.#turn) this.#begin(turn, seat);
    else if (this.#last) this.#used += Math.max(0, now.steady - this.#last.steady, now.wall - this.#last.wall);
    const asked = { limitMs: this.limit * 1000, usedMs: this.#used, missed: this.#missed[seat] ?? 0 };
    if (this.#out) return this.#afterwards(asked, stops);
    const reading = this.#decide({ ...asked, ...stops });
    this.#last = reading.runs && !reading.out ? now : null;
    if (reading.out) {
      this.#out = true;
      this.#missed[seat] = reading.missed;
      if (reading.out === 'hand-over') this.#away.add(seat);
    }
    return reading;
  }

  /**
   * Welcomes whoever has taken back a seat without asking the clock.
   * @param {(seat: number) => boolean} isComputer who plays each seat now
   * @returns {number[]} who they are
   */
  greet(isComputer) {
    for (const seat of this.away) if (isComputer(seat)) this.#left.add(seat);
    const back = [...this.#left].filter((seat) => !isComputer(seat));
    for (const seat of back) this.welcome(seat);
    return back;
  }

  /** Somebody is back in their seat: with a whole turn, and nothing missed. @param {number} seat */
  welcome(seat) {
    this.#away.delete(seat);
    this.#left.delete(seat);
    this.#missed[seat] = 0;
    if (seat === this.#seat) this.#begin(this.#turn, seat);
  }

  /** @returns {KeptClock} */
  get kept() {
    return {
      limit: this.limit,
      turn: this.#turn,
      seat: this.#seat,
      used: Math.round(this.#used),
      missed: Array.from(this.#missed, (n) => n ?? 0),
      away: this.away,
      out: this.#out,
    };
  }

  /** @param {string} turn @param {number} seat */
  #begin(turn, seat) {
    if (turn !== this.#turn && this.#turn && !this.#out) {
      const asked = { limitMs: this.limit * 1000, usedMs: 0, missed: this.#missed[this.#seat] ?? 0, moved: true };
      this.#missed[this.#seat] = this.#decide(asked).missed;
    }
    this.#turn = turn;
    this.#seat = seat;
    this.#used = 0;
    this.#out = false;
    this.#again = false;
    this.#last = null;
  }

  /**
   * What is told about a turn that has run out already.
   * @param {TurnTime} asked
   * @param {Partial<TurnTime>} stops
   * @returns {Reading}
   */
  #afterwards(asked, stops) {
    this.#last = null;
    const reading = this.#decide({ ...asked, ...stops, paused: true });
    const again = this.#again && !stops.paused && !stops.computer && !stops.over;
    if (again) this.#again = false;
    return { ...reading, out: again ? 'move' : null };
  }
}
