import { kundliRequestSchema } from "@lagna/contract";
import { openEphemeris } from "@lagna/ephemeris";
import { makeKundli, type PlaceLookup } from "@lagna/kundli";
import { findZone } from "@lagna/places";
import type { ChartData } from "./answer-kinds.ts";
import type { BenchBirth } from "./types.ts";

/** Births have coordinates and an offset, so that no place is looked up. */
const places: PlaceLookup = {
  resolvePlace: () => Promise.resolve(null),
  findPlace: () => Promise.resolve(null),
  findHindiName: () => null,
  findZone,
};
const ephemeris = openEphemeris();

const formatOffset = (hours: number): string => {
  const minutes = Math.round(Math.abs(hours) * 60);
  const [whole, rest] = [Math.floor(minutes / 60), minutes % 60];
  return `${hours < 0 ? "-" : "+"}${String(whole).padStart(2, "0")}:${String(rest).padStart(2, "0")}`;
};

/** The chart of a birth by the product's defaults: Lahiri, apparent positions, mean node, whole signs. */
export async function makeChart({ local, offset, latitude, longitude, place }: BenchBirth): Promise<ChartData> {
  const [year, month, day, hour, minute] = local.split(/[-T:]/).map(Number);
  const [city = "", country = ""] = place.split(", ");
  const request = kundliRequestSchema.parse({
    name: "Chart",
    gender: "other",
    year,
    month,
    day,
    hour,
    minute,
    city,
    country,
    latitude,
    longitude,
    utc_offset: formatOffset(offset),
    sections: ["ashtakavarga", "arudhas"],
  });
  return (await makeKundli({ ephemeris, places, now: () => Date.UTC(2026, 0, 1) }, request)) as ChartData;
}
