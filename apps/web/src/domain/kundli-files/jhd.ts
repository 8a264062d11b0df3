import {
  ImportError,
  type ImportWarning,
  type ImportedKundli,
  type KundliFields,
  type ReadableKundli,
  createEmptyKundliFields,
  formatUtcOffset,
  isOffsetSignReversed,
  parseUtcOffsetSeconds,
  toClockTime,
  tryRead,
} from "@lagna/birth-tables";
import { chooseCalendar, convertDate, isCalendarDate, MONTH_NAMES, parseMonth } from "@lagna/terms";
import { parseSexagesimal, formatSexagesimal } from "./sexagesimal.ts";

/**
 * Birth data of Jagannatha Hora (.jhd): a value a line, documented in docs/formats/jhd.md with where each statement comes from.
 *
 *  1 month · 2 day · 3 year · 4 time, h.mm · 5 zone, h.mm, east negative · 6 longitude, d.mm, east negative · 7 latitude, d.mm, north positive
 *  8 altitude, m · 9, 10 zone in decimal hours without and with summer time · 11 0 · 12 number in its atlas · 13 place · 14 country ·
 *  15 1 · 16 pressure, hPa · 17 temperature, °C · 18 gender
 *
 * Older ones end after line 7 or 8, or have nine longitudes from line 9 on and flags in line 18. The name is that of the file.
 */
const LINE = {
  month: 0,
  day: 1,
  year: 2,
  time: 3,
  zone: 4,
  longitude: 5,
  latitude: 6,
  place: 12,
  country: 13,
  gender: 17,
};
const FEWEST_LINES = 7;
/** The oldest kind has no more lines than these; a file that ends between them and the last line was truncated. */
const LINES_OF_OLDEST = 8;
const LINES = 18;
/** Line of the older kind: one digit for each of nine bodies. */
const FLAGS = /^[01]{9}$/;
/** Stands for blanks within a place name. */
const BLANK = "^";
/** Stands for a country that is not stated. */
export const UNKNOWN = "Unknown";
const GENDERS = { "1": "male", "2": "female" } as const;
const DAY_SECONDS = 86_400;

export const getBaseName = (file: string): string =>
  (file.split(/[\\/]/).at(-1) ?? file)
    .replace(/\.jhd$/i, "")
    .replaceAll("_", " ")
    .trim();

/** A line as shown to the user; in a file of another kind it may contain anything. */
const describeLine = (lines: readonly string[], line: number): string =>
  `${line + 1}: ${(lines[line] ?? "").replaceAll(/[^\p{L}\p{M}\p{N}\p{P}\p{S} ]/gu, "\uFFFD").slice(0, 40)}`;

function parseIntegerLine(lines: readonly string[], line: number): number {
  const text = lines[line] ?? "";
  if (!/^-?\d{1,4}$/.test(text)) throw new ImportError("jhd_number", describeLine(lines, line));
  return Number(text);
}

function parseSexagesimalLine(lines: readonly string[], line: number): number {
  const text = lines[line] ?? "";
  if (!/^[+-]?\d+(?:\.\d*)?$/.test(text)) throw new ImportError("jhd_number", describeLine(lines, line));
  const value = parseSexagesimal(text);
  if (value === null) throw new ImportError("jhd_minutes", describeLine(lines, line));
  return value;
}

const parseTextLine = (text: string | undefined): string => {
  const value = (text ?? "").replaceAll(BLANK, " ").trim();
  return value.toLowerCase() === UNKNOWN.toLowerCase() || !/\p{L}/u.test(value) ? "" : value.slice(0, 120);
};

/** The coordinates as the place name where the file has none, so that the user can recognise it. */
export const formatCoordinates = (latitude: number, longitude: number): string =>
  `${Math.abs(latitude).toFixed(2)} ${latitude < 0 ? "S" : "N"}, ${Math.abs(longitude).toFixed(2)} ${longitude < 0 ? "W" : "E"}`;

function parseDateLines(lines: readonly string[]): Pick<KundliFields, "year" | "month" | "day"> {
  const [year, month, day] = [
    parseIntegerLine(lines, LINE.year),
    parseIntegerLine(lines, LINE.month),
    parseIntegerLine(lines, LINE.day),
  ];
  const name = MONTH_NAMES[month - 1];
  const date = { year, month, day };
  if (name === undefined || !isCalendarDate(date, chooseCalendar(date)))
    throw new ImportError("date", `${lines[0] ?? ""}/${lines[1] ?? ""}/${lines[2] ?? ""}`);
  return { year, month: name, day };
}

function parseTimeLine(lines: readonly string[]): Pick<KundliFields, "hour" | "minute" | "second"> {
  const hours = parseSexagesimalLine(lines, LINE.time);
  if (hours < 0 || hours >= 24) throw new ImportError("time", lines[LINE.time]);
  // A time that rounds up to midnight stays on its day, because the file states that day.
  return toClockTime(Math.min(Math.round(hours * 3600), DAY_SECONDS - 1));
}

function parseCoordinateLine(lines: readonly string[], line: number, maxDegrees: number, sign: 1 | -1): number {
  const value = sign * parseSexagesimalLine(lines, line);
  if (Math.abs(value) > maxDegrees) throw new ImportError("coordinate", lines[line]);
  return Number(value.toFixed(6)) + 0;
}

function parsePlaceLines(lines: readonly string[], warnings: ImportWarning[]) {
  const latitude = parseCoordinateLine(lines, LINE.latitude, 90, 1);
  const longitude = parseCoordinateLine(lines, LINE.longitude, 180, -1);
  // In the older kind these lines contain longitudes.
  const placeLines = FLAGS.test(lines[LINE.gender] ?? "") ? [] : lines;
  const city = parseTextLine(placeLines[LINE.place]);
  if (city === "") warnings.push("place_missing");
  return {
    latitude,
    longitude,
    city: city || formatCoordinates(latitude, longitude),
    country: parseTextLine(placeLines[LINE.country]) || UNKNOWN,
  };
}

function parseFields(text: string, file: string): Omit<ReadableKundli, "source"> {
  if (text.includes("\0")) throw new ImportError("file_broken");
  const lines = text.split(/\r\n|\r|\n/).map((line) => line.trim());
  while (lines.at(-1) === "") lines.pop();
  if (lines.length < FEWEST_LINES) throw new ImportError("jhd_short", String(lines.length));
  const warnings: ImportWarning[] = [];
  if (lines.length > LINES_OF_OLDEST && lines.length < LINES) warnings.push("jhd_cut");
  const offset = formatUtcOffset(Math.round(-parseSexagesimalLine(lines, LINE.zone) * 3600));
  if (offset === null) throw new ImportError("offset", lines[LINE.zone]);
  const gender = GENDERS[lines[LINE.gender] as keyof typeof GENDERS];
  if (gender === undefined) warnings.push("gender_missing");
  const date = parseDateLines(lines);
  const place = parsePlaceLines(lines, warnings);
  if (isOffsetSignReversed(offset, place.longitude)) warnings.push("zone_reversed");
  const fields = {
    ...createEmptyKundliFields(date.year ?? 0),
    ...date,
    ...parseTimeLine(lines),
    ...place,
    name: getBaseName(file).slice(0, 120),
    utc_offset: offset,
    ...(gender !== undefined && { gender }),
  };
  return { fields, warnings };
}

/** Parses a .jhd file. The file's UTC offset is used as it is, even where historical data for the place differ. */
export const parseJhd = (text: string, file: string): ImportedKundli =>
  tryRead({ file, line: null }, () => parseFields(text, file));

/** A kundli with everything a .jhd file needs: its coordinates and its UTC offset. */
export interface LocatedKundli {
  readonly fields: KundliFields;
  readonly latitude: number;
  readonly longitude: number;
  readonly utcOffset: string;
}

/** Country numbers in the program's own atlas, as far as known; 0 where it has none. */
const INDIA_IN_ATLAS = 105;
const STANDARD_PRESSURE = "1013.250000";
const STANDARD_TEMPERATURE = "20.000000";

const toSingleLine = (text: string): string => text.replaceAll(/\s+/g, " ").trim().replaceAll(" ", BLANK) || UNKNOWN;

/** Returns the content of a .jhd file; null for a birth without a complete date and time. */
export function writeJhd({ fields, latitude, longitude, utcOffset }: LocatedKundli): string | null {
  const { year, day, hour, minute, second } = fields;
  const month = parseMonth(fields.month);
  if (year === null || month === null || day === null || hour === null || minute === null) return null;
  // The file states no calendar: its date is by the one of its time.
  const written = { year, month, day };
  const date = convertDate(written, chooseCalendar(written, fields.calendar ?? undefined), chooseCalendar(written));
  const zone = -parseUtcOffsetSeconds(utcOffset) / 3600;
  const gender = fields.gender === "male" ? "1" : fields.gender === "female" ? "2" : "0";
  const lines = [
    date.month,
    date.day,
    date.year,
    formatSexagesimal(hour + minute / 60 + second / 3600, 8),
    formatSexagesimal(zone),
    formatSexagesimal(-longitude),
    formatSexagesimal(latitude),
    "0.000000",
    (zone + 0).toFixed(6),
    (zone + 0).toFixed(6),
    0,
    fields.country.trim().toLowerCase() === "india" ? INDIA_IN_ATLAS : 0,
    toSingleLine(fields.city),
    toSingleLine(fields.country),
    1,
    STANDARD_PRESSURE,
    STANDARD_TEMPERATURE,
    gender,
  ];
  return `${lines.join("\r\n")}\r\n`;
}
