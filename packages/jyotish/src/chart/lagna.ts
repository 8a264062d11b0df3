import type { Rashi } from "@lagna/terms";
import { normalizeDegrees } from "../core/angle.ts";
import type { JulianDayUt } from "../core/units.ts";
import { julianDayUt } from "../core/units.ts";
import type { GeoPlace } from "../ephemeris.ts";
import { rashiAt, rashiIndex } from "../zodiac/rashi.ts";
import { computeAyanamsa, type Sky } from "./sky.ts";

export interface LagnaEnd {
  readonly sign: Rashi;
  readonly endJd: JulianDayUt;
}

/** Ten milliseconds. */
const PRECISION_DAYS = 1e-7;
/** Short enough not to miss a sign that rises in a few minutes at high latitudes. */
const STEP_DAYS = 2 / 1440;

export function computeLagna(sky: Sky, jd: number, place: GeoPlace): number {
  return normalizeDegrees(sky.ephemeris.houses(jd, place, "placidus").ascendant - computeAyanamsa(sky, jd));
}

/**
 * The next moment at which the lagna leaves its sign, to ten milliseconds. Beyond the polar circles, where the lagna
 * can jump or move backwards, it is the moment at which the sign changes.
 */
export function findLagnaSignEnd(sky: Sky, jd: JulianDayUt, place: GeoPlace): LagnaEnd {
  const sign = rashiIndex(computeLagna(sky, jd, place));
  let inside: number = jd;
  let outside = jd + STEP_DAYS;
  while (rashiIndex(computeLagna(sky, outside, place)) === sign) {
    inside = outside;
    outside += STEP_DAYS;
    if (outside - jd > 1) throw new RangeError(`the lagna stays in one sign at latitude ${place.latitude}`);
  }
  while (outside - inside > PRECISION_DAYS) {
    const middle = (inside + outside) / 2;
    if (rashiIndex(computeLagna(sky, middle, place)) === sign) inside = middle;
    else outside = middle;
  }
  return { sign: rashiAt(sign), endJd: julianDayUt(outside) };
}
