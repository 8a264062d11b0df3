/** A wall-clock time without a zone. Proleptic Gregorian; month 1–12, day 1–31, second 0–59. */
export interface LocalDateTime {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
  readonly second?: number;
}

/** The years of a local time, inclusive: those of the ephemeris, plus one. */
const FIRST_YEAR = 1800;
const LAST_YEAR = 2400;

const SECONDS_PER_DAY = 86_400;

/** Days from 1970-01-01, proleptic Gregorian, month 1–12. Counted without `Date`, which reads years 0–99 as 1900–1999. */
export function toEpochDays(year: number, month: number, day: number): number {
  const y = month <= 2 ? year - 1 : year;
  const era = Math.floor(y / 400);
  const yearOfEra = y - era * 400;
  const dayOfYear = Math.floor((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5) + day - 1;
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear;
  return era * 146_097 + dayOfEra - 719_468;
}

export function isLeapYear(year: number): boolean {
  return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
}

export function daysInMonth(year: number, month: number): number {
  if (month === 2) return isLeapYear(year) ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

/**
 * The wall-clock time as seconds from 1970-01-01T00:00:00 on the same clock (not an instant).
 * @throws RangeError naming the field, for a field outside its range, a day the month does not have, or a fraction
 */
export function toLocalSeconds(local: LocalDateTime): number {
  assertField("year", local.year, FIRST_YEAR, LAST_YEAR);
  assertField("month", local.month, 1, 12);
  assertField("day", local.day, 1, daysInMonth(local.year, local.month));
  assertField("hour", local.hour, 0, 23);
  assertField("minute", local.minute, 0, 59);
  assertField("second", local.second ?? 0, 0, 59);
  const days = toEpochDays(local.year, local.month, local.day);
  return days * SECONDS_PER_DAY + local.hour * 3600 + local.minute * 60 + (local.second ?? 0);
}

function assertField(field: string, value: number, min: number, max: number): void {
  if (!Number.isInteger(value) || value < min || value > max) {
    throw new RangeError(`${field} must be a whole number between ${min} and ${max}, not ${String(value)}`);
  }
}

/** The inverse of `toLocalSeconds`: `YYYY-MM-DDTHH:MM:SS`, no zone. */
export function formatLocalDateTime(seconds: number): string {
  return new Date(seconds * 1000).toISOString().slice(0, 19);
}

/** `YYYY-MM-DDTHH:MM[:SS]` (or a blank for the T); null for another format. Ranges are checked by `toLocalSeconds`. */
export function parseLocalDateTime(text: string): LocalDateTime | null {
  const match = /^(\d{4})-(\d{2})-(\d{2})[T ](\d{2}):(\d{2})(?::(\d{2}))?$/.exec(text);
  if (!match) return null;
  const [year, month, day, hour, minute, second] = match.slice(1).map((part) => Number(part ?? 0)) as [
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  return { year, month, day, hour, minute, second };
}
