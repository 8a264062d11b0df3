import { MAX_VARGA_PARTS } from "@lagna/terms";
import { z } from "zod";
import { kundliDataSchema } from "./kundli/kundli.ts";
import { requestInstant, graha, instant, longitude, nakshatra, rashi } from "./kundli/values.ts";
import { encodeFieldError } from "./messages/error-messages.ts";
import { settingsRequestSchema } from "./settings.ts";

const { settings, lagna, planets, panchanga } = kundliDataSchema.shape;

/** The sky of this minute over one named place: the only live data on the first page, public. */
export const skyResponseSchema = z.object({
  /** The start of a minute: the current one, or a previous one if the answer was cached. */
  at: instant,
  place: z.object({
    name: z.string(),
    latitude: z.number(),
    longitude: z.number(),
    time_zone: z.string(),
  }),
  settings: settings.pick({
    preset: true,
    ayanamsa: true,
    ayanamsa_degrees: true,
    positions: true,
    node: true,
    ephemeris: true,
  }),
  lagna,
  /** Nine, sun … ketu. */
  grahas: z.array(
    planets.element.pick({
      id: true,
      longitude: true,
      sign: true,
      degree_in_sign: true,
      nakshatra: true,
      pada: true,
      retrograde: true,
    }),
  ),
  /** Of the Hindu day at that place, with the limbs of this minute. */
  panchanga,
});
export type SkyResponse = z.infer<typeof skyResponseSchema>;

/** The maximum number of moments in one answer. */
export const MAX_SKY_MOMENTS = 64;
const MOMENTS = encodeFieldError("sky_moments", { max: MAX_SKY_MOMENTS });
const STEP = encodeFieldError("sky_step", { max: MAX_SKY_MOMENTS });

/**
 * The sky at moments that are whole days apart, with the settings of the chart that it will surround. Contains nothing
 * about a birth.
 */
export const skyDaysRequestSchema = z.object({
  from: requestInstant,
  /** Number of moments. */
  count: z.number({ error: MOMENTS }).int(MOMENTS).min(1, MOMENTS).max(MAX_SKY_MOMENTS, MOMENTS).default(1),
  /** Days between moments. */
  step: z.number({ error: STEP }).int(STEP).min(1, STEP).max(MAX_SKY_MOMENTS, STEP).default(1),
  settings: settingsRequestSchema.optional(),
  /** When an ayanamsa given in degrees has that value; defaults to the first moment. */
  ayanamsa_at: requestInstant.optional(),
});
export type SkyDaysRequest = z.input<typeof skyDaysRequestSchema>;

const skyMomentSchema = z.object({
  at: instant,
  /** Nine, sun … ketu. */
  grahas: z.array(z.object({ id: graha, longitude, retrograde: z.boolean() })),
});
export type SkyMoment = z.infer<typeof skyMomentSchema>;

export const skyDaysResponseSchema = z.object({ moments: z.array(skyMomentSchema) });
export type SkyDaysResponse = z.infer<typeof skyDaysResponseSchema>;

/** The longest search, and the most events in one answer. */
export const MAX_SKY_SEARCH_YEARS = 100;
export const MAX_SKY_EVENTS = 500;
const YEAR_MS = 365.25 * 86_400_000;
const RANGE = encodeFieldError("sky_search_range", { years: MAX_SKY_SEARCH_YEARS });
const PLACE = encodeFieldError("sky_search_place");
const DEGREE = encodeFieldError("sky_search_degree");
const VARGA = encodeFieldError("varga_unknown", { max: MAX_VARGA_PARTS });

function isSearchRange(from: string, until: string): boolean {
  const span = Date.parse(until) - Date.parse(from);
  return span > 0 && span <= MAX_SKY_SEARCH_YEARS * YEAR_MS;
}

/**
 * POST /api/v1/sky/search: when a graha is in a sign (of a varga, if one is named) or a nakshatra, passes a degree, or
 * joins another graha.
 */
export const skySearchRequestSchema = z
  .object({
    graha,
    sign: rashi.optional(),
    /** With `sign`: D1 to D300. */
    varga: z
      .string({ error: VARGA })
      .regex(/^D[1-9]\d{0,2}$/, VARGA)
      .refine((id) => Number(id.slice(1)) <= MAX_VARGA_PARTS, VARGA)
      .optional(),
    nakshatra: nakshatra.optional(),
    /** Sidereal longitude. */
    degree: z.number({ error: DEGREE }).min(0, DEGREE).lt(360, DEGREE).optional(),
    /** Whenever it enters another sign or star. */
    every: z.enum(["sign", "nakshatra"]).optional(),
    conjunct: graha.optional(),
    from: requestInstant,
    until: requestInstant,
    settings: settingsRequestSchema.optional(),
  })
  .superRefine(({ graha: sought, sign, varga, nakshatra: star, degree, every, conjunct, from, until }, context) => {
    const refuse = (path: string, message: string): void => context.addIssue({ code: "custom", path: [path], message });
    const given = [sign, star, degree, every, conjunct].filter((value) => value !== undefined);
    if (given.length !== 1) refuse("sign", PLACE);
    else if (varga !== undefined && sign === undefined) refuse("varga", PLACE);
    else if (conjunct === sought) refuse("conjunct", PLACE);
    if (!isSearchRange(from, until)) refuse("until", RANGE);
  });
export type SkySearchInput = z.output<typeof skySearchRequestSchema>;

export const skySearchResponseSchema = z.object({
  status: z.literal("success"),
  data: z.object({
    graha,
    events: z
      .array(
        z.object({
          /** Of a stay; cut at the ends of the search. A degree, every sign or star and another graha are passed at one instant. */
          start: instant,
          end: instant,
          /** Of the graha at the start. */
          longitude,
          /** Null if it was there when the search begins. */
          direction: z.enum(["forward", "backward"]).nullable(),
        }),
      )
      .readonly(),
    /** Where to go on if there are more events than fit; else null. */
    next_from: instant.nullable(),
  }),
});
export type SkySearchResponse = z.infer<typeof skySearchResponseSchema>;

/** The widest orb, in degrees. */
export const MAX_GATHERING_ORB = 30;
const GATHERING = encodeFieldError("sky_gathering_grahas");
const ORB = encodeFieldError("sky_gathering_orb", { max: MAX_GATHERING_ORB });

/** POST /api/v1/sky/gatherings: when two or more grahas are together, in one sign or within an orb. */
export const skyGatheringsRequestSchema = z
  .object({
    /** Rahu and Ketu are never together. */
    grahas: z
      .array(graha, { error: GATHERING })
      .min(2, GATHERING)
      .max(8, GATHERING)
      .refine((grahas) => new Set(grahas).size === grahas.length, GATHERING)
      .refine((grahas) => !(grahas.includes("rahu") && grahas.includes("ketu")), GATHERING),
    /** Degrees of longitude between the two that are furthest apart; without it all are in one sign. */
    orb: z.number({ error: ORB }).gt(0, ORB).max(MAX_GATHERING_ORB, ORB).optional(),
    from: requestInstant,
    until: requestInstant,
    settings: settingsRequestSchema.optional(),
  })
  .superRefine(({ from, until }, context) => {
    if (!isSearchRange(from, until)) context.addIssue({ code: "custom", path: ["until"], message: RANGE });
  });
export type SkyGatheringsInput = z.output<typeof skyGatheringsRequestSchema>;

export const skyGatheringsResponseSchema = z.object({
  status: z.literal("success"),
  data: z.object({
    gatherings: z
      .array(
        z.object({
          /** Cut at the ends of the search. */
          start: instant,
          end: instant,
          /** When those furthest apart are closest; of two grahas that meet, their first meeting. */
          closest: instant,
          /** Degrees between them then. */
          spread: z.number().min(0).max(180),
          /** Of the first graha asked for, then. */
          longitude,
        }),
      )
      .readonly(),
    /** Where to go on if there are more than fit; else null. */
    next_from: instant.nullable(),
  }),
});
export type SkyGatheringsResponse = z.infer<typeof skyGatheringsResponseSchema>;
