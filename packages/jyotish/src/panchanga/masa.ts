import { type Masa, MASAS } from "@lagna/terms";
import { elongation, siderealSunLongitude, type Sky } from "../chart/sky.ts";
import { whenAdvanced, type Motion } from "../core/search.ts";
import type { JulianDayUt } from "../core/units.ts";
import { rashiIndex } from "../zodiac/rashi.ts";

export interface LunarMonth {
  /** Reckoned from new moon to new moon. */
  readonly amanta: Masa;
  /** Reckoned from full moon to full moon. */
  readonly purnimanta: Masa;
  /** No sankranti falls in it: the extra month, named after the one that follows. */
  readonly adhika: boolean;
  /** Two sankrantis fall in it: one month's name is lost, and it bears the later one's. */
  readonly kshaya: boolean;
}

const masaAt = (index: number): Masa => MASAS[index % 12] as Masa;

/** Mean, J2000: the first guess of a new moon is taken with it. */
const SYNODIC_MONTH_DAYS = 29.530589;
/** Room for a search to overshoot a new moon, days. */
const MARGIN_DAYS = 2;

/**
 * The lunar month of an instant: from the new moon before (inclusive) to the next one, named after the sign the Sun enters
 * in it, Aries giving Chaitra. The purnimanta name is the same in the bright half; in the dark half of an ordinary month it is
 * the following month's; an adhika month is called the same in both.
 * @param now Moon minus Sun at the instant, where the caller has it already
 * @returns `null` where one of the two new moons lies outside the ephemeris' range.
 */
export function lunarMonth(sky: Sky, jd: JulianDayUt, now: Motion = elongation(sky, jd)): LunarMonth | null {
  const { from, until } = sky.ephemeris.range;
  const motion = (at: number): Motion => elongation(sky, at);
  const mean = { angle: now.angle, speed: 360 / SYNODIC_MONTH_DAYS };
  if (jd - now.angle / mean.speed < from + MARGIN_DAYS) return null;
  if (jd + (360 - now.angle) / mean.speed > until - MARGIN_DAYS) return null;
  const begin = whenAdvanced(motion, jd, mean, -now.angle);
  const end = whenAdvanced(motion, jd, mean, 360 - now.angle);
  const first = rashiIndex(siderealSunLongitude(sky, begin));
  const last = rashiIndex(siderealSunLongitude(sky, end));
  const sankrantis = (last - first + 12) % 12;
  // The Sun at the new moon is in the sign before the one it enters; a kshaya month is named after the second sankranti.
  const index = first + 1 + (sankrantis === 2 ? 1 : 0);
  const adhika = sankrantis === 0;
  const dark = now.angle >= 180;
  return {
    amanta: masaAt(index),
    purnimanta: masaAt(dark && !adhika ? index + 1 : index),
    adhika,
    kshaya: sankrantis === 2,
  };
}
