import { DASHA_IDS } from "@lagna/terms";
import { z } from "zod";
import { graha, instant, rashi } from "../values.ts";

const share = z.number().gt(0).max(1);
const between = z.object({ earliest: instant, latest: instant });

/** Where the time of birth is not known to the minute: what stands firm, and what turns. */
export const uncertaintySchema = z.object({
  /** Either way of the stated time; 720 where it is unknown. */
  minutes: z.number().int().min(1).max(720),
  facts: z.array(
    z.object({
      /**
       * By the keys of the answer, grahas, yogas and doshas by their ids: `vargas.D9.lagna`, `planets.moon.nakshatra`,
       * `yogas.gaja_kesari.holds`. Those of a section are there where it was named. A list is one value with commas.
       */
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
  /** The maha and antar dasha of the stated time that run now, and between what dates the latter begins and ends. */
  running: z.object({ lords: z.tuple([graha, graha]), start: between, end: between }).nullable(),
  /** The beginnings of the periods of other dashas, where the section was named; without a time of those counted from the Moon. */
  dashas: z.partialRecord(
    z.enum(DASHA_IDS),
    z.array(z.object({ lord: graha.optional(), sign: rashi.optional(), earliest: instant, latest: instant })),
  ),
  /** Between two jumps nothing changes: so many charts are possible. */
  pieces: z.number().int().min(1),
});
export type UncertaintyData = z.infer<typeof uncertaintySchema>;
