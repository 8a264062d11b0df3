import { Redis } from "ioredis";

/** Rate limits are counted before every response: if Redis takes longer, the server continues without it. */
const TIMEOUT_MS = 300;

/** Nothing waits for Redis: a command that cannot be sent or is not answered in time fails, and the client reconnects by itself. */
export function connectRedis(url: string): Redis {
  const redis = new Redis(url, { maxRetriesPerRequest: 1, enableOfflineQueue: false, commandTimeout: TIMEOUT_MS });
  redis.on("error", () => undefined);
  return redis;
}
