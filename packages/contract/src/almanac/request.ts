import {
  ALMANAC_NUMBERS,
  ALMANAC_PRESETS,
  ALMANAC_SETTINGS,
  LANGUAGES,
  MUHURTA_ACTIVITY_IDS,
  NAKSHATRAS,
  PAKSHAS,
  PAKSHI_DURATIONS,
  PAKSHIS,
  RASHIS,
  SETTINGS,
  daysInMonth,
} from "@lagna/terms";
import { z } from "zod";
import { ALMANAC_YEARS } from "../ephemeris-years.ts";
import { kundliRequestSchema } from "../kundli/request.ts";
import { encodeFieldError } from "../messages/error-messages.ts";
import { createReadableString } from "../readable-text.ts";
import { MAX_SEARCH_DAYS } from "./search-days.ts";

/** Requests of the almanac. Those of GET are queries: every value is a text. */

const toLabel = (key: string): string => key.charAt(0).toUpperCase() + key.slice(1).replaceAll("_", " ");

const DECIMAL = /^[+-]?\d{1,10}(?:\.\d{1,12})?$/;
/** A number written in a query; an empty text is none. */
const queryNumber = (message: string, min: number, max: number) =>
  z
    .string(message)
    .regex(DECIMAL, message)
    .transform(Number)
    .refine((value) => value >= min && value <= max, { error: message });

const LATITUDE = encodeFieldError("latitude_range");
const LONGITUDE = encodeFieldError("longitude_range");
const PLACE_UNKNOWN = encodeFieldError("place_unknown");
const MAX_PLACE_ID = 2 ** 33;
/** In a body, as the search of places has it. */
export const placeId = z.int(PLACE_UNKNOWN).min(-MAX_PLACE_ID, PLACE_UNKNOWN).max(MAX_PLACE_ID, PLACE_UNKNOWN);

const timeZone = createReadableString(encodeFieldError("time_zone_unknown")).min(1).max(60);

export interface PlaceChoice {
  readonly place_id?: number | undefined;
  readonly latitude?: number | undefined;
  readonly longitude?: number | undefined;
}

/** A place is given by its id or by both coordinates. */
export function checkPlace({ place_id: id, latitude, longitude }: PlaceChoice, context: z.RefinementCtx): void {
  const refuse = (path: string, code: "place_choice" | "place_twice" | "coordinates_incomplete"): void =>
    context.addIssue({ code: "custom", path: [path], message: encodeFieldError(code) });
  const [hasLatitude, hasLongitude] = [latitude !== undefined, longitude !== undefined];
  if (id !== undefined && (hasLatitude || hasLongitude)) refuse("place_id", "place_twice");
  else if (hasLatitude !== hasLongitude) refuse(hasLatitude ? "longitude" : "latitude", "coordinates_incomplete");
  else if (id === undefined && !hasLatitude) refuse("place_id", "place_choice");
}

export const placeQuery = {
  /** As the search of places has it. */
  place_id: queryNumber(PLACE_UNKNOWN, -MAX_PLACE_ID, MAX_PLACE_ID)
    .refine(Number.isInteger, { error: PLACE_UNKNOWN })
    .optional(),
  /** Degrees, north positive; rounded to a tenth. */
  latitude: queryNumber(LATITUDE, -90, 90).optional(),
  /** Degrees, east positive; rounded to a tenth. */
  longitude: queryNumber(LONGITUDE, -180, 180).optional(),
  /** IANA name; by default the zone of the coordinates. */
  time_zone: timeZone.optional(),
};

const choice = <Value extends string>(key: string, values: readonly Value[]) =>
  z.enum(values as readonly [Value, ...Value[]], {
    error: encodeFieldError("setting_value", { setting: toLabel(key), values: values.join(", ") }),
  });

/** Every choice of an almanac as a text, and those that are numbers as texts of digits. */
function createSettingQueries() {
  const listed = Object.entries(ALMANAC_SETTINGS).map(([key, values]) => {
    const texts = values.map(String) as [string, ...string[]];
    const isNumber = typeof values[0] === "number";
    return [key, isNumber ? choice(key, texts).transform(Number).optional() : choice(key, texts).optional()] as const;
  });
  const numbers = Object.entries(ALMANAC_NUMBERS).map(([key, max]) => {
    const message = encodeFieldError("setting_number", { setting: toLabel(key), max });
    return [key, queryNumber(message, -max, max).optional()] as const;
  });
  return Object.fromEntries([...listed, ...numbers]) as Record<
    keyof typeof ALMANAC_SETTINGS | keyof typeof ALMANAC_NUMBERS,
    z.ZodType<string | number | undefined, string | undefined>
  >;
}

const AYANAMSAS = SETTINGS.ayanamsa.filter((id) => id !== "custom");

/** Whose days are shown: of those that differ by tradition, all, or those of one. */
export const READER_TRADITIONS = ["all", "smarta", "vaishnava"] as const;

const settingsQuery = {
  preset: choice("preset", ALMANAC_PRESETS).optional(),
  ayanamsa: choice("ayanamsa", AYANAMSAS).optional(),
  positions: choice("positions", SETTINGS.positions).optional(),
  ...createSettingQueries(),
};

/** What every request of the almanac may have. */
export const commonQuery = {
  ...placeQuery,
  ...settingsQuery,
  tradition: choice("tradition", READER_TRADITIONS).default("all"),
  /** Of names and sentences; by default that of the reader's browser. */
  language: choice("language", LANGUAGES).optional(),
  /** The version of the engine, as answers state it: an answer of that very version may be kept for a year. */
  v: createReadableString().max(40).optional(),
};

const DATE = encodeFieldError("almanac_date");
const YEAR_RANGE = encodeFieldError("year_range", ALMANAC_YEARS);
const isInYears = (year: number): boolean => year >= ALMANAC_YEARS.from && year <= ALMANAC_YEARS.until;

/** A date that exists, in the years of the ephemeris. */
export const almanacDate = z
  .string(DATE)
  .regex(/^\d{4}-\d{2}-\d{2}$/, DATE)
  .superRefine((text, context) => {
    const [year = 0, month = 0, day = 0] = text.split("-").map(Number);
    const refuse = (message: string): void => context.addIssue({ code: "custom", message });
    if (month < 1 || month > 12 || day < 1) refuse(DATE);
    else if (!isInYears(year)) refuse(YEAR_RANGE);
    else if (day > daysInMonth(year, month)) refuse(encodeFieldError("day_range", { last: daysInMonth(year, month) }));
  });

const MONTH = encodeFieldError("almanac_month");
const almanacMonth = z
  .string(MONTH)
  .regex(/^\d{4}-(?:0[1-9]|1[0-2])$/, MONTH)
  .refine((text) => isInYears(Number(text.slice(0, 4))), { error: YEAR_RANGE });
const almanacYear = z
  .string(YEAR_RANGE)
  .regex(/^\d{4}$/, YEAR_RANGE)
  .transform(Number)
  .refine(isInYears, { error: YEAR_RANGE });

const oneOf = (values: readonly string[]): string => encodeFieldError("not_one_of", { values: values.join(", ") });

/** GET /api/v1/panchang */
export const panchangQuerySchema = z
  .object({
    ...commonQuery,
    /** By default today at the place. */
    date: almanacDate.optional(),
    birth_nakshatra: z.enum(NAKSHATRAS, { error: oneOf(NAKSHATRAS) }).optional(),
    birth_sign: z.enum(RASHIS, { error: oneOf(RASHIS) }).optional(),
  })
  .superRefine(checkPlace);
/** GET /api/v1/panchang/pakshi */
export const pakshiQuerySchema = z
  .object({
    ...commonQuery,
    /** By default today at the place. */
    date: almanacDate.optional(),
    /** The bird of a birth; or the star and the half of the month of the Moon at birth. */
    bird: z.enum(PAKSHIS, { error: oneOf(PAKSHIS) }).optional(),
    birth_nakshatra: z.enum(NAKSHATRAS, { error: oneOf(NAKSHATRAS) }).optional(),
    birth_paksha: z.enum(PAKSHAS, { error: oneOf(PAKSHAS) }).optional(),
    durations: z.enum(PAKSHI_DURATIONS, { error: oneOf(PAKSHI_DURATIONS) }).default("fixed"),
  })
  .superRefine((query, context) => {
    checkPlace(query, context);
    const { bird, birth_nakshatra: star, birth_paksha: paksha } = query;
    const refuse = (path: string): void =>
      context.addIssue({ code: "custom", path: [path], message: encodeFieldError("pakshi_missing") });
    if (bird === undefined && star === undefined) refuse("birth_nakshatra");
    if (bird === undefined && paksha === undefined) refuse("birth_paksha");
  });
/** GET /api/v1/panchang/month */
export const panchangMonthQuerySchema = z
  .object({ ...commonQuery, /** By default this month. */ month: almanacMonth.optional() })
  .superRefine(checkPlace);
/** GET /api/v1/panchang/year */
export const panchangYearQuerySchema = z
  .object({
    ...commonQuery,
    /** By default this year. */
    year: almanacYear.optional(),
    format: z.enum(["json", "csv"], { error: oneOf(["json", "csv"]) }).optional(),
  })
  .superRefine(checkPlace);
/** GET /api/v1/festivals */
export const festivalsQuerySchema = z
  .object({ ...commonQuery, /** By default this year. */ year: almanacYear.optional() })
  .superRefine(checkPlace);
/** GET /api/v1/festivals/:id/:year */
export const festivalParamsSchema = z.object({ id: createReadableString().min(1).max(80), year: almanacYear });
export const festivalQuerySchema = z
  .object({ ...commonQuery, /** Of several in a year, the one on this date. */ date: almanacDate.optional() })
  .superRefine(checkPlace);

/** GET /api/v1/eclipses */
export const eclipseQuerySchema = z
  .object({
    ...commonQuery,
    /** The first eclipse on this date of UTC or after it; by default from today on. */ date: almanacDate.optional(),
  })
  .superRefine(checkPlace);

export type AlmanacQuery = z.output<z.ZodObject<typeof commonQuery>>;

const MAX_PEOPLE = 4;
const PERSON = encodeFieldError("muhurta_person");
const personMoonSchema = z.strictObject({
  nakshatra: z.enum(NAKSHATRAS, { error: oneOf(NAKSHATRAS) }),
  pada: z.number().int().min(1).max(4).optional(),
  /** The sign of the Moon; by default that of the pada, or of the star if it lies in one sign. */
  sign: z.enum(RASHIS, { error: oneOf(RASHIS) }).optional(),
});

/** A person of a search: a birth as for a kundli, or the star of the Moon. */
export type MuhurtaPersonInput =
  | { readonly name: string | undefined; readonly moon: z.output<typeof personMoonSchema> }
  | { readonly birth: z.output<typeof kundliRequestSchema> };

/** A birth is checked by the schema of a kundli, so that its errors have the same codes and paths. */
const muhurtaPersonSchema = z
  .looseObject({ name: z.unknown().optional(), moon: z.unknown().optional() }, { error: PERSON })
  .transform((person, context): MuhurtaPersonInput => {
    const { name, moon, ...birth } = person;
    if (moon !== undefined && Object.keys(birth).length > 0) {
      context.addIssue({ code: "custom", message: PERSON });
      return z.NEVER;
    }
    const read = <Output>(schema: z.ZodType<Output>, value: unknown, path: readonly string[]): Output => {
      const result = schema.safeParse(value);
      if (result.success) return result.data;
      for (const issue of result.error.issues)
        context.issues.push({ ...issue, path: [...path, ...issue.path], input: value } as never);
      return z.NEVER;
    };
    if (moon === undefined) return { birth: read(kundliRequestSchema, { name, ...birth }, []) };
    return {
      name: read(createReadableString().max(120).optional(), name, ["name"]),
      moon: read(personMoonSchema, moon, ["moon"]),
    };
  });

export const bodyPlaceSchema = z
  .object(
    {
      place_id: z.number({ error: PLACE_UNKNOWN }).int(PLACE_UNKNOWN).optional(),
      latitude: z.number({ error: LATITUDE }).min(-90, LATITUDE).max(90, LATITUDE).optional(),
      longitude: z.number({ error: LONGITUDE }).min(-180, LONGITUDE).max(180, LONGITUDE).optional(),
      time_zone: timeZone.optional(),
    },
    { error: encodeFieldError("place_choice") },
  )
  .superRefine(checkPlace);

const bodyNumbers = Object.fromEntries(
  Object.entries(ALMANAC_NUMBERS).map(([key, max]) => {
    const message = encodeFieldError("setting_number", { setting: toLabel(key), max });
    return [key, z.number({ error: message }).min(-max, message).max(max, message).optional()] as const;
  }),
);
const bodySettingsSchema = z.strictObject(
  {
    preset: settingsQuery.preset,
    ayanamsa: settingsQuery.ayanamsa,
    positions: settingsQuery.positions,
    ...Object.fromEntries(
      Object.entries(ALMANAC_SETTINGS).map(([key, values]) => {
        const error = encodeFieldError("setting_value", { setting: toLabel(key), values: values.join(", ") });
        return [key, z.literal([...values], { error }).optional()] as const;
      }),
    ),
    ...bodyNumbers,
  },
  {
    error: (issue) =>
      issue.code === "unrecognized_keys"
        ? encodeFieldError("setting_unknown", { settings: issue.keys.join(", ").slice(0, 100) })
        : encodeFieldError("settings_form", { setting: "Settings" }),
  },
);

/** The days of a search, including its first and its last. */
export const countSearchDays = ({ from, until }: { readonly from: string; readonly until: string }): number =>
  (Date.parse(until) - Date.parse(from)) / 86_400_000 + 1;

/** POST /api/v1/muhurta */
export const muhurtaRequestSchema = z
  .object({
    activity: z.enum(MUHURTA_ACTIVITY_IDS, { error: oneOf(MUHURTA_ACTIVITY_IDS) }),
    from: almanacDate,
    /** The last day. */
    until: almanacDate,
    place: bodyPlaceSchema,
    people: z
      .array(muhurtaPersonSchema)
      .max(MAX_PEOPLE, encodeFieldError("muhurta_people", { max: MAX_PEOPLE }))
      .default([]),
    /** Whether nights are searched too. */
    nights: z.boolean().default(false),
    /** Shorter windows are left out. */
    min_minutes: z.number().int().min(1).max(720).default(20),
    /** The number of windows in the answer, best first; all if absent. */
    limit: z.number().int().min(1).max(5000).optional(),
    settings: bodySettingsSchema.optional(),
    language: choice("language", LANGUAGES).optional(),
  })
  .superRefine((search, context) => {
    const days = countSearchDays(search);
    const refuse = (message: string): void => context.addIssue({ code: "custom", path: ["until"], message });
    if (days < 1) refuse(encodeFieldError("muhurta_order"));
    else if (days > MAX_SEARCH_DAYS) refuse(encodeFieldError("muhurta_days", { max: MAX_SEARCH_DAYS }));
  });
export type MuhurtaInput = z.output<typeof muhurtaRequestSchema>;
