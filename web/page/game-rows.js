/**
 * The lines of the list of games: a picture, who plays what, how it stands, and what can be done.
 * @module
 */
import { readColours, readSeats, solePerson } from '../play/seats.js';
import { kitOf } from '../view/kit.js';
import { themeOf } from '../view/boards.js';
import { button, h, newId } from './dom.js';
import { gamePainter } from './game-picture.js';
import { playersTitle, resultTitle, rulesTitle } from './game-title.js';

/** @typedef {import('../engine/nyota.js').State} State */
/** @typedef {import('../play/seats.js').Seat} Seat */
/** @typedef {import('../store/shelf.js').Kept} Kept */
/** @typedef {import('./desk.js').Desk} Desk */

/**
 * @typedef {object} Row
 * @property {HTMLElement} element
 * @property {{ text: string, state: 'running' | 'finished', game: string }} look what it is found by
 * @property {() => boolean} gone whether it has been deleted
 */

/** A text for being found: without capital letters and marks. @param {string} text */
export const plain = (text) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Seats of a kept game without looking into the game. @param {any} snapshot @returns {Seat[]} */
const seatsOf = ({ seats }) => readSeats(seats, Array.isArray(seats) ? Math.min(seats.length, 6) : 0);

/** Where a kept game stands. @param {Desk} desk @param {any} snapshot @returns {State} @throws NyotaError */
function stateOf({ nyota }, snapshot) {
  const game = nyota.loadGame(snapshot.record);
  try {
    for (let i = 0; i < Number(snapshot.undone ?? 0) && game.undo(); i += 1);
    return game.state();
  } finally {
    game.free();
  }
}

/**
 * @param {Desk} desk
 * @param {object} hooks
 * @param {(kept: Kept) => void} hooks.open
 * @param {(kept: Kept) => void} hooks.give asked for the text of the game
 * @param {() => void} hooks.deleted called when a game has been deleted or brought back
 */
export function gameRows(desk, { open, give, deleted }) {
  const { words, store, board } = desk;
  const { t } = words;
  const painter = gamePainter(themeOf(board.getAttribute('board'), board.shade));
  const dates = new Intl.DateTimeFormat(words.locale, { dateStyle: 'medium', timeStyle: 'short', numberingSystem: 'latn' });
  /** What is to be done once a line comes into sight. @type {WeakMap<Element, () => void>} */
  const waiting = new WeakMap();
  const sight = new IntersectionObserver(
    (seen) => {
      for (const { isIntersecting, target } of seen) {
        if (!isIntersecting) continue;
        sight.unobserve(target);
        waiting.get(target)?.();
      }
    },
    { rootMargin: '200px' },
  );

  /** Whose turn it is. @param {Kept} kept @param {State} state */
  const turnTitle = ({ snapshot }, { game, turn, seats }) => {
    if (turn === null) return t('library.finished');
    const players = seatsOf(snapshot);
    if (turn === solePerson(players)) return t('status.turn.you');
    const [home] = seats[turn]?.homes ?? [];
    const army = game === 'chess4' ? `chess.name.${turn}` : `name.army.${home === undefined ? 'none' : readColours(snapshot.colours)[home]}`;
    return t('library.turn', { name: players[turn]?.name || t(army) });
  };

  /** @param {Kept} kept @returns {Row} */
  const makeRow = (kept) => {
    const { key, snapshot, at } = kept;
    const { setup, result, meta } = snapshot.record;
    const seats = seatsOf(snapshot);
    const over = Boolean(result) && !snapshot.undone;
    const here = meta?.id === board.match?.game.record().meta?.id;
    const players = playersTitle(words, seats);
    const rules = rulesTitle(words, setup);
    const date = at > 0 ? dates.format(at) : '';
    const picture = painter.make(setup.game);
    const ranks = Array.isArray(result?.ranks) ? result.ranks : [];
    const stand = h('span', {}, over ? resultTitle(words, seats, ranks) : t('library.running'));
    const id = newId();
    let gone = false;
    const main = h(
      'button',
      { type: 'button', class: 'game', disabled: here, onclick: () => open(kept) },
      picture,
      h(
        'span',
        { class: 'about' },
        h('b', { id }, players),
        h('small', {}, rules),
        h('small', {}, stand),
        h('small', {}, date),
      ),
    );
    const remove = button(t('library.delete'), () => {
      const text = store.text(key);
      store.remove(key);
      gone = true;
      const undo = button(t('action.undo'), () => {
        if (text !== null) store.write(key, text);
        gone = false;
        element.replaceChildren(...parts);
        deleted();
        main.focus();
      });
      const said = h('p', { id: newId() }, t('library.deleted'), words.gap, h('span', { class: 'quiet' }, players));
      undo.setAttribute('aria-describedby', said.id);
      element.replaceChildren(said, undo);
      deleted();
      undo.focus();
    });
    const away = button(t('library.export'), () => give(kept));
    for (const one of [away, remove]) one.setAttribute('aria-describedby', id);
    // The game on the board would be kept again with its next move, so it cannot be deleted.
    const parts = [main, h('span', { class: 'acts' }, here ? h('small', {}, t('library.here')) : null, away, here ? null : remove)];
    const element = h('li', {}, ...parts);
    waiting.set(element, () => {
      try {
        const state = stateOf(desk, snapshot);
        if (!over) stand.textContent = turnTitle(kept, state);
        if (state.game === 'chess4' && kitOf('chess4') === kitOf('sternhalma')) return;
        painter.paint(picture, state, Math.max(0, seats.findIndex(({ kind }) => kind === 'person')), readColours(snapshot.colours));
      } catch {
        // It can still be taken away as a text.
        main.disabled = true;
        stand.textContent = t('library.rescue');
      }
    });
    sight.observe(element);
    return { element, look: { text: plain(`${players} ${rules} ${date}`), state: over ? 'finished' : 'running', game: setup.game }, gone: () => gone };
  };

  return {
    /** @param {readonly Kept[]} games @returns {Row[]} */
    make(games) {
      sight.disconnect();
      return games.map(makeRow);
    },
  };
}
