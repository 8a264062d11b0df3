import { openWorkerPool, type WorkerPool, type WorkerPoolOptions } from "../computing/worker-pool.ts";

/** The threads for long computations. */
export const openComputingPool = (options: Omit<WorkerPoolOptions, "file"> = {}): WorkerPool =>
  openWorkerPool({ file: new URL("computing-thread.ts", import.meta.url), ...options });
