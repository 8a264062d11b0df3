import { createHash } from "node:crypto";
import { isIPv6 } from "node:net";
import type { Stopwatch } from "../time/clock.ts";
import { AppError, type RefusalReason } from "../errors/app-error.ts";

export interface Limit {
  readonly max: number;
  readonly windowMs: number;
}

export interface Hits {
  /** The sum of the window so far, including this hit. */
  readonly count: number;
  readonly resetMs: number;
}

/** Counts events by key in windows that begin with the first event. In memory for one server, in Redis for several. */
export interface RateLimitCounter {
  /** @param amount what the event counts for, a whole number; 0 only reads */
  hit(key: string, windowMs: number, amount?: number): Promise<Hits>;
  peek(key: string): Promise<number>;
  reset(key: string): Promise<void>;
}

export const createTooManyRequestsError = (resetMs: number, reason: RefusalReason = "rate"): AppError =>
  new AppError("too_many_requests", { reason, retryAfterSeconds: Math.max(1, Math.ceil(resetMs / 1000)) });

/** @throws AppError 429 with Retry-After */
export async function enforceLimit(counter: RateLimitCounter, key: string, { max, windowMs }: Limit): Promise<void> {
  const { count, resetMs } = await counter.hit(key, windowMs);
  if (count > max) throw createTooManyRequestsError(resetMs);
}

/** The key of a client's address: an IPv6 subscriber has a whole /64 and could vary the rest, so only the /64 counts. */
export function toClientKey(address: string): string {
  if (!isIPv6(address)) return address;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  const [head = "", tail = ""] = address.split("%")[0]?.split("::") ?? [];
  const before = head.split(":").filter(Boolean);
  const after = tail.split(":").filter(Boolean);
  const groups = [
    ...before,
    ...Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => "0"),
    ...after,
  ];
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":");
}

/** Hashes an e-mail address or another id for use in keys, since counters may live outside this process. */
export const toPersonKey = (email: string): string =>
  createHash("sha256").update(email).digest("base64url").slice(0, 22);

const MAX_KEYS = 100_000;
/** A full counter is reduced to so many keys, so that it is purged once per 10,000 new keys and not for each. */
const KEYS_AFTER_PURGE = 90_000;

interface Window {
  count: number;
  end: number;
}

/** An in-memory counter of limited size: when full, ended windows are deleted, then the oldest. */
export function createMemoryRateLimitCounter(now: Stopwatch): RateLimitCounter {
  const windows = new Map<string, Window>();
  const getLive = (key: string): Window | undefined => {
    const window = windows.get(key);
    return window && window.end > now() ? window : undefined;
  };
  const makeRoom = (): void => {
    for (const [key, window] of windows) if (window.end <= now()) windows.delete(key);
    for (const key of windows.keys()) {
      if (windows.size <= KEYS_AFTER_PURGE) break;
      windows.delete(key);
    }
  };
  return {
    hit: async (key, windowMs, amount = 1) => {
      let window = getLive(key);
      if (!window) {
        windows.delete(key);
        if (windows.size >= MAX_KEYS) makeRoom();
        window = { count: 0, end: now() + windowMs };
        windows.set(key, window);
      }
      window.count += amount;
      return { count: window.count, resetMs: window.end - now() };
    },
    peek: async (key) => getLive(key)?.count ?? 0,
    reset: async (key) => void windows.delete(key),
  };
}
