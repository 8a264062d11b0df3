import type { Graha, Rashi } from "@lagna/terms";
import type { LordYears } from "./nakshatra-dasha.data.ts";

/** Natural periods of life (BPHS 46): 120 years, the same for everyone. */
export const NAISARGIKA_LORDS = [
  { lord: "moon", years: 1 },
  { lord: "mars", years: 2 },
  { lord: "mercury", years: 9 },
  { lord: "venus", years: 20 },
  { lord: "jupiter", years: 18 },
  { lord: "sun", years: 20 },
  { lord: "saturn", years: 50 },
] as const satisfies readonly LordYears[];

/** Moolatrikona rashis used by the moola dasha; for the nodes those of Jagannatha Hora. */
export const MOOLATRIKONA: Readonly<Record<Graha, Rashi>> = {
  sun: "leo",
  moon: "taurus",
  mars: "aries",
  mercury: "virgo",
  jupiter: "sagittarius",
  venus: "libra",
  saturn: "aquarius",
  rahu: "aquarius",
  ketu: "scorpio",
};

/**
 * Orders of the tara dasha: Sanjay Rath's, from Venus; and the vimshottari order (BPHS 46). Both use vimshottari years.
 */
export const TARA_ORDERS = {
  rath: ["venus", "moon", "ketu", "saturn", "jupiter", "mercury", "rahu", "mars", "sun"],
  bphs: ["venus", "sun", "moon", "mars", "rahu", "jupiter", "saturn", "mercury", "ketu"],
} as const satisfies Readonly<Record<string, readonly Graha[]>>;

/** A kaala dasha lasts 120 years in two cycles; in each the grahas Sun … Ketu have weights 1 … 9 (BPHS 46). */
export const KAALA_YEARS = 120;
/** Enough cycles of the buddhi gati for a long life. */
export const BUDDHI_GATI_ROUNDS = 2;
/** The years that the ashtakavarga dasha shares out. */
export const ASHTAKAVARGA_YEARS = 120;
