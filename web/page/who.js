import { kLevels } from '../play/seats.js';
import { select } from './dom.js';

/** @typedef {import('../i18n/words.js').Words} Words */
/** @typedef {import('../play/seats.js').Seat} Seat */

/**
 * Asks who plays a seat: a person, or the computer at one of its levels. Somebody at another device is
 * named while they play, but is not to be chosen here: they come by an invitation or a link.
 * @param {Words} words
 * @param {Seat} seat
 * @param {(change: Partial<Seat>) => void} onChange
 * @param {string} label
 */
export function whoSelect({ t }, seat, onChange, label) {
  return select(
    [
      { value: 'person', label: t('who.person') },
      ...(seat.kind === 'remote' ? [{ value: 'remote', label: t('who.remote') }] : []),
      ...kLevels.map((level) => ({
        value: String(level),
        label: t('who.computer', { level: t(`level.${level}`), n: level }),
      })),
    ],
    seat.kind === 'computer' ? String(seat.level) : seat.kind,
    (value) => {
      const level = kLevels.find((one) => String(one) === value);
      if (level) onChange({ kind: 'computer', level });
      else if (value !== 'remote') onChange({ kind: 'person' });
    },
    { 'aria-label': label },
  );
}
