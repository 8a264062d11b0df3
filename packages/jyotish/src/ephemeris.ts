import type { AyanamsaId, EclipseKind, PositionKind, SunriseKind, TimeScale } from "@lagna/terms";
/**
 * The ephemeris port used by the domain. Types only; `@lagna/ephemeris` implements it with Swiss Ephemeris.
 *
 * Everything is geocentric, tropical and referred to the true equinox of date (nutation included); the domain makes it
 * sidereal by subtracting the ayanamsa. Calls are synchronous, and each one sets whatever state it needs.
 */
import type { JulianDayUt } from "./core/units.ts";

/** Bodies with their own position; Ketu is opposite Rahu and derived by the domain. */
export type EphemerisBody =
  | "sun"
  | "moon"
  | "mars"
  | "mercury"
  | "jupiter"
  | "venus"
  | "saturn"
  | "mean_node"
  | "true_node";

export interface EclipticState {
  /** Tropical, degrees, [0, 360). */
  readonly longitude: number;
  /** Degrees north of the ecliptic. */
  readonly latitude: number;
  /** Tropical degrees a day; negative when retrograde. */
  readonly speed: number;
}

/** A named ayanamsa, or one that has a given value (true equinox, degrees) at an epoch and precesses from there. */
export type AyanamsaChoice =
  | { readonly id: Exclude<AyanamsaId, "custom"> }
  | { readonly id: "custom"; readonly degrees: number; readonly epoch: JulianDayUt };

/** `true`: the value subtracted from a tropical longitude of date. `mean`: without nutation, as printed in almanacs. */
export type Equinox = "true" | "mean";

export interface GeoPlace {
  /** Degrees, north positive, [-90, 90]. */
  readonly latitude: number;
  /** Degrees, east positive, [-180, 180]. */
  readonly longitude: number;
  /** Metres above sea level; only affects rising and setting. Defaults to 0. */
  readonly altitude?: number | undefined;
}

/** The house systems whose cusps the ephemeris computes; the others are derived from the ascendant and midheaven. */
export type CuspSystem = "placidus" | "koch" | "campanus" | "alcabitius" | "regiomontanus" | "topocentric" | "morinus";

export interface HouseCusps {
  /** The ecliptic's rising point, tropical. */
  readonly ascendant: number;
  readonly midheaven: number;
  /**
   * Twelve tropical longitudes, the first being the ascendant (except in Morinus' system); `null` if the system has
   * none (beyond the polar circles).
   */
  readonly cusps: readonly number[] | null;
}

/** An eclipse for the Earth as a whole. */
export interface Eclipse {
  /** Which of the two is eclipsed. */
  readonly light: "sun" | "moon";
  readonly kind: EclipseKind;
  /**
   * The first and last contact with the shadow: solar, of the penumbra with the Earth; lunar, of the penumbra with the
   * Moon.
   */
  readonly beginJd: JulianDayUt;
  readonly maximumJd: JulianDayUt;
  readonly endJd: JulianDayUt;
  /**
   * The umbral phase of a lunar eclipse; `null` for a penumbral eclipse and for a solar one, whose shadow reaches every
   * place at a different time.
   */
  readonly partial: EclipsePhase | null;
  /** While it is total (annular) somewhere, or the Moon is completely in the umbra; `null` if it never is. */
  readonly total: EclipsePhase | null;
  /** The fraction of the diameter covered at the maximum; above 1 if it is total. */
  readonly magnitude: number;
}

/** A stretch of an eclipse between two of its contacts. */
export interface EclipsePhase {
  readonly beginJd: JulianDayUt;
  readonly endJd: JulianDayUt;
}

/**
 * What is visible of an eclipse from a place; nothing before rise and after set. A lunar eclipse that reaches the umbra
 * is counted by the umbra, because its penumbra is not seen by the eye.
 */
export interface LocalEclipse {
  readonly kind: EclipseKind;
  /** Start and end of visibility; a rise or set if that cuts the eclipse off. */
  readonly beginJd: JulianDayUt;
  /** When most is covered while it is visible. */
  readonly maximumJd: JulianDayUt;
  readonly endJd: JulianDayUt;
  /** At the maximum. */
  readonly magnitude: number;
  /** First and last contact, also below the horizon. */
  readonly contacts: EclipsePhase;
  /** While the disc is completely covered (or a ring is seen), also below the horizon; `null` if it never is here. */
  readonly total: EclipsePhase | null;
  /** The visible part of the penumbra of a lunar eclipse; `null` for a solar one. */
  readonly penumbra: EclipsePhase | null;
}

/** The rise and set that cut an eclipse off. */
export interface EclipseHorizon {
  readonly kind: SunriseKind;
  /** Seconds added to each. */
  readonly riseShift: number;
  readonly setShift: number;
}

export interface Ephemeris {
  /** Name and version of the ephemeris and its data, returned in every answer. */
  readonly source: string;
  /** The days the data cover: `from` included, `until` excluded. */
  readonly range: { readonly from: JulianDayUt; readonly until: JulianDayUt };
  /**
   * Converts milliseconds of UTC since 1970 (leap seconds uncounted) to UT1, or treats them as UT1 if `scale` says so.
   * @throws RangeError outside the range.
   */
  julianDay(utcMilliseconds: number, scale?: TimeScale): JulianDayUt;
  /** The inverse, to the nearest millisecond. */
  utcMilliseconds(jd: number, scale?: TimeScale): number;
  /** @throws RangeError outside the range. */
  state(jd: number, body: EphemerisBody, positions: PositionKind): EclipticState;
  /**
   * Degrees, (-180, 180]; the frame of star-based ayanamsas follows `positions`. Not limited to the range of the
   * bodies.
   * @throws RangeError more than 5000 years from 2000.
   */
  ayanamsa(jd: number, choice: AyanamsaChoice, positions: PositionKind, equinox: Equinox): number;
  /** Apparent visual magnitude: the smaller, the brighter. @throws RangeError outside the range. */
  magnitude(jd: number, body: EphemerisBody): number;
  /** @throws RangeError outside the range. */
  houses(jd: number, place: GeoPlace, system: CuspSystem): HouseCusps;
  /**
   * The next rising or setting after `jd`; `null` if there is none within a day, or none inside the range.
   * `upper_limb_refracted`: the upper limb on a sea horizon, 34′ of refraction (1013.25 hPa, 15 °C).
   * `hindu`: the disc's centre, no refraction, geocentric and on the ecliptic (Swiss Ephemeris' Hindu rising).
   */
  riseSet(
    jd: number,
    body: "sun" | "moon",
    event: "rise" | "set",
    place: GeoPlace,
    kind: SunriseKind,
  ): JulianDayUt | null;
  /** The first eclipse anywhere whose maximum is after `jd`; `null` if there is none inside the range. */
  nextEclipse(jd: number, light: "sun" | "moon"): Eclipse | null;
  /**
   * An eclipse as seen from a place; `null` if it is below the horizon throughout, or misses the place. Of a lunar eclipse
   * the umbra counts: `null` too if it is over before moonrise, or begins after moonset.
   */
  eclipseAt(eclipse: Eclipse, place: GeoPlace, horizon?: EclipseHorizon): LocalEclipse | null;
}
