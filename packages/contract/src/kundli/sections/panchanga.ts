import { z } from "zod";
import { graha, instant, nakshatra, pada } from "../values.ts";

export const panchangaSchema = z.object({
  tithi: z.object({
    number: z.number().int().min(1).max(30),
    name: z.string(),
    paksha: z.enum(["shukla", "krishna"]),
    end: instant,
  }),
  /** The Hindu weekday, sunrise to sunrise. */
  vara: z.object({ number: z.number().int().min(0).max(6), name: z.string(), lord: graha }),
  nakshatra: z.object({ id: nakshatra, pada, end: instant }),
  yoga: z.object({ number: z.number().int().min(1).max(27), name: z.string(), end: instant }),
  karana: z.object({ number: z.number().int().min(1).max(60), name: z.string(), end: instant }),
  /** The lunar month, by both conventions; null if it could not be found inside the ephemeris' range. */
  masa: z.object({ amanta: z.string(), purnimanta: z.string(), adhika: z.boolean(), kshaya: z.boolean() }).nullable(),
  /**
   * Of the Hindu day of birth: the sunrise before birth, the sunset after that. Null if the Sun does not rise or set.
   */
  sunrise: instant.nullable(),
  sunset: instant.nullable(),
  next_sunrise: instant.nullable(),
  moonrise: instant.nullable(),
  moonset: instant.nullable(),
});

/**
 * The start of each limb of the panchanga at birth; null if that was before the ephemeris' years. The vara begins at
 * sunrise; null if the Sun does not rise.
 */
export const limbBeginsSchema = z.object({
  tithi: instant.nullable(),
  vara: instant.nullable(),
  nakshatra: instant.nullable(),
  yoga: instant.nullable(),
  karana: instant.nullable(),
});
