import { button, h, named, radios } from './dom.js';
import { openDialog } from './dialog.js';
import { kSpeedNames, kThemeNames } from './settings.js';

/** @typedef {import('../i18n/words.js').Words} Words */
/** @typedef {import('./settings.js').Settings} Settings */

const kKeys = ['rows', 'columns', 'six', 'ends', 'own', 'marked', 'play', 'cancel', 'turn', 'last'];

/**
 * @param {Words} words
 * @param {Settings} settings
 * @param {(settings: Settings) => void} onChange called at once with each change
 */
export function openSettings(words, settings, onChange) {
  const { t } = words;
  const { body, foot, close } = openDialog(words, t('settings.title'), 'small');
  const draft = { ...settings };
  /** @param {Partial<Settings>} change */
  const apply = (change) => onChange(Object.assign(draft, change));

  const marksName = h('b', {}, t('settings.marks'));
  const marksHelp = h('small', {}, t('settings.marks.help'));
  const marks = h('input', {
    type: 'checkbox',
    checked: draft.showLegalMoves,
    onchange: () => apply({ showLegalMoves: marks.checked }),
  });

  body.append(
    radios(
      t('settings.theme'),
      kThemeNames.map((value) => ({ value, label: t(`settings.theme.${value}`) })),
      draft.theme,
      (value) => apply({ theme: /** @type {Settings['theme']} */ (value) }),
      'segments',
    ),
    radios(
      t('settings.speed'),
      kSpeedNames.map((value) => ({ value, label: t(`settings.speed.${value}`) })),
      draft.speed,
      (value) => apply({ speed: /** @type {Settings['speed']} */ (value) }),
      'segments',
    ),
    h('label', { class: 'check' }, named(marks, marksName, marksHelp), h('span', {}, marksName, marksHelp)),
    h(
      'details',
      {},
      h('summary', {}, t('settings.keys')),
      h(
        'dl',
        { class: 'keys' },
        ...kKeys.flatMap((key) => [h('dt', {}, t(`keys.${key}`)), h('dd', {}, t(`keys.${key}.help`))]),
      ),
    ),
  );
  foot.append(button(t('dialog.done'), close, 'main'));
}
