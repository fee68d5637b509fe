/**
 * One game at two devices that are connected. Each has a copy and plays its own seats; what comes from the
 * other one is only ever a move of a seat that is theirs, and the core has to accept it. The one who has
 * invited is right where the copies differ. Knows nothing of how the messages travel.
 * @module
 */
import { Flood, kLiveVersion, kMostLetters, kMostSeats, readMessage } from './live-messages.js';
import { isGameId, newGameId } from './match.js';
import { readSeats } from './seats.js';

/** @typedef {import('../engine/nyota.js').GameRecord} GameRecord */
/** @typedef {import('./live-messages.js').Message} Message */
/** @typedef {import('./match.js').Match} Match */
/** @typedef {import('./match.js').Snapshot} Snapshot */

/**
 * @typedef {object} Line How the messages travel. Messages arrive whole and in order, or not at all.
 * @property {(text: string) => void} send
 * @property {() => void} close
 * @property {number} waiting letters that were sent and have not left yet
 */

/**
 * @typedef {object} LiveTable The place where the game is played on this device.
 * @property {() => Match | null} match what is on the board
 * @property {(snapshot: Snapshot) => Promise<boolean>} open puts a game on the board; false where that was not possible
 * @property {(seat: number) => void} resign
 * @property {(id: string) => Promise<Snapshot | null>} find a game that is kept on this device
 * @property {(record: unknown) => GameRecord} check the record as the core writes it; throws where it is none
 */

/**
 * Why it has ended: `bye` the other one left, `left` this one did, `lost` nothing is heard any more, `faults`
 * too much came that makes no sense, `flood` too much came, `version` their page is of another version,
 * `game` the game they sent could not be opened.
 * @typedef {'bye' | 'left' | 'lost' | 'faults' | 'flood' | 'version' | 'game'} Ending
 */

/**
 * @typedef {object} LiveHooks
 * @property {() => void} begun both are at the table
 * @property {(quiet: boolean) => void} quiet nothing has been heard for a while, or it is heard again
 * @property {(ending: Ending) => void} ended
 * @property {(moves: number) => Promise<boolean>} back asks the person whether so many moves may be taken back
 * @property {(agreed: boolean) => void} backAnswered
 */

/** Milliseconds between two signs of life. */
export const kBeat = 5000;
/** Milliseconds without a sign of life until that is said, and until it is the end. */
const kQuiet = 16_000;
const kLost = 300_000;
const kMostFaults = 8;
const kMostEarly = 64;
/** Letters on their way beyond which nobody seems to take them. */
const kMostWaiting = 1_048_576;

export class LiveGame {
  /** @type {'greeting' | 'playing' | 'over'} */
  state = 'greeting';
  /** Nothing has been heard of the other device for a while. */
  quiet = false;
  /** Refused messages, less those that were good since. */
  faults = 0;
  #line;
  #table;
  #hooks;
  #now;
  #heard;
  #flood;
  /** True for the one who invited. */
  #host;
  /** The seat of the one who was invited. */
  #seat;
  /** @type {Match | null} */
  #match = null;
  /** Entries of the record that both have. */
  #ply = 0;
  /** Where this device has asked to go back to. @type {number | null} */
  #asked = null;
  /** The person is being asked by the other device, or has said no at this place of the record. */
  #asking = false;
  #refusedAt = -1;
  /** Signs of life in a row that spoke of another place of the record. */
  #apart = 0;
  /** How the other one has greeted. @type {Message | null} */
  #hello = null;
  /** What comes while the game is being opened. @type {Message[] | null} */
  #early = null;

  /**
   * @param {object} options
   * @param {Line} options.line
   * @param {LiveTable} options.table
   * @param {LiveHooks} options.hooks
   * @param {number | null} options.seat the seat that is given to the other one; null where this device was invited
   * @param {() => number} options.now milliseconds from anywhere on
   */
  constructor({ line, table, hooks, seat, now }) {
    this.#line = line;
    this.#table = table;
    this.#hooks = hooks;
    this.#host = seat !== null;
    this.#seat = seat ?? -1;
    this.#now = now;
    this.#heard = now();
    this.#flood = new Flood(now());
  }

  /** Says hello, when the line is open. */
  start() {
    if (!this.#host) return;
    const match = this.#table.match();
    if (!match) return this.end('left');
    this.#match = match;
    const { record, seats, colours } = match.snapshot();
    const shown = seats.map(({ name, level }) => ({ name, level }));
    this.#send({ type: 'hello', version: kLiveVersion, record: this.#current(record), seat: this.#seat, seats: shown, colours });
  }

  /** True for a seat that is played at the other device. @param {number} seat */
  isTheirs(seat) {
    return (seat === this.#seat) === this.#host;
  }

  /** The seats that are played at the other device. */
  get theirs() {
    return (this.#match?.seats ?? []).flatMap((_, seat) => (this.isTheirs(seat) ? [seat] : []));
  }

  /** Whether the game on the board is the one that is played here. */
  get onBoard() {
    return this.#match !== null && this.#match === this.#table.match();
  }

  /** To be called whenever something has changed at the table: passes on what was played here. */
  update() {
    const match = this.#match;
    if (this.state !== 'playing' || !match) return;
    if (!this.onBoard) return this.end('left');
    const { seats, ply } = match.state;
    // Whoever gives the other's seat to somebody else has left them.
    if (seats.some(({ seat, status }) => status === 'playing' && this.isTheirs(seat) && match.seats[seat]?.kind !== 'remote')) {
      return this.end('left');
    }
    if (ply < this.#ply) {
      this.#ply = ply;
      if (this.#host) this.#sendRecord();
      else this.#send({ type: 'sync' });
      return;
    }
    for (const { text, seat } of ply > this.#ply ? match.history.slice(this.#ply, ply) : []) {
      const own = this.#ply;
      this.#ply += 1;
      this.#send(text.startsWith('resign:') ? { type: 'resign', ply: own, seat } : { type: 'move', ply: own, move: text });
    }
  }

  /** The place of this device's own last move, or -1. */
  get #ownLast() {
    const history = this.#match?.history ?? [];
    let own = history.length - 1;
    while (own >= 0 && this.isTheirs(history[own]?.seat ?? 0)) own -= 1;
    return own;
  }

  /** Whether there is anything of this device to take back, and nothing was asked already. */
  get canAskBack() {
    return this.state === 'playing' && this.#asked === null && this.#ownLast >= 0;
  }

  /** Asks the other one to take back all since this device's own last move. @returns {boolean} whether they are asked */
  askBack() {
    if (!this.canAskBack) return false;
    this.#asked = this.#ownLast;
    this.#send({ type: 'back', ply: this.#asked });
    return true;
  }

  /** To be called every `kBeat`. */
  beat() {
    if (this.state === 'over') return;
    const silence = this.#now() - this.#heard;
    if (silence > kLost || this.#line.waiting > kMostWaiting) return this.end('lost');
    if (this.state === 'playing' && !this.quiet && silence > kQuiet) this.#setQuiet(true);
    this.#send({ type: 'ping', ply: this.#ply });
  }

  /** What has come from the other device. @param {unknown} data */
  receive(data) {
    if (this.state === 'over') return;
    const letters = typeof data === 'string' ? data.length : kMostLetters;
    if (this.#flood.takes(letters, this.#now())) return this.end('flood');
    const message = readMessage(data);
    if (!message) return this.#fault();
    this.#heard = this.#now();
    if (this.quiet) this.#setQuiet(false);
    if (message.type === 'bye') return this.end('bye');
    if (message.type === 'hello') return this.#greeted(message);
    if (message.type === 'ping' && this.state === 'greeting') return;
    if (this.#early && message.type !== 'record' && this.#early.length < kMostEarly) this.#early.push(message);
    else if (message.type === 'record') void this.#recordCame(message['record']);
    else if (this.state === 'playing') this.#act(message);
    else this.#fault();
  }

  /** The line has broken. */
  lineLost() {
    this.end('lost');
  }

  /** @param {Ending} ending */
  end(ending) {
    if (this.state === 'over') return;
    this.#send({ type: 'bye' });
    this.state = 'over';
    this.#line.close();
    this.#hooks.ended(ending);
  }

  /** @param {Message} message */
  #send(message) {
    const text = JSON.stringify(message);
    // A game too long to be sent cannot be shared.
    if (text.length > kMostLetters) return this.end('game');
    try {
      this.#line.send(text);
    } catch {
      // Whoever holds the line hears of its end on their own.
    }
  }

  /** A record without what is this device's own business. @param {GameRecord} record @returns {GameRecord} */
  #current({ format, version, setup, start, moves, meta }) {
    const { ply } = /** @type {Match} */ (this.#match).state;
    const { id, date } = meta ?? {};
    return { format, version, setup, ...(start ? { start } : {}), moves: moves.slice(0, ply), meta: { ...(id ? { id } : {}), ...(date ? { date } : {}) } };
  }

  #sendRecord() {
    const match = /** @type {Match} */ (this.#match);
    this.#ply = match.state.ply;
    this.#send({ type: 'record', record: this.#current(match.game.record()) });
  }

  /** @param {boolean} quiet */
  #setQuiet(quiet) {
    this.quiet = quiet;
    this.#hooks.quiet(quiet);
  }

  #fault() {
    this.faults += 1;
    if (this.faults >= kMostFaults) this.end('faults');
  }

  /** The other's copy is another one. */
  #outOfStep() {
    this.#fault();
    if (this.state === 'over') return;
    if (this.#host) this.#sendRecord();
    else this.#send({ type: 'sync' });
  }

  /** @param {Message} message */
  #greeted(message) {
    if (this.state !== 'greeting' || this.#hello) return this.#fault();
    if (message['version'] !== kLiveVersion) return this.end('version');
    if ('record' in message === this.#host) return this.#fault();
    this.#hello = message;
    if (this.#host) this.#begin(message['moves']);
    else void this.#answerHello(message);
  }

  /** The one who invited begins, with the longer of the two records. @param {string[] | null} known */
  #begin(known) {
    if (!this.onBoard) return this.end('left');
    const match = /** @type {Match} */ (this.#match);
    this.state = 'playing';
    this.#ply = match.state.ply;
    match.setSeat(this.#seat, { kind: 'remote' });
    const own = this.#current(match.game.record());
    if (known && known.length > own.moves.length && own.moves.every((move, i) => move === known[i])) {
      try {
        this.#adopt(this.#table.check({ ...own, moves: known }).moves);
      } catch {
        this.#fault();
      }
    }
    this.#sendRecord();
    this.#hooks.begun();
  }

  /** @param {Message} hello */
  async #answerHello({ record, seat }) {
    /** @type {string[] | null} */
    let moves = null;
    try {
      const given = this.#table.check(record);
      this.#seat = seat;
      const known = await this.#known(given);
      if (known) moves = known.moves;
    } catch {
      return this.end('game');
    }
    this.#send({ type: 'hello', version: kLiveVersion, moves });
  }

  /**
   * What this device has of a game: of the same id, and really the same.
   * @param {GameRecord} given
   * @returns {Promise<GameRecord | null>}
   */
  async #known(given) {
    const { id } = given.meta ?? {};
    const kept = id !== undefined && isGameId(id) ? await this.#table.find(id) : null;
    if (!kept) return null;
    try {
      const { undone = 0 } = kept;
      const { moves } = kept.record;
      const known = this.#table.check({ ...kept.record, moves: moves.slice(0, moves.length - undone) });
      return isSameGame(known, given) ? known : null;
    } catch {
      return null;
    }
  }

  /** @param {unknown} record */
  async #recordCame(record) {
    const hello = this.#hello;
    if (this.#host || !hello || this.#early) return this.#fault();
    try {
      const given = this.#table.check(record);
      if (!isSameGame(given, this.#table.check(hello['record']))) return this.#fault();
      if (this.state === 'greeting') {
        this.#early = [];
        await this.#sitDown(hello, given);
        const early = this.#early;
        this.#early = null;
        for (const message of early) this.#act(message);
      } else if (this.onBoard) this.#adopt(given.moves);
    } catch {
      if (this.state === 'greeting') this.end('game');
      else this.#fault();
    }
  }

  /** The one who was invited opens the game. @param {Message} hello @param {GameRecord} given */
  async #sitDown({ seat, seats, colours, record }, given) {
    const { meta } = this.#table.check(record);
    const known = isGameId(meta?.id) ? meta?.id : undefined;
    // A game of this device that is another one, or went on otherwise, stays as it is.
    const kept = known && (await this.#table.find(known));
    const same = kept && (await this.#known({ ...given, meta: { id: known } }));
    const goesOn = same && same.moves.every((move, i) => move === given.moves[i]);
    const id = known && (!kept || goesOn) ? known : newGameId();
    const date = typeof meta?.date === 'string' && /^\d{4}-\d\d-\d\d(T[\d:.]+Z)?$/.test(meta.date) ? meta.date : undefined;
    const opened = await this.#table.open({
      format: 'nyota-match',
      version: 1,
      record: { ...given, meta: { id, ...(date ? { date } : {}) } },
      seats: readSeats(seats, kMostSeats).map((one, i) => ({ ...one, kind: i === seat ? 'person' : 'remote' })),
      seed: 0,
      ...(colours ? { colours } : {}),
    });
    if (this.state !== 'greeting') return;
    const match = this.#table.match();
    if (!opened || !match || match.seats[seat]?.kind !== 'person') return this.end('game');
    this.#match = match;
    this.#ply = match.state.ply;
    this.state = 'playing';
    this.#hooks.begun();
  }

  /** @param {Message} message while the game is on */
  #act(message) {
    const match = this.#match;
    if (this.state === 'over') return;
    if (!match || !this.onBoard) return this.end('left');
    switch (message.type) {
      case 'move':
        return this.#playTheirs(match, message['ply'], message['move']);
      case 'resign':
        return this.#resignTheirs(match, message['seat']);
      case 'back':
        return void this.#goBack(match, message['ply']);
      case 'answer':
        return this.#backAnswered(match, message['ply'], message['agreed']);
      case 'sync':
        return this.#host ? this.#outOfStep() : this.#fault();
      default:
        return this.#compare(message['ply']);
    }
  }

  /** @param {Match} match @param {number} ply @param {string} move */
  #playTheirs(match, ply, move) {
    if (ply !== this.#ply) return this.#outOfStep();
    const { turn } = match.state;
    if (turn === null || !this.isTheirs(turn) || match.game.whyNot(move) !== null) return this.#outOfStep();
    this.#ply += 1;
    try {
      match.play(move);
      this.faults = Math.max(0, this.faults - 1);
    } catch {
      this.#ply -= 1;
      this.#outOfStep();
    }
  }

  /** A resignation holds wherever it comes. @param {Match} match @param {number} seat */
  #resignTheirs(match, seat) {
    if (!this.isTheirs(seat) || match.state.seats[seat]?.status !== 'playing' || match.state.over) return this.#outOfStep();
    this.#ply += 1;
    this.#table.resign(seat);
  }

  /** @param {Match} match @param {number} ply */
  async #goBack(match, ply) {
    const here = this.#ply;
    if (ply >= here || this.#asking || this.#refusedAt === here) return this.#fault();
    this.#asking = true;
    const agreed = await this.#hooks.back(here - ply);
    this.#asking = false;
    if (this.state !== 'playing' || match !== this.#match) return;
    const still = agreed && here === this.#ply;
    this.#send({ type: 'answer', ply, agreed: still });
    if (still) this.#rewind(match, ply);
    else this.#refusedAt = this.#ply;
  }

  /** @param {Match} match @param {number} ply @param {boolean} agreed */
  #backAnswered(match, ply, agreed) {
    if (this.#asked !== ply) return this.#fault();
    this.#asked = null;
    if (agreed) this.#rewind(match, ply);
    this.#hooks.backAnswered(agreed);
  }

  /** @param {Match} match @param {number} ply */
  #rewind(match, ply) {
    this.#ply = Math.min(ply, this.#ply);
    match.rewind(ply);
  }

  /** Two in a row that speak of another place: something got lost between agreements. @param {number} ply */
  #compare(ply) {
    this.#apart = ply === this.#ply ? 0 : this.#apart + 1;
    if (!this.#host || this.#apart < 2) return;
    this.#apart = 0;
    this.#sendRecord();
  }

  /** Goes on with other moves of the same game. @param {string[]} moves that the core has accepted */
  #adopt(moves) {
    const match = /** @type {Match} */ (this.#match);
    const own = this.#current(match.game.record()).moves;
    let same = 0;
    while (same < own.length && own[same] === moves[same]) same += 1;
    this.#ply = same;
    match.rewind(same);
    for (const move of moves.slice(same)) {
      this.#ply += 1;
      if (move.startsWith('resign:')) this.#table.resign(Number(move.slice(7)));
      else match.play(move);
    }
  }
}

/** @param {GameRecord} one @param {GameRecord} other both as the core writes them */
const isSameGame = (one, other) =>
  JSON.stringify([one.setup, one.start ?? '']) === JSON.stringify([other.setup, other.start ?? '']);
