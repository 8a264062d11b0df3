import { AppError } from "../../errors/app-error.ts";
import type { DeadJob, JobCount, JobQueue } from "../../jobs/queue.ts";

/** Limit of the list of dead jobs. */
const MAX_DEAD_JOBS = 200;

/** The job queue as administrators see it. */
export function createJobAdministrationService({
  queue,
}: {
  queue: Pick<JobQueue, "counts" | "findDead" | "retryDead">;
}) {
  return {
    overview: async (): Promise<{ counts: JobCount[]; dead: DeadJob[] }> => {
      const [counts, dead] = await Promise.all([queue.counts(), queue.findDead(MAX_DEAD_JOBS)]);
      return { counts, dead };
    },

    /** @throws AppError 404 */
    retry: async (id: string): Promise<void> => {
      if (!(await queue.retryDead(id))) throw new AppError("job_unknown");
    },
  };
}
export type JobAdministrationService = ReturnType<typeof createJobAdministrationService>;
