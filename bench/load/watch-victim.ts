import { createKundliRequests, createPanchangRequests } from "./light-requests.ts";
import { type LoadPlan, type LoadResult, runLoad } from "./load-plan.ts";
import type { LoadServer } from "./load-server.ts";
import type { Person } from "./people.ts";
import { computePercentile, countFailed, formatMs, formatStatuses, getResponses } from "./statistics.ts";

/** An account may compute 1200 times a minute. */
const KUNDLI_EVERY_MS = 100;
const DAY_EVERY_MS = 250;
const HEALTH_EVERY_MS = 100;

export const MAX_HEALTH_MS = 50;
/** What the victim asks for. The database is asked by `/api/v1/health` only. */
export const PROBES = ["kundli", "panchang day", "/live", "/health", "/api/v1/health"] as const;

const getHealth = (name: (typeof PROBES)[number], port: number): LoadPlan => ({
  port,
  pace: { kind: "steady", everyMs: HEALTH_EVERY_MS },
  requests: [{ name, method: "GET", path: name }],
});

let days = 0;

/** Asks steadily, as one person and a load balancer do. */
export function watchVictim({ target, healthPort }: LoadServer, victim: Person, seconds: number): Promise<LoadResult> {
  const { port } = target;
  const count = Math.ceil((seconds * 1000) / DAY_EVERY_MS) + 1;
  days += count;
  const plans: LoadPlan[] = [
    { port, pace: { kind: "steady", everyMs: KUNDLI_EVERY_MS }, requests: createKundliRequests([victim], 600) },
    { port, pace: { kind: "steady", everyMs: DAY_EVERY_MS }, requests: createPanchangRequests(count, { from: days }) },
    getHealth("/live", healthPort),
    getHealth("/health", healthPort),
    getHealth("/api/v1/health", port),
  ];
  return runLoad(plans, seconds);
}

export const getP99 = (result: LoadResult, probe: (typeof PROBES)[number]): number =>
  computePercentile(getResponses(result, probe).latenciesMs, 0.99);

/** p50 and p99 of each probe, and how many were not answered with 200. */
export function formatVictim(result: LoadResult): string {
  const columns = PROBES.map((probe) => {
    const { latenciesMs } = getResponses(result, probe);
    return [0.5, 0.99].map((part) => formatMs(computePercentile(latenciesMs, part)).padStart(7)).join("");
  });
  const failed = PROBES.filter((probe) => countFailed(getResponses(result, probe)) > 0).map(
    (probe) => `${probe}: ${formatStatuses(getResponses(result, probe))}`,
  );
  return `${columns.join(" |")} | ${failed.join("; ") || "none"}`;
}

export const VICTIM_HEADING = `${PROBES.map((probe) => probe.padStart(14)).join(" |")} | not answered`;
