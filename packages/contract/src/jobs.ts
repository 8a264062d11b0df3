import { z } from "zod";
import { utcInstant } from "./kundli/values.ts";

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
      added_at: utcInstant,
      died_at: utcInstant,
    }),
  ),
});
export type JobsResponse = z.infer<typeof jobsResponseSchema>;
