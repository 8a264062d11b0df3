import type { KundliData } from "@lagna/contract";
import { formatMessage } from "@lagna/contract";
import {
  addEra,
  type CalendarDate,
  DATE_LOCALES,
  formatCalendarDate,
  formatIsoDay,
  getIsoDate,
  getWord,
  type Language,
  parseIsoParts,
  type Word,
  type WordForm,
} from "@lagna/terms";
import { PRINT_TEXT, type PrintTextKey } from "./print-text.data.ts";

const padTwoDigits = (value: number): string => String(value).padStart(2, "0");

/** Seconds of arc as d°mm′ss″. */
function formatDms(total: number): string {
  const seconds = Math.abs(total);
  const sign = total < 0 ? "−" : "";
  return `${sign}${Math.floor(seconds / 3600)}°${padTwoDigits(Math.floor(seconds / 60) % 60)}'${padTwoDigits(seconds % 60)}"`;
}

const parseOffsetMs = (offset: string): number => {
  const [hours = 0, minutes = 0, seconds = 0] = offset.slice(1).split(":").map(Number);
  return (offset.startsWith("-") ? -1 : 1) * (hours * 3600 + minutes * 60 + seconds) * 1000;
};

/** A date by either calendar. */
const formatDate = (date: string, language: Language): string =>
  formatCalendarDate(parseIsoParts(date) as CalendarDate, DATE_LOCALES[language]);

/** The local date, with or without the time, and the Julian one if the birth was given by that. */
export type BirthDay = Pick<KundliData["birth"], "local" | "julian_date">;

/** Formatting functions for prints of a birth: in a language, with times by the clock of the birth place. */
export function createPrintFormats(language: Language, utcOffset: string) {
  const clock = (instant: string): Date => new Date(Date.parse(instant) + parseOffsetMs(utcOffset));
  const formats = new Map<string, Intl.DateTimeFormat>();
  const show = (at: Date, shape: Intl.DateTimeFormatOptions): string => {
    const options = addEra(shape, at.getTime());
    const key = JSON.stringify(options);
    const format = formats.get(key) ?? new Intl.DateTimeFormat(DATE_LOCALES[language], { ...options, timeZone: "UTC" });
    formats.set(key, format);
    return format.format(at);
  };
  const minute = { hour: "2-digit", minute: "2-digit", hourCycle: "h23" } as const;
  return {
    language,
    say: (term: Word, form?: WordForm): string => getWord(term, language, form),
    t: (key: PrintTextKey, params: Readonly<Record<string, string>> = {}): string =>
      formatMessage(PRINT_TEXT[language][key], params),
    /** Degrees within a sign, to the second; never rounded up to 30° (the next sign). */
    inSign: (degrees: number): string => formatDms(Math.min(Math.round(degrees * 3600), 30 * 3600 - 1)),
    /** Any angle or rate. */
    angle: (degrees: number): string => formatDms(Math.round(degrees * 3600)),
    date: (instant: string): string => show(clock(instant), { day: "numeric", month: "short", year: "numeric" }),
    year: (instant: string): string => show(clock(instant), { year: "numeric" }),
    month: (instant: string): string => show(clock(instant), { month: "long", year: "numeric" }),
    /** Time of day, with the date if it is not the day of birth. */
    time: (instant: string, birthLocal: string): string => {
      const at = new Date(Math.round(clock(instant).getTime() / 60_000) * 60_000);
      const sameDay = formatIsoDay(at.getTime()) === getIsoDate(birthLocal);
      return show(at, sameDay ? minute : { ...minute, day: "numeric", month: "short" });
    },
    /** The full date of birth; of one given by the Julian calendar, both dates. */
    day: ({ local, julian_date: julian }: BirthDay): string => {
      const gregorian = formatDate(getIsoDate(local), language);
      if (julian === undefined) return gregorian;
      return formatMessage(PRINT_TEXT[language].bothDates, { julian: formatDate(julian, language), gregorian });
    },
    number: (value: number, digits: number): string => value.toFixed(digits),
  };
}
export type PrintFormats = ReturnType<typeof createPrintFormats>;

const COMPASS_LETTERS: Readonly<Record<Language, readonly [string, string, string, string]>> = {
  en: ["N", "S", "E", "W"],
  hi: [" उ.", " द.", " पू.", " प."],
};

/** Latitude and longitude as written on a map. */
export function formatCoordinates({ latitude, longitude }: KundliData["birth"]["place"], language: Language): string {
  const [north, south, east, west] = COMPASS_LETTERS[language];
  const part = (value: number, positive: string, negative: string): string => {
    const minutes = Math.round(Math.abs(value) * 60);
    return `${Math.floor(minutes / 60)}°${padTwoDigits(minutes % 60)}'${value < 0 ? negative : positive}`;
  };
  return `${part(latitude, north, south)} ${part(longitude, east, west)}`;
}

/** Place name in the language; places without such a name stay as they were typed. */
export function formatPlaceName(
  { hindi, city, state, country }: KundliData["birth"]["place"],
  language: Language,
): string {
  const hindiName = language === "hi" ? hindi : null;
  return [hindiName?.city ?? city, state && (hindiName?.state ?? state), hindiName?.country ?? country]
    .filter(Boolean)
    .join(", ");
}

/** The time of birth, with seconds only if they are not zero. */
export const formatClockTime = (local: string): string => local.slice(local.indexOf("T") + 1).replace(/:00$/, "");
