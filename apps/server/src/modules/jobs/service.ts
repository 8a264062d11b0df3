import { AppError } from "../../errors.ts";
import type { DeadJob, JobCount, JobQueue } from "../../jobs/queue.ts";

/** Of all dead jobs' list. */
const MOST_DEAD = 200;

/** The work of the server as administrators see it. */
export function jobsService({ queue }: { queue: Pick<JobQueue, "counts" | "dead" | "revive"> }) {
  return {
    overview: async (): Promise<{ counts: JobCount[]; dead: DeadJob[] }> => {
      const [counts, dead] = await Promise.all([queue.counts(), queue.dead(MOST_DEAD)]);
      return { counts, dead };
    },

    /** @throws AppError 404 */
    retry: async (id: string): Promise<void> => {
      if (!(await queue.revive(id))) throw new AppError("job_unknown");
    },
  };
}
export type JobsService = ReturnType<typeof jobsService>;
