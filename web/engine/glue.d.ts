/** The module that Emscripten makes of bindings/bindings.cpp, as far as the facade uses it. */
declare module 'nyota-glue' {
  export interface Handle {
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
    undo(): boolean;
    redo(): boolean;
    history(): string;
    position(): string;
    hash(): string;
    record(): string;
    setMeta(meta: string): string;
    toText(format: string): string;
    perft(depth: number): string;
    startThinking(options: string): string;
    thinkSlice(): boolean;
    thought(): string;
    stopThinking(): void;
    delete(): void;
  }
  export interface Module {
    Handle: new () => Handle;
    version(): string;
    checkSetup(setup: string): string;
    presets(game: string): string;
    options(game: string): string;
  }
  export default function createModule(options: {
    instantiateWasm(
      imports: WebAssembly.Imports,
      done: (instance: WebAssembly.Instance, module: WebAssembly.Module) => void,
    ): object;
  }): Promise<Module>;
}
