import { openEphemeris } from "@lagna/ephemeris";
import { type AlmanacPlace, resolveAlmanacSettings, type AlmanacSettingsRequest } from "../../src/index.ts";
import { type Almanac, createAlmanac } from "../../src/almanac.ts";
import { createYearAlmanac } from "../../src/festival/explain-festival.ts";
import { parseDate } from "../../src/sky/civil-date.ts";

export const ephemeris = openEphemeris();

const formats = new Map<string, Intl.DateTimeFormat>();

/** The clock of an IANA zone, from the host's zone data. */
export function createZoneClock(timeZone: string): (utcMilliseconds: number) => number {
  return (utcMilliseconds) => {
    const known = formats.get(timeZone);
    const format = known ?? new Intl.DateTimeFormat("en-GB", { timeZone, timeZoneName: "longOffset", hour: "2-digit" });
    if (!known) formats.set(timeZone, format);
    const name = format.formatToParts(utcMilliseconds).find(({ type }) => type === "timeZoneName")?.value ?? "";
    const [, sign, hours, minutes, seconds] = /GMT([+-])(\d+):(\d+)(?::(\d+))?/u.exec(name) ?? [];
    return (sign === "-" ? -1 : 1) * (Number(hours ?? 0) * 3600 + Number(minutes ?? 0) * 60 + Number(seconds ?? 0));
  };
}

export const createPlace = (
  name: string,
  latitude: number,
  longitude: number,
  timeZone: string,
  region?: AlmanacPlace["region"],
): AlmanacPlace => ({ name, latitude, longitude, timeZone, findClockOffset: createZoneClock(timeZone), region });

const INDIA = "Asia/Kolkata";

/** Places of the golden rows. */
export const PLACES = {
  India: createPlace("Ujjain", 23.1765, 75.7885, INDIA),
  Ujjain: createPlace("Ujjain", 23.1765, 75.7885, INDIA),
  Mirzapur: createPlace("Mirzapur", 25.146, 82.569, INDIA),
  Bhuj: createPlace("Bhuj", 23.2472, 69.6683, INDIA),
  "New Delhi": createPlace("New Delhi", 28.6139, 77.209, INDIA),
  Kathmandu: createPlace("Kathmandu", 27.7172, 85.324, "Asia/Kathmandu", "nepal"),
  Kelowna: createPlace("Kelowna", 49.8871, -119.496, "America/Vancouver"),
} as const satisfies Readonly<Record<string, AlmanacPlace>>;

const years = new Map<string, Almanac>();

/** The almanac of a year at a place; the same one for the same question. */
export function getYear(place: AlmanacPlace, year: number, request: AlmanacSettingsRequest = {}): Almanac {
  const key = `${place.name} ${place.region ?? ""} ${year} ${JSON.stringify(request)}`;
  const known = years.get(key);
  if (known) return known;
  if (years.size > 40) years.clear();
  const made = createYearAlmanac(ephemeris, place, resolveAlmanacSettings(request), year);
  years.set(key, made);
  return made;
}

/** The almanac of some days around a date. */
export function getDaysAround(
  place: AlmanacPlace,
  date: string,
  days: number,
  request: AlmanacSettingsRequest = {},
): Almanac {
  const day = parseDate(date);
  const range = { fromDay: day - days, untilDay: day + days };
  return createAlmanac(ephemeris, place, resolveAlmanacSettings(request), range);
}

/** The minute shown by a clock at an instant, cut or rounded, in minutes since 1970. */
export function toClockMinute(place: AlmanacPlace, jd: number, rounding: "cut" | "rounded"): number {
  const utc = ephemeris.utcMilliseconds(jd);
  const minutes = (utc + place.findClockOffset(utc) * 1000) / 60_000;
  return rounding === "cut" ? Math.floor(minutes) : Math.round(minutes);
}

/** The same for a printed local time, `YYYY-MM-DDTHH:MM`. */
export const parseClockMinute = (text: string): number => Date.parse(`${text}:00Z`) / 60_000;
