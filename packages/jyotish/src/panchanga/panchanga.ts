import { luminaryAnglesAt, type LuminaryAngles, type Sky } from "../chart/sky.ts";
import type { JulianDayUt } from "../core/units.ts";
import type { GeoPlace } from "../ephemeris.ts";
import type { SunriseKind } from "../settings.data.ts";
import { hinduDay, varaOf, type HinduDay, type Vara } from "./day.ts";
import { limbsAt, type Limbs } from "./limbs.ts";
import { lunarMonth, type LunarMonth } from "./masa.ts";

export interface Panchanga extends Limbs, HinduDay {
  readonly vara: Vara;
  readonly masa: LunarMonth | null;
}

/**
 * The panchanga of an instant and place: the five limbs with their ends, the lunar month, and the Hindu day's rises and sets.
 * @param utcOffsetSeconds of the clock the weekday is read by; local mean time when absent
 * @param angles of Sun and Moon at the instant, where the caller has them already
 * @throws RangeError outside the ephemeris' range.
 */
export function panchangaOf(
  sky: Sky,
  jd: JulianDayUt,
  place: GeoPlace,
  sunrise: SunriseKind,
  utcOffsetSeconds?: number,
  angles: LuminaryAngles = luminaryAnglesAt(sky, jd),
): Panchanga {
  const day = hinduDay(sky, jd, place, sunrise);
  const vara = varaOf(jd, day, place, utcOffsetSeconds);
  return { ...limbsAt(sky, jd, angles), vara, masa: lunarMonth(sky, jd, angles.elongation), ...day };
}
