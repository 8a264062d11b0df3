import { getWord, type Vara, VARA_WORDS, VARAS } from "@lagna/terms";
import { useFormat } from "../../lib/i18n/format.ts";
import { useLanguage } from "../../lib/i18n/use-language.ts";
import { createPreference, usePreference } from "../../lib/preferences.ts";

/** How a time after midnight is written: with its date, or with hours that go on past 24, as almanacs print it. */
export const CLOCK_STYLES = ["date", "long"] as const;
export const clockPreference = createPreference<(typeof CLOCK_STYLES)[number]>(
  "lagna_almanac_clock",
  CLOCK_STYLES,
  () => "date",
);

const MINUTE_MS = 60_000;
const DAY_MINUTES = 1440;
const OFFSET = /([+-])(\d{2}):(\d{2})(?::(\d{2}))?$/;

/** The minutes of the place's clock since 1970 at an instant that carries its offset. */
export function toClockMinutes(instant: string): number {
  const [, sign = "+", hours = "0", minutes = "0", seconds = "0"] = OFFSET.exec(instant) ?? [];
  const size = Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
  const local = Date.parse(instant) + (sign === "-" ? -size : size) * 1000;
  return Math.round(local / MINUTE_MS);
}

const two = (value: number): string => String(value).padStart(2, "0");
const formatMinutes = (minutes: number): string => `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;

export const toDayNumber = (date: string): number => Date.parse(`${date}T00:00:00Z`) / 86_400_000;
export const shiftDate = (date: string, days: number): string =>
  new Date((toDayNumber(date) + days) * 86_400_000).toISOString().slice(0, 10);
export const shiftMonth = (month: string, months: number): string => {
  const [year = 0, number = 1] = month.split("-").map(Number);
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 7);
};

/** Writes instants on the clock of the place, beside the date of the day they belong to. */
export function useClock(date: string): (instant: string) => string {
  const [style] = usePreference(clockPreference);
  const { digits, date: formatDate } = useFormat();
  return (instant) => {
    const minutes = toClockMinutes(instant);
    const days = Math.floor(minutes / DAY_MINUTES) - toDayNumber(date);
    const clock = formatMinutes(minutes - (days + toDayNumber(date)) * DAY_MINUTES);
    if (days === 0) return digits(clock);
    if (style === "long" && days > 0) return digits(formatMinutes(minutes - toDayNumber(date) * DAY_MINUTES));
    const on = new Date(Math.floor(minutes / DAY_MINUTES) * 86_400_000);
    return `${digits(clock)}, ${formatDate(on, { day: "numeric", month: "short", timeZone: "UTC" })}`;
  };
}

/** The same without the date that a time after midnight has: for what ends within hours, or is one of a list of hours. */
export function useShortClock(date: string): (instant: string) => string {
  const clock = useClock(date);
  return (instant) => clock(instant).split(",")[0] ?? "";
}

/** "Sun", "रवि". */
export const shortenWeekday = (name: string, language: string): string =>
  language === "en" ? name.slice(0, 3) : name.replace(/वार$/u, "");

/**
 * A calendar date in words. Its weekday is not taken from the browser's tables, which may differ from those of the server that renders the page,
 * and take a phone long to load.
 */
export function useDateFormat(): (date: string, options?: Intl.DateTimeFormatOptions) => string {
  const { date: format } = useFormat();
  const language = useLanguage();
  return (date, { weekday, ...options } = { day: "numeric", month: "long", year: "numeric" }) => {
    const at = new Date(`${date}T00:00:00Z`);
    const rest = format(at, { ...options, timeZone: "UTC" });
    if (weekday === undefined) return rest;
    const name = getWord(VARA_WORDS[VARAS[at.getUTCDay()] as Vara], language);
    const comma = options.month === undefined ? "" : ",";
    return `${weekday === "short" ? shortenWeekday(name, language) : name}${comma} ${rest}`;
  };
}
