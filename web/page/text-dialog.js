import { openDialog } from './dialog.js';
import { button, h } from './dom.js';

/** @typedef {import('../i18n/words.js').Words} Words */

/** Gives something to the browser to keep as a file. @param {string} name @param {Blob} content */
export function saveFile(name, content) {
  const address = URL.createObjectURL(content);
  h('a', { href: address, download: name }).click();
  // The browser has taken hold of it by the time the next task runs.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/**
 * Copies the text of a box, or has it ready to be copied by hand where that is not allowed.
 * @param {Words} words @param {HTMLTextAreaElement} box @param {HTMLElement} said where it is said which
 */
export async function copyText({ t }, box, said) {
  try {
    await navigator.clipboard.writeText(box.value);
    said.textContent = t('library.copied');
  } catch {
    box.focus();
    box.select();
    said.textContent = t('library.selected');
  }
}

/**
 * Shows a text to be taken away: copied or saved as a file.
 * @param {Words} words
 * @param {object} what
 * @param {string} what.title
 * @param {string} what.help
 * @param {string} what.text
 * @param {string} what.file its name
 */
export function openText(words, { title, help, text, file }) {
  const { t } = words;
  const { body, foot } = openDialog(words, title);
  const said = h('p', { class: 'quiet', role: 'status' });
  const box = h('textarea', { readOnly: true, value: text, rows: 8, spellcheck: false, dir: 'auto', 'aria-label': t('library.text') });
  body.append(h('p', {}, help), box, said);
  foot.append(
    button(t('library.save'), () => saveFile(file, new Blob([text], { type: 'application/json' }))),
    button(t('library.copy'), () => void copyText(words, box, said), 'main'),
  );
}
