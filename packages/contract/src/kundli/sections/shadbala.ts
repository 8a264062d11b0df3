import { z } from "zod";
import { SETTINGS } from "@lagna/terms";
import { houseNumber, saptaGraha } from "../values.ts";

/** Null where the Sun does not rise or set at the place, so that day and night, and what is reckoned by them, do not exist. */
const known = z.number().nullable();
const met = z.boolean();

/** Virupas, but for `rupas` and `required` (rupas), `ratio` and `rank`. */
const grahaStrength = z.object({
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
    tribhaga: known,
    abda: known,
    masa: known,
    vara: known,
    hora: known,
    ayana: z.number(),
    /** Won or lost in a war of grahas. */
    yuddha: known,
    total: known,
  }),
  /** 0 for the Sun and Moon unless the school counts theirs. */
  cheshta: z.number(),
  naisargika: z.number(),
  drik: z.number(),
  total: known,
  rupas: known,
  required: z.number(),
  ratio: known,
  /** 1–7, by the ratio. */
  rank: known,
  /** Whether the parts with a minimum of their own reach it. */
  minimums: z.object({ sthana: met, dig: met, cheshta: met, kala: met.nullable(), ayana: met }),
  ishta: z.number(),
  kashta: z.number(),
  rashmi: z.object({ uccha: z.number(), cheshta: z.number(), subha: z.number() }),
});

export const shadbalaSchema = z.object({
  school: z.enum(SETTINGS.shadbala.school),
  /** Why totals are null. */
  reason: z.literal("no_sunrise").nullable(),
  ...(Object.fromEntries(saptaGraha.options.map((id) => [id, grahaStrength])) as Record<
    z.infer<typeof saptaGraha>,
    typeof grahaStrength
  >),
});

/** The strength of the twelve bhavas, virupas. */
export const bhavaBalaSchema = z.array(
  z.object({
    house: houseNumber,
    /** Of the lord of the madhya's sign. */
    adhipati: known,
    dig: z.number(),
    drishti: z.number(),
    /** Occupants and time of birth: 0 unless `bhava_bala` is `bphs`. */
    special: known,
    total: known,
    rupas: known,
    rank: known,
  }),
);
