import { createHash } from "node:crypto";
import { kundliRequestSchema } from "@lagna/contract";
import { MONTH_NAMES, readMonth } from "@lagna/terms";
import type { FieldError } from "../../errors.ts";
import { fieldErrorOf } from "../../schema-issue.ts";
import type { KundliInput } from "../kundli/service.ts";
import type { KundliFields } from "./repository.ts";

export type ReadBirth =
  | { readonly birth: KundliInput; readonly problems: readonly [] }
  | { readonly birth: null; readonly problems: readonly FieldError[] };

/** A field once: what it says first is what to mend first. */
function firstOfEach(problems: readonly FieldError[]): FieldError[] {
  return [...new Map(problems.toReversed().map((problem) => [problem.path, problem])).values()].toReversed();
}

/** The fields as a kundli asks for them, or what they lack for one. */
export function readBirth(fields: KundliFields): ReadBirth {
  const { name, gender, year, month, day, hour, minute, second, city, country } = fields;
  const { latitude, longitude, timeZone, utcOffset, settings, uncertaintyMinutes, timeUnknown } = fields;
  const read = kundliRequestSchema.safeParse({
    name,
    gender,
    year,
    month: readMonth(month) ?? month,
    day,
    hour,
    minute,
    second,
    city,
    country,
    latitude: latitude ?? undefined,
    longitude: longitude ?? undefined,
    time_zone: timeZone ?? undefined,
    utc_offset: utcOffset ?? undefined,
    settings: settings ?? undefined,
    time_unknown: timeUnknown || undefined,
    uncertainty: uncertaintyMinutes === null || timeUnknown ? undefined : { minutes: uncertaintyMinutes },
  });
  if (read.success) return { birth: read.data, problems: [] };
  const problems = read.error.issues.map(({ path, code, message, ...params }) =>
    fieldErrorOf({ path: path.join("."), kind: code, message, params }),
  );
  return { birth: null, problems: firstOfEach(problems) };
}

/** The fields of a birth as it was read: the other way round. */
export const fieldsOf = (birth: KundliInput): KundliFields => ({
  name: birth.name,
  gender: birth.gender,
  year: birth.year,
  month: MONTH_NAMES[birth.month - 1] ?? String(birth.month),
  day: birth.day,
  hour: birth.time_unknown === true ? null : birth.hour,
  minute: birth.time_unknown === true ? null : birth.minute,
  second: birth.second ?? 0,
  uncertaintyMinutes: birth.uncertainty?.minutes ?? null,
  timeUnknown: birth.time_unknown === true,
  city: birth.city,
  country: birth.country,
  latitude: birth.latitude ?? null,
  longitude: birth.longitude ?? null,
  timeZone: birth.time_zone ?? null,
  utcOffset: birth.utc_offset ?? null,
  settings: birth.settings ?? null,
  tags: [],
  notes: "",
});

const folded = (text: string): string => text.normalize("NFC").toLowerCase().replaceAll(/\s+/g, " ");

/** Equal for the same person born at the same time and place, however it is spaced or capitalised; null while that is not complete. */
export function birthKeyOf(fields: KundliFields): string | null {
  const { birth } = readBirth(fields);
  if (birth === null) return null;
  const { name, year, month, day, hour, minute, second = 0, city, country } = birth;
  const time = birth.time_unknown === true ? ["unknown"] : [hour, minute, second];
  const key = [folded(name), year, month, day, ...time, folded(city), folded(country)];
  return createHash("sha256").update(JSON.stringify(key)).digest("base64url");
}
