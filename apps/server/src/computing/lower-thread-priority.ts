import { constants, setPriority } from "node:os";
import { isMainThread, workerData } from "node:worker_threads";
import type { ThreadData } from "./worker-pool.ts";

/**
 * Lets the main thread go first, and the threads for requests before that of the background. To be called before a thread loads its modules,
 * which takes seconds of a core.
 */
export function lowerThreadPriority(): void {
  // On Linux each thread has its own priority; elsewhere this would be that of the whole process.
  if (isMainThread || process.platform !== "linux") return;
  try {
    const { isBackground } = workerData as ThreadData;
    setPriority(isBackground ? constants.priority.PRIORITY_LOW : constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // A service manager may forbid the call, and a process that runs at a lower priority may not raise it.
  }
}
