import {
  DOSHA_CANCELLATIONS,
  KOOTAS,
  type Koota,
  MATCHING_BANDS,
  MATCHING_EXCEPTIONS,
  MATCHING_RULE_SETS,
  NAKSHATRAS,
  NAVAMSA_NOTES,
  PORUTHAMS,
  type Porutham,
} from "@lagna/terms";
import { z } from "zod";
import { kundliCoreFields } from "./kundli/core-fields.ts";
import { kundliRequestSchema } from "./kundli/request.ts";
import { graha, houseNumber, instant, nakshatra, pada, rashi } from "./kundli/values.ts";
import { encodeFieldError } from "./messages/error-messages.ts";
import { matchedKundliSchema, type MatchedKundli } from "./matched-kundli.ts";
import { CHART_STYLE_NAMES, PAPERS } from "./prints.ts";
import { settingsEchoSchema, settingsRequestSchema } from "./settings.ts";

const NAKSHATRA = encodeFieldError("not_one_of", { values: NAKSHATRAS.join(", ") });
const PADA = encodeFieldError("not_one_of", { values: "1, 2, 3, 4" });

/** Only the star of the Moon; without the pada every koota that depends on it says so. */
const moonSchema = z.strictObject({
  nakshatra: z.enum(NAKSHATRAS, { error: NAKSHATRA }),
  pada: z.number({ error: PADA }).int(PADA).min(1, PADA).max(4, PADA).optional(),
});

/** One person: a birth as for a kundli, one of the user's saved kundlis, or the star of the Moon. */
export type MatchingPerson =
  | { readonly moon: z.output<typeof moonSchema> }
  | MatchedKundli
  | { readonly birth: z.output<typeof kundliRequestSchema> };

const MATCHING_PERSON_FORM = encodeFieldError("match_person");

/**
 * A birth is checked by the schema of a kundli, so that its errors have the same codes and paths; a union would report
 * none of them.
 */
export const matchingPersonSchema = z
  .looseObject(
    { moon: z.unknown().optional(), kundli_id: z.unknown().optional(), time: z.unknown().optional() },
    { error: MATCHING_PERSON_FORM },
  )
  .transform((person, context): MatchingPerson => {
    const { moon, kundli_id: id, time, ...rest } = person;
    // A birth has no such field, so that it is reported there.
    const birth = time === undefined || id !== undefined ? rest : { ...rest, time };
    const isBirth = Object.keys(birth).length > 0;
    if ([moon !== undefined, id !== undefined, isBirth].filter(Boolean).length !== 1) {
      context.addIssue({ code: "custom", message: MATCHING_PERSON_FORM });
      return z.NEVER;
    }
    const read = <Output>(schema: z.ZodType<Output>, value: unknown, path: readonly string[]): Output => {
      const result = schema.safeParse(value);
      if (result.success) return result.data;
      for (const issue of result.error.issues)
        context.issues.push({ ...issue, path: [...path, ...issue.path], input: value } as never);
      return z.NEVER;
    };
    if (moon !== undefined) return { moon: read(moonSchema, moon, ["moon"]) };
    return id === undefined
      ? { birth: read(kundliRequestSchema, birth, []) }
      : read(matchedKundliSchema, time === undefined ? { kundli_id: id } : { kundli_id: id, time }, []);
  });

/** POST /api/v1/matching. The settings apply to the rules of the match, and to births that have none of their own. */
export const matchingRequestSchema = z.object({
  boy: matchingPersonSchema,
  girl: matchingPersonSchema,
  settings: settingsRequestSchema.optional(),
});
/** POST /api/v1/matching/print */
export const matchingPrintRequestSchema = matchingRequestSchema.extend({
  paper: z.enum(PAPERS).default("a4"),
  style: z.enum(CHART_STYLE_NAMES).default("north"),
});

/** POST /api/v1/matching/card: never shows a birth, and names only if they are asked for. */
export const matchingCardRequestSchema = matchingRequestSchema.extend({ names: z.boolean().default(false) });

export type MatchingInput = z.output<typeof matchingRequestSchema>;

const points = z.number().min(0).max(36);
const share = z.number().min(0).max(1);
/** A value and its share of the possible birth times, most likely first. */
const possible = z.array(z.object({ value: points, share })).readonly();
const source = z.object({
  text: z.enum(["muhurta_chintamani", "raman_muhurta", "kalaprakasika", "custom", "astrosage", "krazykrackpot"]),
  chapter: z.number().int().optional(),
});
/** An id of the koota's family, or the count from that side's star or sign to the other's. */
const aspectOfSide = z.union([z.string(), z.number()]);

export const kootaSchema = z.object({
  score: points,
  max: points,
  boy: aspectOfSide,
  girl: aspectOfSide,
  /** Whether the score is the same at all possible birth times. */
  stable: z.boolean(),
  possible,
});
export const poruthamSchema = z.object({
  good: z.boolean(),
  count: z.number().int().optional(),
  boy: z.string().optional(),
  girl: z.string().optional(),
  stable: z.boolean(),
  /** Publishers that ask for it before others. */
  required_by: z.array(z.string()).readonly(),
});

const createRecord = <Id extends string, Schema extends z.ZodType>(ids: readonly Id[], schema: Schema) =>
  z.object(Object.fromEntries(ids.map((id) => [id, schema])) as Record<Id, Schema>);

/** Mars from one place; null if the place is unknown. */
const mangalCount = z.object({ house: houseNumber.nullable(), holds: z.boolean().nullable() });
export const mangalSchema = z.object({
  /** By the count from the lagna. */
  holds: z.boolean().nullable(),
  from: z.object({ lagna: mangalCount, moon: mangalCount, venus: mangalCount }),
  cancellations: z.array(z.enum(DOSHA_CANCELLATIONS)).readonly(),
  stable: z.boolean(),
});

export const papasamyaSchema = z.object({
  total: z.number(),
  least: z.number(),
  most: z.number(),
  points: z
    .array(z.object({ graha, from: z.enum(["lagna", "moon", "venus"]), house: houseNumber, points: z.number() }))
    .readonly(),
});

const dashaChange = z.object({ from: graha, to: graha, at: instant });
const navamsaSigns = z.object({ lagna: rashi.nullable(), moon: rashi.nullable() });
const frequency = z.object({
  below: z.number().int(),
  same: z.number().int(),
  above: z.number().int(),
  of: z.number().int(),
});

export const matchedPersonSchema = z.object({
  /** At the stated time. Null is what is not the same at all times of the day, or in all padas of the star. */
  moon: z.object({
    nakshatra: nakshatra.nullable(),
    pada: pada.nullable(),
    sign: rashi.nullable(),
    stable: z.boolean(),
  }),
  /** Null if only the star is known. */
  birth: kundliCoreFields.birth.nullable(),
  time_unknown: z.boolean(),
  settings: settingsEchoSchema.nullable(),
});

export const matchingDataSchema = z.object({
  boy: matchedPersonSchema,
  girl: matchedPersonSchema,
  settings: settingsEchoSchema.pick({ matching: true, doshas: true, dasha_year: true }),
  kootas: createRecord<Koota, typeof kootaSchema>(KOOTAS, kootaSchema),
  /** The sum of the points: exceptions never change it. */
  total: points,
  max: z.literal(36),
  band: z.enum(MATCHING_BANDS),
  stable: z.boolean(),
  possible,
  /** How common the total is; null under other tables than the defaults. */
  frequency: z.object({ star_pairs: frequency, couples: frequency }).nullable(),
  /** Rules that set a fault of this match aside. */
  exceptions: z
    .array(
      z.object({
        koota: z.enum(["bhakoot", "nadi", "gana", "rajju"]),
        rule: z.enum(MATCHING_EXCEPTIONS),
        applies: z.boolean(),
        source,
        /** The total for those who follow it. */
        total: points.nullable(),
        stable: z.boolean(),
      }),
    )
    .readonly(),
  poruthams: createRecord<Porutham, typeof poruthamSchema>(PORUTHAMS, poruthamSchema),
  poruthams_good: z.number().int().min(0).max(10),
  mangal: z.object({
    boy: mangalSchema.nullable(),
    girl: mangalSchema.nullable(),
    /** Both have it from the lagna: many then set it aside. */
    both_have_it: z.boolean().nullable(),
  }),
  papasamya: z.object({ boy: papasamyaSchema, girl: papasamyaSchema }).nullable(),
  /** Changes of maha dasha of both that are close in time. */
  dasha_sandhi: z
    .object({
      stable: z.boolean(),
      changes: z.array(z.object({ boy: dashaChange, girl: dashaChange, days_apart: z.number() })).readonly(),
    })
    .nullable(),
  navamsa: z.object({
    boy: navamsaSigns,
    girl: navamsaSigns,
    notes: z.array(z.object({ id: z.enum(NAVAMSA_NOTES), applies: z.boolean().nullable() })).readonly(),
  }),
  /** The total by the rules of other publishers, with the points that differ. */
  variants: z
    .array(
      z.object({
        id: z.enum(MATCHING_RULE_SETS),
        source: z.string(),
        total: points,
        differences: z
          .array(
            z.object({
              koota: z.enum(KOOTAS),
              score: points,
              ours: points,
              boy: aspectOfSide,
              girl: aspectOfSide,
              /** The settings that give the publisher's points. */
              settings: z.record(z.string(), z.union([z.string(), z.number()])),
              exception: z.enum(MATCHING_EXCEPTIONS).nullable(),
            }),
          )
          .readonly(),
      }),
    )
    .readonly(),
});
export type MatchingData = z.infer<typeof matchingDataSchema>;

export const matchingResponseSchema = z.object({
  status: z.literal("success"),
  /** What the points can say and what they cannot. */
  message: z.string(),
  data: matchingDataSchema,
});
export type MatchingResponse = z.infer<typeof matchingResponseSchema>;
