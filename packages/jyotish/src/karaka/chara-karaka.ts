import { type Graha, type Karaka7, type Karaka8, KARAKAS_7, KARAKAS_8 } from "@lagna/terms";
import { degreeInRashi, RASHI_DEG } from "../zodiac/rashi.ts";

/** In order of natural strength (BPHS 27, naisargika bala), Rahu last: the order that parts exactly equal degrees. */
const SEVEN = ["sun", "moon", "venus", "jupiter", "mercury", "mars", "saturn"] as const satisfies readonly Graha[];
const EIGHT = [...SEVEN, "rahu"] as const satisfies readonly Graha[];

export type KarakaGraha = (typeof EIGHT)[number];

export interface CharaKarakas {
  /** The seven grahas Sun … Saturn. */
  readonly scheme7: Record<Karaka7, Graha>;
  /** Those and Rahu. */
  readonly scheme8: Record<Karaka8, Graha>;
}

/** Degrees advanced in the rashi: [0, 30), and for Rahu, who moves backwards, what is left of it: (0, 30]. */
function advance(graha: KarakaGraha, longitude: number): number {
  if (!Number.isFinite(longitude))
    throw new RangeError(`longitude of ${graha} in degrees must be finite, got ${longitude}`);
  const degree = degreeInRashi(longitude);
  return graha === "rahu" ? RASHI_DEG - degree : degree;
}

function rank<Karaka extends string>(
  grahas: readonly KarakaGraha[],
  karakas: readonly Karaka[],
  longitudes: Readonly<Record<KarakaGraha, number>>,
): Record<Karaka, Graha> {
  const ranked = grahas
    .map((graha) => ({ graha, degree: advance(graha, longitudes[graha]) }))
    .sort((a, b) => b.degree - a.degree);
  return Object.fromEntries(karakas.map((karaka, index) => [karaka, ranked[index]?.graha])) as Record<Karaka, Graha>;
}

/**
 * The chara karakas of both schemes (BPHS 32.1-17; Jaimini sutra 1.1.10-18; P.V.R. Narasimha Rao for the eight with Pitri),
 * from sidereal longitudes in degrees: the graha furthest on in its rashi is the Atmakaraka, the next the Amatyakaraka, and
 * so on; Rahu is counted from the end of his rashi. Ketu is never one.
 *
 * Compared to the full precision of the longitudes. Exactly equal degrees are parted by natural strength (Sun, Moon, Venus,
 * Jupiter, Mercury, Mars, Saturn; Rahu last), so every karaka is always filled: BPHS 32.13-17 lets both share one
 * and puts the fixed karaka in the empty place, a case that does not arise in computed positions.
 * @throws RangeError for a longitude that is not finite.
 */
export function charaKarakas(longitudes: Readonly<Record<KarakaGraha, number>>): CharaKarakas {
  return { scheme7: rank(SEVEN, KARAKAS_7, longitudes), scheme8: rank(EIGHT, KARAKAS_8, longitudes) };
}
