import { getYear, toDayNumber } from "../sky/civil-date.ts";

/** The civil calendar of Bangladesh as the Bangla Academy fixed it: the years from which its months have these lengths. */
const REFORMS = [
  { fromYear: 2019, lengths: [31, 31, 31, 31, 31, 31, 30, 30, 30, 30, 29, 30] },
  { fromYear: 1987, lengths: [31, 31, 31, 31, 31, 30, 30, 30, 30, 30, 30, 30] },
] as const;
const FALGUN = 10;
const YEARS_BEHIND = 593;

const isLeap = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;

/** The date in it: month 1 is Boishakh; `null` before it was in use. */
export function findBangladeshDay(dayNumber: number): { month: number; day: number; year: number } | null {
  const year = getYear(dayNumber);
  const began = dayNumber >= toDayNumber({ year, month: 4, day: 14 }) ? year : year - 1;
  const reform = REFORMS.find(({ fromYear }) => began >= fromYear);
  if (!reform) return null;
  let day = dayNumber - toDayNumber({ year: began, month: 4, day: 14 });
  for (const [index, length] of reform.lengths.entries()) {
    // The leap day of February is in Falgun.
    const days = length + (index === FALGUN && isLeap(began + 1) ? 1 : 0);
    if (day < days) return { month: index + 1, day: day + 1, year: began - YEARS_BEHIND };
    day -= days;
  }
  return null;
}
