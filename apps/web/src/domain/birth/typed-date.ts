import { EPHEMERIS_YEARS } from "@lagna/contract";
import {
  type Calendar,
  type CalendarDate,
  CALENDARS,
  chooseCalendar,
  convertDate,
  isCalendarDate,
  parseMonth,
  toEuropeanDigits,
} from "@lagna/terms";

export const ERAS = ["ad", "bc"] as const;
export type Era = (typeof ERAS)[number];

/** A date as it is typed: the year of its era; `calendar` is empty where the calendar of its time is meant. */
export interface TypedDate {
  year: string;
  month: string;
  day: string;
  era: Era;
  calendar: Calendar | "";
}

/** The years that the box takes in each era. */
export const BOX_YEARS: Readonly<Record<Era, { from: number; until: number }>> = {
  ad: { from: 1, until: EPHEMERIS_YEARS.until },
  bc: { from: 1, until: 1 - EPHEMERIS_YEARS.from },
};

/** From this year on, the box does not ask for the era: the ephemeris begins later before Christ. */
const FIRST_YEAR_WITHOUT_ERA = 1600;
/** By this year every country kept the Gregorian calendar; Russia since 1918, Greece since 1923. */
const FIRST_YEAR_WITHOUT_CALENDAR = 1930;

/** Parses Latin or Devanagari digits: १५ is 15. */
export const parseNumber = (text: string): number | undefined =>
  text.trim() === "" ? undefined : Number(toEuropeanDigits(text));

/** The astronomical year: 44 BC is −43. NaN for a year that its era does not have. */
export function toAstronomicalYear({ year, era }: Pick<TypedDate, "year" | "era">): number | undefined {
  const typed = parseNumber(year);
  if (typed === undefined) return undefined;
  if (typed < 1) return Number.NaN;
  return era === "bc" ? 1 - typed : typed;
}

/** The fields of an astronomical year. */
export const toTypedYear = (year: number): Pick<TypedDate, "year" | "era"> =>
  year < 1 ? { year: String(1 - year), era: "bc" } : { year: String(year), era: "ad" };

export const hasEra = ({ year, era }: Pick<TypedDate, "year" | "era">): boolean =>
  era === "bc" || (parseNumber(year) ?? FIRST_YEAR_WITHOUT_ERA) < FIRST_YEAR_WITHOUT_ERA;

export const hasCalendar = ({ year, era }: Pick<TypedDate, "year" | "era">): boolean =>
  era === "bc" || (parseNumber(year) ?? FIRST_YEAR_WITHOUT_CALENDAR) < FIRST_YEAR_WITHOUT_CALENDAR;

/** The calendar that is sent; undefined where the one of that time is meant. */
export const getSentCalendar = (date: Pick<TypedDate, "year" | "era" | "calendar">): Calendar | undefined =>
  date.calendar !== "" && hasCalendar(date) ? date.calendar : undefined;

/** The typed date, and its calendar; null until it is one that exists in the years of the ephemeris. */
export function readTypedDate(typed: TypedDate): { date: CalendarDate; calendar: Calendar } | null {
  const month = parseMonth(typed.month);
  const [year, day] = [toAstronomicalYear(typed), parseNumber(typed.day)];
  if (
    year === undefined ||
    month === null ||
    day === undefined ||
    !(year >= EPHEMERIS_YEARS.from && year <= EPHEMERIS_YEARS.until)
  )
    return null;
  const date = { year, month, day };
  const calendar = chooseCalendar(date, getSentCalendar(typed));
  return isCalendarDate(date, calendar) ? { date, calendar } : null;
}

/** The day of a typed date by the other calendar. */
export function convertToOther({ date, calendar }: { date: CalendarDate; calendar: Calendar }): CalendarDate {
  return convertDate(date, calendar, CALENDARS.find((other) => other !== calendar) as Calendar);
}
