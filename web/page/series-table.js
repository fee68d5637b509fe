/**
 * How a series stands: how often each player had which place.
 * @module
 */
import { gamesSoFar, standingOf } from '../play/series.js';
import { h } from './dom.js';

/** @typedef {import('./desk.js').Desk} Desk */
/** @typedef {import('../play/match.js').Match} Match */

/**
 * @param {Desk} desk
 * @param {Match} match
 * @returns {HTMLTableElement | null} null as long as no game of the series has come to its end
 */
export function seriesTable({ board, words }, match) {
  const { t, number } = words;
  const { speech } = board;
  const games = gamesSoFar(match);
  if (games.length === 0 || !speech || match.seats.length < 2) return null;
  const places = match.seats.map((_, place) => place + 1);
  const rows = standingOf(games, match.seats.length)
    .map((one, seat) => ({ ...one, seat }))
    .sort((a, b) => a.sum - b.sum);
  const head = (/** @type {string} */ text) => h('th', { scope: 'col' }, text);
  return h(
    'table',
    { class: 'standing' },
    h('caption', {}, t('series.games', { n: games.length })),
    h('thead', {}, h('tr', {}, head(t('result.player')), ...places.map((n) => head(t('result.rank', { n }))))),
    h(
      'tbody',
      {},
      ...rows.map(({ seat, counts }) =>
        h('tr', {}, h('th', { scope: 'row' }, h('bdi', {}, speech.name(seat))), ...counts.map((n) => h('td', {}, number(n)))),
      ),
    ),
  );
}
