import type { Rashi } from "@lagna/terms";
import { computeSiderealMoon, computeSiderealSun, deriveLuminaryAngles, type Sky } from "../chart/sky.ts";
import { julianDayUt } from "../core/units.ts";
import { degreeInRashi, RASHI_DEG, rashiOf } from "../zodiac/rashi.ts";
import { computeLimbs, type Limbs } from "./limbs.ts";

/** A span of time in which no limb of the panchanga changes, nor the sign of the Moon. */
export interface LimbSpan extends Limbs {
  readonly startJd: number;
  readonly endJd: number;
  readonly moonSign: Rashi;
}

/** Half a second, to be in the next limb and not at the very end of the one before. */
const AFTER_END_DAYS = 0.5 / 86_400;

/** When the Moon leaves its sign, within a second: its motion of now, corrected once. */
function findMoonSignEnd(
  sky: Sky,
  jd: number,
  { angle, speed }: { readonly angle: number; readonly speed: number },
): number {
  const left = RASHI_DEG - degreeInRashi(angle);
  const estimate = jd + left / speed;
  // Beyond a day it ends no span.
  if (estimate > jd + 1) return estimate;
  const then = computeSiderealMoon(sky, estimate);
  const into = degreeInRashi(then.angle);
  return estimate - (into > RASHI_DEG / 2 ? into - RASHI_DEG : into) / then.speed;
}

/** The spans between the changes of tithi, nakshatra, yoga, karana and sign of the Moon, from one instant to another, in order. */
export function findLimbSpans(sky: Sky, fromJd: number, untilJd: number): readonly LimbSpan[] {
  const spans: LimbSpan[] = [];
  let at = fromJd;
  while (at < untilJd) {
    const moon = computeSiderealMoon(sky, at);
    const angles = deriveLuminaryAngles(computeSiderealSun(sky, at), { longitude: moon.angle, speed: moon.speed });
    const limbs = computeLimbs(sky, julianDayUt(at), angles);
    const ends = [limbs.tithi, limbs.nakshatra, limbs.yoga, limbs.karana].map(({ endJd }) => endJd as number);
    const endJd = Math.min(untilJd, findMoonSignEnd(sky, at, angles.moon), ...ends);
    spans.push({ ...limbs, startJd: at, endJd, moonSign: rashiOf(angles.moon.angle) });
    at = Math.max(endJd, at) + AFTER_END_DAYS;
  }
  return spans;
}
