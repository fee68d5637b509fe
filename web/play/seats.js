/**
 * Who sits where: a person at this device, the computer at a level, or somebody at another device.
 * @module
 */

/** @typedef {1 | 2 | 3 | 4 | 5 | 6} Level */

/** @typedef {'person' | 'computer' | 'remote'} SeatKind */

/**
 * @typedef {object} Seat
 * @property {SeatKind} kind `remote`: moves for this seat are made elsewhere and brought here by `Match.play`.
 * @property {Level} level The strength used while the computer plays here; kept while a person does.
 * @property {string} name Given by the players; empty for the default name.
 */

/** @type {readonly unknown[]} */
const kKinds = ['person', 'computer', 'remote'];
/** @type {readonly Level[]} */
export const kLevels = [1, 2, 3, 4, 5, 6];
export const kNameLength = 24;

/** @type {Level} */
const kFirstLevel = 2;

/**
 * One person against the computer.
 * @param {number} players
 * @returns {Seat[]}
 */
export function defaultSeats(players) {
  return Array.from({ length: players }, (_, seat) => ({
    kind: seat === 0 ? 'person' : 'computer',
    level: kFirstLevel,
    name: '',
  }));
}

/**
 * Reads seats from anywhere; whatever makes no sense is replaced by its default.
 * @param {unknown} value
 * @param {number} players
 * @returns {Seat[]}
 */
export function readSeats(value, players) {
  const given = Array.isArray(value) ? value : [];
  return defaultSeats(players).map((seat, index) => {
    const entry = given[index];
    if (typeof entry !== 'object' || entry === null) return seat;
    const { kind, level, name } = /** @type {Record<string, unknown>} */ (entry);
    return {
      kind: kKinds.includes(kind) ? /** @type {SeatKind} */ (kind) : seat.kind,
      level: kLevels.find((known) => known === level) ?? seat.level,
      name: typeof name === 'string' ? name.trim().slice(0, kNameLength) : seat.name,
    };
  });
}

/** Every army in its own point. */
export const kPlainColours = /** @type {readonly number[]} */ ([0, 1, 2, 3, 4, 5]);

/**
 * Reads which army's colour each point of the star has.
 * @param {unknown} value
 * @returns {readonly number[]} six different numbers from 0 to 5; the plain ones for all that makes no sense
 */
export function readColours(value) {
  if (!Array.isArray(value) || value.length !== kPlainColours.length) return kPlainColours;
  return kPlainColours.every((army) => value.includes(army)) ? [...value] : kPlainColours;
}

/**
 * The seat that is simply "you": the only person at the table, without a name of their own.
 * @param {readonly Seat[]} seats
 * @returns {number | null}
 */
export function solePerson(seats) {
  const persons = seats.flatMap((seat, index) => (seat.kind === 'person' ? [index] : []));
  const [only] = persons;
  return persons.length === 1 && only !== undefined && seats[only]?.name === '' ? only : null;
}
