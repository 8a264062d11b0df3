import { systemStopwatch } from "../clock.ts";
import { type HitCounter, createMemoryHitCounter } from "../http/hit-counter.ts";
import { createRedisHitCounter } from "../http/redis-hit-counter.ts";
import type { AppParts } from "./app-parts.ts";

/** The counter for rate limits; shared by several servers if Redis is configured. */
export function createHitCounter({ redis, stopwatch = systemStopwatch }: AppParts): HitCounter {
  const memory = createMemoryHitCounter(stopwatch);
  return redis ? createRedisHitCounter(redis, memory, stopwatch) : memory;
}
