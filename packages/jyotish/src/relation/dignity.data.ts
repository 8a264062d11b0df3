import type { Graha, Rashi } from "@lagna/terms";
import type { SaptaGraha } from "./friendship.data.ts";

export type OwnDignity = "exalted" | "moolatrikona" | "own" | "debilitated";

/** `from` inclusive and `to` exclusive, degrees in the sign; the first range that contains the degree applies. */
export interface DignityRange {
  readonly sign: Rashi;
  readonly from: number;
  readonly to: number;
  readonly dignity: OwnDignity;
}

const whole = (sign: Rashi, dignity: OwnDignity): DignityRange => ({ sign, from: 0, to: 30, dignity });
const part = (sign: Rashi, from: number, to: number, dignity: OwnDignity): DignityRange => ({
  sign,
  from,
  to,
  dignity,
});

/**
 * BPHS 3.49-54. If a sign has several dignities the text divides it: the Moon's Taurus is exaltation to 3° and
 * moolatrikona for the rest; Mercury's Virgo exaltation to 15°, moolatrikona to 20°, own for the rest. An exaltation
 * sign without another dignity counts as a whole, and so does the opposite one as debilitation; the degree of
 * `DEEP_EXALTATION_DEG` is only its peak.
 */
export const SAPTA_DIGNITIES: Readonly<Record<SaptaGraha, readonly DignityRange[]>> = {
  sun: [
    whole("aries", "exalted"),
    part("leo", 0, 20, "moolatrikona"),
    part("leo", 20, 30, "own"),
    whole("libra", "debilitated"),
  ],
  moon: [
    part("taurus", 0, 3, "exalted"),
    part("taurus", 3, 30, "moolatrikona"),
    whole("cancer", "own"),
    whole("scorpio", "debilitated"),
  ],
  mars: [
    part("aries", 0, 12, "moolatrikona"),
    part("aries", 12, 30, "own"),
    whole("cancer", "debilitated"),
    whole("scorpio", "own"),
    whole("capricorn", "exalted"),
  ],
  mercury: [
    whole("gemini", "own"),
    part("virgo", 0, 15, "exalted"),
    part("virgo", 15, 20, "moolatrikona"),
    part("virgo", 20, 30, "own"),
    whole("pisces", "debilitated"),
  ],
  jupiter: [
    whole("cancer", "exalted"),
    part("sagittarius", 0, 10, "moolatrikona"),
    part("sagittarius", 10, 30, "own"),
    whole("capricorn", "debilitated"),
    whole("pisces", "own"),
  ],
  venus: [
    whole("taurus", "own"),
    whole("virgo", "debilitated"),
    part("libra", 0, 15, "moolatrikona"),
    part("libra", 15, 30, "own"),
    whole("pisces", "exalted"),
  ],
  saturn: [
    whole("aries", "debilitated"),
    whole("libra", "exalted"),
    whole("capricorn", "own"),
    part("aquarius", 0, 20, "moolatrikona"),
    part("aquarius", 20, 30, "own"),
  ],
};

/** Sidereal longitude of deepest exaltation; deepest debilitation is opposite (BPHS 3.49-50). */
export const DEEP_EXALTATION_DEG: Readonly<Record<SaptaGraha, number>> = {
  sun: 10,
  moon: 33,
  mars: 298,
  mercury: 165,
  jupiter: 95,
  venus: 357,
  saturn: 200,
};

type NodeRanges = Readonly<Record<Extract<Graha, "rahu" | "ketu">, readonly DignityRange[]>>;

/**
 * The nodes, on which texts differ. `bphs` (the default): the verse "rahos tu vrishabham ketor vrishchikam" in the
 * chapter on the effects of the dashas (BPHS 47): exalted in Taurus and Scorpio, moolatrikona Gemini and Sagittarius,
 * own Aquarius and Scorpio (where exaltation takes precedence); debilitation opposite exaltation. The same verse names
 * Virgo and Pisces as their houses "by some". `pvr`: P.V.R. Narasimha Rao, "Vedic Astrology: An Integrated Approach",
 * chapter 3: exalted in Gemini and Sagittarius, moolatrikona Virgo and Pisces, own Aquarius and Scorpio. `none`: no
 * dignity at all.
 */
export const NODE_DIGNITIES = {
  bphs: {
    rahu: [
      whole("taurus", "exalted"),
      whole("gemini", "moolatrikona"),
      whole("scorpio", "debilitated"),
      whole("aquarius", "own"),
    ],
    ketu: [whole("taurus", "debilitated"), whole("scorpio", "exalted"), whole("sagittarius", "moolatrikona")],
  },
  pvr: {
    rahu: [
      whole("gemini", "exalted"),
      whole("virgo", "moolatrikona"),
      whole("sagittarius", "debilitated"),
      whole("aquarius", "own"),
    ],
    ketu: [
      whole("gemini", "debilitated"),
      whole("scorpio", "own"),
      whole("sagittarius", "exalted"),
      whole("pisces", "moolatrikona"),
    ],
  },
  none: { rahu: [], ketu: [] },
} as const satisfies Readonly<Record<string, NodeRanges>>;
