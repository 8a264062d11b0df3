import { availableParallelism } from "node:os";
import { setTimeout } from "node:timers/promises";
import { Piscina } from "piscina";
import { createOverloadError, type Lane } from "./computation-slots.ts";
import { createConcurrencyLimit, type Load } from "./concurrency-limit.ts";
import { currentContext, throwIfStopped } from "./request-context.ts";
import type { TaskReply, TaskRequest } from "./worker-tasks.ts";

/** Each thread may need hundreds of megabytes, so a large machine gets no more of them. */
const MAX_THREADS_PER_LANE = 4;
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
   * task counts in its lane, its CPU time is charged to the request, and it stops when the client disconnects.
   * @throws AppError 503, 429 if there are too many computations in the lane; 503 if none of its threads was free in time, its thread
   *   crashes, or the pool is closed
   */
  run(lane: Lane, name: string, input: unknown): Promise<unknown>;
  /** How many tasks of each lane run, and how many wait for a thread. */
  load(): Readonly<Record<Lane, Load>>;
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
  const createLane = () =>
    createConcurrencyLimit({
      max: threadsPerLane,
      maxWaitMs: MAX_WAIT_MS,
      createFullError: () => createOverloadError("queue"),
    });
  const lanes = { medium: createLane(), long: createLane() };
  const pool = new Piscina<TaskRequest, TaskReply>({
    filename: file.href,
    name: "replyToRequest",
    minThreads: 0,
    // As many as both lanes admit, so that the pool itself has no queue.
    maxThreads: 2 * threadsPerLane,
    idleTimeout: idleMs,
    resourceLimits: { maxOldGenerationSizeMb: maxHeapMb },
  });
  const running = new Map<AbortController, { stopFlag: TaskRequest["stopFlag"]; ended: Promise<void> }>();
  // A thread that could not start; the pool does not say for which task.
  pool.on("error", (error) => {
    for (const thread of running.keys()) thread.abort(error);
  });

  let isClosed = false;

  async function runInThread(name: string, input: unknown): Promise<TaskReply> {
    throwIfStopped();
    if (isClosed) throw createOverloadError("thread");
    const stopFlag = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
    const thread = new AbortController();
    const cleanUp = stopOnAbort(stopFlag, thread, stopMs);
    const { promise: ended, resolve: end } = Promise.withResolvers<void>();
    running.set(thread, { stopFlag, ended });
    try {
      const reply = await pool.run({ name, input, stopFlag }, { signal: thread.signal });
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
      currentContext()?.slot?.enterLane(lane);
      const reply = await lanes[lane](() => runInThread(name, input));
      throwIfStopped();
      if ("error" in reply) throw isClosed ? createOverloadError("thread", reply.error) : reply.error;
      return reply.result;
    },
    load: () => ({ medium: lanes.medium.load(), long: lanes.long.load() }),
    get threads() {
      return pool.threads;
    },
    close: async () => {
      isClosed = true;
      const tasks = [...running.values()];
      for (const { stopFlag } of tasks) Atomics.store(stopFlag, 0, 1);
      await Promise.race([Promise.all(tasks.map(({ ended }) => ended)), setTimeout(stopMs, undefined, { ref: false })]);
      await pool.destroy();
    },
  };
}
