import type { Language } from "@lagna/terms";
import { MONTHS } from "./month-names.data.ts";

interface Zone {
  /** Minutes east of UTC. */
  readonly offsetMinutes: (at: Date) => number;
  /** Abbreviation of the clock; empty where only the browser's tables have it. */
  readonly name: string;
  readonly from: number;
}

const ZONE_NAMES_SINCE = Date.UTC(1970, 0, 2);
/** Zones whose offset has been constant since `from`; before 1970 browsers have no abbreviations. */
const ZONES: Readonly<Record<string, Zone>> = {
  UTC: { offsetMinutes: () => 0, name: "UTC", from: Date.UTC(1, 0) },
  "Asia/Kolkata": { offsetMinutes: () => 330, name: "IST", from: ZONE_NAMES_SINCE },
};
/** The viewer's zone: Date has its offset, but not its abbreviation. */
const VIEWER_ZONE: Zone = { offsetMinutes: (at) => -at.getTimezoneOffset(), name: "", from: ZONE_NAMES_SINCE };

/** The formats used by the product's own screens, keyed by the sorted names of their options. */
const FORMATTERS: Readonly<Record<string, (parts: Parts) => string>> = {
  month: ({ month }) => month,
  "month year": ({ month, year }) => `${month} ${year}`,
  "day month": ({ day, month }) => `${day} ${month}`,
  "day month year": ({ day, month, year }) => `${day} ${month} ${year}`,
  "day hour hourCycle minute month": ({ day, month, time }) => `${day} ${month}, ${time}`,
  "hour hourCycle minute": ({ time }) => time,
  "hour hourCycle minute second": ({ time, second }) => `${time}:${second}`,
  "hour hourCycle minute timeZoneName": ({ time, zone }) => `${time} ${zone}`,
};

type Parts = Readonly<Record<"day" | "month" | "year" | "time" | "second" | "zone", string>>;

/** The supported values of each option. */
const SUPPORTED_OPTIONS: Readonly<Record<string, readonly string[]>> = {
  day: ["numeric"],
  month: ["long", "short"],
  year: ["numeric"],
  hour: ["2-digit"],
  minute: ["2-digit"],
  second: ["2-digit"],
  hourCycle: ["h23"],
  timeZoneName: ["short"],
};

const padTwo = (value: number): string => String(value).padStart(2, "0");

/**
 * Formats a date of the most common shapes as the browser would, with European digits; null for all others. A
 * browser's first date format loads its locale tables, which on a phone takes as long as rendering a page; the first
 * screen avoids that.
 */
export function formatPlainDate(at: Date, options: Intl.DateTimeFormatOptions, language: string): string | null {
  const { timeZone, ...formatOptions } = options;
  const zone = timeZone === undefined ? VIEWER_ZONE : ZONES[timeZone];
  const formatter = FORMATTERS[Object.keys(formatOptions).toSorted().join(" ")];
  const isPlain = Object.entries(formatOptions).every(([name, manner]) =>
    SUPPORTED_OPTIONS[name]?.includes(manner as string),
  );
  // "at" and "बजे" join a long month format with a time.
  const isJoined = options.month === "long" && options.hour !== undefined;
  const isNameless = zone?.name === "" && options.timeZoneName !== undefined;
  if (!zone || !formatter || !isPlain || isJoined || isNameless || !(at.getTime() >= zone.from)) return null;
  const local = new Date(at.getTime() + zone.offsetMinutes(at) * 60_000);
  const months = MONTHS[language as Language]?.[options.month === "long" ? "long" : "short"];
  return months === undefined
    ? null
    : formatter({
        day: String(local.getUTCDate()),
        month: months[local.getUTCMonth()] as string,
        year: String(local.getUTCFullYear()),
        time: `${padTwo(local.getUTCHours())}:${padTwo(local.getUTCMinutes())}`,
        second: padTwo(local.getUTCSeconds()),
        zone: zone.name,
      });
}
