import { z } from "zod";

const instant = z.iso.datetime();

/** GET /api/v1/admin/jobs, for administrators: work that waits, runs or has failed for good. Never what it is about. */
export const jobsResponseSchema = z.object({
  counts: z.array(
    z.object({ kind: z.string(), state: z.enum(["waiting", "running", "dead"]), count: z.number().int().positive() }),
  ),
  /** The latest first, at most 200. */
  dead: z.array(
    z.object({
      id: z.string(),
      kind: z.string(),
      attempts: z.number().int(),
      /** In words without personal data. */
      error: z.string(),
      added_at: instant,
      died_at: instant,
    }),
  ),
});
export type JobsResponse = z.infer<typeof jobsResponseSchema>;
