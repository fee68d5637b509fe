/**
 * Sentences about a game: names of seats and holes, whose turn it is, what has happened, why not.
 * @module
 */
import { solePerson } from '../play/seats.js';
import { pointOf } from '../view/geometry.js';

/** @typedef {import('../engine/nyota.js').Happening} Happening */
/** @typedef {import('../engine/nyota.js').State} State */
/** @typedef {import('../i18n/words.js').Words} Words */
/** @typedef {import('../play/entry.js').Entry} Entry */
/** @typedef {import('../play/entry.js').Refusal} Refusal */
/** @typedef {import('../play/match.js').Match} Match */
/** @typedef {import('../play/seats.js').Seat} Seat */

/**
 * @typedef {object} Sentence
 * @property {string} lead whose turn it is, or that the game is over
 * @property {string} hint what can be done now; may be empty
 */

/**
 * @param {Words} words
 * @param {readonly Seat[]} seats
 * @param {number} seat
 * @param {number | undefined} army whose colour the seat goes by
 */
export function seatName(words, seats, seat, army) {
  const given = seats[seat]?.name;
  if (given) return given;
  if (solePerson(seats) === seat) return words.t('name.you');
  return words.t(`name.army.${army ?? 'none'}`);
}

export class Speech {
  /** @type {Words} */
  words;
  /** @type {Match} */
  match;

  /** @param {Words} words @param {Match} match */
  constructor(words, match) {
    this.words = words;
    this.match = match;
  }

  /** @param {number} seat */
  name(seat) {
    return seatName(this.words, this.match.seats, seat, this.match.armyOf(seat));
  }

  /** A sentence with a form of its own for the person who is simply "you".
   * @param {string} key @param {number} seat @param {Record<string, string | number>} [values] */
  about(key, seat, values = {}) {
    const you = solePerson(this.match.seats) === seat;
    return this.words.t(`${key}.${you ? 'you' : 'other'}`, { name: this.name(seat), ...values });
  }

  /** @param {string[]} parts */
  join(parts) {
    return parts.reduce((a, b) => this.words.t('hole.join', { a, b }));
  }

  /**
   * What stands in a hole and what can be done with it, the hole's own name first.
   * @param {string} hole
   * @param {Entry | null} entry
   */
  hole(hole, entry) {
    const { t } = this.words;
    const state = this.match.shownState;
    const chain = entry?.chain ?? null;
    const parts = [hole];
    const inHand = chain?.at === hole;
    const from = chain?.open ? chain.from : null;
    const cell = inHand && chain ? chain.from : hole;
    const piece = hole === from && !inHand ? undefined : state.pieces.find((one) => one.cell === cell);
    if (!piece) parts.push(t('hole.empty'));
    else if (piece.seat < 0) parts.push(t('hole.neutral'));
    else {
      const kind = piece.kind === 'king' ? 'king' : 'piece';
      const army = piece.home === undefined ? undefined : this.match.colours[piece.home];
      parts.push(this.about(`hole.${kind}`, piece.seat, { army: t(`army.${army ?? 'none'}`, { kind }) }));
    }
    const point = pointOf(hole);
    const owner = point === null ? undefined : this.#goalOwner(point);
    if (owner !== undefined) parts.push(this.about('hole.goal', owner));
    if (inHand) parts.push(t('hole.selected'));
    const target = chain?.targets.get(hole);
    if (target) parts.push(t(target.mayStop ? `hole.reach.${target.kind}` : 'hole.pass'));
    else if (!chain && this.match.movable.has(hole)) parts.push(t('hole.movable'));
    return this.join(parts);
  }

  /** The seat whose goal a point is. @param {number} point */
  #goalOwner(point) {
    const home = (point + 3) % 6;
    return this.match.shownState.seats.find((seat) => seat.homes?.includes(home))?.seat;
  }

  /**
   * The one sentence that says what is going on and what can be done.
   * @param {Entry | null} entry
   * @param {boolean} showMarks
   * @param {string} note what has just happened besides the move, such as a skipped turn
   * @returns {Sentence}
   */
  status(entry, showMarks, note) {
    const { t, say } = this.words;
    const match = this.match;
    const { over, turn } = match.shownState;
    if (over) return { lead: t('status.over'), hint: this.outcome() };
    if (match.held) return { lead: t('status.elsewhere'), hint: '' };
    if (match.opening) return { lead: t('status.lot'), hint: '' };
    if (match.paused) return { lead: t('clock.paused'), hint: '' };
    if (match.showing || turn === null) {
      const mover = turn ?? 0;
      return { lead: this.about('status.moves', mover), hint: '' };
    }
    if (match.seats[turn]?.kind === 'computer' || match.relieved) {
      if (match.thinking) return { lead: this.about('status.thinks', turn), hint: note };
      return { lead: this.about('status.stuck', turn), hint: t('hint.retry') };
    }
    if (match.seats[turn]?.kind === 'remote') {
      return { lead: t('status.waits', { name: this.name(turn) }), hint: note || t('hint.waits') };
    }
    const hint = this.hint(entry, showMarks);
    const idle = note !== '' && !entry?.chain && !entry?.refused;
    return { lead: this.about('status.turn', turn), hint: idle ? say(note, hint) : hint };
  }

  /** @param {Entry | null} entry @param {boolean} showMarks */
  hint(entry, showMarks) {
    const { t } = this.words;
    const refused = entry?.refused;
    if (refused) return this.refusal(refused.reason);
    const chain = entry?.chain;
    if (!chain) return t('hint.choose');
    if (chain.open && chain.targets.size === 0) return t('hint.confirm');
    if (chain.open) return t(chain.move ? 'hint.chain' : 'hint.pass');
    const kinds = new Set([...chain.targets.values()].map((target) => target.kind));
    if (!showMarks) return t('hint.go');
    if (kinds.has('swap')) return t('hint.marked.swap');
    return t(kinds.has('hop') ? 'hint.marked.hop' : 'hint.marked.step');
  }

  /** @param {Refusal} reason */
  refusal(reason) {
    const key = `reason.${reason}`;
    return this.words.t(this.words.has(key) ? key : 'reason.not-adjacent');
  }

  /** How the game ended, in one or two sentences. */
  outcome() {
    const { t, list, say } = this.words;
    const { seats, reason } = this.match.shownState;
    const first = seats.filter((seat) => seat.rank === 1).map((seat) => seat.seat);
    const why = t(`over.${reason ?? 'finished'}`);
    const [only] = first;
    if (first.length === 1 && only !== undefined) return say(this.about('over.first', only), why);
    return say(t('over.shared', { names: list(first.map((seat) => this.name(seat))) }), why);
  }

  /** What has happened, for those who cannot see it.
   * @param {readonly Happening[]} happenings */
  tell(happenings) {
    return this.words.say(...happenings.map((one) => this.tellOne(one)));
  }

  /** What has happened besides moves, for everybody.
   * @param {readonly Happening[]} happenings */
  note(happenings) {
    return this.tell(happenings.filter(({ type }) => type !== 'moved' && type !== 'swapped'));
  }

  /** @param {Happening} one @returns {string | null} */
  tellOne(one) {
    switch (one.type) {
      case 'moved': {
        const [from = '', ...rest] = one.path;
        const n = rest.length;
        const to = rest[n - 1] ?? from;
        const { t, say } = this.words;
        return say(this.about('told.moved', one.seat, { from, to }), n > 1 && t('told.hops', { n }));
      }
      case 'swapped':
        return this.words.t('told.swapped', { from: one.from, to: one.to });
      case 'skipped':
        return this.about('told.skipped', one.seat);
      case 'finished':
        return this.about('told.finished', one.seat, { rank: one.rank });
      case 'resigned':
        return this.about('told.resigned', one.seat);
      default:
        return null;
    }
  }

  /** Who begins after the lot was drawn. @param {number} seat */
  starts(seat) {
    return this.about('told.starts', seat);
  }

  lastMove() {
    const last = this.match.shownState.lastMove;
    if (!last) return this.words.t('told.none');
    const { seat, text, path } = last;
    return this.tell([{ type: 'moved', seat, text, path }]);
  }
}
