// @ts-nocheck The stand-ins fill in only what is used here.
/**
 * A stand-in for the engine: holes s0 to s11 in a strip, steps and hops along it. Just enough
 * game for web/play, which must not care which one it is.
 */
const kLength = 12;
const at = (name) => Number(name.slice(1));

export class StripGame {
  freed = false;
  #starts;
  #entries = [];
  #undone = [];

  /** @param {string[][]} starts holes of each seat */
  constructor(starts) {
    this.#starts = starts;
    this.setup = { game: 'sternhalma', players: starts.length };
  }

  #board() {
    const board = new Map(this.#starts.flatMap((cells, seat) => cells.map((cell) => [cell, seat])));
    const out = new Set();
    let turn = 0;
    const pass = () => {
      do turn = (turn + 1) % this.#starts.length;
      while (out.has(turn));
    };
    for (const { text, seat } of this.#entries) {
      if (text.startsWith('resign:')) {
        out.add(seat);
        for (const [cell, owner] of board) if (owner === seat) board.delete(cell);
        if (turn === seat && out.size < this.#starts.length) pass();
        continue;
      }
      const path = text.split('-');
      board.delete(path[0]);
      board.set(path.at(-1), seat);
      pass();
    }
    return { board, out, turn: this.#starts.length - out.size <= 1 ? null : turn };
  }

  state() {
    const { board, out, turn } = this.#board();
    return {
      game: 'sternhalma',
      ply: this.#entries.length,
      turn,
      over: turn === null,
      reason: turn === null ? 'resigned' : null,
      seats: this.#starts.map((_, seat) => ({
        seat,
        status: out.has(seat) ? 'resigned' : 'playing',
        rank: null,
        homes: [seat],
      })),
      pieces: [...board].map(([cell, seat]) => ({ cell, seat, kind: 'piece', home: seat })),
      lastMove: null,
      canUndo: this.#entries.length > 0,
      canRedo: this.#undone.length > 0,
    };
  }

  continuations(path) {
    const { board } = this.#board();
    board.delete(path[0]);
    const here = at(path.at(-1));
    if (path.length > 1 && Math.abs(at(path[0]) - at(path[1])) === 1) return [];
    return [-1, 1].flatMap((way) => {
      const near = `s${here + way}`;
      const far = `s${here + 2 * way}`;
      const inside = (name) => at(name) >= 0 && at(name) < kLength;
      if (!inside(near)) return [];
      if (!board.has(near)) {
        return path.length > 1 ? [] : [{ cell: near, kind: 'step', move: [...path, near].join('-'), mayStop: true }];
      }
      if (!inside(far) || board.has(far)) return [];
      // Nobody may stop in s6: it stands for holes that may only be passed through.
      const mayStop = far !== path[0] && far !== 's6';
      return [{ cell: far, kind: 'hop', move: [...path, far].join('-'), mayStop }];
    });
  }

  legalMoves(from) {
    const { board, turn } = this.#board();
    const moves = [];
    for (const [cell, seat] of board) {
      if (seat !== turn || (from !== undefined && cell !== from)) continue;
      const seen = new Set([cell]);
      const queue = [[cell]];
      for (let path = queue.shift(); path; path = queue.shift()) {
        for (const { cell: to, kind, move, mayStop } of this.continuations(path)) {
          if (seen.has(to)) continue;
          seen.add(to);
          if (mayStop) moves.push({ text: move, from: cell, to, path: [...path, to], swaps: [], kind });
          queue.push([...path, to]);
        }
      }
    }
    return moves;
  }

  play(text) {
    const { turn } = this.#board();
    if (!this.legalMoves().some((move) => move.text === text)) {
      throw Object.assign(new Error(`illegal ${text}`), { code: 'illegal-move' });
    }
    return this.#enter(text, turn, [{ type: 'moved', seat: turn, text, path: text.split('-') }]);
  }

  resign(seat) {
    return this.#enter(`resign:${seat}`, seat, [{ type: 'resigned', seat, rank: null }]);
  }

  #enter(text, seat, happenings) {
    this.#entries.push({ text, seat, happenings });
    this.#undone = [];
    return happenings;
  }

  whyNot(text) {
    return this.#board().board.has(text.split('-').at(-1)) ? 'occupied' : 'not-adjacent';
  }

  undo() {
    const last = this.#entries.pop();
    if (last) this.#undone.push(last);
    return last !== undefined;
  }

  redo() {
    const next = this.#undone.pop();
    if (next) this.#entries.push(next);
    return next !== undefined;
  }

  history() {
    return [...this.#entries];
  }

  record() {
    const moves = this.#entries.map(({ text }) => text);
    return { format: 'nyota-game', version: 1, setup: this.setup, moves, ...(this.meta && { meta: this.meta }) };
  }

  setMeta(meta) {
    this.meta = meta;
  }

  free() {
    this.freed = true;
  }
}

/** Answers only when told to, and hears aborts at once. */
export class SlowThinker {
  asked = [];

  think(record, { signal, ...options }) {
    return new Promise((resolve, reject) => {
      const one = {
        record,
        options,
        aborted: false,
        answer: (move) => resolve({ move }),
        fail: () => reject(new Error('worker lost')),
      };
      signal.addEventListener('abort', () => {
        one.aborted = true;
        reject(Object.assign(new Error('aborted'), { code: 'aborted' }));
      });
      this.asked.push(one);
    });
  }

  get last() {
    return this.asked.at(-1);
  }
}

/** Lets everything that waits for a promise go on. */
export const settle = () => new Promise((resolve) => setImmediate(resolve));
