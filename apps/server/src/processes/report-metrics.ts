import { createOverloadError } from "../computing/computation-slots.ts";
import type { MetricsHub } from "../metrics/metrics-hub.ts";
import type { OpenMetrics } from "../metrics/open-metrics.ts";
import type { Minute } from "../metrics/summarize-minute.ts";
import { countProcess, createServerMetrics } from "../metrics/server-metrics.ts";
import { isMetricsMessage, type MetricsMessage } from "./metrics-messages.ts";

const ANSWER_MS = 5_000;

const send = (message: MetricsMessage): Promise<void> =>
  new Promise((resolve) => {
    if (process.send === undefined || !process.connected) resolve();
    // A supervisor that has just ended takes this process with it.
    else process.send(message, undefined, {}, () => resolve());
  });

function createAsker(): {
  ask(what: "text" | "minutes"): Promise<unknown>;
  receive(id: number, answer: unknown): void;
} {
  const waiting = new Map<number, (answer: unknown) => void>();
  let lastId = 0;
  return {
    ask: (what) =>
      new Promise((resolve, reject) => {
        const id = (lastId += 1);
        const giveUp = setTimeout(() => {
          waiting.delete(id);
          reject(createOverloadError("queue", new Error("the supervisor did not answer")));
        }, ANSWER_MS);
        waiting.set(id, (answer) => {
          clearTimeout(giveUp);
          waiting.delete(id);
          resolve(answer);
        });
        void send({ metrics: "ask", id, what });
      }),
    receive: (id, answer) => waiting.get(id)?.(answer),
  };
}

/** The metrics of a process under a supervisor, which adds up those of all processes. */
export function reportMetrics(): OpenMetrics & { readonly finish: () => Promise<void> } {
  const counted = createServerMetrics();
  countProcess(counted);
  const asker = createAsker();
  const report = async (id: number | null): Promise<void> =>
    send({ metrics: "reported", id, snapshot: await counted.registry.getMetricsAsJSON() });
  process.on("message", (message) => {
    if (!isMetricsMessage(message)) return;
    if (message.metrics === "report") void report(message.id).catch(() => undefined);
    if (message.metrics === "answer") asker.receive(message.id, message.answer);
  });
  const hub: MetricsHub = {
    text: async () => String(await asker.ask("text")),
    minutes: async () => (await asker.ask("minutes")) as readonly Minute[],
    close: () => undefined,
  };
  return { counted, hub, finish: () => report(null).catch(() => undefined) };
}
