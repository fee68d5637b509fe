/**
 * What every part of the page works with: the board and what stands beside it, the store, the
 * engine, the words, and a few things that only the page as a whole can do.
 * @module
 */
import { NyotaError } from '../engine/nyota.js';
import { claimGame } from '../store/claim.js';
import { Games, keyOf } from '../store/games.js';
import { begin, dealOf, keepChosen, plainChoice } from './chosen.js';
import { button, h } from './dom.js';
import { Panel } from './panel.js';

/** @typedef {import('../element/nyota-board.js').NyotaBoard} NyotaBoard */
/** @typedef {import('../engine/nyota.js').Nyota} Nyota */
/** @typedef {import('../i18n/languages.js').Language} Language */
/** @typedef {import('../i18n/words.js').Words} Words */
/** @typedef {import('../store/store.js').Store} Store */
/** @typedef {import('./chosen.js').Chosen} Chosen */
/** @typedef {import('./settings.js').Settings} Settings */

/**
 * @typedef {object} DeskParts
 * @property {Words} words
 * @property {(settings: Settings) => Promise<Words>} wordsFor
 * @property {Store} store
 * @property {Nyota} nyota
 * @property {NyotaBoard} board
 * @property {HTMLElement} main
 * @property {Settings} settings
 * @property {Chosen} chosen
 */

export class Desk {
  /** The language of the page; another object after it was changed. @type {Words} */
  words;
  /** @type {Store} */
  store;
  /** All games that are kept. @type {Games} */
  games;
  /** @type {Nyota} */
  nyota;
  /** @type {NyotaBoard} */
  board;
  /** @type {Panel} */
  panel;
  /** @type {Settings} */
  settings;
  /** What the last game was begun with, and the next one is to be. @type {Chosen} */
  chosen;
  /** @type {HTMLElement} */
  main;
  /** What stands beside the game at hand. @type {import('./companion.js').Companion | null} */
  companion = null;
  #sounds = false;
  /** The end of a game that has been told about. @type {object | null} */
  #ended = null;
  #wordsFor;
  /** What says that the game at hand is played in this tab and no other. @type {import('../store/claim.js').Claim | null} */
  #claim = null;
  #icon = document.querySelector('link[rel="icon"]');
  /** @type {Promise<import('./hints.js').Hints> | null} */
  #hints = null;

  /** @param {DeskParts} parts */
  constructor({ words, wordsFor, store, nyota, board, main, settings, chosen }) {
    this.words = words;
    this.#wordsFor = wordsFor;
    this.store = store;
    this.games = new Games(store);
    this.nyota = nyota;
    this.board = board;
    this.settings = settings;
    this.chosen = chosen;
    this.main = main;
    this.panel = this.#makePanel();
    main.append(this.panel.element);
    board.addEventListener('nyota-change', () => this.#update());
    board.keep = (snapshot) => {
      const id = snapshot.record.meta?.id ?? '';
      if (id !== this.#claim?.id) {
        this.#claim?.release();
        const claim = this.#claimOf(id);
        this.#claim = claim;
        void claim.ready.then((free) => {
          if (!free) void this.#watch(claim);
        });
      }
      this.games.keep(snapshot);
    };
    addEventListener('hashchange', () => this.#arrive());
    addEventListener('storage', ({ key, newValue }) => {
      // Another tab goes on with this game.
      const claim = this.#claim;
      if (claim && newValue && key?.endsWith(keyOf(claim.id)) && !(claim.free && claim.sure)) void this.#watch(claim);
    });
    // A page that comes back from the browser's memory may have lost its claim meanwhile.
    addEventListener('pageshow', ({ persisted }) => {
      if (persisted && !store.trouble) location.reload();
    });
    // Asked once, when it is clear that somebody plays: some browsers put the question to them.
    let moves = 0;
    board.addEventListener('nyota-beforemove', () => {
      if ((moves += 1) !== 2 || store.trouble || store.get('persist')) return;
      store.set('persist', true);
      navigator.storage?.persist?.().catch(() => {});
    });
    this.sound();
    document.addEventListener('keydown', ({ code, repeat, ctrlKey, altKey, metaKey }) => {
      if (code !== 'KeyH' || repeat || ctrlKey || altKey || metaKey || document.querySelector('dialog[open]')) return;
      this.panel.hint.click();
    });
  }

  #makePanel() {
    const resign = (/** @type {number} */ seat) =>
      this.need(async () => (await import('./resign.js')).askToResign(this, seat));
    return new Panel(this.words, this.board, {
      newGame: () => void this.need(async () => void (await import('./new-game.js')).askForGame(this)),
      menu: () => void this.need(async () => (await import('./menu.js')).openMenu(this)),
      seat: (seat) => void this.need(async () => (await import('./seat-dialog.js')).openSeat(this.words, this.board, seat, resign)),
      review: (ply) => void this.need(async () => (await import('./review.js')).lookBack(this, ply)),
      hint: () =>
        void this.need(async () => {
          this.#hints ??= import('./hints.js').then(({ Hints }) => new Hints(this.board));
          this.#hints.catch(() => (this.#hints = null));
          await (await this.#hints).press(this.panel);
        }, 'tip.failed'),
      share: () => void this.need(async () => (await import('./share.js')).openShare(this)),
      resign: () => {
        const seat = this.panel.resigner();
        if (seat !== null) void resign(seat);
      },
      here: () => void this.need(() => this.#here()),
    });
  }

  /**
   * Does something with a part of the page that is fetched on demand. All its words are here by then.
   * A failure is told, and leaves everything as it was.
   * @param {() => Promise<unknown>} act
   * @param {string} [failed] what is said when it could not be had
   */
  async need(act, failed = 'page.part') {
    try {
      await Promise.all([this.words.complete(), fetchStyle()]);
      await act();
    } catch {
      this.notice(failed);
    }
  }

  /** Tells something that has to be known; it stays until it is put away. @param {string} key @param {import('../i18n/words.js').Values} [values] */
  notice(key, values) {
    showNotice(this.main, this.words, key, values);
  }

  /** Uses other settings from now on. @param {Partial<Settings>} change */
  set(change) {
    this.settings = { ...this.settings, ...change };
    applySettings(this.board, this.settings);
    this.store.set('settings', this.settings);
    this.sound();
  }

  /** Fetches the sounds where they are wanted. */
  sound() {
    const { sounds, haptics } = this.settings;
    if (this.#sounds || !(sounds || haptics)) return;
    this.#sounds = true;
    void this.need(async () => {
      try {
        (await import('./sounds.js')).sound(this);
      } catch (error) {
        this.#sounds = false;
        throw error;
      }
    });
  }

  /**
   * Goes on in another language, as the person has chosen it.
   * @param {Settings['language']} language
   * @returns {Promise<boolean>} whether its words could be had
   */
  async speak(language) {
    this.set({ language });
    forgetLink();
    try {
      const words = await this.#wordsFor(this.settings);
      await words.complete();
      this.words = words;
    } catch {
      this.notice('page.language');
      return false;
    }
    setPageLanguage(this.words);
    const before = this.panel;
    this.panel = this.#makePanel();
    before.element.replaceWith(this.panel.element);
    this.#ended = null;
    this.board.words = this.words;
    this.#update();
    this.panel.resume(before);
    this.accompany();
    const { trouble } = this.store;
    if (trouble && this.main.querySelector('.notice')) this.notice(`store.${trouble}`);
    else this.main.querySelector('.notice')?.remove();
    return true;
  }

  /** Goes on where the person left, or starts a game at once. */
  async begin() {
    const saved = this.games.last();
    if (saved === null || !(await this.#restore(saved))) await this.start(this.chosen);
    this.#arrive();
  }

  /** Takes in the game of the link that led here, if one did. Invitations are not meant. */
  #arrive() {
    if (!/^#(?!live=)./.test(location.hash)) return;
    void this.need(async () => (await import('./arrive.js')).arrive(this));
  }

  /**
   * Leaves the game at hand for another one.
   * @param {unknown} snapshot what `NyotaBoard.restore` takes
   * @param {boolean} [steal] take the game over from another tab that has it
   * @returns {Promise<boolean>} false where it is nothing that was ever kept
   * @throws NyotaError where the game in it cannot be loaded; or what went wrong when the game's parts
   *   could not be fetched. The game at hand stays there then.
   */
  async take(snapshot, steal = false) {
    const { setup, meta } = /** @type {any} */ (snapshot)?.record ?? {};
    await this.#fetchFor(setup?.game);
    const before = this.#claim;
    if (before?.id === meta?.id) await before?.ready;
    const claim = typeof meta?.id !== 'string' || (before?.id === meta.id && before?.free) ? before : this.#claimOf(meta.id, steal);
    const held = claim !== before && !(await claim?.ready);
    let taken = false;
    this.#claim = claim;
    try {
      taken = await this.board.restore(snapshot, held);
    } finally {
      if (!taken) this.#claim = before;
      if (claim !== before) (taken ? before : claim)?.release();
    }
    if (!taken) return false;
    this.turnToPerson();
    this.accompany();
    if (meta?.from) void this.need(async () => (await import('./review-branch.js')).showWayBack(this));
    return true;
  }

  /** @param {string} id @param {boolean} [steal] */
  #claimOf(id, steal = false) {
    const claim = claimGame(id, { steal, onLost: () => void this.#watch(claim) });
    return claim;
  }

  /** Only looks on at the game at hand, as another tab has it. @param {import('../store/claim.js').Claim} claim */
  async #watch(claim) {
    if (claim !== this.#claim) return;
    claim.free = false;
    const { board } = this;
    await board.restore(this.games.get(claim.id) ?? board.match?.snapshot(), true);
  }

  /** Goes on in this tab with the game that another one has. */
  async #here() {
    const { match } = this.board;
    const id = this.#claim?.id;
    if (!match || id === undefined) return;
    this.#claim = this.#claimOf(id, true);
    await this.#claim.ready;
    await this.take(this.games.get(id) ?? match.snapshot());
  }

  /** @param {unknown} saved @returns {Promise<boolean>} */
  async #restore(saved) {
    try {
      if (await this.take(saved)) return true;
    } catch (error) {
      if (!(error instanceof NyotaError)) throw error;
      // Not a game that can be loaded: put aside below, like anything else that is none.
    }
    this.games.setAside(saved);
    return false;
  }

  /** Fetches what a game needs, with its words and style. @param {unknown} game */
  async #fetchFor(game) {
    if (game === 'chess4') await Promise.all([import('./chess4.js'), this.words.complete(), fetchStyle()]);
  }

  /** Starts what is chosen, and remembers it. @param {Chosen} chosen @param {boolean} [anew] whether who starts has just been chosen */
  async start(chosen, anew) {
    await this.#fetchFor(chosen.game);
    this.chosen = chosen;
    try {
      await begin(this.board, this.nyota, dealOf(this.nyota, chosen), chosen.terms, anew);
    } catch (error) {
      if (!(error instanceof NyotaError)) throw error;
      // A remembered set-up from another version: the plain game is always possible.
      this.chosen = plainChoice();
      await begin(this.board, this.nyota, dealOf(this.nyota, this.chosen), {});
    }
    keepChosen(this.store, this.chosen);
    this.turnToPerson();
    this.accompany();
  }

  /** Fetches what stands beside a game only sometimes: its clock, the table of its series. */
  accompany() {
    const { clock, series } = this.board.match?.aside ?? {};
    this.companion?.leave();
    this.companion = null;
    if (clock || /** @type {any} */ (series)?.games?.length) {
      void this.need(async () => (await import('./companion.js')).accompany(this));
    }
  }

  /** Turns the side of the first person at the table to the bottom. */
  turnToPerson() {
    const { match } = this.board;
    const seat = match?.seats.findIndex((one) => one.kind === 'person') ?? -1;
    this.board.bottom = this.board.sideOf(Math.max(seat, 0));
  }

  #update() {
    this.panel.update();
    const { match } = this.board;
    if (match?.shownState.over && match.shownState !== this.#ended) {
      this.#ended = match.shownState;
      void this.need(async () => (await import('./after-game.js')).tellAfter(this));
    }
    this.main.dataset['game'] = this.board.match?.setup.game;
    const { lead } = this.board.status;
    document.title = lead ? this.words.t('page.title.status', { status: lead }) : this.words.t('page.title');
    const icon = this.board.match?.awaitsPerson ? 'icon-turn.svg' : 'icon.svg';
    if (this.#icon && this.#icon.getAttribute('href') !== icon) this.#icon.setAttribute('href', icon);
  }
}

/** @type {Promise<unknown> | null} */
let style = null;
/** Fetches the style of all that is not there from the start. */
function fetchStyle() {
  style ??= new Promise((resolve, reject) => {
    const link = h('link', { rel: 'stylesheet', href: 'more.css' });
    link.addEventListener('load', resolve);
    link.addEventListener('error', () => {
      link.remove();
      style = null;
      reject(new Error('more.css'));
    });
    document.head.append(link);
  });
  return style;
}

/** @param {NyotaBoard} board @param {Settings} settings */
export function applySettings(board, { theme, board: material, speed, showLegalMoves, stepwise, confirmTouch }) {
  document.documentElement.dataset['theme'] = theme;
  board.setAttribute('theme', theme);
  board.setAttribute('board', material);
  board.setAttribute('speed', speed);
  board.toggleAttribute('stepwise', stepwise);
  board.toggleAttribute('confirm-touch', confirmTouch);
  board.toggleAttribute('hide-legal-moves', !showLegalMoves);
}

/**
 * @param {HTMLElement} main
 * @param {Words} words
 * @param {string} key
 * @param {import('../i18n/words.js').Values} [values]
 */
export function showNotice(main, { t }, key, values) {
  const notice = h('div', { class: 'notice', role: 'alert' }, h('p', {}, t(key, values)), button(t('dialog.ok'), () => notice.remove()));
  main.querySelector('.notice')?.remove();
  main.append(notice);
}

/** @param {Words} words */
export function setPageLanguage({ t, locale, direction }) {
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
