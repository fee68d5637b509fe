import { button, h, newId } from './dom.js';

/** @typedef {import('../i18n/words.js').Words} Words */

/**
 * @typedef {object} Dialog
 * @property {HTMLElement} body
 * @property {HTMLElement} foot
 * @property {() => void} close
 */

/**
 * Opens a modal dialog; the browser keeps the focus inside and gives it back.
 * @param {Words} words
 * @param {string} title
 * @param {string} [look] class of the dialog
 * @returns {Dialog}
 */
export function openDialog(words, title, look = '') {
  const id = newId();
  const body = h('div', { class: 'body' });
  const foot = h('footer');
  const close = () => dialog.close();
  const dialog = h(
    'dialog',
    { class: look, 'aria-labelledby': id },
    h(
      'header',
      {},
      h('h2', { id }, title),
      h('button', { type: 'button', class: 'plain', 'aria-label': words.t('dialog.close'), onclick: close }, '✕'),
    ),
    body,
    foot,
  );
  dialog.addEventListener('close', () => dialog.remove());
  // A click beside the dialog, on its backdrop, puts it away.
  dialog.addEventListener('pointerdown', (event) => {
    if (event.target === dialog) close();
  });
  document.body.append(dialog);
  dialog.showModal();
  return { body, foot, close };
}

/**
 * @param {Words} words
 * @param {object} question
 * @param {string} question.title
 * @param {string} question.text
 * @param {string} question.yes
 * @param {() => void} question.onYes
 */
export function confirm(words, { title, text, yes, onYes }) {
  const { body, foot, close } = openDialog(words, title, 'small');
  body.append(h('p', {}, text));
  foot.append(
    button(words.t('dialog.cancel'), close),
    button(
      yes,
      () => {
        close();
        onYes();
      },
      'main',
    ),
  );
}
