import rateLimit from "@fastify/rate-limit";
import underPressure from "@fastify/under-pressure";
import type { FastifyContextConfig } from "fastify";
import type { Redis } from "ioredis";
import { AppError } from "../errors.ts";
import { principalOf } from "./access.ts";
import type { App } from "./types.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** Files, which cost little and are fetched by the dozen. */
    unlimited?: boolean;
  }
}

export interface RequestLimits {
  /** Requests a minute from one address, all routes without a limit of their own together. */
  readonly perAddress: number;
  /** Computations a minute for one account. */
  readonly perAccount: number;
  /** How late the event loop may be, milliseconds, before requests are refused rather than queued. */
  readonly eventLoopDelayMs: number;
  /** A start makes the event loop late by itself: for this long nothing is refused for it. */
  readonly startUpMs: number;
}

export const REQUEST_LIMITS: RequestLimits = {
  // Mobile carriers put thousands of people behind one address.
  perAddress: 3000,
  perAccount: 1200,
  eventLoopDelayMs: 2000,
  startUpMs: 15_000,
};

const MINUTE_MS = 60_000;
const TOO_MANY = "Rate limit exceeded. Please wait a moment and try again.";

export interface RateLimitOptions {
  readonly limits: RequestLimits;
  /** Counts shared by several servers; each counts for itself where absent. */
  readonly redis?: Redis | undefined;
}

/** Registered before the access check, so that guessing tokens is limited too. */
export async function registerRateLimits(app: App, { limits, redis }: RateLimitOptions): Promise<void> {
  await app.register(rateLimit, {
    global: true,
    max: limits.perAddress,
    timeWindow: MINUTE_MS,
    cache: 50_000,
    allowList: (request) => request.routeOptions.config.unlimited === true,
    // Without Redis the service goes on, unlimited, rather than refusing everyone.
    skipOnError: true,
    ...(redis && { redis, nameSpace: "lagna-rate-" }),
    addHeaders: {
      "x-ratelimit-limit": false,
      "x-ratelimit-remaining": false,
      "x-ratelimit-reset": false,
      "retry-after": false,
    },
    addHeadersOnExceeding: { "x-ratelimit-limit": false, "x-ratelimit-remaining": false, "x-ratelimit-reset": false },
    errorResponseBuilder: (_request, { ttl }) =>
      new AppError("too_many_requests", TOO_MANY, { retryAfterSeconds: Math.max(1, Math.ceil(ttl / 1000)) }),
  });
}

const OVERLOADED = "The server is overloaded. Please try again in a moment.";
const RETRY_SECONDS = 5;

/** Refuses while the event loop is late: a quick 503 is kinder than an answer after the caller has gone. */
export async function registerOverloadGuard(app: App, { eventLoopDelayMs, startUpMs }: RequestLimits): Promise<void> {
  const started = performance.now();
  await app.register(underPressure, {
    maxEventLoopDelay: eventLoopDelayMs,
    // Longer than the limit: a sample in which the loop never came round counts as endless delay.
    sampleInterval: 2 * eventLoopDelayMs,
    pressureHandler() {
      if (performance.now() - started < startUpMs) return;
      throw new AppError("unavailable", OVERLOADED, { retryAfterSeconds: RETRY_SECONDS });
    },
  });
}

/** A limit for each account rather than each address; for routes that are not public. */
export function perAccount(max: number): Pick<FastifyContextConfig, "rateLimit"> {
  return {
    rateLimit: {
      max,
      timeWindow: MINUTE_MS,
      hook: "preHandler",
      keyGenerator: (request) => principalOf(request).userId,
    },
  };
}
