import {
  type Ephemeris,
  julianDayUt,
  type JulianDayUt,
  type Nativity,
  type Range,
  type Uncertainty,
  uncertaintyOf,
} from "@lagna/jyotish";
import type { BirthMoment } from "./place-and-time.ts";

export interface MadeUncertainty extends Uncertainty {
  /** Either way of the stated time. */
  readonly minutes: number;
}

/** Either way of noon. */
const HALF_DAY_MINUTES = 720;
const MINUTES_PER_DAY = 1440;

/** Stretches that reach into one another, made one. */
function withoutOverlap(ranges: readonly Range[]): Range[] {
  const result: Range[] = [];
  for (const range of ranges) {
    const last = result.at(-1);
    if (last && range.fromJd <= last.untilJd) result[result.length - 1] = { ...last, untilJd: range.untilJd };
    else result.push(range);
  }
  return result;
}

interface UncertainBirth {
  readonly nativity: Nativity;
  readonly moment: BirthMoment;
}

/** The times that are possible: about a time that a clock showed twice, both. */
function possibleTimes(ephemeris: Ephemeris, birth: UncertainBirth, minutes: number, timed: boolean): Range[] {
  const { time } = birth.moment;
  const { from, until } = ephemeris.range;
  const half = minutes / MINUTES_PER_DAY;
  const ranges = (timed ? [time, ...time.alternatives] : [time])
    .map(({ epochMilliseconds }) => ephemeris.julianDay(epochMilliseconds, birth.nativity.settings.time_scale))
    .map((jd) => ({
      fromJd: julianDayUt(Math.max(from, jd - half)),
      untilJd: julianDayUt(Math.min(until, jd + half)),
    }));
  return withoutOverlap(ranges.toSorted((a, b) => a.fromJd - b.fromJd));
}

/**
 * What stands firm about a birth, and what turns.
 * @param minutes either way of the stated time; `null` where it is unknown and the nativity is that of noon
 * @param atJd the dasha that runs then is one of the facts
 */
export function uncertaintyAbout(birth: UncertainBirth, minutes: number | null, atJd: JulianDayUt): MadeUncertainty {
  const timed = minutes !== null;
  const about = minutes ?? HALF_DAY_MINUTES;
  const { nativity } = birth;
  const ranges = possibleTimes(nativity.sky.ephemeris, birth, about, timed);
  return { minutes: about, ...uncertaintyOf(nativity, ranges, { timed, atJd }) };
}
