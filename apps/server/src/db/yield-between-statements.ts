import { setImmediate as afterOthers } from "node:timers";

/** Too short to be noticed by a client. */
const MAX_ROUND_MS = 10;

/**
 * SQLite's statements are synchronous, and their promises resolve in microtasks: code that only queries the database would block everything
 * else in this process until it is finished, including timers, other requests and new connections. Awaiting the returned function before
 * each
 * statement yields to the event loop if the current turn has lasted too long.
 */
export function createPeriodicYield(longestMs: number = MAX_ROUND_MS): () => Promise<void> {
  let turnStartedAt = 0;
  let turnEnd: Promise<void> | null = null;
  return async () => {
    if (turnEnd === null) {
      turnStartedAt = performance.now();
      turnEnd = new Promise((done) => {
        afterOthers(() => {
          turnEnd = null;
          done();
        });
      });
    }
    if (performance.now() - turnStartedAt > longestMs) await turnEnd;
  };
}
