import { z } from "zod";
import { createReadableString } from "./readable-text.ts";

const namesInHindi = z.object({ city: z.string().nullable(), state: z.string().nullable(), country: z.string() });

/** The Hindi name of a place, as far as it has one; null if nothing is known. Missing from older servers. */
export const placeInHindi = namesInHindi.nullable().optional();

export const placeSchema = z.object({
  /** GeoNames id. */
  id: z.number().int(),
  name: z.string(),
  /** The other name that matched, if it was not the main one ("Bombay" → Mumbai). */
  matched: z.string().nullable(),
  state: z.string().nullable(),
  district: z.string().nullable(),
  country: z.string(),
  country_code: z.string().length(2),
  /** Its names in Devanagari, as far as known. */
  hindi: namesInHindi.extend({ district: z.string().nullable() }).nullable().optional(),
  latitude: z.number(),
  longitude: z.number(),
  population: z.number().int(),
  time_zone: z.string(),
});
export type Place = z.infer<typeof placeSchema>;

export const placesQuerySchema = z.object({
  q: createReadableString().max(100).default(""),
  country: createReadableString().max(60).optional(),
  limit: z.coerce.number().int().min(1).max(25).default(8),
});
export const placesResponseSchema = z.object({
  places: z.array(placeSchema),
  /** The index of places is still being built, as happens once after an installation: retry in some seconds. */
  preparing: z.boolean(),
});
export type PlacesResponse = z.infer<typeof placesResponseSchema>;
