/**
 * What the next game is to be, and how it is kept and begun.
 * @module
 */
import { kTableTerms, nextGame, readTerms } from '../play/series.js';
import { chessSetupOf, readChessDraft } from './chess4-draft.js';
import { coloursOf, homesOf, readDraft, setupOf } from './setup-draft.js';

/** @typedef {import('../element/nyota-board.js').NyotaBoard} NyotaBoard */
/** @typedef {import('../engine/nyota.js').Nyota} Nyota */
/** @typedef {import('../store/store.js').Store} Store */
/** @typedef {import('./chess4-draft.js').ChessDraft} ChessDraft */
/** @typedef {import('./setup-draft.js').Draft} Draft */

export const kGames = /** @type {const} */ (['sternhalma', 'chess4']);
/** @typedef {(typeof kGames)[number]} GameName */

/**
 * @typedef {object} Chosen
 * @property {GameName} game
 * @property {Draft} star
 * @property {ChessDraft} chess
 * @property {Partial<import('../play/series.js').TableTerms>} terms for both games: what differs from the usual ones
 */

/** The game that somebody meets who has never chosen. @returns {Chosen} */
export const plainChoice = () => ({ game: 'sternhalma', star: readDraft(null), chess: readChessDraft(null), terms: {} });

/** @param {Store} store @returns {Chosen} */
export function readChosen(store) {
  const game = store.get('setup.game');
  return {
    game: kGames.find((one) => one === game) ?? 'sternhalma',
    star: readDraft(store.get('setup')),
    chess: readChessDraft(store.get('setup.chess4')),
    terms: readTerms(store.get('setup.table')),
  };
}

/** @param {Store} store @param {Chosen} chosen */
export function keepChosen(store, { game, star, chess, terms }) {
  store.set('setup.game', game);
  store.set('setup', star);
  store.set('setup.chess4', chess);
  store.set('setup.table', terms);
}

/**
 * @typedef {object} Deal A game that can be begun.
 * @property {import('../engine/nyota.js').Setup} setup
 * @property {import('../play/seats.js').Seat[]} seats
 * @property {readonly number[]} [colours]
 */

/** @param {Nyota} nyota @param {Chosen} chosen @returns {Deal} */
export const dealOf = (nyota, { game, star, chess }) =>
  game === 'chess4'
    ? { setup: chessSetupOf(chess), seats: chess.seats }
    : { setup: setupOf(star), seats: star.seats.slice(0, star.players), colours: coloursOf(homesOf(nyota, star), star.colours) };

/**
 * How a game would begin now: with which seat, and in which series.
 * @param {NyotaBoard} board
 * @param {Nyota} nyota
 * @param {Deal} deal
 * @param {Chosen['terms']} terms
 * @param {boolean} [anew] whether who starts has just been chosen
 */
export const beginningOf = ({ match }, nyota, { setup, seats }, terms, anew) =>
  nextGame({
    match,
    setup: nyota.checkSetup(setup).setup ?? setup,
    seats,
    terms: { ...kTableTerms, ...terms },
    nextStarter: (before) => nyota.nextStarter(before),
    anew,
  });

/**
 * Puts a game on the board.
 * @param {NyotaBoard} board
 * @param {Nyota} nyota
 * @param {Deal} deal
 * @param {Chosen['terms']} terms
 * @param {boolean} [anew] whether who starts has just been chosen
 * @throws NyotaError 'bad-setup'; or what went wrong when the game's parts could not be fetched
 */
export function begin(board, nyota, deal, terms, anew) {
  const { firstSeat, lot, series } = beginningOf(board, nyota, deal, terms, anew);
  const aside = { series, ...(terms.turnLimit ? { clock: { limit: terms.turnLimit } } : {}) };
  return board.newGame({ ...deal.setup, firstSeat }, deal.seats, { lot, colours: deal.colours, aside });
}
