import { systemStopwatch } from "../clock.ts";
import { type HitCounter, memoryHitCounter } from "../http/hit-counter.ts";
import { redisHitCounter } from "../http/redis-hit-counter.ts";
import type { AppParts } from "./parts.ts";

/** Counts for limits: shared by several servers where there is Redis. */
export function hitCounterOf({ redis, stopwatch = systemStopwatch }: AppParts): HitCounter {
  const memory = memoryHitCounter(stopwatch);
  return redis ? redisHitCounter(redis, memory, stopwatch) : memory;
}
