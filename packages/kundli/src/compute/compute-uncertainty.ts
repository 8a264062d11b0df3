import {
  julianDayUt,
  type JulianDayUt,
  type Nativity,
  type TimeRange,
  type KundliSectionName,
  type Uncertainty,
  computeUncertaintyInSteps as computeUncertaintyOfRangesInSteps,
} from "@lagna/jyotish";
import type { BirthMoment } from "../birth/resolve-place-and-time.ts";

export interface ComputedUncertainty extends Uncertainty {
  /** Plus or minus, from the stated time. */
  readonly minutes: number;
}

/** Plus or minus, from noon. */
export const HALF_DAY_MINUTES = 720;
const MINUTES_PER_DAY = 1440;

/** Merges overlapping ranges. */
function mergeRanges(ranges: readonly TimeRange[]): TimeRange[] {
  const result: TimeRange[] = [];
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

interface UncertaintyOfTime {
  /** Plus or minus. */
  readonly minutes: number;
  /** Whether a time was stated at all. */
  readonly timed: boolean;
}

/** The possible times of birth: two ranges if the clock showed the stated time twice. */
export function listPossibleTimes(birth: UncertainBirth, { minutes, timed }: UncertaintyOfTime): TimeRange[] {
  const { ephemeris } = birth.nativity.sky;
  const { time } = birth.moment;
  const { from, until } = ephemeris.range;
  const half = minutes / MINUTES_PER_DAY;
  const ranges = (timed ? [time, ...time.alternatives] : [time])
    .map(({ epochMilliseconds }) => ephemeris.julianDay(epochMilliseconds, birth.nativity.settings.time_scale))
    .map((jd) => ({
      fromJd: julianDayUt(Math.max(from, jd - half)),
      untilJd: julianDayUt(Math.min(until, jd + half)),
    }));
  return mergeRanges(ranges.toSorted((a, b) => a.fromJd - b.fromJd));
}

export interface UncertaintyRequest {
  /** Plus or minus, from the stated time; `null` if it is unknown and the nativity is that of noon. */
  readonly minutes: number | null;
  /** The dasha running at this instant is one of the facts. */
  readonly atJd: JulianDayUt;
  /** Sections whose facts are included beside those of every kundli. */
  readonly sections: readonly KundliSectionName[];
}

/** Which facts of a birth are certain, and which depend on its time. */
export function* computeUncertaintyInSteps(
  birth: UncertainBirth,
  { minutes, ...options }: UncertaintyRequest,
): Generator<void, ComputedUncertainty> {
  const timed = minutes !== null;
  const about = minutes ?? HALF_DAY_MINUTES;
  const ranges = listPossibleTimes(birth, { minutes: about, timed });
  const steps = computeUncertaintyOfRangesInSteps(birth.nativity, ranges, { isTimeKnown: timed, ...options });
  return { minutes: about, ...(yield* steps) };
}
