import { addEra } from "./add-era.ts";
import { type CalendarDate, toUtcMidnight } from "./calendar-date.ts";
import type { Language } from "./word.ts";

/** With European digits, which the product's prints, answers and messages use in Hindi too. */
export const DATE_LOCALES: Readonly<Record<Language, string>> = { en: "en-IN", hi: "hi-IN-u-nu-latn" };

/** An astronomical year for people, with European digits: "1990"; "44 BC" and "44 ईसा-पूर्व" for −43. */
export function formatYear(year: number, language: Language): string {
  if (year >= 1) return String(year);
  const options = { year: "numeric", era: "short", timeZone: "UTC" } as const;
  return new Intl.DateTimeFormat(DATE_LOCALES[language], options).format(toUtcMidnight({ year, month: 7, day: 1 }));
}

/** "15 March 44 BC", of a date by either calendar: the Julian 29 February 1900 too, which `Intl` does not know. */
export function formatCalendarDate(
  { year, month, day }: CalendarDate,
  locale: string,
  monthForm: "long" | "short" = "long",
): string {
  const first = toUtcMidnight({ year, month, day: 1 });
  const options = { day: "numeric", month: monthForm, year: "numeric", timeZone: "UTC" } as const;
  const dayText = new Intl.NumberFormat(locale).format(day);
  return new Intl.DateTimeFormat(locale, addEra(options, first))
    .formatToParts(first)
    .map(({ type, value }) => (type === "day" ? dayText : value))
    .join("");
}
