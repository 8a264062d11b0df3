import type { Rashi } from "@lagna/terms";
import type { GeoPlace } from "../ephemeris.ts";
import { createNativityInSky, type Birth, type Nativity } from "../nativity.ts";
import { getBirthDay } from "../panchanga/section.ts";
import { SAPTA_GRAHAS, type SaptaGraha } from "../relation/friendship.data.ts";
import { degreeInRashi } from "../zodiac/rashi.ts";
import { findSunInstant } from "./solar-return.ts";
import type { TajakaPlacement } from "./tajaka-aspect.ts";

/** A year of a life: its chart, and what all its parts are computed from. */
export interface AnnualChart {
  readonly natal: Nativity;
  /** Counted from birth: the first year begins at birth. */
  readonly year: number;
  /** Years completed when it begins. */
  readonly completedYears: number;
  /** The chart of the year's beginning, with the ayanamsa and settings of the birth. */
  readonly annual: Nativity;
  readonly endJd: number;
  /** Whether the year begins by day; `null` if the Sun does not rise or set there that day. */
  readonly isDay: boolean | null;
}

export function isDayAt(nativity: Nativity): boolean | null {
  const { sunriseJd, sunsetJd } = getBirthDay(nativity);
  if (sunriseJd === null || sunsetJd === null) return null;
  return nativity.birth.jd >= sunriseJd && nativity.birth.jd < sunsetJd;
}

/** The chart of another instant with the settings of a birth. */
export function createNativityAt({ sky, settings, birth }: Nativity, jd: Birth["jd"], place: GeoPlace): Nativity {
  const { latitude, longitude } = place;
  return createNativityInSky(sky, { jd, latitude, longitude, gender: birth.gender, name: birth.name }, settings);
}

/** @throws RangeError for a year that is not a whole number from 1, or outside the ephemeris' range. */
export function createAnnualChart(natal: Nativity, year: number, place: GeoPlace = natal.birth): AnnualChart {
  if (!Number.isInteger(year) || year < 1) throw new RangeError(`year must be a whole number from 1, got ${year}`);
  const completedYears = year - 1;
  const annual = createNativityAt(natal, findSunInstant(natal, completedYears), place);
  const endJd = findSunInstant(natal, year);
  return { natal, year, completedYears, annual, endJd, isDay: isDayAt(annual) };
}

/** The seven by sign, degree and speed. */
export function getTajakaPlacements({ chart, signs, longitudes }: Nativity): Record<SaptaGraha, TajakaPlacement> {
  const placements = {} as Record<SaptaGraha, TajakaPlacement>;
  for (const { id, speed } of chart.planets) {
    if (!SAPTA_GRAHAS.includes(id as never)) continue;
    const graha = id as SaptaGraha;
    placements[graha] = { sign: signs[graha], degree: degreeInRashi(longitudes[graha]), speed };
  }
  return placements;
}

/** The signs of the lagna and the seven. */
export type TajakaSigns = Readonly<Record<SaptaGraha | "lagna", Rashi>>;
