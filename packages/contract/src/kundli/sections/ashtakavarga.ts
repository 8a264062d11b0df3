import { SETTINGS } from "@lagna/terms";
import { z } from "zod";
import { houseNumber, nakshatra, rashi, saptaGraha, saptaGrahaOrLagna } from "../values.ts";

/** Twelve figures, from Aries unless a key says otherwise. */
const figures = z.array(z.number().int().min(0)).length(12).readonly();
const total = z.number().int().min(0);

export const ashtakavargaSchema = z.object({
  tables: z.enum(SETTINGS.ashtakavarga.tables),
  /** The bindus of each graha's row; the lagna's is not part of the sum. */
  bhinna: z.record(saptaGrahaOrLagna, figures),
  /** The sum of the seven rows of the grahas: 337 in all. */
  sarva: figures,
  /** Row, contributor, sign: 1 if the contributor gives the row's graha a bindu. */
  prastara: z.record(saptaGrahaOrLagna, z.record(saptaGrahaOrLagna, figures)),
  /** The same figures from the first house on. */
  by_house: z.object({ bhinna: z.record(saptaGrahaOrLagna, figures), sarva: figures }),
  /** After trikona shodhana. */
  trikona: z.record(saptaGraha, figures),
  /** After ekadhipatya shodhana too. */
  reduced: z.record(saptaGraha, figures),
  pindas: z.record(saptaGraha, z.object({ rasi: total, graha: total, sodhya: total })),
  /** The eighth of its sign each graha is in (0 to 7), and whether its lord has a bindu there. */
  kakshya: z.record(
    saptaGraha,
    z.object({
      index: z.number().int().min(0).max(7),
      lord: saptaGrahaOrLagna,
      bindu: z.boolean(),
      bhinna: total,
      sarva: total,
    }),
  ),
  /** Figures that books derive from the bindus, without interpretation. */
  readings: z.object({
    /** Sums of sarva bindus over houses. */
    groups: z.object({
      kendra: total,
      panaphara: total,
      apoklima: total,
      bandhu: total,
      sevaka: total,
      poshaka: total,
      ghataka: total,
    }),
    eleventh_over_tenth: z.boolean(),
    twelfth_under_eleventh: z.boolean(),
    first_over_twelfth: z.boolean(),
    /** Where slow transits affect what a row signifies; sensitive, never shown. */
    stars: z.object({
      sensitive: z.literal(true),
      rows: z.record(saptaGraha, z.object({ house: houseNumber, product: total, nakshatra, sign: rashi })),
    }),
  }),
});
