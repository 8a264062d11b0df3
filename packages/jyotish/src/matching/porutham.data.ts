import { type Porutham, RAJJU_PARTS, type RajjuPart } from "@lagna/terms";
import type { SaptaGraha } from "../relation/friendship.data.ts";
import type { MatchingSettings } from "./koota.data.ts";

/** Good counts from star to star; the 27th has a setting of its own. */
const LISTED_DINA = [2, 4, 6, 8, 9, 11, 13, 15, 18, 20, 24, 26];
const REMAINDERS_OF_NINE: readonly number[] = [2, 4, 6, 8, 0];

export const DINA_COUNTS: Readonly<Record<MatchingSettings["dina"], readonly number[]>> = {
  remainder: Array.from({ length: 27 }, (_, index) => index + 1).filter((count) =>
    REMAINDERS_OF_NINE.includes(count % 9),
  ),
  // jathakaporutham.com and a printed list (scribd 240285402).
  listed: LISTED_DINA,
  // thandhu.com adds two.
  with_1_22: [1, ...LISTED_DINA, 22],
  // PyJHora's southern table, which also counts from the boy.
  with_17_21_25: [...LISTED_DINA, 17, 21, 25],
};

export const MAHENDRA_COUNTS: readonly number[] = [4, 7, 10, 13, 16, 19, 22, 25];

/** Bad counts of signs from the girl's to the boy's, where they are a list. */
export const BAD_RASI_COUNTS: readonly number[] = [2, 6, 8, 12];
export const RASI_ABOVE = 6;

/** Tamil almanacs in PyJHora: two rakshasas agree only if the girl's star is beyond this one. */
export const TAMIL_RAKSHASA_ABOVE_STAR = 14;

/** The signs that each sign from Aries attracts, as indexes from Aries. */
export const VASHYA_SIGNS: readonly (readonly number[])[] = [
  [4, 7],
  [3, 6],
  [5],
  [7, 8],
  [6],
  [11, 2],
  [9, 5],
  [3],
  [11],
  [0, 10],
  [0],
  [9],
];

/** Lords that agree in Tamil almanacs (PyJHora's southern table): of the girl's Moon sign with the boy's. */
export const TAMIL_FRIENDS: Readonly<Record<SaptaGraha, readonly SaptaGraha[]>> = {
  sun: ["jupiter"],
  moon: ["mercury", "jupiter"],
  mars: ["mercury", "venus"],
  mercury: ["moon", "mars", "jupiter", "venus", "saturn"],
  jupiter: ["sun", "moon", "mercury", "venus", "saturn"],
  venus: ["mars", "mercury", "jupiter", "saturn"],
  saturn: ["mercury", "jupiter", "venus"],
};

/** The stars climb from the foot to the head and descend again, nine at a time. */
const RAJJU_WAY = [0, 1, 2, 3, 4, 3, 2, 1, 0];
/** The star of each nine that is at the head; those before it ascend (aroha), those after descend (avaroha). */
export const HEAD_OF_NINE = 4;

export const RAJJU_OF_STARS: readonly RajjuPart[] = Array.from(
  { length: 27 },
  (_, star) => RAJJU_PARTS[RAJJU_WAY[star % 9] as number] as RajjuPart,
);

/** Stars that obstruct each other. */
export const VEDHA_GROUPS: readonly (readonly number[])[] = [
  [1, 18],
  [2, 17],
  [3, 16],
  [4, 15],
  [5, 14, 23],
  [6, 22],
  [7, 21],
  [8, 20],
  [9, 19],
  [10, 27],
  [11, 26],
  [12, 25],
  [13, 24],
];

/** Sums of the numbers of two stars: the pairs above and others. */
export const VEDHA_SUMS: readonly number[] = [19, 28, 37];

/** The poruthams that publishers ask for before all others. */
export const REQUIRED_PORUTHAMS: Readonly<Record<"jathakaporutham" | "vanniyarvivaham", readonly Porutham[]>> = {
  jathakaporutham: ["dina", "gana", "yoni", "rasi", "rajju"],
  vanniyarvivaham: ["dina", "mahendra", "yoni", "rasi", "rajju"],
};
