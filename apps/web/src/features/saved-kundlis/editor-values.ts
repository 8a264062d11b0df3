import type { KundliFields } from "@lagna/birth-tables";
import { toEuropeanDigits } from "@lagna/terms";
import type { Gender } from "@lagna/terms";
import {
  type CertaintyValues,
  toCertaintyValues,
  DAY_PARTS,
  getUncertaintyMinutes,
} from "../../domain/birth/time-certainty.ts";
import { getSentCalendar, toTypedYear, type TypedDate } from "../../domain/birth/typed-date.ts";
import type { KundliRow } from "./use-kundlis.ts";

/** `new`, or the record that is edited. */
export type EditorTarget = "new" | KundliRow;

/** The values of the editor's fields. */
export interface EditorValues extends CertaintyValues, TypedDate {
  name: string;
  gender: Gender;
  hour: string;
  minute: string;
  second: string;
  city: string;
  country: string;
  /** Separated by commas. */
  tags: string;
  notes: string;
  is_self: boolean;
}

const toText = (value: number | null): string => (value === null ? "" : String(value));

export const toEditorValues = (fields: KundliFields): EditorValues => ({
  name: fields.name,
  gender: fields.gender,
  ...(fields.year === null ? { year: "", era: "ad" } : toTypedYear(fields.year)),
  month: fields.month,
  day: toText(fields.day),
  calendar: fields.calendar ?? "",
  hour: toText(fields.hour),
  minute: toText(fields.minute),
  second: toText(fields.second),
  ...toCertaintyValues(fields),
  city: fields.city,
  country: fields.country,
  tags: fields.tags.join(", "),
  notes: fields.notes,
  is_self: fields.is_self,
});

/** Parses a whole number in Latin or Devanagari digits; null for an empty field or an invalid number. */
function parseWholeNumber(typed: string): number | null {
  const number = Math.trunc(Number(toEuropeanDigits(typed)));
  return typed.trim() === "" || !Number.isFinite(number) ? null : number;
}

const MAX_TAGS = 20;

function parseTags(typed: string): string[] {
  const tags = typed.split(/[,،;]/).map((tag) => tag.trim().slice(0, 40));
  return [...new Set(tags.filter((tag) => tag !== ""))].slice(0, MAX_TAGS);
}

/** The middle of the chosen part of the day, else the typed time. */
function readTime({ certainty, part, hour, minute, second }: EditorValues) {
  if (certainty === "part") return { hour: DAY_PARTS[part], minute: 0, second: 0 };
  return { hour: parseWholeNumber(hour), minute: parseWholeNumber(minute), second: parseWholeNumber(second) ?? 0 };
}

/** No era has a year 0: it is saved as unknown, not as 1 BC. A negative year is taken as astronomers count. */
function readYear(values: EditorValues): number | null {
  const typed = parseWholeNumber(values.year);
  if (typed === null || typed === 0) return null;
  return typed < 0 || values.era === "ad" ? typed : 1 - typed;
}

/** The fields to save. Data chosen for a place is dropped when the place changes. */
export function toKundliFields(values: EditorValues, before: KundliFields): KundliFields {
  const [city, country] = [values.city.trim(), values.country.trim()];
  const samePlace = city === before.city && country === before.country;
  return {
    name: values.name.trim(),
    gender: values.gender,
    year: readYear(values),
    month: values.month.trim(),
    day: parseWholeNumber(values.day),
    calendar: getSentCalendar(values) ?? null,
    ...readTime(values),
    uncertainty_minutes: getUncertaintyMinutes(values),
    time_unknown: values.certainty === "unknown",
    city,
    country,
    latitude: samePlace ? before.latitude : null,
    longitude: samePlace ? before.longitude : null,
    time_zone: samePlace ? before.time_zone : null,
    utc_offset: before.utc_offset,
    settings: before.settings,
    tags: parseTags(values.tags),
    notes: values.notes.trim(),
    is_self: values.is_self,
  };
}
