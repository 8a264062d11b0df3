import { z } from "zod";
import { DIGNITY_IDS, GENDERS, GRAHA_IDS, MONTH_NAMES, NAKSHATRA_IDS, RASHI_IDS, RELATION_IDS } from "./ids.ts";
import {
  AYANAMSA_IDS,
  DASHA_YEARS,
  HOUSE_SYSTEMS,
  NODE_KINDS,
  POSITION_KINDS,
  PRESET_IDS,
  SUNRISE_KINDS,
  settingsRequestSchema,
} from "./settings.ts";

const graha = z.enum(GRAHA_IDS);
const rashi = z.enum(RASHI_IDS);
const nakshatra = z.enum(NAKSHATRA_IDS);
const instant = z.iso.datetime({ offset: true });
/** Sidereal, [0, 360). */
const longitude = z.number().min(0).lt(360);
const pada = z.number().int().min(1).max(4);
const houseNumber = z.number().int().min(1).max(12);

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
  name: z.string({ error: BIRTH_MESSAGES.name }).trim().min(2, BIRTH_MESSAGES.name).max(120, BIRTH_MESSAGES.name),
  gender: z.enum(GENDERS, { error: BIRTH_MESSAGES.gender }),
  year: whole(1900, 2100, BIRTH_MESSAGES.year),
  month: monthNumber,
  day: whole(1, 31, BIRTH_MESSAGES.day),
  hour: whole(0, 23, BIRTH_MESSAGES.hour),
  minute: whole(0, 59, BIRTH_MESSAGES.minute),
  second: whole(0, 59, BIRTH_MESSAGES.second).optional(),
  city: z.string({ error: BIRTH_MESSAGES.city }).trim().min(2, BIRTH_MESSAGES.city).max(120, BIRTH_MESSAGES.city),
  country: z
    .string({ error: BIRTH_MESSAGES.country })
    .trim()
    .min(2, BIRTH_MESSAGES.country)
    .max(120, BIRTH_MESSAGES.country),
});
export type BirthDetails = z.infer<typeof birthDetailsSchema>;

/** "Day must be between 1 and 31" with the month's real length; null where the day exists. */
export function impossibleDayMessage(year: number, month: number, day: number): string | null {
  const last = daysInMonth(year, month);
  return day > last ? `Day must be between 1 and ${last}` : null;
}

export const UTC_OFFSET_PATTERN = /^[+-](?:0\d|1[0-5]):[0-5]\d(?::[0-5]\d)?$/;

export const kundliRequestSchema = birthDetailsSchema
  .extend({
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
    /** IANA name, or `LMT` for the place's own local mean time. */
    time_zone: z.string().max(60).optional(),
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
export type KundliRequest = z.input<typeof kundliRequestSchema>;

const point = { longitude, sign: rashi, degree_in_sign: z.number().min(0).lt(30), nakshatra, pada };

export const dashaLordSchema = graha;
/** `sub` is present for the levels that are sent; deeper ones are asked for by `POST /api/v1/kundli/dasha`. */
export interface DashaPeriod {
  lord: z.infer<typeof graha>;
  start: string;
  end: string;
  sub?: DashaPeriod[] | undefined;
}
export const dashaPeriodSchema: z.ZodType<DashaPeriod> = z
  .object({
    lord: graha,
    start: instant,
    end: instant,
    get sub() {
      return z.array(dashaPeriodSchema).optional();
    },
  })
  .meta({ id: "DashaPeriod" });

const chalitHouse = z.object({
  number: houseNumber,
  /** Sidereal degrees where the bhava begins, has its middle and ends (its end is the next one's start). */
  start: longitude,
  middle: longitude,
  end: longitude,
  occupants: z.array(graha),
});

export const kundliDataSchema = z.object({
  birth: z.object({
    name: z.string(),
    gender: z.enum(GENDERS),
    /** Wall-clock time without offset. */
    local: z.string(),
    utc: instant,
    utc_offset: z.string(),
    place: z.object({
      city: z.string(),
      country: z.string(),
      state: z.string().nullable(),
      latitude: z.number(),
      longitude: z.number(),
      time_zone: z.string().nullable(),
    }),
    /** Sentences for people: what was chosen where the input left a choice. */
    warnings: z.array(z.string()),
    /** The same, for machines, in the same order. */
    notices: z.array(z.object({ code: z.string(), params: z.record(z.string(), z.string()) })),
  }),
  settings: z.object({
    preset: z.enum(PRESET_IDS),
    ayanamsa: z.enum(AYANAMSA_IDS),
    /** Referred to the true equinox of date: what is subtracted from the apparent tropical longitude. */
    ayanamsa_degrees: z.number(),
    /** Referred to the mean equinox: what almanacs and Jagannatha Hora display. */
    ayanamsa_mean_degrees: z.number(),
    positions: z.enum(POSITION_KINDS),
    node: z.enum(NODE_KINDS),
    house_system: z.enum(HOUSE_SYSTEMS),
    dasha_year: z.literal(DASHA_YEARS),
    sunrise: z.enum(SUNRISE_KINDS),
    varga_variants: z.record(z.string(), z.string()),
    ephemeris: z.string(),
  }),
  lagna: z.object(point),
  midheaven: z.object(point),
  planets: z.array(
    z.object({
      id: graha,
      ...point,
      /** Ecliptic latitude, degrees north positive. */
      latitude: z.number(),
      /** Degrees of sidereal longitude a day. */
      speed: z.number(),
      house: houseNumber,
      retrograde: z.boolean(),
      combust: z.boolean(),
      /** Null for a node in a sign where no text gives it one. */
      dignity: z.enum(DIGNITY_IDS).nullable(),
    }),
  ),
  houses: z.array(
    z.object({ number: houseNumber, sign: rashi, lord: graha, occupants: z.array(graha), cusp: longitude }),
  ),
  bhava_chalit: z.object({
    sripati: z.array(chalitHouse),
    placidus: z.array(chalitHouse),
    equal: z.array(chalitHouse),
    /** Placidus has no cusps beyond the polar circles: the system that stands in for it, else null. */
    placidus_fallback: z.string().nullable(),
  }),
  aspects: z.object({
    /** Graha drishti, whole sign: the houses and grahas each graha aspects in full. */
    graha: z.array(z.object({ from: graha, houses: z.array(houseNumber), grahas: z.array(graha) })),
    /** Rashi drishti (Jaimini): the signs each sign sees. */
    rashi: z.array(z.object({ from: rashi, signs: z.array(rashi) })),
  }),
  /** Compound friendship of each graha (row) towards each other one. */
  relationships: z.record(z.string(), z.record(z.string(), z.enum(RELATION_IDS))),
  vargas: z.record(z.string(), z.record(z.string(), rashi)),
  dashas: z.object({
    vimshottari: z.object({
      balance: z.object({ lord: graha, years: z.number() }),
      periods: z.array(dashaPeriodSchema),
    }),
  }),
  karakas: z.object({
    scheme7: z.record(z.string(), graha),
    scheme8: z.record(z.string(), graha),
  }),
  panchanga: z.object({
    tithi: z.object({
      number: z.number().int().min(1).max(30),
      name: z.string(),
      paksha: z.enum(["shukla", "krishna"]),
      end: instant,
    }),
    /** The Hindu weekday, sunrise to sunrise. */
    vara: z.object({ number: z.number().int().min(0).max(6), name: z.string(), lord: graha }),
    nakshatra: z.object({ id: nakshatra, pada, end: instant }),
    yoga: z.object({ number: z.number().int().min(1).max(27), name: z.string(), end: instant }),
    karana: z.object({ number: z.number().int().min(1).max(60), name: z.string(), end: instant }),
    /** The lunar month, named in both reckonings; null where it could not be found inside the ephemeris' range. */
    masa: z.object({ amanta: z.string(), purnimanta: z.string(), adhika: z.boolean(), kshaya: z.boolean() }).nullable(),
    /** Of the Hindu day of birth: the sunrise before birth, the sunset after that. Null where the Sun does not rise or set. */
    sunrise: instant.nullable(),
    sunset: instant.nullable(),
    next_sunrise: instant.nullable(),
    moonrise: instant.nullable(),
    moonset: instant.nullable(),
  }),
});
export type KundliData = z.infer<typeof kundliDataSchema>;

export const kundliResponseSchema = z.object({
  status: z.literal("success"),
  message: z.string(),
  data: kundliDataSchema,
});
export type KundliResponse = z.infer<typeof kundliResponseSchema>;

/** Asks for the nine parts of one period, to the fifth level. */
export const dashaRequestSchema = z.object({
  system: z.literal("vimshottari"),
  /** The lords from the maha dasha down to the period to unfold. */
  path: z.array(dashaLordSchema).min(1).max(4),
  start: instant,
  end: instant,
});
export type DashaRequest = z.infer<typeof dashaRequestSchema>;
export const dashaResponseSchema = z.object({ status: z.literal("success"), periods: z.array(dashaPeriodSchema) });
export type DashaResponse = z.infer<typeof dashaResponseSchema>;
