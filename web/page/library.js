/**
 * All games that are kept on this device: to be found, opened, taken away, brought in and deleted.
 * Fetched when first opened.
 * @module
 */
import { exportText, readShelf } from '../store/shelf.js';
import { kGames } from './chosen.js';
import { openDialog } from './dialog.js';
import { button, h, newId, select } from './dom.js';
import { gameRows, plain } from './game-rows.js';
import { openImport } from './import-dialog.js';
import { openText } from './text-dialog.js';

/** @typedef {import('../store/shelf.js').Kept} Kept */
/** @typedef {import('./desk.js').Desk} Desk */

/** A name for an exported file. */
const fileName = () => `nyota-${new Date().toISOString().slice(0, 10)}.json`;

/** @param {Desk} desk */
export async function openLibrary(desk) {
  const { words, store } = desk;
  const { t } = words;
  // Pictures of chess are painted by its own parts; where they cannot be had, the list is there all the same.
  const needsChess = readShelf(store).games.some(({ snapshot }) => snapshot.record.setup.game === 'chess4');
  if (needsChess) await import('../element/chess4.js').catch(() => {});

  const { body, foot, close } = openDialog(words, t('menu.library'), 'library');
  const wanted = { text: '', state: '', game: '' };
  const count = h('p', { class: 'quiet', role: 'status' });
  const list = h('ul', { class: 'games' });
  const aside = h('section', { class: 'aside' });
  const all = button(t('library.export.all'), () => give(readShelf(store).games));

  /** @param {readonly Kept[]} games */
  const give = (games) =>
    openText(words, { title: t('library.export'), help: t('library.export.help'), text: exportText(games), file: fileName() });
  const rows = gameRows(desk, {
    open: (kept) =>
      void desk.need(async () => {
        if (await desk.take(kept.snapshot)) close();
        else show();
      }),
    give: (kept) => give([kept]),
    deleted: () => sift(),
  });

  /** @type {import('./game-rows.js').Row[]} */
  let shown = [];
  const sift = () => {
    const parts = plain(wanted.text).split(/\s+/);
    for (const { element, look } of shown) {
      element.hidden = !(
        parts.every((part) => look.text.includes(part)) &&
        (wanted.state === '' || wanted.state === look.state) &&
        (wanted.game === '' || wanted.game === look.game)
      );
    }
    const n = shown.filter(({ element, gone }) => !element.hidden && !gone()).length;
    count.textContent = n > 0 ? t('library.count', { n }) : t('library.none');
    all.disabled = shown.every(({ gone }) => gone());
  };

  /** @param {{ key: string, text: string }} one */
  const asideRow = ({ key, text }) => {
    const id = newId();
    const row = h(
      'li',
      {},
      h('code', { id, dir: 'auto' }, text.slice(0, 60)),
      button(t('library.rescue.show'), () =>
        openText(words, { title: t('library.rescue'), help: t('library.rescue.help'), text, file: fileName() }),
      ),
      button(t('library.delete'), () => {
        store.remove(key);
        const undo = button(t('action.undo'), () => {
          store.write(key, text);
          const back = asideRow({ key, text });
          row.replaceWith(back);
          back.querySelector('button')?.focus();
        });
        undo.setAttribute('aria-describedby', id);
        row.replaceChildren(h('p', { id }, t('library.deleted')), undo);
        undo.focus();
      }),
    );
    for (const one of row.querySelectorAll('button')) one.setAttribute('aria-describedby', id);
    return row;
  };

  const show = () => {
    const shelf = readShelf(store);
    shown = rows.make(shelf.games);
    list.replaceChildren(...shown.map(({ element }) => element));
    aside.hidden = shelf.aside.length === 0;
    aside.replaceChildren(
      h('h3', {}, t('library.rescue')),
      h('p', { class: 'quiet' }, t('library.rescue.help')),
      h('ul', {}, ...shelf.aside.map(asideRow)),
    );
    sift();
  };

  const search = h('input', {
    type: 'text',
    placeholder: t('library.search'),
    'aria-label': t('library.search'),
    oninput: () => {
      wanted.text = search.value;
      sift();
    },
  });
  const states = [
    { value: '', label: t('library.all') },
    { value: 'running', label: t('library.running') },
    { value: 'finished', label: t('library.finished') },
  ];
  const games = [{ value: '', label: t('library.both') }, ...kGames.map((value) => ({ value, label: t(`game.${value}`) }))];
  body.append(
    h(
      'div',
      { class: 'sieve' },
      search,
      select(states, '', (state) => {
        wanted.state = state;
        sift();
      }, { 'aria-label': t('library.state') }),
      select(games, '', (game) => {
        wanted.game = game;
        sift();
      }, { 'aria-label': t('setup.game') }),
    ),
    store.trouble === 'denied' || store.trouble === 'full' ? h('p', { class: 'note' }, t(`store.${store.trouble}`)) : count,
    ...(store.trouble === 'denied' || store.trouble === 'full' ? [count] : []),
    list,
    aside,
  );
  foot.append(
    button(t('library.take'), () => openImport(desk, show)),
    all,
    button(t('dialog.done'), close, 'main'),
  );
  show();
}
