import { type DashaId, DASHA_IDS, type Graha, NAKSHATRA_DASHA_IDS, type Rashi } from "@lagna/terms";
import { runAllSteps } from "../core/run-steps.ts";
import { julianDayUt, type JulianDayUt } from "../core/units.ts";
import type { DashaPeriod } from "../dasha/period.ts";
import { computeMahaDasha } from "../dasha/section.ts";
import { computeVimshottari } from "../dasha/vimshottari.ts";
import { createNativityInSky, type Nativity } from "../nativity.ts";
import { assertRangeForward, type TimeRange } from "../transit/time-range.ts";
import type { UncertainFact } from "./fact-tally.ts";
import { findRunningLords } from "./chart-facts.ts";
import { createDashaKey, createNakshatraDashaKey } from "./fact-keys.ts";
import { interpolateEphemeris } from "./interpolate-ephemeris.ts";
import { createNativityCache, type NativityAt } from "./possible-birth.ts";
import {
  type ChartInterval,
  EDGE_MARGIN_DAYS,
  tallyFactsInSteps,
  type Tallies,
  type UncertaintyOptions,
} from "./tally-facts.ts";

export type { UncertainFact } from "./fact-tally.ts";

interface DateRange {
  readonly earliestJd: JulianDayUt;
  readonly latestJd: JulianDayUt;
}

/**
 * When a maha dasha begins, for the earliest and the latest of the times that have the same dashas in the same order.
 */
export type UncertainDate = DateRange & { readonly lord?: Graha; readonly sign?: Rashi };

/** The running maha and antar dasha for the stated time, and the dates between which they change. */
export interface UncertainRunning {
  readonly lords: readonly [maha: Graha, antar: Graha];
  readonly start: DateRange;
  readonly end: DateRange;
}

export interface Uncertainty {
  /** The possible birth times: two ranges if a clock showed the stated time twice. */
  readonly ranges: readonly TimeRange[];
  /** Each path's value at the stated time first, then the others in order of appearance. */
  readonly facts: readonly UncertainFact[];
  /** The facts of every kundli come first: so many. Those of the requested sections follow. */
  readonly chartFactCount: number;
  readonly mahaDashas: readonly (UncertainDate & { readonly lord: Graha })[];
  /** `null` if no instant was requested, or no period runs then. */
  readonly running: UncertainRunning | null;
  /** For every dasha, if `dashas` are requested; without a time only those counted from the Moon. */
  readonly dashas: Readonly<Partial<Record<DashaId, readonly UncertainDate[]>>>;
  /** The number of intervals in which no fact of every kundli changes. */
  readonly pieces: number;
}

/** The earliest and latest of some instants, computed for several birth times. */
const toDateRange = (instants: readonly number[]): DateRange => ({
  earliestJd: julianDayUt(Math.min(...instants)),
  latestJd: julianDayUt(Math.max(...instants)),
});

/** Nativities at both ends of some intervals: dates that depend on the Moon change evenly between them. */
function createNativitiesAtEnds(bornAt: NativityAt, pieces: readonly TimeRange[]): Nativity[] {
  const [first, last] = [pieces[0], pieces.at(-1)];
  return first && last ? [bornAt(first.fromJd + EDGE_MARGIN_DAYS), bornAt(last.untilJd - EDGE_MARGIN_DAYS)] : [];
}

const computeVimshottariOf = ({ longitudes, birth, settings }: Nativity, levels: number) =>
  computeVimshottari({ moonLongitude: longitudes.moon, birthJd: birth.jd, year: settings.dasha_year, levels });

/** The range of vimshottari dates, for the times whose first lord is the same as that of the stated time. */
function computeVimshottariDates(nativity: Nativity, pieces: readonly ChartInterval[], atJd: JulianDayUt | undefined) {
  const stated = computeVimshottariOf(nativity, 2);
  const same = pieces.filter(({ lord }) => lord === stated.balance.lord);
  const ends = createNativitiesAtEnds(createNativityCache(nativity), same).map((birthNativity) =>
    computeVimshottariOf(birthNativity, 2),
  );
  const all = [stated, ...ends].map(({ periods }) => periods);
  const mahaDashas = stated.periods.map(({ lord }, maha) => ({
    lord,
    ...toDateRange(all.map((periods) => periods[maha]?.startJd ?? Number.NaN)),
  }));
  return { mahaDashas, running: atJd === undefined ? null : findUncertainRunning(nativity, all, atJd) };
}

function findUncertainRunning(
  nativity: Nativity,
  [stated = [], ...ends]: readonly (readonly DashaPeriod[])[],
  atJd: JulianDayUt,
): UncertainRunning | null {
  const [mahaLord, antarLord] = findRunningLords(nativity, atJd);
  const maha = stated.findIndex(({ startJd, endJd }) => startJd <= atJd && atJd < endJd);
  const antar = stated[maha]?.sub?.findIndex(({ startJd, endJd }) => startJd <= atJd && atJd < endJd) ?? -1;
  if (mahaLord === null || antarLord === null || antar < 0) return null;
  // Counted from the end: the number of antar dashas left in the first maha dasha depends on the birth time.
  const left = (stated[maha]?.sub?.length ?? 0) - antar;
  const same = [stated, ...ends].flatMap((periods) => periods[maha]?.sub?.at(-left) ?? []);
  const of = (key: "startJd" | "endJd"): DateRange => toDateRange(same.map((period) => period[key]));
  return { lords: [mahaLord, antarLord], start: of("startJd"), end: of("endJd") };
}

const getRuler = (period: DashaPeriod): { readonly lord?: Graha; readonly sign?: Rashi } =>
  "lord" in period ? { lord: period.lord } : { sign: period.sign };

const getPeriods = (nativity: Nativity, id: DashaId): readonly DashaPeriod[] => computeMahaDasha(nativity, id).periods;
const serializeOrder = (periods: readonly DashaPeriod[]): string => JSON.stringify(periods.map(getRuler));

/** The range of instants at which a maha dasha began, for the births evaluated so far. */
interface InstantRange {
  earliest: number;
  latest: number;
}

/**
 * Collects the dates of the maha dashas of one dasha, birth by birth, for the times that have the same ones in the same
 * order.
 */
function createDashaTracker(nativity: Nativity, id: DashaId) {
  const stated = getPeriods(nativity, id);
  const order = serializeOrder(stated);
  const starts = stated.map(({ startJd }): InstantRange => ({ earliest: startJd, latest: startJd }));
  function addDates(candidate: Nativity): void {
    const periods = getPeriods(candidate, id);
    if (serializeOrder(periods) !== order) return;
    for (const [index, start] of starts.entries()) {
      const startJd = periods[index]?.startJd ?? Number.NaN;
      start.earliest = Math.min(start.earliest, startJd);
      start.latest = Math.max(start.latest, startJd);
    }
  }

  return {
    id,
    addDates,
    findDates: (): UncertainDate[] =>
      stated.map((period, index) => {
        const { earliest = Number.NaN, latest = Number.NaN } = starts[index] ?? {};
        return { ...getRuler(period), earliestJd: julianDayUt(earliest), latestJd: julianDayUt(latest) };
      }),
  };
}

const isNakshatraDasha = (id: DashaId): boolean => (NAKSHATRA_DASHA_IDS as readonly DashaId[]).includes(id);

type DashaTracker = ReturnType<typeof createDashaTracker>;

type DashaKeyReader = (candidate: Nativity) => string;

/** A twentieth of a second, in which a date of kalachakra moves by two hours. */
const DASHA_SEARCH_DAYS = 0.05 / 86_400;

/**
 * Reads the dates at the beginning and at the end of each stretch of time in which all dashas have the same periods in the
 * same order: between them the dates move evenly with the Moon and the lagna.
 */
function createRunTracker({ sky, birth, settings }: Nativity, dashas: readonly DashaTracker[], keyOf: DashaKeyReader) {
  const bornAt = (jd: number): Nativity => createNativityInSky(sky, { ...birth, jd: julianDayUt(jd) }, settings);
  const keyAt = (jd: number): string => keyOf(bornAt(jd));
  let last: { readonly jd: number; readonly key: string; readonly untilJd: number } | null = null;
  function readDates(jd: number): void {
    const candidate = bornAt(jd);
    for (const dasha of dashas) dasha.addDates(candidate);
  }
  /** Finds the changes between two instants whose keys differ. */
  function searchChanges(from: number, fromKey: string, until: number, untilKey: string): void {
    if (fromKey === untilKey) return;
    if (until - from <= DASHA_SEARCH_DAYS) {
      readDates(from);
      readDates(until);
      return;
    }
    const middle = (from + until) / 2;
    const middleKey = keyAt(middle);
    searchChanges(from, fromKey, middle, middleKey);
    searchChanges(middle, middleKey, until, untilKey);
  }
  return {
    /** Most changes are where one interval of the chart ends and the next begins. */
    visit(candidate: Nativity, { fromJd, untilJd }: TimeRange): void {
      if (dashas.length === 0) return;
      const { jd } = candidate.birth;
      const key = keyOf(candidate);
      if (last === null) readDates(fromJd + EDGE_MARGIN_DAYS);
      else if (last.key !== key) {
        const [before, after] = [last.untilJd - EDGE_MARGIN_DAYS, fromJd + EDGE_MARGIN_DAYS];
        const [beforeKey, afterKey] = [keyAt(before), keyAt(after)];
        searchChanges(last.jd, last.key, before, beforeKey);
        if (beforeKey !== afterKey) {
          readDates(before);
          readDates(after);
        }
        searchChanges(after, afterKey, jd, key);
      }
      last = { jd, key, untilJd };
    },
    endRun(): void {
      if (last !== null) readDates(last.untilJd - EDGE_MARGIN_DAYS);
    },
  };
}

/** The dashas whose dates are requested; without a time those that are counted from the Moon. */
const createDashaTrackers = (
  nativity: Nativity,
  { sections = [], isTimeKnown }: UncertaintyOptions,
): readonly DashaTracker[] =>
  sections.includes("dashas")
    ? (isTimeKnown ? DASHA_IDS : NAKSHATRA_DASHA_IDS)
        .filter((id) => !computeMahaDasha(nativity, id).sensitive)
        .map((id) => createDashaTracker(nativity, id))
    : [];

/** Intervals of facts that are merged in one go: some hundredths of a second of work. */
const INTERVALS_PER_STEP = 50_000;

/** The collected facts; a fact of the chart itself is not repeated for a section. */
function* collectFacts([chart, ...subjects]: Tallies): Generator<void, Pick<Uncertainty, "facts" | "chartFactCount">> {
  const found: UncertainFact[] = [];
  let chartFactCount = 0;
  let intervals = 0;
  for (const tally of [chart, ...subjects]) {
    for (const path of tally.paths()) {
      if (tally !== chart && chart.has(path)) continue;
      for (const fact of tally.factsAt(path)) {
        found.push(fact);
        intervals += fact.intervals.length;
      }
      if (intervals < INTERVALS_PER_STEP) continue;
      intervals = 0;
      yield;
    }
    if (tally === chart) chartFactCount = found.length;
  }
  return { facts: found, chartFactCount };
}

/**
 * What is certain and what changes in a chart whose birth time is only known within ranges: every discrete fact with
 * the times for which it holds, to a second. The ranges must be of one place and clock, and contain the nativity's own
 * instant. Computed step by step, so that a server can handle other requests in between.
 * @throws RangeError for a range that does not run forward, or outside the ephemeris' range.
 */
export function* computeUncertaintyInSteps(
  nativity: Nativity,
  ranges: readonly TimeRange[],
  options: UncertaintyOptions,
): Generator<void, Uncertainty> {
  for (const range of ranges) assertRangeForward(range);
  const dashas = createDashaTrackers(nativity, options);
  const byMoon = dashas.filter(({ id }) => isNakshatraDasha(id));
  const others = dashas.filter(({ id }) => !isNakshatraDasha(id));
  const { birth, sky, settings } = nativity;
  const near = createNativityInSky({ ...sky, ephemeris: interpolateEphemeris(sky.ephemeris) }, birth, settings);
  const runs = [
    createRunTracker(near, byMoon, createNakshatraDashaKey),
    createRunTracker(near, others, createDashaKey),
  ];
  const { intervals, tallies } = yield* tallyFactsInSteps(near, ranges, options, (candidate, piece) => {
    for (const run of runs) run.visit(candidate, piece);
  });
  for (const run of runs) run.endRun();
  return {
    ranges,
    ...(yield* collectFacts(tallies)),
    ...computeVimshottariDates(nativity, intervals, options.atJd),
    dashas: Object.fromEntries(dashas.map(({ id, findDates }) => [id, findDates()])),
    pieces: intervals.length,
  };
}

/** The same in one go. */
export function computeUncertainty(
  nativity: Nativity,
  ranges: readonly TimeRange[],
  options: UncertaintyOptions,
): Uncertainty {
  return runAllSteps(computeUncertaintyInSteps(nativity, ranges, options));
}
