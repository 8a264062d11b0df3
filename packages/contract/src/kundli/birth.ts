import { z } from "zod";
import { GENDERS, daysInMonth, CALENDARS, chooseCalendar } from "@lagna/terms";
import { EPHEMERIS_YEARS } from "../ephemeris-years.ts";
import { encodeFieldError } from "../messages/error-messages.ts";
import { settingsRequestSchema } from "../settings.ts";
import { createReadableString } from "../readable-text.ts";
import { monthNumber, createIntegerSchema, createYearSchema } from "./date-fields.ts";

const NAME = encodeFieldError("full_name");
const CITY = encodeFieldError("city_unknown");
const COUNTRY = encodeFieldError("country_unknown");
const LATITUDE = encodeFieldError("latitude_range");
const LONGITUDE = encodeFieldError("longitude_range");

/** The details a user types. */
const birthDetailsSchema = z.object({
  name: createReadableString(NAME).min(2, NAME).max(120, NAME),
  gender: z.enum(GENDERS, { error: encodeFieldError("gender") }),
  year: createYearSchema(EPHEMERIS_YEARS),
  month: monthNumber,
  day: createIntegerSchema(1, 31, encodeFieldError("day_range", { last: 31 })),
  hour: createIntegerSchema(0, 23, encodeFieldError("hour_range")),
  minute: createIntegerSchema(0, 59, encodeFieldError("minute_range")),
  second: createIntegerSchema(0, 59, encodeFieldError("second_range")).optional(),
  city: createReadableString(CITY).min(2, CITY).max(120, CITY),
  country: createReadableString(COUNTRY).min(2, COUNTRY).max(120, COUNTRY),
});

/** Of a stated date; without it, Julian up to 4 October 1582 and Gregorian after. */
export const calendarName = z.enum(CALENDARS, {
  error: encodeFieldError("not_one_of", { values: CALENDARS.join(", ") }),
});

export const UTC_OFFSET_PATTERN = /^[+-](?:0\d|1[0-5]):[0-5]\d(?::[0-5]\d)?$/;

/** Twelve hours before and after noon: any time of the day. */
const UNCERTAINTY_MINUTES_RANGE = { min: 1, max: 720 } as const;
const MINUTES = encodeFieldError("uncertainty_minutes", UNCERTAINTY_MINUTES_RANGE);
export const uncertaintyMinutes = createIntegerSchema(
  UNCERTAINTY_MINUTES_RANGE.min,
  UNCERTAINTY_MINUTES_RANGE.max,
  MINUTES,
);

/** The API's input: the details, and values that override a look-up. */
export const birthRequestSchema = birthDetailsSchema
  .extend({
    calendar: calendarName.optional(),
    latitude: z.number({ error: LATITUDE }).min(-90, LATITUDE).max(90, LATITUDE).optional(),
    longitude: z.number({ error: LONGITUDE }).min(-180, LONGITUDE).max(180, LONGITUDE).optional(),
    /** IANA name; `LMT` for the place's own local mean time; `BOMBAY` or `CALCUTTA` for those cities' own clocks. */
    time_zone: createReadableString().max(60).optional(),
    utc_offset: z.string().regex(UTC_OFFSET_PATTERN, encodeFieldError("utc_offset_form")).optional(),
    settings: settingsRequestSchema.optional(),
    /** The time may be earlier or later by this many minutes. */
    uncertainty: z.object({ minutes: uncertaintyMinutes }, { error: MINUTES }).optional(),
  })
  .superRefine((birth, context) => {
    const last = daysInMonth(birth.year, birth.month, chooseCalendar(birth, birth.calendar));
    if (birth.day > last)
      context.addIssue({ code: "custom", path: ["day"], message: encodeFieldError("day_range", { last }) });
    if ((birth.latitude === undefined) !== (birth.longitude === undefined)) {
      const missing = birth.latitude === undefined ? "latitude" : "longitude";
      context.addIssue({ code: "custom", path: [missing], message: encodeFieldError("coordinates_incomplete") });
    }
  });
