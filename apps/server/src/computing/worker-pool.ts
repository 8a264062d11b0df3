import { availableParallelism } from "node:os";
import { setTimeout } from "node:timers/promises";
import { Piscina } from "piscina";
import { createOverloadError, type Lane } from "./computation-slots.ts";
import { createConcurrencyLimit, type Load } from "./concurrency-limit.ts";
import { currentContext, throwIfStopped } from "./request-context.ts";
import type { TaskReply, TaskRequest } from "./worker-tasks.ts";

/** Each thread may need hundreds of megabytes, so a large machine gets no more of them. */
const MAX_THREADS_PER_LANE = 4;
/** Whatever the machine, so that the work of batches has one share of it for each process. */
const THREADS_OF_BACKGROUND = 1;
/** One core remains for the main thread. */
const THREADS_PER_LANE = Math.min(MAX_THREADS_PER_LANE, Math.max(1, availableParallelism() - 1));
/**
 * An idle thread ends, so that its memory is freed. Starting another one takes half a second, which the page of a reader would wait for: a quiet
 * server has a thread all day.
 */
const IDLE_MS = 15 * 60_000;
/** Three times the need of the largest computation, a birth of ±12 hours with all sections: about 150 MB. */
const MAX_HEAP_MB = 512;
/**
 * A task checks between its steps whether it should stop. If it does not within this time, its thread is ended. That is a last resort: ending
 * a thread during a call of Swiss Ephemeris can end the whole process.
 */
const STOP_MS = 30_000;
/**
 * A task that has not begun by then is refused: of the hundred seconds within which a request must be answered, most are left to compute. One
 * that began later would compute for a client that is refused at the end.
 */
const MAX_WAIT_MS = 40_000;

/** The lanes of requests, and that of work in the background. */
export type PoolLane = Lane | "background";

/** What a thread is told at its start. */
export interface ThreadData {
  readonly isBackground: boolean;
}

export interface WorkerPoolOptions {
  /** The file that a thread loads: its `replyToRequest` answers a `TaskRequest` with a `TaskReply`. */
  readonly file: URL;
  readonly threadsPerLane?: number;
  readonly maxHeapMb?: number;
  readonly idleMs?: number;
  readonly stopMs?: number;
}

export interface WorkerPool {
  /**
   * Runs a task in a thread, for the current request. Each lane has threads of its own, and a queue in which the holders take turns. The
   * task counts in its lane, its CPU time is charged to the request, and it stops when the client disconnects. The thread of the background has the lowest
   * priority, so that its work takes the time that is left.
   * @throws AppError 503, 429 if there are too many computations in the lane; 503 if none of its threads was free in time, its thread
   *   crashes, or the pool is closed
   */
  run(lane: PoolLane, name: string, input: unknown): Promise<unknown>;
  /** How many tasks of each lane run, and how many wait for a thread. */
  load(): Readonly<Record<PoolLane, Load>>;
  /** The running threads, with the CPU time of each. */
  readonly threads: Piscina["threads"];
  /** Ends all threads, also those that are working. */
  close(): Promise<void>;
}

/** Stops a running task when the client of the current request disconnects: first by the flag, at last by ending the thread. */
function stopOnAbort(stopFlag: TaskRequest["stopFlag"], thread: AbortController, stopMs: number): () => void {
  const signal = currentContext()?.signal;
  let timer: NodeJS.Timeout | undefined;
  const stop = (): void => {
    Atomics.store(stopFlag, 0, 1);
    timer = globalThis.setTimeout(() => thread.abort(), stopMs).unref();
  };
  signal?.addEventListener("abort", stop, { once: true });
  return () => {
    signal?.removeEventListener("abort", stop);
    clearTimeout(timer);
  };
}

/** Threads for computations that would hold up the main thread by their garbage collections. They start when they are needed. */
export function openWorkerPool({
  file,
  threadsPerLane = THREADS_PER_LANE,
  maxHeapMb = MAX_HEAP_MB,
  idleMs = IDLE_MS,
  stopMs = STOP_MS,
}: WorkerPoolOptions): WorkerPool {
  const createLane = (max: number) =>
    createConcurrencyLimit({
      max,
      maxWaitMs: MAX_WAIT_MS,
      createFullError: () => createOverloadError("queue"),
    });
  const lanes = {
    medium: createLane(threadsPerLane),
    long: createLane(threadsPerLane),
    background: createLane(THREADS_OF_BACKGROUND),
  };
  const openThreads = (maxThreads: number, workerData: ThreadData) =>
    new Piscina<TaskRequest, TaskReply>({
      filename: file.href,
      name: "replyToRequest",
      minThreads: 0,
      maxThreads,
      workerData,
      idleTimeout: idleMs,
      resourceLimits: { maxOldGenerationSizeMb: maxHeapMb },
    });
  // As many as the lanes admit, so that the pools themselves have no queue.
  const pool = openThreads(2 * threadsPerLane, { isBackground: false });
  const background = openThreads(THREADS_OF_BACKGROUND, { isBackground: true });
  const running = new Map<
    AbortController,
    { threads: Piscina; stopFlag: TaskRequest["stopFlag"]; ended: Promise<void> }
  >();
  // A thread that could not start; the pool does not say for which task.
  for (const threads of [pool, background])
    threads.on("error", (error) => {
      for (const [thread, task] of running) if (task.threads === threads) thread.abort(error);
    });

  let isClosed = false;

  async function runInThread(
    threads: Piscina<TaskRequest, TaskReply>,
    name: string,
    input: unknown,
  ): Promise<TaskReply> {
    throwIfStopped();
    if (isClosed) throw createOverloadError("thread");
    const stopFlag = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
    const thread = new AbortController();
    const cleanUp = stopOnAbort(stopFlag, thread, stopMs);
    const { promise: ended, resolve: end } = Promise.withResolvers<void>();
    running.set(thread, { threads, stopFlag, ended });
    try {
      const reply = await threads.run({ name, input, stopFlag }, { signal: thread.signal });
      currentContext()?.chargeCpu?.(reply.cpuMs);
      return reply;
    } catch (cause) {
      throwIfStopped();
      throw createOverloadError("thread", cause);
    } finally {
      running.delete(thread);
      end();
      cleanUp();
    }
  }

  return {
    run: async (lane, name, input) => {
      const isBackground = lane === "background";
      if (!isBackground) currentContext()?.slot?.enterLane(lane);
      const reply = await lanes[lane](() => runInThread(isBackground ? background : pool, name, input));
      throwIfStopped();
      if ("error" in reply) throw isClosed ? createOverloadError("thread", reply.error) : reply.error;
      return reply.result;
    },
    load: () => ({
      medium: lanes.medium.load(),
      long: lanes.long.load(),
      background: lanes.background.load(),
    }),
    get threads() {
      return [...pool.threads, ...background.threads];
    },
    close: async () => {
      isClosed = true;
      const tasks = [...running.values()];
      for (const { stopFlag } of tasks) Atomics.store(stopFlag, 0, 1);
      await Promise.race([Promise.all(tasks.map(({ ended }) => ended)), setTimeout(stopMs, undefined, { ref: false })]);
      await Promise.all([pool.destroy(), background.destroy()]);
    },
  };
}
