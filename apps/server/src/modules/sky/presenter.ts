import type { SkyDaysResponse, SkyResponse } from "@lagna/contract";
import type { Iso } from "../../format-instant.ts";
import { presentPanchanga } from "../../present-panchanga.ts";
import { presentPoint, truncateToSevenDecimals } from "../../present-zodiac-point.ts";
import { type SkyAt, type SkyNow, UJJAIN } from "./service.ts";

export function presentSky({ utcMilliseconds, settings, source, chart, panchanga }: SkyNow, iso: Iso): SkyResponse {
  return {
    at: `${new Date(utcMilliseconds).toISOString().slice(0, 19)}Z`,
    place: {
      name: UJJAIN.name,
      latitude: UJJAIN.latitude,
      longitude: UJJAIN.longitude,
      time_zone: UJJAIN.timeZone,
    },
    settings: {
      preset: settings.preset,
      ayanamsa: settings.ayanamsa,
      ayanamsa_degrees: truncateToSevenDecimals(chart.ayanamsa.degrees),
      positions: settings.positions,
      node: settings.node,
      ephemeris: source,
    },
    lagna: presentPoint(chart.lagna),
    grahas: chart.planets.map((planet) => ({
      id: planet.id,
      ...presentPoint(planet),
      retrograde: planet.retrograde,
    })),
    panchanga: presentPanchanga(panchanga, iso),
  };
}

export const presentSkyDays = (moments: readonly SkyAt[]): SkyDaysResponse => ({
  moments: moments.map(({ utcMilliseconds, grahas }) => ({
    at: new Date(utcMilliseconds).toISOString(),
    grahas: grahas.map((place) => ({ ...place, longitude: truncateToSevenDecimals(place.longitude) })),
  })),
});
