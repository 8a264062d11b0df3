import type { JobHandlers } from "../jobs/job-handler.ts";
import type { JobQueue } from "../jobs/queue.ts";
import { createSqlJobQueue } from "../jobs/sql-queue.ts";
import { type JobWorker, createJobWorker } from "../jobs/worker.ts";
import { jobAdministrationRoutes } from "../modules/job-administration/routes.ts";
import { createJobAdministrationService } from "../modules/job-administration/service.ts";
import type { Area } from "./area.ts";
import type { SharedParts } from "./shared-parts.ts";

export interface JobsGives {
  readonly jobs: JobQueue;
  /** Creates one worker per set of handlers. Called after all areas are wired, since those need the queue first. */
  createWorkers(lanes: readonly JobHandlers[]): JobWorker[];
}

/** Wires the durable job queue. */
export function wireJobs({ config, database, clock, jobTimings, logger: log }: SharedParts): Area<JobsGives> {
  let workers: JobWorker[] = [];
  const onAdded = (): void => {
    for (const worker of workers) worker.wake();
  };
  const queue = createSqlJobQueue({ db: database.db, clock, secret: config.AUTH_SECRET, onAdded });
  const administration = createJobAdministrationService({ queue });
  return {
    gives: {
      jobs: queue,
      createWorkers: (lanes) =>
        (workers = lanes.map((handlers) => createJobWorker({ queue, handlers, clock, log, timings: jobTimings }))),
    },
    routes: async (api) => {
      await api.register(jobAdministrationRoutes, { jobs: administration });
    },
  };
}
