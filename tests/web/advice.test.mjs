import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { advice, lookAt, moveName } from '../../web/element/advice.js';
import { kLanguages } from '../../web/i18n/languages.js';
import { createWords } from '../../web/i18n/words.js';

/** @typedef {import('../../web/element/speech.js').Speech} Speech */
/** @typedef {import('../../web/engine/nyota.js').Move} Move */
/** @typedef {import('../../web/engine/nyota.js').Piece} Piece */
/** @typedef {import('../../web/engine/nyota.js').State} State */

/** @param {string} language @returns {Speech} */
const speaking = (language) => {
  const catalogue = JSON.parse(readFileSync(new URL(`../../web/i18n/${language}.json`, import.meta.url), 'utf8'));
  const names = ['Red', 'Blue', 'Yellow', 'Green'];
  return /** @type {any} */ ({ words: createWords(catalogue, language), name: (/** @type {number} */ seat) => names[seat] });
};
const english = speaking('en');

/** @param {Partial<State>} rest @returns {State} */
const stateOf = (rest) => /** @type {any} */ ({ turn: 0, ...rest });
const star = stateOf({
  game: 'sternhalma',
  pieces: Array.from({ length: 20 }, (_, i) => /** @type {Piece} */ ({ cell: `e${i}`, seat: i % 2, kind: 'piece' })),
});
const board = stateOf({
  game: 'chess4',
  pieces: [
    { cell: 'f3', seat: 0, kind: 'knight' },
    { cell: 'h1', seat: 0, kind: 'king' },
    { cell: 'd7', seat: 0, kind: 'pawn' },
  ],
});

/** @param {string[]} path @param {Move['kind']} kind @returns {Move} */
const moveOf = (path, kind) => ({ text: path.join('-'), from: path[0] ?? '', to: path.at(-1) ?? '', path, swaps: [], kind });
const step = moveOf(['e4', 'f5'], 'step');
const jump = moveOf(['f3', 'g5'], 'normal');

test('the move itself is told by its kind', () => {
  assert.equal(moveName(english, star, step), 'Step from e4 to f5');
  assert.equal(moveName(english, star, moveOf(['e4', 'g6'], 'hop')), 'Hop from e4 to g6');
  assert.equal(moveName(english, star, moveOf(['e4', 'g6', 'i6', 'k6'], 'hop')), 'Go from e4 to k6 in 3 hops');
  assert.equal(moveName(english, star, moveOf(['e4', 'f5'], 'swap')), 'Swap from e4 to f5');
  assert.equal(moveName(english, board, jump), 'Knight from f3 to g5');
  assert.equal(moveName(english, board, moveOf(['h1', 'j1'], 'castle')), 'Castle: king from h1 to j1');
  assert.equal(moveName(english, board, moveOf(['d7', 'e8'], 'en-passant')), 'Pawn from d7 to e8');
});

test('a first look names the piece, in chess its kind', () => {
  assert.equal(lookAt(english, star, 'e4'), 'Look at the piece on e4.');
  assert.equal(lookAt(english, board, 'f3'), 'Look at the knight on f3.');
  assert.equal(lookAt(speaking('de'), board, 'd7'), 'Sieh dir den Bauern auf d7 an.');
  assert.equal(lookAt(speaking('sk'), board, 'f3'), 'Pozri sa na jazdca na f3.');
});

/** Every fact that the engine knows, as the page says it. @type {[State, Move, string, Record<string, string>][]} */
const kFacts = [
  [star, step, 'Step from e4 to f5', {
    'finishes:2': 'brings the last piece home, for place 2',
    'king-home': 'puts the king on its place at the tip',
    'enters-goal:3': 'brings a piece into the goal (3/10)',
    'leaves-home:4': 'takes a piece out of the home (4 left there)',
    'leaves-home:0': 'takes the last piece out of the home',
    'blocks:1:4': 'takes 4 steps off the best hop of Blue',
    'opens-ladder:6': 'opens a way of 6 steps for another piece',
    'brings-hindmost': 'helps the piece that is farthest behind',
    'swaps:3': 'changes places with a piece of Green',
    'makes-room': 'makes room at the edge of the goal',
    'gains:1': 'gets 1 step nearer to the goal',
    'gains:8': 'gets 8 steps nearer to the goal',
    sidesteps: 'gets no nearer but loses nothing',
    'goes-back:2': 'goes 2 steps back',
  }],
  [board, jump, 'Knight from f3 to g5', {
    wins: 'wins the game',
    'mates:2:20': 'checkmates Yellow (20 points)',
    'mates:1:0': 'checkmates Blue',
    'stalemates:2:20': 'stalemates Yellow, who gets 20 points',
    'stalemates:2:0': 'stalemates Yellow',
    'captures:queen:3:9': 'takes the green queen (9 points)',
    'captures:pawn:1:1': 'takes the blue pawn (1 point)',
    'captures:rook:1:0': 'takes the blue rook',
    'captures-grey:bishop': 'takes the grey bishop',
    'promotes:queen': 'turns the pawn into a queen',
    'checks:1': 'gives check to Blue',
    'checks-kings:2:5': 'gives check to 2 kings at once (5 points)',
    'threatens-mate:3': 'threatens to checkmate Green',
    'saves:knight': 'brings the knight into safety',
    'protects:bishop': 'protects the bishop',
    'threatens:rook:2': 'attacks the yellow rook',
    'offers:knight': 'offers the knight',
    castles: 'brings the king into safety',
    develops: 'brings a new piece into play',
  }],
];

test('each fact has its words', () => {
  for (const [state, move, name, facts] of kFacts) {
    for (const [fact, said] of Object.entries(facts)) {
      assert.equal(advice(english, state, move, [fact]), `${name}: it ${said}.`);
    }
  }
});

test('two reasons at most, the most important ones; what the move says already is none', () => {
  const facts = ['blocks:1:4', 'hops:3', 'gains:8', 'brings-hindmost'];
  const chain = moveOf(['e4', 'g6', 'i6', 'k6'], 'hop');
  assert.equal(
    advice(english, star, chain, facts),
    'Go from e4 to k6 in 3 hops: it takes 4 steps off the best hop of Blue and gets 8 steps nearer to the goal.',
  );
  assert.equal(advice(english, star, chain, ['hops:3']), 'Go from e4 to k6 in 3 hops.');
});

test('what is true of most moves comes last, and no reason at all only where there is no other', () => {
  assert.equal(
    advice(english, star, step, ['leaves-home:9', 'opens-ladder:4', 'gains:1']),
    'Step from e4 to f5: it opens a way of 4 steps for another piece and gets 1 step nearer to the goal.',
  );
  assert.equal(
    advice(english, star, step, ['leaves-home:9', 'gains:2']),
    'Step from e4 to f5: it gets 2 steps nearer to the goal and takes a piece out of the home (9 left there).',
  );
  assert.equal(
    advice(english, star, step, ['leaves-home:0', 'gains:2']),
    'Step from e4 to f5: it takes the last piece out of the home and gets 2 steps nearer to the goal.',
  );
  assert.equal(advice(english, star, step, ['blocks:1:2', 'sidesteps']), 'Step from e4 to f5: it takes 2 steps off the best hop of Blue.');
  assert.equal(advice(english, star, step, ['sidesteps']), 'Step from e4 to f5: it gets no nearer but loses nothing.');
});

test('facts that a newer engine may tell are left out', () => {
  assert.equal(advice(english, star, step, ['juggles:3:green', 'gains:2', '']), 'Step from e4 to f5: it gets 2 steps nearer to the goal.');
  assert.equal(advice(english, star, step, []), 'Step from e4 to f5.');
});

test('in every language each sentence is whole, and counts as it should', () => {
  for (const language of Object.keys(kLanguages)) {
    const speech = speaking(language);
    for (const [state, move, , facts] of kFacts) {
      for (const fact of Object.keys(facts)) {
        const said = advice(speech, state, move, [fact, 'gains:5']);
        assert.doesNotMatch(said, /[{}]|undefined|NaN|(fact|tip|piece)\./, `${language} ${fact}: ${said}`);
        assert.match(said, /[.。]$/);
      }
    }
  }
  /** @param {string} language @param {string[]} facts */
  const said = (language, ...facts) => advice(speaking(language), star, step, facts);
  assert.equal(said('de', 'gains:1', 'blocks:1:4'), 'Schritt von e4 nach f5: Das bringt dich dem Ziel 1 Schritt näher und macht den besten Sprung von Blue um 4 Schritte kürzer.');
  assert.equal(said('sk', 'gains:2', 'goes-back:5'), 'Krok z e4 na f5: priblíži kameň k cieľu o 2 kroky a ustúpi o 5 krokov.');
  assert.equal(said('ro', 'gains:20'), 'Pas de la e4 la f5: se apropie de țintă cu 20 de pași.');
  assert.equal(said('ar', 'gains:2', 'goes-back:3'), 'خطوة من e4 إلى f5: تُقرّبك من الهدف خطوتين وترجع إلى الوراء 3 خطوات.');
  assert.equal(said('ja', 'gains:2', 'brings-hindmost'), 'e4からf5へ1歩。ゴールに2歩近づきます。いちばん遅れている駒を助けます。');
  assert.equal(said('sw', 'gains:2', 'brings-hindmost'), 'Hatua kutoka e4 kwenda f5: inakaribia lengo kwa hatua 2 na inasaidia kete iliyo nyuma zaidi.');
  /** @param {string} language @param {string} fact */
  const inChess = (language, fact) => advice(speaking(language), board, jump, [fact]);
  assert.equal(inChess('de', 'saves:queen'), 'Springer von f3 nach g5: Das bringt die Dame in Sicherheit.');
  assert.equal(inChess('sk', 'captures:rook:1:5'), 'Jazdec z f3 na g5: vezme modrú vežu (5 bodov).');
  assert.equal(inChess('ro', 'protects:knight'), 'Cal de la f3 la g5: apără calul.');
  assert.equal(inChess('ar', 'protects:bishop'), 'الحصان من f3 إلى g5: تحمي الفيل.');
});
