/**
 * What can be done besides playing. Fetched when first opened.
 * @module
 */
import { openDialog } from './dialog.js';
import { button, h } from './dom.js';
import { openSettings } from './settings-dialog.js';

/** @typedef {import('./desk.js').Desk} Desk */

/**
 * The entries in their order: the last part of the key of the label, and what opens. Whatever is not
 * small is fetched by then.
 * @type {readonly [string, (desk: Desk) => unknown][]}
 */
const kEntries = [
  ['library', async (desk) => (await import('./library.js')).openLibrary(desk)],
  ['review', async (desk) => (await import('./review.js')).lookBack(desk)],
  ['share', async (desk) => (await import('./share.js')).openShare(desk)],
  ['live', async (desk) => (await import('./live.js')).openLive(desk)],
  ['rated', async (desk) => (await import('./rated.js')).openRated(desk)],
  ['settings', openSettings],
];

/** @param {Desk} desk */
export function openMenu(desk) {
  const { words } = desk;
  const { t } = words;
  const { body, close } = openDialog(words, t('menu.title'), 'small');
  body.append(
    h(
      'ul',
      { class: 'menu' },
      ...kEntries.map(([name, open]) =>
        h(
          'li',
          {},
          button(t(`menu.${name}`), () => {
            close();
            void desk.need(async () => open(desk));
          }),
        ),
      ),
    ),
  );
}
