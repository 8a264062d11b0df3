import { z } from "zod";

const instant = z.iso.datetime();

/**
 * GET /api/v1/admin/jobs, for administrators: jobs that wait, run or have failed for good. Never includes their
 * content.
 */
export const jobsResponseSchema = z.object({
  counts: z.array(
    z.object({ kind: z.string(), state: z.enum(["waiting", "running", "dead"]), count: z.number().int().positive() }),
  ),
  /** Latest first, at most 200. */
  dead: z.array(
    z.object({
      id: z.string(),
      kind: z.string(),
      attempts: z.number().int(),
      /** A text without personal data. */
      error: z.string(),
      added_at: instant,
      died_at: instant,
    }),
  ),
});
export type JobsResponse = z.infer<typeof jobsResponseSchema>;
