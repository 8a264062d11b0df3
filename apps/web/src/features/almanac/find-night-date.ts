import { shiftDate, toClockMinutes, toDayNumber } from "../../domain/almanac/almanac-time.ts";
import type { PanchangDay } from "./almanac-api.ts";

const MINUTE_MS = 60_000;
const DAY_MINUTES = 1440;

/**
 * The date before that of a page, if its night still runs: a day of the almanac begins at sunrise, and a page of today is opened from midnight
 * on. Null at other times, on pages of other dates and without a sunrise.
 */
export function findNightDate({ date, sunrise }: Pick<PanchangDay, "date" | "sunrise">, now: number): string | null {
  if (sunrise === null || now >= Date.parse(sunrise)) return null;
  const offset = toClockMinutes(sunrise) - Math.round(Date.parse(sunrise) / MINUTE_MS);
  const isToday = Math.floor((now / MINUTE_MS + offset) / DAY_MINUTES) === toDayNumber(date);
  return isToday ? shiftDate(date, -1) : null;
}
