/**
 * What a person has chosen for this page, apart from any game.
 * @module
 */

import { languageOf } from '../i18n/languages.js';

/** @typedef {import('../i18n/languages.js').Language} Language */

/**
 * @typedef {object} Settings
 * @property {'auto' | Language} language `auto`: the first of the browser's list that is known
 * @property {'auto' | 'light' | 'dark'} theme
 * @property {'auto' | 'wood' | 'slate' | 'paper'} board
 * @property {'slow' | 'normal' | 'fast' | 'instant'} speed
 * @property {boolean} showLegalMoves
 * @property {boolean} stepwise whether chains are entered hop by hop
 * @property {boolean} sounds
 * @property {boolean} haptics whether a telephone shakes a little
 * @property {boolean} confirmTouch whether a move made with a finger waits for a second word
 */

export const kThemeNames = /** @type {const} */ (['auto', 'light', 'dark']);
export const kBoardNames = /** @type {const} */ (['auto', 'wood', 'slate', 'paper']);
export const kSpeedNames = /** @type {const} */ (['slow', 'normal', 'fast', 'instant']);

/**
 * @param {unknown} value
 * @returns {Settings} with defaults for all that is missing or makes no sense
 */
export function readSettings(value) {
  const given = typeof value === 'object' && value !== null ? /** @type {Record<string, unknown>} */ (value) : {};
  return {
    language: languageOf(given['language']) ?? 'auto',
    theme: kThemeNames.find((name) => name === given['theme']) ?? 'auto',
    board: kBoardNames.find((name) => name === given['board']) ?? 'auto',
    speed: kSpeedNames.find((name) => name === given['speed']) ?? 'normal',
    showLegalMoves: given['showLegalMoves'] !== false,
    stepwise: given['stepwise'] === true,
    confirmTouch: given['confirmTouch'] === true,
    sounds: given['sounds'] === true,
    haptics: given['haptics'] === true,
  };
}
