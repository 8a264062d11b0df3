import type { Rashi, RectificationTest, RectificationVariants } from "@lagna/terms";
import { type Division, createDivision } from "../core/find-crossings.ts";
import { julianDayUt } from "../core/units.ts";
import { type Nativity, createPlacedBirth } from "../nativity.ts";
import { assertRangeForward, type TimeRange } from "../transit/time-range.ts";
import { findLagnaChanges, findSunrises } from "../uncertainty/find-change-instants.ts";
import { MIN_INTERVAL_DAYS } from "../uncertainty/fact-tally.ts";
import { splitAtInstants, splitByFacts, createDayLookup } from "../uncertainty/tally-facts.ts";
import { vargas } from "../varga/section.ts";
import { countVargaCells } from "../varga/varga.ts";
import { RASHI_DEG } from "../zodiac/rashi.ts";
import {
  type RectificationContext,
  createRectificationContext,
  usesAnyTest,
  type WeightedTest,
  type RectificationOptions,
} from "./rectification-context.ts";
import { type BirthTimeFeatures, extractFeatures, findLordsAtEvents, listFeatureKeys } from "./birth-time-features.ts";
import { type RectificationScore, SCORE_FUNCTIONS } from "./score-functions.ts";
import { SUB_DIVISION } from "../kp/kp-lords.ts";

/** Birth times for which the lagna, the lagnas of D9 and D10, and every score are the same. */
export interface RectificationCandidate extends TimeRange {
  /** 1 is the best; equal totals share a rank, and the next rank is skipped accordingly. */
  readonly rank: number;
  /** The weighted mean of the available scores, [0, 1]; to nine decimals. */
  readonly total: number;
  readonly scores: Readonly<Partial<Record<RectificationTest, RectificationScore>>>;
  readonly lagna: Rashi;
  readonly navamsa: Rashi;
  readonly dashamsa: Rashi;
}

/** How far the best candidate is above the rest. */
export interface RectificationStanding {
  /** The best total less the next lower one; `null` if all totals are equal. */
  readonly lead: number | null;
  /** The mean of all totals, by the length of the intervals. */
  readonly mean: number;
  /**
   * The best total of any candidate for the same kinds of event on other dates, in nineteen sets of dates; `null`
   * without events, or without other dates.
   */
  readonly best_by_chance: number | null;
  /** Whether the best total exceeds that: else the events do not show one time rather than another. */
  readonly found: boolean;
}

export interface Rectification {
  readonly ranges: readonly TimeRange[];
  readonly columns: readonly WeightedTest[];
  readonly variants: RectificationVariants;
  /** Best first, and equal ones in order of time; together they cover the ranges. */
  readonly candidates: readonly RectificationCandidate[];
  readonly standing: RectificationStanding;
}

/**
 * In such a short time no state that a score depends on changes and changes back: pranapada, the fastest, moves fifty
 * degrees.
 */
const SAMPLE_DAYS = 10 / 1440;
/** The interval over which the lagna's crossings are searched in one step. */
const SLICE_DAYS = 1 / 24;

const listSliceEdges = ({ fromJd, untilJd }: TimeRange, step: number): number[] =>
  Array.from({ length: Math.ceil((untilJd - fromJd) / step) }, (_, index) => fromJd + index * step);

const createEqualAngles = (count: number): number[] => Array.from({ length: count }, (_, part) => (part * 360) / count);

/** The angles at which the lagna changes something that a test uses. */
function createLagnaDivision({ settings }: Nativity, context: RectificationContext): Division {
  const used = [...new Set(["D9", "D10", ...context.events.map(({ where }) => where.varga)] as const)];
  const kunda = usesAnyTest(context, "kunda")
    ? createEqualAngles(81 * (context.variants.kunda === "star" ? 27 : 12))
    : [];
  return createDivision([
    ...createEqualAngles(360 / RASHI_DEG),
    ...used.flatMap((id) => createEqualAngles(12 * countVargaCells(id, settings.varga_variants[id]))),
    ...(usesAnyTest(context, "ruling_planets") ? SUB_DIVISION.starts : []),
    ...kunda,
  ]);
}

type UnrankedCandidate = Omit<RectificationCandidate, "rank">;

const TOTAL_DIGITS = 1e9;

interface ScoredColumn extends WeightedTest {
  readonly score: RectificationScore;
}

/** The weighted mean of the available scores. */
function computeTotal(columns: readonly ScoredColumn[]): number {
  const judged = columns.filter(({ score }) => score !== null);
  const weight = judged.reduce((sum, column) => sum + column.weight, 0);
  const sum = judged.reduce((total, column) => total + column.weight * (column.score ?? 0), 0);
  return weight === 0 ? 0 : Math.round((sum / weight) * TOTAL_DIGITS) / TOTAL_DIGITS;
}

const EVENT_TESTS: readonly RectificationTest[] = ["dashas", "transits", "vargas"];

/** The totals of a birth time for the control sets of events. */
function computeControlTotals(
  { placedBirth, ...reading }: BirthTimeFeatures,
  context: RectificationContext,
  columns: readonly ScoredColumn[],
): readonly number[] {
  if (!usesAnyTest(context, ...EVENT_TESTS)) return [];
  const lords = findLordsAtEvents(placedBirth, context.controls, context.levels);
  return context.controls.map((events, set) => {
    const features = { ...reading, placedBirth, lords: lords[set] ?? [] };
    return computeTotal(
      columns.map((column) =>
        EVENT_TESTS.includes(column.id)
          ? { ...column, score: SCORE_FUNCTIONS[column.id](features, { ...context, events }) }
          : column,
      ),
    );
  });
}

const scoreColumns = (reading: BirthTimeFeatures, context: RectificationContext): readonly ScoredColumn[] =>
  context.columns.map((column) => ({ ...column, score: SCORE_FUNCTIONS[column.id](reading, context) }));

function describeCandidate(
  reading: BirthTimeFeatures,
  columns: readonly ScoredColumn[],
  { fromJd, untilJd }: TimeRange,
): UnrankedCandidate {
  const signs = vargas(reading.placedBirth);
  return {
    fromJd,
    untilJd,
    total: computeTotal(columns),
    scores: Object.fromEntries(columns.map(({ id, score }) => [id, score])),
    lagna: reading.placedBirth.signs.lagna,
    navamsa: signs.D9.lagna,
    dashamsa: signs.D10.lagna,
  };
}

const serializeResult = ({ fromJd: _from, untilJd: _until, ...says }: UnrankedCandidate): string =>
  JSON.stringify(says);

/** Merges adjacent candidates with identical results. */
function mergeAdjoining(candidates: readonly UnrankedCandidate[]): UnrankedCandidate[] {
  const result: UnrankedCandidate[] = [];
  for (const candidate of candidates) {
    const last = result.at(-1);
    const adjoins =
      last &&
      candidate.fromJd - last.untilJd < 2 * MIN_INTERVAL_DAYS &&
      serializeResult(last) === serializeResult(candidate);
    if (adjoins) result[result.length - 1] = { ...last, untilJd: candidate.untilJd };
    else result.push(candidate);
  }
  return result;
}

function rankCandidates(candidates: readonly UnrankedCandidate[]): RectificationCandidate[] {
  const sorted = candidates.toSorted((a, b) => b.total - a.total || a.fromJd - b.fromJd);
  let rank = 1;
  return sorted.map((candidate, index) => {
    if (candidate.total !== sorted[index - 1]?.total) rank = index + 1;
    return { rank, ...candidate };
  });
}

/** @param bestByChance the highest total of each control set so far, which is updated */
function* findCandidates(
  nativity: Nativity,
  context: RectificationContext,
  cusps: Division,
  slice: TimeRange,
  bestByChance: number[],
): Generator<void, UnrankedCandidate[]> {
  const { sky, birth, settings } = nativity;
  const sunrises = findSunrises(nativity, slice);
  const dayAt = createDayLookup(nativity, sunrises);
  const readingAt = (jd: number): BirthTimeFeatures =>
    extractFeatures(
      createPlacedBirth(sky, { ...birth, jd: julianDayUt(jd) }, settings),
      dayAt(julianDayUt(jd)),
      context,
    );
  const rowsAt = (jd: number) =>
    listFeatureKeys(readingAt(jd), context).map((value, index) => [String(index), value] as const);
  const stretches = splitAtInstants(
    slice,
    [...findLagnaChanges(nativity, cusps, slice), ...sunrises, ...listSliceEdges(slice, SAMPLE_DAYS)].toSorted(
      (a, b) => a - b,
    ),
  );
  const found: UnrankedCandidate[] = [];
  for (const stretch of stretches) {
    for (const { fromJd, untilJd } of splitByFacts(rowsAt, stretch)) {
      const reading = readingAt((fromJd + untilJd) / 2);
      const columns = scoreColumns(reading, context);
      found.push(describeCandidate(reading, columns, { fromJd, untilJd }));
      for (const [set, total] of computeControlTotals(reading, context, columns).entries()) {
        bestByChance[set] = Math.max(bestByChance[set] ?? 0, total);
      }
    }
    yield;
  }
  return found;
}

function describeStanding(
  candidates: readonly RectificationCandidate[],
  bestByChance: readonly number[],
): RectificationStanding {
  const best = candidates[0]?.total ?? 0;
  const next = candidates.find(({ total }) => total < best)?.total;
  const days = candidates.reduce((sum, { fromJd, untilJd }) => sum + untilJd - fromJd, 0);
  const mean = candidates.reduce((sum, { fromJd, untilJd, total }) => sum + (untilJd - fromJd) * total, 0) / days;
  const chance = bestByChance.length === 0 ? null : Math.max(...bestByChance);
  return {
    lead: next === undefined ? null : best - next,
    mean: Math.min(mean, best),
    best_by_chance: chance,
    found: next !== undefined && chance !== null && best > chance,
  };
}

/**
 * The possible times of a birth, ordered by how well life events and rules of the texts support them: an aid for an
 * astrologer, never a definitive time. A candidate is an interval in which no test result changes, nor the sign of the
 * lagna, navamsa lagna or dashamsa lagna. Each test is listed separately with its weight and source, and ties are kept.
 * Computed interval by interval, so that a server can handle other requests in between.
 * @throws RangeError for a range that does not run forward, and for an event or a range outside the ephemeris' range
 */
export function* rectifyInSteps(
  nativity: Nativity,
  ranges: readonly TimeRange[],
  options: RectificationOptions,
): Generator<void, Rectification> {
  for (const range of ranges) assertRangeForward(range);
  const context = createRectificationContext(nativity, ranges, options);
  const cusps = createLagnaDivision(nativity, context);
  const candidates: UnrankedCandidate[] = [];
  const bestByChance: number[] = [];
  for (const range of ranges) {
    for (const slice of splitAtInstants(range, listSliceEdges(range, SLICE_DAYS))) {
      yield;
      candidates.push(...(yield* findCandidates(nativity, context, cusps, slice, bestByChance)));
    }
  }
  const ranked = rankCandidates(mergeAdjoining(candidates));
  return {
    ranges,
    columns: context.columns,
    variants: context.variants,
    candidates: ranked,
    standing: describeStanding(ranked, bestByChance),
  };
}
