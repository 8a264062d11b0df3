import { constants, setPriority } from "node:os";
import { isMainThread } from "node:worker_threads";
import { move, transferableSymbol, valueSymbol, workerData } from "piscina";
import type { ThreadData } from "./worker-pool.ts";
import { replyToTask, type TaskReply, type TaskRequest, type Tasks } from "./worker-tasks.ts";

/** The buffers of a result that is bytes, or a record with bytes. */
function listBuffers(result: unknown): readonly ArrayBufferLike[] {
  if (result instanceof Uint8Array) return [result.buffer];
  if (typeof result !== "object" || result === null || Array.isArray(result)) return [];
  return Object.values(result).flatMap((part) => (part instanceof Uint8Array ? [part.buffer] : []));
}

/** Marks the bytes of a reply, so that they are moved to the main thread and not copied. */
function moveBytes(reply: TaskReply): TaskReply {
  const buffers = "result" in reply ? listBuffers(reply.result) : [];
  if (buffers.length === 0) return reply;
  return move({ [transferableSymbol]: buffers, [valueSymbol]: reply }) as unknown as TaskReply;
}

/** Lets the main thread go first, and the threads for requests before that of the background. */
function lowerPriority(): void {
  // On Linux each thread has its own priority; elsewhere this would be that of the whole process.
  if (isMainThread || process.platform !== "linux") return;
  try {
    const { isBackground } = workerData as ThreadData;
    setPriority(isBackground ? constants.priority.PRIORITY_LOW : constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // A service manager may forbid the call, and a process that runs at a lower priority may not raise it.
  }
}

/** Answers the task requests of the pool; for the file that a thread loads. */
export function serveTasks(tasks: Tasks): (request: TaskRequest) => Promise<TaskReply> {
  lowerPriority();
  return async (request) => moveBytes(await replyToTask(tasks, request));
}
