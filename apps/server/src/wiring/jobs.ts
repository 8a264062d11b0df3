import type { FastifyBaseLogger } from "fastify";
import type { JobHandlers } from "../jobs/handler.ts";
import type { JobQueue } from "../jobs/queue.ts";
import { sqlJobQueue } from "../jobs/sql-queue.ts";
import { type JobWorker, jobWorker } from "../jobs/worker.ts";
import { jobsRoutes } from "../modules/jobs/routes.ts";
import { jobsService } from "../modules/jobs/service.ts";
import type { Area } from "./area.ts";
import type { AppParts } from "./parts.ts";

export interface WiredJobs extends Area {
  readonly queue: JobQueue;
  /** For the work of all areas, once these are made: they need the queue first. Each of these is done beside the others. */
  workersFor(lanes: readonly JobHandlers[]): JobWorker[];
}

/** Work that survives a kill. */
export function wireJobs({ config, database, clock, jobPace }: AppParts, log: FastifyBaseLogger): WiredJobs {
  let workers: JobWorker[] = [];
  const onAdded = (): void => {
    for (const worker of workers) worker.wake();
  };
  const queue = sqlJobQueue({ db: database.db, clock, secret: config.AUTH_SECRET, onAdded });
  const jobs = jobsService({ queue });
  return {
    queue,
    workersFor: (lanes) =>
      (workers = lanes.map((handlers) => jobWorker({ queue, handlers, clock, log, pace: jobPace }))),
    routes: async (api) => {
      await api.register(jobsRoutes, { jobs });
    },
  };
}
