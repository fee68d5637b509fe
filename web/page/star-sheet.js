import { marbleIcon } from './marble-icon.js';

/** @typedef {import('../i18n/words.js').Words} Words */
/** @typedef {import('../play/match.js').Match} Match */
/** @typedef {import('./panel.js').Sheet} Sheet */

const kMarks = ['●', '▲', '■', '◆', '✚', '★'];

/**
 * How many pieces a seat has to bring home.
 * @param {Match} match
 * @param {number} seat
 */
function piecesOf({ setup, state }, seat) {
  const camp = setup.game === 'sternhalma' && setup.rules?.style === 'japanese' ? 15 : 10;
  return camp * (state.seats[seat]?.homes?.length ?? 1);
}

/**
 * What the panel tells of a game of Chinese checkers.
 * @param {Words} words
 * @returns {Sheet}
 */
export function starSheet({ t }) {
  /** @param {Match} match @param {import('../engine/nyota.js').State} state @param {number} seat */
  const homeOf = (match, state, seat) => {
    const all = piecesOf(match, seat);
    const n = state.seats[seat]?.inGoal ?? 0;
    return { share: n / all, text: t('seat.count', { n, all }) };
  };
  return {
    about: ({ setup, state }) => {
      const preset = setup.game === 'sternhalma' ? (setup.preset ?? 'standard') : 'standard';
      return [t(`preset.${preset}`), t('panel.players', { n: state.seats.length })];
    },
    seat: (match, state, seat) => {
      const armies = (state.seats[seat]?.homes ?? []).map((home) => match.colours[home] ?? home);
      const { share, text } = homeOf(match, state, seat);
      return {
        key: armies.join(),
        icons: (size) => armies.map((army) => marbleIcon(army, size)),
        army: armies[0],
        mark: kMarks[armies[0] ?? 0] ?? '',
        news: '',
        share,
        count: text,
      };
    },
    columns: [t('result.home')],
    cells: (match, state, seat) => [homeOf(match, state, seat).text],
    more: [],
    update: () => {},
  };
}
