import { move, transferableSymbol, valueSymbol } from "piscina";
import { replyToTask, type TaskReply, type TaskRequest, type Tasks } from "./worker-tasks.ts";

/** Marks the bytes of a reply, so that they are moved to the main thread and not copied. */
function moveBytes(reply: TaskReply): TaskReply {
  if (!("result" in reply) || !(reply.result instanceof Uint8Array)) return reply;
  return move({ [transferableSymbol]: reply.result.buffer, [valueSymbol]: reply }) as unknown as TaskReply;
}

/** Answers the task requests of the pool; for the file that a thread loads. */
export const serveTasks =
  (tasks: Tasks) =>
  (request: TaskRequest): TaskReply =>
    moveBytes(replyToTask(tasks, request));
