import type { SkyDaysResponse, SkyResponse } from "@lagna/contract";
import { tithiName } from "@lagna/terms";
import { presentPoint, sevenDecimals } from "../../zodiac-point.ts";
import { type SkyAt, type SkyNow, UJJAIN } from "./service.ts";

export function presentSky({ utcMilliseconds, settings, source, chart, tithi }: SkyNow): SkyResponse {
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
      ayanamsa_degrees: sevenDecimals(chart.ayanamsa.degrees),
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
    tithi: { number: tithi.number, name: tithiName(tithi.number, "en"), paksha: tithi.paksha },
  };
}

export const presentSkyDays = (moments: readonly SkyAt[]): SkyDaysResponse => ({
  moments: moments.map(({ utcMilliseconds, grahas }) => ({
    at: new Date(utcMilliseconds).toISOString(),
    grahas: grahas.map((place) => ({ ...place, longitude: sevenDecimals(place.longitude) })),
  })),
});
