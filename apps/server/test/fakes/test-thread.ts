import { getPriority } from "node:os";
import { threadId } from "node:worker_threads";
import { lowerThreadPriority } from "../../src/computing/lower-thread-priority.ts";
import { serveTasks } from "../../src/computing/serve-tasks-in-worker-thread.ts";
import { toJsonBytes } from "../../src/computing/worker-tasks.ts";

/** Tasks for a pool whose threads succeed, fail and crash. */
const TEST_TASKS = {
  *add({ one, other }: { readonly one: number; readonly other: number }) {
    yield;
    return { sum: one + other, threadId, priority: getPriority() };
  },
  *write({ text }: { readonly text: string }) {
    yield;
    return toJsonBytes({ text });
  },
  *fail() {
    yield;
    throw new RangeError("the task failed");
  },
  /** Counts its steps in shared memory, until it is stopped or the second number is not 0. */
  *count({ steps }: { readonly steps: Int32Array }) {
    while (Atomics.load(steps, 1) === 0) {
      Atomics.add(steps, 0, 1);
      yield;
    }
    return threadId;
  },
  /** Like `count`, in a single step that cannot be stopped. */
  *hang({ steps }: { readonly steps: Int32Array }) {
    yield;
    for (;;) Atomics.add(steps, 0, 1);
  },
  *crash() {
    yield;
    process.exit(3);
  },
  *exhaustMemory() {
    const all: number[][] = [];
    for (;;) {
      all.push(Array.from({ length: 10_000 }, (_, index) => index + 0.5));
      yield;
    }
  },
};

lowerThreadPriority();
export const replyToRequest = serveTasks(TEST_TASKS);
