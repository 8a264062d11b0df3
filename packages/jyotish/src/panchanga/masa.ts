import { type Masa, MASAS } from "@lagna/terms";
import { ayanamsaAt, elongation, type GrahaState, siderealSun, type Sky } from "../chart/sky.ts";
import { arcShortest, normalizeDegrees } from "../core/angle.ts";
import type { Motion } from "../core/search.ts";
import type { JulianDayUt } from "../core/units.ts";
import { degreeInRashi, RASHI_DEG, rashiIndex } from "../zodiac/rashi.ts";

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

/** Mean, J2000. */
const SYNODIC_MONTH_DAYS = 29.530589;
/** Room for a search to overshoot a new moon, days. */
const MARGIN_DAYS = 2;
/** A new moon counted from an elongation by the mean month is astray less: Moon and Sun are within 8° and 2° of their mean places. */
const ASTRAY_DAYS = 1.5;

/** Of the Moon's daily gain on the Sun, more than it changes in a day: a new moon is foreseen to so much of the days that are left, squared. */
const GAIN_CHANGES = 0.1;
/** More than an ayanamsa moves in a day, degrees. */
const AYANAMSA_MOVES = 1e-4;
/** More than half of what the Sun's speed changes in a day, degrees a day. */
const SUN_HASTENS = 4e-4;
/** Faster than the Sun ever is, degrees a day. */
const SUN_FASTEST = 1.03;
/** Where a new moon is known to this, so is the Sun's sign. */
const EXACT_DAYS = 1e-6;
const MAX_STEPS = 20;

/** The sign of a sidereal longitude that is known to so many degrees; `null` where an edge is nearer than that. */
function certainSign(longitude: number, uncertain: number): number | null {
  const into = degreeInRashi(longitude);
  return Math.min(into, RASHI_DEG - into) > uncertain ? rashiIndex(longitude) : null;
}

/** The Sun's sign at a new moon counted by the mean month, where what he does at an instant so many days away tells it. */
function foreseenSign({ longitude, speed }: Pick<GrahaState, "longitude" | "speed">, days: number): number | null {
  const uncertain = ASTRAY_DAYS * SUN_FASTEST + SUN_HASTENS * days * days;
  return certainSign(normalizeDegrees(longitude + speed * days), uncertain);
}

/**
 * The sign of the Sun, 0 = Aries, at the new moon nearest to an instant: followed until the Sun is further from a sign's edge than the new
 * moon is uncertain, which mostly is at once.
 */
function sunAtNewMoon(sky: Sky, near: number): number {
  let jd = near;
  for (let step = 0; step < MAX_STEPS; step++) {
    const sun = sky.ephemeris.state(jd, "sun", sky.positions);
    const moon = sky.ephemeris.state(jd, "moon", sky.positions);
    const gain = moon.speed - sun.speed;
    const days = arcShortest(moon.longitude, sun.longitude) / gain;
    const then = normalizeDegrees(sun.longitude + sun.speed * days - ayanamsaAt(sky, jd));
    const uncertain = Math.abs(days) * (GAIN_CHANGES * Math.abs(days) + AYANAMSA_MOVES);
    if (Math.abs(days) < EXACT_DAYS) return rashiIndex(then);
    const sign = certainSign(then, uncertain);
    if (sign !== null) return sign;
    jd += days;
  }
  throw new Error(`search for the new moon near ${near} did not converge`);
}

/**
 * The lunar month of an instant: from the new moon before (inclusive) to the next one, named after the sign the Sun enters
 * in it, Aries giving Chaitra. The purnimanta name is the same in the bright half; in the dark half of an ordinary month it is
 * the following month's; an adhika month is called the same in both.
 * @param now Moon minus Sun at the instant, and `sun` the sidereal Sun, where the caller has them already
 * @returns `null` where one of the two new moons lies outside the ephemeris' range.
 */
export function lunarMonth(
  sky: Sky,
  jd: JulianDayUt,
  now: Motion = elongation(sky, jd),
  sun: Pick<GrahaState, "longitude" | "speed"> = siderealSun(sky, jd),
): LunarMonth | null {
  const { from, until } = sky.ephemeris.range;
  const begin = jd - (now.angle / 360) * SYNODIC_MONTH_DAYS;
  const end = begin + SYNODIC_MONTH_DAYS;
  if (begin < from + MARGIN_DAYS || end > until - MARGIN_DAYS) return null;
  const [first, last] = [begin, end].map((mean) => foreseenSign(sun, mean - jd) ?? sunAtNewMoon(sky, mean)) as [
    number,
    number,
  ];
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
