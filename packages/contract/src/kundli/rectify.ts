import {
  LIFE_EVENTS,
  RECTIFICATION_TESTS,
  RECTIFICATION_VARIANTS,
  chooseCalendar,
  daysInMonth,
  formatIsoParts,
  toEpochDays,
} from "@lagna/terms";
import { z } from "zod";
import { MAX_LIFE_EVENTS } from "../record-constants.ts";
import { encodeFieldError } from "../messages/error-messages.ts";
import { EPHEMERIS_YEARS } from "../ephemeris-years.ts";
import { monthNumber, createIntegerSchema, createYearSchema } from "./date-fields.ts";
import { type KundliRequest, kundliRequestSchema } from "./request.ts";
import { kundliCoreFields } from "./core-fields.ts";
import { requestInstant, instant, rashi } from "./values.ts";

const MAX_WEIGHT = 10;
const MAX_CANDIDATES = 200;
const DEFAULT_CANDIDATES = 40;
const LATITUDE = encodeFieldError("latitude_range");
const LONGITUDE = encodeFieldError("longitude_range");

/** What happened, and when as precisely as known: a day, a month or a year; of the Julian calendar up to 4 October 1582. */
const lifeEventSchema = z
  .object({
    kind: z.enum(LIFE_EVENTS),
    year: createYearSchema(EPHEMERIS_YEARS),
    month: monthNumber.optional(),
    day: createIntegerSchema(1, 31, encodeFieldError("day_range", { last: 31 })).optional(),
  })
  .superRefine(({ year: of, month, day }, context) => {
    if (day === undefined) return;
    if (month === undefined) {
      context.addIssue({ code: "custom", path: ["month"], message: encodeFieldError("month") });
      return;
    }
    const last = daysInMonth(of, month, chooseCalendar({ year: of, month, day }));
    if (day > last)
      context.addIssue({ code: "custom", path: ["day"], message: encodeFieldError("day_range", { last }) });
  });
export type LifeEventRequest = z.input<typeof lifeEventSchema>;

/** The last day on which it can have been. */
function getLastDay({ year, month = 12, day = daysInMonth(year, month) }: z.output<typeof lifeEventSchema>): number {
  const date = { year, month, day };
  return toEpochDays(date, chooseCalendar(date));
}

export const rectifyRequestSchema = z
  .object({
    /** With `uncertainty` or `time_unknown`: the possible times. Its sections are ignored. */
    birth: kundliRequestSchema,
    events: z.array(lifeEventSchema).min(1).max(MAX_LIFE_EVENTS),
    /**
     * Weights by test: 0 disables it. Tests of events not named have the weights shown in the answer; what is computed
     * from the moment of birth alone (tattva, kunda, pranapada, the sign's gender) counts only with a weight given here.
     */
    weights: z.partialRecord(z.enum(RECTIFICATION_TESTS), z.number().min(0).max(MAX_WEIGHT)).optional(),
    /** Choices on which teachers differ; the first of each is the default. */
    variants: z
      .object({
        tattva_round: z.enum(RECTIFICATION_VARIANTS.tattva_round).optional(),
        tattva_begin: z.enum(RECTIFICATION_VARIANTS.tattva_begin).optional(),
        kunda: z.enum(RECTIFICATION_VARIANTS.kunda).optional(),
      })
      .optional(),
    /**
     * The moment whose ruling planets are compared, and its place; defaults to the birthplace. Without a moment this
     * test is skipped.
     */
    asked: z
      .object({
        at: requestInstant,
        place: z
          .object({
            latitude: z.number({ error: LATITUDE }).min(-90, LATITUDE).max(90, LATITUDE),
            longitude: z.number({ error: LONGITUDE }).min(-180, LONGITUDE).max(180, LONGITUDE),
          })
          .optional(),
      })
      .optional(),
    /** The number of candidates to return. */
    limit: z.number().int().min(1).max(MAX_CANDIDATES).default(DEFAULT_CANDIDATES),
  })
  .superRefine(({ birth, events }, context) => {
    if (!birth.uncertainty && birth.time_unknown !== true) {
      context.addIssue({
        code: "custom",
        path: ["birth", "uncertainty"],
        message: encodeFieldError("uncertainty_missing"),
      });
    }
    const birthDay = toEpochDays(birth, chooseCalendar(birth, birth.calendar));
    for (const [index, event] of events.entries()) {
      if (getLastDay(event) >= birthDay) continue;
      context.addIssue({
        code: "custom",
        path: ["events", index, "year"],
        message: encodeFieldError("too_small", { min: formatIsoParts(birth) }),
      });
    }
  });
export type RectifyRequest = Omit<z.input<typeof rectifyRequestSchema>, "birth"> & { birth: KundliRequest };

const test = z.enum(RECTIFICATION_TESTS);
const part = z.number().min(0).max(1);

/**
 * The possible times, ordered by how well the tests support them: an aid for an astrologer, never a definitive time.
 */
const rectificationSchema = z.object({
  settings: kundliCoreFields.settings,
  /** Minutes before and after the stated time; 720 if it is unknown. */
  minutes: z.number().int().min(1).max(720),
  variants: z.object({
    tattva_round: z.enum(RECTIFICATION_VARIANTS.tattva_round),
    tattva_begin: z.enum(RECTIFICATION_VARIANTS.tattva_begin),
    kunda: z.enum(RECTIFICATION_VARIANTS.kunda),
  }),
  /** The active tests, with weight and source (`practice`: no known old text). */
  columns: z.array(
    z.object({
      id: test,
      weight: z.number().gt(0).max(MAX_WEIGHT),
      sources: z.array(
        z.object({
          text: z.enum(["bphs", "brihat_jataka", "knrao", "kp", "practice", "rayudu"]),
          chapter: z.number().int().optional(),
        }),
      ),
    }),
  ),
  /**
   * Best first: intervals in which no test result changes, nor the sign of the lagna, navamsa lagna or dashamsa lagna.
   */
  candidates: z.array(
    z.object({
      /** Equal totals share a rank. */
      rank: z.number().int().min(1),
      from: instant,
      until: instant,
      /** The weighted mean of the available scores. */
      total: part,
      /** Score of each test; null if there is no data, e.g. without a sunrise. */
      scores: z.partialRecord(test, part.nullable()),
      lagna: rashi,
      navamsa: rashi,
      dashamsa: rashi,
    }),
  ),
  /** How far the best candidate is above the rest. */
  standing: z.object({
    /** The best total less the next lower one; null if all are equal. */
    lead: part.nullable(),
    /** The mean of all totals, by the length of the intervals. */
    mean: part,
    /** The best total that any candidate has for the same kinds of event on nineteen sets of other dates. */
    best_by_chance: part.nullable(),
    /** Whether the best total exceeds that: else the events do not show one time rather than another. */
    found: z.boolean(),
  }),
  /** The total number of candidates, and how many of those not returned have the same total as the last one. */
  count: z.number().int().min(1),
  more_equal: z.number().int().min(0),
});
export type RectificationData = z.infer<typeof rectificationSchema>;

export const rectifyResponseSchema = z.object({
  status: z.literal("success"),
  /** What the result means, and what it does not. */
  message: z.string(),
  data: rectificationSchema,
});
export type RectifyResponse = z.infer<typeof rectifyResponseSchema>;
