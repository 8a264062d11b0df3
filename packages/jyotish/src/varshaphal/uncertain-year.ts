import { julianDayUt } from "../core/units.ts";
import { createNativityInSky, type Nativity } from "../nativity.ts";
import type { TimeRange } from "../transit/time-range.ts";
import { createAnnualChart } from "./annual-chart.ts";
import { computeMudda } from "./mudda.ts";
import { computeMuntha } from "./muntha.ts";
import { computePanchavargiya } from "./panchavargiya.ts";
import type { VarshaphalOptions } from "./varshaphal.ts";
import { findYearLord } from "./year-lord.ts";

/** A fact of the year at the stated time of birth, and at which share of the possible times it holds. */
export interface BirthTimeFact {
  /** Where the fact stands in the answer. */
  readonly path: string;
  readonly value: string | boolean | null;
  readonly share: number;
  readonly stable: boolean;
}

type Facts = Readonly<Record<string, string | boolean | null>>;

function readFacts(natal: Nativity, { year, place }: VarshaphalOptions): Facts {
  const chart = createAnnualChart(natal, year, place);
  const { annual, isDay } = chart;
  const { tajaka, varga_variants: variants } = natal.settings;
  const bala = computePanchavargiya({ longitudes: annual.longitudes, settings: tajaka, variants });
  return {
    "chart.lagna.sign": annual.signs.lagna,
    "return.is_day": isDay,
    "muntha.sign": computeMuntha(chart).sign,
    "year_lord.graha": findYearLord(chart, bala).graha,
    "dashas.mudda.balance.lord": computeMudda(chart, 1).balance.lord,
  };
}

const STEP_DAYS = 2 / 1440;
/** A change between two steps is found to half a second. */
const PRECISION_DAYS = 0.5 / 86_400;

const isSame = (a: Facts, b: Facts): boolean => Object.keys(a).every((path) => a[path] === b[path]);

/** The spans of a range in which no fact changes; facts that hold for less than two minutes may be missed. */
function* listSpans(
  readAt: (jd: number) => Facts,
  { fromJd, untilJd }: TimeRange,
): Generator<void, { facts: Facts; days: number }[]> {
  const spans: { facts: Facts; days: number }[] = [];
  let [start, facts] = [fromJd as number, readAt(fromJd)];
  let from = start;
  while (from < untilJd) {
    const to = Math.min(from + STEP_DAYS, untilJd);
    yield;
    if (isSame(facts, readAt(to))) {
      from = to;
      continue;
    }
    let [low, high] = [from, to];
    while (high - low > PRECISION_DAYS) {
      const middle = (low + high) / 2;
      if (isSame(facts, readAt(middle))) low = middle;
      else high = middle;
      yield;
    }
    spans.push({ facts, days: high - start });
    [start, facts, from] = [high, readAt(high), high];
  }
  return [...spans, { facts, days: untilJd - start }];
}

/** The facts of a year that depend on the time of birth; none for an exact time. */
export function* findUncertainYearFactsInSteps(
  natal: Nativity,
  ranges: readonly TimeRange[],
  options: VarshaphalOptions,
): Generator<void, BirthTimeFact[]> {
  if (ranges.length === 0) return [];
  const readAt = (jd: number): Facts =>
    readFacts(createNativityInSky(natal.sky, { ...natal.birth, jd: julianDayUt(jd) }, natal.settings), options);
  const spans: { facts: Facts; days: number }[] = [];
  for (const range of ranges) spans.push(...(yield* listSpans(readAt, range)));
  const total = spans.reduce((sum, { days }) => sum + days, 0);
  return Object.entries(readFacts(natal, options)).map(([path, value]) => {
    const same = spans.filter(({ facts }) => facts[path] === value);
    const stable = same.length === spans.length;
    const share = stable || total === 0 ? 1 : same.reduce((sum, { days }) => sum + days, 0) / total;
    return { path, value, share, stable };
  });
}
