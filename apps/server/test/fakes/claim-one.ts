import type { JobQueue, LeasedJob } from "../../src/jobs/queue.ts";

/** The next due job of these kinds; null if none is due. */
export async function claimOne(
  queue: Pick<JobQueue, "claimBatch">,
  kinds: readonly string[],
  leaseMs: number,
): Promise<LeasedJob | null> {
  const { jobs } = await queue.claimBatch(kinds, { max: 1, leaseMs });
  return jobs[0] ?? null;
}
