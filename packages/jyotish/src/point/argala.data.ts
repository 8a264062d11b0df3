/** Houses that lay an argala, each with the one that obstructs it (Jaimini sutra 1.1.5-9; BPHS 31). */
export const ARGALA_HOUSES = [
  { from: 2, obstructedFrom: 12 },
  { from: 4, obstructedFrom: 10 },
  { from: 11, obstructedFrom: 3 },
  { from: 5, obstructedFrom: 9 },
] as const;

/** Vipareeta argala: as many malefics in the third lay one that nothing obstructs. */
export const VIPAREETA_HOUSE = 3;
export const VIPAREETA_MALEFICS = 3;
