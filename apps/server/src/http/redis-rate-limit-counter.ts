import type { Redis } from "ioredis";
import type { Stopwatch } from "../time/clock.ts";
import type { RateLimitCounter } from "./rate-limit-counter.ts";

/** A script takes one round trip, and leaves no key without expiry even if the connection breaks between the two commands. */
const HIT = `
local count = redis.call("INCRBY", KEYS[1], ARGV[2])
if redis.call("PTTL", KEYS[1]) < 0 then redis.call("PEXPIRE", KEYS[1], ARGV[1]) end
return {count, redis.call("PTTL", KEYS[1])}
`;
const PREFIX = "lagna-hits-";

/** After a timeout Redis is not used for this long, since each further command would delay its request as well. */
const RETRY_AFTER_MS = 5_000;

const isTimeout = (error: unknown): boolean => error instanceof Error && error.message === "Command timed out";

/**
 * A counter shared by several servers. While Redis does not respond, each server counts for itself, since sign-in must not depend on Redis.
 */
export function createRedisRateLimitCounter(
  redis: Redis,
  fallback: RateLimitCounter,
  stopwatch: Stopwatch,
): RateLimitCounter {
  let retryAt = -Infinity;
  const withFallback = async <T>(useRedis: () => Promise<T>, useFallback: () => Promise<T>): Promise<T> => {
    if (stopwatch() < retryAt) return useFallback();
    try {
      return await useRedis();
    } catch (error) {
      if (isTimeout(error)) retryAt = stopwatch() + RETRY_AFTER_MS;
      return useFallback();
    }
  };
  return {
    hit: (key, windowMs, amount = 1) =>
      withFallback(
        async () => {
          const [count, resetMs] = (await redis.eval(HIT, 1, PREFIX + key, windowMs, amount)) as [number, number];
          return { count, resetMs };
        },
        () => fallback.hit(key, windowMs, amount),
      ),
    peek: (key) =>
      withFallback(
        async () => Number((await redis.get(PREFIX + key)) ?? 0),
        () => fallback.peek(key),
      ),
    reset: (key) =>
      withFallback(
        async () => void (await redis.del(PREFIX + key)),
        () => fallback.reset(key),
      ),
  };
}
