/**
 * Dates by astronomical years: 0 is 1 BC, −43 is 44 BC. Counted without `Date.UTC`, which takes the years 0–99 for
 * 1900–1999.
 */
export const CALENDARS = ["gregorian", "julian"] as const;
export type Calendar = (typeof CALENDARS)[number];

export interface CalendarDate {
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
  readonly day: number;
}

const DAY_MS = 86_400_000;
/** Days from 1 March of the year 0 to 1970-01-01 (Gregorian), by either calendar. */
const EPOCH_DAYS: Readonly<Record<Calendar, number>> = { gregorian: 719_468, julian: 719_470 };

export const isLeapYear = (year: number, calendar: Calendar = "gregorian"): boolean =>
  year % 4 === 0 && (calendar === "julian" || year % 100 !== 0 || year % 400 === 0);

/** The days of a month, 1–12. */
export function daysInMonth(year: number, month: number, calendar: Calendar = "gregorian"): number {
  if (month === 2) return isLeapYear(year, calendar) ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

export const isCalendarDate = ({ year, month, day }: CalendarDate, calendar: Calendar = "gregorian"): boolean =>
  [year, month, day].every(Number.isInteger) &&
  month >= 1 &&
  month <= 12 &&
  day >= 1 &&
  day <= daysInMonth(year, month, calendar);

/** Days from 1970-01-01 (Gregorian). A day beyond its month counts on into the next. */
export function toEpochDays({ year, month, day }: CalendarDate, calendar: Calendar = "gregorian"): number {
  const y = month <= 2 ? year - 1 : year;
  const dayOfYear = Math.floor((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5) + day - 1;
  const centuries = calendar === "julian" ? 0 : Math.floor(y / 400) - Math.floor(y / 100);
  return 365 * y + Math.floor(y / 4) + centuries + dayOfYear - EPOCH_DAYS[calendar];
}

/** The inverse of `toEpochDays`. */
export function fromEpochDays(days: number, calendar: Calendar = "gregorian"): CalendarDate {
  if (calendar === "gregorian") return toCalendarDate(days * DAY_MS);
  const sinceYearZero = days + EPOCH_DAYS.julian;
  const y = Math.floor((4 * sinceYearZero + 3) / 1461);
  const dayOfYear = sinceYearZero - 365 * y - Math.floor(y / 4);
  const fromMarch = Math.floor((5 * dayOfYear + 2) / 153);
  const month = fromMarch < 10 ? fromMarch + 3 : fromMarch - 9;
  const day = dayOfYear - Math.floor((153 * fromMarch + 2) / 5) + 1;
  return { year: month <= 2 ? y + 1 : y, month, day };
}

/** Thursday, 4 October 1582, after which the Pope's bull leaves out ten days. */
const LAST_JULIAN_DAY = toEpochDays({ year: 1582, month: 10, day: 4 }, "julian");

/** By which calendar a written date is meant if that is not stated: the Julian one until 4 October 1582. */
export const chooseCalendar = (date: CalendarDate, stated?: Calendar): Calendar =>
  stated ?? (toEpochDays(date, "julian") <= LAST_JULIAN_DAY ? "julian" : "gregorian");

/** The same day by another calendar. */
export const convertDate = (date: CalendarDate, from: Calendar, to: Calendar): CalendarDate =>
  from === to ? date : fromEpochDays(toEpochDays(date, from), to);

/** The milliseconds of the midnight, UTC, that begins a Gregorian date. */
export const toUtcMidnight = (date: CalendarDate): number => toEpochDays(date) * DAY_MS;

/** The Gregorian date, UTC, of milliseconds from 1970. */
export function toCalendarDate(milliseconds: number): CalendarDate {
  const date = new Date(milliseconds);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}

/** `YYYY-MM-DDTHH:MM:SS` of milliseconds from 1970, without a zone; a year before 0 as ISO 8601 has it, `-000043-…`. */
export const formatIsoDateTime = (milliseconds: number): string => new Date(milliseconds).toISOString().slice(0, -5);

/** `YYYY-MM-DD` of milliseconds from 1970, or `-000043-03-15`. */
export const formatIsoDay = (milliseconds: number): string => getIsoDate(formatIsoDateTime(milliseconds));

/** A Gregorian date; a day beyond its month is of the next. */
export const formatIsoDate = (date: CalendarDate): string => formatIsoDay(toUtcMidnight(date));

/** The date of a written instant or local time: what is before its T. */
export const getIsoDate = (instant: string): string => instant.split("T", 1)[0] as string;

/** `HH:MM` of a written instant or local time. */
export const getIsoTime = (instant: string): string => instant.slice(instant.indexOf("T") + 1).slice(0, 5);

/** As `formatIsoDate`, of a date by either calendar: the Julian 29 February 1900 too. */
export function formatIsoParts({ year, month, day }: CalendarDate): string {
  const size = String(Math.abs(year));
  const two = (part: number): string => String(part).padStart(2, "0");
  return `${year < 0 ? `-${size.padStart(6, "0")}` : size.padStart(4, "0")}-${two(month)}-${two(day)}`;
}

const ISO_DATE = /^(?<year>\d{4}|-\d{6})-(?<month>\d{2})-(?<day>\d{2})$/u;

/** Whether a text has the form `YYYY-MM-DD` or `-YYYYYY-MM-DD`; the parts, of a date that may not exist. Null otherwise. */
export function parseIsoParts(text: string): CalendarDate | null {
  const parts = ISO_DATE.exec(text)?.groups;
  return parts ? { year: Number(parts["year"]), month: Number(parts["month"]), day: Number(parts["day"]) } : null;
}

/** The Gregorian date that a text names; null for another form or a date that does not exist. */
export function parseIsoDate(text: string): CalendarDate | null {
  const date = parseIsoParts(text);
  return date && isCalendarDate(date) ? date : null;
}
