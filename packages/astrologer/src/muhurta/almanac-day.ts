import { computeDayParts, type DayPart, findLimbSpans, type LimbSpan } from "@lagna/jyotish";
import { type Vara, VARAS, fromEpochDays } from "@lagna/terms";
import type { FactIndex } from "../fact.ts";
import { createTimeZoneCalendar, type TimeZoneCalendar } from "../time-zone-calendar.ts";
import type { CalendarDay } from "../formatting/format-terms.ts";

/** The daylight of one calendar day at the place of a chart. */
export interface AlmanacDay {
  /** Days since 1 January 1970. */
  readonly number: number;
  readonly date: CalendarDay;
  readonly vara: Vara;
  readonly sunriseJd: number;
  readonly sunsetJd: number;
  /** What changes between sunrise and sunset, in order. */
  readonly spans: readonly LimbSpan[];
  readonly rahuKala: DayPart;
}

/** 1 January 1970 was a Thursday. */
const FIRST_WEEKDAY = 4;

export const toCalendarDay = (number: number): CalendarDay => fromEpochDays(number);

export const getVara = (number: number): Vara => VARAS[(((number + FIRST_WEEKDAY) % 7) + 7) % 7] as Vara;

/** The day of a number; `null` if the Sun does not rise or set on it, or the ephemeris ends. */
export function computeAlmanacDay(
  { nativity, context }: FactIndex,
  number: number,
  calendar: TimeZoneCalendar = createTimeZoneCalendar(nativity, context),
): AlmanacDay | null {
  const { sky, birth, settings } = nativity;
  const date = toCalendarDay(number);
  const midnight = calendar.toEphemerisJd(calendar.toDayStart(date));
  if (midnight + 2 > sky.ephemeris.range.until) return null;
  const sunriseJd = sky.ephemeris.riseSet(midnight, "sun", "rise", birth, settings.sunrise);
  if (sunriseJd === null || sunriseJd > midnight + 1) return null;
  const sunsetJd = sky.ephemeris.riseSet(sunriseJd, "sun", "set", birth, settings.sunrise);
  if (sunsetJd === null || sunsetJd > sunriseJd + 1) return null;
  const vara = getVara(number);
  return {
    number,
    date,
    vara,
    sunriseJd,
    sunsetJd,
    spans: findLimbSpans(sky, sunriseJd, sunsetJd),
    rahuKala: computeDayParts(vara, sunriseJd, sunsetJd).rahuKala,
  };
}

/** The day numbers from one day to the day before another. */
export const listDays = (from: number, until: number): number[] =>
  Array.from({ length: until - from }, (_, offset) => from + offset);
