import type { FastifyRequest } from "fastify";
import { currentContext } from "../computing/request-context.ts";
import type { ServerMetrics } from "../metrics/server-metrics.ts";
import type { App } from "./fastify-app-type.ts";
import { createTooManyRequestsError, type RateLimitCounter, toClientKey } from "./rate-limit-counter.ts";
import type { RequestLimits } from "./request-limits.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** The CPU time of an account is limited on the route, which computes only after its handler has begun. */
    spendsCpu?: boolean;
  }
}

const HOUR_MS = 3_600_000;

interface CpuLimitParts {
  readonly limits: Pick<RequestLimits, "accountCpuMs" | "visitorCpuMs">;
  readonly counter: RateLimitCounter;
  readonly metrics: Pick<ServerMetrics, "computationCpu">;
}

interface CpuAllowance {
  readonly holder: "account" | "api_keys" | "visitor";
  readonly key: string;
  readonly maxMs: number;
}

/**
 * Limits the CPU time that an account, the API keys of an account together, or the address of a visitor without one, spends on computations in an hour, on this thread and in worker
 * threads. What a request costs is known afterwards, so the one that exceeds the limit is still answered.
 */
export function registerCpuLimits(app: App, { limits, counter, metrics }: CpuLimitParts): void {
  function findAllowance({ principal, ip, routeOptions }: FastifyRequest): CpuAllowance | null {
    const { computes, lowPriority, spendsCpu } = routeOptions.config;
    if (principal && (computes === true || lowPriority === true || spendsCpu === true))
      return principal.apiKey
        ? { holder: "api_keys", key: `keys-cpu:${principal.userId}`, maxMs: limits.accountCpuMs }
        : { holder: "account", key: `account-cpu:${principal.userId}`, maxMs: limits.accountCpuMs };
    if (!principal && lowPriority === true)
      return { holder: "visitor", key: `try-cpu:${toClientKey(ip)}`, maxMs: limits.visitorCpuMs };
    return null;
  }

  app.addHook("preHandler", async (request) => {
    const allowance = findAllowance(request);
    const context = currentContext();
    if (!allowance || !context) return;
    const { holder, key, maxMs } = allowance;
    const { count, resetMs } = await counter.hit(key, HOUR_MS, 0);
    if (count >= maxMs) throw createTooManyRequestsError(resetMs, "cpu");
    context.chargeCpu = (cpuMs) => {
      metrics.computationCpu.inc({ holder }, cpuMs / 1000);
      void counter.hit(key, HOUR_MS, Math.ceil(cpuMs)).catch(() => undefined);
    };
  });
}
