/** As almanacs and books print what is left of a dasha. */
export interface YearsMonthsDays {
  readonly years: number;
  /** 0–11. */
  readonly months: number;
  /** 0–29. */
  readonly days: number;
}

const MONTHS_OF_YEAR = 12;
const DAYS_OF_MONTH = 30;
const DAYS_OF_YEAR = MONTHS_OF_YEAR * DAYS_OF_MONTH;

/**
 * Years of a dasha as years, months and days, to the nearest day: a month is a twelfth of the dasha year in use, a day the thirtieth part of
 * that, whatever the year's length by the calendar (P.V.R. Narasimha Rao, Vedic Astrology: An Integrated Approach, Examples 51 and 53). The
 * three together are always the years given, within half such a day.
 * @param years of any dasha year, 0 or more. @throws RangeError for others.
 */
export function inYearsMonthsDays(years: number): YearsMonthsDays {
  if (!Number.isFinite(years) || years < 0) throw new RangeError(`years of a dasha must be 0 or more, got ${years}`);
  const days = Math.round(years * DAYS_OF_YEAR);
  return {
    years: Math.floor(days / DAYS_OF_YEAR),
    months: Math.floor(days / DAYS_OF_MONTH) % MONTHS_OF_YEAR,
    days: days % DAYS_OF_MONTH,
  };
}
