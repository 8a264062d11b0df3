import type { Almanac } from "../almanac.ts";
import { findAngle } from "../sky/sweep.ts";
import type { TimeSpan } from "./spans.ts";

/** A point of a birth: its sidereal longitude in degrees, by the ayanamsa of the almanac. */
export interface BirthPoint<Id extends string = string> {
  readonly id: Id;
  readonly longitude: number;
}

/** The Moon on a point of a birth. */
export interface MoonPass<Id extends string = string> extends BirthPoint<Id> {
  readonly jd: number;
}

/** Mean, degrees a day. */
const MOON_SPEED = 13.176358;

/** When the Moon stands on points of a birth during a span of less than 27 days, in order of time. */
export function findMoonPasses<Id extends string>(
  { sky }: Almanac,
  points: readonly BirthPoint<Id>[],
  { startJd, endJd }: TimeSpan,
): MoonPass<Id>[] {
  const from = sky.moon(startJd);
  return points
    .flatMap((point) => {
      const ahead = (((point.longitude - from) % 360) + 360) % 360;
      const jd = findAngle(sky.moon, from + ahead, startJd + ahead / MOON_SPEED, MOON_SPEED);
      return jd < endJd ? [{ ...point, jd }] : [];
    })
    .toSorted((a, b) => a.jd - b.jd);
}

/** The sidereal longitude of the Moon, in [0, 360). */
export const getMoonLongitude = ({ sky }: Almanac, jd: number): number => ((sky.moon(jd) % 360) + 360) % 360;
