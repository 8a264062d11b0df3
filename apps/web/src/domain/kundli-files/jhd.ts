import { MONTH_NAMES, readMonth } from "@lagna/terms";
import { type KundliFields, newKundli } from "../saved-kundlis/kundli-fields.ts";
import { clockOfHours, isReversed, offsetOfSeconds, secondsOfOffset } from "./offset.ts";
import { attempt, type Readable, type ReadKundli, type Remark, Unread } from "./read-result.ts";
import { readSexagesimal, writeSexagesimal } from "./sexagesimal.ts";

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
/** The oldest kind has no more than these; what ends between them and the last line was cut off. */
const LINES_OF_OLDEST = 8;
const LINES = 18;
/** Of the older kind: one figure for each of nine bodies. */
const FLAGS = /^[01]{9}$/;
/** Blanks within a place. */
const BLANK = "^";
const UNKNOWN = "Unknown";
const GENDERS = { "1": "male", "2": "female" } as const;
const DAY_SECONDS = 86_400;

export const nameOfFile = (file: string): string =>
  (file.split(/[\\/]/).at(-1) ?? file)
    .replace(/\.jhd$/i, "")
    .replaceAll("_", " ")
    .trim();

/** A line as it is shown to somebody: of a file that is none it may be anything. */
const shown = (lines: readonly string[], line: number): string =>
  `${line + 1}: ${(lines[line] ?? "").replaceAll(/[^\p{L}\p{M}\p{N}\p{P}\p{S} ]/gu, "\uFFFD").slice(0, 40)}`;

function whole(lines: readonly string[], line: number): number {
  const text = lines[line] ?? "";
  if (!/^\d{1,4}$/.test(text)) throw new Unread("jhd_number", shown(lines, line));
  return Number(text);
}

function packed(lines: readonly string[], line: number): number {
  const text = lines[line] ?? "";
  if (!/^[+-]?\d+(?:\.\d*)?$/.test(text)) throw new Unread("jhd_number", shown(lines, line));
  const value = readSexagesimal(text);
  if (value === null) throw new Unread("jhd_minutes", shown(lines, line));
  return value;
}

const words = (text: string | undefined): string => {
  const said = (text ?? "").replaceAll(BLANK, " ").trim();
  return said.toLowerCase() === UNKNOWN.toLowerCase() || !/\p{L}/u.test(said) ? "" : said.slice(0, 120);
};

/** Where no place is named: its coordinates, which a person can recognise. */
const coordinatesText = (latitude: number, longitude: number): string =>
  `${Math.abs(latitude).toFixed(2)} ${latitude < 0 ? "S" : "N"}, ${Math.abs(longitude).toFixed(2)} ${longitude < 0 ? "W" : "E"}`;

function dateOf(lines: readonly string[]): Pick<KundliFields, "year" | "month" | "day"> {
  const [year, month, day] = [whole(lines, LINE.year), whole(lines, LINE.month), whole(lines, LINE.day)];
  const name = MONTH_NAMES[month - 1];
  const last = new Date(Date.UTC(2000, month, 0));
  last.setUTCFullYear(year, month, 0);
  if (name === undefined || day < 1 || day > last.getUTCDate())
    throw new Unread("date", `${lines[0] ?? ""}/${lines[1] ?? ""}/${lines[2] ?? ""}`);
  return { year, month: name, day };
}

function timeOf(lines: readonly string[]): Pick<KundliFields, "hour" | "minute" | "second"> {
  const hours = packed(lines, LINE.time);
  if (hours < 0 || hours >= 24) throw new Unread("time", lines[LINE.time]);
  // What rounds up to midnight is kept on its day: the file names that.
  return clockOfHours(Math.min(Math.round(hours * 3600), DAY_SECONDS - 1));
}

function coordinate(lines: readonly string[], line: number, most: number, sign: 1 | -1): number {
  const value = sign * packed(lines, line);
  if (Math.abs(value) > most) throw new Unread("coordinate", lines[line]);
  return Number(value.toFixed(6)) + 0;
}

function placeOf(lines: readonly string[], remarks: Remark[]) {
  const latitude = coordinate(lines, LINE.latitude, 90, 1);
  const longitude = coordinate(lines, LINE.longitude, 180, -1);
  // Longitudes stand there in the older kind.
  const named = FLAGS.test(lines[LINE.gender] ?? "") ? [] : lines;
  const city = words(named[LINE.place]);
  if (city === "") remarks.push("place_missing");
  return {
    latitude,
    longitude,
    city: city || coordinatesText(latitude, longitude),
    country: words(named[LINE.country]) || UNKNOWN,
  };
}

function fieldsOf(text: string, file: string): Omit<Readable, "source"> {
  if (text.includes("\0")) throw new Unread("file_broken");
  const lines = text.split(/\r\n|\r|\n/).map((line) => line.trim());
  while (lines.at(-1) === "") lines.pop();
  if (lines.length < FEWEST_LINES) throw new Unread("jhd_short", String(lines.length));
  const remarks: Remark[] = [];
  if (lines.length > LINES_OF_OLDEST && lines.length < LINES) remarks.push("jhd_cut");
  const offset = offsetOfSeconds(Math.round(-packed(lines, LINE.zone) * 3600));
  if (offset === null) throw new Unread("offset", lines[LINE.zone]);
  const gender = GENDERS[lines[LINE.gender] as keyof typeof GENDERS];
  if (gender === undefined) remarks.push("gender_missing");
  const date = dateOf(lines);
  const place = placeOf(lines, remarks);
  if (isReversed(offset, place.longitude)) remarks.push("zone_reversed");
  const fields = {
    ...newKundli(date.year ?? 0),
    ...date,
    ...timeOf(lines),
    ...place,
    name: nameOfFile(file).slice(0, 120),
    utc_offset: offset,
    ...(gender !== undefined && { gender }),
  };
  return { fields, remarks };
}

/** The clock the file names is kept as it is, whatever history has of the place. */
export const readJhd = (text: string, file: string): ReadKundli =>
  attempt({ file, line: null }, () => fieldsOf(text, file));

/** A kundli with all that such a file needs: where it was, and by which clock. */
export interface Placed {
  readonly fields: KundliFields;
  readonly latitude: number;
  readonly longitude: number;
  readonly utcOffset: string;
}

/** Numbers in the program's own atlas, as far as they were seen; 0 where it has none. */
const INDIA_IN_ATLAS = 105;
const STANDARD_PRESSURE = "1013.250000";
const STANDARD_TEMPERATURE = "20.000000";

const oneLine = (text: string): string => text.replaceAll(/\s+/g, " ").trim().replaceAll(" ", BLANK) || UNKNOWN;

/** Null for a birth without a whole date and time. */
export function writeJhd({ fields, latitude, longitude, utcOffset }: Placed): string | null {
  const { year, day, hour, minute, second } = fields;
  const month = readMonth(fields.month);
  if (year === null || month === null || day === null || hour === null || minute === null) return null;
  const zone = -secondsOfOffset(utcOffset) / 3600;
  const gender = fields.gender === "male" ? "1" : fields.gender === "female" ? "2" : "0";
  const lines = [
    month,
    day,
    year,
    writeSexagesimal(hour + minute / 60 + second / 3600, 8),
    writeSexagesimal(zone),
    writeSexagesimal(-longitude),
    writeSexagesimal(latitude),
    "0.000000",
    (zone + 0).toFixed(6),
    (zone + 0).toFixed(6),
    0,
    fields.country.trim().toLowerCase() === "india" ? INDIA_IN_ATLAS : 0,
    oneLine(fields.city),
    oneLine(fields.country),
    1,
    STANDARD_PRESSURE,
    STANDARD_TEMPERATURE,
    gender,
  ];
  return `${lines.join("\r\n")}\r\n`;
}
