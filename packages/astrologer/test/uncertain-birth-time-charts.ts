import { julianDayUt, createNativityInSky, computeUncertainty } from "@lagna/jyotish";
import { buildFacts, type FactIndex } from "../src/index.ts";
import { buildTestIndex, NOW, type TestBirth } from "./test-charts.ts";

const MINUTES_PER_DAY = 1440;
const HALF_DAY_MINUTES = 720;

/** A birth whose time may be off by some minutes; `null` if only the day is known. */
export function buildUncertainIndex(birth: TestBirth, minutes: number | null): FactIndex {
  const stated = minutes === null ? { ...birth, local: `${birth.local.slice(0, 10)}T12:00:00` } : birth;
  const { nativity, context } = buildTestIndex(stated);
  const half = (minutes ?? HALF_DAY_MINUTES) / MINUTES_PER_DAY;
  const { jd } = nativity.birth;
  const ranges = [{ fromJd: julianDayUt(jd - half), untilJd: julianDayUt(jd + half) }];
  const atJd = nativity.sky.ephemeris.julianDay(NOW);
  const { facts } = computeUncertainty(nativity, ranges, { isTimeKnown: minutes !== null, atJd });
  return buildFacts(nativity, { ...context, time: { minutes, ranges, facts } });
}

/** The chart of the same birth at one of its possible times, treated as exact. */
export function buildPossibleIndex({ nativity, context }: FactIndex, share: number): FactIndex {
  const { time, ...known } = context;
  const [range] = time?.ranges ?? [];
  if (!range) throw new RangeError("the time is certain");
  const jd = julianDayUt(range.fromJd + (range.untilJd - range.fromJd) * share);
  return buildFacts(createNativityInSky(nativity.sky, { ...nativity.birth, jd }, nativity.settings), known);
}
