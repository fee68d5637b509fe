import { kNameLength } from '../play/seats.js';
import { button, h } from './dom.js';
import { openDialog } from './dialog.js';
import { whoSelect } from './who.js';

/** @typedef {import('../element/nyota-board.js').NyotaBoard} NyotaBoard */
/** @typedef {import('../i18n/words.js').Words} Words */

/**
 * All that can be done with one seat while a game runs.
 * @param {Words} words
 * @param {NyotaBoard} board
 * @param {number} seat
 * @param {(seat: number) => void} onResign
 */
export function openSeat(words, board, seat, onResign) {
  const { t } = words;
  const { match, speech } = board;
  const player = match?.seats[seat];
  const state = match?.shownState.seats[seat];
  if (!match || !speech || !player || !state) return;
  const { body, foot, close } = openDialog(words, speech.name(seat), 'small');
  const name = h('input', {
    type: 'text',
    value: player.name,
    maxLength: kNameLength,
    placeholder: speech.name(seat),
    autocomplete: 'off',
    dir: 'auto',
    onchange: () => board.setSeat(seat, { name: name.value.trim() }),
  });
  const choices = [
    h('label', { class: 'field' }, h('b', {}, t('seat.name')), name),
    h(
      'label',
      { class: 'field' },
      h('b', {}, t('seat.who')),
      whoSelect(words, player, (change) => board.setSeat(seat, change), t('seat.who')),
      h('small', {}, t('seat.who.help')),
    ),
  ];
  // Where the game is only looked at, nothing of it can be changed.
  body.append(...(match.held ? [h('p', {}, t('status.elsewhere'))] : choices));
  const side = board.sideOf(seat);
  if (side !== board.bottom) {
    body.append(
      button(t('seat.turn'), () => {
        board.bottom = side;
        close();
      }),
    );
  }
  if (state.status === 'playing' && !match.held && !match.state.over && player.kind !== 'remote') {
    foot.append(
      button(t('action.resign'), () => {
        close();
        onResign(seat);
      }),
    );
  }
  foot.append(button(t('dialog.done'), close, 'main'));
}
