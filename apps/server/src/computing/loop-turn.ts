let last: Promise<void> = Promise.resolve();

/**
 * Waits for the next round of the event loop that nobody else waits for: long work that awaits this between its pieces goes on one piece a
 * round, whosever it is. However much of it is under way at once, what is quick is answered between two pieces.
 */
export function loopTurn(): Promise<void> {
  last = last.then(() => new Promise((resolve) => setImmediate(resolve)));
  return last;
}
