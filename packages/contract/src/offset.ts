import { z } from "zod";
import { noticeSchema } from "./notice.ts";
import { readable } from "./text.ts";

/** What clock a local time of birth was read by: shown under the place field before anything is computed. */
export const offsetQuerySchema = z.object({
  time_zone: readable().max(60),
  /** Local wall-clock time, `YYYY-MM-DDTHH:MM[:SS]`. */
  local: z.string().max(25),
});
export const offsetResponseSchema = z.object({
  time_zone: z.string(),
  local: z.string(),
  utc: z.string(),
  utc_offset: z.string(),
  /** The zone's own abbreviation then: "IST", "LMT", "+0630". */
  abbreviation: z.string(),
  /** `gap` and `overlap`: the clock skipped or repeated this time; the offset is the choice made. */
  kind: z.enum(["unique", "gap", "overlap"]),
  daylight_saving: z.boolean(),
  /** Sentences for people: what was chosen where the clock left a choice. */
  warnings: z.array(z.string()),
  /** The same, for machines, in the same order. */
  notices: z.array(noticeSchema),
});
export type OffsetResponse = z.infer<typeof offsetResponseSchema>;
