/**
 * The page: puts the board, the panel, the store and the engine together.
 * @module
 */
import { defineNyotaBoard } from '../element/nyota-board.js';
import { createThinker, loadNyota } from '../engine/nyota.js';
import en from '../i18n/en.json';
import { chooseLanguage, createLibrary } from '../i18n/languages.js';
import { createStore } from '../store/store.js';
import { themeOf } from '../view/boards.js';
import { chessSetupOf, nextDraft, readChessDraft } from './chess4-draft.js';
import { ChessSetup } from './chess4-setup.js';
import { confirm } from './dialog.js';
import { button, h, radios } from './dom.js';
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
/** @typedef {import('./settings.js').Settings} Settings */
/** @typedef {import('./chess4-draft.js').ChessDraft} ChessDraft */
/** @typedef {import('./setup-draft.js').Draft} Draft */

const kGames = /** @type {const} */ (['sternhalma', 'chess4']);
/** @typedef {(typeof kGames)[number]} GameName */

/**
 * @typedef {object} Chosen What the next game is to be.
 * @property {GameName} game
 * @property {Draft} star
 * @property {ChessDraft} chess
 */

/** @param {Store} store @returns {Promise<Chosen>} */
async function readChosen(store) {
  const game = await store.get('setup.game');
  return {
    game: kGames.find((one) => one === game) ?? 'sternhalma',
    star: readDraft(await store.get('setup')),
    chess: readChessDraft(await store.get('setup.chess4')),
  };
}

const loadWords = createLibrary({ en });

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
  /** @type {Chosen} */
  #chosen;
  /** @type {HTMLElement} */
  #main;
  #icon = document.querySelector('link[rel="icon"]');
  /** Fetched when somebody first wants a hint. @type {Promise<import('./hints.js').Hints> | null} */
  #hints = null;

  /**
   * @param {object} parts
   * @param {Words} parts.words
   * @param {Store} parts.store
   * @param {Nyota} parts.nyota
   * @param {NyotaBoard} parts.board
   * @param {HTMLElement} parts.main
   * @param {Settings} parts.settings
   * @param {Chosen} parts.chosen
   */
  constructor({ words, store, nyota, board, main, settings, chosen }) {
    this.#words = words;
    this.#store = store;
    this.#nyota = nyota;
    this.#board = board;
    this.#settings = settings;
    this.#chosen = chosen;
    this.#main = main;
    this.#panel = this.#makePanel();
    main.append(this.#panel.element);
    board.addEventListener('nyota-change', () => this.#update());
    board.keep = (snapshot) => void store.set('game', snapshot);
    document.addEventListener('keydown', ({ code, repeat, ctrlKey, altKey, metaKey }) => {
      if (code !== 'KeyH' || repeat || ctrlKey || altKey || metaKey || document.querySelector('dialog[open]')) return;
      this.#panel.hint.click();
    });
  }

  #makePanel() {
    return new Panel(this.#words, this.#board, {
      newGame: () => this.#askForGame(),
      settings: () => this.#openSettings(),
      seat: (seat) => openSeat(this.#words, this.#board, seat, (one) => this.#askToResign(one)),
      hint: () => void this.#hint(),
      resign: () => {
        const seat = this.#panel.resigner();
        if (seat !== null) this.#askToResign(seat);
      },
    });
  }

  async #hint() {
    try {
      this.#hints ??= import('./hints.js').then(({ Hints }) => new Hints(this.#board));
      this.#hints.catch(() => (this.#hints = null));
      await (await this.#hints).press(this.#panel);
    } catch {
      showNotice(this.#main, this.#words, 'tip.failed');
    }
  }

  #openSettings() {
    return openSettings(this.#words, this.#settings, {
      changed: (settings) => this.#applySettings(settings),
      speak: (language) => void this.#speak(language),
    });
  }

  /**
   * Goes on in another language, as the person has chosen it in the settings.
   * @param {Settings['language']} language
   */
  async #speak(language) {
    this.#applySettings({ ...this.#settings, language });
    forgetLink();
    try {
      this.#words = await wordsFor(this.#settings);
    } catch {
      showNotice(this.#main, this.#words, 'page.language');
      return;
    }
    setPageLanguage(this.#words);
    const before = this.#panel;
    this.#panel = this.#makePanel();
    before.element.replaceWith(this.#panel.element);
    this.#board.words = this.#words;
    this.#update();
    this.#panel.resume(before);
    const notice = this.#main.querySelector('.notice');
    const { trouble } = this.#store;
    if (notice && trouble) showNotice(this.#main, this.#words, `store.${trouble}`);
    else notice?.remove();
    this.#openSettings().focus();
  }

  /** Goes on where the person left, or starts a game at once. @param {unknown} saved */
  begin(saved) {
    if (saved !== null && this.#restore(saved)) return;
    this.#start();
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

  /** Starts what is chosen, and remembers it. */
  #start() {
    try {
      this.#open(this.#chosen);
    } catch {
      // A remembered set-up from another version: the plain game is always possible.
      this.#chosen = { game: 'sternhalma', star: readDraft(null), chess: readChessDraft(null) };
      this.#open(this.#chosen);
    }
    const { game, star, chess } = this.#chosen;
    void this.#store.set('setup.game', game);
    void this.#store.set('setup', star);
    void this.#store.set('setup.chess4', chess);
    this.#turnToPerson();
  }

  /** @param {Chosen} chosen @throws NyotaError 'bad-setup' */
  #open({ game, star, chess }) {
    if (game === 'chess4') {
      this.#board.newGame(chessSetupOf(chess), chess.seats, { lot: chess.starter === 'lot' });
      return;
    }
    this.#board.newGame(setupOf(star), star.seats.slice(0, star.players), {
      lot: star.starter === 'lot' && star.players > 1,
      colours: coloursOf(homesOf(this.#nyota, star), star.colours),
    });
  }

  /** Turns the side of the first person at the table to the bottom. */
  #turnToPerson() {
    const { match } = this.#board;
    const seat = match?.seats.findIndex((one) => one.kind === 'person') ?? -1;
    this.#board.bottom = this.#board.sideOf(Math.max(seat, 0));
  }

  /**
   * Asks for everything about the next game.
   * @param {GameName} [game] the one to ask about first
   * @returns {HTMLInputElement} the choice of the game
   */
  #askForGame(game = this.#chosen.game) {
    const { match } = this.#board;
    const running = match !== null && !match.state.over && match.state.ply > 0;
    const theme = themeOf(this.#board.getAttribute('board'), this.#board.shade);
    const games = radios(
      this.#words.t('setup.game'),
      kGames.map((value) => ({ value, label: this.#words.t(`game.${value}`) })),
      game,
      (value) => {
        dialog.close();
        this.#askForGame(kGames.find((one) => one === value)).focus();
      },
      'segments',
    );
    const { star, chess } = this.#chosen;
    /** @param {Partial<Chosen>} choice */
    const start = (choice) => {
      this.#chosen = { ...this.#chosen, ...choice, game };
      this.#start();
    };
    const dialog =
      game === 'chess4'
        ? new ChessSetup(this.#words, this.#nyota, {
            draft: match && match.state.ply > 0 ? nextDraft(chess, match.setup) : chess,
            running,
            games,
            onStart: (draft) => start({ chess: draft }),
          })
        : new SetupDialog(this.#words, this.#nyota, { draft: star, running, theme, games, onStart: (draft) => start({ star: draft }) });
    return /** @type {HTMLInputElement} */ (games.querySelector(':checked'));
  }

  /** @param {number} seat */
  #askToResign(seat) {
    const { t } = this.#words;
    const { match, speech } = this.#board;
    if (!match || !speech) return;
    const playing = match.state.seats.filter((one) => one.status === 'playing').length;
    confirm(this.#words, {
      title: t('resign.title', { name: speech.name(seat) }),
      text: t(resignText(match.setup, playing)),
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
    this.#main.dataset['game'] = this.#board.match?.setup.game;
    const { lead } = this.#board.status;
    document.title = lead ? this.#words.t('page.title.status', { status: lead }) : this.#words.t('page.title');
    const icon = this.#board.match?.awaitsPerson ? 'icon-turn.svg' : 'icon.svg';
    if (this.#icon && this.#icon.getAttribute('href') !== icon) this.#icon.setAttribute('href', icon);
  }
}

/** What a resignation would mean. @param {import('../engine/nyota.js').Setup} setup @param {number} playing */
function resignText(setup, playing) {
  if (setup.game !== 'chess4') return playing <= 2 ? 'resign.last' : 'resign.more';
  if (setup.mode === 'teams') return 'resign.chess.teams';
  if (playing === 3) return 'resign.chess.three';
  return playing < 3 ? 'resign.chess.last' : 'resign.chess.more';
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

/** @param {HTMLElement} main @param {Words} words @param {string} key */
function showNotice(main, { t }, key) {
  const notice = h('div', { class: 'notice', role: 'alert' }, h('p', {}, t(key)), button(t('dialog.ok'), () => notice.remove()));
  main.querySelector('.notice')?.remove();
  main.append(notice);
}

/** @param {Words} words */
function setPageLanguage({ t, locale, direction }) {
  document.documentElement.lang = locale;
  document.documentElement.dir = direction;
  document.title = t('page.title');
}

/** The language is chosen by hand from now on, not by the link that led here. */
function forgetLink() {
  const address = new URL(location.href);
  if (!address.searchParams.has('lang')) return;
  address.searchParams.delete('lang');
  try {
    history.replaceState(null, '', address);
  } catch {
    // Frames without an origin may not change their address; the link then decides again on a reload.
  }
}

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
  const settings = readSettings(await store.get('settings'));
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
  const load = async () => {
    const nyota = await loadNyota();
    board.engine = { nyota, thinker: () => (thinker ??= startThinker()) };
    const chosen = await readChosen(store);
    const page = new Page({ words, store, nyota, board, main, settings, chosen });
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
