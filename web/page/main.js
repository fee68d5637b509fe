/**
 * The page: puts the board, the panel, the store and the engine together.
 * @module
 */
import { defineNyotaBoard } from '../element/nyota-board.js';
import { createThinker, loadNyota } from '../engine/nyota.js';
import en from '../i18n/en.json';
import { createWords } from '../i18n/words.js';
import { createStore } from '../store/store.js';
import { themeOf } from '../view/boards.js';
import { confirm } from './dialog.js';
import { button, h } from './dom.js';
import { Panel } from './panel.js';
import { openSeat } from './seat-dialog.js';
import { readSettings } from './settings.js';
import { openSettings } from './settings-dialog.js';
import { SetupDialog } from './setup-dialog.js';
import { coloursOf, homesOf, readDraft, setupOf } from './setup-draft.js';

/** @typedef {import('../element/nyota-board.js').NyotaBoard} NyotaBoard */
/** @typedef {import('../engine/nyota.js').Nyota} Nyota */
/** @typedef {import('../engine/nyota.js').Thinker} Thinker */
/** @typedef {import('../i18n/words.js').Words} Words */
/** @typedef {import('../store/store.js').Store} Store */
/** @typedef {import('../store/store.js').StoreTrouble} StoreTrouble */
/** @typedef {import('./settings.js').Settings} Settings */
/** @typedef {import('./setup-draft.js').Draft} Draft */

class Page {
  /** @type {Words} */
  #words;
  /** @type {Store} */
  #store;
  /** @type {Nyota} */
  #nyota;
  /** @type {NyotaBoard} */
  #board;
  /** @type {Panel} */
  #panel;
  /** @type {Settings} */
  #settings;
  /** @type {Draft} */
  #draft;
  #icon = document.querySelector('link[rel="icon"]');

  /**
   * @param {object} parts
   * @param {Words} parts.words
   * @param {Store} parts.store
   * @param {Nyota} parts.nyota
   * @param {NyotaBoard} parts.board
   * @param {HTMLElement} parts.main
   * @param {Settings} parts.settings
   * @param {Draft} parts.draft
   */
  constructor({ words, store, nyota, board, main, settings, draft }) {
    this.#words = words;
    this.#store = store;
    this.#nyota = nyota;
    this.#board = board;
    this.#settings = settings;
    this.#draft = draft;
    this.#panel = new Panel(words, board, {
      newGame: () => this.#askForGame(),
      settings: () => openSettings(words, this.#settings, (changed) => this.#applySettings(changed)),
      seat: (seat) => openSeat(words, board, seat, (one) => this.#askToResign(one)),
      resign: () => {
        const seat = this.#panel.resigner();
        if (seat !== null) this.#askToResign(seat);
      },
    });
    main.append(this.#panel.element);
    board.addEventListener('nyota-change', () => this.#update());
    board.keep = (snapshot) => void store.set('game', snapshot);
  }

  /** Goes on where the person left, or starts a game at once. @param {unknown} saved */
  begin(saved) {
    if (saved !== null && this.#restore(saved)) return;
    this.#start(this.#draft);
  }

  /** @param {unknown} saved @returns {boolean} */
  #restore(saved) {
    try {
      if (this.#board.restore(saved)) {
        this.#turnToPerson();
        return true;
      }
    } catch {
      // Not a game that can be loaded: put aside below, like anything else that is none.
    }
    void this.#store.setAside('game', saved);
    return false;
  }

  /** @param {Draft} draft */
  #start(draft) {
    this.#draft = draft;
    const seats = draft.seats.slice(0, draft.players);
    try {
      this.#board.newGame(setupOf(draft), seats, {
        lot: draft.starter === 'lot' && draft.players > 1,
        colours: coloursOf(homesOf(this.#nyota, draft), draft.colours),
      });
    } catch {
      // A remembered set-up from another version: the plain game is always possible.
      this.#draft = readDraft(null);
      this.#board.newGame(setupOf(this.#draft), this.#draft.seats.slice(0, this.#draft.players));
    }
    void this.#store.set('setup', this.#draft);
    this.#turnToPerson();
  }

  /** Turns the side of the first person at the table to the bottom. */
  #turnToPerson() {
    const { match } = this.#board;
    const seat = match?.seats.findIndex((one) => one.kind === 'person') ?? -1;
    this.#board.bottom = match?.state.seats[Math.max(seat, 0)]?.homes?.[0] ?? 0;
  }

  #askForGame() {
    const { match } = this.#board;
    const running = match !== null && !match.state.over && match.state.ply > 0;
    const theme = themeOf(this.#board.getAttribute('board'), this.#board.shade);
    new SetupDialog(this.#words, this.#nyota, { draft: this.#draft, running, theme, onStart: (draft) => this.#start(draft) });
  }

  /** @param {number} seat */
  #askToResign(seat) {
    const { t } = this.#words;
    const { match, speech } = this.#board;
    if (!match || !speech) return;
    const playing = match.state.seats.filter((one) => one.status === 'playing').length;
    confirm(this.#words, {
      title: t('resign.title', { name: speech.name(seat) }),
      text: t(playing <= 2 ? 'resign.last' : 'resign.more'),
      yes: t('action.resign'),
      onYes: () => {
        // The game may have ended while the question stood.
        if (match.state.seats[seat]?.status === 'playing') this.#board.resign(seat);
      },
    });
  }

  /** @param {Settings} settings */
  #applySettings(settings) {
    this.#settings = { ...settings };
    applySettings(this.#board, this.#settings);
    void this.#store.set('settings', this.#settings);
  }

  #update() {
    this.#panel.update();
    const { lead } = this.#board.status;
    document.title = lead ? this.#words.t('page.title.status', { status: lead }) : this.#words.t('page.title');
    const icon = this.#board.match?.awaitsPerson ? 'icon-turn.svg' : 'icon.svg';
    if (this.#icon && this.#icon.getAttribute('href') !== icon) this.#icon.setAttribute('href', icon);
  }
}

/** @param {NyotaBoard} board @param {Settings} settings */
function applySettings(board, { theme, board: material, speed, showLegalMoves, stepwise, confirmTouch }) {
  document.documentElement.dataset['theme'] = theme;
  board.setAttribute('theme', theme);
  board.setAttribute('board', material);
  board.setAttribute('speed', speed);
  board.toggleAttribute('stepwise', stepwise);
  board.toggleAttribute('confirm-touch', confirmTouch);
  board.toggleAttribute('hide-legal-moves', !showLegalMoves);
}

/** @param {HTMLElement} main @param {Words} words @param {StoreTrouble} trouble */
function showTrouble(main, { t }, trouble) {
  const notice = h(
    'div',
    { class: 'notice', role: 'alert' },
    h('p', {}, t(`store.${trouble}`)),
    button(t('dialog.ok'), () => notice.remove()),
  );
  main.querySelector('.notice')?.remove();
  main.append(notice);
}

async function open() {
  const words = createWords(en, 'en');
  document.documentElement.lang = words.locale;
  document.documentElement.dir = words.direction;
  document.title = words.t('page.title');
  const main = /** @type {HTMLElement} */ (document.querySelector('main'));
  const store = createStore({ onTrouble: (trouble) => showTrouble(main, words, trouble) });
  const settings = readSettings(await store.get('settings'));
  defineNyotaBoard();
  const board = /** @type {NyotaBoard} */ (document.querySelector('nyota-board'));
  board.words = words;
  applySettings(board, settings);

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
  const load = async () => {
    const nyota = await loadNyota();
    board.engine = { nyota, thinker: () => (thinker ??= startThinker()) };
    const draft = readDraft(await store.get('setup'));
    const page = new Page({ words, store, nyota, board, main, settings, draft });
    page.begin(await store.get('game'));
  };
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
