/** Civil dates as days since 1 January 1970, in the Gregorian calendar; no clock and no host time zone. */

export interface CivilDate {
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
  readonly day: number;
}

const MILLISECONDS_PER_DAY = 86_400_000;

/** A date that does not exist, or is not written as `YYYY-MM-DD`. */
export class CivilDateError extends RangeError {
  override readonly name = "CivilDateError";
}

export function toDayNumber({ year, month, day }: CivilDate): number {
  return Math.round(Date.UTC(year, month - 1, day) / MILLISECONDS_PER_DAY);
}

/** The year of the common era that a day is in. */
export const getYear = (dayNumber: number): number => new Date(dayNumber * MILLISECONDS_PER_DAY).getUTCFullYear();

/** 0 = Sunday. */
export const getWeekday = (dayNumber: number): number => (((dayNumber + 4) % 7) + 7) % 7;

export function formatDate(dayNumber: number): string {
  return new Date(dayNumber * MILLISECONDS_PER_DAY).toISOString().slice(0, 10);
}

/**
 * The day of a date written as `YYYY-MM-DD`.
 * @throws CivilDateError if it is none
 */
export function parseDate(text: string): number {
  const found = /^(\d{4})-(\d{2})-(\d{2})$/u.exec(text);
  const [year, month, day] = (found ?? []).slice(1).map(Number);
  if (year === undefined || month === undefined || day === undefined) {
    throw new CivilDateError(`a date is written as YYYY-MM-DD, got ${text}`);
  }
  const dayNumber = toDayNumber({ year, month, day });
  if (formatDate(dayNumber) !== text) throw new CivilDateError(`there is no date ${text}`);
  return dayNumber;
}
