/**
 * What the dialogs about another device are made of.
 * @module
 */
import { openDialog } from './dialog.js';
import { button, h } from './dom.js';

/** @typedef {import('../i18n/words.js').Words} Words */

/**
 * A text to be given to the other person: to copy, to share, or to be scanned.
 * @param {Words} words
 * @param {string} label key of its name
 * @param {string} text
 */
export function giveBox({ t }, label, text) {
  const box = h('textarea', { class: 'carried', readOnly: true, rows: 3, value: text, dir: 'ltr', spellcheck: false, 'aria-label': t(label) });
  box.addEventListener('focus', () => box.select());
  const told = h('span', { role: 'status' });
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      box.select();
      // The old way is the one that works in frames and without a secure address.
      if (!document.execCommand('copy')) return;
    }
    told.textContent = t('library.copied');
  };
  const picture = h('div', { class: 'seen' });
  void import('./qr.js').then(
    ({ drawQr }) => picture.append(drawQr(text, t('live.qr'))),
    () => picture.remove(),
  );
  return h(
    'div',
    { class: 'give' },
    box,
    h(
      'div',
      { class: 'buttons' },
      button(t('library.copy'), () => void copy()),
      'share' in navigator ? button(t('live.share'), () => void navigator.share({ text }).catch(() => {})) : null,
      told,
    ),
    picture,
  );
}

/**
 * A place for what the other person has given.
 * @param {Words} words
 * @param {string} label key of its name
 * @param {(text: string) => boolean} wanted whether a code that the camera sees is one
 * @returns {{ element: HTMLElement, text: HTMLTextAreaElement }}
 */
export function askBox({ t }, label, wanted) {
  const text = h('textarea', { class: 'carried', rows: 3, dir: 'ltr', spellcheck: false, autocapitalize: 'off', autocomplete: 'off', placeholder: t('live.paste') });
  const picture = h('div', { class: 'seen' });
  const element = h('div', { class: 'give' }, h('label', { class: 'field' }, h('b', {}, t(label)), text), picture);
  void import('./qr.js').then(async ({ canScan, scan }) => {
    if (!(await canScan())) return;
    const look = button(t('live.scan'), async () => {
      look.disabled = true;
      try {
        await scan(picture, (seen) => {
          if (!wanted(seen)) return false;
          text.value = seen;
          return true;
        });
      } catch {
        picture.replaceChildren(h('p', {}, t('live.camera')));
      }
      look.disabled = false;
    });
    element.append(h('div', { class: 'buttons' }, look));
  }, () => {});
  return { element, text };
}

/**
 * Asks whether the other one may take moves back; putting the question away is a no.
 * @param {Words} words
 * @param {number} n how many moves of all at the table
 * @returns {Promise<boolean>}
 */
export function allowsBack(words, n) {
  const { t } = words;
  return new Promise((resolve) => {
    const { body, foot, close } = openDialog(words, t('menu.live'), 'small');
    const yes = () => {
      resolve(true);
      close();
    };
    body.append(h('p', {}, t('live.back', { n })));
    foot.append(button(t('dialog.cancel'), close), button(t('live.back.yes'), yes, 'main'));
    body.closest('dialog')?.addEventListener('close', () => resolve(false));
  });
}
