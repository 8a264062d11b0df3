import { z } from "zod";
import { readable } from "./text.ts";

const namesInHindi = z.object({ city: z.string().nullable(), state: z.string().nullable(), country: z.string() });

/** What Hindi calls a place, as far as it has a name there; null where nothing is known of it. Left out by older servers. */
export const placeInHindi = namesInHindi.nullable().optional();

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
  /** Its names in Devanagari, as far as they are known. */
  hindi: namesInHindi.extend({ district: z.string().nullable() }).nullable().optional(),
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
