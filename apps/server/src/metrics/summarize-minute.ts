import type { MetricObjectWithValues, MetricValue } from "prom-client";

/** All metrics of one or several processes at a moment, as prom-client gives them. */
export type MetricsSnapshot = readonly MetricObjectWithValues<MetricValue<string>>[];

export interface Minute {
  /** The end of the minute, ISO 8601. */
  readonly at: string;
  readonly requests: number;
  /** Answers with a status of 500 and above, without refusals. */
  readonly failures: number;
  /** Answers with 429 and 503. */
  readonly refusals: number;
  /** Half of the requests were answered within this time; null without requests. */
  readonly latencyP50Ms: number | null;
  readonly latencyP99Ms: number | null;
  /** Of the longest delays in each second; null if the loop was not measured. */
  readonly loopDelayP99Ms: number | null;
  /** At the end of the minute: computations in worker threads, and those that wait for one. */
  readonly tasksRunning: number;
  readonly tasksWaiting: number;
  /** At the end of the minute: jobs that wait, and for how long the oldest of those that are due has. */
  readonly jobsWaiting: number;
  readonly oldestJobS: number;
}

type Sample = MetricValue<string> & { readonly metricName?: string };
const findSamples = (snapshot: MetricsSnapshot, name: string): readonly Sample[] =>
  snapshot.find((metric) => metric.name === name)?.values ?? [];

const sumOf = (samples: readonly Sample[], isMeant: (labels: Sample["labels"]) => boolean = () => true): number =>
  samples.filter(({ labels }) => isMeant(labels)).reduce((sum, { value }) => sum + value, 0);

/** Counts by upper bound of the bucket; each includes those below. */
function readBuckets(snapshot: MetricsSnapshot, name: string): Map<number, number> {
  const buckets = new Map<number, number>();
  for (const { labels, value, metricName } of findSamples(snapshot, name)) {
    if (metricName !== `${name}_bucket`) continue;
    const bound = labels["le"] === "+Inf" ? Infinity : Number(labels["le"]);
    buckets.set(bound, (buckets.get(bound) ?? 0) + value);
  }
  return buckets;
}

/** Interpolated within its bucket, as Prometheus does; the highest bound if it is above that. Null if nothing was counted. */
export function computeQuantile(buckets: ReadonlyMap<number, number>, quantile: number): number | null {
  const sorted = [...buckets].sort(([one], [other]) => one - other);
  const rank = quantile * (sorted.at(-1)?.[1] ?? 0);
  if (rank === 0) return null;
  let [lower, below] = [0, 0];
  for (const [bound, count] of sorted) {
    if (bound === Infinity) break;
    if (count >= rank) return lower + ((bound - lower) * (rank - below)) / (count - below);
    [lower, below] = [bound, count];
  }
  return lower;
}

function quantileSince(before: MetricsSnapshot, after: MetricsSnapshot, name: string, quantile: number): number | null {
  const earlier = readBuckets(before, name);
  const added = [...readBuckets(after, name)].map(
    ([bound, count]) => [bound, count - (earlier.get(bound) ?? 0)] as const,
  );
  const seconds = computeQuantile(new Map(added), quantile);
  return seconds === null ? null : Math.round(seconds * 1_000);
}

/** What happened between two moments, and the state at the second. */
export function summarizeMinute(before: MetricsSnapshot, after: MetricsSnapshot, at: Date): Minute {
  const countRequests = (isMeant?: (status: number) => boolean): number => {
    const count = (snapshot: MetricsSnapshot) =>
      sumOf(findSamples(snapshot, "lagna_http_requests_total"), ({ status }) => isMeant?.(Number(status)) ?? true);
    return Math.max(0, count(after) - count(before));
  };
  const tasks = findSamples(after, "lagna_worker_tasks");
  const ages = findSamples(after, "lagna_job_oldest_due_seconds").map(({ value }) => value);
  const latency = "lagna_http_request_duration_seconds";
  return {
    at: at.toISOString(),
    requests: countRequests(),
    failures: countRequests((status) => status >= 500 && status !== 503),
    refusals: countRequests((status) => status === 429 || status === 503),
    latencyP50Ms: quantileSince(before, after, latency, 0.5),
    latencyP99Ms: quantileSince(before, after, latency, 0.99),
    loopDelayP99Ms: quantileSince(before, after, "lagna_event_loop_delay_seconds", 0.99),
    tasksRunning: sumOf(tasks, ({ state }) => state === "running"),
    tasksWaiting: sumOf(tasks, ({ state }) => state === "waiting"),
    jobsWaiting: sumOf(findSamples(after, "lagna_jobs"), ({ state }) => state === "waiting"),
    oldestJobS: Math.round(Math.max(0, ...ages)),
  };
}
