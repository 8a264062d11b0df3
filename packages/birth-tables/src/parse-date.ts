import { type Calendar, chooseCalendar, isCalendarDate, parseIsoParts, toEuropeanDigits } from "@lagna/terms";

export interface DateParts {
  year: number;
  /** Month 1–12. */
  month: number;
  day: number;
}

/** How month names begin, in English and in common Hindi spellings. */
const MONTH_STEMS: readonly (readonly [string, string])[] = [
  ["jan", "जन"],
  ["feb", "फ"],
  ["mar", "मार"],
  ["apr", "अप"],
  ["may", "मई"],
  ["jun", "जून"],
  ["jul", "जुल"],
  ["aug", "अग"],
  ["sep", "सित"],
  ["oct", "अक"],
  ["nov", "नव"],
  ["dec", "दिस"],
];

/** Which of two numbers comes first. */
export type DateOrder = "day" | "month";

const DATE_PATTERN =
  /^(\d{1,4}|\p{L}[\p{L}\p{M}]*)(?:st|nd|rd|th)?[\s,./-]+(\d{1,4}|\p{L}[\p{L}\p{M}]*)(?:st|nd|rd|th)?[\s,./-]+(\d{1,4})(?!\d)/u;

/**
 * The orders in which a numeric date ending with the year is valid: both, one or none; none where a month name or a
 * leading year determines the order.
 */
export function detectDateOrders(text: string): DateOrder[] {
  const [, first = "", second = "", year = ""] = DATE_PATTERN.exec(toEuropeanDigits(text).trim()) ?? [];
  if (!/^\d{1,2}$/.test(first) || !/^\d{1,2}$/.test(second) || year.length !== 4) return [];
  if (first === second) return [];
  const orders = [toDateParts(year, second, first) && "day", toDateParts(year, first, second) && "month"] as const;
  return orders.filter((order) => order !== null);
}

/**
 * Parses a complete date: 15/08/1990, 15.8.1990, 1990-08-15, 15 Aug 1990, August 15, 1990, १५ अगस्त १९९०. Text after
 * it, such as a time of day, is ignored. A numeric date is read day first, as in India, unless only month first is
 * valid.
 * @param order the only order in which a numeric date is read
 * @param calendar the calendar that is stated beside the date
 * @returns null for anything else, including two-digit years, whose century is ambiguous
 */
export function parseDate(text: string, order?: DateOrder, calendar?: Calendar): DateParts | null {
  const iso = parseIsoParts(text.trim());
  if (iso) return isCalendarDate(iso, chooseCalendar(iso, calendar)) ? iso : null;
  const read = (year: string, month: string, day: string) => toDateParts(year, month, day, calendar);
  const [, first, second, third] = DATE_PATTERN.exec(toEuropeanDigits(text).trim().toLowerCase()) ?? [];
  if (first === undefined || second === undefined || third === undefined) return null;
  if (first.length === 4) return read(first, second, third);
  if (third.length !== 4) return null;
  if (!/\d/.test(first)) return read(third, first, second);
  if (order !== undefined && /\d/.test(second))
    return order === "day" ? read(third, second, first) : read(third, first, second);
  return read(third, second, first) ?? read(third, first, second);
}

function toDateParts(yearText: string, monthText: string, dayText: string, calendar?: Calendar): DateParts | null {
  const [year, month, day] = [Number(yearText), parseMonth(monthText), Number(dayText)];
  const date = { year, month, day };
  return isCalendarDate(date, chooseCalendar(date, calendar)) ? date : null;
}

/** Month 1–12, or 0 for unknown names. */
function parseMonth(text: string): number {
  if (/^\d+$/.test(text)) return Number(text) <= 12 ? Number(text) : 0;
  return MONTH_STEMS.findIndex((stems) => stems.some((stem) => text.startsWith(stem))) + 1;
}
