import { NAKSHATRAS, type Nakshatra } from "./nakshatra.ts";

export type Nakshatra28 = Nakshatra | "abhijit";

/** The 28 stars with Abhijit, in the order of the zodiac. */
export const NAKSHATRAS_28 = [...NAKSHATRAS.slice(0, 21), "abhijit", ...NAKSHATRAS.slice(21)] as readonly Nakshatra28[];

/** The five groups of tithis, in the order of the tithis. */
export const TITHI_GROUPS = ["nanda", "bhadra", "jaya", "rikta", "purna"] as const;
export type TithiGroup = (typeof TITHI_GROUPS)[number];

/** The vowels of the Sarvatobhadra chakra, in the order of the alphabet. */
export const CHAKRA_VOWELS = [
  "a",
  "aa",
  "i",
  "ii",
  "u",
  "uu",
  "ri",
  "rii",
  "lri",
  "lrii",
  "e",
  "ai",
  "o",
  "au",
  "am",
  "ah",
] as const;
export type ChakraVowel = (typeof CHAKRA_VOWELS)[number];

/**
 * Its other letters, five a side: east, south, west, north, each clockwise. `initial_a` stands for names that begin
 * with a vowel; `tta` and `dda` are the cerebral ones.
 */
export const CHAKRA_CONSONANTS = [
  "initial_a",
  "va",
  "ka",
  "ha",
  "dda",
  "ma",
  "tta",
  "pa",
  "ra",
  "ta",
  "na",
  "ya",
  "bha",
  "ja",
  "kha",
  "ga",
  "sa",
  "da",
  "cha",
  "la",
] as const;
export type ChakraConsonant = (typeof CHAKRA_CONSONANTS)[number];

/**
 * The vedhas of a star: across the chakra; forward, to the side of the stars that follow it, which is the left hand of
 * a graha that looks inwards; backward, to its right. `corner` is that of the four vowels of a corner.
 */
export const VEDHA_LINES = ["across", "forward", "backward", "corner"] as const;
export type VedhaLine = (typeof VEDHA_LINES)[number];

/**
 * Which vedhas of a graha count.
 *
 * `all`: the three of its star, whatever its motion (Horaratna under Phaladeepika 26; P.V.R. Narasimha Rao).
 * `by_motion`: of the five from Mars to Saturn the backward one if retrograde, the forward one if fast, else the one
 * across; of the Sun, the Moon and the nodes, which always move in one way, all three (Narapatijayacharya).
 */
export const VEDHA_RULES = ["all", "by_motion"] as const;
export type VedhaRule = (typeof VEDHA_RULES)[number];

/** The motion of a graha as the chakra judges it. */
export const CHAKRA_MOTIONS = ["retrograde", "fast", "mean"] as const;
export type ChakraMotion = (typeof CHAKRA_MOTIONS)[number];

/** By which text the special stars are counted: P.V.R. Narasimha Rao, or Narapatijayacharya. */
export const SPECIAL_STAR_RULES = ["narasimha_rao", "narapati"] as const;
export type SpecialStarRule = (typeof SPECIAL_STAR_RULES)[number];

/** The stars of special meaning, counted from the birth star. */
export const SPECIAL_STARS = [
  "janma",
  "karma",
  "samudayika",
  "sanghatika",
  "jati",
  "naidhana",
  "desha",
  "abhisheka",
  "adhana",
  "vinasha",
  "manasa",
] as const;
export type SpecialStar = (typeof SPECIAL_STARS)[number];

/** What of a person a vedha may fall on. */
export const CHAKRA_TARGETS = ["star", "sign", "tithi", "vara", "consonant", "vowels"] as const;
export type ChakraTargetKind = (typeof CHAKRA_TARGETS)[number];

/** The four enclosures of the fort of the kota chakra, from the pillar outwards. */
export const KOTA_RINGS = ["stambha", "madhya", "prakara", "bahya"] as const;
export type KotaRing = (typeof KOTA_RINGS)[number];

/** Whether a graha goes in or out; in the pillar it is inside. */
export const KOTA_MOVEMENTS = ["entering", "leaving", "inside"] as const;
export type KotaMovement = (typeof KOTA_MOVEMENTS)[number];
