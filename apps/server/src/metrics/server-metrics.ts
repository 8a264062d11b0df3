import { collectDefaultMetrics, Counter, Histogram, Registry } from "prom-client";

const LATENCY_BUCKETS_S = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];
const LOOP_DELAY_BUCKETS_S = [0.01, 0.02, 0.03, 0.05, 0.1, 0.2, 0.5, 1, 2, 5];

/**
 * The metrics that code counts where things happen. Their labels have few values, all of them names from the code: never an address, an account, a
 * path as it was requested, or anything else of a person.
 */
export function createServerMetrics() {
  const registry = new Registry();
  const registers = [registry];
  return {
    registry,
    requests: new Counter({
      name: "lagna_http_requests_total",
      help: "Answered requests by route template and status",
      labelNames: ["method", "route", "status"],
      registers,
    }),
    latency: new Histogram({
      name: "lagna_http_request_duration_seconds",
      help: "Time from a request to the end of its answer; a streamed answer ends with its stream",
      labelNames: ["method", "route"],
      buckets: LATENCY_BUCKETS_S,
      registers,
    }),
    refusals: new Counter({
      name: "lagna_http_refusals_total",
      help: "Requests refused with 429 or 503, by the code of the error and the reason: which limit or queue refused them",
      labelNames: ["status", "code", "reason"],
      registers,
    }),
    computationCpu: new Counter({
      name: "lagna_computation_cpu_seconds_total",
      help: "CPU time of computations, in worker threads and on the main thread, of accounts and of visitors without one",
      labelNames: ["holder"],
      registers,
    }),
    droppedConnections: new Counter({
      name: "lagna_connections_dropped_total",
      help: "Connections closed at once because there were too many",
      registers,
    }),
    loopDelay: new Histogram({
      name: "lagna_event_loop_delay_seconds",
      help: "The longest delay of the event loop in each second",
      buckets: LOOP_DELAY_BUCKETS_S,
      registers,
    }),
    modelCalls: new Counter({
      name: "lagna_model_calls_total",
      help: "Calls of the language model by their end",
      labelNames: ["end"],
      registers,
    }),
    modelTokens: new Counter({
      name: "lagna_model_tokens_total",
      help: "Billed tokens of the language model",
      labelNames: ["direction"],
      registers,
    }),
  };
}
export type ServerMetrics = ReturnType<typeof createServerMetrics>;

/** CPU, memory, garbage collections and handles of this process; its observers last as long as the process. */
export const countProcess = ({ registry }: ServerMetrics): void => collectDefaultMetrics({ register: registry });
