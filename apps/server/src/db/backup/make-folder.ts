import { mkdirSync, rmdirSync } from "node:fs";
import { dirname, resolve } from "node:path";

/** Creates a folder with its parents; `removeIfEmpty` removes the newly created ones again as far as they are empty. */
export function makeFolder(path: string): { removeIfEmpty: () => void } {
  const first = mkdirSync(path, { recursive: true, mode: 0o700 });
  return {
    removeIfEmpty() {
      if (first === undefined) return;
      try {
        for (let at = resolve(path); at.length >= resolve(first).length; at = dirname(at)) rmdirSync(at);
      } catch {
        // The folder is not empty.
      }
    },
  };
}
