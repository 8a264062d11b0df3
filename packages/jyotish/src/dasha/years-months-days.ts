/** The format in which almanacs and books print the balance of a dasha. */
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
 * Converts years of a dasha to years, months and days, to the nearest day: a month is a twelfth of the dasha year in
 * use, a day a thirtieth of that, whatever the year's length by the calendar (P.V.R. Narasimha Rao, Vedic Astrology: An
 * Integrated Approach, Examples 51 and 53). The three together equal the given years within half such a day.
 * @param years of any dasha year, 0 or more. @throws RangeError for others.
 */
export function toYearsMonthsDays(years: number): YearsMonthsDays {
  if (!Number.isFinite(years) || years < 0) throw new RangeError(`years of a dasha must be 0 or more, got ${years}`);
  const days = Math.round(years * DAYS_OF_YEAR);
  return {
    years: Math.floor(days / DAYS_OF_YEAR),
    months: Math.floor(days / DAYS_OF_MONTH) % MONTHS_OF_YEAR,
    days: days % DAYS_OF_MONTH,
  };
}
