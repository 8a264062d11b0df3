import { NAKSHATRAS_28 } from "@lagna/terms";
import { normalizeDegrees } from "../core/angle.ts";
import { nakshatraOf } from "./nakshatra.ts";

/** Abhijit: from the last quarter of Uttara Ashadha to the first fifteenth of Shravana, 276°40′ to 280°53′20″. */
const ABHIJIT_FROM_DEG = 276 + 40 / 60;
const ABHIJIT_TO_DEG = 280 + 53 / 60 + 20 / 3600;

/** Where each of the 28 begins, sidereal degrees; the order of `NAKSHATRAS_28`. */
export const NAKSHATRA_28_STARTS_DEG: readonly number[] = NAKSHATRAS_28.map((_, index) => {
  if (index === 21) return ABHIJIT_FROM_DEG;
  if (index === 22) return ABHIJIT_TO_DEG;
  return ((index > 22 ? index - 1 : index) * 360) / 27;
});

const UTTARA_ASHADHA = 20;
const STARTS_DEG = { uttaraAshadha: 266 + 40 / 60, dhanishta: 293 + 20 / 60 } as const;

/**
 * The position of a sidereal longitude in the 28 nakshatras with Abhijit, which shortens its neighbours: the index from
 * Ashwini 0 (Abhijit 21, Shravana 22) and the fraction traversed, [0, 1).
 */
export function findNakshatra28(longitude: number): { readonly index: number; readonly fraction: number } {
  const { index, fraction } = nakshatraOf(longitude);
  if (index < UTTARA_ASHADHA) return { index, fraction };
  const angle = normalizeDegrees(longitude);
  const within = (from: number, to: number): number => Math.max(0, (angle - from) / (to - from));
  if (angle < ABHIJIT_FROM_DEG) return { index, fraction: within(STARTS_DEG.uttaraAshadha, ABHIJIT_FROM_DEG) };
  if (angle < ABHIJIT_TO_DEG) return { index: 21, fraction: within(ABHIJIT_FROM_DEG, ABHIJIT_TO_DEG) };
  if (index <= UTTARA_ASHADHA + 1) return { index: 22, fraction: within(ABHIJIT_TO_DEG, STARTS_DEG.dhanishta) };
  return { index: index + 1, fraction };
}
