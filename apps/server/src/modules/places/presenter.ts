import type { OffsetResponse, Place as PlaceAnswer } from "@lagna/contract";
import type { LocalTimeResult } from "@lagna/places";
import type { Language } from "@lagna/terms";
import { presentNotices } from "@lagna/kundli";
import type { FoundPlace } from "./service.ts";

export function presentPlace(place: FoundPlace): PlaceAnswer {
  return {
    id: place.id,
    name: place.name,
    matched: place.matched,
    state: place.state,
    district: place.district,
    country: place.country,
    country_code: place.countryCode,
    hindi: place.hindi,
    latitude: place.latitude,
    longitude: place.longitude,
    population: place.population,
    time_zone: place.timeZone,
  };
}

export function presentOffset(
  query: { time_zone: string; local: string },
  result: LocalTimeResult,
  language: Language,
): OffsetResponse {
  return {
    time_zone: result.zone ?? query.time_zone,
    local: query.local,
    utc: result.utc,
    utc_offset: result.offset,
    abbreviation: result.abbreviation,
    kind: result.kind,
    daylight_saving: result.isDst,
    ...presentNotices(result.notices, language),
  };
}
