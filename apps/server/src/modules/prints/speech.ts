import type { KundliData } from "@lagna/contract";
import { worded } from "@lagna/contract";
import { type Form, type Language, type Word, word } from "@lagna/terms";
import { PRINT_TEXT, type PrintTextKey } from "./print-text.data.ts";

const LOCALES: Readonly<Record<Language, string>> = { en: "en-IN", hi: "hi-IN-u-nu-latn" };
const two = (value: number): string => String(value).padStart(2, "0");

/** Seconds of arc as d°mm′ss″. */
function dms(total: number): string {
  const seconds = Math.abs(total);
  const sign = total < 0 ? "−" : "";
  return `${sign}${Math.floor(seconds / 3600)}°${two(Math.floor(seconds / 60) % 60)}'${two(seconds % 60)}"`;
}

const offsetMs = (offset: string): number => {
  const [hours = 0, minutes = 0, seconds = 0] = offset.slice(1).split(":").map(Number);
  return (offset.startsWith("-") ? -1 : 1) * (hours * 3600 + minutes * 60 + seconds) * 1000;
};

/** How a print of a birth says things: in a language, on the clock of the birth place. */
export function speechOf(language: Language, utcOffset: string) {
  const clock = (instant: string): Date => new Date(Date.parse(instant) + offsetMs(utcOffset));
  const formats = new Map<string, Intl.DateTimeFormat>();
  const show = (at: Date, options: Intl.DateTimeFormatOptions): string => {
    const key = JSON.stringify(options);
    const format = formats.get(key) ?? new Intl.DateTimeFormat(LOCALES[language], { ...options, timeZone: "UTC" });
    formats.set(key, format);
    return format.format(at);
  };
  const minute = { hour: "2-digit", minute: "2-digit", hourCycle: "h23" } as const;
  return {
    language,
    say: (term: Word, form?: Form): string => word(term, language, form),
    t: (key: PrintTextKey, params: Readonly<Record<string, string>> = {}): string =>
      worded(PRINT_TEXT[language][key], params),
    /** Degrees in a sign, to the second, never up into the next sign. */
    inSign: (degrees: number): string => dms(Math.min(Math.round(degrees * 3600), 30 * 3600 - 1)),
    /** Any angle or rate. */
    angle: (degrees: number): string => dms(Math.round(degrees * 3600)),
    date: (instant: string): string => show(clock(instant), { day: "numeric", month: "short", year: "numeric" }),
    year: (instant: string): string => String(clock(instant).getUTCFullYear()),
    month: (instant: string): string => show(clock(instant), { month: "long", year: "numeric" }),
    /** With the day where it is not that of the birth. */
    time: (instant: string, birthLocal: string): string => {
      const at = new Date(Math.round(clock(instant).getTime() / 60_000) * 60_000);
      const sameDay = at.toISOString().slice(0, 10) === birthLocal.slice(0, 10);
      return show(at, sameDay ? minute : { ...minute, day: "numeric", month: "short" });
    },
    /** The day of birth in full; `local` is its wall clock. */
    day: (local: string): string =>
      show(new Date(`${local.slice(0, 10)}T00:00:00Z`), { day: "numeric", month: "long", year: "numeric" }),
    number: (value: number, digits: number): string => value.toFixed(digits),
  };
}
export type Speech = ReturnType<typeof speechOf>;

const COMPASS: Readonly<Record<Language, readonly [string, string, string, string]>> = {
  en: ["N", "S", "E", "W"],
  hi: [" उ.", " द.", " पू.", " प."],
};

/** Latitude and longitude as on a map. */
export function coordinates({ latitude, longitude }: KundliData["birth"]["place"], language: Language): string {
  const [north, south, east, west] = COMPASS[language];
  const part = (value: number, positive: string, negative: string): string => {
    const minutes = Math.round(Math.abs(value) * 60);
    return `${Math.floor(minutes / 60)}°${two(minutes % 60)}'${value < 0 ? negative : positive}`;
  };
  return `${part(latitude, north, south)} ${part(longitude, east, west)}`;
}

/** As the language calls it; what has no name there stays as it was written. */
export function placeName({ hindi, city, state, country }: KundliData["birth"]["place"], language: Language): string {
  const own = language === "hi" ? hindi : null;
  return [own?.city ?? city, state && (own?.state ?? state), own?.country ?? country].filter(Boolean).join(", ");
}

/** The time of birth, its seconds only where they are not nought. */
export const clockTime = (local: string): string => local.slice(11, 19).replace(/:00$/, "");
