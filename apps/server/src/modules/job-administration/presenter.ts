import type { JobsResponse } from "@lagna/contract";
import type { JobAdministrationService } from "./service.ts";

export const presentJobs = ({
  counts,
  dead,
}: Awaited<ReturnType<JobAdministrationService["overview"]>>): JobsResponse => ({
  counts: counts.map(({ kind, state, count }) => ({ kind, state, count })),
  dead: dead.map(({ id, kind, attempts, reason, addedAt, diedAt }) => ({
    id,
    kind,
    attempts,
    error: reason,
    added_at: addedAt,
    died_at: diedAt,
  })),
});
