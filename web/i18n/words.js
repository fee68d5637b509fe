/**
 * Turns catalogue keys into text. Values are put in as plain text and never as markup, so whatever
 * a name or a stored game holds, it can only ever be read.
 * @module
 */

/**
 * @typedef {string | Record<string, string>} Message One text, or one for each plural category of `{n}`.
 * @typedef {Record<string, Message>} Catalogue
 * @typedef {Record<string, string | number>} Values
 */

/**
 * @typedef {object} Words
 * @property {string} locale
 * @property {'ltr' | 'rtl'} direction
 * @property {(key: string, values?: Values) => string} t The text for a key. An unknown key is given back as it is.
 * @property {(key: string) => boolean} has
 * @property {(items: string[]) => string} list "a, b and c" the way the language writes it.
 */

const kRightToLeft = new Set(['ar', 'fa', 'he', 'ur']);

/**
 * @param {Catalogue} catalogue
 * @param {string} locale BCP 47 tag; picks plural forms, digits and lists
 * @returns {Words}
 */
export function createWords(catalogue, locale) {
  const plurals = new Intl.PluralRules(locale);
  const numbers = new Intl.NumberFormat(locale);
  const lists = new Intl.ListFormat(locale, { type: 'conjunction' });

  /** @type {(key: string, values?: Values) => string} */
  const t = (key, values = {}) => {
    const message = catalogue[key];
    if (message === undefined) return key;
    const text =
      typeof message === 'string'
        ? message
        : (message[plurals.select(Number(values.n))] ?? message.other ?? key);
    return text.replace(/\{(\w+)\}/g, (whole, name) => {
      const value = values[name];
      if (value === undefined) return whole;
      return typeof value === 'number' ? numbers.format(value) : value;
    });
  };

  return {
    locale,
    direction: kRightToLeft.has(locale.split('-')[0] ?? '') ? 'rtl' : 'ltr',
    t,
    has: (key) => catalogue[key] !== undefined,
    list: (items) => lists.format(items),
  };
}
