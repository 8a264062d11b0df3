import type { Graha, Rashi } from "@lagna/terms";
import { computeAyanamsa, type Sky } from "../chart/sky.ts";
import { normalizeDegrees, separation } from "../core/angle.ts";
import type { Eclipse, GeoPlace, LocalEclipse } from "../ephemeris.ts";
import type { Nativity } from "../nativity.ts";
import { memoizeForNativity } from "../memoize-for-nativity.ts";
import { placeFrom, rashiOf } from "../zodiac/rashi.ts";
import type { TimeRange } from "./time-range.ts";

/** Orbs in degrees within which an eclipse falls on a natal point; larger for the lagna and the Moon. */
const SPECIAL_ORBS_DEG: Readonly<Partial<Record<Graha | "lagna", number>>> = { lagna: 5, moon: 5 };
const DEFAULT_ORB_DEG = 3;

/** An eclipse over a natal chart. */
export interface NatalEclipse extends Eclipse {
  /** Longitude of the eclipsed body, sidereal degrees, [0, 360). */
  readonly longitude: number;
  readonly sign: Rashi;
  readonly houseFrom: { readonly lagna: number; readonly moon: number; readonly sun: number };
  /** Natal points at or opposite the eclipse, with the distance in degrees. */
  readonly touches: readonly { readonly point: Graha | "lagna"; readonly opposite: boolean; readonly orb: number }[];
  /** What is visible from the place; `null` if nothing is. */
  readonly local: LocalEclipse | null;
}

/** All eclipses whose maximum is inside a range. */
export function findEclipses({ ephemeris }: Pick<Sky, "ephemeris">, { fromJd, untilJd }: TimeRange): Eclipse[] {
  const found: Eclipse[] = [];
  for (const light of ["sun", "moon"] as const) {
    let next = ephemeris.nextEclipse(fromJd, light);
    while (next && next.maximumJd < untilJd) {
      found.push(next);
      next = ephemeris.nextEclipse(next.maximumJd + 1, light);
    }
  }
  return found.toSorted((a, b) => a.maximumJd - b.maximumJd);
}

/** If Sun and Moon are further than this from new and full moon there is no eclipse, degrees. */
const NEAR_SYZYGY_DEG = 3;
/** Longer than the time from first contact to the maximum. */
const BEFORE_MAXIMUM_DAYS = 0.2;

/**
 * The body in eclipse as seen from the birthplace at that moment, `false` if none; the penumbra alone is not visible.
 */
export const findEclipseAtBirth = memoizeForNativity(({ sky, birth, longitudes }): "sun" | "moon" | false => {
  const distance = separation(longitudes.sun, longitudes.moon);
  if (distance > NEAR_SYZYGY_DEG && distance < 180 - NEAR_SYZYGY_DEG) return false;
  const light = distance < 90 ? "sun" : "moon";
  const { ephemeris } = sky;
  const eclipse = ephemeris.nextEclipse(Math.max(birth.jd - BEFORE_MAXIMUM_DAYS, ephemeris.range.from), light);
  if (!eclipse || eclipse.kind === "penumbral" || eclipse.beginJd > birth.jd || eclipse.endJd < birth.jd) return false;
  const seen = ephemeris.eclipseAt(eclipse, birth);
  return seen !== null && seen.beginJd <= birth.jd && birth.jd <= seen.endJd && light;
});

/** An eclipse related to a natal chart and seen from a place. */
export function relateEclipseToNativity(nativity: Nativity, eclipse: Eclipse, place: GeoPlace): NatalEclipse {
  const { sky, signs, longitudes } = nativity;
  const { maximumJd, light } = eclipse;
  const tropical = sky.ephemeris.state(maximumJd, light, sky.positions).longitude;
  const longitude = normalizeDegrees(tropical - computeAyanamsa(sky, maximumJd));
  const sign = rashiOf(longitude);
  const touches = (Object.keys(longitudes) as (Graha | "lagna")[]).flatMap((point) => {
    const distance = separation(longitude, longitudes[point]);
    const opposite = distance > 90;
    const orb = opposite ? 180 - distance : distance;
    return orb <= (SPECIAL_ORBS_DEG[point] ?? DEFAULT_ORB_DEG) ? [{ point, opposite, orb }] : [];
  });
  return {
    ...eclipse,
    longitude,
    sign,
    houseFrom: {
      lagna: placeFrom(signs.lagna, sign),
      moon: placeFrom(signs.moon, sign),
      sun: placeFrom(signs.sun, sign),
    },
    touches,
    local: sky.ephemeris.eclipseAt(eclipse, place),
  };
}
