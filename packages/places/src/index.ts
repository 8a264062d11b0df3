export { type Country, findCountry, listCountries } from "./countries/countries.ts";
export { PlacesDataError, UnknownZoneError } from "./errors.ts";
export { type Gazetteer, openGazetteer, type SearchOptions } from "./gazetteer/gazetteer.ts";
export type { Place } from "./gazetteer/place.ts";
export type { PlaceNotice, PlaceRequest, ResolvedPlace } from "./gazetteer/resolve.ts";
export { type LocalDateTime, parseLocal } from "./time/calendar.ts";
export { type CityClock, cityClock, cityClockAt } from "./time/city-clocks.ts";
export {
  type WallClock,
  type Disambiguation,
  type LocalTimeResult,
  localToUtc,
  offsetAt,
  type Reading,
  type TimeNotice,
  zoneOffsetAtInstant,
} from "./time/local-time.ts";
export { formatOffset, localMeanTimeOffset, parseOffset } from "./time/offsets.ts";
export { openZoneStore, type ZoneStore, zoneStore } from "./time/zone-store.ts";
export { type ZoneAt, zoneOf } from "./zone-of.ts";
