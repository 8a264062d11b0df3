import type { SavedKundli } from "@lagna/contract";
import { MONTH_NAMES, readMonth, type SettingsRequest } from "@lagna/terms";
import type { ValidBirth } from "../birth/birth-form-values.ts";

type Kept = "id" | "owner_email" | "version" | "created_at" | "updated_at" | "problems" | "chart";

/** What a person typed and chose: what is sent to be saved. */
export type KundliFields = Omit<SavedKundli, Kept>;

/** As the editor begins. */
export const newKundli = (currentYear: number): KundliFields => ({
  name: "",
  gender: "male",
  year: currentYear,
  month: "",
  day: 1,
  hour: 12,
  minute: 0,
  second: 0,
  uncertainty_minutes: null,
  time_unknown: false,
  city: "",
  country: "",
  latitude: null,
  longitude: null,
  time_zone: null,
  utc_offset: null,
  settings: null,
  tags: [],
  notes: "",
  is_self: false,
});

export const fieldsOf = ({
  id: _id,
  owner_email: _owner,
  version: _version,
  created_at: _created,
  updated_at: _updated,
  problems: _problems,
  chart: _chart,
  ...fields
}: SavedKundli): KundliFields => fields;

/** What the generator made a chart of. */
export const fieldsOfBirth = (birth: ValidBirth, settings: SettingsRequest): KundliFields => ({
  ...newKundli(birth.year),
  name: birth.name,
  gender: birth.gender,
  month: MONTH_NAMES[birth.month - 1] ?? "",
  day: birth.day,
  // What a request has there for a time nobody knows is not the person's.
  hour: birth.time_unknown ? null : birth.hour,
  minute: birth.time_unknown ? null : birth.minute,
  second: birth.time_unknown ? 0 : (birth.second ?? 0),
  uncertainty_minutes: birth.uncertainty?.minutes ?? null,
  time_unknown: birth.time_unknown ?? false,
  city: birth.city,
  country: birth.country,
  latitude: birth.latitude ?? null,
  longitude: birth.longitude ?? null,
  time_zone: birth.time_zone ?? null,
  utc_offset: birth.utc_offset ?? null,
  settings,
});

/** What a list can be searched, compared and shown by: which chart is one's own is the account's matter, not the record's. */
const CONTENT = [
  ...(["name", "gender", "year", "month", "day", "hour", "minute", "second", "city", "country"] as const),
  ...(["uncertainty_minutes", "time_unknown"] as const),
  ...(["latitude", "longitude", "time_zone", "utc_offset", "settings", "tags", "notes"] as const),
] satisfies (keyof KundliFields)[];

/** Of a birth: whether the chart that was made still stands. */
const BIRTH = CONTENT.filter((key) => key !== "name" && key !== "gender" && key !== "tags" && key !== "notes");

const equal = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

export const differences = (a: KundliFields, b: KundliFields): (keyof KundliFields)[] =>
  CONTENT.filter((key) => !equal(a[key], b[key]));

export const sameBirth = (a: KundliFields, b: KundliFields): boolean => BIRTH.every((key) => equal(a[key], b[key]));

/** The day as a calendar has it; null where it cannot be one. */
export function birthDate({ year, month, day }: Pick<KundliFields, "year" | "month" | "day">): Date | null {
  const number = readMonth(month);
  if (year === null || day === null || number === null) return null;
  const date = new Date(0);
  date.setUTCFullYear(year, number - 1, day);
  return date.getUTCDate() === day ? date : null;
}
