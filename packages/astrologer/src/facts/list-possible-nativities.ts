import { julianDayUt, createNativityInSky, type Nativity, type TimeRange } from "@lagna/jyotish";
import type { BirthTimeUncertainty } from "../fact.ts";

const getLength = ({ fromJd, untilJd }: TimeRange): number => untilJd - fromJd;
/** Keeps a time off the edge of a range, because the instant of the edge belongs to the next range. */
const INSIDE_DAYS = 1e-6;
/** About the time one sign takes to rise. */
const LAGNA_STEP_DAYS = 1 / 12;

const containsAny = ({ fromJd, untilJd }: TimeRange, jds: readonly number[]): boolean =>
  jds.some((jd) => jd > fromJd && jd < untilJd);

/**
 * A few birth times that together cover every value a fact can take: for each uncertain fact, values that hold for the shortest time are
 * covered first. Includes the ends of the ranges, where dates differ most; without a birth time, also one time per rising sign.
 */
function selectTimes({ minutes, ranges, facts }: BirthTimeUncertainty): readonly number[] {
  const chosen = ranges.flatMap(({ fromJd, untilJd }) => [fromJd + INSIDE_DAYS, untilJd - INSIDE_DAYS]);
  if (minutes === null)
    for (const { fromJd, untilJd } of ranges)
      for (let jd = fromJd + LAGNA_STEP_DAYS; jd < untilJd; jd += LAGNA_STEP_DAYS) chosen.push(jd);
  const uncertain = facts.filter(({ stable }) => !stable).toSorted((a, b) => a.share - b.share);
  for (const { intervals } of uncertain) {
    if (intervals.some((interval) => containsAny(interval, chosen))) continue;
    const [longest] = intervals.toSorted((a, b) => getLength(b) - getLength(a));
    if (longest) chosen.push((longest.fromJd + longest.untilJd) / 2);
  }
  return chosen.toSorted((a, b) => a - b);
}

/** The same birth at each of those times, computed lazily. */
export const listPossibleNativities = (
  { sky, birth, settings }: Nativity,
  time: BirthTimeUncertainty,
): readonly (() => Nativity)[] =>
  selectTimes(time).map((jd) => () => createNativityInSky(sky, { ...birth, jd: julianDayUt(jd) }, settings));
