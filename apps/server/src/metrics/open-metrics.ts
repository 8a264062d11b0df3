import type { Clock } from "../time/clock.ts";
import { keepMetrics, type MetricsHub } from "./metrics-hub.ts";
import { createServerMetrics, type ServerMetrics } from "./server-metrics.ts";

/** What a process counts, and where the metrics of all processes of this machine are read. */
export interface OpenMetrics {
  readonly counted: ServerMetrics;
  readonly hub: MetricsHub;
}

/** The metrics of a process without a supervisor. */
export function openMetrics(clock: Clock): OpenMetrics {
  const counted = createServerMetrics();
  return { counted, hub: keepMetrics(async () => counted.registry, clock) };
}
