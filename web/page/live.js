/**
 * Playing with somebody at another device: the dialogs that carry the invitation, and what is said when
 * the other one asks, falls silent or leaves. Fetched when first opened.
 * @module
 */
import { kBeat, LiveGame } from '../play/live.js';
import { newGameId } from '../play/match.js';
import { openDialog } from './dialog.js';
import { button, h, select } from './dom.js';
import { named } from './incoming.js';
import { readInvitation } from './invitation.js';
import { canConnect, LiveLine } from './live-line.js';
import { allowsBack, askBox, giveBox } from './live-parts.js';

/** @typedef {import('../play/live.js').Ending} Ending */
/** @typedef {import('../play/match.js').Snapshot} Snapshot */
/** @typedef {import('./desk.js').Desk} Desk */
/** @typedef {import('./dialog.js').Dialog} Dialog */
/** @typedef {import('./invitation.js').Invitation} Invitation */

/** Where windows of this page pass an answer on that was opened as a link. */
const kWindows = 'nyota-live';

/** @type {WeakMap<Desk, Live>} */
const lives = new WeakMap();

/**
 * Opens what there is to do about another device.
 * @param {Desk} desk
 * @param {string} [pasted] an invitation or an answer that has led here
 */
export function openLive(desk, pasted = '') {
  let live = lives.get(desk);
  if (!live) lives.set(desk, (live = new Live(desk)));
  live.open(pasted);
}

class Live {
  #desk;
  /** @type {LiveLine | null} */
  #line = null;
  /** @type {LiveGame | null} */
  #game = null;
  /** The text that the other person is to get. */
  #text = '';
  /** This device has invited, and waits for an answer. */
  #invited = false;
  /** @type {(Dialog & { status: HTMLElement }) | null} */
  #dialog = null;
  /** The notice that nothing is heard. @type {Element | null} */
  #silence = null;
  /** @type {BroadcastChannel | null} */
  #windows = null;

  /** @param {Desk} desk */
  constructor(desk) {
    this.#desk = desk;
    desk.board.addEventListener('nyota-change', () => this.#game?.update());
    addEventListener('pagehide', () => this.#game?.end('left'));
  }

  /** @param {string} pasted */
  open(pasted) {
    const { words } = this.#desk;
    const dialog = openDialog(words, words.t('menu.live'), 'small');
    this.#dialog = { ...dialog, status: h('p', { class: 'live-status', role: 'status' }) };
    dialog.body.closest('dialog')?.addEventListener('close', () => {
      if (this.#dialog?.body === dialog.body) this.#dialog = null;
    });
    const read = readInvitation(pasted);
    if (!canConnect()) this.#draw([h('p', {}, words.t('live.none'))]);
    else if ('invitation' in read && read.invitation.answer) this.#passOn(pasted);
    else if (this.#game?.state === 'playing') this.#drawConnected();
    else if (this.#text) this.#drawGiving();
    else if (pasted) this.#drawJoining(pasted);
    else this.#drawStart();
  }

  /** @param {(Node | null)[]} body @param {Node[]} [foot] */
  #draw(body, foot = []) {
    const dialog = this.#dialog;
    if (!dialog) return;
    dialog.status.textContent = '';
    dialog.body.replaceChildren(...body.filter((part) => part !== null), dialog.status);
    dialog.foot.replaceChildren(...foot);
  }

  /** @param {string} key */
  #say(key) {
    const status = this.#dialog?.status;
    if (!status) return;
    status.textContent = this.#desk.words.t(key);
    status.scrollIntoView({ block: 'nearest' });
  }

  #drawStart() {
    const { words, board } = this.#desk;
    const { t } = words;
    const { match, speech } = board;
    const free = match && speech && !match.held && !match.state.over ? match.state.seats.filter(({ status }) => status === 'playing') : [];
    // Whoever was at another device comes back; else the computer makes room first.
    const wish = ['remote', 'computer', 'person'].flatMap((kind) => free.filter(({ seat }) => match?.seats[seat]?.kind === kind));
    let seat = wish[0]?.seat ?? 0;
    const choice = select(
      free.map((one) => ({ value: String(one.seat), label: speech?.name(one.seat) ?? '' })),
      String(seat),
      (value) => (seat = Number(value)),
    );
    const canInvite = free.length > 1;
    this.#draw(
      [
        h('p', {}, t('live.about')),
        h('p', { class: 'note' }, t('live.address')),
        canInvite ? h('label', { class: 'field' }, h('b', {}, t('live.seat')), choice) : h('p', {}, t('live.over')),
      ],
      [
        button(t('live.join'), () => this.#drawJoining('')),
        ...(canInvite ? [button(t('live.invite'), () => void this.#invite(seat), 'main')] : []),
      ],
    );
  }

  /** @param {number} seat for the other device */
  async #invite(seat) {
    const line = this.#newLine(seat);
    this.#say('live.waiting');
    this.#give(line, await line.invite().catch(() => null), true);
  }

  /** @param {string} pasted */
  #drawJoining(pasted) {
    const { t } = this.#desk.words;
    const box = askBox(this.#desk.words, 'live.invitation', (text) => 'invitation' in readInvitation(text));
    box.text.value = pasted;
    this.#draw(
      [h('p', { class: 'note' }, t('live.address')), box.element],
      [button(t('live.agree'), () => void this.#join(box.text.value), 'main')],
    );
  }

  /** @param {string} pasted */
  async #join(pasted) {
    const invitation = this.#read(pasted, false);
    if (!invitation) return;
    const line = this.#newLine(null);
    this.#say('live.waiting');
    this.#give(line, await line.answer(...invitation).catch(() => null), false);
  }

  /**
   * Reads what somebody has put in, and says what is wrong with it.
   * @param {string} pasted
   * @param {boolean} answer whether an answer is wanted
   * @returns {[Invitation, string] | null}
   */
  #read(pasted, answer) {
    const read = readInvitation(pasted);
    if ('refused' in read) this.#say(`live.refused.${read.refused}`);
    else if (read.invitation.answer !== answer) this.#say(answer ? 'live.refused.invitation' : 'live.refused.answer');
    else return [read.invitation, read.text];
    return null;
  }

  /** @param {LiveLine} line @param {string | null} text @param {boolean} invited */
  #give(line, text, invited) {
    // Called off meanwhile.
    if (line !== this.#line) return;
    if (!text) {
      this.#drop();
      this.#say('live.unreachable');
      return;
    }
    this.#text = text;
    this.#invited = invited;
    this.#listenForAnswers();
    this.#drawGiving();
  }

  #drawGiving() {
    const { words } = this.#desk;
    const { t } = words;
    const { protocol, origin, pathname } = location;
    const link = /^https?:$/.test(protocol) ? `${origin}${pathname}#live=${this.#text}` : `live=${this.#text}`;
    const give = giveBox(words, this.#invited ? 'live.invitation' : 'live.answer', link);
    const callOff = button(t('live.cancel'), () => {
      this.#drop();
      this.#drawStart();
    });
    if (!this.#invited) {
      this.#draw([h('p', {}, t('live.reply')), give], [callOff]);
      return;
    }
    const box = askBox(words, 'live.answer', (text) => 'invitation' in readInvitation(text));
    this.#draw(
      [h('p', {}, t('live.offer')), give, box.element],
      [callOff, button(t('live.connect'), () => void this.#accept(box.text.value), 'main')],
    );
  }

  /** @param {string} pasted */
  async #accept(pasted) {
    const answer = this.#read(pasted, true);
    const line = this.#line;
    if (!answer || !line) return;
    if (!line.isAnswer(answer[0])) return this.#say('live.refused.other');
    this.#say('live.waiting');
    try {
      await line.accept(answer[0]);
    } catch {
      this.#failed();
    }
  }

  /** Passes an answer on to the window that waits for it. @param {string} text */
  #passOn(text) {
    const { t } = this.#desk.words;
    const show = (/** @type {string} */ key) => this.#draw([h('p', {}, t(key))]);
    if (this.#invited) return void this.#accept(text).then(() => this.#drawGiving());
    const windows = new BroadcastChannel(kWindows);
    const patience = setTimeout(() => show('live.nobody'), 1500);
    windows.addEventListener('message', ({ data }) => {
      if (data !== 'taken') return;
      clearTimeout(patience);
      windows.close();
      show('live.passed');
    });
    windows.postMessage(text);
  }

  #listenForAnswers() {
    this.#windows?.close();
    this.#windows = null;
    if (!this.#invited || typeof BroadcastChannel !== 'function') return;
    this.#windows = new BroadcastChannel(kWindows);
    this.#windows.addEventListener('message', ({ data }) => {
      const read = readInvitation(String(data));
      if (!('invitation' in read) || !this.#line?.isAnswer(read.invitation)) return;
      this.#windows?.postMessage('taken');
      void this.#accept(String(data));
    });
  }

  /** @param {number | null} seat for the other device, or null where this one was invited */
  #newLine(seat) {
    this.#drop();
    const { board, nyota } = this.#desk;
    /** @type {LiveLine} */
    const line = new LiveLine({
      open: () => game.start(),
      message: (data) => game.receive(data),
      lost: () => (game.state === 'greeting' ? this.#failed() : game.lineLost()),
    });
    /** @type {LiveGame} */
    const game = new LiveGame({
      line,
      seat,
      now: () => performance.now(),
      table: {
        match: () => board.match,
        open: (snapshot) => this.#take(snapshot),
        resign: (one) => board.resign(one),
        find: (id) => this.#find(id),
        check: (record) => {
          const loaded = nyota.loadGame(record);
          const written = loaded.record();
          loaded.free();
          return written;
        },
      },
      hooks: {
        begun: () => this.#begun(),
        quiet: (quiet) => this.#tellQuiet(quiet),
        ended: (ending) => this.#ended(game, ending),
        back: (count) => allowsBack(this.#desk.words, count),
        backAnswered: (agreed) => {
          if (!agreed) this.#desk.notice('live.back.no');
        },
      },
    });
    const beat = setInterval(() => (game.state === 'over' ? clearInterval(beat) : game.beat()), kBeat);
    this.#line = line;
    this.#game = game;
    return line;
  }

  /** Puts the game of the other device on the board. @param {Snapshot} snapshot */
  async #take(snapshot) {
    const { board } = this.#desk;
    const taken = await this.#desk.take(snapshot);
    if (!taken || !board.match?.held) return taken;
    // Another window of this device has it, such as the one that invited: it is played under a name of its own.
    return this.#desk.take(named(snapshot, newGameId()));
  }

  /** A game that this device knows. @param {string} id @returns {Promise<Snapshot | null>} */
  async #find(id) {
    const { match } = this.#desk.board;
    if (match?.game.record().meta?.id === id) return match.snapshot();
    // What is read there is judged by whoever asked: anything damaged is no game that could go on.
    return /** @type {Snapshot | null} */ (this.#desk.games.get(id));
  }

  /** Forgets an invitation. */
  #drop() {
    const game = this.#game;
    this.#text = '';
    this.#invited = false;
    this.#windows?.close();
    this.#windows = null;
    this.#game = null;
    this.#line?.close();
    this.#line = null;
    if (game && game.state !== 'over') game.end('left');
  }

  /** No way was found. */
  #failed() {
    this.#drop();
    if (!this.#dialog) return this.#desk.notice('live.failed');
    this.#drawStart();
    this.#say('live.failed');
  }

  #begun() {
    this.#text = '';
    this.#invited = false;
    this.#windows?.close();
    this.#dialog?.close();
    this.#desk.turnToPerson();
    this.#desk.board.announce(this.#desk.words.t('live.on'));
  }

  #drawConnected() {
    const { t } = this.#desk.words;
    const back = button(t('live.ask'), () => {
      back.disabled = true;
      if (this.#game?.askBack()) this.#say('live.asked');
    });
    back.disabled = !this.#game?.canAskBack;
    this.#draw(
      [h('p', {}, t('live.on')), back],
      [
        button(t('live.leave'), () => {
          this.#dialog?.close();
          this.#game?.end('left');
        }),
      ],
    );
  }

  /** @param {boolean} quiet */
  #tellQuiet(quiet) {
    this.#silence?.remove();
    this.#silence = null;
    if (!quiet) return;
    this.#desk.notice('live.quiet');
    this.#silence = this.#desk.main.querySelector('.notice');
  }

  /** @param {LiveGame} game @param {Ending} how */
  #ended(game, how) {
    const ending = how === 'flood' ? 'faults' : how;
    this.#silence?.remove();
    // One that was called off before it began is nobody's news.
    if (game !== this.#game) return;
    const { words, board } = this.#desk;
    const { t } = words;
    const waits = game.onBoard && !board.match?.state.over;
    this.#drop();
    if (!waits) {
      if (ending !== 'bye' || game.onBoard) this.#desk.notice(`live.ended.${ending}`);
      return;
    }
    this.#dialog?.close();
    const { body, foot, close } = openDialog(words, t('live.ended'), 'small');
    const remote = game.theirs.filter((seat) => board.match?.seats[seat]?.kind === 'remote');
    body.append(h('p', {}, t(`live.ended.${ending}`)), h('p', {}, t('live.next')));
    const go = (/** @type {() => void} */ act) => () => {
      close();
      act();
    };
    foot.append(
      button(t('live.again'), go(() => this.open(''))),
      ...(remote.length > 0
        ? [button(t('live.computer'), go(() => remote.forEach((seat) => board.setSeat(seat, { kind: 'computer' }))), 'main')]
        : []),
    );
  }
}
