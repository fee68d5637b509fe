/**
 * Sentences about four-player chess.
 * @module
 */
import { solePerson } from '../play/seats.js';
import { figureName } from './figure-name.js';
import { Speech } from './speech.js';

/** @typedef {import('../engine/nyota.js').Happening} Happening */
/** @typedef {import('../i18n/words.js').Words} Words */
/** @typedef {import('../play/entry.js').Entry} Entry */
/** @typedef {import('../play/entry.js').Refusal} Refusal */
/** @typedef {import('../play/seats.js').Seat} Seat */

/**
 * @param {Words} words
 * @param {readonly Seat[]} seats
 * @param {number} seat
 */
export function chessSeatName({ t }, seats, seat) {
  return seats[seat]?.name || (solePerson(seats) === seat ? t('name.you') : t(`chess.name.${seat}`));
}

export class ChessSpeech extends Speech {
  /** @override @param {number} seat */
  name(seat) {
    return chessSeatName(this.words, this.match.seats, seat);
  }

  /** Whether the seat to move is in check. */
  get #inCheck() {
    const { seats, turn } = this.match.shownState;
    return turn !== null && seats[turn]?.inCheck === true;
  }

  /**
   * What stands on a square and what can be done with it, the square's own name first.
   * @override @param {string} square @param {Entry | null} entry
   */
  hole(square, entry) {
    const { t } = this.words;
    const state = this.match.shownState;
    const chain = entry?.chain ?? null;
    const parts = [square];
    const inHand = chain?.at === square;
    const cell = inHand && chain ? chain.from : square;
    const left = chain?.open && square === chain.from && !inHand;
    const piece = left ? undefined : state.pieces.find((one) => one.cell === cell);
    if (!piece) parts.push(t('hole.empty'));
    else {
      const figure = figureName(this.words, piece);
      parts.push(piece.grey ? t('hole.once', { figure, name: this.name(piece.seat) }) : this.about('hole.figure', piece.seat, { figure }));
      if (piece.kind === 'king' && !piece.grey && state.seats[piece.seat]?.inCheck) parts.push(t('hole.check'));
    }
    if (inHand) parts.push(t('hole.selected'));
    const target = chain?.open ? undefined : chain?.targets.get(square);
    if (target) parts.push(t(target.kind === 'step' ? 'hole.reach' : `hole.reach.${target.kind}`));
    else if (!chain && this.match.movable.has(square)) parts.push(t('hole.movable'));
    return this.join(parts);
  }

  /** @override @param {Entry | null} entry @param {boolean} showMarks */
  hint(entry, showMarks) {
    const { t } = this.words;
    const refused = entry?.refused;
    if (refused) return this.refusal(refused.reason);
    const chain = entry?.chain;
    if (!chain) return this.#inCheck ? t('hint.check') : t('hint.choose.square');
    if (chain.choices.length > 0) return t('hint.promote');
    if (chain.open) return t('hint.confirm');
    if (!showMarks) return t('hint.go.square');
    const captures = [...chain.targets.values()].some(({ kind }) => kind === 'capture');
    return t(captures ? 'hint.marked.capture' : 'hint.marked.square');
  }

  /** @override @param {Refusal} reason */
  refusal(reason) {
    const { t, has } = this.words;
    if ((reason === 'stuck' || reason === 'king-in-check') && this.#inCheck) return t('reason.chess.still-check');
    const own = `reason.chess.${reason}`;
    return has(own) ? t(own) : super.refusal(reason);
  }

  /** @override */
  outcome() {
    const { t, has, list, say } = this.words;
    const { seats, reason, detail } = this.match.shownState;
    const names = seats.flatMap(({ seat, rank }) => (rank === 1 ? [this.name(seat)] : []));
    const teams = this.match.setup.game === 'chess4' && this.match.setup.mode === 'teams';
    const key = detail ? `over.draw.${detail}` : `over.chess.${reason}`;
    const why = t(has(key) ? key : `over.${reason}`);
    const first = seats.findIndex(({ rank }) => rank === 1);
    if (names.length === 1) return say(reason === 'draw' ? this.about('over.most', first) : this.about('over.first', first), why);
    if (teams && names.length === 2) return say(t('over.team', { names: list(names) }), why);
    return say(!teams && t('over.shared', { names: list(names) }), why);
  }

  /**
   * Whoever is checkmated by the same move need not be told to be in check.
   * @override @param {readonly Happening[]} happenings
   */
  tell(happenings) {
    const out = happenings.flatMap((one) => (one.type === 'eliminated' ? [one.seat] : []));
    return super.tell(
      happenings.map((one) => (one.type === 'check' ? { ...one, seats: one.seats.filter((seat) => !out.includes(seat)) } : one)),
    );
  }

  /** @override @param {readonly Happening[]} happenings */
  note(happenings) {
    const plain = ['moved', 'captured', 'castled', 'promoted'];
    return this.tell(happenings.filter(({ type }) => !plain.includes(type)));
  }

  /** @override @param {Happening} one @returns {string | null} */
  tellOne(one) {
    const { t } = this.words;
    switch (one.type) {
      case 'captured': {
        const { seat, points } = one;
        const figure = figureName(this.words, { ...one, seat: one.victim }, true);
        if (points === 0) return this.about('told.took', seat, { figure });
        return this.about('told.captured', seat, { figure, points: t('points', { n: points }) });
      }
      case 'promoted':
        return t('told.promoted', { kind: one.to, piece: t(`piece.${one.to}`) });
      case 'castled':
        return t('told.castled', { from: one.rookFrom, to: one.rookTo });
      case 'check': {
        const told = one.seats.map((seat) => this.about('told.check', seat));
        return this.words.say(...told, this.#credit(one.by, one.points));
      }
      case 'eliminated': {
        if (one.why === 'resigned') return null;
        const told = one.why === 'checkmate' ? this.about('told.checkmate', one.seat) : this.about('told.stalemate', one.seat);
        return this.words.say(told, this.#credit(one.pointsTo, one.points));
      }
      case 'bonus':
        return this.#credit(one.seat, one.points);
      default:
        return super.tellOne(one);
    }
  }

  /** @param {number | null} seat @param {number} points @returns {string | null} */
  #credit(seat, points) {
    if (seat === null || points === 0) return null;
    return this.about('told.credit', seat, { points: this.words.t('points', { n: points }) });
  }
}
