/**
 * Tolerances within which a figure counts as the same for all possible birth times; keys that are not listed must be equal. Texts give
 * degrees to about one degree and strengths to a tenth.
 */
export const TOLERANCES: Readonly<Record<string, number>> = {
  bindus: 0,
  degreeInSign: 1,
  longitude: 1,
  orb: 1,
  ratio: 0.1,
  rupas: 0.1,
};

/** Dates are shown to the day. */
export const DATE_TOLERANCE_DAYS = 1;

/** Parts that only change figures of a fact and not its statement. Readings do not mention them. */
export const NUMERIC_PARTS: readonly string[] = ["degreeInSign", "longitude", "orb", "ratio", "rupas"];
