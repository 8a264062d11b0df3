import { formatIsoDateTime, getIsoDate, getIsoTime, parseIsoParts, toCalendarDate, toUtcMidnight } from "@lagna/terms";
import { julianDayUt, type Nativity } from "@lagna/jyotish";
import type { BirthContext } from "./fact.ts";
import type { CalendarDay } from "./formatting/format-terms.ts";

/** Converts between instants and the local dates and times of a chart's time zone. Also holds the present instant. */
export interface TimeZoneCalendar {
  readonly now: number;
  readonly nowJd: number;
  /** Julian day to milliseconds of UTC, rounded to the second. */
  readonly toUtcMilliseconds: (jd: number) => number;
  /** Milliseconds of UTC to Julian day. Also works outside the range of the ephemeris, because dasha dates extend beyond it. */
  readonly toJd: (utcMilliseconds: number) => number;
  /** As `toJd`, clamped to the range of the ephemeris. */
  readonly toEphemerisJd: (utcMilliseconds: number) => number;
  readonly toIso: (jd: number) => string;
  readonly toCalendarDay: (jd: number) => CalendarDay;
  /** Local date and time of an instant: "1988-03-09T14:25:00". */
  readonly toLocalDateTime: (jd: number) => string;
  /** Local time to the nearest minute, as almanacs print it: "07:12". */
  readonly toLocalTime: (jd: number) => string;
  /** The instant at which a calendar day begins in the zone, milliseconds of UTC. */
  readonly toDayStart: (day: CalendarDay) => number;
}

const MILLISECONDS_PER_SECOND = 1000;
const MILLISECONDS_PER_MINUTE = 60_000;
const MILLISECONDS_PER_DAY = 86_400_000;
/** 1970-01-01T00:00. */
const UNIX_EPOCH_JD = 2_440_587.5;
const SECOND_DAYS = 1 / 86_400;

export function createTimeZoneCalendar(nativity: Nativity, context: BirthContext): TimeZoneCalendar {
  const { ephemeris } = nativity.sky;
  const scale = nativity.settings.time_scale;
  const { longitude, utcOffsetSeconds } = nativity.birth;
  const fixedOffset = utcOffsetSeconds ?? Math.round(longitude * 240);
  const offsetAt = context.offsetAt ?? (() => fixedOffset);
  const toUtcMilliseconds = (jd: number): number =>
    Math.round(ephemeris.utcMilliseconds(jd, scale) / MILLISECONDS_PER_SECOND) * MILLISECONDS_PER_SECOND;
  const toJd = (utc: number): number => {
    try {
      return ephemeris.julianDay(utc, scale);
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      // Outside the range of the ephemeris there is no ΔT: treat the clock time as universal time.
      return julianDayUt(UNIX_EPOCH_JD + utc / MILLISECONDS_PER_DAY);
    }
  };
  const toLocalMilliseconds = (jd: number): number => {
    const utc = toUtcMilliseconds(jd);
    return utc + offsetAt(utc) * MILLISECONDS_PER_SECOND;
  };
  return {
    now: context.now,
    nowJd: ephemeris.julianDay(context.now, scale),
    toUtcMilliseconds,
    toJd,
    toEphemerisJd: (utc) => {
      const { from, until } = ephemeris.range;
      return julianDayUt(Math.min(Math.max(toJd(utc), from), until - SECOND_DAYS));
    },
    toIso: (jd) => new Date(toUtcMilliseconds(jd)).toISOString(),
    toCalendarDay: (jd) => toCalendarDate(toLocalMilliseconds(jd)),
    toLocalDateTime: (jd) => formatIsoDateTime(toLocalMilliseconds(jd)),
    toLocalTime: (jd) => getIsoTime(formatIsoDateTime(roundToMinute(toLocalMilliseconds(jd)))),
    toDayStart: (day) => {
      const localDate = toUtcMidnight(day);
      return localDate - offsetAt(localDate) * MILLISECONDS_PER_SECOND;
    },
  };
}

const roundToMinute = (milliseconds: number): number =>
  Math.round(milliseconds / MILLISECONDS_PER_MINUTE) * MILLISECONDS_PER_MINUTE;

/** Completed years on a day. A person born on 29 February turns a year older on 1 March in common years. */
export function computeAge(birth: CalendarDay, day: CalendarDay): number {
  const isBeforeBirthday = day.month < birth.month || (day.month === birth.month && day.day < birth.day);
  return day.year - birth.year - (isBeforeBirthday ? 1 : 0);
}

/** The calendar day of a local date and time: "1988-03-09T14:25:00" → 9 March 1988. */
export function parseLocalDay(local: string): CalendarDay {
  const day = parseIsoParts(getIsoDate(local));
  if (day === null) throw new RangeError(`not a local date and time: ${local}`);
  return day;
}
