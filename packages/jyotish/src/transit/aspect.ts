import type { Graha } from "@lagna/terms";
import { arcShortest, normalizeDegrees } from "../core/angle.ts";
import { crossings, partsFrom, type Crossing } from "../core/crossing.ts";
import { finished } from "../core/steps.ts";
import { julianDayUt } from "../core/units.ts";
import type { Nativity } from "../nativity.ts";
import { GRAHA_DRISHTI_PLACES } from "../relation/drishti.data.ts";
import { VARGA_BODIES, type VargaBody } from "../varga/varga.ts";
import { placeFrom, RASHI_DEG, rashiOf } from "../zodiac/rashi.ts";
import { GRAHA_PACE } from "./motion.data.ts";
import { siderealMotion } from "./motion.ts";
import type { Pass } from "./return.ts";
import { assertForward, type Range } from "./span.ts";

/** Degrees from exact within which an aspect in transit is close, and within which it is felt. */
const CLOSE_DEG = 1;
const WIDE_DEG = 3;

/** The places a graha meets (1, itself) or aspects in full; a node meets alone. */
const placesOf = (graha: Graha): readonly number[] =>
  graha === "rahu" || graha === "ketu" ? [1] : [1, ...GRAHA_DRISHTI_PLACES[graha]];

/** How far, degrees, a longitude's aspect on a place is from a point: positive beyond it. */
const beyond = (longitude: number, place: number, point: number): number =>
  arcShortest(point, longitude + (place - 1) * RASHI_DEG);

/** What a graha at an instant aspects of the natal chart, or meets. */
export interface AspectNow {
  readonly point: VargaBody;
  /** The place of the point from the graha: 1 where they meet. */
  readonly place: number;
  /** By whole signs; else only by its degrees, across a cusp. */
  readonly bySign: boolean;
  /** Degrees from exact. */
  readonly orb: number;
  /** Whether within one degree, or within three. */
  readonly within: typeof CLOSE_DEG | typeof WIDE_DEG | null;
}

/** The natal points a graha at a longitude meets or aspects in full, by whole signs or within three degrees of exact. */
export function aspectsAt({ longitudes, signs }: Nativity, graha: Graha, longitude: number): readonly AspectNow[] {
  const sign = rashiOf(longitude);
  return VARGA_BODIES.flatMap((point) =>
    placesOf(graha).flatMap((place): AspectNow[] => {
      const bySign = placeFrom(sign, signs[point]) === place;
      const orb = Math.abs(beyond(longitude, place, longitudes[point]));
      if (!bySign && orb > WIDE_DEG) return [];
      return [{ point, place, bySign, orb, within: orb <= CLOSE_DEG ? CLOSE_DEG : orb <= WIDE_DEG ? WIDE_DEG : null }];
    }),
  );
}

/** One passing of a graha over its aspect on a natal point, with its retrograde returns while it stays within three degrees. */
export interface TransitAspect extends Range {
  readonly graha: Graha;
  readonly point: VargaBody;
  readonly place: number;
  /** While it is within a degree. */
  readonly close: readonly Range[];
  /** In a retrograde loop up to three; none where it turns back before. */
  readonly exact: readonly Pass[];
}

/** The crossing of an edge, so many degrees from exact. */
interface EdgeCrossing extends Crossing {
  readonly offset: number;
}

/** The stretches of a range within the edges that are crossed: in over the first forwards, over the second backwards. */
function stretchesWithin(range: Range, inside: boolean, edges: readonly EdgeCrossing[]): Range[] {
  const found: Range[] = [];
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

const isInside = (one: Range, { fromJd, untilJd }: Range): boolean => one.fromJd >= fromJd && one.untilJd <= untilJd;

function aspectsOn(nativity: Nativity, graha: Graha, point: VargaBody, place: number, range: Range): TransitAspect[] {
  const exactAt = normalizeDegrees(nativity.longitudes[point] - (place - 1) * RASHI_DEG);
  const motion = siderealMotion(nativity.sky, graha);
  const division = partsFrom([-WIDE_DEG, -CLOSE_DEG, 0, CLOSE_DEG, WIDE_DEG].map((orb) => exactAt + orb));
  const span = { from: range.fromJd, until: range.untilJd };
  const crossed = crossings(motion, division, span, GRAHA_PACE[graha]).map((crossing): EdgeCrossing => ({
    ...crossing,
    offset: Math.round(arcShortest(exactAt, crossing.angle)),
  }));
  const apart = Math.abs(arcShortest(exactAt, motion(range.fromJd).angle));
  const within = (orb: number): Range[] =>
    stretchesWithin(
      range,
      apart <= orb,
      crossed.filter(({ offset }) => Math.abs(offset) === orb),
    );
  const close = within(CLOSE_DEG);
  const exact = crossed.filter(({ offset }) => offset === 0);
  return within(WIDE_DEG).map((wide) => ({
    ...wide,
    graha,
    point,
    place,
    close: close.filter((one) => isInside(one, wide)),
    exact: exact
      .filter(({ jd }) => jd >= wide.fromJd && jd <= wide.untilJd)
      .map(({ jd, forward }) => ({ jd: julianDayUt(jd), forward })),
  }));
}

/**
 * When a graha meets a natal point or aspects it in full to the degree (graha drishti counts whole signs; within three degrees and one
 * as astrologers time it), inside a range and cut at its ends; exact instants to a millisecond.
 * @throws RangeError for a range that does not run forward, or outside the ephemeris'.
 */
export const aspectsIn = (nativity: Nativity, graha: Graha, point: VargaBody, range: Range): readonly TransitAspect[] =>
  finished(aspectSteps(nativity, graha, point, range));

/** The same step by step, so that a server can answer others in between. */
export function* aspectSteps(
  nativity: Nativity,
  graha: Graha,
  point: VargaBody,
  range: Range,
): Generator<void, readonly TransitAspect[]> {
  assertForward(range);
  const found: TransitAspect[] = [];
  for (const place of placesOf(graha)) {
    found.push(...aspectsOn(nativity, graha, point, place, range));
    yield;
  }
  return found.toSorted((a, b) => a.fromJd - b.fromJd);
}
