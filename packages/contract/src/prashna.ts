import {
  PAKSHIS,
  PRASHNA_EFFECTS,
  PRASHNA_MATTERS,
  PRASHNA_MODES,
  PRASHNA_NUMBERS,
  PRASHNA_RULES,
  PRASHNA_SENSITIVE,
  PRASHNA_UNITS,
  PRASHNA_VERDICTS,
  PRASHNA_WEIGHTS,
  SWARAS,
  TAJAKA_REASONS,
  TAJAKA_YOGAS,
} from "@lagna/terms";
import { z } from "zod";
import { kpNumberRow } from "./kp.ts";
import { kundliCoreFields } from "./kundli/core-fields.ts";
import { DEFAULT_SECTIONS } from "./kundli/sections.ts";
import { kpSchema } from "./kundli/sections/kp.ts";
import { graha, houseNumber, instant, point, rashi, requestInstant, saptaGraha } from "./kundli/values.ts";
import { encodeFieldError } from "./messages/error-messages.ts";
import { createReadableString } from "./readable-text.ts";
import { settingsRequestSchema } from "./settings.ts";

const LATITUDE = encodeFieldError("latitude_range");
const LONGITUDE = encodeFieldError("longitude_range");
const CITY = encodeFieldError("city_unknown");
const COUNTRY = encodeFieldError("country_unknown");
const PLACE = encodeFieldError("prashna_place");
const HOUSE = encodeFieldError("question_house");
const DIGITS = encodeFieldError("ashtamangala");
const oneOf = <Value extends string>(values: readonly [Value, ...Value[]]) =>
  z.enum(values, { error: encodeFieldError("not_one_of", { values: values.join(", ") }) });

/** Where the question is asked: the id of a search result, a city, or coordinates with the zone there by default. */
export const prashnaPlaceSchema = z
  .object(
    {
      place_id: z.number({ error: PLACE }).int(PLACE).optional(),
      city: createReadableString(CITY).min(2, CITY).max(120, CITY).optional(),
      country: createReadableString(COUNTRY).min(2, COUNTRY).max(120, COUNTRY).optional(),
      latitude: z.number({ error: LATITUDE }).min(-90, LATITUDE).max(90, LATITUDE).optional(),
      longitude: z.number({ error: LONGITUDE }).min(-180, LONGITUDE).max(180, LONGITUDE).optional(),
      time_zone: createReadableString().max(60).optional(),
    },
    { error: PLACE },
  )
  .superRefine(({ place_id: id, city, country, latitude, longitude }, context) => {
    const refuse = (path: string, message: string): void => context.addIssue({ code: "custom", path: [path], message });
    if ((latitude === undefined) !== (longitude === undefined)) {
      refuse(latitude === undefined ? "latitude" : "longitude", encodeFieldError("coordinates_incomplete"));
    } else if (id === undefined && latitude === undefined && (city === undefined || country === undefined)) {
      refuse(city === undefined ? "city" : "country", PLACE);
    }
  });
export type PrashnaPlaceInput = z.output<typeof prashnaPlaceSchema>;

/** POST /api/v1/prashna. */
export const prashnaRequestSchema = z
  .object({
    /** The moment the question is asked; now by default. */
    at: requestInstant.optional(),
    place: prashnaPlaceSchema,
    /** The house the matter belongs to; by default that of `matter`. */
    question_house: z.number({ error: HOUSE }).int(HOUSE).min(1, HOUSE).max(12, HOUSE).optional(),
    /** What it is about, for houses of several matters. */
    matter: oneOf(PRASHNA_MATTERS).optional(),
    mode: oneOf(PRASHNA_MODES).default("chart"),
    /** 1–108, 1–249, or of arudha the sign, 1 for Aries. */
    number: z.number().nullish(),
    /** Three digits of 1 to 8, if cowries were counted. */
    ashtamangala: z
      .array(z.number({ error: DIGITS }).int(DIGITS).min(1, DIGITS).max(8, DIGITS), { error: DIGITS })
      .length(3, DIGITS)
      .optional(),
    settings: settingsRequestSchema.optional(),
  })
  .superRefine(({ question_house: house, matter, mode, number }, context) => {
    const refuse = (path: string, message: string): void => context.addIssue({ code: "custom", path: [path], message });
    if (house === undefined && matter === undefined)
      refuse("question_house", encodeFieldError("question_house_missing"));
    const until = PRASHNA_NUMBERS[mode];
    const isNumbered = number !== undefined && number !== null;
    if (until === null) {
      if (isNumbered) refuse("number", encodeFieldError("prashna_number_foreign"));
    } else if (!isNumbered) {
      if (mode !== "arudha") refuse("number", encodeFieldError("prashna_number_missing", { until }));
    } else if (!Number.isInteger(number) || number < 1 || number > until) {
      refuse("number", encodeFieldError("prashna_number_range", { from: 1, until }));
    }
  });
export type PrashnaInput = z.output<typeof prashnaRequestSchema>;

const grahas = z.array(graha).readonly();
const source = z.object({ text: z.string(), chapter: z.string() });
const orb = z.number().nullable();

/** One of the three that are judged. */
const significator = kundliCoreFields.planets.element;

const yogaSchema = z.object({
  id: z.enum(TAJAKA_YOGAS),
  /** Of two: the faster first. */
  grahas: z.array(saptaGraha).readonly(),
  through: saptaGraha.nullable(),
  kind: z.string().nullable(),
  orb,
  reasons: z.array(z.object({ graha: saptaGraha, reason: z.enum(TAJAKA_REASONS) })).readonly(),
  source,
});

const evidenceSchema = z.object({
  id: z.enum([...TAJAKA_YOGAS, ...PRASHNA_RULES]),
  grahas,
  through: graha.nullable(),
  kind: z.string().nullable(),
  orb,
  effect: z.enum(PRASHNA_EFFECTS),
  weight: z.enum(PRASHNA_WEIGHTS),
  /** Another yoga of the same two undoes it. */
  spoiled: z.boolean(),
  source,
});

const { settings: _settings, birth, ...chartFields } = kundliCoreFields;
export const prashnaDataSchema = z.object({
  at: instant,
  mode: z.enum(PRASHNA_MODES),
  number: z.number().int().optional(),
  place: birth.shape.place,
  settings: kundliCoreFields.settings,
  /** As a kundli, with the lagna of the number or of the arudha. */
  chart: z.object({ ...chartFields, ...DEFAULT_SECTIONS }),
  karya: z.object({ house: houseNumber, lord: graha, matter: z.enum(PRASHNA_MATTERS).nullable() }),
  significators: z.object({ lagna_lord: significator, karya_lord: significator, moon: significator }),
  yogas: z.array(yogaSchema).readonly(),
  arudha: rashi,
  verdict: z.enum(PRASHNA_VERDICTS),
  /** From the degrees still to go; null without an applying yoga, or hope. */
  timing: z
    .object({
      unit: z.enum(PRASHNA_UNITS),
      from: z.number().int(),
      to: z.number().int(),
      degrees: z.number(),
      graha,
    })
    .nullable(),
  evidence: z.array(evidenceSchema).readonly(),
  /** The subject on which no verdict is given; then there is no evidence for or against either. */
  withheld: z.enum(PRASHNA_SENSITIVE).nullable(),
  /** Facts that do not enter the verdict. */
  extras: z.object({
    swara: z.object({ flows: z.enum(SWARAS), at_sunrise: z.enum(SWARAS), ghatis: z.number() }).nullable(),
    chatra_rashi: rashi,
    trisphuta: point.nullable(),
    ashtamangala: z
      .array(z.object({ digit: z.number().int(), graha, good: z.boolean() }))
      .readonly()
      .nullable(),
    pancha_pakshi: z.object({ bird: z.enum(PAKSHIS) }),
  }),
  /** Of a number of 249: its part of the zodiac, and the chart of KP. */
  horary: z.object({ number: kpNumberRow, kp: kpSchema }).nullable(),
});
export type PrashnaData = z.infer<typeof prashnaDataSchema>;

export const prashnaResponseSchema = z.object({
  status: z.literal("success"),
  /** What such a judgment can say, or why none is given. */
  message: z.string(),
  data: prashnaDataSchema,
});
export type PrashnaResponse = z.infer<typeof prashnaResponseSchema>;
