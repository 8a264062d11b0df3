import { Counter, Gauge, type Registry } from "prom-client";
import type { WorkerPool } from "../computing/worker-pool.ts";
import type { Db } from "../db/client.ts";
import { countRetries } from "../db/transactions.ts";
import type { JobQueue } from "../jobs/queue.ts";
import type { Clock } from "../time/clock.ts";

/** Tasks that run and wait in each lane of the worker threads. */
export function observeWorkers(registry: Registry, workers: Pick<WorkerPool, "load" | "threads">): void {
  registry.registerMetric(
    new Gauge({
      name: "lagna_worker_tasks",
      help: "Tasks in worker threads by lane, running or waiting",
      labelNames: ["lane", "state"],
      registers: [],
      collect() {
        for (const [lane, { running, waiting }] of Object.entries(workers.load())) {
          this.set({ lane, state: "running" }, running);
          this.set({ lane, state: "waiting" }, waiting);
        }
      },
    }),
  );
  registry.registerMetric(
    new Gauge({
      name: "lagna_worker_threads",
      help: "Started worker threads",
      registers: [],
      collect() {
        this.set(workers.threads.length);
      },
    }),
  );
}

/** Every process sees the whole queue, so that several of them are not added up. */
const SEEN_BY_ALL = { aggregator: "max" } as const;

/** The jobs of the database, for all servers together. Without a database nothing is known of them; the scrape goes on. */
export function observeJobs(registry: Registry, jobs: Pick<JobQueue, "counts" | "oldestDue">, clock: Clock): void {
  registry.registerMetric(
    new Gauge({
      name: "lagna_jobs",
      help: "Background jobs by kind: waiting, running, or dead",
      labelNames: ["kind", "state"],
      registers: [],
      ...SEEN_BY_ALL,
      async collect() {
        const counts = await jobs.counts().catch(() => []);
        this.reset();
        for (const { kind, state, count } of counts) this.set({ kind, state }, count);
      },
    }),
  );
  registry.registerMetric(
    new Gauge({
      name: "lagna_job_oldest_due_seconds",
      help: "How long the oldest job that is due has been waiting, by kind",
      labelNames: ["kind"],
      registers: [],
      ...SEEN_BY_ALL,
      async collect() {
        const oldest = await jobs.oldestDue().catch(() => []);
        this.reset();
        for (const { kind, dueAt } of oldest) this.set({ kind }, (clock().getTime() - Date.parse(dueAt)) / 1_000);
      },
    }),
  );
}

export function observeRetries(registry: Registry, db: Db): void {
  registry.registerMetric(
    new Counter({
      name: "lagna_database_retries_total",
      help: "Transactions that PostgreSQL refused and that were repeated, by its code (40001: serialization failure, 40P01: deadlock)",
      labelNames: ["code"],
      registers: [],
      collect() {
        this.reset();
        for (const [code, count] of Object.entries(countRetries(db))) this.inc({ code }, count);
      },
    }),
  );
}

export function observeBuild(registry: Registry, versions: Readonly<Record<string, string>>): void {
  const build = new Gauge({
    name: "lagna_build_info",
    help: "Processes by version of the product, of Node and of the ephemeris",
    labelNames: Object.keys(versions),
    registers: [registry],
  });
  build.set(versions, 1);
}
