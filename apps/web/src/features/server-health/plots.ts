import type { ServerMetricsResponse } from "@lagna/contract";

export type Minute = ServerMetricsResponse["minutes"][number];

export interface Series {
  readonly name:
    | "requests"
    | "failures"
    | "half"
    | "nearlyAll"
    | "loopDelay"
    | "tasksRunning"
    | "tasksWaiting"
    | "jobsWaiting"
    | "oldestJob"
    | "refusals";
  readonly read: (minute: Minute) => number | null;
  /** Class of the line's colour. */
  readonly tone: string;
}

export interface Plot {
  readonly name: "requests" | "latency" | "loopDelay" | "tasks" | "jobs" | "oldestJob" | "refusals";
  /** Symbol of the unit, the same in every language; null for a number of things. */
  readonly unit: "ms" | "s" | null;
  readonly series: readonly Series[];
}

const MAIN = "stroke-accent";
const SECOND = "stroke-warn";
const BAD = "stroke-bad";

export const PLOTS: readonly Plot[] = [
  {
    name: "requests",
    unit: null,
    series: [
      { name: "requests", read: (minute) => minute.requests, tone: MAIN },
      { name: "failures", read: (minute) => minute.failures, tone: BAD },
    ],
  },
  {
    name: "latency",
    unit: "ms",
    series: [
      { name: "half", read: (minute) => minute.latency_p50_ms, tone: MAIN },
      { name: "nearlyAll", read: (minute) => minute.latency_p99_ms, tone: SECOND },
    ],
  },
  {
    name: "loopDelay",
    unit: "ms",
    series: [{ name: "loopDelay", read: (minute) => minute.loop_delay_p99_ms, tone: MAIN }],
  },
  {
    name: "tasks",
    unit: null,
    series: [
      { name: "tasksRunning", read: (minute) => minute.tasks_running, tone: MAIN },
      { name: "tasksWaiting", read: (minute) => minute.tasks_waiting, tone: SECOND },
    ],
  },
  {
    name: "jobs",
    unit: null,
    series: [{ name: "jobsWaiting", read: (minute) => minute.jobs_waiting, tone: MAIN }],
  },
  {
    name: "oldestJob",
    unit: "s",
    series: [{ name: "oldestJob", read: (minute) => minute.oldest_job_s, tone: MAIN }],
  },
  {
    name: "refusals",
    unit: null,
    series: [{ name: "refusals", read: (minute) => minute.refusals, tone: BAD }],
  },
];
