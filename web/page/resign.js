/**
 * The question whether somebody really gives up. Fetched when first asked.
 * @module
 */
import { confirm } from './dialog.js';

/** @typedef {import('./desk.js').Desk} Desk */

/** What a resignation would mean. @param {import('../engine/nyota.js').Setup} setup @param {number} playing */
function resignText(setup, playing) {
  if (setup.game !== 'chess4') return playing <= 2 ? 'resign.last' : 'resign.more';
  if (setup.mode === 'teams') return 'resign.chess.teams';
  if (playing === 3) return 'resign.chess.three';
  return playing < 3 ? 'resign.chess.last' : 'resign.chess.more';
}

/** @param {Desk} desk @param {number} seat */
export function askToResign({ board, words }, seat) {
  const { t } = words;
  const { match, speech } = board;
  if (!match || !speech) return;
  const playing = match.state.seats.filter((one) => one.status === 'playing').length;
  confirm(words, {
    title: t('resign.title', { name: speech.name(seat) }),
    text: t(resignText(match.setup, playing)),
    yes: t('action.resign'),
    onYes: () => {
      // The game may have ended while the question stood.
      if (match.state.seats[seat]?.status === 'playing') board.resign(seat);
    },
  });
}
