/**
 * The question what the next game is to be. Fetched when somebody first asks for a new one.
 * @module
 */
import { themeOf } from '../view/boards.js';
import { nextDraft } from './chess4-draft.js';
import { ChessSetup } from './chess4-setup.js';
import { kGames } from './chosen.js';
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
  const { star, chess } = desk.chosen;
  /** @param {Partial<Chosen>} choice */
  const start = (choice) => void desk.need(() => desk.start({ ...desk.chosen, ...choice, game }));
  const dialog =
    game === 'chess4'
      ? new ChessSetup(words, nyota, {
          draft: match && match.state.ply > 0 ? nextDraft(chess, match.setup) : chess,
          running,
          games,
          onStart: (draft) => start({ chess: draft }),
        })
      : new SetupDialog(words, nyota, { draft: star, running, theme, games, onStart: (draft) => start({ star: draft }) });
  return /** @type {HTMLInputElement} */ (games.querySelector(':checked'));
}
