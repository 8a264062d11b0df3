import { MONTH_NAMES, readMonth } from "@lagna/terms";
import { certaintyOf } from "../../domain/birth/time-certainty.ts";
import { DRAFT_KEY } from "../../domain/birth/use-draft.ts";
import type { KundliFields } from "../../domain/saved-kundlis/kundli-fields.ts";
import type { PickedTime } from "../../domain/uncertain/rectify/rectifying.ts";
import { writeStored } from "../../lib/storage.ts";

const text = (value: number | null): string => (value === null ? "" : String(value));

/** Puts a kundli into the generator's form, as 'Use' does. @param time in place of its own */
export function keepDraft(fields: KundliFields, time?: PickedTime): void {
  const { name, gender, city, country, time_zone, utc_offset } = fields;
  const draft = {
    name,
    gender,
    year: text(fields.year),
    month: MONTH_NAMES[(readMonth(fields.month) ?? 0) - 1] ?? "",
    day: text(fields.day),
    hour: text(fields.hour),
    minute: text(fields.minute),
    second: text(fields.second),
    ...certaintyOf(fields),
    city,
    country,
    latitude: text(fields.latitude),
    longitude: text(fields.longitude),
    clock: utc_offset !== null ? "offset" : time_zone === "LMT" ? "lmt" : "place",
    utc_offset: utc_offset ?? "",
    ...time,
  };
  writeStored(DRAFT_KEY, JSON.stringify(draft));
}
