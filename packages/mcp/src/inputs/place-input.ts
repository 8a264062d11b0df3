import { ALMANAC_PRESETS } from "@lagna/terms";
import { z } from "zod";
import type { McpEngine } from "../engine.ts";

/** Where an almanac is read: a town, or a point. */
export const placeInput = z
  .union([
    z.strictObject({ city: z.string(), country: z.string() }),
    z.strictObject({
      latitude: z.number().min(-90).max(90),
      longitude: z.number().min(-180).max(180),
      time_zone: z.string().optional(),
    }),
  ])
  .describe("{city, country}, or {latitude, longitude, time_zone?} rounded to a tenth of a degree");
type PlaceInput = z.output<typeof placeInput>;

export const almanacPreset = z
  .enum(ALMANAC_PRESETS)
  .optional()
  .describe("Whose almanac is reproduced; by default ours, from the ephemeris without fitted constants");

/** A place as the contract's requests have it. */
type PlaceRequest =
  | { readonly place_id: number }
  | { readonly latitude: number; readonly longitude: number; readonly time_zone?: string | undefined };

/** @throws ToolRefusal for a town that is not known */
export async function locate(engine: McpEngine, place: PlaceInput): Promise<PlaceRequest> {
  if (!("city" in place)) return place;
  return { place_id: (await engine.findPlace(place.city, place.country)).id };
}

/** The same for a query, of which every value is a text. */
export const toPlaceQuery = (place: PlaceRequest): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(place)
      .filter(([, value]) => value !== undefined)
      .map(([key, value]) => [key, String(value)]),
  );
