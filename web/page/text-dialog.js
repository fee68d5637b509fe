import { openDialog } from './dialog.js';
import { button, h } from './dom.js';

/** @typedef {import('../i18n/words.js').Words} Words */

/** Gives a text to the browser to keep as a file. @param {string} name @param {string} text */
function saveFile(name, text) {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  h('a', { href: address, download: name }).click();
  // The browser has taken hold of it by the time the next task runs.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
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
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      said.textContent = t('library.copied');
    } catch {
      box.focus();
      box.select();
      said.textContent = t('library.selected');
    }
  };
  body.append(h('p', {}, help), box, said);
  foot.append(
    button(t('library.save'), () => saveFile(file, text)),
    button(t('library.copy'), () => void copy(), 'main'),
  );
}
