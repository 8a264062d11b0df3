import type { AyanamsaId, EclipseKind, PositionKind, SunriseKind, TimeScale } from "@lagna/terms";
/**
 * The port: what the domain asks of an ephemeris. Types only; `@lagna/ephemeris` answers it with Swiss Ephemeris.
 *
 * Everything is geocentric, tropical and referred to the true equinox of date (nutation included); the domain makes it
 * sidereal by subtracting the ayanamsa. Calls are synchronous, and each one sets whatever state it needs.
 */
import type { JulianDayUt } from "./core/units.ts";

/** What has a place of its own in the sky; Ketu is opposite Rahu and is the domain's to derive. */
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

/** `true`: what is subtracted from a tropical longitude of date. `mean`: without nutation, as almanacs print it. */
export type Equinox = "true" | "mean";

export interface GeoPlace {
  /** Degrees, north positive, [-90, 90]. */
  readonly latitude: number;
  /** Degrees, east positive, [-180, 180]. */
  readonly longitude: number;
  /** Metres above the sea; only rising and setting feel it. 0 when absent. */
  readonly altitude?: number | undefined;
}

/** The house systems whose cusps have to be asked for; the others follow from the ascendant and midheaven. */
export type CuspSystem = "placidus" | "koch" | "campanus" | "alcabitius" | "regiomontanus" | "topocentric" | "morinus";

export interface HouseCusps {
  /** The ecliptic's rising point, tropical. */
  readonly ascendant: number;
  readonly midheaven: number;
  /** Twelve tropical longitudes, the first being the ascendant (but in Morinus' system); `null` where the system has none (beyond the polar circles). */
  readonly cusps: readonly number[] | null;
}

/** An eclipse as the Earth has it. */
export interface Eclipse {
  /** Which of the two is darkened. */
  readonly light: "sun" | "moon";
  readonly kind: EclipseKind;
  /** The first and last touch of the shadow: the penumbra's on the Earth of the Sun's, on the Moon of the Moon's. */
  readonly beginJd: JulianDayUt;
  readonly maximumJd: JulianDayUt;
  readonly endJd: JulianDayUt;
  /** Of the Moon's umbral phase; `null` for a penumbral eclipse and for the Sun's, whose shadow every place meets at its own time. */
  readonly partial: { readonly beginJd: JulianDayUt; readonly endJd: JulianDayUt } | null;
  /** While it is total (annular) somewhere, or the Moon wholly in the umbra; `null` where it never is. */
  readonly total: { readonly beginJd: JulianDayUt; readonly endJd: JulianDayUt } | null;
  /** The part of the diameter covered at the maximum; above 1 where it is total. */
  readonly magnitude: number;
}

/** What a place sees of an eclipse; before rise and after set nothing. */
export interface LocalEclipse {
  readonly kind: EclipseKind;
  /** The first and last that is seen, at a rise or set where one of these cuts it. */
  readonly beginJd: JulianDayUt;
  readonly maximumJd: JulianDayUt;
  readonly endJd: JulianDayUt;
  readonly magnitude: number;
}

export interface Ephemeris {
  /** Name and version of the ephemeris and its data, echoed in every answer. */
  readonly source: string;
  /** The days the data cover: `from` included, `until` excluded. */
  readonly range: { readonly from: JulianDayUt; readonly until: JulianDayUt };
  /**
   * Milliseconds of UTC since 1970 (leap seconds uncounted) to UT1, or taken for UT1 where the scale says so.
   * @throws RangeError outside the range.
   */
  julianDay(utcMilliseconds: number, scale?: TimeScale): JulianDayUt;
  /** The way back, to the nearest millisecond. */
  utcMilliseconds(jd: number, scale?: TimeScale): number;
  /** @throws RangeError outside the range. */
  state(jd: number, body: EphemerisBody, positions: PositionKind): EclipticState;
  /**
   * Degrees, (-180, 180]; the frame of star-based ayanamsas follows `positions`. Not bound to the range of the bodies.
   * @throws RangeError more than 5000 years from 2000.
   */
  ayanamsa(jd: number, choice: AyanamsaChoice, positions: PositionKind, equinox: Equinox): number;
  /** Apparent visual magnitude: the smaller, the brighter. @throws RangeError outside the range. */
  magnitude(jd: number, body: EphemerisBody): number;
  /** @throws RangeError outside the range. */
  houses(jd: number, place: GeoPlace, system: CuspSystem): HouseCusps;
  /**
   * The next rising or setting after `jd`; `null` where there is none within a day, or none inside the range.
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
  /** The first eclipse anywhere whose maximum comes after `jd`; `null` where there is none inside the range. */
  nextEclipse(jd: number, light: "sun" | "moon"): Eclipse | null;
  /** An eclipse as it is seen from a place; `null` where it is below the horizon throughout, or passes the place by. */
  eclipseAt(eclipse: Eclipse, place: GeoPlace): LocalEclipse | null;
}
