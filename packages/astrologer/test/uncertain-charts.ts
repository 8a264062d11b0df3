import { julianDayUt, nativityIn, uncertaintyOf } from "@lagna/jyotish";
import { factsOf, type FactIndex } from "../src/index.ts";
import { indexOf, NOW, type TestBirth } from "./charts.ts";

const MINUTES_PER_DAY = 1440;
const HALF_DAY_MINUTES = 720;

/** A birth whose time may be so many minutes off; `null`: of which the day alone is known. */
export function uncertainIndexOf(birth: TestBirth, minutes: number | null): FactIndex {
  const stated = minutes === null ? { ...birth, local: `${birth.local.slice(0, 10)}T12:00:00` } : birth;
  const { nativity, about } = indexOf(stated);
  const half = (minutes ?? HALF_DAY_MINUTES) / MINUTES_PER_DAY;
  const { jd } = nativity.birth;
  const ranges = [{ fromJd: julianDayUt(jd - half), untilJd: julianDayUt(jd + half) }];
  const atJd = nativity.sky.ephemeris.julianDay(NOW);
  const { facts } = uncertaintyOf(nativity, ranges, { timed: minutes !== null, atJd });
  return factsOf(nativity, { ...about, time: { minutes, ranges, facts } });
}

/** The chart of the same birth at one of its possible times, told as if that were certain. */
export function oneOf({ nativity, about }: FactIndex, share: number): FactIndex {
  const { time, ...known } = about;
  const [range] = time?.ranges ?? [];
  if (!range) throw new RangeError("the time is certain");
  const jd = julianDayUt(range.fromJd + (range.untilJd - range.fromJd) * share);
  return factsOf(nativityIn(nativity.sky, { ...nativity.birth, jd }, nativity.settings), known);
}
