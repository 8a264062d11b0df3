/** Clocks, zones and countries without files and without the gazetteer, so that they also run in a browser. */
export { findCountry } from "./countries/countries.ts";
export { UnknownZoneError } from "./errors.ts";
export type { ZoneLookup } from "./zone-lookup.ts";
export type { HindiPlaceName, Place } from "./gazetteer/place.ts";
export type { PlaceNotice } from "./gazetteer/place-notice.ts";
export { type CityClock, findCityClock, findCityClockAt } from "./time/city-clocks.ts";
export {
  convertLocalToUtc,
  type DateLineChange,
  findDateLineChangeBefore,
  getZoneTimeType,
  type LocalTimeResult,
  type WallClock,
} from "./time/local-time.ts";
export { CALCUTTA_TIME, isOneCitysTime, MADRAS_TIME } from "./time/one-citys-time.ts";
export { computeLocalMeanTimeOffset, formatOffset, parseOffset } from "./time/utc-offset.ts";
export { provideZoneStore, readZoneArchive } from "./time/zone-store.ts";
