import {
  type Choices,
  GANAS,
  NADIS,
  type Gana,
  type Koota,
  type Nadi,
  type Varna,
  type VashyaClass,
  type Yoni,
  YONIS,
} from "@lagna/terms";
import type { NaturalRelation } from "../relation/friendship.data.ts";

export type MatchingSettings = Choices["matching"];

/** The most points of each koota; 36 together (Muhurta Chintamani 6). */
export const KOOTA_MAX: Readonly<Record<Koota, number>> = {
  varna: 1,
  vashya: 2,
  tara: 3,
  yoni: 4,
  graha_maitri: 5,
  gana: 6,
  bhakoot: 7,
  nadi: 8,
};
export const MAX_TOTAL = 36;

/** From Aries on, three times over. */
export const VARNA_OF_SIGNS: readonly Varna[] = ["kshatriya", "vaishya", "shudra", "brahmin"];

/** Classes of the signs from Aries: of the whole sign, or of its first and second half. */
type SignClasses = readonly (VashyaClass | readonly [first: VashyaClass, second: VashyaClass])[];
const Q = "quadruped";
const H = "human";
const W = "water";
const V = "wild";
const I = "insect";

export const VASHYA_CLASS_OF_SIGNS: Readonly<Record<MatchingSettings["vashya_classes"], SignClasses>> = {
  // Muhurta Chintamani 6, and most almanacs.
  halves: [Q, Q, H, W, V, H, H, I, [H, Q], [Q, W], H, W],
  // PyJHora halves Sagittarius and Capricorn by the number of the pada, whatever its star.
  pyjhora: [Q, Q, H, W, V, H, H, I, [H, Q], [Q, W], H, W],
  // AstroSage, as checked against it by ishubhamx/Hindu-Panchangam.
  astrosage: [Q, Q, H, W, V, H, H, I, H, Q, H, W],
  // krazykrackpot/panchang, src/lib/matching/ashta-kuta.ts.
  krazykrackpot: [Q, Q, H, W, V, H, H, I, Q, V, H, W],
  // dharmarth.in; its serpent, Scorpio, has no points of its own in any table and counts as an insect.
  dharmarth: [Q, Q, H, I, Q, H, H, I, [H, Q], [Q, W], W, W],
};

/** Classes whose halves of Sagittarius and Capricorn are the padas 1 and 2, and 3 and 4. */
export const VASHYA_HALVES_BY_PADA: MatchingSettings["vashya_classes"] = "pyjhora";

/** Points of the boy's class (row) with the girl's (column): quadruped, human, water, wild, insect. */
export const VASHYA_POINTS: Readonly<Record<MatchingSettings["vashya"], readonly (readonly number[])[]>> = {
  common: [
    [2, 1, 1, 0.5, 1],
    [1, 2, 0.5, 0, 1],
    [1, 0.5, 2, 1, 1],
    [0, 0, 1, 2, 0],
    [1, 1, 1, 0, 2],
  ],
  // Printed with the girl in rows: transposed here. From saravali.de, as in PyJHora.
  saravali_de: [
    [2, 0.5, 1, 0, 1],
    [0.5, 2, 0, 0, 0],
    [1, 0, 2, 2, 1],
    [0, 0, 2, 2, 0],
    [2, 0, 2, 0, 2],
  ],
  // From astroyogi.com, as in PyJHora, with the girl in rows: transposed here.
  astroyogi: [
    [2, 1, 1, 0, 1],
    [1, 2, 1.5, 0, 1],
    [1, 1.5, 2, 0, 1],
    [1.5, 0, 1, 2, 0],
    [1, 1, 1, 0, 2],
  ],
  // AstroSage, as checked against it by ishubhamx/Hindu-Panchangam.
  astrosage: [
    [2, 1, 1, 0.5, 1],
    [1, 2, 0.5, 0, 1],
    [1, 0.5, 2, 1, 1],
    [0.5, 0, 1, 2, 0],
    [1, 1, 1, 0, 2],
  ],
  krazykrackpot: [
    [2, 1, 0, 0, 0],
    [1, 2, 1, 0, 0],
    [0, 1, 2, 0, 0],
    [0, 0, 0, 2, 0],
    [0, 0, 0, 0, 2],
  ],
};

/** Remainders of nine of the counts without points. */
export const BAD_TARAS: Readonly<Record<MatchingSettings["tara"], readonly number[]>> = {
  three_five_seven: [3, 5, 7],
  // Janma has no points in krazykrackpot/panchang.
  one_three_five_seven: [1, 3, 5, 7],
};
export const TARA_POINTS = 1.5;

/** The animals of the 27 nakshatras. */
export const YONI_OF_STARS: readonly Yoni[] = [
  "horse",
  "elephant",
  "sheep",
  "serpent",
  "serpent",
  "dog",
  "cat",
  "sheep",
  "cat",
  "rat",
  "rat",
  "cow",
  "buffalo",
  "tiger",
  "buffalo",
  "tiger",
  "deer",
  "deer",
  "dog",
  "monkey",
  "mongoose",
  "monkey",
  "lion",
  "horse",
  "lion",
  "cow",
  "elephant",
];

/** Sworn enemies, on which all tables agree. */
const YONI_ENEMIES: readonly (readonly [Yoni, Yoni])[] = [
  ["horse", "buffalo"],
  ["elephant", "lion"],
  ["sheep", "monkey"],
  ["serpent", "mongoose"],
  ["dog", "deer"],
  ["cat", "rat"],
  ["cow", "tiger"],
];

/** Symmetric; rows and columns in the order of the ids, horse to lion. */
const COMMON_YONI_POINTS: readonly string[] = [
  "42232221011321",
  "24332222312320",
  "23421213312031",
  "33242111122202",
  "22124212210211",
  "22212402213321",
  "22111042222212",
  "12312224303221",
  "03312223412221",
  "11121120141121",
  "12220323214221",
  "33022322212432",
  "22301212222342",
  "10121121111224",
];

type YoniTable = readonly (readonly number[])[];
const COMMON_YONI: YoniTable = COMMON_YONI_POINTS.map((row) => Array.from(row, Number));

/** A copy with the points of some pairs changed, in both directions. */
function changePairs(table: YoniTable, pairs: readonly (readonly [Yoni, Yoni])[], points: number): YoniTable {
  const changed = new Set(pairs.flatMap(([a, b]) => [`${a} ${b}`, `${b} ${a}`]));
  return table.map((row, a) => row.map((old, b) => (changed.has(`${YONIS[a]} ${YONIS[b]}`) ? points : old)));
}

/** 4 for the same animal, 0 for sworn enemies, 2 for all others. */
const PLAIN_YONI = changePairs(
  YONIS.map((_, a) => YONIS.map((__, b) => (a === b ? 4 : 2))),
  YONI_ENEMIES,
  0,
);

export const YONI_POINTS: Readonly<Record<MatchingSettings["yoni"], YoniTable>> = {
  common: COMMON_YONI,
  // Tamil almanacs (PyJHora's southern table): cat and rat are enemies everywhere.
  south: changePairs(COMMON_YONI, [["serpent", "rat"]], 0),
  // AstroSage, as checked against it by ishubhamx/Hindu-Panchangam: three pairs with 1.
  astrosage: changePairs(
    PLAIN_YONI,
    [
      ["buffalo", "tiger"],
      ["elephant", "tiger"],
      ["horse", "deer"],
    ],
    1,
  ),
  krazykrackpot: PLAIN_YONI,
};

/** Points of the relations of the Moon signs' lords to each other, in any order. */
export const MAITRI_POINTS: Readonly<
  Record<MatchingSettings["graha_maitri"], Readonly<Record<`${NaturalRelation} ${NaturalRelation}`, number>>>
> = {
  pairs: {
    "friend friend": 5,
    "friend neutral": 4,
    "neutral friend": 4,
    "neutral neutral": 3,
    "friend enemy": 1,
    "enemy friend": 1,
    "neutral enemy": 0.5,
    "enemy neutral": 0.5,
    "enemy enemy": 0,
  },
  // krazykrackpot/panchang: friend 2, neutral 1, enemy 0 are added, and the sum has the points of its usual pair.
  sum: {
    "friend friend": 5,
    "friend neutral": 4,
    "neutral friend": 4,
    "neutral neutral": 3,
    "friend enemy": 3,
    "enemy friend": 3,
    "neutral enemy": 1,
    "enemy neutral": 1,
    "enemy enemy": 0,
  },
};
export const ONE_LORD_POINTS = 5;

/** The ganas of the 27 nakshatras: d(eva), m(anushya), r(akshasa). */
export const GANA_OF_STARS: readonly Gana[] = Array.from(
  "dmrmdmddrrmmdrdrdrrmmdrrmmd",
  (letter) => GANAS.find((gana) => gana.startsWith(letter)) as Gana,
);
export const SAME_GANA_POINTS = 6;

/** Signs from one Moon to the other, inclusive, without points. */
export const BAD_SIGN_COUNTS: readonly number[] = [2, 5, 6, 8, 9, 12];

/** The nadis of the 27 nakshatras: forward and back. */
export const NADI_OF_STARS: readonly Nadi[] = Array.from(
  { length: 27 },
  (_, star) => NADIS[[0, 1, 2, 2, 1, 0][star % 6] as number] as Nadi,
);
