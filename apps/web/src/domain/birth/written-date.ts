import { europeanDigits } from "../../lib/i18n/format.ts";

export interface DateParts {
  year: number;
  /** 1–12. */
  month: number;
  day: number;
}

/** How a month's name begins, in English and in Hindi as it is commonly written. */
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

/** Which of two figures comes first. */
export type DateOrder = "day" | "month";

const WRITTEN =
  /^(\d{1,4}|\p{L}[\p{L}\p{M}]*)(?:st|nd|rd|th)?[\s,./-]+(\d{1,4}|\p{L}[\p{L}\p{M}]*)(?:st|nd|rd|th)?[\s,./-]+(\d{1,4})(?!\d)/u;

/** The orders in which figures alone, the year last, give a date: both, one or none; none where the order is told by the words or the year. */
export function dateOrders(text: string): DateOrder[] {
  const [, first = "", second = "", year = ""] = WRITTEN.exec(europeanDigits(text).trim()) ?? [];
  if (!/^\d{1,2}$/.test(first) || !/^\d{1,2}$/.test(second) || year.length !== 4) return [];
  if (first === second) return [];
  const orders = [date(year, second, first) && "day", date(year, first, second) && "month"] as const;
  return orders.filter((order) => order !== null);
}

/**
 * A whole date as people write it: 15/08/1990, 15.8.1990, 1990-08-15, 15 Aug 1990, August 15, 1990, १५ अगस्त १९९०; what follows it,
 * a time of day, is left. Figures alone are read day first, as in India, unless only month first gives a date.
 * @param order in which figures alone are read, and no other
 * @returns null for anything else, two-digit years among them: they may be of either century
 */
export function readDate(text: string, order?: DateOrder): DateParts | null {
  const [, first, second, third] = WRITTEN.exec(europeanDigits(text).trim().toLowerCase()) ?? [];
  if (first === undefined || second === undefined || third === undefined) return null;
  if (first.length === 4) return date(first, second, third);
  if (third.length !== 4) return null;
  if (!/\d/.test(first)) return date(third, first, second);
  if (order !== undefined && /\d/.test(second))
    return order === "day" ? date(third, second, first) : date(third, first, second);
  return date(third, second, first) ?? date(third, first, second);
}

function date(yearText: string, monthText: string, dayText: string): DateParts | null {
  const [year, month, day] = [Number(yearText), monthOf(monthText), Number(dayText)];
  if (month === 0 || !(day >= 1) || day > new Date(Date.UTC(year, month, 0)).getUTCDate()) return null;
  return { year, month, day };
}

/** 1–12, or 0. */
function monthOf(text: string): number {
  if (/^\d+$/.test(text)) return Number(text) <= 12 ? Number(text) : 0;
  return MONTH_STEMS.findIndex((stems) => stems.some((stem) => text.startsWith(stem))) + 1;
}
