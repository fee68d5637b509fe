/**
 * All that a board needs for four-player chess. Fetched when such a game is first opened: see `load`
 * of `nyota-board`.
 * @module
 */
import { ChessHand } from '../play/chess4-hand.js';
import { addHand } from '../play/entry.js';
import { kChessKit } from '../view/chess4-kit.js';
import { addKit } from '../view/kit.js';
import { ChessSpeech } from './chess4-speech.js';
import { addQuestion } from './corner.js';
import { Promotion } from './promotion.js';
import { addSpeech } from './voice.js';

addKit('chess4', kChessKit);
addHand('chess4', ChessHand);
addSpeech('chess4', ChessSpeech);
addQuestion(Promotion);
