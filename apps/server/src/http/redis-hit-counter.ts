import type { Redis } from "ioredis";
import type { Stopwatch } from "../clock.ts";
import type { HitCounter } from "./hit-counter.ts";

/** One round trip, and no key without an end even if the connection breaks between the two commands. */
const HIT = `
local count = redis.call("INCR", KEYS[1])
if count == 1 then redis.call("PEXPIRE", KEYS[1], ARGV[1]) end
return {count, redis.call("PTTL", KEYS[1])}
`;
const PREFIX = "lagna-hits-";

/** After a command that hung, nothing is asked for this long: each would hang its request as well. */
const LEFT_ALONE_MS = 5_000;

const hung = (error: unknown): boolean => error instanceof Error && error.message === "Command timed out";

/** Counts that several servers share. While Redis does not answer, each counts for itself: sign-in must not depend on it. */
export function redisHitCounter(redis: Redis, fallback: HitCounter, stopwatch: Stopwatch): HitCounter {
  let askAgainAt = -Infinity;
  const orElse = async <T>(ask: () => Promise<T>, instead: () => Promise<T>): Promise<T> => {
    if (stopwatch() < askAgainAt) return instead();
    try {
      return await ask();
    } catch (error) {
      if (hung(error)) askAgainAt = stopwatch() + LEFT_ALONE_MS;
      return instead();
    }
  };
  return {
    hit: (key, windowMs) =>
      orElse(
        async () => {
          const [count, resetMs] = (await redis.eval(HIT, 1, PREFIX + key, windowMs)) as [number, number];
          return { count, resetMs };
        },
        () => fallback.hit(key, windowMs),
      ),
    peek: (key) =>
      orElse(
        async () => Number((await redis.get(PREFIX + key)) ?? 0),
        () => fallback.peek(key),
      ),
    reset: (key) =>
      orElse(
        async () => void (await redis.del(PREFIX + key)),
        () => fallback.reset(key),
      ),
  };
}
