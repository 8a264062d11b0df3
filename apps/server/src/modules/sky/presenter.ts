import { formatIsoDateTime } from "@lagna/terms";
import type {
  SkyDaysResponse,
  SkyGatheringsResponse,
  SkyResponse,
  SkySearchInput,
  SkySearchResponse,
} from "@lagna/contract";
import type { GatheringSearch, SkySearch } from "@lagna/jyotish";
import { type Iso, toPanchangaResponse, toZodiacPointResponse, truncateToSevenDecimals } from "@lagna/kundli";
import { type SkyAt, type SkyNow, UJJAIN } from "./service.ts";

export function presentSky({ utcMilliseconds, settings, source, chart, panchanga }: SkyNow, iso: Iso): SkyResponse {
  return {
    at: `${formatIsoDateTime(utcMilliseconds)}Z`,
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
    lagna: toZodiacPointResponse(chart.lagna),
    grahas: chart.planets.map((planet) => ({
      id: planet.id,
      ...toZodiacPointResponse(planet),
      retrograde: planet.retrograde,
    })),
    panchanga: toPanchangaResponse(panchanga, iso),
  };
}

export const presentSkyDays = (moments: readonly SkyAt[]): SkyDaysResponse => ({
  moments: moments.map(({ utcMilliseconds, grahas }) => ({
    at: new Date(utcMilliseconds).toISOString(),
    grahas: grahas.map((place) => ({ ...place, longitude: truncateToSevenDecimals(place.longitude) })),
  })),
});

export const presentSkySearch = (
  { graha }: SkySearchInput,
  { events, nextJd }: SkySearch,
  iso: Iso,
): SkySearchResponse => ({
  status: "success",
  data: {
    graha,
    events: events.map(({ startJd, endJd, longitude, forward }) => ({
      start: iso(startJd),
      end: iso(endJd),
      longitude: truncateToSevenDecimals(longitude),
      direction: forward === null ? null : forward ? "forward" : "backward",
    })),
    next_from: nextJd === null ? null : iso(nextJd),
  },
});

export const presentSkyGatherings = ({ gatherings, nextJd }: GatheringSearch, iso: Iso): SkyGatheringsResponse => ({
  status: "success",
  data: {
    gatherings: gatherings.map(({ startJd, endJd, closestJd, spread, longitude }) => ({
      start: iso(startJd),
      end: iso(endJd),
      closest: iso(closestJd),
      spread: truncateToSevenDecimals(spread),
      longitude: truncateToSevenDecimals(longitude),
    })),
    next_from: nextJd === null ? null : iso(nextJd),
  },
});
