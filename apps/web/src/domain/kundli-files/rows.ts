import { type Gender, MONTH_NAMES, readMonth, type SettingsRequest } from "@lagna/terms";
import { type DateOrder, readDate } from "../birth/written-date.ts";
import { readTime } from "../birth/written-time.ts";
import { type KundliFields, newKundli } from "../saved-kundlis/kundli-fields.ts";
import { readCoordinate, readGender, readOffset, readWhole, readZone, splitPlace } from "./cells.ts";
import type { Meaning } from "./columns.data.ts";
import type { Mapping } from "./mapping.ts";
import { isReversed } from "./offset.ts";
import { attempt, type Readable, type ReadKundli, type Remark, Unread } from "./read-result.ts";
import type { Table } from "./table.ts";

/** What a table does not say of itself. */
export interface TableChoices {
  readonly order: DateOrder;
  /** Of rows that name none. */
  readonly gender: Gender;
  readonly country: string;
}

type Cells = (meaning: Meaning) => string;
type WrittenTime = Pick<KundliFields, "hour" | "minute" | "second" | "time_unknown">;

const LONGEST = { name: 120, city: 120, country: 120, notes: 4000 } as const;
const MOST_TAGS = 20;
/** As the form takes them. */
const MOST_UNCERTAIN_MINUTES = 720;
const LONGEST_TAG = 40;
const TRUE = /^(?:true|yes|1|हाँ)$/i;

function fitting(text: string, field: keyof typeof LONGEST): string {
  if (text.length > LONGEST[field]) throw new Unread("text_long", text.slice(0, 40));
  return text;
}

const lastDay = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate();

function dateOf(cells: Cells, order: DateOrder): Pick<KundliFields, "year" | "month" | "day"> {
  const written = cells("date");
  if (written !== "") {
    const date = readDate(written, order);
    const short = /^\D*\d{1,2}\D+\d{1,2}\D+\d{2}(?!\d)/.test(written);
    if (date === null) throw new Unread(short ? "year_short" : "date", written);
    return { year: date.year, month: MONTH_NAMES[date.month - 1] ?? "", day: date.day };
  }
  const [year, month, day] = [
    readWhole(cells("year"), 1, 9999),
    readMonth(cells("month")),
    readWhole(cells("day"), 1, 31),
  ];
  const parts = [cells("day"), cells("month"), cells("year")].filter((part) => part !== "");
  if (year === null || month === null || day === null)
    throw new Unread(parts.length > 0 ? "date" : "date_missing", parts.join(" "));
  if (day > lastDay(year, month)) throw new Unread("date", parts.join(" "));
  return { year, month: MONTH_NAMES[month - 1] ?? "", day };
}

function timeOf(cells: Cells, remarks: Remark[]): WrittenTime {
  const hour = readWhole(cells("hour"), 0, 23);
  if (hour !== null) {
    const [minute, second] = [readWhole(cells("minute"), 0, 59), readWhole(cells("second"), 0, 59)];
    return { hour, minute: minute ?? 0, second: second ?? 0, time_unknown: TRUE.test(cells("time_unknown")) };
  }
  // A date may have its time behind it; one without is no fault of it.
  const written = cells("time") || (/\d:\d|[ap]\.?m/i.test(cells("date")) ? cells("date") : "");
  if (written === "") {
    remarks.push("time_missing");
    return { hour: null, minute: null, second: 0, time_unknown: true };
  }
  const time = readTime(written);
  if (time === null) throw new Unread("time", written);
  return { hour: time.hour, minute: time.minute ?? 0, second: time.second ?? 0, time_unknown: false };
}

/** A column for city and country alike is parted, and one for the city alone never. */
function cityOf(cells: Cells): { city: string; country: string } {
  const [city, place, country] = [cells("city"), cells("place"), cells("country")];
  if (city !== "") return { city, country };
  const parted = splitPlace(place);
  return country === "" ? parted : { city: parted.city, country };
}

function placeOf(cells: Cells, usual: string, remarks: Remark[]) {
  const { city, country: said } = cityOf(cells);
  const country = said || usual;
  if (city === "") remarks.push("place_missing");
  else if (country === "") remarks.push("country_missing");
  const latitude = readCoordinate(cells("latitude"), "latitude");
  const longitude = readCoordinate(cells("longitude"), "longitude");
  if ((latitude === null) !== (longitude === null))
    throw new Unread("coordinates_half", cells("latitude") || cells("longitude"));
  return { city: fitting(city, "city"), country: fitting(country, "country"), latitude, longitude };
}

function clockOf(cells: Cells, longitude: number | null, remarks: Remark[]) {
  const written = [cells("utc_offset"), cells("time_zone")].filter((text) => text !== "");
  const offset = written.map(readOffset).find((read) => read !== null) ?? null;
  const zone = written.map(readZone).find((read) => read !== null) ?? null;
  if (written.length > 0 && offset === null && zone === null) remarks.push("zone_unread");
  if (offset !== null && isReversed(offset, longitude)) remarks.push("zone_reversed");
  return { utc_offset: offset, time_zone: zone };
}

function tagsOf(text: string): string[] {
  const tags = text.split(/[;|,،]/).map((tag) => tag.trim().slice(0, LONGEST_TAG));
  return [...new Set(tags.filter((tag) => tag !== ""))].slice(0, MOST_TAGS);
}

function settingsOf(text: string): SettingsRequest | null {
  if (text === "") return null;
  try {
    const read: unknown = JSON.parse(text);
    if (typeof read === "object" && !Array.isArray(read)) return read;
  } catch {
    // Said below.
  }
  throw new Unread("settings", text.slice(0, 40));
}

function fieldsOf(cells: Cells, choices: TableChoices): Omit<Readable, "source"> {
  const remarks: Remark[] = [];
  const date = dateOf(cells, choices.order);
  const place = placeOf(cells, choices.country, remarks);
  const fields: KundliFields = {
    ...newKundli(date.year ?? 0),
    ...date,
    ...timeOf(cells, remarks),
    ...place,
    ...clockOf(cells, place.longitude, remarks),
    uncertainty_minutes: readWhole(cells("uncertainty_minutes"), 1, MOST_UNCERTAIN_MINUTES),
    name: fitting(cells("name"), "name"),
    gender: readGender(cells("gender")) ?? choices.gender,
    tags: tagsOf(cells("tags")),
    notes: fitting(cells("notes"), "notes"),
    settings: settingsOf(cells("settings")),
    is_self: TRUE.test(cells("is_self")),
  };
  return { fields, remarks };
}

/** Each row for itself: one that cannot be read keeps no other from being read. */
export function readRows({ file, rows }: Table, mapping: Mapping, choices: TableChoices): ReadKundli[] {
  return rows.map(({ line, cells }) => {
    const cellOf: Cells = (meaning) => cells[mapping[meaning] ?? -1]?.trim() ?? "";
    return attempt({ file, line }, () => fieldsOf(cellOf, choices));
  });
}
