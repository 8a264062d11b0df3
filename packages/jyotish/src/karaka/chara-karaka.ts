import { type Graha, type Karaka7, type Karaka8, KARAKAS_7, KARAKAS_8 } from "@lagna/terms";
import { degreeInRashi, RASHI_DEG } from "../zodiac/rashi.ts";

/** In order of natural strength (BPHS 27, naisargika bala), Rahu last: the tie-breaker for exactly equal degrees. */
const SEVEN_KARAKA_GRAHAS = [
  "sun",
  "moon",
  "venus",
  "jupiter",
  "mercury",
  "mars",
  "saturn",
] as const satisfies readonly Graha[];
const EIGHT_KARAKA_GRAHAS = [...SEVEN_KARAKA_GRAHAS, "rahu"] as const satisfies readonly Graha[];

export type KarakaGraha = (typeof EIGHT_KARAKA_GRAHAS)[number];

export interface CharaKarakas {
  /** The seven grahas Sun … Saturn. */
  readonly scheme7: Record<Karaka7, Graha>;
  /** The same plus Rahu. */
  readonly scheme8: Record<Karaka8, Graha>;
}

/** Degrees traversed in the rashi: [0, 30); for Rahu, who moves backwards, the degrees left: (0, 30]. */
function computeAdvance(graha: KarakaGraha, longitude: number): number {
  if (!Number.isFinite(longitude))
    throw new RangeError(`longitude of ${graha} in degrees must be finite, got ${longitude}`);
  const degree = degreeInRashi(longitude);
  return graha === "rahu" ? RASHI_DEG - degree : degree;
}

function rankKarakas<Karaka extends string>(
  grahas: readonly KarakaGraha[],
  karakas: readonly Karaka[],
  longitudes: Readonly<Record<KarakaGraha, number>>,
): Record<Karaka, Graha> {
  const ranked = grahas
    .map((graha) => ({ graha, degree: computeAdvance(graha, longitudes[graha]) }))
    .sort((a, b) => b.degree - a.degree);
  return Object.fromEntries(karakas.map((karaka, index) => [karaka, ranked[index]?.graha])) as Record<Karaka, Graha>;
}

/**
 * The chara karakas of both schemes (BPHS 32.1-17; Jaimini sutra 1.1.10-18; P.V.R. Narasimha Rao for the eight with
 * Pitri), from sidereal longitudes in degrees: the graha most advanced in its rashi is the Atmakaraka, the next the
 * Amatyakaraka, and so on; Rahu is counted from the end of his rashi. Ketu is never one.
 *
 * Longitudes are compared to their full precision. Exactly equal degrees are ordered by natural strength (Sun, Moon,
 * Venus, Jupiter, Mercury, Mars, Saturn; Rahu last), so every karaka is always filled: BPHS 32.13-17 lets both share
 * one and puts the fixed karaka in the empty place, which does not happen with computed positions.
 * @throws RangeError for a longitude that is not finite.
 */
export function computeCharaKarakas(longitudes: Readonly<Record<KarakaGraha, number>>): CharaKarakas {
  return {
    scheme7: rankKarakas(SEVEN_KARAKA_GRAHAS, KARAKAS_7, longitudes),
    scheme8: rankKarakas(EIGHT_KARAKA_GRAHAS, KARAKAS_8, longitudes),
  };
}
