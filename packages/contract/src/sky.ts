import { z } from "zod";
import { kundliDataSchema } from "./kundli/kundli.ts";
import { askedInstant, graha, instant, longitude } from "./kundli/values.ts";
import { refusal } from "./sentences/refusals.ts";
import { settingsRequestSchema } from "./settings.ts";

const { settings, lagna, planets, panchanga } = kundliDataSchema.shape;

/** The sky of this minute over one named place: the first page's one live thing, open to everyone. */
export const skyResponseSchema = z.object({
  /** The beginning of a minute: this one's, or where the answer was kept on its way, the one before. */
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
  /** Of the Hindu day that runs there, with the limbs of this minute. */
  panchanga,
});
export type SkyResponse = z.infer<typeof skyResponseSchema>;

/** The most moments of one answer. */
export const SKY_MOMENTS = 64;
const MOMENTS = refusal("sky_moments", { max: SKY_MOMENTS });
const STEP = refusal("sky_step", { max: SKY_MOMENTS });

/** The sky at moments that are whole days apart, under the settings of a chart it is to be laid around. Nothing of a birth is asked. */
export const skyDaysRequestSchema = z.object({
  from: askedInstant,
  /** How many moments. */
  count: z.number({ error: MOMENTS }).int(MOMENTS).min(1, MOMENTS).max(SKY_MOMENTS, MOMENTS).default(1),
  /** Days from one to the next. */
  step: z.number({ error: STEP }).int(STEP).min(1, STEP).max(SKY_MOMENTS, STEP).default(1),
  settings: settingsRequestSchema.optional(),
  /** When an ayanamsa given in degrees has that value; the first moment where absent. */
  ayanamsa_at: askedInstant.optional(),
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
