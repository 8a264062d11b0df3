import type { Rashi, RectificationTest, RectificationVariants } from "@lagna/terms";
import { type Division, partsFrom } from "../core/crossing.ts";
import { julianDayUt } from "../core/units.ts";
import { type Nativity, placedIn } from "../nativity.ts";
import { assertForward, type Range } from "../transit/span.ts";
import { lagnaJumps, sunrisesIn } from "../uncertainty/jumps.ts";
import { LEAST_DAYS } from "../uncertainty/fact-tally.ts";
import { cut, cutByFacts, daysBetween } from "../uncertainty/pieces.ts";
import { vargas } from "../varga/subject.ts";
import { vargaCells } from "../varga/varga.ts";
import { RASHI_DEG } from "../zodiac/rashi.ts";
import { type Ask, askOf, asks, type RectificationColumn, type RectificationOptions } from "./ask.ts";
import { type Reading, readingOf, stateOf } from "./reading.ts";
import { type RectificationScore, SCORES } from "./scores.ts";
import { SUB_DIVISION } from "./sub-lord.ts";

/** Times of birth throughout which the lagna, those of D9 and D10, and every score are the same. */
export interface RectificationCandidate extends Range {
  /** 1 is the best; equal totals have one rank, and the next is as many further on. */
  readonly rank: number;
  /** The weighted mean of the scores there are, [0, 1]; to nine decimals. */
  readonly total: number;
  readonly scores: Readonly<Partial<Record<RectificationTest, RectificationScore>>>;
  readonly lagna: Rashi;
  readonly navamsa: Rashi;
  readonly dashamsa: Rashi;
}

export interface Rectification {
  readonly ranges: readonly Range[];
  readonly columns: readonly RectificationColumn[];
  readonly variants: RectificationVariants;
  /** The best first, and equal ones in the order of their times; together they cover the ranges. */
  readonly candidates: readonly RectificationCandidate[];
}

/** In so short a time no state that a score hangs on goes and comes back: pranapada, the fastest, runs fifty degrees. */
const STRETCH_DAYS = 10 / 1440;
/** For so long the lagna is looked at in one go. */
const SLICE_DAYS = 1 / 24;

const edgesOf = ({ fromJd, untilJd }: Range, step: number): number[] =>
  Array.from({ length: Math.ceil((untilJd - fromJd) / step) }, (_, index) => fromJd + index * step);

const places = (count: number): number[] => Array.from({ length: count }, (_, part) => (part * 360) / count);

/** Where on the circle the lagna changes something that a test looks at. */
function cuspsOf({ settings }: Nativity, ask: Ask): Division {
  const used = [...new Set(["D9", "D10", ...ask.events.map(({ where }) => where.varga)] as const)];
  const kunda = asks(ask, "kunda") ? places(81 * (ask.variants.kunda === "star" ? 27 : 12)) : [];
  return partsFrom([
    ...places(360 / RASHI_DEG),
    ...used.flatMap((id) => places(12 * vargaCells(id, settings.varga_variants[id]))),
    ...(asks(ask, "ruling_planets") ? SUB_DIVISION.starts : []),
    ...kunda,
  ]);
}

type Unranked = Omit<RectificationCandidate, "rank">;

const TOTAL_DIGITS = 1e9;

function candidateOf(reading: Reading, ask: Ask, { fromJd, untilJd }: Range): Unranked {
  const told = ask.columns.map(({ id, weight }) => ({ id, weight, score: SCORES[id](reading, ask) }));
  const judged = told.filter(({ score }) => score !== null);
  const weight = judged.reduce((sum, column) => sum + column.weight, 0);
  const sum = judged.reduce((total, column) => total + column.weight * (column.score ?? 0), 0);
  const signs = vargas(reading.born);
  return {
    fromJd,
    untilJd,
    total: weight === 0 ? 0 : Math.round((sum / weight) * TOTAL_DIGITS) / TOTAL_DIGITS,
    scores: Object.fromEntries(told.map(({ id, score }) => [id, score])),
    lagna: reading.born.signs.lagna,
    navamsa: signs.D9.lagna,
    dashamsa: signs.D10.lagna,
  };
}

const saysOf = ({ fromJd: _from, untilJd: _until, ...says }: Unranked): string => JSON.stringify(says);

/** Adjoining ones of which all says the same, made one. */
function joined(candidates: readonly Unranked[]): Unranked[] {
  const result: Unranked[] = [];
  for (const candidate of candidates) {
    const last = result.at(-1);
    const adjoins = last && candidate.fromJd - last.untilJd < 2 * LEAST_DAYS && saysOf(last) === saysOf(candidate);
    if (adjoins) result[result.length - 1] = { ...last, untilJd: candidate.untilJd };
    else result.push(candidate);
  }
  return result;
}

function ranked(candidates: readonly Unranked[]): RectificationCandidate[] {
  const sorted = candidates.toSorted((a, b) => b.total - a.total || a.fromJd - b.fromJd);
  let rank = 1;
  return sorted.map((candidate, index) => {
    if (candidate.total !== sorted[index - 1]?.total) rank = index + 1;
    return { rank, ...candidate };
  });
}

function* candidatesIn(nativity: Nativity, ask: Ask, cusps: Division, slice: Range): Generator<void, Unranked[]> {
  const { sky, birth, settings } = nativity;
  const sunrises = sunrisesIn(nativity, slice);
  const dayAt = daysBetween(nativity, sunrises);
  const readingAt = (jd: number): Reading =>
    readingOf(placedIn(sky, { ...birth, jd: julianDayUt(jd) }, settings), dayAt(julianDayUt(jd)), ask);
  const rowsAt = (jd: number) => stateOf(readingAt(jd), ask).map((value, index) => [String(index), value] as const);
  const stretches = cut(
    slice,
    [...lagnaJumps(nativity, cusps, slice), ...sunrises, ...edgesOf(slice, STRETCH_DAYS)].toSorted((a, b) => a - b),
  );
  const found: Unranked[] = [];
  for (const stretch of stretches) {
    for (const { fromJd, untilJd } of cutByFacts(rowsAt, stretch)) {
      found.push(candidateOf(readingAt((fromJd + untilJd) / 2), ask, { fromJd, untilJd }));
    }
    yield;
  }
  return found;
}

/**
 * The possible times of a birth in the order in which events of the life and rules of the texts speak for them: an aid for whoever
 * judges, never the time itself. A candidate is a stretch in which no test says anything else, nor the lagna, navamsa or dashamsa lagna
 * another sign; each test stands apart with its weight and source, and what is equal stays equal. Worked out stretch by stretch, so that
 * a server can answer others in between.
 * @throws RangeError for a range that does not run forward, and for an event or a range outside the ephemeris' range
 */
export function* rectificationSteps(
  nativity: Nativity,
  ranges: readonly Range[],
  options: RectificationOptions,
): Generator<void, Rectification> {
  for (const range of ranges) assertForward(range);
  const ask = askOf(nativity, ranges, options);
  const cusps = cuspsOf(nativity, ask);
  const candidates: Unranked[] = [];
  for (const range of ranges) {
    for (const slice of cut(range, edgesOf(range, SLICE_DAYS))) {
      yield;
      candidates.push(...(yield* candidatesIn(nativity, ask, cusps, slice)));
    }
  }
  return { ranges, columns: ask.columns, variants: ask.variants, candidates: ranked(joined(candidates)) };
}
