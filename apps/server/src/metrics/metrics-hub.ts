import { Registry } from "prom-client";
import type { Clock } from "../time/clock.ts";
import { type MetricsSnapshot, type Minute, summarizeMinute } from "./summarize-minute.ts";

export const METRICS_CONTENT_TYPE = Registry.PROMETHEUS_CONTENT_TYPE;
const MINUTE_MS = 60_000;
const KEPT_MINUTES = 60;

/** The metrics of all processes of this machine. */
export interface MetricsHub {
  /** In Prometheus' text format. */
  text(): Promise<string>;
  /** The last hour, oldest first. */
  minutes(): Promise<readonly Minute[]>;
  close(): void;
}

export interface KeptHub extends MetricsHub {
  /** Ends the minute that is being counted. */
  endMinute(): Promise<void>;
}

/** Keeps the last hour of what the reader of the metrics returns. */
export function keepMetrics(read: () => Promise<Registry>, clock: Clock): KeptHub {
  const minutes: Minute[] = [];
  let before: MetricsSnapshot = [];
  const endMinute = async (): Promise<void> => {
    const registry = await read();
    // The registry gives its own counters, which go on.
    const after = structuredClone(await registry.getMetricsAsJSON()) as MetricsSnapshot;
    minutes.push(summarizeMinute(before, after, clock()));
    if (minutes.length > KEPT_MINUTES) minutes.shift();
    before = after;
  };
  const timer = setInterval(() => void endMinute().catch(() => undefined), MINUTE_MS);
  timer.unref();
  return {
    text: async () => (await read()).metrics(),
    minutes: async () => [...minutes],
    endMinute,
    close: () => clearInterval(timer),
  };
}
