/**
 * Runs the tasks in their order, at most `lanes` at the same time. Returns the results in the order of the tasks; rejects if one rejects, once
 * those that were started have ended.
 */
export async function runInLanes<T>(lanes: number, tasks: readonly (() => Promise<T>)[]): Promise<T[]> {
  const results: T[] = [];
  const waiting = [...tasks.entries()];
  const runLane = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [index, task] = next;
      results[index] = await task();
    }
  };
  const ended = await Promise.allSettled(Array.from({ length: lanes }, runLane));
  const failed = ended.find((lane) => lane.status === "rejected");
  if (failed) throw failed.reason;
  return results;
}
