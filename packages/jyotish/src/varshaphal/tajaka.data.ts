import type { Rashi, TajakaAspectKind } from "@lagna/terms";
import type { SaptaGraha } from "../relation/friendship.data.ts";

/** Tables of Tajika Neelakanthi (Neelakantha, 1587) as K.S. Charak and P.V.R. Narasimha Rao, chapters 28-29, give them. */

/** Deeptamsa: how far before and behind it a graha's light reaches, degrees. The nodes have none. */
export const DEEPTAMSA_DEG: Readonly<Record<SaptaGraha, number>> = {
  sun: 15,
  moon: 12,
  mars: 8,
  mercury: 7,
  jupiter: 9,
  venus: 7,
  saturn: 9,
};

/** The fixed order of speeds, the fastest first. */
export const SPEED_ORDER = [
  "moon",
  "mercury",
  "venus",
  "sun",
  "mars",
  "jupiter",
  "saturn",
] as const satisfies readonly SaptaGraha[];

/** The aspect by the place of one sign from the other; the second, sixth, eighth and twelfth have none. */
export const ASPECT_BY_PLACE: Readonly<Partial<Record<number, TajakaAspectKind>>> = {
  5: "openly_friendly",
  9: "openly_friendly",
  3: "secretly_friendly",
  11: "secretly_friendly",
  4: "secretly_hostile",
  10: "secretly_hostile",
  1: "openly_hostile",
  7: "openly_hostile",
};

/** Lords of the three signs of an element (tri-rasi), by the sign of the annual lagna, Aries first. */
export const TRI_RASI_LORDS: Readonly<Record<"day" | "night", readonly SaptaGraha[]>> = {
  day: ["sun", "venus", "saturn", "venus", "jupiter", "moon", "mercury", "mars", "saturn", "mars", "jupiter", "moon"],
  night: ["jupiter", "moon", "mercury", "mars", "sun", "venus", "saturn", "venus", "saturn", "mars", "jupiter", "moon"],
};

/** The house in which each graha rejoices, from the annual lagna. */
export const HARSHA_HOUSE: Readonly<Record<SaptaGraha, number>> = {
  sun: 9,
  moon: 3,
  mars: 6,
  mercury: 1,
  jupiter: 11,
  venus: 5,
  saturn: 12,
};

export const FEMALE_GRAHAS: readonly SaptaGraha[] = ["moon", "mercury", "venus", "saturn"];
/** Houses in which the female grahas rejoice; the male ones in the others. */
export const FEMALE_HOUSES: readonly number[] = [1, 2, 3, 7, 8, 9];

/** A hadda: the lord, and the degree of the sign where it ends. */
export type Hadda = readonly [lord: SaptaGraha, end: number];

/**
 * The bounds of the Greeks (Ptolemy, Tetrabiblos 1.20, those of the Egyptians) as the Tajika authors have them: in
 * Gemini Venus before Jupiter, in Sagittarius Mars before Saturn.
 */
export const HADDAS: Readonly<Record<Rashi, readonly Hadda[]>> = {
  aries: [
    ["jupiter", 6],
    ["venus", 12],
    ["mercury", 20],
    ["mars", 25],
    ["saturn", 30],
  ],
  taurus: [
    ["venus", 8],
    ["mercury", 14],
    ["jupiter", 22],
    ["saturn", 27],
    ["mars", 30],
  ],
  gemini: [
    ["mercury", 6],
    ["venus", 12],
    ["jupiter", 17],
    ["mars", 24],
    ["saturn", 30],
  ],
  cancer: [
    ["mars", 7],
    ["venus", 13],
    ["mercury", 19],
    ["jupiter", 26],
    ["saturn", 30],
  ],
  leo: [
    ["jupiter", 6],
    ["venus", 11],
    ["saturn", 18],
    ["mercury", 24],
    ["mars", 30],
  ],
  virgo: [
    ["mercury", 7],
    ["venus", 17],
    ["jupiter", 21],
    ["mars", 28],
    ["saturn", 30],
  ],
  libra: [
    ["saturn", 6],
    ["mercury", 14],
    ["jupiter", 21],
    ["venus", 28],
    ["mars", 30],
  ],
  scorpio: [
    ["mars", 7],
    ["venus", 11],
    ["mercury", 19],
    ["jupiter", 24],
    ["saturn", 30],
  ],
  sagittarius: [
    ["jupiter", 12],
    ["venus", 17],
    ["mercury", 21],
    ["mars", 26],
    ["saturn", 30],
  ],
  capricorn: [
    ["mercury", 7],
    ["jupiter", 14],
    ["venus", 22],
    ["saturn", 26],
    ["mars", 30],
  ],
  aquarius: [
    ["mercury", 7],
    ["venus", 13],
    ["jupiter", 20],
    ["mars", 25],
    ["saturn", 30],
  ],
  pisces: [
    ["venus", 12],
    ["jupiter", 16],
    ["mercury", 19],
    ["mars", 28],
    ["saturn", 30],
  ],
};

export type Standing = "own" | "friend" | "neutral" | "enemy";

/** Points of each varga for a graha in its own place; the place of another gets the share below. */
export const VARGA_POINTS = { kshetra: 30, hadda: 15, drekkana: 10, navamsa: 5 } as const;

export const STANDING_SHARE: Readonly<Record<"neelakanthi" | "pvr", Readonly<Record<Standing, number>>>> = {
  neelakanthi: { own: 1, friend: 0.75, neutral: 0.5, enemy: 0.25 },
  /** P.V.R. Narasimha Rao, chapter 28: half for a friend's place, a quarter for an enemy's, none for a neutral's. */
  pvr: { own: 1, friend: 0.5, neutral: 0, enemy: 0.25 },
};

/** The years of the vimshottari lords as days of a year of 360, in the order of mudda; the first is that of remainder 1. */
export const MUDDA_DAYS = [
  ["sun", 18],
  ["moon", 30],
  ["mars", 21],
  ["rahu", 54],
  ["jupiter", 48],
  ["saturn", 57],
  ["mercury", 51],
  ["ketu", 21],
  ["venus", 60],
] as const;
