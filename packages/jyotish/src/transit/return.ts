import type { Graha, ReturnId } from "@lagna/terms";
import { elongation } from "../chart/sky.ts";
import { normalizeDegrees, arcShortest } from "../core/angle.ts";
import { crossings, partsFrom } from "../core/crossing.ts";
import { whenAdvanced } from "../core/search.ts";
import { julianDayUt, type JulianDayUt } from "../core/units.ts";
import type { Nativity } from "../nativity.ts";
import { rashiIndex } from "../zodiac/rashi.ts";
import { GRAHA_PACE } from "./motion.data.ts";
import { siderealMotion } from "./motion.ts";
import { assertForward, type Range } from "./span.ts";

export interface Pass {
  readonly jd: JulianDayUt;
  /** Whether the graha was moving forward; the nodes mostly do not. */
  readonly forward: boolean;
}

/** One coming back to what was at birth: in a retrograde loop in three passes. */
export interface Return {
  readonly id: ReturnId;
  readonly graha: Graha;
  readonly passes: readonly Pass[];
}

const RETURNING = { solar: "sun", jupiter: "jupiter", saturn: "saturn", nodal: "rahu" } as const satisfies Partial<
  Record<ReturnId, Graha>
>;

/** Mean: the first guess of the next lunation. */
const SYNODIC_MONTH_DAYS = 29.530589;
/** Room for the search of a lunation to overshoot the ephemeris' end. */
const MARGIN_DAYS = 2;

/** Passes of one return are nearer than this; two returns of the Sun, the fastest, are not. */
const SAME_RETURN_DAYS = 340;

/** The returns of a graha to its natal sidereal longitude inside a range, each with its passes; those of the loop of birth are none. */
function returnsOf(nativity: Nativity, id: keyof typeof RETURNING, range: Range): Return[] {
  const graha = RETURNING[id];
  const natal = normalizeDegrees(nativity.longitudes[graha]);
  const division = partsFrom([natal, natal + 180]);
  const found = crossings(
    siderealMotion(nativity.sky, graha),
    division,
    { from: range.fromJd, until: range.untilJd },
    GRAHA_PACE[graha],
  ).filter(({ angle }) => Math.abs(arcShortest(angle, natal)) < 1);
  const groups: Pass[][] = [];
  for (const { jd, forward } of found) {
    const last = groups.at(-1);
    const pass = { jd: julianDayUt(jd), forward };
    if (last && jd - (last[0] as Pass).jd < SAME_RETURN_DAYS) last.push(pass);
    else groups.push([pass]);
  }
  const ofBirth = ({ jd }: Pass): boolean => Math.abs(jd - nativity.birth.jd) < SAME_RETURN_DAYS;
  return groups.filter((passes) => id === "solar" || !passes.some(ofBirth)).map((passes) => ({ id, graha, passes }));
}

/**
 * Tithi praveshas: the Moon as far from the Sun as at birth, while the Sun is in his natal sign. Two may fall in one stay of the Sun,
 * and both are given.
 */
function tithiPraveshas({ sky, birth, longitudes }: Nativity, range: Range): Return[] {
  const natal = elongation(sky, birth.jd).angle;
  const sun = siderealMotion(sky, "sun");
  const found: Return[] = [];
  const now = elongation(sky, range.fromJd);
  let jd = whenAdvanced((at) => elongation(sky, at), range.fromJd, now, normalizeDegrees(natal - now.angle));
  while (jd < range.untilJd) {
    if (jd > range.fromJd && rashiIndex(sun(jd).angle) === rashiIndex(longitudes.sun)) {
      found.push({ id: "tithi_pravesha", graha: "moon", passes: [{ jd: julianDayUt(jd), forward: true }] });
    }
    const next = jd + SYNODIC_MONTH_DAYS;
    if (next >= sky.ephemeris.range.until - MARGIN_DAYS) break;
    const there = elongation(sky, next);
    jd = whenAdvanced((at) => elongation(sky, at), next, there, arcShortest(there.angle, natal));
  }
  return found;
}

/** All returns inside a range, in the order of their first passes. */
export function returnsIn(nativity: Nativity, range: Range): readonly Return[] {
  assertForward(range);
  const ids = Object.keys(RETURNING) as (keyof typeof RETURNING)[];
  return [...ids.flatMap((id) => returnsOf(nativity, id, range)), ...tithiPraveshas(nativity, range)].toSorted(
    (a, b) => (a.passes[0]?.jd ?? 0) - (b.passes[0]?.jd ?? 0),
  );
}
