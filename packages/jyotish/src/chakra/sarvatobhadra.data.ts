import {
  type ChakraConsonant,
  type ChakraVowel,
  type Nakshatra28,
  type Rashi,
  TITHI_GROUPS,
  type TithiGroup,
  type Vara,
} from "@lagna/terms";

/**
 * The Sarvatobhadra chakra of 9 × 9 squares. North is at the top and east at the right, as Jagannatha Hora and P.V.R.
 * Narasimha Rao draw it.
 *
 * Sources: Horaratna, as V. Subrahmanya Sastri quotes it under Phaladeepika 26 (vowels by fours from the north-east
 * corners inwards, stars from Krittika in the east, consonants, signs from Taurus in the east, tithis with weekdays);
 * P.V.R. Narasimha Rao, "Vedic Astrology: An Integrated Approach". The same figure is in PyJHora and in Maitreya.
 */
export type ChakraSquare =
  | { readonly kind: "star"; readonly id: Nakshatra28 }
  | { readonly kind: "vowel"; readonly id: ChakraVowel }
  | { readonly kind: "consonant"; readonly id: ChakraConsonant }
  | { readonly kind: "sign"; readonly id: Rashi }
  | { readonly kind: "tithi"; readonly id: TithiGroup };

/** The star at the beginning of the east side, below the north-east corner. */
export const FIRST_STAR: Nakshatra28 = "krittika";
/** The sign at the beginning of the east side. */
export const FIRST_SIGN: Rashi = "taurus";

/** The group of a tithi by the remainder of its number by five, from 1: 1, 6 and 11 are nanda. */
export const getTithiGroup = (number: number): TithiGroup => TITHI_GROUPS[(number - 1) % 5] as TithiGroup;

/** Where each group is: [row, column] from the north-west, 0 to 8. */
export const TITHI_SQUARES: Readonly<Record<TithiGroup, readonly [row: number, column: number]>> = {
  nanda: [4, 5],
  bhadra: [5, 4],
  jaya: [4, 3],
  rikta: [3, 4],
  purna: [4, 4],
};

/** The weekdays in the squares of the tithis. */
export const TITHI_GROUP_OF_VARA: Readonly<Record<Vara, TithiGroup>> = {
  sunday: "nanda",
  tuesday: "nanda",
  monday: "bhadra",
  wednesday: "bhadra",
  thursday: "jaya",
  friday: "rikta",
  saturday: "purna",
};

/**
 * When a graha is in the last quarter of the star before a corner, or the first of the star after it, it has a vedha of
 * the four vowels of that corner and of the tithis in the middle (Horaratna). By star after the corner.
 */
export const CORNER_STARS: readonly {
  readonly before: Nakshatra28;
  readonly after: Nakshatra28;
  readonly corner: readonly [row: number, column: number];
}[] = [
  { before: "bharani", after: "krittika", corner: [0, 8] },
  { before: "ashlesha", after: "magha", corner: [8, 8] },
  { before: "vishakha", after: "anuradha", corner: [8, 0] },
  { before: "shravana", after: "dhanishta", corner: [0, 0] },
];

/**
 * Mean daily motion, degrees: a graha in direct motion above it is fast. Of Mercury and Venus that of the Sun, around
 * which they swing.
 */
export const MEAN_DAILY_MOTION_DEG = {
  mars: 0.52403,
  mercury: 0.98561,
  jupiter: 0.08309,
  venus: 0.98561,
  saturn: 0.03346,
} as const;
