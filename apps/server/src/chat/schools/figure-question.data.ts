import type { Topic } from "@lagna/astrologer";

/** A divisional chart by its number: "D81", "d-144", "डी 81", "81st varga". */
export const VARGA_NUMBERS: readonly RegExp[] = [
  /(?<![\p{L}\p{N}])(?:d|डी)[\s-]?(\d{1,3})(?![\p{L}\p{N}])/giu,
  /(?<!\d)(\d{1,3})(?:st|nd|rd|th)? (?:divisional chart|varga)\b/giu,
];

/** The name of Krishnamurti's method. */
export const KP_NAME = /(?<![\p{L}\p{M}])(?:kp|k\.p\.|krishnamurti|केपी|कृष्णमूर्ति)(?![\p{L}\p{M}])/iu;

/** A house by its cusp: "7th cusp", "cusp of the 7th", "7वें भाव का उपस्वामी". */
export const HOUSE_NUMBERS = /(?<!\d)(\d{1,2})(?:st|nd|rd|th|वें|वाँ|वां|वा|v[aei]n?)?(?![\p{L}\p{N}])/giu;

/** The cusp that KP judges a matter by (K. S. Krishnamurti, Reader IV to VI). */
export const CUSP_OF_TOPIC: Readonly<Partial<Record<Topic, number>>> = {
  career: 10,
  love: 7,
  wealth: 2,
  health: 1,
  education: 4,
  children: 5,
  home: 4,
  travel: 12,
};
