import type { MetricsSnapshot } from "../metrics/summarize-minute.ts";

/**
 * What processes and their supervisor tell each other of metrics. The versions of both may differ after an upgrade: a message that is not
 * understood is ignored, and what waits for its answer gives up.
 */
export type MetricsMessage =
  /** To a process: send what you have counted. */
  | { readonly metrics: "report"; readonly id: number }
  /** From a process; the last one, at its end, answers nothing. */
  | { readonly metrics: "reported"; readonly id: number | null; readonly snapshot: MetricsSnapshot }
  /** From a process: the metrics of all processes, or those of the last hour. */
  | { readonly metrics: "ask"; readonly id: number; readonly what: "text" | "minutes" }
  /** To a process. */
  | { readonly metrics: "answer"; readonly id: number; readonly answer: unknown };

export const isMetricsMessage = (message: unknown): message is MetricsMessage =>
  typeof message === "object" && message !== null && "metrics" in message;
