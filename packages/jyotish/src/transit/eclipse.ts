import type { Graha, Rashi } from "@lagna/terms";
import { ayanamsaAt, type Sky } from "../chart/sky.ts";
import { normalizeDegrees, separation } from "../core/angle.ts";
import type { Eclipse, GeoPlace, LocalEclipse } from "../ephemeris.ts";
import type { Nativity } from "../nativity.ts";
import { subject } from "../subject.ts";
import { placeFrom, rashiOf } from "../zodiac/rashi.ts";
import type { Range } from "./span.ts";

/** Degrees within which an eclipse is said to fall on a natal point; the lagna and the Moon feel it from further. */
const ORBS_DEG: Readonly<Partial<Record<Graha | "lagna", number>>> = { lagna: 5, moon: 5 };
const ORB_DEG = 3;

/** An eclipse over a natal chart. */
export interface NatalEclipse extends Eclipse {
  /** Of the darkened light, sidereal degrees, [0, 360). */
  readonly longitude: number;
  readonly sign: Rashi;
  readonly houseFrom: { readonly lagna: number; readonly moon: number; readonly sun: number };
  /** Natal points it falls on, or opposite to, with the distance in degrees. */
  readonly touches: readonly { readonly point: Graha | "lagna"; readonly opposite: boolean; readonly orb: number }[];
  /** What the place sees of it; `null` where that is nothing. */
  readonly local: LocalEclipse | null;
}

/** All eclipses whose maximum falls inside a range. */
export function eclipsesIn({ ephemeris }: Pick<Sky, "ephemeris">, { fromJd, untilJd }: Range): Eclipse[] {
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

/** Sun and Moon further than this from new and full moon are in no eclipse, degrees. */
const NEAR_SYZYGY_DEG = 3;
/** Longer than from the first touch of a shadow to the maximum. */
const BEFORE_MAXIMUM_DAYS = 0.2;

/** The light whose eclipse the place of birth saw at that moment, `false` for none; a shadow that is only the penumbra's is not seen. */
export const eclipseAtBirth = subject(({ sky, birth, longitudes }): "sun" | "moon" | false => {
  const apart = separation(longitudes.sun, longitudes.moon);
  if (apart > NEAR_SYZYGY_DEG && apart < 180 - NEAR_SYZYGY_DEG) return false;
  const light = apart < 90 ? "sun" : "moon";
  const { ephemeris } = sky;
  const eclipse = ephemeris.nextEclipse(Math.max(birth.jd - BEFORE_MAXIMUM_DAYS, ephemeris.range.from), light);
  if (!eclipse || eclipse.kind === "penumbral" || eclipse.beginJd > birth.jd || eclipse.endJd < birth.jd) return false;
  const seen = ephemeris.eclipseAt(eclipse, birth);
  return seen !== null && seen.beginJd <= birth.jd && birth.jd <= seen.endJd && light;
});

/** An eclipse read over a natal chart and from a place. */
export function overNatal(nativity: Nativity, eclipse: Eclipse, place: GeoPlace): NatalEclipse {
  const { sky, signs, longitudes } = nativity;
  const { maximumJd, light } = eclipse;
  const tropical = sky.ephemeris.state(maximumJd, light, sky.positions).longitude;
  const longitude = normalizeDegrees(tropical - ayanamsaAt(sky, maximumJd));
  const sign = rashiOf(longitude);
  const touches = (Object.keys(longitudes) as (Graha | "lagna")[]).flatMap((point) => {
    const apart = separation(longitude, longitudes[point]);
    const opposite = apart > 90;
    const orb = opposite ? 180 - apart : apart;
    return orb <= (ORBS_DEG[point] ?? ORB_DEG) ? [{ point, opposite, orb }] : [];
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
