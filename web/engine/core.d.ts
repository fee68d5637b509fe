/** The calls of bindings/bindings.cpp as web/engine/core.js offers them. */
export interface Handle {
  version(): string;
  checkSetup(setup: string): string;
  presets(game: string): string;
  options(game: string): string;
  seriesTerms(setup: string): string;
  tableTerms(): string;
  turnClock(turn: string): string;
  rate(game: string): string;
  openSetup(setup: string): string;
  openRecord(record: string): string;
  openPosition(setup: string, position: string): string;
  openText(text: string): string;
  setup(): string;
  state(): string;
  stateAt(ply: number): string;
  legalMoves(from: string): string;
  continuations(path: string): string;
  whyNot(move: string): string;
  play(move: string): string;
  resign(seat: number): string;
  undo(): 'true' | 'false';
  redo(): 'true' | 'false';
  history(): string;
  position(): string;
  hash(): string;
  record(): string;
  setMeta(meta: string): string;
  toText(format: string): string;
  perft(depth: number): string;
  /** With a second text it explains. */
  startThinking(options: string, explain?: ''): string;
  thinkSlice(): 'true' | 'false';
  thought(): string;
  stopThinking(): string;
  delete(): void;
}

/** Starts the core; each handle made by the class it gives holds one game. */
export function startCore(module: WebAssembly.Module): Promise<new () => Handle>;
