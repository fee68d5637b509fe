/**
 * Turns catalogue keys into text. Values are put in as plain text and never as markup, so whatever
 * a name or a stored game holds, it can only ever be read.
 * @module
 */

/**
 * @typedef {string | Record<string, string>} Message One text; or one for each plural category of `{n}`; or,
 *   where there is no `{n}`, one for each `kind` of thing that needs its own form, and `other`.
 * @typedef {Record<string, Message>} Catalogue
 * @typedef {Record<string, string | number>} Values
 */

/**
 * @typedef {object} Words
 * @property {string} locale
 * @property {'ltr' | 'rtl'} direction
 * @property {(key: string, values?: Values) => string} t The text for a key. An unknown key is given back as it is.
 * @property {(key: string) => boolean} has
 * @property {() => Promise<void>} complete Fetches the words that nobody needs before the first move. Rejects when that fails; can be tried again.
 * @property {(items: string[]) => string} list "a, b and c" the way the language writes it.
 * @property {(value: number, sign?: boolean) => string} number with the digits and marks of the language; with its sign where wanted
 * @property {string} gap What stands between two sentences.
 * @property {(...sentences: (string | false | null | undefined)[]) => string} say Sentences one after another, empty ones left out.
 */

const kRightToLeft = ['ar'];
/** Languages that put nothing between two sentences. */
const kNoGaps = ['ja'];

const kFromRight = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;
const kFromLeft = /[A-Za-z\u00c0-\u058f]/;
/** Cells and moves, which no neighbour can disturb. */
const kMove = /^[a-z]\d+(-[a-z]\d+)*$/;

/**
 * @param {Catalogue} catalogue
 * @param {string} locale BCP 47 tag; picks plural forms, digits and lists
 * @param {() => Promise<Catalogue>} [fetchMore] gives what the catalogue does not have yet
 * @returns {Words}
 */
export function createWords(catalogue, locale, fetchMore) {
  const known = { ...catalogue };
  /** @type {Promise<void> | null} */
  let completing = null;
  const [language = ''] = locale.split('-');
  const direction = kRightToLeft.includes(language) ? 'rtl' : 'ltr';
  const [own, strange] = direction === 'rtl' ? [kFromRight, kFromLeft] : [kFromLeft, kFromRight];
  const gap = kNoGaps.includes(language) ? '' : ' ';
  const plurals = new Intl.PluralRules(locale);
  // Cells and moves have the digits 0 to 9 in every language: a second set beside them only confuses.
  const digits = { numberingSystem: 'latn' };
  const numbers = new Intl.NumberFormat(locale, digits);
  const signed = new Intl.NumberFormat(locale, { ...digits, signDisplay: 'exceptZero' });
  const lists = new Intl.ListFormat(locale, { type: 'conjunction' });

  /** Keeps a name in the other direction from pulling what stands beside it along. @param {string} value */
  const isolated = (value) =>
    strange.test(value) && !own.test(value) && !kMove.test(value) ? `\u2068${value}\u2069` : value;

  /** @type {(key: string, values?: Values) => string} */
  const t = (key, values = {}) => {
    const message = known[key];
    if (message === undefined) return key;
    const text =
      typeof message === 'string'
        ? message
        : (message[values['n'] === undefined ? String(values['kind']) : plurals.select(Number(values['n']))] ?? message['other'] ?? key);
    return text.replace(/\{(\w+)\}/g, (whole, name) => {
      const value = values[name];
      if (value === undefined) return whole;
      return typeof value === 'number' ? numbers.format(value) : isolated(value);
    });
  };

  return {
    locale,
    direction,
    t,
    has: (key) => known[key] !== undefined,
    complete() {
      completing ??= Promise.resolve(fetchMore?.()).then((more) => void Object.assign(known, more));
      completing.catch(() => (completing = null));
      return completing;
    },
    list: (items) => lists.format(items.map(isolated)),
    number: (value, sign = false) => (sign ? signed : numbers).format(value),
    gap,
    say: (...sentences) => sentences.filter(Boolean).join(gap),
  };
}
