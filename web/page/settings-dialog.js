import { kLanguages } from '../i18n/languages.js';
import { button, h, named, radios, select } from './dom.js';
import { openDialog } from './dialog.js';
import { kBoardNames, kSpeedNames, kThemeNames } from './settings.js';

/** @typedef {import('./desk.js').Desk} Desk */
/** @typedef {import('./settings.js').Settings} Settings */

const kKeys = ['rows', 'columns', 'six', 'ends', 'own', 'marked', 'play', 'hops', 'cancel', 'turn', 'last', 'hint'];

/**
 * What a person likes on this page; each change holds at once.
 * @param {Desk} desk
 * @returns {HTMLElement} the choice of the language
 */
export function openSettings(desk) {
  const { words } = desk;
  const { t } = words;
  const { body, foot, close } = openDialog(words, t('settings.title'), 'small');
  const draft = desk.settings;
  /** @param {Partial<Settings>} change */
  const apply = (change) => desk.set(change);

  /** @param {'showLegalMoves' | 'stepwise' | 'confirmTouch' | 'sounds' | 'haptics'} key */
  const check = (key) => {
    const name = h('b', {}, t(`settings.${key}`));
    const help = h('small', {}, t(`settings.${key}.help`));
    const box = h('input', {
      type: 'checkbox',
      checked: draft[key],
      onchange: () => apply({ [key]: box.checked }),
    });
    return h('label', { class: 'check' }, named(box, name, help), h('span', {}, name, help));
  };

  // Each language by its own name, so that everybody finds theirs in whatever language the page is.
  const languages = select(
    [
      { value: 'auto', label: t('settings.language.auto') },
      ...Object.entries(kLanguages).map(([value, label]) => ({ value, label, lang: value })),
    ],
    draft.language,
    async (value) => {
      close();
      if (await desk.speak(/** @type {Settings['language']} */ (value))) openSettings(desk).focus();
    },
  );

  body.append(
    h('label', { class: 'field' }, h('b', {}, t('settings.language')), languages),
    radios(
      t('settings.theme'),
      kThemeNames.map((value) => ({ value, label: t(`settings.theme.${value}`) })),
      draft.theme,
      (value) => apply({ theme: /** @type {Settings['theme']} */ (value) }),
      'segments',
    ),
    radios(
      t('settings.board'),
      kBoardNames.map((value) => ({ value, label: t(`settings.board.${value}`) })),
      draft.board,
      (value) => apply({ board: /** @type {Settings['board']} */ (value) }),
      'segments',
    ),
    radios(
      t('settings.speed'),
      kSpeedNames.map((value) => ({ value, label: t(`settings.speed.${value}`) })),
      draft.speed,
      (value) => apply({ speed: /** @type {Settings['speed']} */ (value) }),
      'segments',
    ),
    check('showLegalMoves'),
    check('stepwise'),
    check('confirmTouch'),
    check('sounds'),
    ...('vibrate' in navigator ? [check('haptics')] : []),
    h(
      'details',
      {},
      h('summary', {}, t('settings.keys')),
      h(
        'dl',
        { class: 'keys' },
        ...kKeys.flatMap((key) => [h('dt', {}, h('bdi', { dir: 'ltr' }, t(`keys.${key}`))), h('dd', {}, t(`keys.${key}.help`))]),
      ),
    ),
  );
  foot.append(button(t('dialog.done'), close, 'main'));
  return languages;
}
