import cluster, { type Worker } from "node:cluster";
import { setTimeout as wait } from "node:timers/promises";
import { AggregatorRegistry, type Registry } from "prom-client";
import { keepMetrics, type MetricsHub } from "../metrics/metrics-hub.ts";
import type { MetricsSnapshot } from "../metrics/summarize-minute.ts";
import { systemClock } from "../time/clock.ts";
import { isMetricsMessage, type MetricsMessage } from "./metrics-messages.ts";

/** A process whose event loop is held answers later; its last report is used meanwhile. */
const REPORT_MS = 2_000;
/** What a killed process has counted since its last report is lost. */
const REFRESH_MS = 15_000;

/** @param snapshots of several processes */
const addUp = (snapshots: readonly MetricsSnapshot[]): Registry =>
  AggregatorRegistry.aggregate(snapshots.map((each) => [...each]));

/**
 * What remains of an ended process: without its counts, the sum of all would fall, which a reader of the metrics takes for a restart of
 * the whole service and counts everything once more. The state of an ended process is gone.
 */
const keepCounts = (snapshot: MetricsSnapshot): MetricsSnapshot =>
  snapshot.filter(({ type }) => ["counter", "histogram"].includes(String(type)));

/** Asks the processes for reports, and remembers the last one of each. */
function collectReports() {
  const last = new Map<number, MetricsSnapshot>();
  const awaited = new Map<number, { readonly from: Set<number>; readonly resolve: () => void }>();
  let ended: MetricsSnapshot = [];
  let lastId = 0;

  function cross(id: number, worker: Worker): void {
    const request = awaited.get(id);
    request?.from.delete(worker.id);
    if (request?.from.size === 0) request.resolve();
  }

  // Only now have all its messages arrived.
  cluster.on("disconnect", async (worker) => {
    const snapshot = last.get(worker.id);
    last.delete(worker.id);
    for (const id of awaited.keys()) cross(id, worker);
    if (snapshot) ended = await addUp([ended, keepCounts(snapshot)]).getMetricsAsJSON();
  });

  return {
    receive(worker: Worker, id: number | null, snapshot: MetricsSnapshot): void {
      last.set(worker.id, snapshot);
      if (id !== null) cross(id, worker);
    },
    async read(): Promise<Registry> {
      const id = (lastId += 1);
      const workers = Object.values(cluster.workers ?? {}).filter((worker) => worker?.isConnected() === true);
      const { promise: all, resolve } = Promise.withResolvers<void>();
      awaited.set(id, { from: new Set(workers.map((worker) => worker?.id ?? 0)), resolve });
      for (const worker of workers) worker?.send({ metrics: "report", id } satisfies MetricsMessage);
      if (workers.length > 0) await Promise.race([all, wait(REPORT_MS, undefined, { ref: false })]);
      awaited.delete(id);
      return addUp([ended, ...last.values()]);
    },
  };
}

/** The metrics of all processes of a supervisor, which answers the processes that ask for them. */
export function collectMetrics(): MetricsHub {
  const reports = collectReports();
  const read = (): Promise<Registry> => reports.read();
  const hub = keepMetrics(read, systemClock);
  cluster.on("message", (worker, message: unknown) => {
    if (!isMetricsMessage(message)) return;
    if (message.metrics === "reported") reports.receive(worker, message.id, message.snapshot);
    if (message.metrics !== "ask") return;
    const { id, what } = message;
    void hub[what]().then((answer) => {
      if (worker.isConnected()) worker.send({ metrics: "answer", id, answer } satisfies MetricsMessage);
    });
  });
  setInterval(() => void read(), REFRESH_MS).unref();
  return hub;
}
