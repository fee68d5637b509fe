/** Where the engine comes from: nothing need be said where nyota.wasm lies beside nyota.js; where a bundler moves files, pass the bytes or the address (file: too in Node). */
export interface LoadOptions {
  wasmBinary?: BufferSource;
  wasmUrl?: string | URL;
}

/** Loads the engine; a second call with the same source gives the same engine, a failed load can be tried again. @throws NyotaError 'load-failed' */
export function loadNyota(options?: LoadOptions): Promise<Nyota>;

/**
 * Makes a computer player that thinks in a worker of its own. `close()` ends it; a dead worker is started anew. Where workers can't be
 * started from `workerUrl` (another origin, file://, a sandbox) it falls back to a Blob worker, then to slices on the calling thread.
 */
export function createThinker(options?: LoadOptions & { workerUrl?: string | URL }): Promise<Thinker>;

export interface Thinker {
  /**
   * Thinks about the position at the end of a record; one request at a time, others queue.
   * @throws NyotaError 'aborted' after options.signal aborts, within 50 ms, the thinker usable again; 'closed', 'thinker-died', 'thinker-failed', and what loadGame and Game.think throw
   */
  think(
    game: GameRecord,
    options?: ThinkOptions & { signal?: AbortSignal; onProgress?: (thought: Thought) => void },
  ): Promise<Thought>;
  /**
   * The same for every move of a game, ended or not: the best move, what the played one cost, facts. Resignations are passed over.
   * nodes and timeMs are for each move. Without timeMs there is no time limit, so the answer is the same everywhere; multi changes nothing.
   * @throws NyotaError as think does, but for 'game-over'
   */
  explain(
    game: GameRecord,
    options?: ThinkOptions & { signal?: AbortSignal; onProgress?: (done: number, of: number) => void },
  ): Promise<Explained[]>;
  /** How it runs: in a worker of its own file, in a worker from a Blob, or in slices on the calling thread. */
  readonly mode: 'worker' | 'blob' | 'thread';
  close(): void;
}

export interface Nyota {
  readonly version: string;
  /** @throws NyotaError 'bad-setup': names the field, the value, what is allowed */
  newGame(setup: Setup): Game;
  /** Replays a record. @throws NyotaError 'bad-record' (details.ply is the index of the move that does not fit), 'newer-record' */
  loadGame(record: unknown): Game;
  /** @throws NyotaError 'bad-setup', 'bad-position' (details.offset is the byte in the text) */
  fromPosition(setup: Setup, position: string): Game;
  /** A link, its fragment, a JSON record or, for four-player chess, a PGN4, recognised by itself. @throws NyotaError 'bad-text', 'newer-record' */
  fromText(text: string): Game;
  /** What newGame would do, without doing it: the complete setup, notes such as 'japanese-needs-2-or-3' and 'five-players', every error. */
  checkSetup(setup: unknown): { setup: Setup | null; notes: string[]; errors: ErrorDetails[] };
  /** Four-player chess has none. @throws NyotaError 'bad-game' */
  presets(game: 'sternhalma' | 'chess4'): { preset: string; rules: SternhalmaRules }[];
  /** @throws NyotaError 'bad-game' */
  options(game: 'sternhalma' | 'chess4'): OptionInfo[];
  /** What can be chosen at a table whatever the game, with defaults; turnLimit is in seconds. */
  tableOptions(): OptionInfo[];
  /** The seat that starts the next game of a series: the one after firstSeat. @throws NyotaError 'bad-setup' */
  nextStarter(setup: Setup): number;
  /** The rating that such a game counts for, 'sternhalma/japanese' or 'chess4/teams'; null with rules or homes other than the preset's own, or one player. @throws NyotaError 'bad-setup' */
  ratingKind(setup: Setup): string | null;
  /** The ratings after a game. Those who are `fixed` stay as they are. @throws NyotaError 'bad-rating' */
  rate(players: RatedPlayer[], result: RatedResult): RatedPlayer[];
  /** The fixed rating of each level, the lowest first. */
  levelRatings(): number[];
  /** Somebody who has played no rated game. */
  newcomer(): RatedPlayer;
  /** What the clock of a turn says after some time. @throws NyotaError 'bad-clock' */
  turnClock(turn: TurnTime): TurnClock;
}

export interface RatedPlayer {
  rating: number;
  /** Rated games so far. */
  games: number;
  fixed?: boolean;
}

/** Of two to six players, each named by their place in the list. */
export interface RatedResult {
  /** 1 is best; equal ranks are shared. */
  ranks: number[];
  /** Who resigned or left the seat to the computer: below all others. */
  resigned?: number[];
  /** Between any two of these it is half a point each, whatever their ranks. */
  drawnBetween?: number[];
}

export interface TurnTime {
  /** 0 for no limit. */
  limitMs: number;
  /** Real time that this turn has taken so far, less pauses. */
  usedMs: number;
  /** What turnClock said last for this seat; 0 at first. */
  missed?: number;
  /** The person has just made the move. */
  moved?: boolean;
  /** Each of these stops the clock. */
  paused?: boolean;
  over?: boolean;
  computer?: boolean;
  resigned?: boolean;
}

export interface TurnClock {
  runs: boolean;
  /** null without a limit. */
  leftMs: number | null;
  /** Ten seconds or less are left. */
  warn: boolean;
  /** Time is up: the computer makes this move, or gets the seat. */
  out: null | 'move' | 'hand-over';
  /** Turns in a row that ran out, to be given with the next turn of the seat. */
  missed: number;
}

export interface OptionInfo {
  name: string;
  type: 'boolean' | 'enum' | 'integer';
  values?: (string | number)[];
  min?: number;
  max?: number;
  default: unknown;
}

export type Setup = SternhalmaSetup | Chess4Setup;

export interface SternhalmaSetup {
  game: 'sternhalma';
  players: 1 | 2 | 3 | 4 | 5 | 6;
  preset?: 'standard' | 'japanese' | 'classic' | 'masters';
  /** What differs from the preset. */
  rules?: Partial<SternhalmaRules>;
  /** Home points of each seat. */
  homes?: number[][];
  firstSeat?: number;
}

export interface SternhalmaRules {
  style: 'international' | 'japanese';
  blocking: 'full-goal' | 'own-only' | 'swap' | 'swap-last';
  goalLock: boolean;
  camps: 'free' | 'pass' | 'closed';
  unusedCamps: 'empty' | 'filled';
  sets: 1 | 2 | 3;
  hops: 'adjacent' | 'distance';
  playToEnd: boolean;
  /** Turns for each seat, 0 for no limit. */
  moveLimit: number;
  /** Rounds without progress, 0 for never. */
  stagnation: number;
}

/** Four-player chess: seats 0 to 3 clockwise from the bottom. */
export interface Chess4Setup {
  game: 'chess4';
  /** Everybody for themselves, or seats 0 and 2 against 1 and 3. */
  mode?: 'ffa' | 'teams';
  rules?: Partial<Chess4Rules>;
  firstSeat?: number;
}

export interface Chess4Rules {
  /** Moves of all together, 0 for no limit. */
  moveLimit: number;
  /** How long a double step may be captured: until its owner's next turn, by the next move only, never. */
  enPassant: 'round' | 'next' | 'off';
}

/** A running game. It holds memory of the module until it is freed. */
export interface Game {
  /** Complete: every default filled in, what was overridden shown. */
  readonly setup: Setup;
  state(): State;
  /** All legal moves, or those of one piece. @throws NyotaError 'bad-cell' */
  legalMoves(from?: string): Move[];
  /** The next holes for a chain entered hop by hop: `path` is [from] or [from, hole, …]. @throws NyotaError 'bad-path'; 'illegal-move' where no chain goes along the path */
  continuations(path: string[]): Continuation[];
  /** Any legal path is accepted and kept in the record as given. @throws NyotaError 'illegal-move' with `reason` = what whyNot says, the game unchanged */
  play(move: string): Happening[];
  /** Why a text is no legal move, or null where it is one. */
  whyNot(move: string): Reason | null;
  /** @throws NyotaError 'not-playing' */
  resign(seat: number): Happening[];
  /** Takes back the last entry of record().moves, a resignation too; skipped turns go with their move. False at the start. */
  undo(): boolean;
  redo(): boolean;
  history(): { text: string; seat: number; happenings: Happening[] }[];
  /** @throws NyotaError 'bad-ply' */
  stateAt(ply: number): State;
  position(): string;
  /** Sixteen hexadecimal digits. */
  hash(): string;
  record(): GameRecord;
  /** Kept with the record, never judged. @throws NyotaError 'bad-meta' */
  setMeta(meta: GameRecord['meta']): void;
  /** 'pgn4' and 'fen4' are for four-player chess. @throws NyotaError 'bad-format' where the game has no such format */
  toText(format: 'json' | 'link' | 'pgn4' | 'fen4'): string;
  /** Searches on the calling thread; see Thinker. Same position, nodes and seed give the same answer everywhere. @throws NyotaError 'game-over', 'bad-option' */
  think(options?: ThinkOptions): Thought;
  /** The same in slices of a few milliseconds; each step yields a function that tells what has been thought so far. @throws NyotaError 'aborted' when another thinking about this game begins meanwhile */
  thinkSteps(options?: ThinkOptions): Generator<() => Thought, Thought>;
  /** Explains the moves that led here in such slices; each step yields a function that tells how many moves of how many are done. @throws NyotaError 'bad-option', 'aborted' */
  explainSteps(options?: ThinkOptions): Generator<() => [number, number], Explained[]>;
  /** Leaf count of the tree of legal moves (test aid), depth 0 to 20. @throws NyotaError 'bad-depth' */
  perft(depth: number): number;
  /** Gives the memory back; also Symbol.dispose where it exists. Later calls throw NyotaError 'freed'. */
  free(): void;
}

export interface Continuation {
  cell: string;
  kind: 'step' | 'hop' | 'swap';
  /** The text that play takes. */
  move: string;
  mayStop: boolean;
}

/** Defaults: level 3, seed 0, multi 1. A level has its own node and time limits; a given timeMs or nodes takes their place (nodes alone: no time limit at all). */
export interface ThinkOptions {
  level?: 1 | 2 | 3 | 4 | 5 | 6;
  timeMs?: number;
  nodes?: number;
  seed?: number;
  multi?: number;
}

/** Scores are for each seat, in hundredths of a step or of a pawn; larger is better for that seat. */
export interface Thought {
  move: string;
  score: number[];
  depth: number;
  nodes: number;
  timeMs: number;
  /** Best first. facts: codes such as 'enters-goal:2' of the first move, the most important first, at most four; docs/api.md lists them. */
  lines: { moves: string[]; score: number[]; facts: string[] }[];
}

export interface Explained {
  /** Place of the move in record().moves; stateAt(ply) is the state that it was played in. */
  ply: number;
  seat: number;
  played: string;
  /** The best move that was found, which may be the one played. */
  best: string;
  /** Best score less that of the played move, for the seat that moved; never negative. Beyond 500,000 it is a matter of winning or losing. */
  cost: number;
  /** Of the best move. */
  facts: string[];
  /** Would the seat have led by the best move, and does it not by the one played, at a cost of 300 at least? */
  turning: boolean;
  playedFacts: string[];
}

export interface State {
  game: 'sternhalma' | 'chess4';
  /** Number of entries of the record so far. */
  ply: number;
  turn: number | null;
  over: boolean;
  reason: null | 'finished' | 'resigned' | 'stagnation' | 'move-limit' | 'last-standing' | 'lead' | 'draw' | 'checkmate';
  detail?: 'threefold' | 'fifty' | 'bare-kings' | 'stalemate';
  seats: Seat[];
  pieces: Piece[];
  lastMove: { seat: number; text: string; path: string[] } | null;
  canUndo: boolean;
  canRedo: boolean;
}

export interface Seat {
  seat: number;
  status: 'playing' | 'finished' | 'resigned' | 'out';
  rank: number | null;
  /** Chinese checkers only, like the next two. */
  homes?: number[];
  inGoal?: number;
  distance?: number;
  /** Four-player chess only. */
  points?: number;
  inCheck?: boolean;
}

/** seat is -1 for a neutral piece, which has no home. A grey piece still tells whose it was. */
export interface Piece {
  cell: string;
  seat: number;
  kind: 'piece' | 'king' | 'pawn' | 'knight' | 'bishop' | 'rook' | 'queen';
  home?: number;
  promoted?: boolean;
  grey?: boolean;
}

export interface Move {
  text: string;
  from: string;
  to: string;
  path: string[];
  /** Holes of the path where a swap happens. */
  swaps: string[];
  kind: 'step' | 'hop' | 'swap' | 'normal' | 'castle' | 'en-passant';
  captured?: string;
  promotesTo?: string;
}

/** The first that holds, in the order of docs/api.md. */
export type Reason =
  | 'bad-text'
  | 'game-over'
  | 'not-on-board'
  | 'no-piece'
  | 'not-your-piece'
  | 'same-hole'
  | 'occupied'
  | 'camp-closed'
  | 'goal-locked'
  | 'no-bridge'
  | 'king-not-hopped'
  | 'ambiguous'
  | 'not-adjacent'
  | 'not-how-it-moves'
  | 'path-blocked'
  | 'king-in-check';

export interface GameRecord {
  format: 'nyota-game';
  version: 1;
  setup: Setup;
  start?: string;
  /** Move texts; a resignation is `resign:SEAT`. */
  moves: string[];
  result?: { reason: string; detail?: string; ranks: (number | null)[]; points?: number[] };
  meta?: {
    id?: string;
    date?: string;
    names?: string[];
    levels?: (number | null)[];
    assisted?: boolean;
    handedOver?: number[];
    /** The game it was branched off from, and after how many of its moves. */
    from?: { id: string; ply: number };
  };
}

export type Happening =
  | { type: 'moved'; seat: number; text: string; path: string[] }
  | { type: 'swapped'; seat: number; from: string; to: string }
  | { type: 'captured'; seat: number; victim: number; cell: string; kind: string; promoted: boolean; grey: boolean; points: number }
  | { type: 'promoted'; seat: number; cell: string; to: string }
  | { type: 'castled'; seat: number; rookFrom: string; rookTo: string }
  | { type: 'check'; by: number; seats: number[]; points: number }
  | { type: 'eliminated'; seat: number; why: 'checkmate' | 'stalemate' | 'resigned'; pointsTo: number | null; points: number }
  | { type: 'bonus'; seat: number; points: number; why: 'draw' | 'survivor' }
  | { type: 'finished'; seat: number; rank: number }
  | { type: 'resigned'; seat: number; rank: number | null }
  | { type: 'skipped'; seat: number }
  | { type: 'over'; reason: string; detail?: string; ranks: number[] };

/** message is English, for developers; a page words its own from code and details. */
export class NyotaError extends Error {
  constructor(code: string, message: string, more?: { reason?: Reason; details?: ErrorDetails; cause?: unknown });
  code: string;
  reason?: Reason;
  details?: ErrorDetails;
}

export interface ErrorDetails {
  code: string;
  field?: string;
  value?: unknown;
  allowed?: unknown;
  ply?: number;
  offset?: number;
}
