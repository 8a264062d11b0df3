import type { Graha, ReturnId } from "@lagna/terms";
import { computeElongation } from "../chart/sky.ts";
import { normalizeDegrees, arcShortest } from "../core/angle.ts";
import { findCrossings, createDivision } from "../core/find-crossings.ts";
import { findInstantOfAdvance } from "../core/motion.ts";
import { julianDayUt, type JulianDayUt } from "../core/units.ts";
import type { Nativity } from "../nativity.ts";
import { rashiIndex } from "../zodiac/rashi.ts";
import { GRAHA_MOTION_LIMITS } from "./graha-motion.data.ts";
import { createSiderealMotion } from "./graha-motion.ts";
import { assertRangeForward, type TimeRange } from "./time-range.ts";

export interface ReturnPass {
  readonly jd: JulianDayUt;
  /** Whether the graha was moving forward; usually false for the nodes. */
  readonly forward: boolean;
}

/** A return to the natal position; in a retrograde loop with three passes. */
export interface PlanetaryReturn {
  readonly id: ReturnId;
  readonly graha: Graha;
  readonly passes: readonly ReturnPass[];
}

const GRAHA_BY_RETURN = {
  solar: "sun",
  jupiter: "jupiter",
  saturn: "saturn",
  nodal: "rahu",
} as const satisfies Partial<Record<ReturnId, Graha>>;

/** Mean length: the first guess of the next lunation. */
const SYNODIC_MONTH_DAYS = 29.530589;
/** Margin for the search of a lunation to overshoot the ephemeris' end. */
const MARGIN_DAYS = 2;

/** Passes of one return are closer together than this; two returns of the Sun, the fastest, are not. */
const SAME_RETURN_DAYS = 340;

/**
 * The returns of a graha to its natal sidereal longitude inside a range, each with its passes; passes in the retrograde
 * loop of birth are not returns.
 */
function findGrahaReturns(nativity: Nativity, id: keyof typeof GRAHA_BY_RETURN, range: TimeRange): PlanetaryReturn[] {
  const graha = GRAHA_BY_RETURN[id];
  const natal = normalizeDegrees(nativity.longitudes[graha]);
  const division = createDivision([natal, natal + 180]);
  const found = findCrossings(
    createSiderealMotion(nativity.sky, graha),
    division,
    { from: range.fromJd, until: range.untilJd },
    GRAHA_MOTION_LIMITS[graha],
  ).filter(({ angle }) => Math.abs(arcShortest(angle, natal)) < 1);
  const groups: ReturnPass[][] = [];
  for (const { jd, forward } of found) {
    const last = groups.at(-1);
    const pass = { jd: julianDayUt(jd), forward };
    if (last && jd - (last[0] as ReturnPass).jd < SAME_RETURN_DAYS) last.push(pass);
    else groups.push([pass]);
  }
  const ofBirth = ({ jd }: ReturnPass): boolean => Math.abs(jd - nativity.birth.jd) < SAME_RETURN_DAYS;
  return groups.filter((passes) => id === "solar" || !passes.some(ofBirth)).map((passes) => ({ id, graha, passes }));
}

/**
 * Tithi praveshas: the natal elongation of the Moon from the Sun, while the Sun is in his natal sign. If two occur
 * during one stay of the Sun, both are returned.
 */
export function findTithiPraveshas({ sky, birth, longitudes }: Nativity, range: TimeRange): PlanetaryReturn[] {
  const natal = computeElongation(sky, birth.jd).angle;
  const sun = createSiderealMotion(sky, "sun");
  const found: PlanetaryReturn[] = [];
  const now = computeElongation(sky, range.fromJd);
  let jd = findInstantOfAdvance(
    (at) => computeElongation(sky, at),
    range.fromJd,
    now,
    normalizeDegrees(natal - now.angle),
  );
  while (jd < range.untilJd) {
    if (jd > range.fromJd && rashiIndex(sun(jd).angle) === rashiIndex(longitudes.sun)) {
      found.push({ id: "tithi_pravesha", graha: "moon", passes: [{ jd: julianDayUt(jd), forward: true }] });
    }
    const next = jd + SYNODIC_MONTH_DAYS;
    if (next >= sky.ephemeris.range.until - MARGIN_DAYS) break;
    const elongation = computeElongation(sky, next);
    jd = findInstantOfAdvance(
      (at) => computeElongation(sky, at),
      next,
      elongation,
      arcShortest(elongation.angle, natal),
    );
  }
  return found;
}

/** All returns inside a range, ordered by first pass. */
export function findReturns(nativity: Nativity, range: TimeRange): readonly PlanetaryReturn[] {
  assertRangeForward(range);
  const ids = Object.keys(GRAHA_BY_RETURN) as (keyof typeof GRAHA_BY_RETURN)[];
  return [
    ...ids.flatMap((id) => findGrahaReturns(nativity, id, range)),
    ...findTithiPraveshas(nativity, range),
  ].toSorted((a, b) => (a.passes[0]?.jd ?? 0) - (b.passes[0]?.jd ?? 0));
}
