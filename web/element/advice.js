/**
 * Sentences about a move that is recommended: which one it is, and what speaks for it.
 * @module
 */
import { figureName } from './figure-name.js';

/** @typedef {import('../engine/nyota.js').Move} Move */
/** @typedef {import('../engine/nyota.js').State} State */
/** @typedef {import('./speech.js').Speech} Speech */
/** @typedef {import('../i18n/words.js').Values} Values */

/** More than two reasons at once are not taken in. */
const kMostReasons = 2;
/** What the words for the move say already. */
const kSaidByMove = /^hops/;
/** True of most moves of a game: said after all else. */
const kDull = /^leaves-home:[1-9]/;
/** What is no reason beside another one. */
const kOnlyAlone = /^sidesteps/;
/** What follows the name of a fact, where it is not a number that is said as it is. @type {Record<string, string[]>} */
const kArguments = {
  blocks: ['seat', 'steps'],
  'opens-ladder': ['steps'],
  swaps: ['seat'],
  gains: ['steps'],
  'goes-back': ['steps'],
  mates: ['seat', 'points'],
  stalemates: ['seat', 'points'],
  captures: ['kind', 'seat', 'points'],
  'captures-grey': ['kind'],
  promotes: ['kind'],
  checks: ['seat'],
  'checks-kings': ['n', 'points'],
  'threatens-mate': ['seat'],
  saves: ['kind'],
  protects: ['kind'],
  threatens: ['kind', 'seat'],
  offers: ['kind'],
};

/** @param {State} state @param {string} cell */
const kindAt = (state, cell) => state.pieces.find((piece) => piece.cell === cell)?.kind ?? 'piece';

/** Some of the own pieces as the object of a sentence. @param {Speech} speech @param {string} kind */
const ownPiece = ({ words: { t } }, kind) => t('piece.own', { kind, piece: t(`piece.${kind}`) });

/**
 * Which piece is worth a look, without saying where it should go.
 * @param {Speech} speech
 * @param {State} state before the move
 * @param {string} from
 */
export function lookAt(speech, state, from) {
  const { t } = speech.words;
  if (state.game !== 'chess4') return t('tip.look', { from });
  return t('tip.look.figure', { piece: ownPiece(speech, kindAt(state, from)), from });
}

/**
 * The move itself, to begin a sentence with.
 * @param {Speech} speech
 * @param {State} state before the move
 * @param {Move} move
 */
export function moveName({ words }, state, { from, to, kind, path }) {
  const { t } = words;
  switch (kind) {
    case 'step':
      return t('tip.step', { from, to });
    case 'hop':
      return t('tip.hop', { from, to, n: path.length - 1 });
    case 'swap':
      return t('tip.swap', { from, to });
    case 'castle':
      return t('tip.castle', { from, to });
    default: {
      const figure = kindAt(state, from);
      const text = t('tip.figure', { kind: figure, piece: t(`piece.${figure}`), from, to });
      return text.charAt(0).toLocaleUpperCase(words.locale) + text.slice(1);
    }
  }
}

/**
 * One fact in words, or null where there are none for it: what a newer engine tells is left out.
 * @param {Speech} speech
 * @param {State} state before the move
 * @param {string} fact
 * @returns {string | null}
 */
function reason(speech, state, fact) {
  const { words } = speech;
  const { t } = words;
  const [code = '', ...given] = fact.split(':');
  /** @type {Values} */
  const values = { all: state.pieces.filter(({ seat }) => seat === state.turn).length };
  let points = 0;
  given.forEach((text, i) => {
    const what = kArguments[code]?.[i] ?? 'n';
    const n = Number(text);
    if (what === 'steps') values['steps'] = t('tip.steps', { n });
    else if (what === 'points') points = n;
    else if (what === 'kind') values['kind'] = text;
    else values[what] = n;
  });
  const { kind, seat } = values;
  if (typeof seat === 'number') values['name'] = speech.name(seat);
  if (typeof kind === 'string') {
    values['piece'] = code === 'promotes' ? t(`piece.${kind}`) : ownPiece(speech, kind);
    values['figure'] = figureName(words, { seat: Number(seat ?? 0), kind, grey: seat === undefined }, true);
  }
  if (points > 0) values['points'] = t('points', { n: points });
  let key = `fact.${code.replace('-grey', '')}`;
  // Nobody left behind, and a stalemate that pays, which it does to whoever has no move, are said in their own way.
  if (code === 'leaves-home' && values['n'] === 0) key = 'fact.leaves-home.last';
  const pays = code === 'stalemates' && points > 0;
  if (pays) key = 'fact.stalemates.paid';
  if (!words.has(key)) return null;
  const text = t(key, values);
  return points > 0 && !pays ? t('tip.paid', { fact: text, points: String(values['points']) }) : text;
}

/**
 * The move and the most important that speaks for it, in one sentence.
 * @param {Speech} speech
 * @param {State} state before the move
 * @param {Move} move
 * @param {readonly string[]} facts the most important one first
 */
export function advice(speech, state, move, facts) {
  const { t } = speech.words;
  const said = facts.filter((fact) => !kSaidByMove.test(fact));
  const reasons = said.filter((fact) => said.length === 1 || !kOnlyAlone.test(fact));
  const [a, b] = [...reasons.filter((fact) => !kDull.test(fact)), ...reasons.filter((fact) => kDull.test(fact))]
    .flatMap((fact) => reason(speech, state, fact) ?? [])
    .slice(0, kMostReasons);
  const name = moveName(speech, state, move);
  if (a === undefined) return t('tip.zero', { move: name });
  return b === undefined ? t('tip.one', { move: name, a }) : t('tip.two', { move: name, a, b });
}
