import type { birthRequestSchema, Notice } from "@lagna/contract";
import {
  type CityClock,
  findCityClock,
  findCityClockAt,
  isOneCitysTime,
  type WallClock,
  convertLocalToUtc,
  type LocalTimeResult,
  UnknownZoneError,
} from "@lagna/places/core";
import type { z } from "zod";
import { createBirthInputError } from "./birth-input-error.ts";
import { toGregorianDate } from "./to-gregorian-date.ts";
import { createOwnMeanTimeNotice, createReplacedMeanTimeNotices } from "./create-mean-time-notices.ts";

type BirthTime = Pick<
  z.output<typeof birthRequestSchema>,
  "year" | "month" | "day" | "hour" | "minute" | "second" | "time_zone" | "utc_offset" | "calendar"
>;

interface ZonedPlace {
  readonly latitude: number;
  readonly longitude: number;
  readonly timeZone: string;
}

/** Value of `time_zone` for the local mean time of the place. */
const LOCAL_MEAN_TIME = "LMT";

/** The clock of the birth time: a stated offset wins, then a stated zone or city clock, then the place's own. */
function chooseClock(birth: BirthTime, place: ZonedPlace): WallClock {
  if (birth.utc_offset !== undefined) return { offset: birth.utc_offset };
  const { time_zone } = birth;
  if (time_zone === undefined) return { zone: place.timeZone };
  if (time_zone.toUpperCase() === LOCAL_MEAN_TIME) return { localMeanTimeAt: place.longitude };
  const city = findCityClock(time_zone);
  return city === null ? { zone: time_zone } : { offset: city.offset };
}

function readClock(birth: BirthTime, clock: WallClock): LocalTimeResult {
  const { year, month, day, hour, minute, second = 0 } = birth;
  try {
    return convertLocalToUtc({ year, month, day, hour, minute, second }, clock);
  } catch (error) {
    if (error instanceof UnknownZoneError) throw createBirthInputError("time_zone", "time_zone_unknown");
    throw error;
  }
}

/** Notices for a stated clock that differs from the place's history: the person may know better or be mistaken. */
function createStatedClockNotices(
  birth: BirthTime,
  clock: WallClock,
  place: ZonedPlace,
  chosen: LocalTimeResult,
): Notice[] {
  if ("localMeanTimeAt" in clock) return [{ code: "local_mean_time_chosen", params: { utc_offset: chosen.offset } }];
  const own = readClock(birth, { zone: place.timeZone });
  if (isOneCitysTime(place.timeZone, birth.year, own.abbreviation))
    return createReplacedMeanTimeNotices(place.longitude, chosen);
  if ("zone" in clock && clock.zone === place.timeZone) return createCityNotices(birth, place, chosen);
  const cityClock = birth.utc_offset === undefined ? findCityClock(birth.time_zone ?? "") : null;
  if (cityClock !== null) return [createCityClockNotice(cityClock, chosen)];
  if (own.offsetSeconds === chosen.offsetSeconds) return [];
  const params = { zone: place.timeZone, utc_offset: chosen.offset, zone_utc_offset: own.offset };
  return [{ code: "offset_differs", params }];
}

/** Indian Standard Time, which some cities' own clocks ran parallel to. During the war all clocks followed the government's. */
const INDIAN_STANDARD_TIME = "IST";

/** Notices for places where many clocks showed the city's own time: names both times and how to choose the other. */
function createCityNotices(birth: BirthTime, place: ZonedPlace, chosen: LocalTimeResult): Notice[] {
  const city = findCityClockAt(place, birth.year);
  if (city === null || chosen.abbreviation !== INDIAN_STANDARD_TIME) return [];
  const { id, name, until, offset } = city;
  const params = {
    clock: id,
    city_clock: name,
    until: String(until),
    utc_offset: chosen.offset,
    city_utc_offset: offset,
  };
  return [{ code: "city_clock", params }];
}

function createCityClockNotice({ name, id }: CityClock, chosen: LocalTimeResult): Notice {
  return { code: "city_clock_chosen", params: { clock: id, city_clock: name, utc_offset: chosen.offset } };
}

/** A birth time as an instant, with notices of how its clock was chosen. */
export interface BirthClockReading {
  readonly time: LocalTimeResult;
  readonly notices: readonly Notice[];
}

/**
 * Reads a birth time by the clock that was stated. If none was, by that of the place's zone, or, where towns had no common time
 * yet, by the mean time of the place itself: Pune in 1850 was an hour behind Calcutta, Porbandar in 1900 43 minutes behind Madras.
 * @throws BirthInputError naming `time_zone`
 */
export function readBirthClock(written: BirthTime, place: ZonedPlace): BirthClockReading {
  const birth = { ...written, ...toGregorianDate(written) };
  const clock = chooseClock(birth, place);
  const time = readClock(birth, clock);
  if (birth.utc_offset !== undefined || birth.time_zone !== undefined)
    return { time, notices: [...time.notices, ...createStatedClockNotices(birth, clock, place, time)] };
  const oneCitys = isOneCitysTime(place.timeZone, birth.year, time.abbreviation);
  if (!oneCitys && time.abbreviation !== LOCAL_MEAN_TIME)
    return { time, notices: [...time.notices, ...createCityNotices(birth, place, time)] };
  const own = { ...readClock(birth, { localMeanTimeAt: place.longitude }), zone: place.timeZone };
  return { time: own, notices: [createOwnMeanTimeNotice(place.timeZone, own, time, oneCitys)] };
}
