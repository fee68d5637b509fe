import { figureName } from '../element/figure-name.js';
import { scoreOf, whyOut } from '../play/chess4-score.js';
import { kSeatArmies } from '../view/chess4-pieces.js';
import { h } from './dom.js';
import { figureIcon } from './figure-icon.js';

/** @typedef {import('../engine/nyota.js').State} State */
/** @typedef {import('../i18n/words.js').Words} Words */
/** @typedef {import('../play/chess4-score.js').ScoreItem} ScoreItem */
/** @typedef {import('../play/match.js').Match} Match */
/** @typedef {import('./panel.js').Sheet} Sheet */

const kMarks = ['●', '▲', '■', '◆'];

/** Worth of the pieces, as the legend shows it; the score itself comes from the engine. */
const kWorth = /** @type {const} */ ([['pawn', 1], ['knight', 3], ['bishop', 5], ['rook', 5], ['queen', 9]]);
const kPays = /** @type {const} */ (['two', 'three', 'checkmate', 'stalemate', 'survivor', 'draw', 'grey', 'lead']);

/** @param {Match} match */
const inTeams = ({ setup }) => setup.game === 'chess4' && setup.mode === 'teams';

/** What the moves shown so far have told. @param {Match} match @param {State} state */
const shownHistory = (match, state) => match.history.slice(0, state.ply);

/** Why somebody has points. @param {Words} words @param {ScoreItem} item */
function reasonOf(words, { happening, points }) {
  const { t, list } = words;
  switch (happening?.type) {
    case 'captured':
      return t('score.captured', { figure: figureName(words, { ...happening, seat: happening.victim }, true) });
    case 'check': {
      const { seats } = happening;
      const names = list(seats.map((seat) => t(`chess.name.${seat}`)));
      const queen = points === (seats.length === 2 ? 1 : 5);
      return t(queen ? 'score.check.queen' : 'score.check', { names });
    }
    case 'eliminated':
      return happening.why === 'stalemate' ? t('score.stalemate') : t('score.checkmate', { name: t(`chess.name.${happening.seat}`) });
    case 'bonus':
      return t(`score.${happening.why}`);
    default:
      return t('score.start');
  }
}

/**
 * What the panel tells of a game of four-player chess.
 * @param {Words} words
 * @returns {Sheet}
 */
export function chessSheet(words) {
  const { t, number } = words;
  const score = h('table', { class: 'score' });
  const scoreBox = h('details', {}, h('summary', {}, t('score.title')), score);
  const legend = h('details', {}, h('summary', {}, t('legend.title')), legendOf(words));
  /** What the table of points shows now, so that it is made anew only when it has to be. */
  let shown = '';
  /** @type {(() => void) | null} */
  let draw = null;
  scoreBox.addEventListener('toggle', () => draw?.());

  return {
    about: (match) => [t(inTeams(match) ? 'mode.teams' : 'mode.ffa'), t('panel.players', { n: 4 })],
    seat: (match, state, seat) => {
      const one = state.seats[seat];
      const out = one?.status === 'out' || one?.status === 'resigned';
      const why = whyOut(shownHistory(match, state)).get(seat) ?? (one?.status === 'resigned' ? 'resigned' : 'unknown');
      return {
        key: `chess ${seat}`,
        icons: (size) => [figureIcon(seat, {}, size)],
        army: kSeatArmies[seat],
        mark: kMarks[seat] ?? '',
        news: out ? t(`out.${why}`) : one?.inCheck && !state.over ? t('hole.check') : '',
        share: null,
        count: inTeams(match) ? '' : number(one?.points ?? 0),
      };
    },
    columns: [t('result.points'), t('result.out')],
    cells: (match, state, seat) => {
      const why = whyOut(shownHistory(match, state)).get(seat);
      return [inTeams(match) ? '' : number(state.seats[seat]?.points ?? 0), why ? t(`out.${why}`) : ''];
    },
    more: [scoreBox, legend],
    update: (match, state) => {
      for (const box of [scoreBox, legend]) box.hidden = inTeams(match);
      draw = () => {
        const key = JSON.stringify([match.setup, state.ply, state.seats, state.lastMove]);
        if (!scoreBox.open || key === shown) return;
        shown = key;
        const items = scoreOf(shownHistory(match, state), state.seats);
        score.replaceChildren(...state.seats.map(({ seat, points = 0 }) => groupOf(words, seat, points, items)));
      };
      draw();
    },
  };
}

/** The points of one seat. @param {Words} words @param {number} seat @param {number} points @param {ScoreItem[]} items */
function groupOf(words, seat, points, items) {
  const { t, number } = words;
  return h(
    'tbody',
    {},
    h('tr', {}, h('th', { scope: 'rowgroup', colSpan: 2 }, figureIcon(seat, {}, 20), t(`chess.name.${seat}`)), h('th', {}, number(points))),
    ...items.flatMap((item) =>
      item.seat === seat
        ? [h('tr', {}, h('td', {}, h('bdi', {}, moveName(words, item.text))), h('td', {}, reasonOf(words, item)), h('td', {}, number(item.points, true)))]
        : [],
    ),
  );
}

/** @param {Words} words @param {string} text */
const moveName = ({ t }, text) => (text.startsWith('resign:') ? t('moves.resigned') : text);

/** What pieces, checks and endings are worth. @param {Words} words */
function legendOf({ t, number }) {
  /** @param {string} name @param {number} points @param {Partial<import('../view/chess4-pieces.js').Figure>} look */
  const worth = (name, points, look) => h('li', {}, figureIcon(0, look, 28), h('span', {}, name), h('b', {}, number(points)));
  return h(
    'div',
    { class: 'legend' },
    h(
      'ul',
      { class: 'worth' },
      ...kWorth.map(([kind, points]) => worth(t(`piece.${kind}`), points, { kind })),
      worth(t('piece.promoted', { piece: t('piece.queen') }), 1, { kind: 'queen', promoted: true }),
    ),
    h('ul', {}, ...kPays.map((what) => h('li', {}, t(`legend.${what}`)))),
  );
}
