/**
 * The question what the next game is to be. Fetched when somebody first asks for a new one.
 * @module
 */
import { themeOf } from '../view/boards.js';
import { ChessSetup } from './chess4-setup.js';
import { seatsOfSeries } from '../play/series.js';
import { beginningOf, dealOf, kGames } from './chosen.js';
import { radios } from './dom.js';
import { SetupDialog } from './setup-dialog.js';

/** @typedef {import('./chosen.js').Chosen} Chosen */
/** @typedef {import('./desk.js').Desk} Desk */

/**
 * Asks for everything about the next game.
 * @param {Desk} desk
 * @param {Chosen['game']} [game] the one to ask about first
 * @returns {HTMLInputElement} the choice of the game
 */
export function askForGame(desk, game = desk.chosen.game) {
  const { board, nyota, words } = desk;
  const { match } = board;
  const running = match !== null && !match.state.over && match.state.ply > 0;
  const theme = themeOf(board.getAttribute('board'), board.shade);
  const games = radios(
    words.t('setup.game'),
    kGames.map((value) => ({ value, label: words.t(`game.${value}`) })),
    game,
    (value) => {
      dialog.close();
      askForGame(desk, kGames.find((one) => one === value)).focus();
    },
    'segments',
  );
  const { terms } = desk.chosen;
  const { star, chess } = withSeats(desk);
  /** @param {Partial<Chosen>} choice @param {import('./table-terms.js').TableTermControls} controls */
  const start = (choice, controls) =>
    void desk.need(() => desk.start({ ...desk.chosen, ...choice, game, terms: controls.terms }, controls.anew));
  /** @param {Partial<Chosen>} choice @returns {number | null} */
  const turnToStart = (choice) => {
    const deal = dealOf(nyota, { ...desk.chosen, ...choice, game });
    if (nyota.checkSetup(deal.setup).errors.length > 0) return null;
    const { rotated, firstSeat } = beginningOf(board, nyota, deal, terms);
    return rotated ? firstSeat : null;
  };
  const dialog =
    game === 'chess4'
      ? new ChessSetup(words, nyota, {
          draft: chess,
          running,
          games,
          terms,
          turnToStart: (draft) => turnToStart({ chess: draft }),
          onStart: (draft, controls) => start({ chess: draft }, controls),
        })
      : new SetupDialog(words, nyota, {
          draft: star,
          running,
          theme,
          games,
          terms,
          turnToStart: (draft) => turnToStart({ star: draft }),
          onStart: (draft, controls) => start({ star: draft }, controls),
        });
  return /** @type {HTMLInputElement} */ (games.querySelector(':checked'));
}

/** What was chosen last; of the game at hand, the seats as they are now. @param {Desk} desk @returns {Chosen} */
function withSeats({ board: { match }, chosen, nyota }) {
  const deal = dealOf(nyota, chosen);
  const complete = nyota.checkSetup(deal.setup).setup;
  const seats = match && complete && seatsOfSeries(match, complete, deal.seats);
  if (!seats) return chosen;
  if (chosen.game === 'chess4') return { ...chosen, chess: { ...chosen.chess, seats } };
  return { ...chosen, star: { ...chosen.star, seats: [...seats, ...chosen.star.seats.slice(seats.length)] } };
}
