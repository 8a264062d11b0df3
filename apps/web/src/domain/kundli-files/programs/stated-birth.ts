import {
  ImportError,
  type ImportWarning,
  type ProgramFigures,
  type ReadableKundli,
  createEmptyKundliFields,
  formatUtcOffset,
  isOffsetSignReversed,
  toClockTime,
} from "@lagna/birth-tables";
import { type Calendar, type Gender, chooseCalendar, convertDate, MONTH_NAMES, toUtcMidnight } from "@lagna/terms";
import { formatCoordinates, UNKNOWN } from "../jhd.ts";

export interface StatedDate {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  /** Null: Julian up to 4 October 1582 and Gregorian after. */
  readonly calendar: Calendar | null;
}

export interface StatedTime {
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
}

/** The clock of a birth: its distance from UTC in seconds, east positive; a zone by name; or the place's own, by its history. */
export type StatedClock = { readonly offset: number } | { readonly zone: string } | "of_place";

/** A birth as the file of another program states it, in our units and signs. */
export interface StatedBirth {
  readonly name: string;
  /** Null if it is not stated. */
  readonly gender: Gender | null;
  readonly date: StatedDate;
  readonly time: StatedTime | null;
  readonly city: string;
  readonly country: string;
  /** Degrees, north and east positive; null if they are not stated. */
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly clock: StatedClock;
  readonly tags?: readonly string[];
  readonly notes?: string;
  readonly figures?: ProgramFigures;
  readonly warnings?: readonly ImportWarning[];
}

const MAX_NAME = 120;
const DAY_SECONDS = 86_400;
/** The Julian Day of 1 January 1970, 0 h UT. */
const UNIX_EPOCH_JD = 2_440_587.5;

const julianDayToSeconds = (jd: number): number => (jd - UNIX_EPOCH_JD) * DAY_SECONDS;

/** Seconds since 1970 as a clock shows them. */
function toClockSeconds(date: StatedDate, time: StatedTime): number {
  const gregorian = convertDate(date, chooseCalendar(date, date.calendar ?? undefined), "gregorian");
  return toUtcMidnight(gregorian) / 1000 + time.hour * 3600 + time.minute * 60 + time.second;
}

/** A Julian Day of a file has five digits after the point or more: it may be wrong by a second. */
const JD_ERROR_SECONDS = 2;

/** The distance from UTC, seconds, of a clock that showed this date and time at that Julian Day (UT), to whole minutes where it is that close to one. */
export function deriveOffset(jd: number, date: StatedDate, time: StatedTime): number {
  const seconds = Math.round(toClockSeconds(date, time) - julianDayToSeconds(jd));
  const minutes = Math.round(seconds / 60) * 60;
  return Math.abs(seconds - minutes) <= JD_ERROR_SECONDS ? minutes : seconds;
}

/** Date and time to the second that a clock shows at a Julian Day (UT). */
export function readJulianDay(jd: number, offsetSeconds: number): { date: StatedDate; time: StatedTime } {
  const seconds = Math.round(julianDayToSeconds(jd) + offsetSeconds);
  const at = new Date(seconds * 1000);
  if (Number.isNaN(at.getTime())) throw new ImportError("date", String(jd));
  const date = { year: at.getUTCFullYear(), month: at.getUTCMonth() + 1, day: at.getUTCDate() };
  const calendar = chooseCalendar(date) === "gregorian" ? null : "gregorian";
  return { date: { ...date, calendar }, time: toClockTime(((seconds % DAY_SECONDS) + DAY_SECONDS) % DAY_SECONDS) };
}

function toClockFields(clock: StatedClock, longitude: number | null, warnings: ImportWarning[]) {
  if (clock === "of_place") return { utc_offset: null, time_zone: null };
  if ("zone" in clock) return { utc_offset: null, time_zone: clock.zone };
  const offset = formatUtcOffset(Math.round(clock.offset));
  if (offset === null) throw new ImportError("offset", String(clock.offset / 3600));
  if (isOffsetSignReversed(offset, longitude)) warnings.push("zone_reversed");
  return { utc_offset: offset, time_zone: null };
}

/** The coordinates stand for a place without a name, so that the user can recognise it. */
function toPlaceFields({ city, country, latitude, longitude }: StatedBirth, warnings: ImportWarning[]) {
  if (city === "") warnings.push("place_missing");
  const located = latitude !== null && longitude !== null;
  return {
    city: city === "" && located ? formatCoordinates(latitude, longitude) : city.slice(0, MAX_NAME),
    country: country.length < 2 && located ? UNKNOWN : country.slice(0, MAX_NAME),
    latitude: located ? Number(latitude.toFixed(6)) + 0 : null,
    longitude: located ? Number(longitude.toFixed(6)) + 0 : null,
  };
}

/** The kundli of a stated birth, with warnings for what it lacks. @throws ImportError for a clock beyond any in use */
export function toKundli(birth: StatedBirth): Omit<ReadableKundli, "source"> {
  const warnings = [...(birth.warnings ?? [])];
  const { date, time } = birth;
  if (birth.gender === null) warnings.push("gender_missing");
  if (time === null) warnings.push("time_missing");
  const fields = {
    ...createEmptyKundliFields(date.year),
    name: birth.name.slice(0, MAX_NAME),
    ...(birth.gender !== null && { gender: birth.gender }),
    month: MONTH_NAMES[date.month - 1] ?? "",
    day: date.day,
    calendar: date.calendar,
    ...(time ?? { hour: null, minute: null, second: 0, time_unknown: true }),
    ...toPlaceFields(birth, warnings),
    ...toClockFields(birth.clock, birth.longitude, warnings),
    tags: [...new Set(birth.tags ?? [])],
    notes: birth.notes?.trim() ?? "",
  };
  return { fields, warnings, ...(birth.figures && { figures: birth.figures }) };
}
