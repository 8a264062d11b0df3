import type { SlotLimits } from "../computing/computation-slots.ts";
import { toClientKey, enforceLimit, type RateLimitCounter } from "./rate-limit-counter.ts";
import type { App } from "./fastify-app-type.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** Exempt from limits: files, which cost little and are fetched by the dozen, and requests that must be answered under any load. */
    unlimited?: boolean;
    /** The route runs a computation: it takes a slot, and computations per account and minute are limited. */
    computes?: boolean;
    /** Refused first under load: for visitors without an account. */
    lowPriority?: boolean;
  }
}

export interface RequestLimits extends SlotLimits {
  /** Requests per minute from one address, all routes together. */
  readonly perAddress: number;
  /** Computations per minute for one account. */
  readonly perAccount: number;
  /** Requests per minute with one API key. */
  readonly perApiKey: number;
  /** CPU time per hour for one account, in milliseconds. */
  readonly accountCpuMs: number;
  /** CPU time per hour for one address without an account, in milliseconds. */
  readonly visitorCpuMs: number;
  /** Maximum delay of the event loop in milliseconds; beyond it requests are refused instead of queued. */
  readonly eventLoopDelayMs: number;
  /** Milliseconds after the start in which a late event loop is ignored, since the start itself delays it. */
  readonly startUpMs: number;
  /** Milliseconds after which a request without the beginning of an answer is refused; less than an idle connection is kept open. */
  readonly answerWithinMs: number;
}

/** The limit of an account's CPU time is a setting. */
export const REQUEST_LIMITS: Omit<RequestLimits, "accountCpuMs"> = {
  // Mobile carriers put thousands of users behind one address.
  perAddress: 3000,
  perAccount: 1200,
  perApiKey: 600,
  // A chart takes some milliseconds; only wide uncertainties come near this.
  visitorCpuMs: 60_000,
  maxComputations: 50,
  longAfterTurns: 50,
  eventLoopDelayMs: 2000,
  startUpMs: 15_000,
  answerWithinMs: 100_000,
};

const MINUTE_MS = 60_000;

export interface RateLimitOptions {
  readonly limits: RequestLimits;
  readonly counter: RateLimitCounter;
}

/**
 * The limit per address runs before the access check, so that guessing tokens is limited too; the additional limit per account (or, on public
 * routes, per address) runs after it.
 */
export function registerRateLimits(app: App, { limits, counter }: RateLimitOptions): void {
  const address = { max: limits.perAddress, windowMs: MINUTE_MS };
  const account = { max: limits.perAccount, windowMs: MINUTE_MS };
  const key = { max: limits.perApiKey, windowMs: MINUTE_MS };
  app.addHook("onRequest", async (request) => {
    if (request.routeOptions.config.unlimited === true) return;
    await enforceLimit(counter, `requests:${toClientKey(request.ip)}`, address);
  });
  app.addHook("preHandler", async (request) => {
    const { principal, ip, routeOptions } = request;
    if (principal?.apiKey) await enforceLimit(counter, `key:${principal.apiKey.id}`, key);
    if (routeOptions.config.computes !== true || principal?.apiKey) return;
    await enforceLimit(counter, `computations:${principal?.userId ?? toClientKey(ip)}`, account);
  });
}
