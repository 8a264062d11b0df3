import { type Masa, MASAS } from "@lagna/terms";
import { computeAyanamsa, computeElongation, type GrahaPosition, computeSiderealSun, type Sky } from "../chart/sky.ts";
import { arcShortest, normalizeDegrees } from "../core/angle.ts";
import type { Motion } from "../core/motion.ts";
import type { JulianDayUt } from "../core/units.ts";
import { degreeInRashi, RASHI_DEG, rashiIndex } from "../zodiac/rashi.ts";

export interface LunarMonth {
  /** Counted from new moon to new moon. */
  readonly amanta: Masa;
  /** Counted from full moon to full moon. */
  readonly purnimanta: Masa;
  /** No sankranti occurs in it: the extra month, named after the one that follows. */
  readonly adhika: boolean;
  /** Two sankrantis occur in it: one month's name is skipped, and it has the later one's. */
  readonly kshaya: boolean;
}

const getMasa = (index: number): Masa => MASAS[index % 12] as Masa;

/** Mean, J2000. */
const SYNODIC_MONTH_DAYS = 29.530589;
/** Margin for a search to overshoot a new moon, days. */
const MARGIN_DAYS = 2;
/**
 * Upper bound of the error of a new moon extrapolated from an elongation by the mean month: Moon and Sun are within 8°
 * and 2° of their mean positions.
 */
const MEAN_NEW_MOON_ERROR_DAYS = 1.5;

/**
 * Upper bound for the relative daily change of the Moon's motion relative to the Sun: a predicted new moon is wrong by
 * at most this times the square of the remaining days.
 */
const GAIN_CHANGE_RATE = 0.1;
/** Upper bound of the ayanamsa's motion, degrees a day. */
const AYANAMSA_DEG_PER_DAY = 1e-4;
/** Upper bound of half the daily change of the Sun's speed, degrees a day. */
const SUN_ACCELERATION = 4e-4;
/** Faster than the Sun ever is, degrees a day. */
const SUN_MAX_DEG_PER_DAY = 1.03;
/** Precision of a new moon that is enough to know the Sun's sign. */
const CONVERGENCE_DAYS = 1e-6;
const MAX_STEPS = 20;

/**
 * The sign of a sidereal longitude with an uncertainty in degrees; `null` if a boundary of the sign is closer than
 * that.
 */
function findCertainSign(longitude: number, uncertain: number): number | null {
  const into = degreeInRashi(longitude);
  return Math.min(into, RASHI_DEG - into) > uncertain ? rashiIndex(longitude) : null;
}

/**
 * The Sun's sign at a new moon a number of days away, estimated from the Sun's position and speed; `null` if that is
 * not certain.
 */
function predictSunSign({ longitude, speed }: Pick<GrahaPosition, "longitude" | "speed">, days: number): number | null {
  const uncertain = MEAN_NEW_MOON_ERROR_DAYS * SUN_MAX_DEG_PER_DAY + SUN_ACCELERATION * days * days;
  return findCertainSign(normalizeDegrees(longitude + speed * days), uncertain);
}

/**
 * The sign of the Sun, 0 = Aries, at the new moon nearest to an instant: refined until the Sun's distance from a sign
 * boundary exceeds the uncertainty of the new moon, which usually is immediately.
 */
function findSunSignAtNewMoon(sky: Sky, near: number): number {
  let jd = near;
  for (let step = 0; step < MAX_STEPS; step++) {
    const sun = sky.ephemeris.state(jd, "sun", sky.positions);
    const moon = sky.ephemeris.state(jd, "moon", sky.positions);
    const relativeSpeed = moon.speed - sun.speed;
    const days = arcShortest(moon.longitude, sun.longitude) / relativeSpeed;
    const then = normalizeDegrees(sun.longitude + sun.speed * days - computeAyanamsa(sky, jd));
    const uncertain = Math.abs(days) * (GAIN_CHANGE_RATE * Math.abs(days) + AYANAMSA_DEG_PER_DAY);
    if (Math.abs(days) < CONVERGENCE_DAYS) return rashiIndex(then);
    const sign = findCertainSign(then, uncertain);
    if (sign !== null) return sign;
    jd += days;
  }
  throw new Error(`search for the new moon near ${near} did not converge`);
}

/**
 * The lunar month of an instant: from the new moon before (inclusive) to the next one, named after the sign the Sun
 * enters in it, Aries giving Chaitra. The purnimanta name is the same in the bright half; in the dark half of an
 * ordinary month it is the following month's; an adhika month has the same name in both.
 * @param now Moon minus Sun at the instant, and `sun` the sidereal Sun, if the caller already has them
 * @returns `null` if one of the two new moons is outside the ephemeris' range.
 */
export function computeLunarMonth(
  sky: Sky,
  jd: JulianDayUt,
  now: Motion = computeElongation(sky, jd),
  sun: Pick<GrahaPosition, "longitude" | "speed"> = computeSiderealSun(sky, jd),
): LunarMonth | null {
  const { from, until } = sky.ephemeris.range;
  const begin = jd - (now.angle / 360) * SYNODIC_MONTH_DAYS;
  const end = begin + SYNODIC_MONTH_DAYS;
  if (begin < from + MARGIN_DAYS || end > until - MARGIN_DAYS) return null;
  const [first, last] = [begin, end].map(
    (mean) => predictSunSign(sun, mean - jd) ?? findSunSignAtNewMoon(sky, mean),
  ) as [number, number];
  const sankrantis = (last - first + 12) % 12;
  // The Sun at the new moon is in the sign before the one it enters; a kshaya month is named after the second sankranti.
  const index = first + 1 + (sankrantis === 2 ? 1 : 0);
  const adhika = sankrantis === 0;
  const dark = now.angle >= 180;
  return {
    amanta: getMasa(index),
    purnimanta: getMasa(dark && !adhika ? index + 1 : index),
    adhika,
    kshaya: sankrantis === 2,
  };
}
