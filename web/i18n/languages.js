/**
 * Which languages there are, which one somebody is to get, and how its words come here.
 * @module
 */
import { createWords } from './words.js';

/** @typedef {import('./words.js').Catalogue} Catalogue */
/** @typedef {import('./words.js').Words} Words */

/** Each language by its own name. The first words of English are part of the page; all else is fetched when wanted. */
export const kLanguages = /** @type {const} */ ({
  en: 'English',
  sw: 'Kiswahili',
  ar: 'العربية',
  sk: 'slovenčina',
  ro: 'română',
  ja: '日本語',
  de: 'Deutsch',
});
/** @typedef {keyof typeof kLanguages} Language */

/**
 * The language that a tag such as "de-AT" means, or null when there is none like it.
 * @param {unknown} tag
 * @returns {Language | null}
 */
export function languageOf(tag) {
  const [start = ''] = String(tag).toLowerCase().split(/[-_]/);
  return Object.hasOwn(kLanguages, start) ? /** @type {Language} */ (start) : null;
}

/**
 * The first that is known: of a link, of what was chosen before, of the browser's list.
 * @param {...unknown} wanted tags or lists of tags
 * @returns {Language}
 */
export function chooseLanguage(...wanted) {
  for (const tag of wanted.flat()) {
    const language = languageOf(tag);
    if (language) return language;
  }
  return 'en';
}

/** How the keys begin whose words somebody needs only after asking for something; or who plays chess. */
const kLater =
  /^(chess|clock|fact|keys|legend|library|live|menu|mode|note|option|rated|resign|review|score|series|settings|setup|share|sound|tip|who)\.|^(preset|hint|over|reason|told)\.(chess\.|.*\.help$)/;

/** Labels of what can be pressed at once, and what is said when later words cannot be had. */
const kSoon = ['menu.title', 'tip.failed', 'clock.paused'];

/** Are these words fetched later than the first ones? @param {string} key */
export const isForLater = (key) => kLater.test(key) && !kSoon.includes(key);

/** The name of a catalogue's file. @param {string} language @param {boolean} later @returns {string} */
export const catalogueFile = (language, later) => `${language}${later ? '.more' : ''}.json`;

/**
 * Gives the words of each language, fetched once. What could not be fetched is tried again the next time.
 * @param {Partial<Record<Language, Catalogue>>} own catalogues that are here already
 * @param {(language: Language, later: boolean) => Promise<Catalogue>} [fetchOne] `later`: the words that can wait
 * @returns {(language: Language) => Promise<Words>}
 */
export function createLibrary(own, fetchOne = fetchCatalogue) {
  /** @type {Map<Language, Promise<Words>>} */
  const loaded = new Map();
  return (language) => {
    let words = loaded.get(language);
    if (!words) {
      const catalogue = own[language];
      words = (catalogue ? Promise.resolve(catalogue) : fetchOne(language, false)).then((found) =>
        createWords(found, language, () => fetchOne(language, true)),
      );
      loaded.set(language, words);
      words.catch(() => loaded.delete(language));
    }
    return words;
  };
}

/** @param {Language} language @param {boolean} later @returns {Promise<Catalogue>} */
async function fetchCatalogue(language, later) {
  const answer = await fetch(new URL(`i18n/${catalogueFile(language, later)}`, document.baseURI));
  if (!answer.ok) throw new Error(answer.url);
  return answer.json();
}
