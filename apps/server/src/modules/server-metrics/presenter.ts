import type { ServerMetricsResponse } from "@lagna/contract";
import type { Minute } from "../../metrics/summarize-minute.ts";

export const presentMinute = (minute: Minute): ServerMetricsResponse["minutes"][number] => ({
  at: minute.at,
  requests: minute.requests,
  failures: minute.failures,
  refusals: minute.refusals,
  latency_p50_ms: minute.latencyP50Ms,
  latency_p99_ms: minute.latencyP99Ms,
  loop_delay_p99_ms: minute.loopDelayP99Ms,
  tasks_running: minute.tasksRunning,
  tasks_waiting: minute.tasksWaiting,
  jobs_waiting: minute.jobsWaiting,
  oldest_job_s: minute.oldestJobS,
});
