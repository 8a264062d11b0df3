import { z } from "zod";

const count = z.number().min(0);

/** GET /api/v1/admin/metrics, for administrators: the last hour by minute, oldest first; fewer minutes after a start. */
export const serverMetricsSchema = z.object({
  minutes: z.array(
    z.object({
      /** The end of the minute. */
      at: z.iso.datetime(),
      requests: count,
      /** Answers with a status of 500 and above, without 503. */
      failures: count,
      /** Answers with 429 and 503. */
      refusals: count,
      /** Half of the requests were answered within this time; null without requests. */
      latency_p50_ms: count.nullable(),
      latency_p99_ms: count.nullable(),
      /** The delay of the event loop, of the longest in each second; null if it was not measured. */
      loop_delay_p99_ms: count.nullable(),
      /** At the end of the minute: computations in worker threads, and those that wait for one. */
      tasks_running: count,
      tasks_waiting: count,
      /** At the end of the minute: background jobs that wait, and for how many seconds the oldest that is due has. */
      jobs_waiting: count,
      oldest_job_s: count,
    }),
  ),
});
export type ServerMetricsResponse = z.infer<typeof serverMetricsSchema>;
