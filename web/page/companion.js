/**
 * What stands beside a game only sometimes: the clock of its turns, and how its series stands. Fetched
 * with the first game that has one of them.
 * @module
 */
import { ClockFace } from './clock-face.js';
import { h } from './dom.js';
import { seriesTable } from './series-table.js';

/** @typedef {import('./desk.js').Desk} Desk */
/** @typedef {{ leave: () => void }} Companion */

/** @param {Desk} desk */
export function accompany(desk) {
  const { board, panel, words } = desk;
  const { match } = board;
  if (!match) return;
  desk.companion?.leave();
  const limit = Number(Object(match.aside.clock).limit);
  const face = limit > 0 && !match.held ? new ClockFace(desk, match, { .../** @type {object} */ (match.aside.clock), limit }) : null;
  const table = seriesTable(desk, match);
  panel.series.replaceChildren(...(table ? [h('details', {}, h('summary', {}, words.t('series.title')), table)] : []));
  desk.companion = {
    leave: () => {
      face?.leave();
      panel.series.replaceChildren();
    },
  };
}
