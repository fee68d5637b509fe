import { newGameId } from '../play/match.js';
import { importGames } from '../store/shelf.js';
import { openDialog } from './dialog.js';
import { button, h } from './dom.js';
import { kMostText, readGames } from './read-games.js';

/** @typedef {import('./desk.js').Desk} Desk */

/** How many of the parts that could not be read are named. */
const kNamed = 8;

/**
 * Asks for games to be put among the kept ones.
 * @param {Desk} desk
 * @param {() => void} onTaken called when there are more games than before
 */
export function openImport({ words, nyota, store }, onTaken) {
  const { t } = words;
  const { body, foot } = openDialog(words, t('library.take'));
  const said = h('p', { role: 'status' });
  const box = h('textarea', { rows: 8, spellcheck: false, dir: 'auto', 'aria-label': t('library.text') });
  /** @param {string} text */
  const take = (text) => {
    const { games, refused } = readGames(nyota, text);
    if (games.length === 0) {
      said.textContent = t('library.foreign');
      return;
    }
    const { taken, known } = importGames(store, games, newGameId);
    const named = refused.slice(0, kNamed).map((n) => words.number(n)).join(', ');
    said.textContent = words.say(
      t('library.taken', { n: taken }),
      known > 0 && t('library.known', { n: known }),
      store.trouble === 'full' && t('store.full'),
      refused.length > 0 && t('library.refused', { n: refused.length, which: refused.length > kNamed ? `${named}, …` : named }),
    );
    if (refused.length === 0) box.value = '';
    if (taken > 0) onTaken();
  };
  const file = h('input', {
    type: 'file',
    hidden: true,
    onchange: async () => {
      const [chosen] = file.files ?? [];
      if (chosen) take(chosen.size > kMostText ? '' : await chosen.text().catch(() => ''));
      file.value = '';
    },
  });
  body.append(h('p', {}, t('library.take.help')), box, file, said);
  foot.append(
    button(t('library.file'), () => file.click()),
    button(t('library.take'), () => take(box.value), 'main'),
  );
}
