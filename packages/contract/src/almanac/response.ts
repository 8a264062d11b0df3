import {
  ALMANAC_NUMBERS,
  ALMANAC_PRESETS,
  ALMANAC_SETTINGS,
  ECLIPSE_KINDS,
  ECLIPSE_PHASES,
  KARANAS,
  MASAS,
  MUHURTA_ACTIVITY_IDS,
  NITYA_YOGAS,
  PAKSHI_ACTIVITIES,
  PAKSHI_DURATIONS,
  PAKSHIS,
  SETTINGS,
  SUTAKA_OBSERVERS,
  SUTAKA_SCHOOLS,
  TARAS,
  TITHIS,
  VARAS,
} from "@lagna/terms";
import { z } from "zod";
import { calendarDate as date, graha, instant, nakshatra, rashi } from "../kundli/values.ts";

/** Answers of the almanac. Instants are on the clock of the place, with its offset from UTC. */

const span = { start: instant, end: instant };
const spanSchema = z.object(span);
const quality = z.enum(["good", "neutral", "bad"]);
const paksha = z.enum(["shukla", "krishna"]);
const list = <Schema extends z.ZodType>(schema: Schema) => z.array(schema).readonly();

export const almanacPlaceSchema = z.object({
  name: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  time_zone: z.string(),
});

const listedSettings = Object.fromEntries(
  Object.entries(ALMANAC_SETTINGS).map(([key, values]) => [key, z.literal([...values])]),
) as unknown as {
  readonly [Key in keyof typeof ALMANAC_SETTINGS]: z.ZodLiteral<(typeof ALMANAC_SETTINGS)[Key][number]>;
};
const numberSettings = Object.fromEntries(
  Object.keys(ALMANAC_NUMBERS).map((key) => [key, z.number()]),
) as unknown as Record<keyof typeof ALMANAC_NUMBERS, z.ZodNumber>;

/** The choices that an answer was made with. */
const settingsSchema = z.object({
  preset: z.enum(ALMANAC_PRESETS),
  ayanamsa: z.enum(SETTINGS.ayanamsa).exclude(["custom"]),
  positions: z.enum(SETTINGS.positions),
  ...listedSettings,
  ...numberSettings,
});

const masaSchema = z
  .object({ amanta: z.enum(MASAS), purnimanta: z.enum(MASAS), adhika: z.boolean(), kshaya: z.boolean(), paksha })
  .nullable();

const times = {
  date,
  /** Null where the Sun or the Moon does not rise or set. */
  sunrise: instant.nullable(),
  sunset: instant.nullable(),
  moonrise: instant.nullable(),
  moonset: instant.nullable(),
  vara: z.object({ number: z.number().int().min(0).max(6), name: z.enum(VARAS) }),
};

const ruleSchema = z.object({
  kind: z.string(),
  /** Amanta; `every` for each month. */
  month: z.string().nullable(),
  paksha: paksha.nullable(),
  tithi: z.number().int().min(1).max(15).nullable(),
  /** The part of the day that the tithi must touch. */
  kala: z.string().nullable(),
  /** What decides between two days. */
  tie: z.string().nullable(),
  sign: z.string().nullable(),
  nakshatra: z.string().nullable(),
  source: z.string(),
});

const festivalFields = {
  id: z.string(),
  name: z.string(),
  date,
  /** The last day of a festival of several. */
  until_date: date,
  tradition: z.string(),
  rule: ruleSchema,
  window: spanSchema.nullable(),
  reason: z.string(),
  mahadvadashi: z.string().nullable(),
  /** When the fast of an ekadashi may be broken. */
  parana: z.object({ date, from: instant, until: instant }).nullable(),
};
export const festivalSchema = z.object(festivalFields);

export const eighthSchema = z.object({ id: z.string(), quality, ...span, night: z.boolean() });
const namedSpans = list(z.object({ id: z.string(), ...span }));

export const tithiSchema = z.object({
  number: z.number().int().min(1).max(30),
  name: z.enum(TITHIS),
  ...span,
  paksha,
  kshaya: z.boolean(),
  vriddhi: z.boolean(),
});
const limb = <Name extends z.ZodType>(name: Name) => z.object({ number: z.number().int(), name, ...span });

const eclipseSchema = z.object({
  /** The date of the maximum in UTC, which names the eclipse everywhere. */
  date,
  light: z.enum(["sun", "moon"]),
  kind: z.enum(ECLIPSE_KINDS),
  maximum: instant,
  magnitude: z.number(),
  /** In order; of a solar eclipse as it is at the place. `visible`: above the horizon. */
  phases: list(z.object({ id: z.enum(ECLIPSE_PHASES), at: instant, visible: z.boolean() })),
  /**
   * What is seen from the place; null if nothing is. A lunar eclipse is counted by the umbra, cut at the rise and set of the
   * almanac; its penumbra stands apart.
   */
  local: z
    .object({
      kind: z.enum(ECLIPSE_KINDS),
      ...span,
      maximum: instant,
      magnitude: z.number(),
      penumbra: spanSchema.nullable(),
      rises_eclipsed: z.boolean(),
      sets_eclipsed: z.boolean(),
    })
    .nullable(),
  /** Times of abstinence by school and observer; none without a visible umbra. */
  sutaka: list(z.object({ school: z.enum(SUTAKA_SCHOOLS), observer: z.enum(SUTAKA_OBSERVERS), ...span })),
});
export type AlmanacEclipseData = z.infer<typeof eclipseSchema>;

export const panchangDaySchema = z.object({
  place: almanacPlaceSchema,
  ...times,
  tithi: list(tithiSchema),
  nakshatra: list(limb(nakshatra)),
  yoga: list(limb(z.enum(NITYA_YOGAS))),
  karana: list(limb(z.enum(KARANAS))),
  masa: masaSchema,
  samvat: z
    .object({
      vikrama: z.number().int(),
      shaka: z.number().int(),
      kali: z.number().int(),
      gujarati: z.number().int(),
    })
    .nullable(),
  samvatsara: z.object({ north: z.string(), south: z.string(), gujarati: z.string() }).nullable(),
  /** The day of the month in the solar calendars of regions, that of the place's region first. */
  solar_days: list(
    z.object({
      calendar: z.enum(["tamil", "malayalam", "bengali", "bangladesh", "odia", "nepali"]),
      /** 1 is that of the Sun in Aries, also where the year begins with another. */
      month: z.number().int().min(1).max(12),
      name: z.string(),
      day: z.number().int().min(1).max(33),
      /** Tamil: Shaka; Malayalam: Kollam; Bengali and Odia: Bangabda and Sal; Nepali: Bikram Sambat. */
      year: z.number().int(),
      of_place: z.boolean(),
    }),
  ),
  /** By the sidereal Sun. */
  ritu: z.string(),
  /** By the tropical Sun: the "Drik ritu" of almanacs that print both. */
  ritu_tropical: z.string(),
  ayana: z.string(),
  sun: z.object({ sign: rashi.nullable(), nakshatra }),
  moon: z.object({ sign: rashi.nullable(), signs: list(z.object({ sign: rashi, ...span })) }),
  /** Null without a sunrise and a sunset; then `reason` says so. */
  inauspicious: namedSpans.nullable(),
  auspicious: namedSpans.nullable(),
  choghadiya: list(eighthSchema).nullable(),
  gowri: list(eighthSchema).nullable(),
  hora: list(z.object({ lord: graha, ...span })).nullable(),
  reason: z.literal("no_sunrise").optional(),
  tarabala: z.object({
    /** Birth stars that the star of the day supports. */
    good_for: list(nakshatra),
    birth: list(
      z.object({ nakshatra, tara: z.enum(TARAS), quality: z.enum(["good", "mixed", "bad"]), ...span }),
    ).optional(),
  }),
  /** Birth signs that the Moon supports, and those it stands eighth from. */
  chandrabala: list(rashi),
  chandrashtama: list(rashi),
  /** The same for the sign of a birth. */
  birth_moon: z
    .object({
      chandrabala: list(z.object({ sign: rashi, good: z.boolean(), ...span })),
      chandrashtama: spanSchema.nullable(),
    })
    .optional(),
  panchaka: z.object({ kind: z.string(), ...span }).nullable(),
  bhadra: list(
    z.object({ abode: z.enum(["heaven", "earth", "below"]), ...span, mukha: spanSchema, puccha: spanSchema }),
  ),
  special_yogas: list(z.object({ id: z.string(), good: z.boolean(), ...span })),
  anandadi: z.string(),
  disha_shula: z.string(),
  shivavasa: z.string(),
  agnivasa: z.string(),
  sankrantis: list(z.object({ sign: rashi, at: instant, date, punya_kala: spanSchema.nullable() })),
  festivals: list(festivalSchema),
  eclipses: list(eclipseSchema),
  settings: settingsSchema,
  engine: z.string(),
});
export type PanchangDay = z.infer<typeof panchangDaySchema>;

const shortDaySchema = z.object({
  ...times,
  tithi: list(z.object({ number: z.number().int(), name: z.enum(TITHIS), paksha, end: instant })),
  nakshatra: list(z.object({ number: z.number().int(), name: nakshatra, end: instant })),
  masa: masaSchema,
  moon: z.object({ sign: rashi.nullable() }),
  festivals: list(z.object({ id: z.string(), name: z.string(), tradition: z.string() })),
});
export type PanchangShortDay = z.infer<typeof shortDaySchema>;

const answer = <Data extends z.ZodType>(data: Data) => z.object({ status: z.literal("success"), data });
const common = { place: almanacPlaceSchema, settings: settingsSchema, engine: z.string() };

export const panchangResponseSchema = answer(panchangDaySchema);
const monthSchema = z.object({ ...common, month: z.string(), days: list(shortDaySchema) });
export type PanchangMonth = z.infer<typeof monthSchema>;
export const panchangMonthResponseSchema = answer(monthSchema);
export const panchangYearResponseSchema = answer(
  z.object({ ...common, year: z.number().int(), days: list(shortDaySchema) }),
);

const bird = z.enum(PAKSHIS);
const activity = z.enum(PAKSHI_ACTIVITIES);
const pakshiPartSchema = z.object({
  ...span,
  activity,
  /** The bird that has this activity for the whole yama. */
  with: bird,
  relation: z.enum(["self", "friend", "enemy"]),
  strength: z.number(),
});
const pakshiYamaSchema = z.object({ ...span, night: z.boolean(), activity, parts: list(pakshiPartSchema) });
const pakshiDaySchema = z.object({
  ...common,
  date,
  vara: z.enum(VARAS),
  bird,
  durations: z.enum(PAKSHI_DURATIONS),
  /** `null` where the Sun does not rise, set and rise again. */
  pakshi: z
    .object({ paksha, ruling: z.object({ day: bird, night: bird }), dying: bird, yamas: list(pakshiYamaSchema) })
    .nullable(),
});
export type PakshiYama = z.infer<typeof pakshiYamaSchema>;
export type PakshiDayData = z.infer<typeof pakshiDaySchema>;
export const pakshiResponseSchema = answer(pakshiDaySchema);

const disputeSchema = z.object({ date, kept_by: z.string(), reason: z.string() });
export const festivalsResponseSchema = answer(
  z.object({
    ...common,
    year: z.number().int(),
    tradition: z.string(),
    /** The place that stands for India. */
    reference: almanacPlaceSchema,
    festivals: list(festivalSchema.extend({ reference_date: date.nullable(), disputes: list(disputeSchema) })),
  }),
);
export type FestivalsResponse = z.infer<typeof festivalsResponseSchema>;

const proofFields = {
  rule: ruleSchema,
  /** The day, both its neighbours, and other days that the tithi touches. */
  days: list(
    z.object({
      date,
      sunrise: instant.nullable(),
      sunset: instant.nullable(),
      window: spanSchema.nullable(),
      tithi_in_window: spanSchema.nullable(),
    }),
  ),
  chosen: date,
  reason: z.string(),
  /** The date at the reference place. */
  reference: date.nullable(),
  others: list(z.object({ tradition: z.string(), date, reason: z.string() })),
  /** The date, were rises and sets later by so many seconds (negative: earlier); null if less than a minute changes nothing. */
  hangs_on: z.object({ seconds: z.number().int(), date }).nullable(),
  tradition: z.string(),
  until_date: date,
  /** The tithi, the star or the sankranti. */
  event: spanSchema.nullable(),
  window: spanSchema.nullable(),
  parana: festivalFields.parana,
  mahadvadashi: z.string().nullable(),
};
const proofSchema = z.object({
  ...common,
  id: z.string(),
  name: z.string(),
  year: z.number().int(),
  reference_place: almanacPlaceSchema,
  ...proofFields,
  /** All dates of the year with their proofs; the first, or the one asked for, is also above. */
  occurrences: list(z.object(proofFields)),
});
export type FestivalProofData = z.infer<typeof proofSchema>;
export const festivalProofResponseSchema = answer(proofSchema);

const eclipseAnswerSchema = z.object({
  ...common,
  eclipse: eclipseSchema,
  /** Dates of the eclipses before and after it; null at the ends of the ephemeris. */
  previous: date.nullable(),
  next: date.nullable(),
});
export type EclipseData = z.infer<typeof eclipseAnswerSchema>;
export const eclipseResponseSchema = answer(eclipseAnswerSchema);

const muhurtaReasonSchema = z.object({
  fact: z.string(),
  value: z.string(),
  points: z.number(),
  of: z.number(),
  verdict: quality,
  because: list(z.string()),
});
const muhurtaSchema = z.object({
  ...common,
  activity: z.enum(MUHURTA_ACTIVITY_IDS),
  from: date,
  until: date,
  source: z.string(),
  /** Shown with what bars it alone, without points. */
  flag_only: z.boolean(),
  people: list(z.object({ name: z.string(), nakshatra: nakshatra.nullable(), sign: rashi.nullable() })),
  /** Best first; of equal points, the longer. */
  windows: list(
    z.object({
      date,
      ...span,
      /** 0 to 100; null if only flagged. */
      score: z.number().nullable(),
      panchaka: z.string().nullable(),
      reasons: list(muhurtaReasonSchema),
    }),
  ),
  /** Times that are left out, and why. */
  barred: list(z.object({ date, reason: z.string(), ...span })),
});
export type MuhurtaData = z.infer<typeof muhurtaSchema>;
export const muhurtaResponseSchema = answer(muhurtaSchema);
