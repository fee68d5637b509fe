/**
 * All that the page needs for four-player chess, the board's part included.
 * @module
 */
import '../element/chess4.js';
import { chessSheet } from './chess4-sheet.js';
import { addSheet } from './panel.js';

addSheet('chess4', chessSheet);
