import type { Graha } from "@lagna/terms";
import type { Sky } from "../chart/sky.ts";
import { arcShortest, normalizeDegrees } from "../core/angle.ts";
import { createDivision, createEqualDivision, type Division, findCrossings } from "../core/find-crossings.ts";
import { julianDayUt, type JulianDayUt } from "../core/units.ts";
import { RASHI_DEG } from "../zodiac/rashi.ts";
import { GRAHA_MOTION_LIMITS } from "./graha-motion.data.ts";
import { createSiderealMotion } from "./graha-motion.ts";
import { createRelativeMotion, getRelativeLimits, PAST_EVENT_DAYS } from "./search-sky.ts";
import { assertRangeForward, type TimeRange } from "./time-range.ts";

/** What makes grahas conjunct: every two of them within an orb of degrees, or all in one sign. */
export type GatheringRule = { readonly orb: number } | "sign";

/** A time for which grahas are together, cut at the ends of the search. */
export interface Gathering {
  readonly startJd: JulianDayUt;
  readonly endJd: JulianDayUt;
  /** When the two that are furthest apart are closest; of two grahas that meet, the first meeting. */
  readonly closestJd: JulianDayUt;
  /** Degrees between those two then. */
  readonly spread: number;
  /** The sidereal longitude of the first graha then. */
  readonly longitude: number;
}

export interface GatheringSearch {
  readonly gatherings: readonly Gathering[];
  /** Where to go on if there may be more than the limit; else `null`. */
  readonly nextJd: JulianDayUt | null;
}

interface Span {
  readonly from: number;
  readonly until: number;
}

/** Work between two pauses. */
const WINDOW_DAYS = 400;
/** Spans next to each other, apart from rounding, are one. */
const SAME_DAYS = 1e-7;

/** The slowest first: they leave the fewest spans to be searched for the fast ones. */
const sortBySpeed = (grahas: readonly Graha[]): Graha[] =>
  grahas.toSorted((a, b) => GRAHA_MOTION_LIMITS[a].maxDegreesPerDay - GRAHA_MOTION_LIMITS[b].maxDegreesPerDay);

/** Splits a span at instants, and keeps the parts of which the middle fulfils a condition. */
function keepParts({ from, until }: Span, instants: readonly number[], holds: (jd: number) => boolean): Span[] {
  const cuts = [from, ...instants, until];
  return cuts
    .slice(0, -1)
    .map((start, index) => ({ from: start, until: cuts[index + 1] as number }))
    .filter((part) => part.until > part.from && holds((part.from + part.until) / 2));
}

/** Narrows spans of time to those in which one condition more holds. */
type Narrow = (span: Span) => Span[];

function createNarrowsByOrb(sky: Sky, grahas: readonly Graha[], orb: number): Narrow[] {
  const division: Division = createDivision([orb, -orb]);
  return grahas.flatMap((second, index) =>
    grahas.slice(0, index).map((first): Narrow => {
      const motion = createRelativeMotion(sky, first, second);
      const limits = getRelativeLimits(first, second);
      return (span) =>
        keepParts(
          span,
          findCrossings(motion, division, span, limits).map(({ jd }) => jd),
          (jd) => Math.abs(arcShortest(0, motion(jd).angle)) <= orb,
        );
    }),
  );
}

const SIGNS = createEqualDivision(12);

/** Cuts spans where a graha changes its sign, and leaves out those in which it is not in the sign of the first. */
function createNarrowsBySign(sky: Sky, grahas: readonly Graha[]): Narrow[] {
  const [first] = grahas as [Graha];
  const motionOfFirst = createSiderealMotion(sky, first);
  const signOf = (angle: number): number => Math.floor(angle / RASHI_DEG);
  return grahas.map((graha): Narrow => {
    const motion = createSiderealMotion(sky, graha);
    return (span) =>
      keepParts(
        span,
        findCrossings(motion, SIGNS, span, GRAHA_MOTION_LIMITS[graha]).map(({ jd }) => jd),
        (jd) => signOf(motion(jd).angle) === signOf(motionOfFirst(jd).angle),
      );
  });
}

/** The arc between the two grahas that are furthest apart, degrees, at an instant. */
function createSpread(sky: Sky, grahas: readonly Graha[]): (jd: number) => number {
  const motions = grahas.map((graha) => createSiderealMotion(sky, graha));
  return (jd) => {
    const angles = motions.map((motion) => motion(jd).angle);
    return Math.max(...angles.flatMap((a, index) => angles.slice(0, index).map((b) => Math.abs(arcShortest(a, b)))));
  };
}

const GOLDEN = (Math.sqrt(5) - 1) / 2;
/** A tenth of a second. */
const CLOSEST_DAYS = 1e-6;

/** Where a value is least in a span: the least of samples, then a golden section search around it. */
function findLeast(value: (jd: number) => number, { from, until }: Span, stepDays: number): number {
  const count = Math.max(8, Math.ceil((until - from) / stepDays));
  const step = (until - from) / count;
  const samples = Array.from({ length: count + 1 }, (_, index) => value(from + index * step));
  const least = samples.indexOf(Math.min(...samples));
  let [low, high] = [Math.max(from, from + (least - 1) * step), Math.min(until, from + (least + 1) * step)];
  let [a, b] = [high - GOLDEN * (high - low), low + GOLDEN * (high - low)];
  let [atA, atB] = [value(a), value(b)];
  while (high - low > CLOSEST_DAYS) {
    if (atA < atB) {
      [high, b, atB] = [b, a, atA];
      a = high - GOLDEN * (high - low);
      atA = value(a);
    } else {
      [low, a, atA] = [a, b, atB];
      b = low + GOLDEN * (high - low);
      atB = value(b);
    }
  }
  return (low + high) / 2;
}

/** The instant of the closest approach; of two grahas that meet, that of their first meeting, to a millisecond. */
function createFindClosest(sky: Sky, grahas: readonly Graha[]): (span: Span) => number {
  const [first, second, third] = grahas as [Graha, Graha, Graha?];
  const spread = createSpread(sky, grahas);
  const step = Math.min(...grahas.map((graha) => GRAHA_MOTION_LIMITS[graha].stepDays)) / 2;
  return (span) => {
    if (third === undefined) {
      const limits = getRelativeLimits(first, second);
      const [meeting] = findCrossings(createRelativeMotion(sky, first, second), createDivision([0]), span, limits);
      if (meeting !== undefined) return meeting.jd;
    }
    return findLeast(spread, span, step);
  };
}

/**
 * When two or more grahas are together, to a millisecond, in steps of some milliseconds. It stops after `limit`
 * gatherings, and says where to go on. Rahu and Ketu are never together.
 * @throws RangeError for a range that does not run forward, for fewer than two grahas, or one of them twice
 */
export function* searchGatheringsInSteps(
  sky: Sky,
  grahas: readonly Graha[],
  rule: GatheringRule,
  range: TimeRange,
  limit: number,
): Generator<void, GatheringSearch> {
  assertRangeForward(range);
  if (grahas.length < 2 || new Set(grahas).size < grahas.length)
    throw new RangeError(`two or more different grahas can be together, got ${grahas.join(", ")}`);
  const sorted = sortBySpeed(grahas);
  const narrows = rule === "sign" ? createNarrowsBySign(sky, sorted) : createNarrowsByOrb(sky, sorted, rule.orb);
  const findClosest = createFindClosest(sky, sorted);
  const spread = createSpread(sky, sorted);
  const longitudeAt = createSiderealMotion(sky, grahas[0] as Graha);
  const gatherings: Gathering[] = [];
  const add = (span: Span): void => {
    const closest = findClosest(span);
    gatherings.push({
      startJd: julianDayUt(span.from),
      endJd: julianDayUt(span.until),
      closestJd: julianDayUt(closest),
      spread: spread(closest),
      longitude: normalizeDegrees(longitudeAt(closest).angle),
    });
  };
  let open: Span | null = null;
  for (let from: number = range.fromJd; from < range.untilJd; from += WINDOW_DAYS) {
    const window: Span = { from, until: Math.min(from + WINDOW_DAYS, range.untilJd) };
    let spans: Span[] = [window];
    for (const narrow of narrows) spans = spans.flatMap(narrow);
    for (const span of spans) {
      if (open !== null && span.from - open.until < SAME_DAYS) open = { from: open.from, until: span.until };
      else {
        if (open !== null) add(open);
        open = span;
      }
      if (gatherings.length >= limit) return { gatherings, nextJd: julianDayUt(span.from - PAST_EVENT_DAYS) };
    }
    yield;
  }
  if (open !== null) add(open);
  return { gatherings, nextJd: null };
}
