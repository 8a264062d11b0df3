import { mkdirSync, rmdirSync } from "node:fs";
import { dirname, resolve } from "node:path";

/** A folder that is there from now on, with those above it; of the ones made for it, what stays empty can be removed again. */
export function makeFolder(path: string): { removeIfEmpty: () => void } {
  const first = mkdirSync(path, { recursive: true, mode: 0o700 });
  return {
    removeIfEmpty() {
      if (first === undefined) return;
      try {
        for (let at = resolve(path); at.length >= resolve(first).length; at = dirname(at)) rmdirSync(at);
      } catch {
        // Something is in it.
      }
    },
  };
}
