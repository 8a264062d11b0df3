import type { JobHandlers } from "../jobs/job-handler.ts";
import type { NotificationChannel } from "../db/notification-channel.ts";
import type { JobQueue } from "../jobs/queue.ts";
import { createSqlJobQueue } from "../jobs/sql-queue.ts";
import { type JobWorker, createJobWorker } from "../jobs/worker.ts";
import { jobAdministrationRoutes } from "../modules/job-administration/routes.ts";
import { createJobAdministrationService } from "../modules/job-administration/service.ts";
import type { Area } from "./area.ts";
import type { SharedParts } from "./shared-parts.ts";

export interface JobsGives {
  readonly jobs: JobQueue;
  /** One worker per set of handlers. Called after all areas are wired, since those need the queue first. */
  createWorkers(lanes: readonly JobHandlers[]): Pick<JobWorker, "start" | "drain">;
}

/** The channel of PostgreSQL on which a process wakes the workers of the others. */
const CHANNEL = "lagna_jobs";

/** Wires the durable job queue. */
export function wireJobs({ config, database, clock, jobTimings, logger: log }: SharedParts): Area<JobsGives> {
  let workers: JobWorker[] = [];
  let others: NotificationChannel | null = null;
  const wakeWorkers = (): void => {
    for (const worker of workers) worker.wake();
  };
  const onAdded = (): void => {
    wakeWorkers();
    others?.notify();
  };
  const queue = createSqlJobQueue({ db: database.db, clock, secret: config.AUTH_SECRET, onAdded });
  const administration = createJobAdministrationService({ queue });
  return {
    gives: {
      jobs: queue,
      createWorkers: (lanes) => {
        workers = lanes.map((handlers) => createJobWorker({ queue, handlers, clock, log, timings: jobTimings }));
        return {
          start: () => {
            for (const worker of workers) worker.start();
            others = database.openChannel(CHANNEL, wakeWorkers);
          },
          drain: async () => {
            await Promise.all(workers.map((worker) => worker.drain()));
            await others?.close();
          },
        };
      },
    },
    routes: async (api) => {
      await api.register(jobAdministrationRoutes, { jobs: administration });
    },
  };
}
