import { type Graha, GRAHAS, VARGAS } from "@lagna/terms";
import { computeLagna } from "../chart/lagna.ts";
import { computeElongation, computeSiderealMoon, computeSunMoonSum } from "../chart/sky.ts";
import { arcShortest, normalizeDegrees } from "../core/angle.ts";
import {
  findMonotonicCrossings,
  findCrossings,
  createEqualDivision,
  findPart,
  createDivision,
  type Division,
} from "../core/find-crossings.ts";
import type { Motion } from "../core/motion.ts";
import type { Nativity } from "../nativity.ts";
import { GRAHA_MOTION_LIMITS } from "../transit/graha-motion.data.ts";
import { createSiderealMotion } from "../transit/graha-motion.ts";
import type { TimeRange } from "../transit/time-range.ts";
import { findCombustSpans, findRetrogradeSpans } from "../transit/stays.ts";
import { countVargaCells } from "../varga/varga.ts";
import { RASHI_DEG } from "../zodiac/rashi.ts";

/** Cusps of different vargas this close are the same, apart from rounding of a quotient. */
const SAME_CUSP_DEG = 1e-9;

/**
 * All points of the zodiac at which a sign, pada or varga sign can change; also whole degrees, where dignities can
 * change.
 */
function createCuspDivision({ settings }: Nativity): Division {
  const cells = VARGAS.map((id) => countVargaCells(id, settings.varga_variants[id]));
  const places = [...new Set([...cells, 9, RASHI_DEG])].flatMap((count) =>
    Array.from({ length: 12 * count }, (_, part) => (part * RASHI_DEG) / count),
  );
  const sorted = places.toSorted((a, b) => a - b);
  return createDivision(sorted.filter((place, index) => place - (sorted[index - 1] ?? -1) > SAME_CUSP_DEG));
}

/** Sampling interval of the lagna in days: about a degree; halved where it moves unevenly. */
const LAGNA_STEP_DAYS = 4 / 1440;
/**
 * A quarter of a second: a lagna that still moves unevenly in such a short time has jumped, as it can beyond the polar
 * circles.
 */
const MIN_JUMP_STEP_DAYS = 0.25 / 86_400;
/** In an even motion, the two halves of a step differ by less than this factor. */
const EVEN_RATIO = 3;
const EVEN_DEG = 60;

interface LagnaSample {
  readonly jd: number;
  readonly angle: number;
}

function isEvenMotion(first: number, second: number): boolean {
  const [a, b] = [Math.abs(first), Math.abs(second)];
  return first * second > 0 && a < EVEN_RATIO * b && b < EVEN_RATIO * a && a + b < EVEN_DEG;
}

/** When the lagna changes its part: by its own motion, or in a jump. */
export function findLagnaChanges(
  { sky, birth }: Pick<Nativity, "sky" | "birth">,
  division: Division,
  { fromJd, untilJd }: TimeRange,
): number[] {
  const at = (jd: number): LagnaSample => ({ jd, angle: computeLagna(sky, jd, birth) });
  const found: number[] = [];
  const between = (a: LagnaSample, b: LagnaSample): void => {
    const middle = at((a.jd + b.jd) / 2);
    if (isEvenMotion(arcShortest(a.angle, middle.angle), arcShortest(middle.angle, b.angle))) {
      found.push(...findMonotonicCrossings(at, division, a, b).map(({ jd }) => jd));
    } else if (b.jd - a.jd > MIN_JUMP_STEP_DAYS) {
      between(a, middle);
      between(middle, b);
    } else if (findPart(division, a.angle) !== findPart(division, b.angle)) found.push(b.jd);
  };
  let last = at(fromJd);
  while (last.jd < untilJd) {
    const next = at(Math.min(last.jd + LAGNA_STEP_DAYS, untilJd));
    between(last, next);
    last = next;
  }
  return found;
}

/** The eight that are ranked as karakas; Rahu is counted backwards. */
const KARAKA_GRAHAS = GRAHAS.filter((graha) => graha !== "ketu");

/** When two grahas are equally advanced in their signs, so that the karakas swap. */
function findKarakaChanges({ sky }: Nativity, range: TimeRange): number[] {
  const signs = createEqualDivision(12);
  return KARAKA_GRAHAS.flatMap((a, index) =>
    KARAKA_GRAHAS.slice(index + 1).flatMap((b) => {
      const way = b === "rahu" ? 1 : -1;
      const [first, second] = [createSiderealMotion(sky, a), createSiderealMotion(sky, b)];
      const computeDifference = (jd: number): Motion => {
        const [one, other] = [first(jd), second(jd)];
        return { angle: normalizeDegrees(one.angle + way * other.angle), speed: one.speed + way * other.speed };
      };
      const pace = {
        stepDays: Math.min(GRAHA_MOTION_LIMITS[a].stepDays, GRAHA_MOTION_LIMITS[b].stepDays),
        maxDegreesPerDay: GRAHA_MOTION_LIMITS[a].maxDegreesPerDay + GRAHA_MOTION_LIMITS[b].maxDegreesPerDay,
      };
      return findCrossingInstants(computeDifference, signs, range, pace);
    }),
  );
}

const findCrossingInstants = (
  motion: (jd: number) => Motion,
  division: Division,
  { fromJd, untilJd }: TimeRange,
  pace: { readonly stepDays: number; readonly maxDegreesPerDay: number },
): number[] => findCrossings(motion, division, { from: fromJd, until: untilJd }, pace).map(({ jd }) => jd);

const LUMINARY_MOTION_LIMITS = { stepDays: 0.5, maxDegreesPerDay: 17 };
const KARANA_DIVISION = createEqualDivision(60);
const YOGA_DIVISION = createEqualDivision(27);

/** When a limb of the panchanga ends, except the weekday. */
function findLimbChanges({ sky }: Nativity, range: TimeRange): number[] {
  return [
    ...findCrossingInstants((jd) => computeElongation(sky, jd), KARANA_DIVISION, range, LUMINARY_MOTION_LIMITS),
    ...findCrossingInstants((jd) => computeSunMoonSum(sky, jd), YOGA_DIVISION, range, LUMINARY_MOTION_LIMITS),
    ...findCrossingInstants((jd) => computeSiderealMoon(sky, jd), YOGA_DIVISION, range, LUMINARY_MOTION_LIMITS),
  ];
}

function findGrahaChanges({ sky }: Nativity, cusps: Division, graha: Graha, range: TimeRange): number[] {
  const turns = [findRetrogradeSpans(sky, graha, range, "sidereal"), findCombustSpans(sky, graha, range)];
  return [
    ...findCrossingInstants(createSiderealMotion(sky, graha), cusps, range, GRAHA_MOTION_LIMITS[graha]),
    ...turns.flatMap((spans) => spans.slice(1).map(({ startJd }) => startJd)),
  ];
}

/** The sunrises inside a range, when the weekday changes. */
export function findSunrises({ sky, birth, settings }: Nativity, { fromJd, untilJd }: TimeRange): number[] {
  const found: number[] = [];
  for (let jd: number = fromJd; jd < untilJd; jd += 0.5) {
    const next = sky.ephemeris.riseSet(jd, "sun", "rise", birth, settings.sunrise);
    if (next !== null && next < untilJd && next > (found.at(-1) ?? fromJd) + 1e-3) found.push(next);
  }
  return found;
}

/**
 * All instants of a range at which a discrete fact of the chart can change, in order. Each is a crossing of a
 * continuous angle, and solved as such; none depends on sampling.
 * @param timed whether the lagna is included
 */
export function findChangeInstants(nativity: Nativity, range: TimeRange, timed: boolean): readonly number[] {
  const cusps = createCuspDivision(nativity);
  const jumps = [
    ...(timed ? findLagnaChanges(nativity, cusps, range) : []),
    ...GRAHAS.flatMap((graha) => findGrahaChanges(nativity, cusps, graha, range)),
    ...findKarakaChanges(nativity, range),
    ...findLimbChanges(nativity, range),
    ...findSunrises(nativity, range),
  ];
  return jumps.toSorted((a, b) => a - b);
}
