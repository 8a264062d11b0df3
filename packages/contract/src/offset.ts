import { z } from "zod";
import { noticeSchema } from "./notice.ts";
import { createReadableString } from "./readable-text.ts";

/** The clock by which a local time of birth is read: shown under the place field before anything is computed. */
export const offsetQuerySchema = z.object({
  time_zone: createReadableString().max(60),
  /** Local wall-clock time, `YYYY-MM-DDTHH:MM[:SS]`. */
  local: z.string().max(25),
});
export const offsetResponseSchema = z.object({
  time_zone: z.string(),
  local: z.string(),
  utc: z.string(),
  utc_offset: z.string(),
  /** The zone's abbreviation at that time: "IST", "LMT", "+0630". */
  abbreviation: z.string(),
  /** `gap` and `overlap`: the clock skipped or repeated this time; the offset is the choice made. */
  kind: z.enum(["unique", "gap", "overlap"]),
  daylight_saving: z.boolean(),
  /** Sentences for people: the choices made where the clock was ambiguous. */
  warnings: z.array(z.string()),
  /** The same, for machines, in the same order. */
  notices: z.array(noticeSchema),
});
export type OffsetResponse = z.infer<typeof offsetResponseSchema>;
