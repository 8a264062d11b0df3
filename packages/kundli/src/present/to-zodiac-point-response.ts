import type { KundliData } from "@lagna/contract";
import type { ZodiacPoint } from "@lagna/jyotish";

const DECIMALS = 1e7;

/** Seven decimals of a degree, truncated instead of rounded, so that a longitude never reaches the next sign's cusp. */
export const truncateToSevenDecimals = (value: number): number => Math.trunc(value * DECIMALS) / DECIMALS + 0;

export function toZodiacPointResponse({
  longitude,
  sign,
  degreeInSign,
  nakshatra,
  pada,
}: ZodiacPoint): KundliData["lagna"] {
  return {
    longitude: truncateToSevenDecimals(longitude),
    sign,
    degree_in_sign: truncateToSevenDecimals(degreeInSign),
    nakshatra,
    pada,
  };
}
