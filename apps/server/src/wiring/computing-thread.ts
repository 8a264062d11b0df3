import { lowerThreadPriority } from "../computing/lower-thread-priority.ts";

lowerThreadPriority();
const { createReplier } = await import("./create-replier.ts");

/** The file that a thread of the worker pool loads. */
export const replyToRequest = createReplier();
