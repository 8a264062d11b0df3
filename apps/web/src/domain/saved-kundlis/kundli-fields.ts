import { createEmptyKundliFields, type KundliFields } from "@lagna/birth-tables";
import type { SavedKundli } from "@lagna/contract";
import {
  type CalendarDate,
  chooseCalendar,
  isCalendarDate,
  MONTH_NAMES,
  parseMonth,
  type SettingsRequest,
} from "@lagna/terms";
import type { ValidBirth } from "../birth/birth-form-values.ts";

export const toKundliFields = ({
  id: _id,
  owner_email: _owner,
  version: _version,
  created_at: _created,
  updated_at: _updated,
  problems: _problems,
  chart: _chart,
  ...fields
}: SavedKundli): KundliFields => fields;

/** The fields of a kundli made by the generator. */
export const birthToKundliFields = (birth: ValidBirth, settings: SettingsRequest): KundliFields => ({
  ...createEmptyKundliFields(birth.year),
  name: birth.name,
  gender: birth.gender,
  month: MONTH_NAMES[birth.month - 1] ?? "",
  day: birth.day,
  calendar: birth.calendar ?? null,
  // A request contains a placeholder for an unknown time, which must not be stored.
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

/**
 * Fields by which a list is searched, compared and displayed. Which chart is the user's own is stored in the account,
 * not in the record.
 */
const CONTENT_KEYS = [
  ...(["name", "gender", "year", "month", "day", "calendar", "hour", "minute", "second", "city", "country"] as const),
  ...(["uncertainty_minutes", "time_unknown"] as const),
  ...(["latitude", "longitude", "time_zone", "utc_offset", "settings", "tags", "notes"] as const),
] satisfies (keyof KundliFields)[];

/** Fields of the birth, which decide whether an existing chart is still valid. */
const BIRTH_KEYS = CONTENT_KEYS.filter(
  (key) => key !== "name" && key !== "gender" && key !== "tags" && key !== "notes",
);

const isEqual = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

export const listChangedFields = (a: KundliFields, b: KundliFields): (keyof KundliFields)[] =>
  CONTENT_KEYS.filter((key) => !isEqual(a[key], b[key]));

export const isSameBirth = (a: KundliFields, b: KundliFields): boolean =>
  BIRTH_KEYS.every((key) => isEqual(a[key], b[key]));

/** The date as written, by its own calendar; null for an impossible one. */
export function toBirthDate({ year, month: name, day, calendar }: DateFields): CalendarDate | null {
  const month = parseMonth(name);
  if (year === null || day === null || month === null) return null;
  const date = { year, month, day };
  return isCalendarDate(date, chooseCalendar(date, calendar ?? undefined)) ? date : null;
}
type DateFields = Pick<KundliFields, "year" | "month" | "day" | "calendar">;
