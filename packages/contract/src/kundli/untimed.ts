import { DIGNITIES, KARAKAS_7, KARAKAS_8, VARGAS } from "@lagna/terms";
import { z } from "zod";
import { kundliCoreFields } from "./core-fields.ts";
import { SECTION_NAMES } from "./section-names.ts";
import { uncertaintySchema } from "./sections/uncertainty.ts";
import { graha, longitude, nakshatra, pada, rashi } from "./values.ts";

/** Everything that is not the same for the whole day is null; the lagna and the houses always are. */
export const untimedVargaSchema = z.object({
  lagna: z.null(),
  ...Object.fromEntries(graha.options.map((id) => [id, rashi.nullable()])),
});
const number = z.object({ number: z.number().int().nullable() });

/** A birth whose time is unknown. */
export const untimedKundliSchema = z.object({
  time_unknown: z.literal(true),
  /** `local` is the day; the offset is that at noon. */
  birth: kundliCoreFields.birth.omit({ utc: true }),
  settings: kundliCoreFields.settings,
  lagna: z.null(),
  midheaven: z.null(),
  houses: z.null(),
  planets: z.array(
    z.object({
      id: graha,
      /** Positions at the start and at the end of the possible times. */
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
  vargas: z.object(Object.fromEntries(VARGAS.map((id) => [id, untimedVargaSchema]))),
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
  /** The first lord of vimshottari. */
  dashas: z.object({ vimshottari: z.object({ balance: z.object({ lord: graha.nullable() }) }) }),
  /** Sections that need the time, and are therefore left out; for the other requested ones see `uncertainty.facts`. */
  needs_time: z.array(z.enum(SECTION_NAMES)),
  uncertainty: uncertaintySchema,
});
export type UntimedKundliData = z.infer<typeof untimedKundliSchema>;
