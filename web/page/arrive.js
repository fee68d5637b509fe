/**
 * What happens when somebody opens a link with a game: a game that is kept here goes on where the link
 * says, any other one is put on the board. Fetched when there is such a link.
 * @module
 */
import { relate } from '../play/by-link.js';
import { newGameId } from '../play/match.js';
import { kNameLength } from '../play/seats.js';
import { keyOf } from '../store/games.js';
import { openDialog } from './dialog.js';
import { button, h } from './dom.js';
import { plainName } from './game-title.js';
import { named, readLink, standingRecord } from './incoming.js';

/** @typedef {import('../play/match.js').Snapshot} Snapshot */
/** @typedef {import('../play/seats.js').Seat} Seat */
/** @typedef {import('./desk.js').Desk} Desk */

/** The question that is open; a link that comes meanwhile takes its place. @type {HTMLDialogElement | null} */
let asking = null;

/** @param {Desk} desk */
export async function arrive(desk) {
  asking?.close();
  const { hash } = location;
  const read = readLink(desk.nyota, hash);
  try {
    if ('refused' in read) desk.notice(`share.refused.${read.refused}`);
    else await receive(desk, read.snapshot);
  } finally {
    if (location.hash === hash) forget();
  }
}

/** The game is kept from now on: a reload goes on with it and not with the link. */
function forget() {
  try {
    history.replaceState(null, '', location.pathname + location.search);
  } catch {
    // Frames without an origin keep their address; the link is then known the next time.
  }
}

/** @param {Desk} desk @param {Snapshot} come */
async function receive(desk, come) {
  const { record } = come;
  const id = record.meta?.id ?? '';
  // A position without a name of its own can be played from as often as one likes.
  if (record.start && record.moves.length === 0) return void (await desk.take(named(come, newGameId())));
  const kept = keptGame(desk, id);
  if (!kept) return meet(desk, come);
  const { kind, ply } = relate(standingRecord(kept), record);
  if (kind === 'other') return meet(desk, named(come, newGameId()));
  if (kind === 'newer') return void (await goOn(desk, kept, come, ply));
  if (kind === 'fork') return askFork(desk, kept, come, ply);
  const { match } = desk.board;
  if (match?.held || match?.game.record().meta?.id !== id) await desk.take(kept, true);
  desk.notice(kind === 'same' ? 'share.same' : 'share.older');
}

/** @param {Desk} desk @param {string} id @returns {Snapshot | null} */
function keptGame({ games, board, nyota, store }, id) {
  const { match } = board;
  const kept = games.get(id) ?? (match?.game.record().meta?.id === id ? match.snapshot() : null);
  if (!kept) return null;
  try {
    const { record, seats } = /** @type {Snapshot} */ (kept);
    nyota.loadGame(record).free();
    if (Array.isArray(seats)) return /** @type {Snapshot} */ (kept);
  } catch {
    // Set aside below: its text may still be wanted, and the game of the link takes its place.
  }
  store.setAside(keyOf(id), kept);
  return null;
}

/** @param {Desk} desk @param {Snapshot} snapshot */
function stateOf({ nyota }, { record }) {
  const game = nyota.loadGame(record);
  try {
    return game.state();
  } finally {
    game.free();
  }
}

/** A game that nobody here has seen. @param {Desk} desk @param {Snapshot} come */
async function meet(desk, come) {
  const { turn, over } = stateOf(desk, come);
  const people = come.seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  const afar = (/** @type {number[]} */ here) =>
    come.seats.map((seat, index) => (seat.kind === 'person' && !here.includes(index) ? away(seat) : seat));
  if (over || people.length === 0) return void (await desk.take({ ...come, seats: afar([]) }));
  const first = turn !== null && people.includes(turn) ? turn : (people[0] ?? 0);
  const seats = await askSeats(desk, come, [first], 'share.who.help');
  if (seats) await desk.take(byLink({ ...come, seats }));
}

/** @param {Seat} seat @returns {Seat} */
const away = (seat) => ({ ...seat, kind: 'remote' });

/** @param {Snapshot} snapshot @returns {Snapshot} */
function byLink(snapshot) {
  const meta = /** @type {object} */ ({ ...snapshot.record.meta, byLink: true });
  return { ...snapshot, record: { ...snapshot.record, meta } };
}

/**
 * Goes on with a game that is kept here, by the moves of the link.
 * @param {Desk} desk
 * @param {Snapshot} kept
 * @param {Snapshot} come
 * @param {number} ply where its new moves begin
 * @returns {Promise<boolean>} whether it went on
 */
async function goOn(desk, kept, come, ply) {
  const moved = moversSince(desk, come, ply);
  let seats = kept.seats.map((seat, index) =>
    seat.kind === 'remote' && come.seats[index]?.name ? { ...seat, name: come.seats[index].name } : seat,
  );
  const own = [...moved].filter((seat) => seats[seat]?.kind === 'person');
  if (own.length > 0) {
    const here = seats.flatMap(({ kind }, seat) => (kind === 'person' && !moved.has(seat) ? [seat] : []));
    const names = desk.words.list(own.map((seat) => plainName(desk.words, kept, seat)));
    const told = await askSeats(desk, { ...come, seats }, here, 'share.moved', { names });
    if (!told) return false;
    seats = told;
  }
  const meta = { ...come.record.meta, ...kept.record.meta };
  const { moves } = come.record;
  const after = byLink({ ...kept, record: { ...come.record, meta }, seats });
  delete after.undone;
  delete after.chain;
  const last = moves.at(-1) ?? '';
  const before = { ...after.record, moves: moves.slice(0, -1) };
  delete before.result;
  const { turn } = stateOf(desk, { ...after, record: before });
  // The last move is to be seen, unless the computer here would answer before it.
  const seen = turn !== null && seats[turn]?.kind === 'remote' && !last.startsWith('resign:');
  if (!(await desk.take(seen ? { ...after, record: before } : after, true))) return false;
  desk.board.announce(desk.words.t('share.came', { n: moves.length - ply }));
  if (seen) desk.board.match?.play(last);
  return true;
}

/** Who has moved in a game since a place of it. @param {Desk} desk @param {Snapshot} come @param {number} ply */
function moversSince({ nyota }, { record }, ply) {
  const game = nyota.loadGame(record);
  try {
    return new Set(game.history().slice(ply).map(({ seat }) => seat));
  } finally {
    game.free();
  }
}

/**
 * Opens a question that is answered by pressing one of its buttons.
 * @template Answer
 * @param {Desk} desk
 * @param {string} title
 * @param {(answer: (value: Answer) => void) => { body: Node[], foot: Node[] }} fill
 * @returns {Promise<Answer | null>} null where it was put away
 */
function ask({ words }, title, fill) {
  return new Promise((resolve) => {
    const { body, foot, close } = openDialog(words, title, 'small');
    const parts = fill((value) => {
      resolve(value);
      close();
    });
    body.append(...parts.body);
    foot.append(...parts.foot);
    const dialog = body.closest('dialog');
    asking = dialog;
    dialog?.addEventListener('close', () => {
      if (asking === dialog) asking = null;
      resolve(null);
    });
  });
}

/**
 * Asks who of the people in a game sits at this device, and what they are called.
 * @param {Desk} desk
 * @param {Snapshot} game
 * @param {readonly number[]} here who is thought to
 * @param {string} help key of what is said about it
 * @param {import('../i18n/words.js').Values} [values] of that
 * @returns {Promise<Seat[] | null>}
 */
function askSeats(desk, game, here, help, values) {
  const { words } = desk;
  const { t } = words;
  return ask(desk, t('share.who'), (answer) => {
    const rows = game.seats.flatMap((seat, index) => {
      if (seat.kind === 'computer') return [];
      const title = plainName(words, { ...game, seats: [] }, index);
      const box = h('input', { type: 'checkbox', checked: here.includes(index) });
      const name = h('input', {
        type: 'text',
        value: seat.name,
        maxLength: kNameLength,
        placeholder: t('seat.name'),
        'aria-label': t('setup.seat.name', { seat: title }),
        autocomplete: 'off',
        dir: 'auto',
      });
      const element = h('li', {}, h('label', {}, box, h('b', {}, title)), name);
      return [{ index, box, name, element }];
    });
    const done = () =>
      answer(
        game.seats.map((seat, index) => {
          const row = rows.find((one) => one.index === index);
          return row ? { ...seat, kind: row.box.checked ? 'person' : 'remote', name: row.name.value.trim() } : seat;
        }),
      );
    return {
      body: [h('p', {}, t(help, values)), h('ul', { class: 'sitting' }, ...rows.map(({ element }) => element))],
      foot: [button(t('share.open'), done, 'main')],
    };
  });
}

/** @param {Desk} desk @param {Snapshot} kept @param {Snapshot} come @param {number} ply where they part */
async function askFork(desk, kept, come, ply) {
  const { store, words } = desk;
  const { t } = words;
  const said = (/** @type {Snapshot} */ { record }) => {
    const move = record.moves[ply] ?? '';
    return move.startsWith('resign:') ? t('moves.resigned') : move;
  };
  const choice = await ask(desk, t('share.fork'), (/** @type {(value: 'mine' | 'theirs' | 'both') => void} */ answer) => ({
    body: [
      h('p', {}, t('share.fork.text', { n: ply + 1, mine: said(kept), theirs: said(come) })),
      h(
        'ul',
        { class: 'menu' },
        h('li', {}, button(t('share.fork.mine'), () => answer('mine'))),
        h('li', {}, button(t('share.fork.theirs'), () => answer('theirs'))),
        h('li', {}, button(t('share.fork.both'), () => answer('both'))),
      ),
    ],
    foot: [],
  }));
  const { match } = desk.board;
  if (choice === 'theirs' || choice === 'both') {
    // The others know the game by its name: theirs keeps it, so that their next link finds it.
    const id = newGameId();
    // Mine is kept first: with a full store the other one is the one that can be had again.
    if (choice === 'both') store.set(keyOf(id), { ...named(kept, id), at: Date.now() });
    if (!(await goOn(desk, kept, come, ply)) && choice === 'both') store.remove(keyOf(id));
  } else if (match?.game.record().meta?.id !== kept.record.meta?.id) await desk.take(kept, true);
}
