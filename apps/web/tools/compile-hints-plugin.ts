import type { Plugin } from "vite";

/**
 * Marks files whose functions all run on the first page. By default the browser compiles a function when it is first
 * called, on the main thread, which took half of a page's startup; with this hint it compiles on another thread while
 * the file is still loading. `//# allFunctionsCalledOnLoad` has to be the first line of a file (V8:
 * https://v8.dev/blog/explicit-compile-hints).
 */
const HINT = "//# allFunctionsCalledOnLoad\n";

export const compileHintsPlugin = (names: readonly string[]): Plugin => ({
  name: "lagna:compile-ahead",
  apply: (_config, { command, isSsrBuild }) => command === "build" && isSsrBuild !== true,
  generateBundle: {
    // After plugins that insert a first line of their own.
    order: "post",
    handler(_options, bundle) {
      const files = Object.values(bundle).filter((file) => file.type === "chunk");
      for (const name of names) {
        const matchingFiles = files.filter((file) => file.name === name);
        if (matchingFiles.length === 0) throw new Error(`No file of the bundle is named ${name}`);
        for (const file of matchingFiles) file.code = HINT + file.code;
      }
    },
  },
});
