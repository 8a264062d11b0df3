import type { Rashi } from "@lagna/terms";

/** Years of the signs (BPHS 46.51+; P.V.R. Narasimha Rao, "Vedic Astrology: An Integrated Approach", chapter 24). */
export const KALACHAKRA_YEARS: Readonly<Record<Rashi, number>> = {
  aries: 7,
  taurus: 16,
  gemini: 9,
  cancer: 21,
  leo: 5,
  virgo: 9,
  libra: 16,
  scorpio: 7,
  sagittarius: 10,
  capricorn: 4,
  aquarius: 4,
  pisces: 10,
};

/**
 * Nine signs for each pada of a group's nakshatras: 1 = Aries … 9 = Sagittarius, A, B, C = Capricorn, Aquarius, Pisces.
 */
export interface KalachakraGroup {
  /** Forward (savya) or backward. */
  readonly savya: boolean;
  /** 0 = Ashwini … 26 = Revati. */
  readonly stars: readonly number[];
  readonly padas: readonly [string, string, string, string];
  /** The group that follows after the fourth pada. */
  readonly next: number;
}

export const KALACHAKRA_GROUPS: readonly KalachakraGroup[] = [
  {
    savya: true,
    stars: [0, 2, 6, 8, 12, 14, 18, 20, 24],
    padas: ["123456789", "ABC876453", "21CBA9123", "456789ABC"],
    next: 1,
  },
  {
    savya: true,
    stars: [1, 7, 13, 19, 25, 26],
    padas: ["87645321C", "BA9123456", "789ABC876", "45321CBA9"],
    next: 0,
  },
  { savya: false, stars: [3, 9, 15, 21], padas: ["9ABC12354", "678CBA987", "6543219AB", "C12354678"], next: 3 },
  {
    savya: false,
    stars: [4, 5, 10, 11, 16, 17, 22, 23],
    padas: ["CBA987654", "3219ABC12", "354678CBA", "987654321"],
    next: 2,
  },
];

/**
 * `pvr_book`, the default, and `rath` distribute the elapsed years over the pada's nine signs; in `raghavacharya`
 * (Jagannatha Hora) the dashas are the navamsas from the Moon's on, and each pada's nine signs subdivide its dasha.
 */
export const KALACHAKRA_METHODS = ["pvr_book", "rath", "raghavacharya"] as const;
export type KalachakraMethod = (typeof KALACHAKRA_METHODS)[number];
