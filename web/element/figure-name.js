/** @typedef {import('../i18n/words.js').Words} Words */

/**
 * A piece with its colour: "red king", "promoted grey queen".
 * @param {Words} words
 * @param {{ seat: number, kind: string, promoted?: boolean, grey?: boolean }} piece
 * @param {boolean} [taken] whether the sentence tells that it was taken, for which some languages have another form
 */
export function figureName({ t }, { seat, kind, promoted, grey }, taken = false) {
  const army = t(`chess.army.${grey ? 'none' : seat}`, { kind });
  const piece = t(taken ? 'piece.taken' : 'piece.of', { kind, army, piece: t(`piece.${kind}`) });
  return promoted ? t('piece.promoted', { piece }) : piece;
}
