import { z } from "zod";
import { SETTINGS } from "@lagna/terms";
import { houseNumber, saptaGraha } from "../values.ts";

/** Null if the Sun does not rise or set at the place, so that day and night, and values based on them, do not exist. */
const nullableNumber = z.number().nullable();
const isRequirementMet = z.boolean();

/** Virupas, except for `rupas` and `required` (rupas), `ratio` and `rank`. */
export const grahaStrengthSchema = z.object({
  sthana: z.object({
    uccha: z.number(),
    saptavargaja: z.number(),
    ojayugma: z.number(),
    kendra: z.number(),
    drekkana: z.number(),
    total: z.number(),
  }),
  dig: z.number(),
  kala: z.object({
    natonnata: z.number(),
    paksha: z.number(),
    tribhaga: nullableNumber,
    abda: nullableNumber,
    masa: nullableNumber,
    vara: nullableNumber,
    hora: nullableNumber,
    ayana: z.number(),
    /** Gained or lost in a planetary war. */
    yuddha: nullableNumber,
    total: nullableNumber,
  }),
  /** 0 for the Sun and Moon unless the school counts theirs. */
  cheshta: z.number(),
  naisargika: z.number(),
  drik: z.number(),
  total: nullableNumber,
  rupas: nullableNumber,
  required: z.number(),
  ratio: nullableNumber,
  /** 1–7, by the ratio. */
  rank: nullableNumber,
  /** Whether the parts with a minimum reach it. */
  minimums: z.object({
    sthana: isRequirementMet,
    dig: isRequirementMet,
    cheshta: isRequirementMet,
    kala: isRequirementMet.nullable(),
    ayana: isRequirementMet,
  }),
  ishta: z.number(),
  kashta: z.number(),
  rashmi: z.object({ uccha: z.number(), cheshta: z.number(), subha: z.number() }),
});

export const shadbalaSchema = z.object({
  school: z.enum(SETTINGS.shadbala.school),
  /** Why totals are null. */
  reason: z.literal("no_sunrise").nullable(),
  ...(Object.fromEntries(saptaGraha.options.map((id) => [id, grahaStrengthSchema])) as Record<
    z.infer<typeof saptaGraha>,
    typeof grahaStrengthSchema
  >),
});

/** The strength of the twelve bhavas, virupas. */
export const bhavaBalaSchema = z.array(
  z.object({
    house: houseNumber,
    /** Shadbala of the lord of the madhya's sign. */
    adhipati: nullableNumber,
    dig: z.number(),
    drishti: z.number(),
    /** Occupants and time of birth: 0 unless `bhava_bala` is `bphs`. */
    special: nullableNumber,
    total: nullableNumber,
    rupas: nullableNumber,
    rank: nullableNumber,
  }),
);
