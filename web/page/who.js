import { kLevels } from '../play/seats.js';
import { select } from './dom.js';

/** @typedef {import('../i18n/words.js').Words} Words */
/** @typedef {import('../play/seats.js').Seat} Seat */

/**
 * Asks who plays a seat: a person, or the computer at one of its levels.
 * @param {Words} words
 * @param {Seat} seat
 * @param {(change: Partial<Seat>) => void} onChange
 * @param {string} label
 */
export function whoSelect({ t }, seat, onChange, label) {
  return select(
    [
      { value: 'person', label: t('who.person') },
      ...kLevels.map((level) => ({
        value: String(level),
        label: t('who.computer', { level: t(`level.${level}`), n: level }),
      })),
    ],
    seat.kind === 'person' ? 'person' : String(seat.level),
    (value) => {
      const level = kLevels.find((one) => String(one) === value);
      onChange(level ? { kind: 'computer', level } : { kind: 'person' });
    },
    { 'aria-label': label },
  );
}
