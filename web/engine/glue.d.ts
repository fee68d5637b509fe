/** The module that Emscripten makes of bindings/bindings.cpp. */
declare module 'nyota-glue' {
  export interface Module {
    /** A handle of a game that is not opened yet. */
    create(): number;
    destroy(handle: number): void;
    /** The name of a call by its place in the table; empty after the last. */
    callName(call: number): string;
    call(handle: number, call: number, text: string, number: number): string;
  }
  export default function createModule(options: {
    instantiateWasm(
      imports: WebAssembly.Imports,
      done: (instance: WebAssembly.Instance, module: WebAssembly.Module) => void,
    ): object;
  }): Promise<Module>;
}
