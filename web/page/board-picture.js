/**
 * A picture of the board to be given away, with a caption that says who plays and how it stands.
 * @module
 */
import { kBleed } from '../view/geometry.js';
import { kitOf } from '../view/kit.js';
import { themeOf } from '../view/boards.js';
import { h } from './dom.js';
import { gamePainter } from './game-picture.js';
import { plainName, rulesTitle } from './game-title.js';

/** @typedef {import('../engine/nyota.js').State} State */
/** @typedef {import('./desk.js').Desk} Desk */

/** In pixels, whatever the screen. */
const kWidth = 1200;
const kMargin = 48;
const kIcon = 40;
const kGap = 14;
const kLine = 60;

/**
 * @typedef {object} Piece Of a line of the caption.
 * @property {string} text
 * @property {HTMLElement} [icon]
 */

/** How a position stands, in words that are true for everybody. @param {Desk} desk @param {State} state */
function standing({ board, words }, state) {
  const snapshot = board.match?.snapshot();
  if (!snapshot) return '';
  const { t, list } = words;
  const nameOf = (/** @type {number} */ seat) => plainName(words, snapshot, seat);
  if (!state.over) return state.turn === null ? '' : t('library.turn', { name: nameOf(state.turn) });
  const first = state.seats.flatMap(({ seat, rank }) => (rank === 1 ? [nameOf(seat)] : []));
  if (first.length > 1) return t('over.shared', { names: list(first) });
  return first[0] === undefined ? t('library.finished') : t('over.first.other', { name: first[0] });
}

/** The lines below the board. @param {Desk} desk @param {State} state @returns {{ players: Piece[], about: string, stand: string } | null} */
function captionOf(desk, state) {
  const { board, panel, words } = desk;
  const snapshot = board.match?.snapshot();
  if (!snapshot) return null;
  const players = snapshot.seats.map(({ kind, level }, seat) => {
    const name = plainName(words, snapshot, seat);
    const who = kind === 'computer' ? `${name} (${words.t('seat.computer', { n: level })})` : name;
    const icon = panel.looks[seat]?.icons(kIcon)[0];
    // Names from the other direction keep their place.
    return { text: `\u2068${who}\u2069`, ...(icon ? { icon } : {}) };
  });
  const began = Date.parse(String(snapshot.record.meta?.date));
  const date = new Intl.DateTimeFormat(words.locale, { dateStyle: 'long', numberingSystem: 'latn' });
  const about = [rulesTitle(words, snapshot.record.setup), Number.isFinite(began) ? date.format(began) : ''];
  return { players, about: about.filter(Boolean).join(' · '), stand: standing(desk, state) };
}

/**
 * @param {Desk} desk
 * @param {State} state what is to be seen
 * @returns {HTMLCanvasElement}
 */
export function boardPicture(desk, state) {
  const { board, words } = desk;
  const theme = themeOf(board.getAttribute('board'), board.shade);
  const { width, height } = kitOf(state.game).layout(0);
  const shape = (height + 2 * kBleed) / (width + 2 * kBleed);
  const inner = kWidth - 2 * kMargin;
  const table = h('canvas', { width: inner, height: Math.round(inner * shape) });
  const bottom = state.seats.findIndex(({ seat }) => board.sideOf(seat) === board.bottom);
  gamePainter(theme).paint(table, state, Math.max(0, bottom), board.match?.colours);

  const { color, backgroundColor, fontFamily } = getComputedStyle(document.body);
  const font = (/** @type {number} */ size, weight = 400) => `${weight} ${size}px ${fontFamily}`;
  const measure = h('canvas').getContext('2d');
  const caption = captionOf(desk, state);
  if (!measure || !caption) return table;
  measure.font = font(34, 600);
  /** @param {Piece} piece */
  const widthOf = ({ text, icon }) => measure.measureText(text).width + (icon ? kIcon + kGap : 0);
  /** @type {Piece[][]} */
  const rows = [[]];
  let used = 0;
  for (const player of caption.players) {
    const room = widthOf(player) + kMargin;
    if (used > 0 && used + room > inner) {
      rows.push([]);
      used = 0;
    }
    rows.at(-1)?.push(player);
    used += room;
  }

  const top = kMargin + table.height + kMargin;
  const picture = h('canvas', { width: kWidth, height: top + rows.length * kLine + 2 * kLine + kMargin / 2 });
  const pen = picture.getContext('2d');
  if (!pen) return table;
  const background = backgroundColor === 'rgba(0, 0, 0, 0)' ? getComputedStyle(document.documentElement).backgroundColor : backgroundColor;
  pen.fillStyle = background;
  pen.fillRect(0, 0, picture.width, picture.height);
  pen.drawImage(table, kMargin, kMargin);
  pen.fillStyle = color;
  pen.textBaseline = 'middle';
  pen.direction = words.direction;
  const backwards = words.direction === 'rtl';
  pen.font = font(34, 600);
  rows.forEach((row, index) => {
    const y = top + index * kLine;
    const whole = row.reduce((sum, piece) => sum + widthOf(piece), (row.length - 1) * kMargin);
    // From the side where reading begins.
    let x = (kWidth - whole) / 2;
    for (const piece of row) {
      const room = widthOf(piece);
      const start = backwards ? kWidth - x : x;
      const along = piece.icon ? kIcon + kGap : 0;
      if (piece.icon instanceof HTMLCanvasElement) pen.drawImage(piece.icon, backwards ? start - kIcon : start, y - kIcon / 2, kIcon, kIcon);
      pen.textAlign = backwards ? 'right' : 'left';
      pen.fillText(piece.text, backwards ? start - along : start + along, y, inner);
      x += room + kMargin;
    }
  });
  pen.textAlign = 'center';
  const below = top + rows.length * kLine;
  pen.fillText(caption.stand, kWidth / 2, below, inner);
  pen.font = font(28);
  pen.globalAlpha = 0.7;
  pen.fillText(caption.about, kWidth / 2, below + kLine, inner);
  return picture;
}

/** @param {HTMLCanvasElement} picture @returns {Promise<Blob>} */
export const pngOf = (picture) =>
  new Promise((resolve, reject) => {
    picture.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('png'))), 'image/png');
  });
