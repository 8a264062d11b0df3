import {
  type Karana,
  KARANAS_OF_MONTH,
  type Nakshatra,
  NAKSHATRAS,
  NITYA_YOGAS,
  type NityaYoga,
  type Paksha,
  type Tithi,
  TITHIS_OF_MONTH,
} from "@lagna/terms";
import { computeAyanamsa, computeLuminaryAngles, type LuminaryAngles, type Sky } from "../chart/sky.ts";
import { arcShortest, partOfCircle } from "../core/angle.ts";
import { findRoot } from "../core/find-crossings.ts";
import { interpolatePolynomial } from "../core/interpolate-polynomial.ts";
import type { Motion } from "../core/motion.ts";
import { julianDayUt, type JulianDayUt } from "../core/units.ts";
import type { EclipticState } from "../ephemeris.ts";
import { nakshatraOf } from "../zodiac/nakshatra.ts";

const TITHI_DEG = 12;
const KARANA_DEG = 6;

export interface TithiLimb {
  readonly id: Tithi;
  /** 1–30; 15 = Purnima, 30 = Amavasya. */
  readonly number: number;
  readonly paksha: Paksha;
  readonly endJd: JulianDayUt;
}

export interface NakshatraLimb {
  readonly id: Nakshatra;
  /** 1–4. */
  readonly pada: number;
  readonly endJd: JulianDayUt;
}

export interface YogaLimb {
  readonly id: NityaYoga;
  /** 1 = Vishkambha … 27 = Vaidhriti. */
  readonly number: number;
  readonly endJd: JulianDayUt;
}

export interface KaranaLimb {
  readonly id: Karana;
  /** 1 = Kimstughna … 60 = Naga. */
  readonly number: number;
  readonly endJd: JulianDayUt;
}

export interface Limbs {
  readonly tithi: TithiLimb;
  readonly nakshatra: NakshatraLimb;
  readonly yoga: YogaLimb;
  readonly karana: KaranaLimb;
}

/** Longer than any limb: a nakshatra lasts at most 27 and a quarter hours. */
const LONGEST_DAYS = 1.2;

/** Degrees an angle travels in a number of days from an instant (negative: earlier). */
type AngleTravelled = (days: number) => number;

/**
 * Number of samples of the Moon. Their speeds are not used: those of the apparent Moon are wrong by up to 0.3″ a day.
 */
const MOON_SAMPLES = 6;

/**
 * Interpolates the angles of the limbs over the longest duration of a limb: the Moon through six positions, the Sun
 * through two with speeds, the ayanamsa through three. Within 0.002″ of the ephemeris, which is four milliseconds of
 * the Moon.
 */
function interpolateAngles(sky: Sky, jd: number, days: number): Readonly<Record<keyof LuminaryAngles, AngleTravelled>> {
  const { ephemeris, positions } = sky;
  const places = Array.from({ length: MOON_SAMPLES }, (_, place) => (days * place) / (MOON_SAMPLES - 1));
  const moonAt = places.map((at) => ephemeris.state(jd + at, "moon", positions).longitude);
  const [sun, sunThen] = [jd, jd + days].map((at) => ephemeris.state(at, "sun", positions)) as [
    EclipticState,
    EclipticState,
  ];
  const ayanamsa = computeAyanamsa(sky, jd);
  const moonWay = interpolatePolynomial(
    places.map((at, place) => ({ at, value: arcShortest(moonAt[0] as number, moonAt[place] as number) })),
  );
  const sunWay = interpolatePolynomial([
    { at: 0, value: 0, slope: sun.speed },
    { at: days, value: arcShortest(sun.longitude, sunThen.longitude), slope: sunThen.speed },
  ]);
  const ayanamsaWay = interpolatePolynomial(
    [0, days / 2, days].map((at) => ({
      at,
      value: at === 0 ? 0 : arcShortest(ayanamsa, computeAyanamsa(sky, jd + at)),
    })),
  );
  return {
    elongation: (at) => moonWay(at) - sunWay(at),
    moon: (at) => moonWay(at) - ayanamsaWay(at),
    sum: (at) => moonWay(at) + sunWay(at) - 2 * ayanamsaWay(at),
  };
}

/**
 * When an angle leaves its current part of the circle: forward the end of the part, backward its start; `null` if that
 * is not within `days`.
 */
function findPartEdge(
  jd: number,
  { angle }: Motion,
  way: AngleTravelled,
  days: number,
  count: number,
): JulianDayUt | null {
  const edge = ((partOfCircle(angle, count) + (days > 0 ? 1 : 0)) * 360) / count;
  const left: AngleTravelled = (at) => edge - angle - way(at);
  const [first, last] = [left(0), left(days)];
  if (first !== 0 && first > 0 === last > 0) return null;
  return julianDayUt(jd + findRoot(left, 0, days, [first, last]));
}

/** When the current limbs began; `null` if that was before the ephemeris' years. */
export interface LimbBeginnings {
  readonly tithiJd: JulianDayUt | null;
  readonly nakshatraJd: JulianDayUt | null;
  readonly yogaJd: JulianDayUt | null;
  readonly karanaJd: JulianDayUt | null;
}

/**
 * The start of the tithi, nakshatra, yoga and karana at an instant, as exact as their ends: each is the end of the one
 * before.
 *
 * @param angles at the instant, if the caller already has them
 */
export function computeLimbBegins(
  sky: Sky,
  jd: JulianDayUt,
  angles: LuminaryAngles = computeLuminaryAngles(sky, jd),
): LimbBeginnings {
  const days = Math.max(-LONGEST_DAYS, sky.ephemeris.range.from - jd);
  if (days === 0) return { tithiJd: null, nakshatraJd: null, yogaJd: null, karanaJd: null };
  const ways = interpolateAngles(sky, jd, days);
  const began = (angle: keyof LuminaryAngles, count: number): JulianDayUt | null =>
    findPartEdge(jd, angles[angle], ways[angle], days, count);
  return {
    tithiJd: began("elongation", 360 / TITHI_DEG),
    nakshatraJd: began("moon", NAKSHATRAS.length),
    yogaJd: began("sum", NITYA_YOGAS.length),
    karanaJd: began("elongation", 360 / KARANA_DEG),
  };
}

type EndOf = (angle: keyof LuminaryAngles, count: number) => JulianDayUt;

function computeTithiAndKarana({ elongation }: LuminaryAngles, endOf: EndOf): Pick<Limbs, "tithi" | "karana"> {
  const tithi = partOfCircle(elongation.angle, 360 / TITHI_DEG);
  const karana = partOfCircle(elongation.angle, 360 / KARANA_DEG);
  const tithiEnd = endOf("elongation", 360 / TITHI_DEG);
  // The second karana of a tithi ends with it.
  const karanaEnd = karana % 2 === 1 ? tithiEnd : endOf("elongation", 360 / KARANA_DEG);
  return {
    tithi: {
      id: TITHIS_OF_MONTH[tithi] as Tithi,
      number: tithi + 1,
      paksha: tithi < 15 ? "shukla" : "krishna",
      endJd: tithiEnd,
    },
    karana: { id: KARANAS_OF_MONTH[karana] as Karana, number: karana + 1, endJd: karanaEnd },
  };
}

/**
 * Tithi, nakshatra, yoga and karana at an instant, each with its end, accurate to a few milliseconds of the ephemeris.
 * Each is half-open: at the exact end of one the next one applies. Positions and ayanamsa are those of the sky.
 *
 * @param angles at the instant, if the caller already has them
 * @throws RangeError if the end is outside the ephemeris' range.
 */
export function computeLimbs(
  sky: Sky,
  jd: JulianDayUt,
  angles: LuminaryAngles = computeLuminaryAngles(sky, jd),
): Limbs {
  const { nakshatra, pada } = nakshatraOf(angles.moon.angle);
  const yoga = partOfCircle(angles.sum.angle, NITYA_YOGAS.length);
  const ways = interpolateAngles(sky, jd, LONGEST_DAYS);
  const endOf: EndOf = (angle, count) => {
    const endJd = findPartEdge(jd, angles[angle], ways[angle], LONGEST_DAYS, count);
    if (endJd === null) throw new RangeError(`the limb of ${jd} lasts longer than limbs do`);
    return endJd;
  };
  return {
    ...computeTithiAndKarana(angles, endOf),
    nakshatra: { id: nakshatra, pada, endJd: endOf("moon", NAKSHATRAS.length) },
    yoga: { id: NITYA_YOGAS[yoga] as NityaYoga, number: yoga + 1, endJd: endOf("sum", NITYA_YOGAS.length) },
  };
}
