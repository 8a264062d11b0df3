import type { Rashi } from "@lagna/terms";
import { normalizeDegrees, partOfCircle } from "../core/angle.ts";
import { runAllSteps } from "../core/run-steps.ts";
import { julianDayUt, type JulianDayUt } from "../core/units.ts";
import { computeAyanamsa, type Sky } from "../chart/sky.ts";
import type { Nativity } from "../nativity.ts";
import type { SaptaGraha } from "../relation/friendship.data.ts";
import { KAKSHYA_LORDS } from "./bindus.data.ts";
import { computeKakshya, type Kakshya } from "./kakshya.ts";
import { rashiOf } from "../zodiac/rashi.ts";
import { ashtakavarga } from "./section.ts";

/** In the whole zodiac. */
const KAKSHYAS_OF_ZODIAC = 12 * KAKSHYA_LORDS.length;

/** A step in days in which a graha never crosses a whole kakshya, and is stationary at most once. */
const STEP_DAYS: Readonly<Record<SaptaGraha, number>> = {
  sun: 2,
  moon: 0.2,
  mars: 2,
  mercury: 1,
  venus: 2,
  jupiter: 5,
  saturn: 5,
};

/** A tenth of a second. */
const PRECISION_DAYS = 1e-6;

export interface KakshyaTransit extends Kakshya {
  /** When the graha enters the kakshya, forwards or backwards; the first entry is the kakshya it is in at `from`. */
  readonly startJd: JulianDayUt;
  readonly sign: Rashi;
}

const computeLongitude = (sky: Sky, graha: SaptaGraha, jd: number): number =>
  normalizeDegrees(sky.ephemeris.state(jd, graha, sky.positions).longitude - computeAyanamsa(sky, jd));

const computeSpeed = (sky: Sky, graha: SaptaGraha, jd: number): number =>
  sky.ephemeris.state(jd, graha, sky.positions).speed;

/** The instant in an interval at which `isAfter` becomes true, to a tenth of a second. */
function bisect(from: number, until: number, isAfter: (jd: number) => boolean): number {
  let [before, after] = [from, until];
  while (after - before > PRECISION_DAYS) {
    const middle = (before + after) / 2;
    if (isAfter(middle)) after = middle;
    else before = middle;
  }
  return after;
}

/** Splits a span at a station, so that in each part the graha moves in one direction. */
function splitAtStation(
  sky: Sky,
  graha: SaptaGraha,
  from: number,
  until: number,
): readonly (readonly [number, number])[] {
  const forward = computeSpeed(sky, graha, from) >= 0;
  if (computeSpeed(sky, graha, until) >= 0 === forward) return [[from, until]];
  const station = bisect(from, until, (jd) => computeSpeed(sky, graha, jd) >= 0 !== forward);
  return [
    [from, station],
    [station, until],
  ];
}

/** The instants at which a graha that moves in one direction, and less than two kakshyas, changes its kakshya. */
function findKakshyaChanges(sky: Sky, graha: SaptaGraha, from: number, until: number): readonly number[] {
  const partAt = (jd: number): number => partOfCircle(computeLongitude(sky, graha, jd), KAKSHYAS_OF_ZODIAC);
  const [first, last] = [partAt(from), partAt(until)];
  if (first === last) return [];
  const leaves = bisect(from, until, (jd) => partAt(jd) !== first);
  return partAt(leaves) === last ? [leaves] : [leaves, bisect(leaves, until, (jd) => partAt(jd) === last)];
}

/**
 * The kakshyas a graha transits over the bindus of a birth from one instant until another (exclusive), to a tenth of a
 * second. A transit is favourable while the lord of the kakshya has a bindu there (P.V.R. Narasimha Rao, chapter 12;
 * C.S. Patel). Retrograde motion brings it back into kakshyas it has left.
 * @throws RangeError if the span does not run forward, or is outside the ephemeris' range.
 */
export const findKakshyaTransits = (
  nativity: Nativity,
  graha: SaptaGraha,
  from: JulianDayUt,
  until: JulianDayUt,
): readonly KakshyaTransit[] => runAllSteps(findKakshyaTransitsInSteps(nativity, graha, from, until));

/** The same step by step, so that a server can handle other requests in between. */
export function* findKakshyaTransitsInSteps(
  nativity: Nativity,
  graha: SaptaGraha,
  from: JulianDayUt,
  until: JulianDayUt,
): Generator<void, readonly KakshyaTransit[]> {
  if (!(until > from)) throw new RangeError(`a span of transits must end after it begins, got ${from} to ${until}`);
  const { sky } = nativity;
  const bindus = ashtakavarga(nativity);
  const entry = (jd: number): KakshyaTransit => {
    const longitude = computeLongitude(sky, graha, jd);
    return { startJd: julianDayUt(jd), sign: rashiOf(longitude), ...computeKakshya(graha, longitude, bindus) };
  };
  const transits = [entry(from)];
  for (let start: number = from; start < until; start += STEP_DAYS[graha]) {
    const end = Math.min(start + STEP_DAYS[graha], until);
    for (const [a, b] of splitAtStation(sky, graha, start, end)) {
      for (const jd of findKakshyaChanges(sky, graha, a, b)) if (jd < until) transits.push(entry(jd));
    }
    yield;
  }
  return transits;
}
