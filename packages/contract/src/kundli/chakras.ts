import {
  CHAKRA_CONSONANTS,
  CHAKRA_MOTIONS,
  CHAKRA_TARGETS,
  CHAKRA_VOWELS,
  KOTA_MOVEMENTS,
  KOTA_RINGS,
  SPECIAL_STAR_RULES,
  SPECIAL_STARS,
  TITHI_GROUPS,
  VEDHA_LINES,
  VEDHA_RULES,
} from "@lagna/terms";
import { z } from "zod";
import { encodeFieldError } from "../messages/error-messages.ts";
import { SAVED_KUNDLI_ID } from "../record-constants.ts";
import { settingsRequestSchema } from "../settings.ts";
import { kundliCoreFields } from "./core-fields.ts";
import { kundliRequestSchema } from "./request.ts";
import { graha, instant, longitude, nakshatra28, rashi, requestInstant } from "./values.ts";

/** POST /api/v1/kundli/chakras. */
export const chakrasRequestSchema = z
  .object({
    /** A birth as for a kundli, or one of the user's kundlis. */
    birth: kundliRequestSchema.optional(),
    kundli_id: z.string().regex(SAVED_KUNDLI_ID, encodeFieldError("kundli_id")).optional(),
    /** Of the transits; defaults to the current time. */
    at: requestInstant.optional(),
    /** Which vedhas count; defaults to all three of a star. */
    vedha: z.enum(VEDHA_RULES).optional(),
    /** By which text the special stars are counted; defaults to P.V.R. Narasimha Rao. */
    special_stars: z.enum(SPECIAL_STAR_RULES).optional(),
    /** For a birth that has none of its own. */
    settings: settingsRequestSchema.optional(),
  })
  .superRefine(({ birth, kundli_id: id }, context) => {
    const refuse = (path: string[], message: string): void => context.addIssue({ code: "custom", path, message });
    if ((birth === undefined) === (id === undefined)) {
      refuse([birth === undefined ? "birth" : "kundli_id"], encodeFieldError("birth_or_kundli"));
    }
    if (birth?.time_unknown === true) refuse(["birth", "hour"], encodeFieldError("birth_time_missing"));
  });
export type ChakrasInput = z.output<typeof chakrasRequestSchema>;
export type ChakrasRequest = z.input<typeof chakrasRequestSchema>;

const index = z.number().int().min(0).max(8);
/** Row from the north and column from the west, 0 to 8. */
const square = z.tuple([index, index]).readonly();
const squares = z.array(square).readonly();

const chakraSquare = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("star"), id: nakshatra28 }),
  z.object({ kind: z.literal("vowel"), id: z.enum(CHAKRA_VOWELS) }),
  z.object({ kind: z.literal("consonant"), id: z.enum(CHAKRA_CONSONANTS) }),
  z.object({ kind: z.literal("sign"), id: rashi }),
  z.object({ kind: z.literal("tithi"), id: z.enum(TITHI_GROUPS) }),
]);

const placedGraha = z.object({
  id: graha,
  longitude,
  star: nakshatra28,
  retrograde: z.boolean(),
  /** Nodes count as retrograde, the Sun and the Moon as fast. */
  motion: z.enum(CHAKRA_MOTIONS),
  nature: z.enum(["benefic", "malefic"]),
  at: square,
  /** The squares of each vedha, from the nearest; `corner` is empty unless the graha is beside a corner. */
  vedhas: z.record(z.enum(VEDHA_LINES), squares),
  /** Those that count by the rule. */
  counted: z.array(z.enum(VEDHA_LINES)).readonly(),
  kota: z.object({
    /** The place of its star, 1–28. */
    place: z.number().int().min(1).max(28),
    movement: z.enum(KOTA_MOVEMENTS),
  }),
});

export const chakrasDataSchema = z.object({
  birth: kundliCoreFields.birth,
  settings: kundliCoreFields.settings,
  at: instant,
  rules: z.object({ vedha: z.enum(VEDHA_RULES), special_stars: z.enum(SPECIAL_STAR_RULES) }),
  /** The syllable with which a name begins by the pada of the natal Moon. */
  letter: z.object({ hi: z.string(), latin: z.string() }),
  natal: z.array(placedGraha).readonly(),
  transit: z
    .array(
      placedGraha.extend({
        /** How long it is in its star without leaving it; null beyond the years of the ephemeris. */
        from: instant.nullable(),
        until: instant.nullable(),
      }),
    )
    .readonly(),
  sarvatobhadra: z.object({
    /** Nine rows from the north, each from the west. */
    grid: z.array(z.array(chakraSquare).readonly()).readonly(),
    /** What the vedhas of the transiting grahas fall on: the birth star and the others, sign, tithi, weekday, letters. */
    targets: z
      .array(
        z.object({
          kind: z.enum(CHAKRA_TARGETS),
          /** Of a star. */
          special: z.enum(SPECIAL_STARS).nullable(),
          squares,
          hits: z
            .array(
              z.object({
                graha,
                /** `occupied`: the graha is in the star itself. */
                line: z.enum([...VEDHA_LINES, "occupied"]),
              }),
            )
            .readonly(),
        }),
      )
      .readonly(),
  }),
  kota: z.object({
    /** The lord of the fort and its guard. */
    swami: graha,
    pala: graha,
    /** The 28 stars from the birth star, which is the first. */
    places: z
      .array(
        z.object({
          star: nakshatra28,
          /** Clockwise from the north-east, from 0. */
          quarter: z.number().int().min(0).max(3),
          ring: z.enum(KOTA_RINGS),
          path: z.enum(["entry", "exit"]),
        }),
      )
      .readonly(),
  }),
});
export type ChakrasData = z.infer<typeof chakrasDataSchema>;

export const chakrasResponseSchema = z.object({ status: z.literal("success"), data: chakrasDataSchema });
