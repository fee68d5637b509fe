/**
 * The graph of a game, with the slider over it: one line for each seat, told apart by colour, dashes and
 * the army's mark at its end.
 * @module
 */
import { h } from './dom.js';
import { svg } from './svg.js';

/** @typedef {{ army: number | undefined, mark: string, values: number[] }} Line `values`: one for each position */
/** @typedef {{ ply: number, title: string }} Flag */

/** Half the width of the slider's thumb, in pixels: its middle never comes nearer to the edges. */
const kMargin = 8;
/** Room for the marks at the ends of the lines. */
const kEnd = 16;
const kDashes = ['', '7 3', '2 3', '9 3 2 3', '5 2', '1 2'];

export class Graph {
  /** @type {Line[]} */
  #lines = [];
  /** @type {Flag[]} */
  #flags = [];
  #picture = svg('svg', { role: 'img' });
  #size = '';

  /** @param {string} label of the slider @param {(ply: number) => void} go */
  constructor(label, go) {
    this.slider = h('input', { type: 'range', min: '0', step: '1', 'aria-label': label });
    this.slider.addEventListener('input', () => go(Number(this.slider.value)));
    // Time runs from the left in every language, as the moves are written.
    this.element = h('div', { class: 'graph', dir: 'ltr' }, this.#picture, this.slider);
    new ResizeObserver(() => {
      const { clientWidth, clientHeight } = this.element;
      if (this.#size !== `${clientWidth} ${clientHeight}`) this.#draw();
    }).observe(this.element);
  }

  /** @param {Line[]} lines @param {string} text what they say, in words @param {Flag[]} flags */
  show(lines, text, flags) {
    this.#lines = lines;
    this.#flags = flags;
    this.#picture.setAttribute('aria-label', text);
    this.#draw();
  }

  /** @param {number} ply @param {number} last @param {string} text where that is, in words */
  point(ply, last, text) {
    this.slider.max = String(last);
    this.slider.value = String(ply);
    this.slider.setAttribute('aria-valuetext', text);
  }

  #draw() {
    const { clientWidth: width, clientHeight: height } = this.element;
    this.#size = `${width} ${height}`;
    if (width === 0 || this.#lines.length === 0) return;
    this.#picture.setAttribute('viewBox', `0 0 ${width} ${height}`);
    const all = this.#lines.flatMap(({ values }) => values);
    const least = Math.min(...all);
    const most = Math.max(least + 1, ...all);
    const count = Math.max(1, (this.#lines[0]?.values.length ?? 1) - 1);
    /** @param {number} ply */
    const x = (ply) => kMargin + (ply / count) * (width - kEnd - 2 * kMargin);
    /** @param {number} value */
    const y = (value) => 6 + (1 - (value - least) / (most - least)) * (height - 12);
    const ends = placed(this.#lines.map(({ values }) => y(values.at(-1) ?? 0)), height);
    const drawn = this.#lines.map(({ army, mark, values }) => ({
      army,
      mark,
      points: values.map((value, ply) => `${x(ply).toFixed(1)},${y(value).toFixed(1)}`).join(' '),
    }));
    this.#picture.replaceChildren(
      ...this.#flags.flatMap(({ ply, title }) => [
        svg('line', { x1: x(ply), x2: x(ply), y1: 2, y2: height - 2 }),
        svg('path', { d: `M${x(ply)} 2l8 4l-8 4z` }, svg('title', {}, title)),
      ]),
      ...drawn.map(({ points }) => svg('polyline', { class: 'edge', points })),
      ...drawn.flatMap(({ army, mark, points }, i) => [
        svg('polyline', { 'data-army': army, points, 'stroke-dasharray': kDashes[i] }),
        svg('text', { 'data-army': army, x: width - kEnd / 2 - 2, y: (ends[i] ?? 0) + 4 }, mark),
      ]),
    );
  }
}

/**
 * Where the marks stand, so that none covers another.
 * @param {number[]} wanted heights
 * @param {number} height of the graph
 */
function placed(wanted, height) {
  const gap = Math.min(11, (height - 12) / wanted.length);
  const order = wanted.map((_, i) => i).sort((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0));
  const found = [...wanted];
  let free = 6;
  order.forEach((i, place) => {
    const last = height - 6 - gap * (order.length - 1 - place);
    found[i] = Math.min(Math.max(found[i] ?? 0, free), last);
    free = (found[i] ?? 0) + gap;
  });
  return found;
}
