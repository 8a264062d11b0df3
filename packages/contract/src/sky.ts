import { z } from "zod";
import { kundliDataSchema } from "./kundli/kundli.ts";

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
  tithi: panchanga.shape.tithi.omit({ end: true }),
});
export type SkyResponse = z.infer<typeof skyResponseSchema>;
