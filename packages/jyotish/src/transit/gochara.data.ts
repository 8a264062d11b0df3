import type { Choices, Graha, Moorti } from "@lagna/terms";

/**
 * The houses from the natal Moon in which a graha's transit is favourable, each with the house from which another graha
 * obstructs it.
 */
export type GoodPlaces = Readonly<Record<number, number>>;

/** Mars, Saturn and the nodes. */
const MALEFIC: GoodPlaces = { 3: 12, 6: 9, 11: 5 };

/** Phaladeepika 26; Brihat Samhita 104. The eleventh and twelfth of Venus are in `VENUS_PLACES`. */
export const GOOD_PLACES: Readonly<Record<Exclude<Graha, "venus">, GoodPlaces>> = {
  sun: { 3: 9, 6: 12, 10: 4, 11: 5 },
  moon: { 1: 5, 3: 9, 6: 12, 7: 2, 10: 4, 11: 8 },
  mars: MALEFIC,
  mercury: { 2: 5, 4: 3, 6: 9, 8: 1, 10: 8, 11: 12 },
  jupiter: { 2: 12, 5: 4, 7: 3, 9: 10, 11: 8 },
  saturn: MALEFIC,
  rahu: MALEFIC,
  ketu: MALEFIC,
};

const VENUS = { 1: 8, 2: 7, 3: 1, 4: 10, 5: 9, 8: 5, 9: 11 } as const;

export const VENUS_PLACES: Readonly<Record<Choices["gochara"]["venus_vedha"], GoodPlaces>> = {
  "6_and_3": { ...VENUS, 11: 6, 12: 3 },
  "3_and_6": { ...VENUS, 11: 3, 12: 6 },
};

/** Father and son do not obstruct each other (Phaladeepika 26). */
export const NO_VEDHA_BETWEEN: readonly (readonly [Graha, Graha])[] = [
  ["sun", "saturn"],
  ["moon", "mercury"],
];

/** The moorti of a transit by the house of the Moon's sign, at the moment of entry, from the natal Moon's. */
export const MOORTI_PLACES: Readonly<Record<Moorti, readonly number[]>> = {
  gold: [1, 6, 11],
  silver: [2, 5, 9],
  copper: [3, 7, 10],
  iron: [4, 8, 12],
};
