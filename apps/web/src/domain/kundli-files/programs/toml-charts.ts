import { ImportError, type ImportedKundli, parseGender, splitPlace, tryRead } from "@lagna/birth-tables";
import { chooseCalendar, isCalendarDate } from "@lagna/terms";
import { parse, TomlError } from "smol-toml";
import { readJulianDay, type StatedBirth, toKundli } from "./stated-birth.ts";

/**
 * Charts in TOML; docs/formats/programs.md has their sources. Two kinds exist, both by Ninth House Studios, and both have the instant as a Julian
 * Day (UT) and east and north positive:
 *
 * - the Open Astrology Chart, version 1, which Aion and Varuna 360 write: `spec = "open-astrology-chart"`, `[moment] jd`, `[location] lat, lon`,
 *   `[civil] date, time, utc_offset, dst_offset`;
 * - the charts of libaditya before it: `[timeJD] jd, utcoffset`, `[location] lat, long, placename`.
 */
type TomlTable = Readonly<Record<string, unknown>>;

const SPEC = "open-astrology-chart";
const SPEC_VERSION = 1;

const isTable = (value: unknown): value is TomlTable =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const getTable = (table: TomlTable, key: string): TomlTable => (isTable(table[key]) ? table[key] : {});
const getText = (table: TomlTable, key: string): string => {
  const value = table[key];
  return typeof value === "string" ? value.trim() : value instanceof Date ? value.toISOString() : "";
};

function getNumber(table: TomlTable, key: string): number | null {
  const value = table[key];
  if (value === undefined) return null;
  if (typeof value !== "number" || !Number.isFinite(value)) throw new ImportError("number", key);
  return value;
}

function requireNumber(table: TomlTable, key: string, most: number): number {
  const value = getNumber(table, key);
  if (value === null || Math.abs(value) > most) throw new ImportError("toml_value", key);
  return value;
}

/** The clock time of `[civil]`, for a file that a person wrote by hand, without a Julian Day. */
function readCivil(civil: TomlTable): Pick<StatedBirth, "date" | "time"> {
  const [, year, month, day] = /^(-?\d{4,6})-(\d{2})-(\d{2})/.exec(getText(civil, "date")) ?? [];
  const date = { year: Number(year), month: Number(month), day: Number(day) };
  if (year === undefined || !isCalendarDate(date, "gregorian")) throw new ImportError("date", getText(civil, "date"));
  const [, hour, minute, second = "0"] = /^(\d{1,2}):(\d{2})(?::(\d{2}))?/.exec(getText(civil, "time")) ?? [];
  const time = { hour: Number(hour), minute: Number(minute), second: Number(second) };
  if (hour === undefined || time.hour > 23 || time.minute > 59 || time.second > 59)
    throw new ImportError("time", getText(civil, "time"));
  return { date: { ...date, calendar: chooseCalendar(date) === "gregorian" ? null : "gregorian" }, time };
}

function readOpenChart(chart: TomlTable): StatedBirth {
  if (chart["spec_version"] !== SPEC_VERSION) throw new ImportError("toml_version", String(chart["spec_version"]));
  const [location, civil] = [getTable(chart, "location"), getTable(chart, "civil")];
  const jd = getNumber(getTable(chart, "moment"), "jd");
  const stated = getNumber(civil, "utc_offset");
  const offset = ((stated ?? 0) + (getNumber(civil, "dst_offset") ?? 0)) * 3600;
  const rodden = getText(chart, "rodden");
  const tags = chart["tags"];
  const name = getText(chart, "gender").toLowerCase();
  return {
    name: getText(chart, "name"),
    // Any text may be a gender here; only a missing or unknown one is not stated.
    gender: parseGender(name) ?? (name === "" || name === "unknown" ? null : "other"),
    ...(jd === null ? readCivil(civil) : readJulianDay(jd, offset)),
    city: getText(location, "placename"),
    country: getText(location, "country"),
    latitude: requireNumber(location, "lat", 90),
    longitude: requireNumber(location, "lon", 180),
    // Without an offset a Julian Day is shown by UTC, so that the instant stays the same.
    clock: stated === null && jd === null ? "of_place" : { offset },
    tags: Array.isArray(tags)
      ? tags
          .filter((tag) => typeof tag === "string")
          .map((tag) => tag.trim())
          .filter(Boolean)
      : [],
    notes: [getText(chart, "notes"), rodden && `Rodden: ${rodden}`].filter(Boolean).join("\n"),
  };
}

function readLibadityaChart(chart: TomlTable): StatedBirth {
  const [moment, location] = [getTable(chart, "timeJD"), getTable(chart, "location")];
  const jd = getNumber(moment, "jd");
  if (jd === null) throw new ImportError("toml_value", "timeJD.jd");
  const offset = (getNumber(moment, "utcoffset") ?? 0) * 3600;
  return {
    name: getText(chart, "name"),
    gender: null,
    ...readJulianDay(jd, offset),
    ...splitPlace(getText(location, "placename")),
    latitude: requireNumber(location, "lat", 90),
    longitude: requireNumber(location, "long", 180),
    clock: { offset },
  };
}

function readChart(text: string): StatedBirth {
  let chart: TomlTable;
  try {
    chart = parse(text.replace(/^\uFEFF/, ""));
  } catch (error) {
    if (error instanceof TomlError) throw new ImportError("toml_syntax", String(error.line));
    throw error;
  }
  if (chart["spec"] === SPEC) return readOpenChart(chart);
  if (isTable(chart["timeJD"])) return readLibadityaChart(chart);
  throw new ImportError("toml_kind");
}

export const parseTomlChart = (text: string, file: string): ImportedKundli[] => [
  tryRead({ file, line: null }, () => toKundli(readChart(text))),
];
