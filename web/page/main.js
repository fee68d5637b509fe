/**
 * Opens the page: words, engine and board, then the game that was left or a new one.
 * @module
 */
import { defineNyotaBoard } from '../element/nyota-board.js';
import { createThinker, loadNyota } from '../engine/nyota.js';
import en from '../i18n/en.json';
import { chooseLanguage, createLibrary } from '../i18n/languages.js';
import { createStore } from '../store/store.js';
import { readChosen } from './chosen.js';
import { applySettings, Desk, setPageLanguage, showNotice } from './desk.js';
import { button, h } from './dom.js';
import { readSettings } from './settings.js';

/** @typedef {import('../element/nyota-board.js').NyotaBoard} NyotaBoard */
/** @typedef {import('../engine/nyota.js').Thinker} Thinker */
/** @typedef {import('./settings.js').Settings} Settings */

const loadWords = createLibrary({ en });

/** The words for this person: of the link, else as chosen in the settings, else as the browser wants. @param {Settings} settings */
const wordsFor = ({ language }) =>
  loadWords(chooseLanguage(new URLSearchParams(location.search).get('lang'), language, navigator.languages));

async function open() {
  // The engine is on its way while the words come; whoever needs it hears of a failure.
  loadNyota().catch(() => {});
  const main = /** @type {HTMLElement} */ (document.querySelector('main'));
  defineNyotaBoard();
  const board = /** @type {NyotaBoard} */ (document.querySelector('nyota-board'));
  const store = createStore({
    onTrouble: (trouble) => {
      if (board.words) showNotice(main, board.words, `store.${trouble}`);
    },
  });
  const settings = readSettings(store.get('settings'));
  applySettings(board, settings);
  /** @type {string | null} */
  let trouble = store.trouble && `store.${store.trouble}`;
  const words = await wordsFor(settings).catch(() => {
    trouble = 'page.language';
    return loadWords('en');
  });
  setPageLanguage(words);
  board.words = words;
  if (trouble) showNotice(main, words, trouble);

  /** @type {Promise<Thinker> | null} */
  let thinker = null;
  const startThinker = async () => {
    try {
      return await createThinker();
    } catch (error) {
      // The next move tries again.
      thinker = null;
      throw error;
    }
  };
  /** @type {Desk | null} */
  let desk = null;
  const load = async () => {
    const nyota = await loadNyota();
    board.engine = { nyota, thinker: () => (thinker ??= startThinker()) };
    const chosen = readChosen(store);
    desk ??= new Desk({ words, wordsFor, store, nyota, board, main, settings, chosen });
    await desk.begin();
    openLink();
  };
  // An invitation or an answer that was opened as a link; it is not to be opened again on a reload.
  const openLink = () => {
    const { hash, pathname, search } = location;
    if (!hash.startsWith('#live=')) return;
    try {
      history.replaceState(null, '', pathname + search);
    } catch {
      // Frames without an origin may not change their address.
    }
    void desk?.need(async () => (await import('./live.js')).openLive(/** @type {Desk} */ (desk), hash));
  };
  addEventListener('hashchange', openLink);
  const tryLoading = async () => {
    try {
      await load();
    } catch {
      const notice = h(
        'div',
        { class: 'notice', role: 'alert' },
        h('p', {}, words.t('page.failed')),
        button(words.t('page.retry'), () => {
          notice.remove();
          void tryLoading();
        }),
      );
      main.append(notice);
    }
  };
  await tryLoading();
}

void open();
