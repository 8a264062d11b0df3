import type { Lane } from "./computation-slots.ts";

/**
 * How much work a task is: a short one stays on the main thread, where it yields to other requests. One in the background is work that no
 * client waits for.
 */
export type TaskWeight = "short" | Lane | "background";

/** Longer work goes to a thread, so that no step and no garbage collection of it holds the event loop. */
const MAX_SHORT_MS = 20;
/** A day of the almanac takes a twentieth of a second, so that a queue of longer work would delay it by many times its own time. */
const MAX_MEDIUM_MS = 500;

/**
 * @param estimateMs the estimated CPU time
 * @param maxShortMs up to which it stays on the main thread
 */
export function weighTask(estimateMs: number, maxShortMs = MAX_SHORT_MS): TaskWeight {
  if (estimateMs <= maxShortMs) return "short";
  return estimateMs <= MAX_MEDIUM_MS ? "medium" : "long";
}
