import { z } from "zod";
import { GENDERS } from "@lagna/terms";
import { refusal } from "../sentences/refusals.ts";
import { settingsRequestSchema } from "../settings.ts";
import { readable } from "../text.ts";
import { monthNumber, whole, year } from "./date-fields.ts";

/** Years that the form takes, and that the ephemeris covers. */
const FORM_YEARS = { from: 1900, until: 2100 } as const;
export const EPHEMERIS_YEARS = { from: 1800, until: 2399 } as const;
const NAME = refusal("full_name");
const CITY = refusal("city_unknown");
const COUNTRY = refusal("country_unknown");
const LATITUDE = refusal("latitude_range");
const LONGITUDE = refusal("longitude_range");

/** The days of a month of the Gregorian calendar; month 1–12. */
export function daysInMonth(year: number, month: number): number {
  const leap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  return month === 2 ? (leap ? 29 : 28) : [4, 6, 9, 11].includes(month) ? 30 : 31;
}

/** The details a person types. */
export const birthDetailsSchema = z.object({
  name: readable(NAME).min(2, NAME).max(120, NAME),
  gender: z.enum(GENDERS, { error: refusal("gender") }),
  year: year(FORM_YEARS),
  month: monthNumber,
  day: whole(1, 31, refusal("day_range", { last: 31 })),
  hour: whole(0, 23, refusal("hour_range")),
  minute: whole(0, 59, refusal("minute_range")),
  second: whole(0, 59, refusal("second_range")).optional(),
  city: readable(CITY).min(2, CITY).max(120, CITY),
  country: readable(COUNTRY).min(2, COUNTRY).max(120, COUNTRY),
});
export type BirthDetails = z.infer<typeof birthDetailsSchema>;

export const UTC_OFFSET_PATTERN = /^[+-](?:0\d|1[0-5]):[0-5]\d(?::[0-5]\d)?$/;

/** A whole day either way of noon is every time there is. */
const UNCERTAIN_MINUTES = { min: 1, max: 720 } as const;
const MINUTES = refusal("uncertainty_minutes", UNCERTAIN_MINUTES);
export const uncertainMinutes = whole(UNCERTAIN_MINUTES.min, UNCERTAIN_MINUTES.max, MINUTES);

/** What the API takes: the details over all the years the ephemeris covers, and what overrides a look-up. */
export const birthRequestSchema = birthDetailsSchema
  .extend({
    year: year(EPHEMERIS_YEARS),
    latitude: z.number({ error: LATITUDE }).min(-90, LATITUDE).max(90, LATITUDE).optional(),
    longitude: z.number({ error: LONGITUDE }).min(-180, LONGITUDE).max(180, LONGITUDE).optional(),
    /** IANA name; `LMT` for the place's own local mean time; `BOMBAY` or `CALCUTTA` for those cities' own clocks. */
    time_zone: readable().max(60).optional(),
    utc_offset: z.string().regex(UTC_OFFSET_PATTERN, refusal("utc_offset_form")).optional(),
    settings: settingsRequestSchema.optional(),
    /** The time may have been so many minutes earlier or later. */
    uncertainty: z.object({ minutes: uncertainMinutes }, { error: MINUTES }).optional(),
  })
  .superRefine((birth, context) => {
    const last = daysInMonth(birth.year, birth.month);
    if (birth.day > last) context.addIssue({ code: "custom", path: ["day"], message: refusal("day_range", { last }) });
    if ((birth.latitude === undefined) !== (birth.longitude === undefined)) {
      const missing = birth.latitude === undefined ? "latitude" : "longitude";
      context.addIssue({ code: "custom", path: [missing], message: refusal("coordinates_incomplete") });
    }
  });
