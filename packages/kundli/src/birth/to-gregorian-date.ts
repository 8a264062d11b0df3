import type { birthRequestSchema, Notice } from "@lagna/contract";
import { type CalendarDate, chooseCalendar, convertDate, formatIsoDate, formatIsoParts } from "@lagna/terms";
import type { z } from "zod";

type WrittenDate = Pick<z.output<typeof birthRequestSchema>, "year" | "month" | "day" | "calendar">;

const isJulian = (birth: WrittenDate): boolean => chooseCalendar(birth, birth.calendar) === "julian";

/** The day of a birth by the Gregorian calendar, by which everything is computed. */
export const toGregorianDate = (birth: WrittenDate): CalendarDate =>
  convertDate(birth, isJulian(birth) ? "julian" : "gregorian", "gregorian");

/** The day as written by the Julian calendar; null for a Gregorian date. */
export const findJulianDate = (birth: WrittenDate): string | null => (isJulian(birth) ? formatIsoParts(birth) : null);

/** Names both dates of a birth that was given by the Julian calendar. */
export function createCalendarNotices(birth: WrittenDate): Notice[] {
  const julian = findJulianDate(birth);
  if (julian === null) return [];
  return [{ code: "julian_date", params: { julian, gregorian: formatIsoDate(toGregorianDate(birth)) } }];
}
