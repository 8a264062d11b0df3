export { findCountry, listCountries } from "./countries/countries.ts";
export { PlacesDataError, UnknownZoneError } from "./errors.ts";
export { type Gazetteer, openGazetteer } from "./gazetteer/gazetteer.ts";
export type { PlaceInHindi } from "./gazetteer/in-hindi.ts";
export type { Place } from "./gazetteer/place.ts";
export type { Recognised } from "./recognise/recognise.ts";
export type { Stretch, StretchWord } from "./recognise/stretch.ts";
export { type LocalDateTime, parseLocal } from "./time/calendar.ts";
export { type CityClock, cityClock, cityClockAt } from "./time/city-clocks.ts";
export {
  type WallClock,
  type DateLineMove,
  dateLineMoveBefore,
  type LocalTimeResult,
  localToUtc,
  offsetAt,
  zoneOffsetAtInstant,
} from "./time/local-time.ts";
export { formatOffset } from "./time/offsets.ts";
export { openZoneStore, zoneStore } from "./time/zone-store.ts";
export { zoneOf } from "./zone-of.ts";
