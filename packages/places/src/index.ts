export { findCountry, listCountries } from "./countries/countries.ts";
export { PlacesDataError, UnknownZoneError } from "./errors.ts";
export { type Gazetteer, openGazetteer } from "./gazetteer/gazetteer.ts";
export type { HindiPlaceName, Place } from "./gazetteer/place.ts";
export type { RecognisedPlace } from "./recognise/recognise-place.ts";
export type { MessageSegment, SegmentWord } from "./recognise/message-segment.ts";
export { type LocalDateTime, parseLocalDateTime } from "./time/calendar.ts";
export { type CityClock, findCityClock, findCityClockAt } from "./time/city-clocks.ts";
export { CALCUTTA_TIME, isOneCitysTime, MADRAS_TIME } from "./time/one-citys-time.ts";
export {
  type WallClock,
  type DateLineChange,
  findDateLineChangeBefore,
  type LocalTimeResult,
  convertLocalToUtc,
  resolveZoneTime,
  getZoneTimeType,
} from "./time/local-time.ts";
export { computeLocalMeanTimeOffset, formatOffset, parseOffset } from "./time/utc-offset.ts";
export { openZoneStore } from "./time/zone-files.ts";
export { getZoneStore } from "./time/zone-store.ts";
export { findZone } from "./find-zone.ts";
export { isSpellingOf } from "./gazetteer/sound-search.ts";
