import type { Gender } from "@lagna/terms";
import type { KundliFields } from "../../domain/saved-kundlis/kundli-fields.ts";
import { type CertaintyValues, certaintyOf, DAY_PARTS, minutesAbout } from "../../domain/birth/time-certainty.ts";
import { europeanDigits } from "../../lib/i18n/format.ts";
import type { Row } from "./use-kundlis.ts";

/** `new`, or the record that is changed. */
export type Editing = "new" | Row;

/** What stands in the editor's boxes. */
export interface EditorValues extends CertaintyValues {
  name: string;
  gender: Gender;
  year: string;
  month: string;
  day: string;
  hour: string;
  minute: string;
  second: string;
  city: string;
  country: string;
  /** With commas between them. */
  tags: string;
  notes: string;
  is_self: boolean;
}

const text = (value: number | null): string => (value === null ? "" : String(value));

export const valuesOf = (fields: KundliFields): EditorValues => ({
  name: fields.name,
  gender: fields.gender,
  year: text(fields.year),
  month: fields.month,
  day: text(fields.day),
  hour: text(fields.hour),
  minute: text(fields.minute),
  second: text(fields.second),
  ...certaintyOf(fields),
  city: fields.city,
  country: fields.country,
  tags: fields.tags.join(", "),
  notes: fields.notes,
  is_self: fields.is_self,
});

/** A whole number, in digits of either script; null for an empty box and for what is no number. */
function boxed(typed: string): number | null {
  const number = Math.trunc(Number(europeanDigits(typed)));
  return typed.trim() === "" || !Number.isFinite(number) ? null : number;
}

const MOST_TAGS = 20;

function tagsOf(typed: string): string[] {
  const tags = typed.split(/[,،;]/).map((tag) => tag.trim().slice(0, 40));
  return [...new Set(tags.filter((tag) => tag !== ""))].slice(0, MOST_TAGS);
}

/** The middle of the part of the day that was chosen, else what stands in the boxes. */
function timeOf({ certainty, part, hour, minute, second }: EditorValues) {
  if (certainty === "part") return { hour: DAY_PARTS[part], minute: 0, second: 0 };
  return { hour: boxed(hour), minute: boxed(minute), second: boxed(second) ?? 0 };
}

/** What is saved. What was chosen for one place is dropped with it. */
export function fieldsOfValues(values: EditorValues, before: KundliFields): KundliFields {
  const [city, country] = [values.city.trim(), values.country.trim()];
  const samePlace = city === before.city && country === before.country;
  return {
    name: values.name.trim(),
    gender: values.gender,
    year: boxed(values.year),
    month: values.month.trim(),
    day: boxed(values.day),
    ...timeOf(values),
    uncertainty_minutes: minutesAbout(values),
    time_unknown: values.certainty === "unknown",
    city,
    country,
    latitude: samePlace ? before.latitude : null,
    longitude: samePlace ? before.longitude : null,
    time_zone: samePlace ? before.time_zone : null,
    utc_offset: before.utc_offset,
    settings: before.settings,
    tags: tagsOf(values.tags),
    notes: values.notes.trim(),
    is_self: values.is_self,
  };
}
