import { type CalendarDate, formatIsoDay, fromEpochDays, parseIsoDate, toEpochDays } from "@lagna/terms";

/** Civil dates as days since 1 January 1970, in the Gregorian calendar; no clock and no host time zone. */

const MILLISECONDS_PER_DAY = 86_400_000;

/** A date that does not exist, or is not written as `YYYY-MM-DD`. */
export class CivilDateError extends RangeError {
  override readonly name = "CivilDateError";
}

export const toDayNumber = (date: CalendarDate): number => toEpochDays(date);

/** The year of the common era that a day is in. */
export const getYear = (dayNumber: number): number => fromEpochDays(dayNumber).year;

/** 0 = Sunday. */
export const getWeekday = (dayNumber: number): number => (((dayNumber + 4) % 7) + 7) % 7;

export const formatDate = (dayNumber: number): string => formatIsoDay(dayNumber * MILLISECONDS_PER_DAY);

/**
 * The day of a date written as `YYYY-MM-DD`.
 * @throws CivilDateError if it is none
 */
export function parseDate(text: string): number {
  const date = parseIsoDate(text);
  if (date === null) throw new CivilDateError(`there is no date ${text}, written as YYYY-MM-DD`);
  return toDayNumber(date);
}
