/**
 * How far a figure may move over the possible times of birth and still be the same as it is spoken of; what is not named is the same only
 * where nothing of it changes. Degrees are told to about one, strengths to a tenth.
 */
export const SAME_WITHIN: Readonly<Record<string, number>> = {
  bindus: 0,
  degreeInSign: 1,
  longitude: 1,
  orb: 1,
  ratio: 0.1,
  rupas: 0.1,
};

/** Dates are told to the day. */
export const SAME_DAYS = 1;

/** Parts of a fact that change its figures and not what it says: none of them is told of in a reading. */
export const FIGURES: readonly string[] = ["degreeInSign", "longitude", "orb", "ratio", "rupas"];
