import { z } from "zod";
import { graha, instant } from "../values.ts";

const share = z.number().gt(0).max(1);

/** Where the time of birth is not known to the minute: what stands firm, and what turns. */
export const uncertaintySchema = z.object({
  /** Either way of the stated time; 720 where it is unknown. */
  minutes: z.number().int().min(1).max(720),
  facts: z.array(
    z.object({
      /** By the keys of the answer; planets by their ids: `vargas.D9.lagna`, `planets.moon.nakshatra`. */
      path: z.string(),
      value: z.union([z.string(), z.number(), z.boolean(), z.null()]),
      /** The part of the possible times for which the path has this value. */
      share,
      /** Whether it has for all of them. */
      stable: z.boolean(),
      intervals: z.array(z.object({ from: instant, until: instant })),
    }),
  ),
  /** When the maha dashas begin, for the times that give the same first lord. */
  maha_dashas: z.array(z.object({ lord: graha, earliest: instant, latest: instant })),
  /** Between two jumps nothing changes: so many charts are possible. */
  pieces: z.number().int().min(1),
});
export type UncertaintyData = z.infer<typeof uncertaintySchema>;
