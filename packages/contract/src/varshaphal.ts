import { SAHAMS, TAJAKA_ASPECTS, TAJAKA_REASONS, TAJAKA_YOGAS, YEAR_LORD_OFFICES, YEAR_LORD_RULES } from "@lagna/terms";
import { z } from "zod";
import { kundliCoreFields } from "./kundli/core-fields.ts";
import { kundliRequestSchema } from "./kundli/request.ts";
import { DEFAULT_SECTIONS } from "./kundli/sections.ts";
import { createIntegerSchema } from "./kundli/date-fields.ts";
import { dashaPeriodSchema } from "./kundli/sections/dashas.ts";
import {
  graha,
  grahaOrLagna,
  houseNumber,
  instant,
  longitude,
  point,
  rashi,
  saptaGraha,
  saptaGrahaOrLagna,
} from "./kundli/values.ts";
import { EPHEMERIS_YEARS } from "./ephemeris-years.ts";
import { encodeFieldError } from "./messages/error-messages.ts";
import { placeInHindi } from "./places.ts";
import { CHART_STYLE_NAMES, PAPERS } from "./prints.ts";
import { createReadableString } from "./readable-text.ts";
import { SAVED_KUNDLI_ID } from "./record-constants.ts";
import { settingsRequestSchema } from "./settings.ts";

/** Years of life; any other number is a calendar year. */
const LIFE_YEARS = { min: 1, max: 600 } as const;
const YEAR = encodeFieldError("year_of_life", {
  max: LIFE_YEARS.max,
  ...EPHEMERIS_YEARS,
});
const AGE = encodeFieldError("age_range", { max: LIFE_YEARS.max - 1 });
const PLACE = encodeFieldError("residence_form");
const PLACE_ID = encodeFieldError("place_unknown");
const CITY = encodeFieldError("city_unknown");
const COUNTRY = encodeFieldError("country_unknown");
const LATITUDE = encodeFieldError("latitude_range");
const LONGITUDE = encodeFieldError("longitude_range");

const isYearOfLife = (year: number): boolean => year >= LIFE_YEARS.min && year <= LIFE_YEARS.max;

/** Where the person lives when the year begins: the id of a search result, a city, or coordinates. */
const residenceSchema = z
  .object(
    {
      place_id: z.number({ error: PLACE_ID }).int(PLACE_ID).optional(),
      city: createReadableString(CITY).min(2, CITY).max(120, CITY).optional(),
      country: createReadableString(COUNTRY).min(2, COUNTRY).max(120, COUNTRY).optional(),
      latitude: z.number({ error: LATITUDE }).min(-90, LATITUDE).max(90, LATITUDE).optional(),
      longitude: z.number({ error: LONGITUDE }).min(-180, LONGITUDE).max(180, LONGITUDE).optional(),
      /** IANA name; by default that of the place. */
      time_zone: createReadableString().max(60).optional(),
    },
    { error: PLACE },
  )
  .superRefine(({ place_id: id, city, country, latitude, longitude: east }, context) => {
    const isLocated = id !== undefined || (latitude !== undefined && east !== undefined);
    if (id !== undefined && latitude !== undefined && east !== undefined) {
      context.addIssue({ code: "custom", path: ["place_id"], message: encodeFieldError("place_twice") });
    }
    if ((latitude === undefined) !== (east === undefined)) {
      const path = [latitude === undefined ? "latitude" : "longitude"];
      context.addIssue({ code: "custom", path, message: encodeFieldError("coordinates_incomplete") });
    } else if (!isLocated && city === undefined) {
      context.addIssue({ code: "custom", message: PLACE });
    } else if (!isLocated && country === undefined) {
      context.addIssue({ code: "custom", path: ["country"], message: COUNTRY });
    }
  });
export type Residence = z.output<typeof residenceSchema>;

/** Which year, of which birth. The settings apply to a birth that has none of its own. */
const yearFields = {
  birth: kundliRequestSchema.optional(),
  kundli_id: z.string().regex(SAVED_KUNDLI_ID, encodeFieldError("kundli_id")).optional(),
  /**
   * 1 to 600: the year of life, the first from birth. Any other: a Gregorian calendar year, in which the year of life
   * begins; for those of 1 to 600, ask for the year of life or the age.
   */
  year: createIntegerSchema(EPHEMERIS_YEARS.from, EPHEMERIS_YEARS.until, YEAR).optional(),
  /** Years completed when it begins: one less than the year of life. */
  age: z
    .number({ error: AGE })
    .int(AGE)
    .min(0, AGE)
    .max(LIFE_YEARS.max - 1, AGE)
    .optional(),
  place: residenceSchema.optional(),
  settings: settingsRequestSchema.optional(),
};
type ChosenYear = z.output<z.ZodObject<typeof yearFields>>;

/** One birth, with its time, and one year. */
function checkChosenYear({ birth, kundli_id, year, age }: ChosenYear, context: z.RefinementCtx): void {
  if (birth === undefined && kundli_id === undefined) {
    context.addIssue({ code: "custom", path: ["birth"], message: encodeFieldError("birth_or_kundli") });
  } else if (birth !== undefined && kundli_id !== undefined) {
    context.addIssue({ code: "custom", path: ["kundli_id"], message: encodeFieldError("birth_or_kundli") });
  }
  if ((year === undefined) === (age === undefined)) {
    const path = [year === undefined ? "year" : "age"];
    context.addIssue({ code: "custom", path, message: encodeFieldError("year_or_age") });
  }
  if (birth?.time_unknown === true) {
    context.addIssue({ code: "custom", path: ["birth", "hour"], message: encodeFieldError("birth_time_missing") });
  }
}

/** POST /api/v1/varshaphal */
export const varshaphalRequestSchema = z
  .object({
    ...yearFields,
    /** Whether to include the 144 charts of sixty hours. */
    sixty_hours: z.boolean().optional(),
  })
  .superRefine(checkChosenYear);

/** The parts of a year that have a chart of their own, and how many there are of each at most. */
export const PARTS_OF_YEAR = { month: 12, sixty_hours: 144, tithi_pravesha: 2 } as const;
export type PartOfYearKind = keyof typeof PARTS_OF_YEAR;
const PART_KINDS = Object.keys(PARTS_OF_YEAR) as PartOfYearKind[];
const PART = encodeFieldError("part_of_year");

/** POST /api/v1/varshaphal/part */
export const varshaphalPartRequestSchema = z
  .object({
    ...yearFields,
    part: z
      .object({ kind: z.enum(PART_KINDS, { error: PART }), number: z.number({ error: PART }).int(PART).min(1, PART) })
      .refine(({ kind, number }) => number <= PARTS_OF_YEAR[kind], { error: PART, path: ["number"] }),
  })
  .superRefine(checkChosenYear);
export type VarshaphalPartInput = z.output<typeof varshaphalPartRequestSchema>;
export type VarshaphalPartRequest = z.input<typeof varshaphalPartRequestSchema>;

/** POST /api/v1/varshaphal/print */
export const varshaphalPrintRequestSchema = z
  .object({ ...yearFields, paper: z.enum(PAPERS).default("a4"), style: z.enum(CHART_STYLE_NAMES).default("north") })
  .superRefine(checkChosenYear);
export type VarshaphalPrintRequest = z.input<typeof varshaphalPrintRequestSchema>;

export type VarshaphalInput = z.output<typeof varshaphalRequestSchema>;
export type VarshaphalRequest = z.input<typeof varshaphalRequestSchema>;

/** The year of life a request asks for; `null` for a calendar year, which needs the birth. */
export const getYearOfLife = ({ year, age }: Pick<VarshaphalInput, "year" | "age">): number | null => {
  if (age !== undefined) return age + 1;
  return year !== undefined && isYearOfLife(year) ? year : null;
};

const partOfYear = z.object({ at: instant, lagna: point });
const aspect = z.enum(TAJAKA_ASPECTS);

const createSaptaRecord = <Schema extends z.ZodType>(schema: Schema) =>
  z.object(
    Object.fromEntries(saptaGraha.options.map((id) => [id, schema])) as Record<
      (typeof saptaGraha.options)[number],
      Schema
    >,
  );

const candidate = z.object({
  /** Null, like its bala, if the office depends on day or night and the Sun does not rise or set that day. */
  graha: saptaGraha.nullable(),
  office: z.enum(YEAR_LORD_OFFICES),
  /** Panchavargiya bala, of twenty. */
  bala: z.number().min(0).max(20).nullable(),
  aspects_lagna: z.boolean(),
  aspect: aspect.nullable(),
});

const panchavargiya = z.object({
  kshetra: z.number(),
  uccha: z.number(),
  hadda: z.number(),
  drekkana: z.number(),
  navamsa: z.number(),
  /** A quarter of the sum. */
  total: z.number().min(0).max(20),
});

const saham = z.object({
  id: z.enum(SAHAMS),
  /** Null if it depends on day or night and the Sun does not rise or set that day. */
  longitude: longitude.nullable(),
  sign: rashi.nullable(),
  lord: graha.nullable(),
  /** Whether thirty degrees were added, as C is not on the way from B to A. */
  adds_sign: z.boolean(),
  sensitive: z.boolean(),
  source: z.enum(["pvr", "tajika_neelakanthi", "hayanaratna", "house_rule"]),
});

const yoga = z.object({
  id: z.enum(TAJAKA_YOGAS),
  /** Of two: the faster first. */
  grahas: z.array(saptaGraha).readonly(),
  through: saptaGraha.nullable(),
  kind: z.string().nullable(),
  orb: z.number().min(0).nullable(),
  reasons: z.array(z.object({ graha: saptaGraha, reason: z.enum(TAJAKA_REASONS) })).readonly(),
  source: z.object({ text: z.enum(["pvr", "tajika_neelakanthi", "charak"]), chapter: z.string() }),
});

/** Lagna or a graha. */
interface PatyayiniPeriodData {
  lord: z.infer<typeof saptaGrahaOrLagna>;
  start: string;
  end: string;
  sub?: PatyayiniPeriodData[] | undefined;
}
const patyayiniPeriod: z.ZodType<PatyayiniPeriodData> = z
  .object({
    lord: saptaGrahaOrLagna,
    start: instant,
    end: instant,
    get sub() {
      return z.array(patyayiniPeriod).optional();
    },
  })
  .meta({ id: "PatyayiniPeriod" });

interface SignPeriodData {
  sign: z.infer<typeof rashi>;
  start: string;
  end: string;
  sub?: SignPeriodData[] | undefined;
}
const signPeriod: z.ZodType<SignPeriodData> = z
  .object({
    sign: rashi,
    start: instant,
    end: instant,
    get sub() {
      return z.array(signPeriod).optional();
    },
  })
  .meta({ id: "SignPeriod" });

/** What the possible times of birth make of a fact, most likely first. */
const uncertainFact = z.object({
  path: z.string(),
  value: z.union([z.string(), z.boolean()]).nullable(),
  /** Of the value at the stated time. */
  share: z.number().min(0).max(1),
  stable: z.boolean(),
});

const { birth: _birth, ...annualChart } = kundliCoreFields;
const yearChart = z.object({ ...annualChart, ...DEFAULT_SECTIONS });

/** What a sentence of the reading is about. */
export const YEAR_READING_SUBJECTS = [
  "lagna",
  "year_lord",
  "year_lord_house",
  "muntha",
  "yoga",
  "strength",
  "moon",
  "tri_pataki",
  "saham",
  "timing",
] as const;
export type YearReadingSubject = (typeof YEAR_READING_SUBJECTS)[number];

const readingSentence = z.object({
  subject: z.enum(YEAR_READING_SUBJECTS),
  /** Plain words, in the language of the request. */
  text: z.string(),
  /** What it rests on, in the terms of the school. */
  fact: z.string(),
  /** Whether the fact is the same at all possible times of birth. */
  sure: z.boolean(),
});

export const varshaphalDataSchema = z.object({
  birth: kundliCoreFields.birth,
  /** Of life, the first from birth. */
  year: z.number().int().min(1),
  /** Years completed when it begins. */
  age: z.number().int().min(0),
  return: z.object({
    at: instant,
    /** When the next year begins. */
    until: instant,
    place: z.object({
      city: z.string().nullable(),
      country: z.string().nullable(),
      state: z.string().nullable(),
      hindi: placeInHindi,
      latitude: z.number(),
      longitude: z.number(),
      time_zone: z.string().nullable(),
    }),
    /** Whether it begins by day there; null if the Sun does not rise or set that day. */
    is_day: z.boolean().nullable(),
    reason: z.literal("no_sunrise").nullable(),
  }),
  /** Half a page of plain sentences, each with its fact. */
  reading: z.array(readingSentence).readonly(),
  /** The chart of that instant and place, as a kundli. */
  chart: yearChart,
  muntha: z.object({ longitude, sign: rashi, house: houseNumber, lord: graha }),
  year_lord: z.object({
    graha: saptaGraha,
    rule: z.enum(YEAR_LORD_RULES),
    candidates: z.array(candidate).readonly(),
  }),
  harsha: createSaptaRecord(z.number().int().min(0).max(20).nullable()),
  panchavargiya: createSaptaRecord(panchavargiya),
  /** In how many of the vargas D1 to D12 it is in its own, exaltation or a friend's sign. */
  dwadasavargiya: createSaptaRecord(z.number().int().min(0).max(12)),
  sahams: z.array(saham).readonly(),
  yogas: z.array(yoga).readonly(),
  /** The three-flag chakra: the natal grahas moved by the year's number, and which obstruct each other. */
  tri_pataki: z
    .array(
      z.object({
        body: grahaOrLagna,
        sign: rashi,
        place: houseNumber,
        vedha: z.array(grahaOrLagna).readonly(),
      }),
    )
    .readonly(),
  dashas: z.object({
    mudda: z.object({
      /** What is left of the first when the year begins. */
      balance: z.object({ lord: graha, days: z.number() }),
      /** The first begins at its notional start; a tenth, of the same lord, ends with the year. */
      periods: z.array(dashaPeriodSchema),
    }),
    patyayini: z.object({ periods: z.array(patyayiniPeriod) }),
    varsha_narayana: z.object({ seed: rashi, periods: z.array(signPeriod) }),
  }),
  /** The twelve months, each when the Sun is thirty degrees further. */
  months: z.array(partOfYear).readonly(),
  /** The 144 parts of sixty hours, if requested. */
  sixty_hours: z.array(partOfYear).readonly().optional(),
  /** The birth tithi to the instant, with the Sun in the natal sign: mostly one. */
  tithi_pravesha: z.array(partOfYear).readonly(),
  /** If the birth states that its time is uncertain. */
  uncertainty: z.object({ minutes: z.number(), facts: z.array(uncertainFact).readonly() }).optional(),
});
export type VarshaphalData = z.infer<typeof varshaphalDataSchema>;

export const varshaphalResponseSchema = z.object({
  status: z.literal("success"),
  /** What the chart of a year can say and what it cannot. */
  message: z.string(),
  data: varshaphalDataSchema,
});
export type VarshaphalResponse = z.infer<typeof varshaphalResponseSchema>;

export const varshaphalPartResponseSchema = z.object({
  status: z.literal("success"),
  data: z.object({
    kind: z.enum(PART_KINDS),
    number: z.number().int().min(1),
    at: instant,
    /** When the next part begins; null for a tithi pravesha. */
    until: instant.nullable(),
    /** The chart of that instant at the place of the year. */
    chart: yearChart,
  }),
});
export type VarshaphalPartResponse = z.infer<typeof varshaphalPartResponseSchema>;
export type VarshaphalPartData = VarshaphalPartResponse["data"];
