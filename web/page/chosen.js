/**
 * What the next game is to be, and how it is kept and begun.
 * @module
 */
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
 */

/** The game that somebody meets who has never chosen. @returns {Chosen} */
export const plainChoice = () => ({ game: 'sternhalma', star: readDraft(null), chess: readChessDraft(null) });

/** @param {Store} store @returns {Chosen} */
export function readChosen(store) {
  const game = store.get('setup.game');
  return {
    game: kGames.find((one) => one === game) ?? 'sternhalma',
    star: readDraft(store.get('setup')),
    chess: readChessDraft(store.get('setup.chess4')),
  };
}

/** @param {Store} store @param {Chosen} chosen */
export function keepChosen(store, { game, star, chess }) {
  store.set('setup.game', game);
  store.set('setup', star);
  store.set('setup.chess4', chess);
}

/**
 * Puts the chosen game on the board.
 * @param {NyotaBoard} board
 * @param {Nyota} nyota
 * @param {Chosen} chosen
 * @throws NyotaError 'bad-setup'; or what went wrong when the game's parts could not be fetched
 */
export const beginChosen = (board, nyota, { game, star, chess }) =>
  game === 'chess4'
    ? board.newGame(chessSetupOf(chess), chess.seats, { lot: chess.starter === 'lot' })
    : board.newGame(setupOf(star), star.seats.slice(0, star.players), {
        lot: star.starter === 'lot' && star.players > 1,
        colours: coloursOf(homesOf(nyota, star), star.colours),
      });
