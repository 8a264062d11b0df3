import { availableParallelism } from "node:os";
import { openWorkerPool, type WorkerPool, type WorkerPoolOptions } from "../computing/worker-pool.ts";

interface ComputingPoolOptions extends Omit<WorkerPoolOptions, "file"> {
  /** The server processes on this machine, which share its cores. */
  readonly processes?: number;
}

/** The threads for long computations. */
export const openComputingPool = ({ processes = 1, ...options }: ComputingPoolOptions = {}): WorkerPool =>
  openWorkerPool({
    file: new URL("computing-thread.ts", import.meta.url),
    ...(processes > 1 && { threadsPerLane: Math.max(1, Math.floor(availableParallelism() / processes)) }),
    ...options,
  });
