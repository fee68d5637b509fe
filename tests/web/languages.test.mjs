// The catalogues of all languages against the English one, and against the glossary.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { chooseLanguage, createLibrary, kLanguages, languageOf } from '../../web/i18n/languages.js';
import { createWords } from '../../web/i18n/words.js';

/** @typedef {import('../../web/i18n/words.js').Catalogue} Catalogue */
/** @typedef {import('../../web/i18n/words.js').Message} Message */

const folder = new URL('../../web/i18n/', import.meta.url);
/** @param {string} name */
const read = (name) => JSON.parse(readFileSync(new URL(`${name}.json`, folder), 'utf8'));
/** @type {Catalogue} */
const en = read('en');
/** @type {{ language: string, catalogue: Catalogue }[]} */
const all = Object.keys(kLanguages).map((language) => ({ language, catalogue: read(language) }));
const others = all.filter(({ language }) => language !== 'en');

/** What a language may spell out for each kind of thing, where its grammar asks for that. */
const kByKind = /^((chess\.)?army\.\w+|piece\.(of|taken|own)|told\.promoted)$/;
const kKinds = ['king', 'queen', 'rook', 'bishop', 'knight', 'pawn', 'piece'];
/** Forms that may leave the number out, as in "two pieces" said by one word. */
const kOwnNumber = ['zero', 'one', 'two'];
/** The same in many languages: names, keys of the keyboard, letters. */
const kAlike = /^((name\.)?army\.[12]|page\.title(\.status)?|dialog\.ok|keys\.(?!.*help)|seat\.count|result\.rank|hole\.join|who\.computer|seat\.name|settings\.speed\.normal|preset\.standard|told\.(took|captured)\.)/;

/** @param {Message} message */
const textsOf = (message) => (typeof message === 'string' ? [message] : Object.values(message));
/** @param {string} text */
const placeholders = (text) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort().join();
/** @param {(key: string, message: Message, language: string) => void} check */
const eachMessage = (check, among = all) => {
  for (const { language, catalogue } of among) {
    for (const [key, message] of Object.entries(catalogue)) check(key, message, language);
  }
};

test('there is a catalogue for each language that can be chosen, and no other', () => {
  const files = readdirSync(folder).filter((name) => /^[a-z]{2}\.json$/.test(name));
  assert.deepEqual(files.sort(), Object.keys(kLanguages).map((language) => `${language}.json`).sort());
});

test('each language has the keys of the English catalogue, in its order', () => {
  for (const { language, catalogue } of others) {
    assert.deepEqual(Object.keys(en).filter((key) => catalogue[key] === undefined), [], `missing in ${language}`);
    assert.deepEqual(Object.keys(catalogue).filter((key) => en[key] === undefined), [], `too much in ${language}`);
    assert.deepEqual(Object.keys(catalogue), Object.keys(en), `order in ${language}`);
  }
});

test('no key stands twice', () => {
  for (const { language, catalogue } of all) {
    const written = readFileSync(new URL(`${language}.json`, folder), 'utf8').match(/^ {2}"[^"]+":/gm) ?? [];
    assert.equal(written.length, Object.keys(catalogue).length, language);
  }
});

test('every text has the placeholders of the English one', () => {
  eachMessage((key, message, language) => {
    const wanted = placeholders(textsOf(en[key] ?? '').at(-1) ?? '');
    if (typeof message === 'string') {
      assert.equal(placeholders(message), wanted, `${language} ${key}`);
      return;
    }
    for (const [form, text] of Object.entries(message)) {
      const may = [wanted];
      if (kOwnNumber.includes(form)) may.push(wanted.replace(/(^|,)n(?=,|$)/, ''));
      if (kKinds.includes(form)) may.push(wanted.replace(/,?piece/, ''));
      assert.ok(may.includes(placeholders(text)), `${language} ${key} ${form}: ${text}`);
    }
  });
});

test('whatever counts has a form for each plural category of its language, and for no other', () => {
  let counted = 0;
  eachMessage((key, message, language) => {
    const counts = typeof en[key] === 'object' && 'one' in en[key];
    if (!counts) {
      if (typeof message === 'string') return;
      assert.match(key, kByKind, `${language} ${key} has forms`);
      assert.ok(message['other'], `${language} ${key} has a form for all other kinds`);
      assert.deepEqual(Object.keys(message).filter((form) => form !== 'other' && !kKinds.includes(form)), [], `${language} ${key}`);
      return;
    }
    counted += 1;
    const wanted = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
    assert.deepEqual(Object.keys(message).sort(), [...wanted].sort(), `${language} ${key}`);
  });
  assert.ok(counted >= 4 * all.length, `${counted} plural messages`);
});

test('nothing is left in English', () => {
  /** @type {string[]} */
  const faults = [];
  eachMessage((key, message, language) => {
    if (kAlike.test(key)) return;
    for (const text of textsOf(message)) {
      if (!/\p{L}/u.test(text.replace(/\{\w+\}/g, ''))) continue;
      if (textsOf(en[key] ?? '').includes(text)) faults.push(`${language} ${key}: ${text}`);
    }
  }, others);
  assert.deepEqual(faults, []);
});

test('sentences end like the English ones, without exclamation marks', () => {
  eachMessage((key, message, language) => {
    if (key === 'result.rank') return;
    const ends = /[.。]$/.test(textsOf(en[key] ?? '')[0] ?? '');
    for (const text of textsOf(message)) {
      assert.equal(/[.。]$/.test(text), ends, `${language} ${key}: ${text}`);
      assert.doesNotMatch(text, /[!！]/, `${language} ${key}`);
      assert.equal(text.trim(), text, `${language} ${key}: blanks around it`);
    }
  });
});

test('each language is written with its own letters and marks', () => {
  /** @type {Record<string, RegExp>} what a text may not hold */
  const wrong = {
    en: /["„«]/,
    sw: /["„«]/,
    ar: /["“„]|\p{Script=Arabic} *,|[٠-٩]/u,
    sk: /["“](?=\p{L})|[«]/u,
    ro: /["“«]|[şţŞŢ]/,
    ja: /["“„«]|[,.?:;]$|、 |。 /,
    de: /["«]|“(?=\p{L})/u,
  };
  eachMessage((key, message, language) => {
    if (/^keys\.\w+$/.test(key)) return;
    for (const text of textsOf(message)) assert.doesNotMatch(text, wrong[language] ?? /$^/, `${language} ${key}`);
  });
});

test('the words of the field are those of the glossary', () => {
  /** @type {(Record<string, string> & { keys: string[] })[]} */
  const glossary = read('glossary');
  assert.ok(glossary.length > 30);
  const faults = [];
  for (const entry of glossary) {
    for (const { language, catalogue } of all) {
      const stems = (entry[language] ?? '').toLowerCase().split('|');
      assert.ok(stems[0], `${entry['term']} in ${language}`);
      for (const key of entry.keys) {
        const text = textsOf(catalogue[key] ?? '').join(' ').toLowerCase();
        if (!stems.some((stem) => text.includes(stem))) faults.push(`${language} ${key}: ${text} – ${entry['term']} is ${stems.join(' or ')}`);
      }
    }
  }
  assert.deepEqual(faults, []);
});

test('each language weighs little', () => {
  for (const { language, catalogue } of all) {
    const weight = gzipSync(JSON.stringify(catalogue), { level: 9 }).length;
    assert.ok(weight <= 12_000, `${language}: ${weight} bytes`);
  }
});

test('all forms of counting come out as they should', () => {
  /** @param {string} language @param {string} key @param {number[]} numbers */
  const said = (language, key, numbers) => {
    const { t } = createWords(read(language), language);
    return numbers.map((n) => t(key, { n }));
  };
  assert.deepEqual(said('sk', 'points', [1, 3, 5, 1.5]), ['1 bod', '3 body', '5 bodov', '1,5 bodu']);
  assert.deepEqual(said('ro', 'points', [0, 1, 2, 20, 101]), ['0 puncte', '1 punct', '2 puncte', '20 de puncte', '101 puncte']);
  assert.deepEqual(said('ar', 'points', [1, 2, 5, 20, 100]), ['نقطة واحدة', 'نقطتان', '5 نقاط', '20 نقطة', '100 نقطة']);
  assert.deepEqual(said('ja', 'points', [1, 20]), ['1点', '20点']);
  assert.deepEqual(said('sw', 'panel.players', [1, 4]), ['Mchezaji 1', 'Wachezaji 4']);
  assert.deepEqual(said('de', 'points', [1, 1234]), ['1 Punkt', '1.234 Punkte']);
});

test('a form for a kind is taken where there is one', () => {
  const { t } = createWords(read('ro'), 'ro');
  assert.equal(t('army.0', { kind: 'king' }), 'roșu');
  assert.equal(t('army.0', { kind: 'piece' }), 'roșie');
  assert.equal(t('army.4', { kind: 'king' }), 'verde');
});

test('a name in the other direction does not pull its neighbours along', () => {
  const ar = createWords({ a: '{name}: {n}', b: 'من {from}' }, 'ar');
  assert.equal(ar.t('a', { name: 'Ali', n: 3 }), '\u2068Ali\u2069: 3');
  assert.equal(ar.t('a', { name: 'علي', n: 3 }), 'علي: 3');
  assert.equal(ar.t('b', { from: 'c10' }), 'من c10', 'cells need no help');
  assert.equal(ar.t('b', { from: 'c10، خانة' }), 'من c10، خانة', 'nor does what has been said already');
  const latin = createWords({ a: '{name}: {n}' }, 'en');
  assert.equal(latin.t('a', { name: 'علي', n: 3 }), '\u2068علي\u2069: 3');
  assert.equal(latin.list(['Ali', 'علي']), 'Ali and \u2068علي\u2069');
  assert.equal(ar.number(7, true).replace(/\u200e/g, ''), '+7');
});

test('sentences follow each other as the language has it', () => {
  assert.equal(createWords({}, 'sk').say('A.', null, '', 'B.'), 'A. B.');
  assert.equal(createWords({}, 'ja').say('一。', false, '二。'), '一。二。');
});

test('the language of a link comes first, then what was chosen, then what the browser wants', () => {
  assert.equal(languageOf('de-AT'), 'de');
  assert.equal(languageOf('ar_EG'), 'ar');
  for (const nothing of [null, undefined, '', 'auto', 'xx', 'constructor', 7]) assert.equal(languageOf(nothing), null);
  assert.equal(chooseLanguage('sw', 'de', ['sk']), 'sw');
  assert.equal(chooseLanguage(null, 'de', ['sk']), 'de');
  assert.equal(chooseLanguage(null, 'auto', ['fr-FR', 'ro-RO', 'en']), 'ro');
  assert.equal(chooseLanguage('xx', 'auto', ['fr']), 'en');
});

test('a catalogue is fetched once, and again only after it could not be', async () => {
  let asked = 0;
  let fails = true;
  const words = createLibrary({ en }, async () => {
    asked += 1;
    if (fails) throw new Error('offline');
    return { hello: 'Hallo' };
  });
  assert.equal((await words('en')).t('dialog.ok'), 'OK');
  assert.equal(asked, 0);
  await assert.rejects(words('de'));
  fails = false;
  assert.equal((await words('de')).t('hello'), 'Hallo');
  await words('de');
  assert.equal(asked, 2);
});

test('words that can wait are fetched when they are wanted, and again after a failure', async () => {
  let fails = true;
  /** @type {boolean[]} */
  const asked = [];
  const words = await createLibrary({ en: { 'dialog.ok': 'OK' } }, async (_, later) => {
    asked.push(later);
    if (fails) throw new Error('offline');
    return { 'menu.settings': 'Settings' };
  })('en');
  await assert.rejects(words.complete());
  assert.equal(words.has('menu.settings'), false);
  fails = false;
  await words.complete();
  await words.complete();
  assert.equal(words.t('menu.settings'), 'Settings');
  assert.equal(words.t('dialog.ok'), 'OK');
  assert.deepEqual(asked, [true, true]);
});
