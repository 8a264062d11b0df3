import { computeSiderealMoon } from "../chart/sky.ts";
import type { JulianDayUt } from "../core/units.ts";
import { julianDayUt } from "../core/units.ts";
import { type Nativity, createNativityInSky } from "../nativity.ts";
import {
  computeHinduDay,
  type HinduDay,
  findClockOffsetOfDay,
  type VaraLimb,
  computeVara,
} from "../panchanga/hindu-day.ts";
import type { KundliSectionName } from "../kundli-sections.ts";
import type { TimeRange } from "../transit/time-range.ts";
import { cacheEphemeris } from "./cache-ephemeris.ts";
import { FactTally, MIN_INTERVAL_DAYS, type FactInterval } from "./fact-tally.ts";
import { collectChartFacts, type FactValue, type FactRow, type Facts, findRunningLordsByMoon } from "./chart-facts.ts";
import { findChangeInstants, findSunrises } from "./find-change-instants.ts";
import { createPossibleBirths, type PossibleBirthAt } from "./possible-birth.ts";
import { areRowsEqual, createFactCollectors, type FactCollector, isStableWithinInterval } from "./section-facts.ts";

export interface UncertaintyOptions {
  /** Whether the time is known at all: if not, there are no facts about the lagna and the houses. */
  readonly isTimeKnown: boolean;
  /** An instant for which the running dasha is a fact. */
  readonly atJd?: JulianDayUt | undefined;
  /** The sections whose facts are requested besides those of every kundli. */
  readonly sections?: readonly KundliSectionName[] | undefined;
}

const BALANCE_LORD_PATH = "dashas.vimshottari.balance.lord";

/** An interval of the chart, and the lord of the first vimshottari dasha for births in it. */
export interface ChartInterval extends TimeRange {
  readonly lord: FactValue | undefined;
}

/** Half a second: the precision of changes that are not crossings of a single angle. */
const SEARCH_PRECISION_DAYS = 0.5 / 86_400;
/** The ends of an interval are on the boundary of two facts; facts inside are evaluated this far from them. */
export const EDGE_MARGIN_DAYS = 1e-9;
/** The length evaluated in one go: an hour of birth times if the lagna is included, else six. */
const SLICE_DAYS = { timed: 1 / 24, untimed: 0.25 };

/**
 * A change at an end of the range does not create an extra interval: the first and the last start and end with the
 * range.
 */
export function splitAtInstants({ fromJd, untilJd }: TimeRange, jumps: readonly number[]): TimeRange[] {
  const inside = jumps.filter((jd) => jd - fromJd > MIN_INTERVAL_DAYS && untilJd - jd > MIN_INTERVAL_DAYS);
  const edges = [fromJd, ...inside, untilJd];
  return edges.slice(1).flatMap((end, index) => {
    const start = edges[index] as number;
    return end - start > MIN_INTERVAL_DAYS ? [{ fromJd: julianDayUt(start), untilJd: julianDayUt(end) }] : [];
  });
}

/** An interval with the facts that hold throughout it. */
type IntervalWithRows = TimeRange & { readonly rows: readonly FactRow[] };

/** Splits an interval where facts that pass through their states in order change, however often. */
export function splitByFacts(
  rowsAt: (jd: number) => readonly FactRow[],
  { fromJd, untilJd }: TimeRange,
): IntervalWithRows[] {
  const between = (
    from: number,
    rows: readonly FactRow[],
    until: number,
    next: readonly FactRow[],
  ): IntervalWithRows[] => {
    if (until - from < SEARCH_PRECISION_DAYS || areRowsEqual(rows, next))
      return [{ rows, fromJd: julianDayUt(from), untilJd: julianDayUt(until) }];
    const middle = (from + until) / 2;
    const atMiddle = rowsAt(middle);
    return [...between(from, rows, middle, atMiddle), ...between(middle, atMiddle, until, next)];
  };
  return between(fromJd, rowsAt(fromJd + EDGE_MARGIN_DAYS), untilJd, rowsAt(untilJd - EDGE_MARGIN_DAYS));
}

/**
 * Splits at changes of the houses of systems with cusps, and of the dasha running at an instant, which are not
 * crossings of a single angle.
 */
function splitByHouses(
  { sky, settings }: Nativity,
  birthAt: PossibleBirthAt,
  piece: TimeRange,
  { isTimeKnown, atJd }: UncertaintyOptions,
): readonly TimeRange[] {
  const byCusps = isTimeKnown && settings.house_system !== "whole_sign";
  if (!byCusps && atJd === undefined) return [piece];
  const rowsAt = (jd: number): FactRow[] => {
    const houses = byCusps
      ? birthAt(jd)
          .findNativity()
          .chart.planets.map(({ id, house }): FactRow => [id, house])
      : [];
    const lords =
      atJd === undefined
        ? []
        : findRunningLordsByMoon(computeSiderealMoon(sky, jd).angle, jd, settings.dasha_year, atJd);
    return [...houses, ...lords.map((lord): FactRow => ["lord", lord])];
  };
  return splitByFacts(rowsAt, piece);
}

/** A Hindu day with its weekday. */
export interface DayWithVara {
  readonly day: HinduDay;
  readonly vara: VaraLimb;
}

/** Finds the Hindu day of an instant by the sunrises of its range, each of which is searched once. */
export function createDayLookup(
  { sky, birth, settings }: Nativity,
  sunrises: readonly number[],
): (jd: JulianDayUt) => DayWithVara {
  const known = new Map<number, DayWithVara>();
  return (jd) => {
    const days = sunrises.filter((sunrise) => sunrise <= jd).length;
    const before = known.get(days);
    if (before !== undefined) return before;
    const day = computeHinduDay(sky, jd, birth, settings.sunrise);
    const named = { day, vara: computeVara(jd, day, birth, findClockOffsetOfDay(birth, day)) };
    known.set(days, named);
    return named;
  };
}

/** An interval of the chart, with the births at times in it. */
interface IntervalWithBirths extends FactInterval {
  readonly birthAt: PossibleBirthAt;
}

/**
 * The intervals of a slice one after the other, each with its own cache of nativities: one cache for the whole slice
 * would use too much memory.
 */
function* splitSlice(nativity: Nativity, slice: TimeRange, options: UncertaintyOptions): Generator<IntervalWithBirths> {
  const { isTimeKnown, atJd = null } = options;
  const dayAt = createDayLookup(nativity, findSunrises(nativity, slice));
  for (const steady of splitAtInstants(slice, findChangeInstants(nativity, slice, isTimeKnown))) {
    const { day, vara } = dayAt(computeMidpoint(steady));
    const birthAt = createPossibleBirths(nativity, day);
    for (const piece of splitByHouses(nativity, birthAt, steady, options)) {
      const { fromJd, untilJd } = piece;
      const facts = new Map(collectChartFacts(birthAt(computeMidpoint(piece)).findNativity(), isTimeKnown, atJd));
      yield { fromJd, untilJd, birthAt, facts: facts.set("panchanga.vara.number", vara.number) };
    }
  }
}

/** The time at which the facts of an interval are evaluated. */
export const computeMidpoint = ({ fromJd, untilJd }: TimeRange): JulianDayUt => julianDayUt((fromJd + untilJd) / 2);

/** The facts of one part of a section, in one interval of the chart after the other. */
function createPartTally(statedJd: JulianDayUt, collect: FactCollector, isStable: boolean) {
  const tally = new FactTally(statedJd);
  let last: { readonly rows: readonly FactRow[]; readonly facts: Facts } | null = null;
  function add(rows: readonly FactRow[], { fromJd, untilJd }: TimeRange): void {
    if (last === null || last.rows !== rows) last = { rows, facts: new Map(rows) };
    tally.add({ fromJd, untilJd, facts: last.facts });
  }
  return {
    tally,
    /** Adds an interval of the chart, split further where the facts change at other instants. */
    addInterval({ birthAt, ...piece }: IntervalWithBirths): void {
      if (isStable) add(collect(birthAt(computeMidpoint(piece))), piece);
      else for (const { rows, ...range } of splitByFacts((jd) => collect(birthAt(jd)), piece)) add(rows, range);
    },
  };
}

/** The facts of the chart itself first, then those of the parts of each requested section. */
export type Tallies = readonly [chart: FactTally, ...subjects: FactTally[]];

/** The intervals of the chart, and the facts collected in them. */
export interface TalliedIntervals {
  readonly intervals: readonly ChartInterval[];
  readonly tallies: Tallies;
}

/**
 * Evaluates ranges of times interval by interval, and in each one section after the other; the caller can do other work
 * in between.
 * @param visit called with a nativity in the middle of each interval, while its intermediate results are cached
 */
export function* tallyFactsInSteps(
  nativity: Nativity,
  ranges: readonly TimeRange[],
  options: UncertaintyOptions,
  visit: (nativity: Nativity, piece: TimeRange) => void = () => {},
): Generator<void, TalliedIntervals> {
  const { sections = [], isTimeKnown } = options;
  const { birth, sky, settings } = nativity;
  const cached = createNativityInSky({ ...sky, ephemeris: cacheEphemeris(sky.ephemeris) }, birth, settings);
  const chart = { tally: new FactTally(birth.jd), pieces: [] as ChartInterval[] };
  const subjects = sections.map((name) =>
    createFactCollectors(name, isTimeKnown).map((collect) =>
      createPartTally(birth.jd, collect, isStableWithinInterval(name, isTimeKnown)),
    ),
  );
  for (const range of ranges) {
    const step = isTimeKnown ? SLICE_DAYS.timed : SLICE_DAYS.untimed;
    const slices = Math.ceil((range.untilJd - range.fromJd) / step);
    const edges = Array.from({ length: slices }, (_, index) => range.fromJd + index * step);
    for (const slice of splitAtInstants(range, edges)) {
      for (const piece of splitSlice(cached, slice, options)) {
        const { fromJd, untilJd, facts, birthAt } = piece;
        visit(birthAt(computeMidpoint(piece)).findNativity(), piece);
        chart.tally.add(piece);
        chart.pieces.push({ fromJd, untilJd, lord: facts.get(BALANCE_LORD_PATH) });
        for (const parts of subjects) {
          for (const part of parts) part.addInterval(piece);
          yield;
        }
        yield;
      }
    }
  }
  return { intervals: chart.pieces, tallies: [chart.tally, ...subjects.flat().map(({ tally }) => tally)] };
}
