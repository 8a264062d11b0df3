import type { Graha } from "@lagna/terms";

/** The lords in the order of the nakshatras from Ashwini, with their years (BPHS 46.12-16). */
export const VIMSHOTTARI_LORDS = [
  { lord: "ketu", years: 7 },
  { lord: "venus", years: 20 },
  { lord: "sun", years: 6 },
  { lord: "moon", years: 10 },
  { lord: "mars", years: 7 },
  { lord: "rahu", years: 18 },
  { lord: "jupiter", years: 16 },
  { lord: "saturn", years: 19 },
  { lord: "mercury", years: 17 },
] as const satisfies readonly { lord: Graha; years: number }[];

export const VIMSHOTTARI_CYCLE_YEARS = 120;

/**
 * The nakshatra the dasha starts from, as so many nakshatras on from the Moon's: the Moon's own, and the 4th, 5th and 8th
 * star counted from it (P.V.R. Narasimha Rao, "Vedic Astrology: An Integrated Approach", chapter 16).
 */
export const VIMSHOTTARI_SEEDS = { moon: 0, kshema: 3, utpanna: 4, adhana: 7 } as const;
