import type { KundliData } from "@lagna/contract";
import type { ZodiacPoint } from "@lagna/jyotish";

const DECIMALS = 1e7;

/** Seven decimals of a degree, cut and not rounded: a longitude never reaches the next sign's cusp on its way out. */
export const sevenDecimals = (value: number): number => Math.trunc(value * DECIMALS) / DECIMALS + 0;

export function presentPoint({ longitude, sign, degreeInSign, nakshatra, pada }: ZodiacPoint): KundliData["lagna"] {
  return { longitude: sevenDecimals(longitude), sign, degree_in_sign: sevenDecimals(degreeInSign), nakshatra, pada };
}
