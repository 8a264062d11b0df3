import { z } from "zod";
import { kundliDataSchema } from "./kundli/kundli.ts";
import { requestInstant, graha, instant, longitude } from "./kundli/values.ts";
import { encodeFieldError } from "./messages/error-messages.ts";
import { settingsRequestSchema } from "./settings.ts";

const { settings, lagna, planets, panchanga } = kundliDataSchema.shape;

/** The sky of this minute over one named place: the only live data on the first page, public. */
export const skyResponseSchema = z.object({
  /** The start of a minute: the current one, or a previous one if the answer was cached. */
  at: z.iso.datetime({ offset: true }),
  place: z.object({
    name: z.string(),
    latitude: z.number(),
    longitude: z.number(),
    time_zone: z.string(),
  }),
  settings: settings.pick({
    preset: true,
    ayanamsa: true,
    ayanamsa_degrees: true,
    positions: true,
    node: true,
    ephemeris: true,
  }),
  lagna,
  /** Nine, sun … ketu. */
  grahas: z.array(
    planets.element.pick({
      id: true,
      longitude: true,
      sign: true,
      degree_in_sign: true,
      nakshatra: true,
      pada: true,
      retrograde: true,
    }),
  ),
  /** Of the Hindu day at that place, with the limbs of this minute. */
  panchanga,
});
export type SkyResponse = z.infer<typeof skyResponseSchema>;

/** The maximum number of moments in one answer. */
export const MAX_SKY_MOMENTS = 64;
const MOMENTS = encodeFieldError("sky_moments", { max: MAX_SKY_MOMENTS });
const STEP = encodeFieldError("sky_step", { max: MAX_SKY_MOMENTS });

/**
 * The sky at moments that are whole days apart, with the settings of the chart that it will surround. Contains nothing
 * about a birth.
 */
export const skyDaysRequestSchema = z.object({
  from: requestInstant,
  /** Number of moments. */
  count: z.number({ error: MOMENTS }).int(MOMENTS).min(1, MOMENTS).max(MAX_SKY_MOMENTS, MOMENTS).default(1),
  /** Days between moments. */
  step: z.number({ error: STEP }).int(STEP).min(1, STEP).max(MAX_SKY_MOMENTS, STEP).default(1),
  settings: settingsRequestSchema.optional(),
  /** When an ayanamsa given in degrees has that value; defaults to the first moment. */
  ayanamsa_at: requestInstant.optional(),
});
export type SkyDaysRequest = z.input<typeof skyDaysRequestSchema>;

const skyMomentSchema = z.object({
  at: instant,
  /** Nine, sun … ketu. */
  grahas: z.array(z.object({ id: graha, longitude, retrograde: z.boolean() })),
});
export type SkyMoment = z.infer<typeof skyMomentSchema>;

export const skyDaysResponseSchema = z.object({ moments: z.array(skyMomentSchema) });
export type SkyDaysResponse = z.infer<typeof skyDaysResponseSchema>;
