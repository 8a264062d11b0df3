import { Redis } from "ioredis";

/** Limits are counted before every answer: whoever hangs longer is done without. */
const TIMEOUT_MS = 300;

/** Nothing waits for it: a command that cannot be sent or is not answered fails, and it reconnects by itself. */
export function connectRedis(url: string): Redis {
  const redis = new Redis(url, { maxRetriesPerRequest: 1, enableOfflineQueue: false, commandTimeout: TIMEOUT_MS });
  redis.on("error", () => undefined);
  return redis;
}
