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
  /** For the work of all areas, once these are made: they need the queue first. */
  workerFor(handlers: JobHandlers): JobWorker;
}

/** Work that survives a kill. */
export function wireJobs({ config, database, clock, jobPace }: AppParts, log: FastifyBaseLogger): WiredJobs {
  let worker: JobWorker | null = null;
  const onAdded = (): void => worker?.wake();
  const queue = sqlJobQueue({ db: database.db, clock, secret: config.AUTH_SECRET, onAdded });
  const jobs = jobsService({ queue });
  return {
    queue,
    workerFor: (handlers) => (worker = jobWorker({ queue, handlers, clock, log, pace: jobPace })),
    routes: async (api) => {
      await api.register(jobsRoutes, { jobs });
    },
  };
}
