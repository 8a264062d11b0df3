import { setImmediate as afterOthers } from "node:timers";

/** Nobody who waits for an answer of this server feels it. */
const LONGEST_MS = 10;

/**
 * Statements of SQLite are over when they return, and what waits for them goes on at once: work that only asks the database would keep
 * everything else in this process waiting until there is no more of it, timers, answers of others and whoever knocks. Whoever awaits this
 * before each piece lets them in where the present turn has lasted long.
 */
export function takingTurns(longestMs: number = LONGEST_MS): () => Promise<void> {
  let began = 0;
  let over: Promise<void> | null = null;
  return async () => {
    if (over === null) {
      began = performance.now();
      over = new Promise((done) => {
        afterOthers(() => {
          over = null;
          done();
        });
      });
    }
    if (performance.now() - began > longestMs) await over;
  };
}
