/**
 * What is told when a game is over, besides places: what it did to the rating, how the series stands,
 * and a quick way to the next one.
 * @module
 */
import { countGame, readRatings, shown } from '../play/rating.js';
import { seatsNow } from '../play/series.js';
import { begin, beginningOf } from './chosen.js';
import { button, h } from './dom.js';
import { seriesTable } from './series-table.js';

/** @typedef {import('./desk.js').Desk} Desk */
/** @typedef {import('../play/match.js').Match} Match */

/** @param {Desk} desk */
export function tellAfter(desk) {
  const { board, panel, words } = desk;
  const { match } = board;
  if (!match?.state.over) return;
  const { rating, fresh } = ratingLine(desk, match);
  const { t } = words;
  const table = match.held ? null : seriesTable(desk, match);
  const again = match.held || match.seats.some(({ kind }) => kind === 'remote') ? null : button(t('series.again'), () => void playAgain(desk), 'main');
  panel.after.replaceChildren(
    ...[
      rating && h('p', {}, rating),
      table && match.aside.series && h('details', {}, h('summary', {}, t('series.title')), table),
      again,
      again && h('small', {}, whoStarts(desk, match)),
    ].filter((one) => one instanceof Node),
  );
  if (fresh) board.announce(rating);
}

/**
 * What the game did to the rating, or why nothing; it is counted if it has not been.
 * @param {Desk} desk @param {Match} match
 * @returns {{ rating: string, fresh: boolean }} whether it was counted just now
 */
function ratingLine({ nyota, store, words: { t, number } }, match) {
  if (match.held) return { rating: '', fresh: false };
  const before = readRatings(store.get('ratings'));
  const { ratings, game, why } = countGame(before, match, nyota, new Date().toISOString());
  const fresh = ratings !== before;
  if (fresh) store.set('ratings', ratings);
  if (game) {
    const change = number(Math.round(game.change), true);
    return { rating: t('rated.now', { rating: shown(game.rating), change }), fresh };
  }
  // Nobody thinks of ratings where a game could never have had one.
  return { rating: why === 'one' || why === 'others' ? '' : t(`rated.not.${why}`), fresh };
}

/** The same game once more, with the seats as they are. @param {Desk} desk @param {Match} match */
function nextDeal({ chosen, nyota }, match) {
  const deal = { setup: match.setup, seats: seatsNow(match), colours: match.colours };
  // What the terms say of the clock is that of this game, whatever was chosen for another one since.
  const limit = Object(match.aside.clock).limit;
  const terms = { ...chosen.terms, turnLimit: limit === 30 || limit === 60 ? limit : 0 };
  return { nyota, deal, terms };
}

/** @param {Desk} desk @param {Match} match */
function whoStarts(desk, match) {
  const { nyota, deal, terms } = nextDeal(desk, match);
  const { firstSeat, lot } = beginningOf(desk.board, nyota, deal, terms);
  return lot ? desk.words.t('series.lot') : (desk.board.speech?.about('series.starts', firstSeat) ?? '');
}

/** @param {Desk} desk */
async function playAgain(desk) {
  const { board, panel } = desk;
  const { match } = board;
  if (!match?.state.over) return;
  const { nyota, deal, terms } = nextDeal(desk, match);
  await desk.need(() => begin(board, nyota, deal, terms));
  desk.turnToPerson();
  desk.accompany();
  panel.newGame.focus();
}
