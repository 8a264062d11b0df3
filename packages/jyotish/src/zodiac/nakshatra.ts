import { type Nakshatra, NAKSHATRAS } from "@lagna/terms";
import { normalizeDegrees, partOfCircle } from "../core/angle.ts";

export interface NakshatraPosition {
  readonly nakshatra: Nakshatra;
  /** 0 = Ashwini … 26 = Revati. */
  readonly index: number;
  /** 1–4. */
  readonly pada: number;
  /** The fraction of the nakshatra traversed, [0, 1). */
  readonly fraction: number;
}

/** The position of a sidereal longitude in the 27 equal nakshatras of 13°20′ and their four padas. */
export function nakshatraOf(longitudeDeg: number): NakshatraPosition {
  const quarter = partOfCircle(longitudeDeg, 108);
  const index = Math.floor(quarter / 4);
  // At a cusp the quotient can be off in the last digit: it must stay consistent with the index.
  const fraction = Math.min(Math.max((normalizeDegrees(longitudeDeg) * 27) / 360 - index, 0), 1 - Number.EPSILON);
  return { nakshatra: NAKSHATRAS[index] as Nakshatra, index, pada: (quarter % 4) + 1, fraction };
}
