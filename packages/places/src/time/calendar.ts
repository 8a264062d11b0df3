import { daysInMonth, formatIsoDateTime, parseIsoParts, toEpochDays } from "@lagna/terms";

/** A wall-clock time without a zone. Proleptic Gregorian; month 1–12, day 1–31, second 0–59. */
export interface LocalDateTime {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
  readonly second?: number;
}

/** The years of a local time, inclusive: those of the ephemeris, and one more at either end. */
const FIRST_YEAR = -1001;
const LAST_YEAR = 2400;

const SECONDS_PER_DAY = 86_400;

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
  const days = toEpochDays(local);
  return days * SECONDS_PER_DAY + local.hour * 3600 + local.minute * 60 + (local.second ?? 0);
}

function assertField(field: string, value: number, min: number, max: number): void {
  if (!Number.isInteger(value) || value < min || value > max) {
    throw new RangeError(`${field} must be a whole number between ${min} and ${max}, not ${String(value)}`);
  }
}

/** The inverse of `toLocalSeconds`: `YYYY-MM-DDTHH:MM:SS`, no zone; a year before 0 as `-000043`. */
export function formatLocalDateTime(seconds: number): string {
  return formatIsoDateTime(seconds * 1000);
}

/** `YYYY-MM-DDTHH:MM[:SS]` (or a blank for the T); null for another format. Ranges are checked by `toLocalSeconds`. */
export function parseLocalDateTime(text: string): LocalDateTime | null {
  const [, day = "", hour, minute, second = 0] = /^(.+)[T ](\d{2}):(\d{2})(?::(\d{2}))?$/.exec(text) ?? [];
  const date = parseIsoParts(day);
  return date && { ...date, hour: Number(hour), minute: Number(minute), second: Number(second) };
}
