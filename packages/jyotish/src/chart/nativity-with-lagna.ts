import { arcShortest, normalizeDegrees, separation } from "../core/angle.ts";
import { findRoot } from "../core/find-crossings.ts";
import type { GeoPlace, HouseCusps } from "../ephemeris.ts";
import type { Nativity } from "../nativity.ts";
import { computeChartWithHouses, type FindHouses } from "./chart.ts";

/** Sampling of the meridians, degrees: the ascendant moves less than 180° between two of them. */
const STEP_DEG = 5;
/** Past the start of a part by less than a millionth of an arcsecond, so that no rounding falls before it. */
const INTO_PART_DEG = 1e-10;
const SAME_POINT_DEG = 1e-6;

/**
 * The place of the same latitude where a tropical degree rises at the instant: its houses are those of a chosen lagna.
 * `null` where that degree never rises, as can be beyond the polar circles.
 */
function findRisingPlace({ sky, birth }: Nativity, ascendant: number): GeoPlace | null {
  const placeAt = (longitude: number): GeoPlace => ({
    latitude: birth.latitude,
    longitude: normalizeDegrees(longitude + 180) - 180,
  });
  const distanceAt = (longitude: number): number =>
    arcShortest(ascendant, sky.ephemeris.houses(birth.jd, placeAt(longitude), "placidus").ascendant);
  for (let west = -180; west < 180; west += STEP_DEG) {
    const [before, after] = [distanceAt(west), distanceAt(west + STEP_DEG)];
    if (before > 0 || after <= 0 || after - before > 180) continue;
    const found = findRoot(distanceAt, west, west + STEP_DEG);
    if (Math.abs(distanceAt(found)) < SAME_POINT_DEG) return placeAt(found);
  }
  return null;
}

/** The cusps of that place, whose ascendant is exactly the chosen one. */
function replaceAscendant({ ascendant, midheaven, cusps }: HouseCusps, chosen: number): HouseCusps {
  const descendant = normalizeDegrees(chosen + 180);
  const exact = (cusp: number): number =>
    [chosen, descendant].find((angle) => separation(angle, cusp) < SAME_POINT_DEG) ?? cusp;
  return { ascendant: exact(ascendant), midheaven, cusps: cusps?.map(exact) ?? null };
}

/**
 * The grahas of the moment with a lagna that is chosen, for example by a number, in sidereal degrees. Its cusps are those
 * with which it rises at the latitude of the place; where it never rises, they are equal and marked as a fallback.
 */
export function createNativityWithLagna(nativity: Nativity, lagna: number): Nativity {
  const { sky, birth, settings } = nativity;
  const chosen = normalizeDegrees(lagna + nativity.chart.ayanamsa.degrees + INTO_PART_DEG);
  const place = findRisingPlace(nativity, chosen);
  const findHouses: FindHouses = (system) =>
    place
      ? replaceAscendant(sky.ephemeris.houses(birth.jd, place, system), chosen)
      : { ascendant: chosen, midheaven: normalizeDegrees(chosen - 90), cusps: null };
  const chart = computeChartWithHouses(sky, birth.jd, settings, findHouses);
  return {
    ...nativity,
    chart,
    longitudes: { ...nativity.longitudes, lagna: chart.lagna.longitude },
    signs: { ...nativity.signs, lagna: chart.lagna.sign },
    memoized: new Map(),
  };
}
