import type { OffsetResponse, Place as PlaceAnswer } from "@lagna/contract";
import type { LocalTimeResult, Place } from "@lagna/places";

export function presentPlace(place: Place): PlaceAnswer {
  return {
    id: place.id,
    name: place.name,
    matched: place.matched,
    state: place.state,
    district: place.district,
    country: place.country,
    country_code: place.countryCode,
    latitude: place.latitude,
    longitude: place.longitude,
    population: place.population,
    time_zone: place.timeZone,
  };
}

export function presentOffset(askedZone: string, askedLocal: string, result: LocalTimeResult): OffsetResponse {
  return {
    time_zone: result.zone ?? askedZone,
    local: askedLocal,
    utc: result.utc,
    utc_offset: result.offset,
    abbreviation: result.abbreviation,
    kind: result.kind,
    daylight_saving: result.isDst,
    warnings: result.notices.map((notice) => notice.message),
  };
}
