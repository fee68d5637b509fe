/**
 * The ratings of the person at this device: each number with its curve, and results against each level.
 * @module
 */
import { kNameLength } from '../play/seats.js';
import { readRatings, resultsByLevel, shown } from '../play/rating.js';
import { openDialog } from './dialog.js';
import { button, h } from './dom.js';

/** @typedef {import('./desk.js').Desk} Desk */
/** @typedef {import('../i18n/words.js').Words} Words */
/** @typedef {import('../play/rating.js').RatedGame} RatedGame */

const kCurve = { width: 320, height: 96, edge: 6 };
/** Rows of the table of single games. */
const kRows = 50;

/** @param {Desk} desk */
export function openRated(desk) {
  const { store, words } = desk;
  const { t } = words;
  const ratings = readRatings(store.get('ratings'));
  const { body, foot, close } = openDialog(words, t('rated.title'));
  const kinds = Object.entries(ratings.kinds);
  if (kinds.length === 0) body.append(h('p', {}, t('rated.none')));
  for (const [kind, { rating, games }] of kinds) {
    const own = ratings.games.filter((one) => one.kind === kind);
    body.append(
      h(
        'section',
        { class: 'rating' },
        h('h3', {}, kindName(words, kind)),
        h('p', {}, h('b', {}, shown(rating)), ' ', h('small', {}, t('rated.games', { n: games }))),
        own.length > 1 ? curve(words, own) : null,
        levelTable(words, own),
        own.length > 0 ? h('details', {}, h('summary', {}, t('rated.each')), gameTable(words, own.slice(-kRows).reverse())) : null,
      ),
    );
  }
  const name = h('input', {
    type: 'text',
    value: ratings.me,
    maxLength: kNameLength,
    autocomplete: 'off',
    dir: 'auto',
    onchange: () => store.set('ratings', { ...readRatings(store.get('ratings')), me: name.value.trim() }),
  });
  body.append(
    h('label', { class: 'field' }, h('b', {}, t('rated.me')), name, h('small', {}, t('rated.me.help'))),
    h('p', { class: 'quiet' }, t('rated.help')),
  );
  foot.append(button(t('dialog.done'), close, 'main'));
}

/** @param {Words} words @param {string} kind */
function kindName({ t, has }, kind) {
  const [game = '', sort = ''] = kind.split('/');
  const key = game === 'chess4' ? `mode.${sort}` : `preset.${sort}`;
  return `${t(`game.${game}`)} · ${has(key) ? t(key) : sort}`;
}

/** @param {string} tag @param {Record<string, string>} attributes */
function drawn(tag, attributes) {
  const element = document.createElementNS('http://www.w3.org/2000/svg', tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return element;
}

/** The rating over time; the table below it holds the same for those who cannot see it. @param {Words} words @param {RatedGame[]} games */
function curve({ t }, games) {
  const { width, height, edge } = kCurve;
  const first = games[0];
  const ratings = [first ? first.rating - first.change : 0, ...games.map(({ rating }) => rating)];
  const [low, high] = [Math.min(...ratings), Math.max(...ratings)];
  const x = (/** @type {number} */ i) => edge + (i / (ratings.length - 1)) * (width - 2 * edge);
  const y = (/** @type {number} */ rating) => height - edge - ((rating - low) / Math.max(high - low, 1)) * (height - 2 * edge);
  const label = t('rated.curve', { low: shown(low), high: shown(high) });
  const picture = drawn('svg', { viewBox: `0 0 ${width} ${height}`, role: 'img', 'aria-label': label });
  const last = ratings.length - 1;
  picture.append(
    drawn('polyline', { points: ratings.map((rating, i) => `${x(i).toFixed(1)},${y(rating).toFixed(1)}`).join(' ') }),
    drawn('circle', { cx: x(last).toFixed(1), cy: y(ratings[last] ?? 0).toFixed(1), r: '4' }),
  );
  const scale = (/** @type {number} */ rating) => h('span', {}, shown(rating));
  // Time goes from left to right in every language here, as moves do.
  return h('figure', { class: 'curve', dir: 'ltr' }, picture, h('figcaption', { 'aria-hidden': 'true' }, scale(high), scale(low)));
}

/** @param {Words} words @param {RatedGame[]} games */
function levelTable({ t, number }, games) {
  const rows = resultsByLevel(games);
  if (rows.length === 0) return null;
  return table(
    [t('rated.level'), t('rated.played'), t('rated.won'), t('rated.place')],
    rows.map(({ level, games: n, won, place }) => [
      t('who.computer', { n: level, level: t(`level.${level}`) }),
      number(n),
      number(won),
      number(Math.round(place * 10) / 10),
    ]),
  );
}

/** @param {Words} words @param {RatedGame[]} games */
function gameTable({ t, list, locale, number }, games) {
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', numberingSystem: 'latn' });
  return table(
    [t('rated.date'), t('rated.level'), t('result.place'), t('rated.rating')],
    games.map((one) => [
      Number.isNaN(Date.parse(one.date)) ? '' : date.format(new Date(one.date)),
      list(one.levels.map((level) => number(level))),
      `${number(one.rank)}/${number(one.players)}`,
      t('rated.after', { rating: shown(one.rating), change: number(Math.round(one.change), true) }),
    ]),
  );
}

/** @param {string[]} heads @param {string[][]} rows */
const table = (heads, rows) =>
  h(
    'table',
    { class: 'standing' },
    h('thead', {}, h('tr', {}, ...heads.map((text) => h('th', { scope: 'col' }, text)))),
    h('tbody', {}, ...rows.map(([first = '', ...rest]) => h('tr', {}, h('th', { scope: 'row' }, first), ...rest.map((text) => h('td', {}, text))))),
  );
