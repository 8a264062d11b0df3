import { DASHA_IDS } from "@lagna/terms";
import { z } from "zod";
import { graha, instant, rashi } from "../values.ts";

const share = z.number().gt(0).max(1);
const between = z.object({ earliest: instant, latest: instant });

/** If the birth time is not known to the minute: what is certain, and what changes. */
export const uncertaintySchema = z.object({
  /** Minutes before and after the stated time; 720 if it is unknown. */
  minutes: z.number().int().min(1).max(720),
  facts: z.array(
    z.object({
      /**
       * By the keys of the answer, grahas, yogas and doshas by their ids: `vargas.D9.lagna`, `planets.moon.nakshatra`,
       * `yogas.gaja_kesari.holds`. Those of a section are included if it was requested. A list is one value with
       * commas.
       */
      path: z.string(),
      value: z.union([z.string(), z.number(), z.boolean(), z.null()]),
      /** The share of the possible times for which the path has this value. */
      share,
      /** Whether it has this value for all of them. */
      stable: z.boolean(),
      intervals: z.array(z.object({ from: instant, until: instant })),
    }),
  ),
  /** When the maha dashas begin, for the times with the same first lord. */
  maha_dashas: z.array(z.object({ lord: graha, earliest: instant, latest: instant })),
  /**
   * The currently running maha and antar dasha for the stated time, and the dates between which the latter begins and
   * ends.
   */
  running: z.object({ lords: z.tuple([graha, graha]), start: between, end: between }).nullable(),
  /**
   * The start dates of the periods of other dashas, if the section was requested; without a time only of those counted
   * from the Moon.
   */
  dashas: z.partialRecord(
    z.enum(DASHA_IDS),
    z.array(z.object({ lord: graha.optional(), sign: rashi.optional(), earliest: instant, latest: instant })),
  ),
  /** The number of intervals without any change: so many charts are possible. */
  pieces: z.number().int().min(1),
});
export type UncertaintyData = z.infer<typeof uncertaintySchema>;
