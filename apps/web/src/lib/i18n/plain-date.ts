import type { Language } from "@lagna/terms";
import { MONTHS } from "./plain-date.data.ts";

interface Zone {
  /** Minutes east of UTC. */
  readonly east: (at: Date) => number;
  /** Of its clock; empty where only the browser's tables know it. */
  readonly name: string;
  readonly from: number;
}

const CLOCKS_SINCE = Date.UTC(1970, 0, 2);
/** Zones that have kept one clock since `from`; before 1970 browsers name none. */
const ZONES: Readonly<Record<string, Zone>> = {
  UTC: { east: () => 0, name: "UTC", from: Date.UTC(1, 0) },
  "Asia/Kolkata": { east: () => 330, name: "IST", from: CLOCKS_SINCE },
};
/** The viewer's: every date knows its clock, though not by name. */
const OWN: Zone = { east: (at) => -at.getTimezoneOffset(), name: "", from: CLOCKS_SINCE };

/** By the names of the options, sorted, that the product's own screens ask for. */
const SHAPES: Readonly<Record<string, (parts: Parts) => string>> = {
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

/** The one manner of each option that is written here. */
const MANNERS: Readonly<Record<string, readonly string[]>> = {
  day: ["numeric"],
  month: ["long", "short"],
  year: ["numeric"],
  hour: ["2-digit"],
  minute: ["2-digit"],
  second: ["2-digit"],
  hourCycle: ["h23"],
  timeZoneName: ["short"],
};

const two = (value: number): string => String(value).padStart(2, "0");

/**
 * A date of the commonest shapes as the browser would write it, with European digits; null for all others. Before a browser writes its
 * first date it reads its tables, which on a phone takes as long as to draw a page: a first screen is written without.
 */
export function plainDate(at: Date, options: Intl.DateTimeFormatOptions, language: string): string | null {
  const { timeZone, ...asked } = options;
  const zone = timeZone === undefined ? OWN : ZONES[timeZone];
  const shape = SHAPES[Object.keys(asked).toSorted().join(" ")];
  const isPlain = Object.entries(asked).every(([name, manner]) => MANNERS[name]?.includes(manner as string));
  // "at" and "बजे" stand between a whole month's name and a clock.
  const isJoined = options.month === "long" && options.hour !== undefined;
  const isNameless = zone?.name === "" && options.timeZoneName !== undefined;
  if (!zone || !shape || !isPlain || isJoined || isNameless || !(at.getTime() >= zone.from)) return null;
  const local = new Date(at.getTime() + zone.east(at) * 60_000);
  const months = MONTHS[language as Language]?.[options.month === "long" ? "long" : "short"];
  return months === undefined
    ? null
    : shape({
        day: String(local.getUTCDate()),
        month: months[local.getUTCMonth()] as string,
        year: String(local.getUTCFullYear()),
        time: `${two(local.getUTCHours())}:${two(local.getUTCMinutes())}`,
        second: two(local.getUTCSeconds()),
        zone: zone.name,
      });
}
