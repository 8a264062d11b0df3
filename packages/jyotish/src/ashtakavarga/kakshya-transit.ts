import type { Rashi } from "@lagna/terms";
import { normalizeDegrees, partOfCircle } from "../core/angle.ts";
import { finished } from "../core/steps.ts";
import { julianDayUt, type JulianDayUt } from "../core/units.ts";
import { ayanamsaAt, type Sky } from "../chart/sky.ts";
import type { Nativity } from "../nativity.ts";
import type { SaptaGraha } from "../relation/friendship.data.ts";
import { KAKSHYA_LORDS } from "./bindus.data.ts";
import { kakshyaAt, type Kakshya } from "./kakshya.ts";
import { rashiOf } from "../zodiac/rashi.ts";
import { ashtakavarga } from "./subject.ts";

/** Of the whole zodiac. */
const KAKSHYAS = 12 * KAKSHYA_LORDS.length;

/** Days in which a graha never runs through a whole kakshya, and stands still once at the most. */
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
  /** When the graha enters the kakshya, forwards or backwards; the first is where it stands at `from`. */
  readonly startJd: JulianDayUt;
  readonly sign: Rashi;
}

const longitudeAt = (sky: Sky, graha: SaptaGraha, jd: number): number =>
  normalizeDegrees(sky.ephemeris.state(jd, graha, sky.positions).longitude - ayanamsaAt(sky, jd));

const speedAt = (sky: Sky, graha: SaptaGraha, jd: number): number =>
  sky.ephemeris.state(jd, graha, sky.positions).speed;

/** The instant between two at which `isAfter` becomes true, to a tenth of a second. */
function bisect(from: number, until: number, isAfter: (jd: number) => boolean): number {
  let [before, after] = [from, until];
  while (after - before > PRECISION_DAYS) {
    const middle = (before + after) / 2;
    if (isAfter(middle)) after = middle;
    else before = middle;
  }
  return after;
}

/** A span cut where the graha stands still, so that in each part it moves one way. */
function monotone(sky: Sky, graha: SaptaGraha, from: number, until: number): readonly (readonly [number, number])[] {
  const forward = speedAt(sky, graha, from) >= 0;
  if (speedAt(sky, graha, until) >= 0 === forward) return [[from, until]];
  const station = bisect(from, until, (jd) => speedAt(sky, graha, jd) >= 0 !== forward);
  return [
    [from, station],
    [station, until],
  ];
}

/** When a graha that moves one way and less than two kakshyas changes its kakshya between two instants. */
function changes(sky: Sky, graha: SaptaGraha, from: number, until: number): readonly number[] {
  const partAt = (jd: number): number => partOfCircle(longitudeAt(sky, graha, jd), KAKSHYAS);
  const [first, last] = [partAt(from), partAt(until)];
  if (first === last) return [];
  const leaves = bisect(from, until, (jd) => partAt(jd) !== first);
  return partAt(leaves) === last ? [leaves] : [leaves, bisect(leaves, until, (jd) => partAt(jd) === last)];
}

/**
 * The kakshyas a graha runs through over the bindus of a birth from one instant until another (not included), to a tenth of a second;
 * while the lord of one has a bindu there the transit is good (P.V.R. Narasimha Rao, chapter 12; C.S. Patel). Retrograde motion brings it back into
 * kakshyas it has left.
 * @throws RangeError for a span that does not run forward, or outside the ephemeris' range.
 */
export const kakshyaTransits = (
  nativity: Nativity,
  graha: SaptaGraha,
  from: JulianDayUt,
  until: JulianDayUt,
): readonly KakshyaTransit[] => finished(kakshyaTransitSteps(nativity, graha, from, until));

/** The same step by step, so that a server can answer others in between. */
export function* kakshyaTransitSteps(
  nativity: Nativity,
  graha: SaptaGraha,
  from: JulianDayUt,
  until: JulianDayUt,
): Generator<void, readonly KakshyaTransit[]> {
  if (!(until > from)) throw new RangeError(`a span of transits must end after it begins, got ${from} to ${until}`);
  const { sky } = nativity;
  const bindus = ashtakavarga(nativity);
  const entry = (jd: number): KakshyaTransit => {
    const longitude = longitudeAt(sky, graha, jd);
    return { startJd: julianDayUt(jd), sign: rashiOf(longitude), ...kakshyaAt(graha, longitude, bindus) };
  };
  const transits = [entry(from)];
  for (let start: number = from; start < until; start += STEP_DAYS[graha]) {
    const end = Math.min(start + STEP_DAYS[graha], until);
    for (const [a, b] of monotone(sky, graha, start, end)) {
      for (const jd of changes(sky, graha, a, b)) if (jd < until) transits.push(entry(jd));
    }
    yield;
  }
  return transits;
}
