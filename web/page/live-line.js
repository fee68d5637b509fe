/**
 * A line between two browsers without any server: WebRTC with what the two need to know of each other
 * carried by hand.
 * @module
 */
import { kMostLetters } from '../play/live-messages.js';
import { describe, shrink, sumOf, writeInvitation } from './invitation.js';

/** @typedef {import('./invitation.js').Invitation} Invitation */

/** How long a browser may look for its own addresses, in milliseconds. */
const kLooking = 3000;
/** How long two browsers may look for a way to each other, in milliseconds. */
const kConnecting = 30_000;

/** Whether this browser can do that at all. */
export const canConnect = () => typeof RTCPeerConnection === 'function';

/**
 * @typedef {object} LineHooks
 * @property {() => void} open
 * @property {(data: unknown) => void} message
 * @property {() => void} lost the line has broken, or was never found
 */

export class LiveLine {
  #pc = new RTCPeerConnection({ iceServers: [] });
  // Agreed on beforehand, so that nobody can open others.
  #channel = this.#pc.createDataChannel('nyota', { negotiated: true, id: 0 });
  #hooks;
  #closed = false;
  /** What was made here, to know the answers to it. */
  #text = '';
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #patience;

  /** @param {LineHooks} hooks */
  constructor(hooks) {
    this.#hooks = hooks;
    this.#channel.addEventListener('open', () => {
      clearTimeout(this.#patience);
      if (!this.#closed) hooks.open();
    });
    this.#channel.addEventListener('message', ({ data }) => {
      if (!this.#closed) hooks.message(data);
    });
    this.#channel.addEventListener('close', this.#lost);
    this.#pc.addEventListener('connectionstatechange', () => {
      if (this.#pc.connectionState === 'failed') this.#lost();
    });
  }

  /** Letters that were sent and have not left yet. */
  get waiting() {
    return this.#channel.bufferedAmount;
  }

  /** @param {string} text */
  send(text) {
    if (this.#channel.readyState === 'open') this.#channel.send(text);
  }

  close() {
    if (this.#closed) return;
    this.#closed = true;
    clearTimeout(this.#patience);
    // What was said last is still to leave.
    setTimeout(() => this.#pc.close(), 500);
  }

  /** @returns {Promise<string | null>} the text for the other device; null where this one has no network */
  async invite() {
    await this.#pc.setLocalDescription();
    return this.#write({ answer: false });
  }

  /** @param {Invitation} invitation @param {string} text of it @returns {Promise<string | null>} the answer */
  async answer(invitation, text) {
    await this.#pc.setRemoteDescription(describe(invitation, kMostLetters));
    await this.#pc.setLocalDescription();
    return this.#write({ answer: true, offer: sumOf(text) });
  }

  /** Whether an answer is one to this line's own invitation. @param {Invitation} invitation */
  isAnswer({ answer, offer }) {
    return answer && offer === sumOf(this.#text);
  }

  /** @param {Invitation} invitation the answer */
  async accept(invitation) {
    await this.#pc.setRemoteDescription(describe(invitation, kMostLetters));
    this.#patience = setTimeout(this.#lost, kConnecting);
  }

  /** @param {{ answer: boolean, offer?: number }} kind */
  async #write(kind) {
    const pc = this.#pc;
    if (pc.iceGatheringState !== 'complete') {
      await new Promise((resolve) => {
        setTimeout(resolve, kLooking);
        pc.addEventListener('icegatheringstatechange', () => pc.iceGatheringState === 'complete' && resolve(null));
      });
    }
    const invitation = shrink(pc.localDescription?.sdp ?? '', kind);
    this.#text = invitation ? writeInvitation(invitation) : '';
    return this.#text || null;
  }

  #lost = () => {
    if (this.#closed) return;
    this.close();
    this.#hooks.lost();
  };
}
