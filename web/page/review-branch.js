/**
 * Playing on from an earlier position, as a game of its own, and the way back to the game it comes from.
 * @module
 */
import { newGameId } from '../play/match.js';
import { button, h } from './dom.js';

/** @typedef {import('./desk.js').Desk} Desk */

/**
 * Starts a game with the moves of the one at the table up to a position. It counts as helped: its beginning was
 * not played in it.
 * @param {Desk} desk
 * @param {number} ply
 */
export async function branchAt(desk, ply) {
  const { match } = desk.board;
  if (!match) return;
  const { format, version, record, seats, colours } = match.snapshot();
  const { setup, start, moves, meta } = record;
  await desk.take({
    format,
    version,
    record: {
      format: record.format,
      version: record.version,
      setup,
      ...(start ? { start } : {}),
      moves: moves.slice(0, ply),
      meta: { id: newGameId(), assisted: true, from: { id: meta?.id ?? '', ply } },
    },
    // Whoever sits at another device has not agreed to it.
    seats: seats.map((seat) => (seat.kind === 'remote' ? { ...seat, kind: 'computer' } : seat)),
    seed: Math.floor(Math.random() * 2 ** 32),
    ...(colours ? { colours } : {}),
  });
}

/** Says which game the one at the table comes from, as long as it stands there and that one is kept. @param {Desk} desk */
export function showWayBack(desk) {
  const { board, games, panel, words } = desk;
  const { match } = board;
  /** @type {{ id?: unknown, ply?: unknown }} */
  const { id, ply } = match?.game.record().meta?.from ?? {};
  if (typeof id !== 'string' || typeof ply !== 'number' || games.get(id) === null || panel.element.querySelector('.branch')) return;
  const { t } = words;
  const back = button(t('review.origin'), () => void desk.need(() => desk.take(games.get(id))));
  const text = t('review.branched', { n: ply });
  const strip = h('div', { class: 'branch' }, h('p', {}, text), back);
  panel.actions.before(strip);
  board.announce(text);
  const watch = () => {
    if (board.match === match && desk.panel === panel) return;
    strip.remove();
    board.removeEventListener('nyota-change', watch);
    // Another language has its own panel.
    if (board.match === match) showWayBack(desk);
  };
  board.addEventListener('nyota-change', watch);
}
