/**
 * Giving the game at the table away: as a link, a text or a picture. Fetched when first asked for.
 * @module
 */
import { boardPicture, pngOf } from './board-picture.js';
import { openDialog } from './dialog.js';
import { button, h, select } from './dom.js';
import { textsOf } from './incoming.js';
import { copyText, saveFile } from './text-dialog.js';

/** @typedef {import('./desk.js').Desk} Desk */

/** @typedef {'link' | 'spot' | 'picture' | 'json' | 'pgn4' | 'position'} What */

/** How the file of each is called. @type {Record<What, string>} */
const kEndings = { link: 'txt', spot: 'txt', picture: 'png', json: 'json', pgn4: 'pgn4', position: 'txt' };

/** The address of this page with something behind it. @param {string} fragment */
const addressWith = (fragment) => `${location.origin === 'null' ? '' : location.origin}${location.pathname}#${fragment}`;

/** @param {Desk} desk */
export function openShare(desk) {
  const { board, nyota, words } = desk;
  const { t } = words;
  const { match } = board;
  if (!match) return;
  const { body, foot } = openDialog(words, t('menu.share'), 'share');
  const said = h('p', { class: 'quiet', role: 'status' });
  const box = h('textarea', { readOnly: true, rows: 4, spellcheck: false, dir: 'ltr', 'aria-label': t('library.text') });
  const frame = h('div', { class: 'shared-picture' });
  /** @type {What} */
  let what = 'link';
  /** @type {HTMLCanvasElement | null} */
  let picture = null;
  /** Made beforehand: the system's sheet opens only at once after a press. @type {Blob | null} */
  let png = null;

  const read = () => textsOf(nyota, match.snapshot(), board.look?.state.ply);
  let texts = read();

  /** @param {What} kind */
  const textOf = (kind) => {
    if (kind === 'picture') return '';
    const text = texts[kind] ?? '';
    return kind === 'link' || kind === 'spot' ? addressWith(text) : text;
  };
  const show = () => {
    const pictured = what === 'picture';
    box.hidden = pictured;
    frame.hidden = !pictured;
    box.value = textOf(what);
    said.textContent = '';
    copy.hidden = pictured && !('ClipboardItem' in globalThis);
    if (pictured && !picture) void draw();
    system.hidden = !canShare();
  };
  const draw = async () => {
    picture = boardPicture(desk, board.look?.state ?? match.shownState);
    picture.setAttribute('role', 'img');
    picture.setAttribute('aria-label', t('share.picture'));
    frame.replaceChildren(picture);
    png = await pngOf(picture).catch(() => null);
    system.hidden = !canShare();
  };

  const fileName = () => `nyota-${new Date().toISOString().slice(0, 10)}.${kEndings[what]}`;
  /** What the system's sheet is given. @returns {ShareData} */
  const shared = () => {
    const title = t(`game.${match.setup.game}`);
    if (what === 'picture') return { title, files: png ? [new File([png], fileName(), { type: 'image/png' })] : [] };
    return what === 'link' || what === 'spot' ? { title, url: box.value } : { title, text: box.value };
  };
  const canShare = () => {
    if (!navigator.share) return false;
    return what === 'picture' ? png !== null && Boolean(navigator.canShare?.(shared())) : true;
  };
  /** Says that something worked, or that it did not. @param {() => Promise<unknown>} act @param {string} done */
  const trying = async (act, done) => {
    try {
      await act();
      said.textContent = t(done);
    } catch (error) {
      // Whoever puts the system's sheet away knows that nothing was sent.
      const { name } = /** @type {{ name?: string }} */ (error);
      said.textContent = name === 'AbortError' ? '' : t('share.failed');
    }
  };
  const pictureBlob = async () => png ?? pngOf(boardPicture(desk, board.look?.state ?? match.shownState));
  const save = async () => saveFile(fileName(), what === 'picture' ? await pictureBlob() : new Blob([box.value], { type: 'text/plain' }));
  const copyPicture = async () => navigator.clipboard.write([new ClipboardItem({ 'image/png': pictureBlob() })]);

  const copy = button(
    t('library.copy'),
    () => void (what === 'picture' ? trying(copyPicture, 'library.copied') : copyText(words, box, said)),
    'main',
  );
  const system = button(t('share.system'), () => void trying(() => navigator.share(shared()), 'share.shared'));
  const ways = /** @type {What[]} */ (['link', ...(texts.spot ? ['spot'] : []), 'picture', 'json', ...(texts.pgn4 ? ['pgn4'] : []), 'position']);
  // Formats are called alike in every language.
  const formats = /** @type {Partial<Record<What, string>>} */ (texts.pgn4 ? { pgn4: 'PGN4', position: 'FEN4' } : {});
  const choice = select(
    ways.map((value) => ({ value, label: formats[value] ?? t(`share.${value}`) })),
    what,
    (value) => {
      what = /** @type {What} */ (value);
      show();
    },
  );
  body.append(
    h('label', { class: 'field' }, h('b', {}, t('share.what')), choice),
    box,
    frame,
    said,
    ...[sitting(desk, () => {
      texts = read();
      show();
    })].filter((one) => one !== null),
  );
  foot.append(button(t('library.save'), () => void trying(save, 'share.saved')), system, copy);
  show();
}

/** Who of the people plays at another device, in a game that goes to and fro as a link. @param {Desk} desk @param {() => void} changed */
function sitting({ board, words }, changed) {
  const { t } = words;
  const { match, speech } = board;
  const people = match?.state.seats.filter(
    ({ seat, status }) => status === 'playing' && match.seats[seat]?.kind !== 'computer',
  );
  if (!match || !speech || match.held || match.state.over || !people || people.length < 2) return null;
  const boxes = people.map(({ seat }) =>
    h(
      'label',
      { class: 'check' },
      h('input', {
        type: 'checkbox',
        checked: match.seats[seat]?.kind === 'person',
        onchange: (/** @type {Event} */ { target }) => {
          const here = /** @type {HTMLInputElement} */ (target).checked;
          match.mark('byLink');
          board.setSeat(seat, { kind: here ? 'person' : 'remote' });
          changed();
        },
      }),
      h('span', {}, h('bdi', {}, speech.name(seat))),
    ),
  );
  return h('fieldset', { class: 'sitting' }, h('legend', {}, t('share.afar')), h('p', {}, t('share.afar.help')), ...boxes);
}
