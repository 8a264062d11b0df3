import { constants, setPriority } from "node:os";
import { isMainThread } from "node:worker_threads";
import { move, transferableSymbol, valueSymbol } from "piscina";
import { replyToTask, type TaskReply, type TaskRequest, type Tasks } from "./worker-tasks.ts";

/** Marks the bytes of a reply, so that they are moved to the main thread and not copied. */
function moveBytes(reply: TaskReply): TaskReply {
  if (!("result" in reply) || !(reply.result instanceof Uint8Array)) return reply;
  return move({ [transferableSymbol]: reply.result.buffer, [valueSymbol]: reply }) as unknown as TaskReply;
}

/** Lets the main thread go first. */
function lowerPriority(): void {
  // On Linux each thread has its own priority; elsewhere this would be that of the whole process.
  if (isMainThread || process.platform !== "linux") return;
  try {
    setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // A service manager may forbid the call, and a process that runs at a lower priority may not raise it.
  }
}

/** Answers the task requests of the pool; for the file that a thread loads. */
export function serveTasks(tasks: Tasks): (request: TaskRequest) => Promise<TaskReply> {
  lowerPriority();
  return async (request) => moveBytes(await replyToTask(tasks, request));
}
