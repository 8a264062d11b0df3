import type { Graha, Rashi } from "@lagna/terms";
import type { LordYears } from "./nakshatra-dasha.data.ts";

/** Natural periods of life (BPHS 46): 120 years, the same for everybody. */
export const NAISARGIKA_LORDS = [
  { lord: "moon", years: 1 },
  { lord: "mars", years: 2 },
  { lord: "mercury", years: 9 },
  { lord: "venus", years: 20 },
  { lord: "jupiter", years: 18 },
  { lord: "sun", years: 20 },
  { lord: "saturn", years: 50 },
] as const satisfies readonly LordYears[];

/** Moolatrikona rashis as the moola dasha counts to them; the nodes' as Jagannatha Hora does, with their own. */
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

/** Orders of the tara dasha: Sanjay Rath's, from Venus; and the vimshottari one (BPHS 46). Years are vimshottari's in both. */
export const TARA_ORDERS = {
  rath: ["venus", "moon", "ketu", "saturn", "jupiter", "mercury", "rahu", "mars", "sun"],
  bphs: ["venus", "sun", "moon", "mars", "rahu", "jupiter", "saturn", "mercury", "ketu"],
} as const satisfies Readonly<Record<string, readonly Graha[]>>;

/** A kaala dasha lasts 120 years in two rounds; in each the grahas Sun … Ketu weigh 1 … 9 (BPHS 46). */
export const KAALA_YEARS = 120;
/** Enough rounds of the buddhi gati for a long life. */
export const BUDDHI_GATI_ROUNDS = 2;
