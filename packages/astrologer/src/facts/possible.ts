import { julianDayUt, nativityIn, type Nativity, type Range } from "@lagna/jyotish";
import type { KnownTime } from "../fact.ts";

const lengthOf = ({ fromJd, untilJd }: Range): number => untilJd - fromJd;
/** Ends belong to what lies beyond them. */
const INSIDE_DAYS = 1e-6;
/** About as long as a sign rises. */
const LAGNA_STEP_DAYS = 1 / 12;

const has = ({ fromJd, untilJd }: Range, jds: readonly number[]): boolean =>
  jds.some((jd) => jd > fromJd && jd < untilJd);

/**
 * Times of birth, few, of which every one that a fact of the chart may turn to is true at one: of each fact's times those that hold for
 * the shortest while are seen to first. The ends are among them, where dates lie furthest apart; without a time, lagnas all around.
 */
function telling({ minutes, ranges, facts }: KnownTime): readonly number[] {
  const chosen = ranges.flatMap(({ fromJd, untilJd }) => [fromJd + INSIDE_DAYS, untilJd - INSIDE_DAYS]);
  if (minutes === null)
    for (const { fromJd, untilJd } of ranges)
      for (let jd = fromJd + LAGNA_STEP_DAYS; jd < untilJd; jd += LAGNA_STEP_DAYS) chosen.push(jd);
  const turning = facts.filter(({ stable }) => !stable).toSorted((a, b) => a.share - b.share);
  for (const { intervals } of turning) {
    if (intervals.some((interval) => has(interval, chosen))) continue;
    const [longest] = intervals.toSorted((a, b) => lengthOf(b) - lengthOf(a));
    if (longest) chosen.push((longest.fromJd + longest.untilJd) / 2);
  }
  return chosen.toSorted((a, b) => a - b);
}

/** The same birth at those times. */
export const possibleNativities = ({ sky, birth, settings }: Nativity, time: KnownTime): readonly (() => Nativity)[] =>
  telling(time).map((jd) => () => nativityIn(sky, { ...birth, jd: julianDayUt(jd) }, settings));
