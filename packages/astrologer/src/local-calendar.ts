import { julianDayUt, type Nativity } from "@lagna/jyotish";
import type { FactsAbout } from "./fact.ts";
import type { CalendarDay } from "./words/say.ts";

/** The days and times of day that a chart's zone calls its instants by, and the present. */
export interface LocalCalendar {
  readonly now: number;
  readonly nowJd: number;
  /** Milliseconds of UTC of a Julian day, to the second. */
  readonly utcOf: (jd: number) => number;
  /** Also beyond the years whose sky is known: dates of dashas go on there. */
  readonly jdOf: (utcMilliseconds: number) => number;
  /** The instant itself, or the nearest one whose sky is known. */
  readonly skyJdOf: (utcMilliseconds: number) => number;
  readonly iso: (jd: number) => string;
  readonly dayOf: (jd: number) => CalendarDay;
  /** "1988-03-09T14:25:00", the wall clock of an instant. */
  readonly clockOf: (jd: number) => string;
  /** "07:12" on the zone's clock, to the nearest minute, as almanacs print. */
  readonly timeOf: (jd: number) => string;
  /** The instant a calendar day begins in the zone, milliseconds of UTC. */
  readonly startOf: (day: CalendarDay) => number;
}

const MILLISECONDS_PER_SECOND = 1000;
const MILLISECONDS_PER_MINUTE = 60_000;
const MILLISECONDS_PER_DAY = 86_400_000;
/** 1970-01-01T00:00. */
const UNIX_EPOCH_JD = 2_440_587.5;
const SECOND_DAYS = 1 / 86_400;

export function localCalendarOf(nativity: Nativity, about: FactsAbout): LocalCalendar {
  const { ephemeris } = nativity.sky;
  const scale = nativity.settings.time_scale;
  const { longitude, utcOffsetSeconds } = nativity.birth;
  const fixed = utcOffsetSeconds ?? Math.round(longitude * 240);
  const offsetAt = about.offsetAt ?? (() => fixed);
  const utcOf = (jd: number): number =>
    Math.round(ephemeris.utcMilliseconds(jd, scale) / MILLISECONDS_PER_SECOND) * MILLISECONDS_PER_SECOND;
  const jdOf = (utc: number): number => {
    try {
      return ephemeris.julianDay(utc, scale);
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      // So far from now universal time is told by the clock as it stands.
      return julianDayUt(UNIX_EPOCH_JD + utc / MILLISECONDS_PER_DAY);
    }
  };
  const local = (jd: number): Date => {
    const utc = utcOf(jd);
    return new Date(utc + offsetAt(utc) * MILLISECONDS_PER_SECOND);
  };
  return {
    now: about.now,
    nowJd: ephemeris.julianDay(about.now, scale),
    utcOf,
    jdOf,
    skyJdOf: (utc) => {
      const { from, until } = ephemeris.range;
      return julianDayUt(Math.min(Math.max(jdOf(utc), from), until - SECOND_DAYS));
    },
    iso: (jd) => new Date(utcOf(jd)).toISOString(),
    dayOf: (jd) => calendarDay(local(jd)),
    clockOf: (jd) => local(jd).toISOString().slice(0, 19),
    timeOf: (jd) => nearestMinute(local(jd)).toISOString().slice(11, 16),
    startOf: ({ year, month, day }) => {
      const wall = Date.UTC(year, month - 1, day);
      return wall - offsetAt(wall) * MILLISECONDS_PER_SECOND;
    },
  };
}

const nearestMinute = (wall: Date): Date =>
  new Date(Math.round(wall.getTime() / MILLISECONDS_PER_MINUTE) * MILLISECONDS_PER_MINUTE);

/** Of a date whose UTC fields hold a wall clock. */
export function calendarDay(wall: Date): CalendarDay {
  return { year: wall.getUTCFullYear(), month: wall.getUTCMonth() + 1, day: wall.getUTCDate() };
}

/** Years completed on a day; one born on 29 February is a year older on 1 March of common years. */
export function ageOn(birth: CalendarDay, day: CalendarDay): number {
  const before = day.month < birth.month || (day.month === birth.month && day.day < birth.day);
  return day.year - birth.year - (before ? 1 : 0);
}

/** The wall clock's day of "1988-03-09T14:25:00". */
export function localDay(local: string): CalendarDay {
  const [year, month, day] = local.slice(0, 10).split("-").map(Number) as [number, number, number];
  return { year, month, day };
}
