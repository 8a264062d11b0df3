import { DIGNITIES, KARAKAS_7, KARAKAS_8, VARGAS } from "@lagna/terms";
import { z } from "zod";
import { kundliCore } from "./core.ts";
import { SECTION_NAMES } from "./section-names.ts";
import { uncertaintySchema } from "./sections/uncertainty.ts";
import { graha, longitude, nakshatra, pada, rashi } from "./values.ts";

/** Everything is null that is not the same for the whole of the day; the lagna and the houses always are. */
const varga = z.object({ lagna: z.null(), ...Object.fromEntries(graha.options.map((id) => [id, rashi.nullable()])) });
const number = z.object({ number: z.number().int().nullable() });

/** A birth of which only the day is known. */
export const untimedKundliSchema = z.object({
  time_unknown: z.literal(true),
  /** `local` is the day; the offset is that of its noon. */
  birth: kundliCore.birth.omit({ utc: true }),
  settings: kundliCore.settings,
  lagna: z.null(),
  midheaven: z.null(),
  houses: z.null(),
  planets: z.array(
    z.object({
      id: graha,
      /** Where it is at the beginning and at the end of the times that are possible. */
      longitude: z.object({ from: longitude, until: longitude }),
      sign: rashi.nullable(),
      nakshatra: nakshatra.nullable(),
      pada: pada.nullable(),
      house: z.null(),
      retrograde: z.boolean().nullable(),
      combust: z.boolean().nullable(),
      dignity: z.enum(DIGNITIES).nullable(),
    }),
  ),
  vargas: z.object(Object.fromEntries(VARGAS.map((id) => [id, varga]))),
  karakas: z.object({
    scheme7: z.object(Object.fromEntries(KARAKAS_7.map((id) => [id, graha.nullable()]))),
    scheme8: z.object(Object.fromEntries(KARAKAS_8.map((id) => [id, graha.nullable()]))),
  }),
  panchanga: z.object({
    tithi: z.object({ number: z.number().int().nullable(), paksha: z.enum(["shukla", "krishna"]).nullable() }),
    vara: number,
    nakshatra: z.object({ id: nakshatra.nullable() }),
    yoga: number,
    karana: number,
  }),
  /** The lord a life of vimshottari begins with. */
  dashas: z.object({ vimshottari: z.object({ balance: z.object({ lord: graha.nullable() }) }) }),
  /** Sections that need the time, and are therefore not answered; of the others that were named `uncertainty.facts` tells. */
  needs_time: z.array(z.enum(SECTION_NAMES)),
  uncertainty: uncertaintySchema,
});
export type UntimedKundliData = z.infer<typeof untimedKundliSchema>;
