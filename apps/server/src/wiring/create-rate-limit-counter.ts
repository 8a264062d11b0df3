import { systemStopwatch } from "../time/clock.ts";
import { type RateLimitCounter, createMemoryRateLimitCounter } from "../http/rate-limit-counter.ts";
import { createRedisRateLimitCounter } from "../http/redis-rate-limit-counter.ts";
import type { AppDependencies } from "./app-dependencies.ts";

/** The counter for rate limits; shared by several servers if Redis is configured. */
export function createRateLimitCounter({ redis, stopwatch = systemStopwatch }: AppDependencies): RateLimitCounter {
  const memory = createMemoryRateLimitCounter(stopwatch);
  return redis ? createRedisRateLimitCounter(redis, memory, stopwatch) : memory;
}
