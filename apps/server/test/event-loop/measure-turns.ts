const SAMPLE_MS = 1;

const toMs = ({ user, system }: NodeJS.CpuUsage): number => (user + system) / 1000;

/**
 * The longest turn of the event loop while something runs, in milliseconds of CPU time of this thread, garbage collection included: other work of
 * the machine does not count. It is the time between two calls of a timer that is due each millisecond, so it may be a millisecond too long.
 */
export async function measureTurns(work: () => Promise<unknown>): Promise<number> {
  let longestMs = 0;
  let begin = process.threadCpuUsage();
  const endTurn = (): void => {
    longestMs = Math.max(longestMs, toMs(process.threadCpuUsage(begin)));
    begin = process.threadCpuUsage();
  };
  const timer = setInterval(endTurn, SAMPLE_MS);
  try {
    await work();
    // The turn in which the work has ended.
    await new Promise((resolve) => setTimeout(resolve, 2 * SAMPLE_MS));
  } finally {
    clearInterval(timer);
  }
  endTurn();
  return longestMs;
}
