import type { SlotLimits } from "../computing/slots.ts";
import { principalOf } from "./access.ts";
import { clientKey, enforceLimit, type HitCounter } from "./hit-counter.ts";
import type { App } from "./types.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** Files, which cost little and are fetched by the dozen; what must be answered whatever the load. */
    unlimited?: boolean;
    /** Answered by a computation: it takes a slot, and an account has only so many of them a minute. */
    computes?: boolean;
  }
}

export interface RequestLimits extends SlotLimits {
  /** Requests a minute from one address, all routes together. */
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
  computations: 50,
  longAfterTurns: 50,
  eventLoopDelayMs: 2000,
  startUpMs: 15_000,
};

const MINUTE_MS = 60_000;

export interface RateLimitOptions {
  readonly limits: RequestLimits;
  readonly counter: HitCounter;
}

/** The address's limit comes before the access check, so that guessing tokens is limited too; the account's, after it, beside that. */
export function registerRateLimits(app: App, { limits, counter }: RateLimitOptions): void {
  const address = { max: limits.perAddress, windowMs: MINUTE_MS };
  const account = { max: limits.perAccount, windowMs: MINUTE_MS };
  app.addHook("onRequest", async (request) => {
    if (request.routeOptions.config.unlimited === true) return;
    await enforceLimit(counter, `requests:${clientKey(request.ip)}`, address);
  });
  app.addHook("preHandler", async (request) => {
    if (request.routeOptions.config.computes !== true) return;
    await enforceLimit(counter, `computations:${principalOf(request).userId}`, account);
  });
}
