import { LIFE_EVENTS, RECTIFICATION_TESTS, RECTIFICATION_VARIANTS } from "@lagna/terms";
import { z } from "zod";
import { MOST_LIFE_EVENTS } from "../record-values.ts";
import { refusal } from "../sentences/refusals.ts";
import { daysInMonth, EPHEMERIS_YEARS } from "./birth.ts";
import { monthNumber, whole, year } from "./date-fields.ts";
import { type KundliRequest, kundliRequestSchema } from "./request.ts";
import { kundliCore } from "./core.ts";
import { askedInstant, instant, rashi } from "./values.ts";

const MAX_WEIGHT = 10;
const MOST_CANDIDATES = 200;
const DEFAULT_CANDIDATES = 40;
const LATITUDE = refusal("latitude_range");
const LONGITUDE = refusal("longitude_range");

/** What happened, and when as far as that is known: a day, a month or a year. */
const lifeEventSchema = z
  .object({
    kind: z.enum(LIFE_EVENTS),
    year: year(EPHEMERIS_YEARS),
    month: monthNumber.optional(),
    day: whole(1, 31, refusal("day_range", { last: 31 })).optional(),
  })
  .superRefine(({ year: of, month, day }, context) => {
    if (day === undefined) return;
    if (month === undefined) {
      context.addIssue({ code: "custom", path: ["month"], message: refusal("month") });
    } else if (day > daysInMonth(of, month)) {
      const last = daysInMonth(of, month);
      context.addIssue({ code: "custom", path: ["day"], message: refusal("day_range", { last }) });
    }
  });
export type LifeEventRequest = z.input<typeof lifeEventSchema>;

const dateOf = ({ year: of, month, day }: { year: number; month: number; day: number }): string =>
  [of, String(month).padStart(2, "0"), String(day).padStart(2, "0")].join("-");

/** Later months and days are later numbers; what is not known of a date is its last. */
const dayCount = (of: number, month = 12, day = 31): number => (of * 12 + month) * 31 + day;

export const rectifyRequestSchema = z
  .object({
    /** With `uncertainty` or `time_unknown`: what times are possible. Its sections are passed over. */
    birth: kundliRequestSchema,
    events: z.array(lifeEventSchema).min(1).max(MOST_LIFE_EVENTS),
    /** What each test weighs: 0 leaves it out; those not named weigh what the answer shows. */
    weights: z.partialRecord(z.enum(RECTIFICATION_TESTS), z.number().min(0).max(MAX_WEIGHT)).optional(),
    /** Where teachers differ; the first of each is taken unasked. */
    variants: z
      .object({
        tattva_round: z.enum(RECTIFICATION_VARIANTS.tattva_round).optional(),
        tattva_begin: z.enum(RECTIFICATION_VARIANTS.tattva_begin).optional(),
        kunda: z.enum(RECTIFICATION_VARIANTS.kunda).optional(),
      })
      .optional(),
    /** The moment whose ruling planets are compared, and where it is that; the birth's place when absent. No moment, no such test. */
    asked: z
      .object({
        at: askedInstant,
        place: z
          .object({
            latitude: z.number({ error: LATITUDE }).min(-90, LATITUDE).max(90, LATITUDE),
            longitude: z.number({ error: LONGITUDE }).min(-180, LONGITUDE).max(180, LONGITUDE),
          })
          .optional(),
      })
      .optional(),
    /** How many candidates are wanted. */
    limit: z.number().int().min(1).max(MOST_CANDIDATES).default(DEFAULT_CANDIDATES),
  })
  .superRefine(({ birth, events }, context) => {
    if (!birth.uncertainty && birth.time_unknown !== true) {
      context.addIssue({ code: "custom", path: ["birth", "uncertainty"], message: refusal("uncertainty_missing") });
    }
    const born = dayCount(birth.year, birth.month, birth.day);
    for (const [index, event] of events.entries()) {
      if (dayCount(event.year, event.month, event.day) >= born) continue;
      context.addIssue({
        code: "custom",
        path: ["events", index, "year"],
        message: refusal("too_small", { min: dateOf(birth) }),
      });
    }
  });
export type RectifyRequest = Omit<z.input<typeof rectifyRequestSchema>, "birth"> & { birth: KundliRequest };

const test = z.enum(RECTIFICATION_TESTS);
const part = z.number().min(0).max(1);

/** The possible times in the order in which the tests speak for them: an aid for whoever judges, never the time itself. */
const rectificationSchema = z.object({
  settings: kundliCore.settings,
  /** Either way of the stated time; 720 where it is unknown. */
  minutes: z.number().int().min(1).max(720),
  variants: z.object({
    tattva_round: z.enum(RECTIFICATION_VARIANTS.tattva_round),
    tattva_begin: z.enum(RECTIFICATION_VARIANTS.tattva_begin),
    kunda: z.enum(RECTIFICATION_VARIANTS.kunda),
  }),
  /** The tests that were made, with what they weigh and where they are from (`practice`: no old text seen). */
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
  /** The best first: stretches in which no test says anything else, nor the lagna, navamsa or dashamsa lagna another sign. */
  candidates: z.array(
    z.object({
      /** Equal totals share one. */
      rank: z.number().int().min(1),
      from: instant,
      until: instant,
      /** The weighted mean of the scores there are. */
      total: part,
      /** Of each column; null where there is nothing to judge by, as without a sunrise. */
      scores: z.partialRecord(test, part.nullable()),
      lagna: rashi,
      navamsa: rashi,
      dashamsa: rashi,
    }),
  ),
  /** How many candidates there are in all, and how many beyond these stand equal to the last of them. */
  count: z.number().int().min(1),
  more_equal: z.number().int().min(0),
});
export type RectificationData = z.infer<typeof rectificationSchema>;

export const rectifyResponseSchema = z.object({
  status: z.literal("success"),
  /** What this is, and what it is not. */
  message: z.string(),
  data: rectificationSchema,
});
export type RectifyResponse = z.infer<typeof rectifyResponseSchema>;
