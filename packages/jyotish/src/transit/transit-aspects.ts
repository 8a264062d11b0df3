import type { Graha } from "@lagna/terms";
import { arcShortest, normalizeDegrees } from "../core/angle.ts";
import { findCrossings, createDivision, type Crossing } from "../core/find-crossings.ts";
import { runAllSteps } from "../core/run-steps.ts";
import { julianDayUt } from "../core/units.ts";
import type { Nativity } from "../nativity.ts";
import { GRAHA_DRISHTI_PLACES } from "../relation/drishti.data.ts";
import { VARGA_BODIES, type VargaBody } from "../varga/varga.ts";
import { placeFrom, RASHI_DEG, rashiOf } from "../zodiac/rashi.ts";
import { GRAHA_MOTION_LIMITS } from "./graha-motion.data.ts";
import { createSiderealMotion } from "./graha-motion.ts";
import type { ReturnPass } from "./planetary-returns.ts";
import { assertRangeForward, type TimeRange } from "./time-range.ts";

/** Degrees from exact within which a transit aspect is close, and within which it has effect. */
const CLOSE_DEG = 1;
const WIDE_DEG = 3;

/** The houses in which a graha is conjunct (1, itself) or aspects in full; a node only has conjunctions. */
const listAspectPlaces = (graha: Graha): readonly number[] =>
  graha === "rahu" || graha === "ketu" ? [1] : [1, ...GRAHA_DRISHTI_PLACES[graha]];

/** The distance in degrees of a longitude's aspect on a house from a point: positive beyond it. */
const measureOffset = (longitude: number, place: number, point: number): number =>
  arcShortest(point, longitude + (place - 1) * RASHI_DEG);

/** A conjunction with or aspect on a natal point by a graha at an instant. */
export interface CurrentAspect {
  readonly point: VargaBody;
  /** The house of the point from the graha: 1 for a conjunction. */
  readonly place: number;
  /** True by whole signs; else only by degrees, across a cusp. */
  readonly bySign: boolean;
  /** Degrees from exact. */
  readonly orb: number;
  /** Within one degree, within three, or neither. */
  readonly within: typeof CLOSE_DEG | typeof WIDE_DEG | null;
}

/**
 * The natal points that a graha at a longitude is conjunct with or aspects in full, by whole signs or within three
 * degrees of exact.
 */
export function findCurrentAspects(
  { longitudes, signs }: Nativity,
  graha: Graha,
  longitude: number,
): readonly CurrentAspect[] {
  const sign = rashiOf(longitude);
  return VARGA_BODIES.flatMap((point) =>
    listAspectPlaces(graha).flatMap((place): CurrentAspect[] => {
      const bySign = placeFrom(sign, signs[point]) === place;
      const orb = Math.abs(measureOffset(longitude, place, longitudes[point]));
      if (!bySign && orb > WIDE_DEG) return [];
      return [{ point, place, bySign, orb, within: orb <= CLOSE_DEG ? CLOSE_DEG : orb <= WIDE_DEG ? WIDE_DEG : null }];
    }),
  );
}

/**
 * One passage of a graha over its aspect on a natal point, including retrograde returns while it stays within three
 * degrees.
 */
export interface TransitAspect extends TimeRange {
  readonly graha: Graha;
  readonly point: VargaBody;
  readonly place: number;
  /** While it is within a degree. */
  readonly close: readonly TimeRange[];
  /** Up to three in a retrograde loop; none if it turns back before. */
  readonly exact: readonly ReturnPass[];
}

/** The crossing of an edge at a given distance from exact. */
interface EdgeCrossing extends Crossing {
  readonly offset: number;
}

/**
 * The parts of a range between two edges: entered over the first moving forward, or over the second moving backward.
 */
function findRangesWithin(range: TimeRange, inside: boolean, edges: readonly EdgeCrossing[]): TimeRange[] {
  const found: TimeRange[] = [];
  let fromJd = inside ? range.fromJd : null;
  for (const { jd: at, forward, offset } of edges) {
    const jd = julianDayUt(at);
    if (forward === offset < 0) fromJd ??= jd;
    else if (fromJd !== null) {
      found.push({ fromJd, untilJd: jd });
      fromJd = null;
    }
  }
  return fromJd === null ? found : [...found, { fromJd, untilJd: range.untilJd }];
}

const isWithinRange = (range: TimeRange, { fromJd, untilJd }: TimeRange): boolean =>
  range.fromJd >= fromJd && range.untilJd <= untilJd;

function findAspectsAtPlace(
  nativity: Nativity,
  graha: Graha,
  point: VargaBody,
  place: number,
  range: TimeRange,
): TransitAspect[] {
  const exactAt = normalizeDegrees(nativity.longitudes[point] - (place - 1) * RASHI_DEG);
  const motion = createSiderealMotion(nativity.sky, graha);
  const division = createDivision([-WIDE_DEG, -CLOSE_DEG, 0, CLOSE_DEG, WIDE_DEG].map((orb) => exactAt + orb));
  const span = { from: range.fromJd, until: range.untilJd };
  const crossed = findCrossings(motion, division, span, GRAHA_MOTION_LIMITS[graha]).map((crossing): EdgeCrossing => ({
    ...crossing,
    offset: Math.round(arcShortest(exactAt, crossing.angle)),
  }));
  const distance = Math.abs(arcShortest(exactAt, motion(range.fromJd).angle));
  const within = (orb: number): TimeRange[] =>
    findRangesWithin(
      range,
      distance <= orb,
      crossed.filter(({ offset }) => Math.abs(offset) === orb),
    );
  const close = within(CLOSE_DEG);
  const exact = crossed.filter(({ offset }) => offset === 0);
  return within(WIDE_DEG).map((wide) => ({
    ...wide,
    graha,
    point,
    place,
    close: close.filter((range) => isWithinRange(range, wide)),
    exact: exact
      .filter(({ jd }) => jd >= wide.fromJd && jd <= wide.untilJd)
      .map(({ jd, forward }) => ({ jd: julianDayUt(jd), forward })),
  }));
}

/**
 * When a graha is conjunct with a natal point or aspects it in full by degree (graha drishti counts whole signs;
 * astrologers time it within three degrees and one), inside a range and clipped to it; exact instants to a millisecond.
 * @throws RangeError for a range that does not run forward, or outside the ephemeris'.
 */
export const findTransitAspects = (
  nativity: Nativity,
  graha: Graha,
  point: VargaBody,
  range: TimeRange,
): readonly TransitAspect[] => runAllSteps(findTransitAspectsInSteps(nativity, graha, point, range));

/** The same step by step, so that a server can handle other requests in between. */
export function* findTransitAspectsInSteps(
  nativity: Nativity,
  graha: Graha,
  point: VargaBody,
  range: TimeRange,
): Generator<void, readonly TransitAspect[]> {
  assertRangeForward(range);
  const found: TransitAspect[] = [];
  for (const place of listAspectPlaces(graha)) {
    found.push(...findAspectsAtPlace(nativity, graha, point, place, range));
    yield;
  }
  return found.toSorted((a, b) => a.fromJd - b.fromJd);
}
