import { GRAHA_DRISHTI_PLACES, julianDayUt, placeFrom, findSlowGrahaStays } from "@lagna/jyotish";
import type { Graha, Rashi } from "@lagna/terms";
import { createChartReadModel, type ChartReadModel } from "../chart-read-model.ts";
import { createTimeZoneCalendar } from "../time-zone-calendar.ts";
import type { FactIndex } from "../fact.ts";
import { computeMahaDashas, computeSubPeriods, type Period } from "../facts/build-dasha-facts.ts";
import type { FactContext } from "../facts/fact-context.ts";
import { createConnectionScorer } from "./score-connection.ts";
import type { TopicRow } from "./topics.data.ts";

/** Weights of the timing factors; the highest possible activity is 1. Our own figures, after Phaladeepika 20 and 26. */
const TIMING_WEIGHTS = {
  antar: 0.35,
  maha: 0.3,
  pratyantar: 0.1,
  transit: 0.1,
  transitOfLord: 0.05,
  both: 0.05,
} as const;
/** Minimum activity of a good window. */
const MIN_ACTIVITY = 0.5;
/** Windows with a shorter gap are merged. */
const GAP_DAYS = 30;
/** Neighbouring windows whose activity differs by at most this are merged. */
const ACTIVITY_TOLERANCE = 0.05;
/** Subtracted from a window's activity per year of waiting when windows are compared. */
const WAITING_COST_PER_YEAR = 0.06;
/** Shorter windows are dropped. */
const MIN_DAYS = 14;
const DAYS_PER_YEAR = 365.25;

/** A span of time with the strength of its timing factors for a house. */
export interface TimeWindow {
  readonly house: number;
  readonly startJd: number;
  readonly endJd: number;
  /** 0 to 1. */
  readonly activity: number;
  /** Lords of the running maha and antar dasha, and of the pratyantar dasha most connected with the house. */
  readonly lords: readonly [Graha, Graha, Graha];
  /** Signs of Jupiter and Saturn during the window. */
  readonly jupiter: Rashi;
  readonly saturn: Rashi;
  /** Whether it is active enough to be called a good time. */
  readonly isGood: boolean;
}

interface SignTransit {
  readonly sign: Rashi;
  readonly startJd: number;
  readonly endJd: number;
}

/** The grahas whose transits define windows: the others are too fast, or too slow for a person's plans. */
export type SlowGraha = "jupiter" | "saturn";

export const findSignTransits = (
  view: ChartReadModel,
  graha: SlowGraha,
  fromJd: number,
  untilJd: number,
): readonly SignTransit[] =>
  findSlowGrahaStays(view.nativity.sky, graha, { fromJd: julianDayUt(fromJd), untilJd: julianDayUt(untilJd) }).map(
    ({ state: sign, startJd, endJd }) => ({ sign, startJd, endJd }),
  );

export const occupiesOrAspects = (graha: SlowGraha, from: Rashi, to: Rashi): boolean => {
  const place = placeFrom(from, to);
  return place === 1 || GRAHA_DRISHTI_PLACES[graha].includes(place);
};

/** Intersects two lists of spans. */
function intersectSpans<A extends { startJd: number; endJd: number }, B extends { startJd: number; endJd: number }, C>(
  one: readonly A[],
  other: readonly B[],
  build: (a: A, b: B, span: { startJd: number; endJd: number }) => C,
): C[] {
  return one.flatMap((a) =>
    other.flatMap((b) => {
      const span = { startJd: Math.max(a.startJd, b.startJd), endJd: Math.min(a.endJd, b.endJd) };
      return span.endJd > span.startJd ? [build(a, b, span)] : [];
    }),
  );
}

/**
 * Splits the time ahead at every end of an antar dasha and every sign change of Jupiter or Saturn, and scores each span for a house. Sorted
 * by start. A return to a sign by retrogression is a separate span.
 */
export function findAllWindows(index: FactIndex, row: TopicRow, house: number): readonly TimeWindow[] {
  const windows = findWindowsOfChart(index, row, house);
  return index.possibleIndexes.length === 0 ? windows : intersectGoodWindows(windows, index, row, house);
}

/** Up to this uncertainty, in minutes, dates move linearly with the birth time, so that the two extreme times cover all times between. */
const MAX_LINEAR_MINUTES = 60;

function selectDecidingIndexes({ possibleIndexes, context }: FactIndex): readonly FactIndex[] {
  const minutes = context.time?.minutes ?? null;
  return minutes !== null && minutes <= MAX_LINEAR_MINUTES
    ? [possibleIndexes.slice(0, 1), possibleIndexes.slice(-1)].flat()
    : possibleIndexes;
}

/** For an uncertain birth time: only the spans that are good for every possible time. */
function intersectGoodWindows(
  ownWindows: readonly TimeWindow[],
  index: FactIndex,
  row: TopicRow,
  house: number,
): readonly TimeWindow[] {
  let windows = ownWindows.filter(({ isGood }) => isGood);
  for (const possibleIndex of selectDecidingIndexes(index)) {
    if (windows.length === 0) break;
    const otherWindows = findWindowsOfChart(possibleIndex, row, house).filter(({ isGood }) => isGood);
    windows = intersectSpans(windows, otherWindows, (window, other, span) => ({
      ...window,
      ...span,
      activity: Math.min(window.activity, other.activity),
    }));
  }
  return windows;
}

function findWindowsOfChart(index: FactIndex, row: TopicRow, house: number): readonly TimeWindow[] {
  const view = createChartReadModel(index.nativity);
  const calendar = createTimeZoneCalendar(index.nativity, index.context);
  const factContext: FactContext = { view, calendar, about: index.context };
  const { range } = index.nativity.sky.ephemeris;
  const fromJd = Math.max(range.from, calendar.nowJd);
  const untilJd = Math.min(range.until, calendar.nowJd + row.horizonYears * DAYS_PER_YEAR);
  if (untilJd <= fromJd) return [];
  const antar = computeMahaDashas(factContext)
    .flatMap(computeSubPeriods)
    .filter(({ startJd, endJd }) => endJd > fromJd && startJd < untilJd);
  const slowTransits = intersectSpans(
    findSignTransits(view, "jupiter", fromJd, untilJd),
    findSignTransits(view, "saturn", fromJd, untilJd),
    (a, b, span) => ({
      jupiter: a.sign,
      saturn: b.sign,
      ...span,
    }),
  );
  const connection = createConnectionScorer(index, view, row, house);
  return intersectSpans(antar, slowTransits, (period, sky, span) =>
    scoreWindow({ view, house, connection, period, sky, span }),
  ).toSorted((a, b) => a.startJd - b.startJd);
}

interface WindowInput {
  readonly view: ChartReadModel;
  readonly house: number;
  readonly connection: (graha: Graha) => number;
  readonly period: Period;
  readonly sky: { readonly jupiter: Rashi; readonly saturn: Rashi };
  readonly span: { readonly startJd: number; readonly endJd: number };
}

function scoreWindow({ view, house, connection, period, sky, span }: WindowInput): TimeWindow {
  const [maha, antar] = period.lords as [Graha, Graha];
  const { sign, lord } = view.house(house);
  const lordSign = view.signOf(lord);
  const scoreTransit = (graha: SlowGraha): number =>
    occupiesOrAspects(graha, sky[graha], sign)
      ? TIMING_WEIGHTS.transit
      : occupiesOrAspects(graha, sky[graha], lordSign)
        ? TIMING_WEIGHTS.transitOfLord
        : 0;
  const [byJupiter, bySaturn] = [scoreTransit("jupiter"), scoreTransit("saturn")];
  const both = byJupiter === TIMING_WEIGHTS.transit && bySaturn === TIMING_WEIGHTS.transit ? TIMING_WEIGHTS.both : 0;
  const subPeriods = computeSubPeriods(period).filter(
    ({ startJd, endJd }) => endJd > span.startJd && startJd < span.endJd,
  );
  const mostConnected =
    subPeriods.map(({ lords }) => lords[2] as Graha).toSorted((a, b) => connection(b) - connection(a))[0] ?? antar;
  const dashas =
    TIMING_WEIGHTS.antar * connection(antar) +
    TIMING_WEIGHTS.maha * connection(maha) +
    TIMING_WEIGHTS.pratyantar * connection(mostConnected);
  const activity = dashas + byJupiter + bySaturn + both;
  return {
    house,
    ...span,
    activity,
    lords: [maha, antar, mostConnected],
    jupiter: sky.jupiter,
    saturn: sky.saturn,
    isGood: activity >= MIN_ACTIVITY - 1e-9 && byJupiter === TIMING_WEIGHTS.transit,
  };
}

/** Merges neighbours of similar activity; the merged window takes the values of the better one. */
function mergeWindows(windows: readonly TimeWindow[]): TimeWindow[] {
  const merged: TimeWindow[] = [];
  for (const next of windows) {
    const last = merged.at(-1);
    const isSimilar = last !== undefined && Math.abs(next.activity - last.activity) <= ACTIVITY_TOLERANCE + 1e-9;
    if (isSimilar && next.startJd - last.endJd < GAP_DAYS) {
      const better = next.activity > last.activity ? next : last;
      merged[merged.length - 1] = { ...better, startJd: last.startJd, endJd: next.endJd };
    } else merged.push(next);
  }
  return merged.filter(({ startJd, endJd }) => endJd - startJd >= MIN_DAYS);
}

/** The windows of a house that an answer names. */
export interface HouseWindows {
  /** The good window that runs now. */
  readonly now: TimeWindow | null;
  /** Good windows ahead, best first, at most two. */
  readonly ahead: readonly TimeWindow[];
  /** The least weak span, if there is no good window. */
  readonly leastWeak: TimeWindow | null;
}

/** Finds the windows of a house that are worth naming. */
export function findWindows(index: FactIndex, row: TopicRow, house: number): HouseWindows {
  const windows = findAllWindows(index, row, house);
  const good = mergeWindows(windows.filter((stretch) => stretch.isGood));
  const { nowJd } = createTimeZoneCalendar(index.nativity, index.context);
  const now = good.find(({ startJd, endJd }) => startJd <= nowJd && nowJd < endJd) ?? null;
  const computeWorth = ({ activity, startJd }: TimeWindow): number =>
    activity - (WAITING_COST_PER_YEAR * (startJd - nowJd)) / DAYS_PER_YEAR;
  const ahead = good
    .filter((window) => window !== now)
    .toSorted((a, b) => computeWorth(b) - computeWorth(a))
    .slice(0, 2);
  const least =
    good.length > 0 ? null : (mergeWindows(windows).toSorted((a, b) => computeWorth(b) - computeWorth(a))[0] ?? null);
  return { now, ahead, leastWeak: least };
}
