/** Houses that cause an argala, each with the house that obstructs it (Jaimini sutra 1.1.5-9; BPHS 31). */
export const ARGALA_HOUSES = [
  { from: 2, obstructedFrom: 12 },
  { from: 4, obstructedFrom: 10 },
  { from: 11, obstructedFrom: 3 },
  { from: 5, obstructedFrom: 9 },
] as const;

/** Vipareeta argala: enough malefics in the third cause one that cannot be obstructed. */
export const VIPAREETA_HOUSE = 3;
export const VIPAREETA_MALEFICS = 3;
