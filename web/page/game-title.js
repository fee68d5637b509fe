import { kLevels, readColours, solePerson } from '../play/seats.js';

/** @typedef {import('../i18n/words.js').Words} Words */
/** @typedef {import('../play/seats.js').Seat} Seat */

/**
 * What a seat is called in a list, where no board shows its colour.
 * @param {Words} words @param {readonly Seat[]} seats @param {number} seat
 */
export function seatTitle({ t }, seats, seat) {
  const { kind, level, name } = seats[seat] ?? { kind: 'person', level: 1, name: '' };
  if (name) return name;
  if (solePerson(seats) === seat) return t('name.you');
  if (kind === 'computer' && kLevels.includes(level)) return t('who.computer', { n: level, level: t(`level.${level}`) });
  return t('setup.seat', { n: seat + 1 });
}

/** Who plays a game: players alike are told once. @param {Words} words @param {readonly Seat[]} seats */
export function playersTitle(words, seats) {
  /** @type {Map<string, number>} */
  const titles = new Map();
  seats.forEach((_, seat) => {
    const title = seatTitle(words, seats, seat);
    titles.set(title, (titles.get(title) ?? 0) + 1);
  });
  return words.list([...titles].map(([title, n]) => (n > 1 ? `${words.number(n)} × ${title}` : title)));
}

/** Game and kind of rules. @param {Words} words @param {any} setup */
export function rulesTitle({ t, has }, { game, preset, mode }) {
  const kind = game === 'chess4' ? `mode.${mode === 'teams' ? 'teams' : 'ffa'}` : `preset.${preset ?? 'standard'}`;
  return [`game.${game}`, kind].filter(has).map((key) => t(key)).join(' · ');
}

/**
 * How a finished game ended, by what its record says.
 * @param {Words} words @param {readonly Seat[]} seats @param {readonly unknown[]} ranks
 */
export function resultTitle(words, seats, ranks) {
  const first = ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []));
  const names = first.map((seat) => seatTitle(words, seats, seat));
  const [only] = first;
  if (only === undefined) return words.t('library.finished');
  if (first.length > 1) return words.t('over.shared', { names: words.list(names) });
  return only === solePerson(seats) ? words.t('over.first.you') : words.t('over.first.other', { name: names[0] ?? '' });
}

/**
 * What a seat is called by everybody alike: by its name or else its colour, never "you".
 * @param {Words} words @param {import('../play/match.js').Snapshot} snapshot @param {number} seat
 */
export function plainName({ t }, { record, seats, colours }, seat) {
  const { setup } = record;
  const name = seats[seat]?.name;
  if (name) return name;
  if (setup.game === 'chess4') return t(`chess.name.${seat}`);
  const home = setup.homes?.[seat]?.[0];
  return t(`name.army.${home === undefined ? 'none' : readColours(colours)[home]}`);
}
