import type { SavedKundli as Sent } from "@lagna/contract";
import type { KundliInput } from "@lagna/kundli";
import { convertBirthToFields } from "./convert-kundli-fields.ts";
import type { KundliFields } from "./repository.ts";

export type SentFields = Omit<
  Sent,
  "id" | "owner_email" | "version" | "created_at" | "updated_at" | "is_self" | "problems" | "chart"
>;

/** Converts request fields to domain names. */
export const toFields = (sent: SentFields): KundliFields => ({
  name: sent.name,
  gender: sent.gender,
  year: sent.year,
  month: sent.month,
  day: sent.day,
  calendar: sent.calendar,
  hour: sent.hour,
  minute: sent.minute,
  second: sent.second,
  uncertaintyMinutes: sent.uncertainty_minutes,
  timeUnknown: sent.time_unknown,
  city: sent.city,
  country: sent.country,
  latitude: sent.latitude,
  longitude: sent.longitude,
  timeZone: sent.time_zone,
  utcOffset: sent.utc_offset,
  settings: sent.settings,
  tags: [...new Set(sent.tags)],
  notes: sent.notes,
});

/** The fields of a kundli as they are sent. */
export const presentFields = (kundli: KundliFields): SentFields => ({
  name: kundli.name,
  gender: kundli.gender,
  year: kundli.year,
  month: kundli.month,
  day: kundli.day,
  calendar: kundli.calendar,
  hour: kundli.hour,
  minute: kundli.minute,
  second: kundli.second,
  uncertainty_minutes: kundli.uncertaintyMinutes,
  time_unknown: kundli.timeUnknown,
  city: kundli.city,
  country: kundli.country,
  latitude: kundli.latitude,
  longitude: kundli.longitude,
  time_zone: kundli.timeZone,
  utc_offset: kundli.utcOffset,
  settings: kundli.settings,
  tags: [...kundli.tags],
  notes: kundli.notes,
});

/** A birth that was entered elsewhere, as the fields of a kundli are sent. */
export const presentBirth = (birth: KundliInput, changes: Pick<KundliFields, "name" | "tags">): SentFields =>
  presentFields({ ...convertBirthToFields(birth), ...changes });
