/**
 * Playing on from an earlier position, as a game of its own, and the way back to the game it comes from.
 * @module
 */
import { button, h } from './dom.js';

/** @typedef {import('./desk.js').Desk} Desk */
/** @typedef {import('../play/match.js').Snapshot} Snapshot */

/** Games that others branched off from, by the id of the branch. @type {Map<string, { origin: Snapshot, ply: number }>} */
const origins = new Map();

/** Twenty letters and digits that no other game has. */
const newId = () => Array.from(crypto.getRandomValues(new Uint8Array(20)), (byte) => (byte % 36).toString(36)).join('');

/**
 * Starts a game with the moves of the one at the table up to a position.
 * @param {Desk} desk
 * @param {number} ply
 */
export async function branchAt(desk, ply) {
  const { match } = desk.board;
  if (!match) return;
  const origin = match.snapshot();
  const { format, version, setup, start, moves, meta } = origin.record;
  const id = newId();
  const names = meta?.names ? { names: meta.names } : {};
  const snapshot = {
    format: origin.format,
    version: origin.version,
    record: {
      format,
      version,
      setup,
      ...(start ? { start } : {}),
      moves: moves.slice(0, ply),
      meta: { ...names, id, date: new Date().toISOString() },
    },
    seats: origin.seats,
    seed: Math.floor(Math.random() * 2 ** 32),
    ...(origin.colours ? { colours: origin.colours } : {}),
  };
  if (!(await desk.take(snapshot))) return;
  origins.set(id, { origin, ply });
  showWayBack(desk);
}

/** Says where the game at the table comes from, as long as it stands there. @param {Desk} desk */
function showWayBack(desk) {
  const { board, panel, words } = desk;
  const { match } = board;
  const from = origins.get(match?.game.record().meta?.id ?? '');
  if (!from) return;
  const { t } = words;
  const back = button(t('review.origin'), () => void desk.need(async () => void (await desk.take(from.origin))));
  const strip = h('div', { class: 'branch' }, h('p', {}, t('review.branched', { n: from.ply })), back);
  panel.actions.before(strip);
  const watch = () => {
    if (board.match === match && desk.panel === panel) return;
    strip.remove();
    board.removeEventListener('nyota-change', watch);
    // Another language has its own panel, and the game may be a branch itself.
    showWayBack(desk);
  };
  board.addEventListener('nyota-change', watch);
  board.announce(t('review.branched', { n: from.ply }));
}
