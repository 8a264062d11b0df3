import { type VargaId, VARGAS } from "@lagna/terms";
import { computeSiderealMoon } from "../chart/sky.ts";
import type { JulianDayUt } from "../core/units.ts";
import { julianDayUt } from "../core/units.ts";
import type { Nativity } from "../nativity.ts";
import {
  computeHinduDay,
  type HinduDay,
  findClockOffsetOfDay,
  type VaraLimb,
  computeVara,
} from "../panchanga/hindu-day.ts";
import type { KundliSectionName } from "../kundli-sections.ts";
import type { TimeRange } from "../transit/time-range.ts";
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

/**
 * Splits an interval where facts that pass through their states in order change, however often.
 * @param first the facts at its start, and `last` those at its end
 */
export function splitByFacts(
  rowsAt: (jd: number) => readonly FactRow[],
  { fromJd, untilJd }: TimeRange,
  first: readonly FactRow[] = rowsAt(fromJd + EDGE_MARGIN_DAYS),
  last: readonly FactRow[] = rowsAt(untilJd - EDGE_MARGIN_DAYS),
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
  return between(fromJd, first, untilJd, last);
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

/**
 * The vargas in which the lagna enters another sign between two intervals, if nothing else of the chart changes; `null`
 * if something does, or nothing came before.
 */
type TurnedLagnas = readonly VargaId[] | null;

const LAGNA_VARGAS_BY_PATH = new Map(VARGAS.map((varga) => [`vargas.${varga}.lagna`, varga]));

function findTurnedLagnas(before: FactInterval | null, { facts, fromJd }: FactInterval): TurnedLagnas {
  if (before === null || before.untilJd !== fromJd) return null;
  const turned: VargaId[] = [];
  for (const [path, value] of facts) {
    if (before.facts.get(path) === value) continue;
    const varga = LAGNA_VARGAS_BY_PATH.get(path);
    if (varga === undefined) return null;
    turned.push(varga);
  }
  return turned;
}

/**
 * The longest time that is searched in one go for the changes of a part, if the chart changes in nothing that the part
 * depends on: three minutes, in which no fact changes and changes back.
 */
const MAX_STRETCH_DAYS = 3 / 1440;

/** Consecutive intervals between which nothing changes that a part depends on. */
interface Stretch extends TimeRange {
  readonly birthAt: PossibleBirthAt;
  readonly rowsAtStart: readonly FactRow[];
}

/** The facts of one part of a section, in one interval of the chart after the other. */
function createPartTally(statedJd: JulianDayUt, { collect, lagnaVargas }: FactCollector, isStable: boolean) {
  const tally = new FactTally(statedJd);
  let last: { readonly rows: readonly FactRow[]; readonly facts: Facts } | null = null;
  let stretch: Stretch | null = null;
  function add(rows: readonly FactRow[], { fromJd, untilJd }: TimeRange): void {
    if (last === null || last.rows !== rows) last = { rows, facts: new Map(rows) };
    tally.add({ fromJd, untilJd, facts: last.facts });
  }
  /** Splits the stretch where the facts change. @returns the facts at its end */
  function endStretch(): readonly FactRow[] | null {
    if (stretch === null) return null;
    const { birthAt, rowsAtStart, ...range } = stretch;
    stretch = null;
    const rowsAt = (jd: number): readonly FactRow[] => collect(birthAt(jd));
    const rowsAtEnd = rowsAt(range.untilJd - EDGE_MARGIN_DAYS);
    for (const { rows, ...part } of splitByFacts(rowsAt, range, rowsAtStart, rowsAtEnd)) add(rows, part);
    return rowsAtEnd;
  }
  return {
    tally,
    /** Adds an interval of the chart. */
    addInterval({ birthAt, fromJd, untilJd }: IntervalWithBirths, turned: TurnedLagnas): void {
      if (isStable) return add(collect(birthAt(computeMidpoint({ fromJd, untilJd }))), { fromJd, untilJd });
      const goesOn = turned !== null && !turned.some((varga) => lagnaVargas.includes(varga));
      if (goesOn && stretch !== null && untilJd - stretch.fromJd <= MAX_STRETCH_DAYS) {
        stretch = { ...stretch, birthAt, untilJd };
        return;
      }
      const rowsBefore = endStretch();
      const rowsAtStart = (goesOn ? rowsBefore : null) ?? collect(birthAt(fromJd + EDGE_MARGIN_DAYS));
      stretch = { birthAt, fromJd, untilJd, rowsAtStart };
    },
    endStretch,
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
  const { birth } = nativity;
  const chart = { tally: new FactTally(birth.jd), pieces: [] as ChartInterval[] };
  const subjects = sections.map((name) =>
    createFactCollectors(name, isTimeKnown).map((collect) =>
      createPartTally(birth.jd, collect, isStableWithinInterval(name, isTimeKnown)),
    ),
  );
  let before: FactInterval | null = null;
  for (const range of ranges) {
    const step = isTimeKnown ? SLICE_DAYS.timed : SLICE_DAYS.untimed;
    const slices = Math.ceil((range.untilJd - range.fromJd) / step);
    const edges = Array.from({ length: slices }, (_, index) => range.fromJd + index * step);
    for (const slice of splitAtInstants(range, edges)) {
      for (const piece of splitSlice(nativity, slice, options)) {
        const { fromJd, untilJd, facts, birthAt } = piece;
        const turned = findTurnedLagnas(before, piece);
        before = piece;
        visit(birthAt(computeMidpoint(piece)).findNativity(), piece);
        chart.tally.add(piece);
        chart.pieces.push({ fromJd, untilJd, lord: facts.get(BALANCE_LORD_PATH) });
        for (const parts of subjects) {
          for (const part of parts) part.addInterval(piece, turned);
          yield;
        }
        yield;
      }
    }
  }
  for (const part of subjects.flat()) part.endStretch();
  return { intervals: chart.pieces, tallies: [chart.tally, ...subjects.flat().map(({ tally }) => tally)] };
}
