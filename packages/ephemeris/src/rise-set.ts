import type { JulianDayUt } from "@lagna/jyotish";
import { julianDayUt, rootBetween } from "@lagna/jyotish/core";
import { exactHeight, nearHeight, type Height, type RiseSetSearch } from "./horizon.ts";
import type { NativeSwissEphemeris } from "./native.ts";
import type { NearSky } from "./near-sky.ts";

/**
 * Swiss Ephemeris' own searches take a millisecond, or 40 µs where half an hour of error is no matter. Here a few positions make the
 * motion of the near sky, in which the height is followed at next to no cost, and its change of sign found.
 */

/** How far ahead is looked, as Swiss Ephemeris does: two risings of the Moon are further apart than a day. */
const AHEAD_DAYS = 26 / 24;
const STEP_DAYS = 4 / 24;
/** The height of a turning point differs by less than this from that of the nearest sample (90° times 1 − cos 30°). */
const TURN_DEG = 13;
/** Over which the rate is measured, days. */
const RATE_DAYS = 0.001;
/** Degrees a day, a fifth of the usual: where the height changes more slowly, 0.03″ of the near sky are too much. */
const SLOW = 60;
const EXACT_STEPS = 3;

interface Sample {
  readonly jd: number;
  readonly height: number;
}

const change = (height: Height, jd: number): number => height(jd + RATE_DAYS) - height(jd - RATE_DAYS);

/** The highest or lowest point between two samples, where one in the middle is nearer to the horizon's other side than both. */
function turnBetween(height: Height, before: Sample, middle: Sample, after: Sample): Sample | null {
  const [rose, rises] = [middle.height - before.height, after.height - middle.height];
  const toHorizon = middle.height > 0 ? rose <= 0 && rises >= 0 : rose >= 0 && rises <= 0;
  if (!toHorizon || Math.abs(middle.height) > TURN_DEG) return null;
  const [first, last] = [change(height, before.jd), change(height, after.jd)];
  if (first > 0 === last > 0) return null;
  const jd = rootBetween((at) => change(height, at), before.jd, after.jd);
  return { jd, height: height(jd) };
}

/** The height every four hours from four before a search begins, and where it turns near the horizon. */
function* samples(height: Height, from: number): Generator<Sample> {
  const at = (step: number): Sample => ({ jd: from + step * STEP_DAYS, height: height(from + step * STEP_DAYS) });
  let [before, middle] = [at(-1), at(0)];
  yield before;
  for (let step = 1; (step - 2) * STEP_DAYS < AHEAD_DAYS; step++) {
    const after = at(step);
    const turn = turnBetween(height, before, middle, after);
    if (turn && turn.jd <= middle.jd) yield turn;
    yield middle;
    if (turn && turn.jd > middle.jd) yield turn;
    [before, middle] = [middle, after];
  }
  yield middle;
}

/** Where the height changes slowly, near the poles or of a disc that grazes the horizon: the same by the ephemeris itself. */
function settled(native: NativeSwissEphemeris, height: Height, jd: number, search: RiseSetSearch): number {
  const rate = change(height, jd) / (2 * RATE_DAYS);
  if (Math.abs(rate) > SLOW) return jd;
  const exact = exactHeight(native, search);
  let found = jd;
  for (let step = 0; step < EXACT_STEPS; step++) {
    const days = exact(found) / (change(height, found) / (2 * RATE_DAYS));
    if (!(Math.abs(days) < STEP_DAYS)) return jd;
    found -= days;
  }
  return found;
}

/** The next event after `jd`, good to a hundredth of a second; `null` where there is none within a day. */
export function nextRiseSet(
  { native, near }: { readonly native: NativeSwissEphemeris; readonly near: NearSky },
  jd: number,
  search: RiseSetSearch,
): JulianDayUt | null {
  const height = nearHeight(native, near, search);
  const rising = search.event === "rise";
  let last: Sample | undefined;
  for (const sample of samples(height, jd)) {
    if (last && sample.height > 0 === rising && last.height > 0 !== rising) {
      const found = settled(native, height, rootBetween(height, last.jd, sample.jd), search);
      if (found > jd) return found > jd + AHEAD_DAYS ? null : julianDayUt(found);
    }
    last = sample;
  }
  return null;
}
