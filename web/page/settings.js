/**
 * What a person has chosen for this page, apart from any game.
 * @module
 */

/**
 * @typedef {object} Settings
 * @property {'auto' | 'light' | 'dark'} theme
 * @property {'slow' | 'normal' | 'fast' | 'instant'} speed
 * @property {boolean} showLegalMoves
 */

export const kThemeNames = /** @type {const} */ (['auto', 'light', 'dark']);
export const kSpeedNames = /** @type {const} */ (['slow', 'normal', 'fast', 'instant']);

/**
 * @param {unknown} value
 * @returns {Settings} with defaults for all that is missing or makes no sense
 */
export function readSettings(value) {
  const given = typeof value === 'object' && value !== null ? /** @type {Record<string, unknown>} */ (value) : {};
  return {
    theme: kThemeNames.find((name) => name === given['theme']) ?? 'auto',
    speed: kSpeedNames.find((name) => name === given['speed']) ?? 'normal',
    showLegalMoves: given['showLegalMoves'] !== false,
  };
}
