/**
 * All that a board says: the log for those who cannot see it, and what can be done now.
 * @module
 */
import { Speech } from './speech.js';

/** @typedef {import('../engine/nyota.js').Happening} Happening */
/** @typedef {import('../i18n/words.js').Words} Words */
/** @typedef {import('../play/entry.js').Entry} Entry */
/** @typedef {import('../play/match.js').Match} Match */

/** @typedef {new (words: Words, match: Match) => Speech} SpeechKind */

/** @type {Record<string, SpeechKind>} */
const speeches = { sternhalma: Speech };

/** Makes the sentences about one more game known. @param {string} game @param {SpeechKind} Kind */
export const addSpeech = (game, Kind) => void (speeches[game] = Kind);

/** Lines that the log keeps: enough for a round of six. */
const kLines = 8;

export class Voice {
  /** The log: whatever is added to it is read out. */
  element = document.createElement('div');
  /** @type {Speech | null} */
  speech = null;
  /** What has happened last, for a word about all that is no move. @type {readonly Happening[]} */
  #news = [];
  /** Who was drawn by lot to begin, while that is news. @type {number | null} */
  #drawn = null;

  constructor() {
    this.element.className = 'unseen';
    this.element.setAttribute('role', 'log');
  }

  /** Speaks of another game or in another language; what was said before is forgotten. @param {Words} words @param {Match} match */
  speak(words, match) {
    this.speech = new (speeches[match.setup.game] ?? Speech)(words, match);
    this.element.setAttribute('aria-label', words.t('board.log'));
    this.element.replaceChildren();
  }

  /** Nothing is news any more. */
  forget() {
    this.#news = [];
    this.#drawn = null;
  }

  /** @param {readonly Happening[]} happenings */
  tell(happenings) {
    this.forget();
    this.#news = happenings;
    this.say(this.speech?.tell(happenings));
  }

  /** @param {number} seat that begins */
  tellLot(seat) {
    this.#drawn = seat;
    this.say(this.speech?.starts(seat));
  }

  /**
   * @param {Entry | null} entry
   * @param {boolean} showMarks
   * @returns {import('./speech.js').Sentence}
   */
  status(entry, showMarks) {
    const { speech } = this;
    if (!speech) return { lead: '', hint: '' };
    return speech.status(entry, showMarks, this.#drawn === null ? speech.note(this.#news) : speech.starts(this.#drawn));
  }

  /** Answers a question. @param {'turn' | 'last-move'} what @param {import('./speech.js').Sentence} status */
  answer(what, { lead, hint }) {
    this.say(what === 'turn' ? this.speech?.words.say(lead, hint) : this.speech?.lastMove());
  }

  /** Says something to those who cannot see it. @param {string | undefined} sentence */
  say(sentence) {
    if (!sentence) return;
    const line = document.createElement('p');
    line.textContent = sentence;
    this.element.append(line);
    while (this.element.childElementCount > kLines) this.element.firstElementChild?.remove();
  }
}
