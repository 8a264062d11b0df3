import type { KundliFields } from "@lagna/birth-tables";
import { MONTH_NAMES, parseMonth } from "@lagna/terms";
import { toCertaintyValues } from "../birth/time-certainty.ts";
import { GENERATOR_DRAFT_KEY } from "../birth/birth-form-draft.ts";
import type { PickedTime } from "../birth-time-uncertainty/rectify/rectification.ts";
import { toTypedYear } from "../birth/typed-date.ts";
import { writeStored } from "../../lib/storage.ts";

const toText = (value: number | null): string => (value === null ? "" : String(value));

/** Puts a kundli into the generator's form, for 'Use' and for saving it. @param time replaces the kundli's own time */
export function saveDraft(fields: Omit<KundliFields, "is_self">, time?: PickedTime): void {
  const { name, gender, city, country, time_zone, utc_offset } = fields;
  const draft = {
    name,
    gender,
    ...(fields.year === null ? { year: "" } : toTypedYear(fields.year)),
    calendar: fields.calendar ?? "",
    month: MONTH_NAMES[(parseMonth(fields.month) ?? 0) - 1] ?? "",
    day: toText(fields.day),
    hour: toText(fields.hour),
    minute: toText(fields.minute),
    second: toText(fields.second),
    ...toCertaintyValues(fields),
    city,
    country,
    latitude: toText(fields.latitude),
    longitude: toText(fields.longitude),
    clock: utc_offset !== null ? "offset" : time_zone === "LMT" ? "lmt" : "place",
    utc_offset: utc_offset ?? "",
    ...time,
  };
  writeStored(GENERATOR_DRAFT_KEY, JSON.stringify(draft));
}
