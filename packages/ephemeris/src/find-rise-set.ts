import type { JulianDayUt } from "@lagna/jyotish";
import { julianDayUt, findRoot } from "@lagna/jyotish/core";
import {
  createExactHeight,
  createInterpolatedHeight,
  type HeightFunction,
  type RiseSetSearch,
} from "./horizon-height.ts";
import type { NativeSwissEphemeris } from "./native-binding.ts";
import type { InterpolatedSky } from "./interpolated-sky.ts";

/**
 * Swiss Ephemeris' own searches take a millisecond, or 40 µs if an error of half an hour is acceptable. Here the motion
 * is interpolated from a few positions (`InterpolatedSky`), which makes following the height almost free, and its
 * change of sign is found.
 */

/** How far ahead to search, as in Swiss Ephemeris: two consecutive moonrises are more than a day apart. */
const SEARCH_WINDOW_DAYS = 26 / 24;
const STEP_DAYS = 4 / 24;
/** The height at a turning point differs from that of the nearest sample by less than this (90° times 1 − cos 30°). */
const MAX_TURNING_HEIGHT_DEG = 13;
/** Interval over which the rate of change is measured, days. */
const RATE_DAYS = 0.001;
/**
 * Degrees per day, a fifth of the usual rate: if the height changes more slowly, the 0.03″ error of the interpolation
 * matters.
 */
const SLOW_DEG_PER_DAY = 60;
const EXACT_STEPS = 3;

interface Sample {
  readonly jd: number;
  readonly height: number;
}

const computeHeightChange = (height: HeightFunction, jd: number): number =>
  height(jd + RATE_DAYS) - height(jd - RATE_DAYS);

/**
 * Finds the highest or lowest point between two samples, given that the sample in the middle is closest to crossing the
 * horizon.
 */
function findTurningPoint(height: HeightFunction, before: Sample, middle: Sample, after: Sample): Sample | null {
  const [rose, rises] = [middle.height - before.height, after.height - middle.height];
  const toHorizon = middle.height > 0 ? rose <= 0 && rises >= 0 : rose >= 0 && rises <= 0;
  if (!toHorizon || Math.abs(middle.height) > MAX_TURNING_HEIGHT_DEG) return null;
  const [first, last] = [computeHeightChange(height, before.jd), computeHeightChange(height, after.jd)];
  if (first > 0 === last > 0) return null;
  const jd = findRoot((at) => computeHeightChange(height, at), before.jd, after.jd, [first, last]);
  return { jd, height: height(jd) };
}

/** The height every four hours, starting four hours before the search, and its turning points near the horizon. */
function* sampleHeights(height: HeightFunction, from: number): Generator<Sample> {
  const at = (step: number): Sample => ({ jd: from + step * STEP_DAYS, height: height(from + step * STEP_DAYS) });
  let [before, middle] = [at(-1), at(0)];
  yield before;
  for (let step = 1; (step - 2) * STEP_DAYS < SEARCH_WINDOW_DAYS; step++) {
    const after = at(step);
    const turn = findTurningPoint(height, before, middle, after);
    if (turn && turn.jd <= middle.jd) yield turn;
    yield middle;
    if (turn && turn.jd > middle.jd) yield turn;
    [before, middle] = [middle, after];
  }
  yield middle;
}

/**
 * If the height changes slowly (near the poles, or a disc that grazes the horizon), refines the crossing with the
 * ephemeris itself.
 */
function refineSlowCrossing(
  native: NativeSwissEphemeris,
  height: HeightFunction,
  jd: number,
  search: RiseSetSearch,
): number {
  const rate = computeHeightChange(height, jd) / (2 * RATE_DAYS);
  if (Math.abs(rate) > SLOW_DEG_PER_DAY) return jd;
  const exact = createExactHeight(native, search);
  let found = jd;
  for (let step = 0; step < EXACT_STEPS; step++) {
    const days = exact(found) / (computeHeightChange(height, found) / (2 * RATE_DAYS));
    if (!(Math.abs(days) < STEP_DAYS)) return jd;
    found -= days;
  }
  return found;
}

/** The next event after `jd`, accurate to a hundredth of a second; `null` if there is none within a day. */
export function findNextRiseSet(
  { native, near }: { readonly native: NativeSwissEphemeris; readonly near: InterpolatedSky },
  jd: number,
  search: RiseSetSearch,
): JulianDayUt | null {
  const height = createInterpolatedHeight(native, near, search);
  const rising = search.event === "rise";
  let last: Sample | undefined;
  for (const sample of sampleHeights(height, jd)) {
    if (last && sample.height > 0 === rising && last.height > 0 !== rising) {
      const crossing = findRoot(height, last.jd, sample.jd, [last.height, sample.height]);
      const found = refineSlowCrossing(native, height, crossing, search);
      if (found > jd) return found > jd + SEARCH_WINDOW_DAYS ? null : julianDayUt(found);
    }
    last = sample;
  }
  return null;
}
