import { type Ephemeris, julianDayUt, type JulianDayUt } from "@lagna/jyotish";
import { type Vara, VARAS, toEpochDays } from "@lagna/terms";
import { getWeekday } from "./civil-date.ts";
import type { AlmanacPlace } from "./place.ts";
import type { AlmanacSettings } from "@lagna/terms";

/** A civil date with the rises and sets of the Sun that bound its parts. */
export interface DayFrame {
  /** Days since 1 January 1970. */
  readonly number: number;
  readonly vara: Vara;
  readonly midnightJd: number;
  readonly nextMidnightJd: number;
  /** The day as the festivals count it: from sunrise, or from six o'clock of local mean time if there is none. */
  readonly dawnJd: number;
  readonly duskJd: number;
  readonly nextDawnJd: number;
  /** Whether these three are rises and sets. */
  readonly isSunny: boolean;
  readonly sunriseJd: JulianDayUt | null;
  readonly sunsetJd: JulianDayUt | null;
  readonly nextSunriseJd: JulianDayUt | null;
}

const MILLISECONDS_PER_DAY = 86_400_000;
const SECOND_DAYS = 1 / 86_400;

/** Where the clock of a place shows midnight at the start of a date: the first instant of that date. */
export function findMidnightMilliseconds(place: Pick<AlmanacPlace, "findClockOffset">, dayNumber: number): number {
  const wall = dayNumber * MILLISECONDS_PER_DAY;
  const before = wall - place.findClockOffset(wall - MILLISECONDS_PER_DAY / 2) * 1000;
  const after = wall - place.findClockOffset(before) * 1000;
  // Where midnight itself is skipped, the later offset gives an instant before the change: the date begins with it.
  return after === before ? after : Math.max(after, before);
}

/** Near the poles a rise moves by more than this from one day to the next. */
const MAX_STEADY_LATITUDE = 58;
/** Longer than the daily shift of a rise or set below that latitude, and of the Moon's. */
const STEADY_SHIFT_DAYS = 0.02;

/** One kind of rise or set on successive days, found from the one before. */
export function createEventSearch(
  ephemeris: Ephemeris,
  place: AlmanacPlace,
  kind: AlmanacSettings["sunrise"],
  event: "rise" | "set",
): (fromJd: number) => JulianDayUt | null {
  let last: number | null = null;
  const steady = Math.abs(place.latitude) < MAX_STEADY_LATITUDE;
  const { from, until } = ephemeris.range;
  return (fromJd) => {
    const expected = last === null || !steady ? fromJd : last + 1 - STEADY_SHIFT_DAYS;
    const start = expected > fromJd && expected < fromJd + 1 ? expected : fromJd;
    const found = start < from || start >= until - 1.1 ? null : ephemeris.riseSet(start, "sun", event, place, kind);
    last = found;
    return found;
  };
}

/** Six o'clock of local mean time on a date: the sunrise of a day without one. */
const getMeanDawn = (noonJd: number): number => noonJd - 0.25;

type SunDay = Pick<DayFrame, "number" | "midnightJd" | "nextMidnightJd" | "sunriseJd" | "sunsetJd"> & {
  readonly meanNoonJd: number;
};

function toFrame(day: SunDay, next: SunDay): DayFrame {
  const { meanNoonJd, ...rest } = day;
  const { sunriseJd, sunsetJd } = day;
  const nextSunriseJd = next.sunriseJd;
  const isSunny = sunriseJd !== null && sunsetJd !== null && nextSunriseJd !== null;
  return {
    ...rest,
    vara: VARAS[getWeekday(day.number)] as Vara,
    nextSunriseJd,
    isSunny,
    dawnJd: sunriseJd ?? getMeanDawn(meanNoonJd),
    duskJd: isSunny ? sunsetJd : getMeanDawn(meanNoonJd) + 0.5,
    nextDawnJd: nextSunriseJd ?? getMeanDawn(next.meanNoonJd),
  };
}

/** Midnight in UT1 of a date at a place. */
export function findMidnight(ephemeris: Ephemeris, place: AlmanacPlace, dayNumber: number): number {
  return ephemeris.julianDay(findMidnightMilliseconds(place, dayNumber));
}

const shiftInstant = (jd: number, seconds: number): JulianDayUt => julianDayUt(jd + seconds * SECOND_DAYS);

/** The almanac begins after the first of January 1800: births go back further, but its rules are those of our time. */
const FIRST_DAY = toEpochDays({ year: 1800, month: 1, day: 2 });

/** The dates whose midnights, and the two after, are inside the ephemeris' range in every time zone. */
export function getDayLimits(ephemeris: Ephemeris): { readonly first: number; readonly last: number } {
  return {
    first: FIRST_DAY,
    last: Math.floor(ephemeris.utcMilliseconds(ephemeris.range.until - 0.01) / MILLISECONDS_PER_DAY) - 3,
  };
}

/** The frames of all dates from one to another, both included; a date that the calendar of a place skipped is left out. */
export function computeDayFrames(
  ephemeris: Ephemeris,
  place: AlmanacPlace,
  settings: AlmanacSettings,
  fromDay: number,
  untilDay: number,
): DayFrame[] {
  const findRise = createEventSearch(ephemeris, place, settings.sunrise, "rise");
  const findSet = createEventSearch(ephemeris, place, settings.sunrise, "set");
  const limits = getDayLimits(ephemeris);
  const [first, last] = [Math.max(fromDay, limits.first), Math.min(untilDay, limits.last)];
  const days: SunDay[] = [];
  let midnightJd = findMidnight(ephemeris, place, first);
  for (let number = first; number <= last + 1; number++) {
    const nextMidnightJd = findMidnight(ephemeris, place, number + 1);
    if (nextMidnightJd > midnightJd) {
      const rise = findRise(midnightJd);
      const isToday = rise !== null && rise < nextMidnightJd;
      const set = isToday ? findSet(rise) : null;
      const sunriseJd = isToday ? shiftInstant(rise, settings.sunrise_shift_seconds) : null;
      const meanNoonJd = findMeanNoon(midnightJd, nextMidnightJd, place.longitude);
      days.push({
        number,
        midnightJd,
        nextMidnightJd,
        sunriseJd,
        sunsetJd: set && shiftInstant(set, settings.sunset_shift_seconds),
        meanNoonJd,
      });
    }
    midnightJd = nextMidnightJd;
  }
  return days.slice(0, -1).map((day, index) => toFrame(day, days[index + 1] as SunDay));
}

/** The mean noon of a meridian nearest to the middle of a civil date. */
function findMeanNoon(midnightJd: number, nextMidnightJd: number, longitude: number): number {
  const middle = (midnightJd + nextMidnightJd) / 2;
  const noon = Math.round(middle + longitude / 360) - longitude / 360;
  return noon;
}
