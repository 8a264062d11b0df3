import { z } from "zod";
import { GENDERS, MONTH_NAMES } from "@lagna/terms";
import { settingsRequestSchema } from "../settings.ts";
import { readable } from "../text.ts";

/** The specification's sentences, word for word; the web form shows the same ones. */
export const BIRTH_MESSAGES = {
  name: "Please enter your full name",
  gender: "Please select a gender",
  year: "Year must be between 1900 and 2100",
  month: "Please select a month",
  day: "Day must be between 1 and 31",
  hour: "Hour must be 0-23",
  minute: "Minute must be 0-59",
  second: "Second must be 0-59",
  city: "Enter a valid city",
  country: "Enter a valid country",
} as const;

const whole = (min: number, max: number, message: string) =>
  z.number({ error: message }).int(message).min(min, message).max(max, message);

const monthNumber = z.preprocess(
  (value) => {
    if (typeof value !== "string") return value;
    const index = MONTH_NAMES.findIndex((name) => name.toLowerCase() === value.trim().toLowerCase());
    return index >= 0 ? index + 1 : value;
  },
  whole(1, 12, BIRTH_MESSAGES.month).describe("1 to 12, or an English month name"),
);

/** The days of a month of the Gregorian calendar; month 1–12. */
export function daysInMonth(year: number, month: number): number {
  const leap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  return month === 2 ? (leap ? 29 : 28) : [4, 6, 9, 11].includes(month) ? 30 : 31;
}

/** The details a person types. */
export const birthDetailsSchema = z.object({
  name: readable(BIRTH_MESSAGES.name).min(2, BIRTH_MESSAGES.name).max(120, BIRTH_MESSAGES.name),
  gender: z.enum(GENDERS, { error: BIRTH_MESSAGES.gender }),
  year: whole(1900, 2100, BIRTH_MESSAGES.year),
  month: monthNumber,
  day: whole(1, 31, BIRTH_MESSAGES.day),
  hour: whole(0, 23, BIRTH_MESSAGES.hour),
  minute: whole(0, 59, BIRTH_MESSAGES.minute),
  second: whole(0, 59, BIRTH_MESSAGES.second).optional(),
  city: readable(BIRTH_MESSAGES.city).min(2, BIRTH_MESSAGES.city).max(120, BIRTH_MESSAGES.city),
  country: readable(BIRTH_MESSAGES.country).min(2, BIRTH_MESSAGES.country).max(120, BIRTH_MESSAGES.country),
});
export type BirthDetails = z.infer<typeof birthDetailsSchema>;

/** "Day must be between 1 and 31" with the month's real length; null where the day exists. */
export function impossibleDayMessage(year: number, month: number, day: number): string | null {
  const last = daysInMonth(year, month);
  return day > last ? `Day must be between 1 and ${last}` : null;
}

export const UTC_OFFSET_PATTERN = /^[+-](?:0\d|1[0-5]):[0-5]\d(?::[0-5]\d)?$/;

/** What the API takes: the details over all the years the ephemeris covers, and what overrides a look-up. */
export const birthRequestSchema = birthDetailsSchema
  .extend({
    year: whole(1800, 2399, "Year must be between 1800 and 2399"),
    latitude: z
      .number({ error: "Latitude must be between -90 and 90" })
      .min(-90, "Latitude must be between -90 and 90")
      .max(90, "Latitude must be between -90 and 90")
      .optional(),
    longitude: z
      .number({ error: "Longitude must be between -180 and 180" })
      .min(-180, "Longitude must be between -180 and 180")
      .max(180, "Longitude must be between -180 and 180")
      .optional(),
    /** IANA name; `LMT` for the place's own local mean time; `BOMBAY` or `CALCUTTA` for those cities' own clocks. */
    time_zone: readable().max(60).optional(),
    utc_offset: z.string().regex(UTC_OFFSET_PATTERN, "UTC offset must look like +05:30").optional(),
    settings: settingsRequestSchema.optional(),
  })
  .superRefine((birth, context) => {
    const message = impossibleDayMessage(birth.year, birth.month, birth.day);
    if (message) context.addIssue({ code: "custom", path: ["day"], message });
    if ((birth.latitude === undefined) !== (birth.longitude === undefined)) {
      const missing = birth.latitude === undefined ? "latitude" : "longitude";
      context.addIssue({ code: "custom", path: [missing], message: "Latitude and longitude go together" });
    }
  });
