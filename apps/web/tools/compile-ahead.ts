import type { Plugin } from "vite";

/**
 * Files whose every function a first page runs. Left to itself the browser compiles a function when it is first called, on the thread
 * that answers a hand, and half of a page's start was that; told so, it does it on another, while the file is still on its way.
 * `//# allFunctionsCalledOnLoad` has to be a file's first line (V8: https://v8.dev/blog/explicit-compile-hints).
 */
const HINT = "//# allFunctionsCalledOnLoad\n";

export const compileAhead = (names: readonly string[]): Plugin => ({
  name: "lagna:compile-ahead",
  apply: (_config, { command, isSsrBuild }) => command === "build" && isSsrBuild !== true,
  generateBundle: {
    // After whatever puts a line of its own before a file's.
    order: "post",
    handler(_options, bundle) {
      const files = Object.values(bundle).filter((file) => file.type === "chunk");
      for (const name of names) {
        const named = files.filter((file) => file.name === name);
        if (named.length === 0) throw new Error(`No file of the bundle is named ${name}`);
        for (const file of named) file.code = HINT + file.code;
      }
    },
  },
});
