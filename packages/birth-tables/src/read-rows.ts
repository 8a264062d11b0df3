import { EPHEMERIS_YEARS } from "@lagna/contract";
import {
  type Calendar,
  CALENDARS,
  chooseCalendar,
  type Gender,
  isCalendarDate,
  MONTH_NAMES,
  parseMonth,
  type SettingsRequest,
} from "@lagna/terms";
import { type DateOrder, parseDate } from "./parse-date.ts";
import { parseTime } from "./parse-time.ts";
import { type KundliFields, createEmptyKundliFields } from "./kundli-fields.ts";
import {
  parseCoordinate,
  parseGender,
  parseUtcOffset,
  parseIntegerInRange,
  parseTimeZone,
  splitPlace,
} from "./parse-cells.ts";
import type { ColumnField } from "./columns.data.ts";
import type { ColumnMapping } from "./column-mapping.ts";
import { isOffsetSignReversed } from "./utc-offset.ts";
import { tryRead, type ReadableKundli, type ImportedKundli, type ImportWarning, ImportError } from "./import-result.ts";
import type { Table } from "./table.ts";
import { parseTags } from "./tags.ts";

/** What the user has to choose for a table. */
export interface TableOptions {
  readonly order: DateOrder;
  /** Gender for rows without one. */
  readonly gender: Gender;
  readonly country: string;
}

type GetCell = (meaning: ColumnField) => string;
type ParsedTime = Pick<KundliFields, "hour" | "minute" | "second" | "time_unknown">;

const MAX_LENGTHS = { name: 120, city: 120, country: 120, notes: 4000 } as const;
/** The same limit as in the form. */
const MAX_UNCERTAIN_MINUTES = 720;
const TRUE = /^(?:true|yes|1|हाँ)$/i;

function checkLength(text: string, field: keyof typeof MAX_LENGTHS): string {
  if (text.length > MAX_LENGTHS[field]) throw new ImportError("text_long", text.slice(0, 40));
  return text;
}

/** In the words of our own files, or their first letters; null where it is not stated. */
const parseCalendar = (text: string): Calendar | null =>
  CALENDARS.find((calendar) => text !== "" && calendar.startsWith(text.toLowerCase())) ?? null;

function parseDateCells(cells: GetCell, order: DateOrder): Pick<KundliFields, "year" | "month" | "day" | "calendar"> {
  const calendar = parseCalendar(cells("calendar"));
  const dateText = cells("date");
  if (dateText !== "") {
    const date = parseDate(dateText, order, calendar ?? undefined);
    const short = /^\D*\d{1,2}\D+\d{1,2}\D+\d{2}(?!\d)/.test(dateText);
    if (date === null) throw new ImportError(short ? "year_short" : "date", dateText);
    return { year: date.year, month: MONTH_NAMES[date.month - 1] ?? "", day: date.day, calendar };
  }
  const [year, month, day] = [
    parseIntegerInRange(cells("year"), EPHEMERIS_YEARS.from, 9999),
    parseMonth(cells("month")),
    parseIntegerInRange(cells("day"), 1, 31),
  ];
  const parts = [cells("day"), cells("month"), cells("year")].filter((part) => part !== "");
  if (year === null || month === null || day === null)
    throw new ImportError(parts.length > 0 ? "date" : "date_missing", parts.join(" "));
  if (!isCalendarDate({ year, month, day }, chooseCalendar({ year, month, day }, calendar ?? undefined)))
    throw new ImportError("date", parts.join(" "));
  return { year, month: MONTH_NAMES[month - 1] ?? "", day, calendar };
}

function parseTimeCells(cells: GetCell, warnings: ImportWarning[]): ParsedTime {
  const hour = parseIntegerInRange(cells("hour"), 0, 23);
  if (hour !== null) {
    const [minute, second] = [parseIntegerInRange(cells("minute"), 0, 59), parseIntegerInRange(cells("second"), 0, 59)];
    return { hour, minute: minute ?? 0, second: second ?? 0, time_unknown: TRUE.test(cells("time_unknown")) };
  }
  // A date may be followed by its time; without one it is still valid.
  const timeText = cells("time") || (/\d:\d|[ap]\.?m/i.test(cells("date")) ? cells("date") : "");
  if (timeText === "") {
    warnings.push("time_missing");
    return { hour: null, minute: null, second: 0, time_unknown: true };
  }
  const time = parseTime(timeText);
  if (time === null) throw new ImportError("time", timeText);
  return { hour: time.hour, minute: time.minute ?? 0, second: time.second ?? 0, time_unknown: false };
}

/** A combined column for city and country is split; a column for the city alone never is. */
function parseCityCells(cells: GetCell): { city: string; country: string } {
  const [city, place, country] = [cells("city"), cells("place"), cells("country")];
  if (city !== "") return { city, country };
  const split = splitPlace(place);
  return country === "" ? split : { city: split.city, country };
}

function parsePlaceCells(cells: GetCell, defaultCountry: string, warnings: ImportWarning[]) {
  const { city, country: statedCountry } = parseCityCells(cells);
  const country = statedCountry || defaultCountry;
  if (city === "") warnings.push("place_missing");
  else if (country === "") warnings.push("country_missing");
  const latitude = parseCoordinate(cells("latitude"), "latitude");
  const longitude = parseCoordinate(cells("longitude"), "longitude");
  if ((latitude === null) !== (longitude === null))
    throw new ImportError("coordinates_half", cells("latitude") || cells("longitude"));
  return { city: checkLength(city, "city"), country: checkLength(country, "country"), latitude, longitude };
}

function parseClockCells(cells: GetCell, longitude: number | null, warnings: ImportWarning[]) {
  const clockTexts = [cells("utc_offset"), cells("time_zone")].filter((text) => text !== "");
  const offset = clockTexts.map(parseUtcOffset).find((read) => read !== null) ?? null;
  const zone = clockTexts.map(parseTimeZone).find((read) => read !== null) ?? null;
  if (clockTexts.length > 0 && offset === null && zone === null) warnings.push("zone_unread");
  if (offset !== null && isOffsetSignReversed(offset, longitude)) warnings.push("zone_reversed");
  return { utc_offset: offset, time_zone: zone };
}

function parseSettings(text: string): SettingsRequest | null {
  if (text === "") return null;
  try {
    const parsed: unknown = JSON.parse(text);
    if (typeof parsed === "object" && !Array.isArray(parsed)) return parsed;
  } catch {
    // The date itself is validated below.
  }
  throw new ImportError("settings", text.slice(0, 40));
}

function parseRowFields(cells: GetCell, choices: TableOptions): Omit<ReadableKundli, "source"> {
  const warnings: ImportWarning[] = [];
  const date = parseDateCells(cells, choices.order);
  const place = parsePlaceCells(cells, choices.country, warnings);
  const fields: KundliFields = {
    ...createEmptyKundliFields(date.year ?? 0),
    ...date,
    ...parseTimeCells(cells, warnings),
    ...place,
    ...parseClockCells(cells, place.longitude, warnings),
    uncertainty_minutes: parseIntegerInRange(cells("uncertainty_minutes"), 1, MAX_UNCERTAIN_MINUTES),
    name: checkLength(cells("name"), "name"),
    gender: parseGender(cells("gender")) ?? choices.gender,
    tags: parseTags(cells("tags")),
    notes: checkLength(cells("notes"), "notes"),
    settings: parseSettings(cells("settings")),
    is_self: TRUE.test(cells("is_self")),
  };
  return { fields, warnings };
}

/** Reads each row separately: one that cannot be read does not affect the others. */
export function readRows({ file, rows }: Table, mapping: ColumnMapping, choices: TableOptions): ImportedKundli[] {
  return rows.map(({ line, cells }) => {
    const getCell: GetCell = (meaning) => cells[mapping[meaning] ?? -1]?.trim() ?? "";
    return tryRead({ file, line }, () => parseRowFields(getCell, choices));
  });
}
