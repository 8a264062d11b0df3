import { createHash } from "node:crypto";
import { kundliRequestSchema } from "@lagna/contract";
import { MONTH_NAMES, parseMonth } from "@lagna/terms";
import { type KundliInput, toGregorianDate } from "@lagna/kundli";
import type { FieldError } from "../../errors/app-error.ts";
import { toFieldError } from "../../errors/parse-schema-issue.ts";
import type { KundliFields } from "./repository.ts";

export type ConvertedBirth =
  | { readonly birth: KundliInput; readonly problems: readonly [] }
  | { readonly birth: null; readonly problems: readonly FieldError[] };

/** Keeps only the first problem of each field. */
function keepFirstProblemPerField(problems: readonly FieldError[]): FieldError[] {
  return [...new Map(problems.toReversed().map((problem) => [problem.path, problem])).values()].toReversed();
}

/** The fields as kundli input, or the problems that prevent it. */
export function convertFieldsToBirth(fields: KundliFields): ConvertedBirth {
  const { name, gender, year, month, day, calendar, hour, minute, second, city, country } = fields;
  const { latitude, longitude, timeZone, utcOffset, settings, uncertaintyMinutes, timeUnknown } = fields;
  const read = kundliRequestSchema.safeParse({
    name,
    gender,
    year,
    month: parseMonth(month) ?? month,
    day,
    calendar: calendar ?? undefined,
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
    toFieldError({ path: path.join("."), kind: code, message, params }),
  );
  return { birth: null, problems: keepFirstProblemPerField(problems) };
}

/** The reverse: kundli input to fields. */
export const convertBirthToFields = (birth: KundliInput): KundliFields => ({
  name: birth.name,
  gender: birth.gender,
  year: birth.year,
  month: MONTH_NAMES[birth.month - 1] ?? String(birth.month),
  day: birth.day,
  calendar: birth.calendar ?? null,
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

const normaliseText = (text: string): string => text.normalize("NFC").toLowerCase().replaceAll(/\s+/g, " ");

/** A key that is equal for the same person, time and place of birth, ignoring case and spacing; null while the birth is incomplete. */
export function createBirthKey(fields: KundliFields): string | null {
  const { birth } = convertFieldsToBirth(fields);
  if (birth === null) return null;
  const { name, hour, minute, second = 0, city, country } = birth;
  const { year, month, day } = toGregorianDate(birth);
  const time = birth.time_unknown === true ? ["unknown"] : [hour, minute, second];
  const key = [normaliseText(name), year, month, day, ...time, normaliseText(city), normaliseText(country)];
  return createHash("sha256").update(JSON.stringify(key)).digest("base64url");
}
