import { move, transferableSymbol, valueSymbol } from "piscina";
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

/** Answers the task requests of the pool; for the file that a thread loads. */
export const serveTasks =
  (tasks: Tasks) =>
  async (request: TaskRequest): Promise<TaskReply> =>
    moveBytes(await replyToTask(tasks, request));
