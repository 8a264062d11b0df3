import { z } from "zod";
import { readable } from "./text.ts";

export const placeSchema = z.object({
  /** GeoNames id. */
  id: z.number().int(),
  name: z.string(),
  /** The other name that matched, where the search was not for the main one ("Bombay" → Mumbai). */
  matched: z.string().nullable(),
  state: z.string().nullable(),
  district: z.string().nullable(),
  country: z.string(),
  country_code: z.string().length(2),
  latitude: z.number(),
  longitude: z.number(),
  population: z.number().int(),
  time_zone: z.string(),
});
export type Place = z.infer<typeof placeSchema>;

export const placesQuerySchema = z.object({
  q: readable().max(100).default(""),
  country: readable().max(60).optional(),
  limit: z.coerce.number().int().min(1).max(25).default(8),
});
export const placesResponseSchema = z.object({
  places: z.array(placeSchema),
  /** The index of places is still in the making, as once after an installation: ask again in some seconds. */
  preparing: z.boolean(),
});
export type PlacesResponse = z.infer<typeof placesResponseSchema>;

/** What clock a local time of birth was read by: shown under the place field before anything is computed. */
export const offsetQuerySchema = z.object({
  time_zone: readable().max(60),
  /** Local wall-clock time, `YYYY-MM-DDTHH:MM[:SS]`. */
  local: z.string().max(25),
});
export const offsetResponseSchema = z.object({
  time_zone: z.string(),
  local: z.string(),
  utc: z.string(),
  utc_offset: z.string(),
  /** The zone's own abbreviation then: "IST", "LMT", "+0630". */
  abbreviation: z.string(),
  /** `gap` and `overlap`: the clock skipped or repeated this time; the offset is the choice made. */
  kind: z.enum(["unique", "gap", "overlap"]),
  daylight_saving: z.boolean(),
  warnings: z.array(z.string()),
});
export type OffsetResponse = z.infer<typeof offsetResponseSchema>;
