import type { SaptaGraha } from "./friendship.data.ts";

/** When the Moon is a benefic: waxing (BPHS 3), from the eighth tithi to the twenty-third (Raman), never, or always. */
export const MOON_BENEFIC_RULES = ["waxing", "tithi_8_to_23", "never", "always"] as const;
export type MoonBeneficRule = (typeof MOON_BENEFIC_RULES)[number];

/**
 * When Mercury is a benefic: unless malefics outnumber benefics in his rashi (P.V.R. Narasimha Rao); only alone or with Jupiter
 * or Venus; or always (Drik Panchang).
 */
export const MERCURY_BENEFIC_RULES = ["by_company", "alone_or_with_jupiter_venus", "always"] as const;
export type MercuryBeneficRule = (typeof MERCURY_BENEFIC_RULES)[number];

/** Groups of houses for ownership in BPHS 34; the lagna is both a kendra and a trikona. */
export const KENDRAS: readonly number[] = [1, 4, 7, 10];
export const TRIKONAS: readonly number[] = [1, 5, 9];
/** Trishadaya: their lords are malefic. */
export const TRISHADAYAS: readonly number[] = [3, 6, 11];

/** The eighth does not make its lord malefic if it is one of the luminaries (BPHS 34). */
export const EXEMPT_EIGHTH_LORDS: readonly SaptaGraha[] = ["sun", "moon"];
/**
 * Grahas for which owning a kendra is kendradhipati dosha: those that are benefics by nature, independent of the chart.
 */
export const KENDRADHIPATI_GRAHAS: readonly SaptaGraha[] = ["moon", "mercury", "jupiter", "venus"];
