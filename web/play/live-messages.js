/**
 * What two devices say to each other, and how much of it: a message is a JSON text of one of these kinds.
 * Whatever else comes is refused here, before anybody acts on it.
 *
 * - `hello` {version, id, record, seat, seats, colours} of the one who invited; {version, moves} of the other:
 *   the moves of the same game that they know, or null
 * - `record` {record}: the game as it is from now on; of the one who invited only
 * - `move` {ply, move}, `resign` {ply, seat}: the entry that comes at this place of the record
 * - `back` {ply}: asks for going back there; `answer` {ply, agreed}
 * - `ping` {ply}: still here; `sync`: the record is wanted; `bye`: leaves
 * @module
 */

/** @typedef {{ type: string, [member: string]: any }} Message */

/** The version of all this. Others are not spoken with. */
export const kLiveVersion = 1;
/** The longest message in letters: a record of some thousand moves. */
export const kMostLetters = 65_536;

const kMostPly = 100_000;
export const kMostSeats = 6;
const kMostMove = 400;

const isPly = (/** @type {unknown} */ value) => Number.isInteger(value) && Number(value) >= 0 && Number(value) < kMostPly;
const isSeat = (/** @type {unknown} */ value) => Number.isInteger(value) && Number(value) >= 0 && Number(value) < kMostSeats;
const isMove = (/** @type {unknown} */ value) => typeof value === 'string' && value.length > 0 && value.length <= kMostMove;
const areMoves = (/** @type {unknown} */ value) => Array.isArray(value) && value.length < kMostPly && value.every(isMove);
const isRecord = (/** @type {any} */ value) =>
  typeof value === 'object' && value !== null && typeof value.setup === 'object' && areMoves(value.moves);

/** @type {Map<unknown, (message: Message) => boolean>} */
const kKinds = new Map([
  ['hello', ({ version, record, seat, moves }) =>
    Number.isInteger(version) &&
    (version !== kLiveVersion || (record === undefined ? moves === null || areMoves(moves) : isRecord(record) && isSeat(seat)))],
  ['record', ({ record }) => isRecord(record)],
  ['move', ({ ply, move }) => isPly(ply) && isMove(move)],
  ['resign', ({ ply, seat }) => isPly(ply) && isSeat(seat)],
  ['back', ({ ply }) => isPly(ply)],
  ['answer', ({ ply, agreed }) => isPly(ply) && typeof agreed === 'boolean'],
  ['ping', ({ ply }) => isPly(ply)],
  ['sync', () => true],
  ['bye', () => true],
]);

/**
 * @param {unknown} data as it came
 * @returns {Message | null} null where it is no message
 */
export function readMessage(data) {
  if (typeof data !== 'string' || data.length > kMostLetters) return null;
  try {
    const message = JSON.parse(data);
    return message !== null && kKinds.get(message.type)?.(message) ? message : null;
  } catch {
    return null;
  }
}

/** Says when somebody sends more than anybody needs to. */
export class Flood {
  #messages = 200;
  #letters = 4 * kMostLetters;
  #at;

  /** @param {number} now in milliseconds */
  constructor(now) {
    this.#at = now;
  }

  /**
   * @param {number} letters of one more message
   * @param {number} now in milliseconds
   * @returns {boolean} true when that is too much
   */
  takes(letters, now) {
    const seconds = Math.max(0, now - this.#at) / 1000;
    this.#at = now;
    this.#messages = Math.min(200, this.#messages + 40 * seconds) - 1;
    this.#letters = Math.min(4 * kMostLetters, this.#letters + (kMostLetters / 2) * seconds) - letters;
    return this.#messages < 0 || this.#letters < 0;
  }
}
