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
import { ayanamsaAt, luminaryAnglesAt, type LuminaryAngles, type Sky } from "../chart/sky.ts";
import { arcShortest, partOfCircle } from "../core/angle.ts";
import { rootBetween } from "../core/crossing.ts";
import { polynomialThrough } from "../core/polynomial.ts";
import type { Motion } from "../core/search.ts";
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

/** Longer than any limb: a nakshatra lasts 27 hours and a quarter at the most. */
const LONGEST_DAYS = 1.2;

/** How far an angle has gone from where it stands at an instant, degrees, so many days later or, below 0, earlier. */
type Way = (days: number) => number;

/** So many places of the Moon. They stand without their speeds: those of the apparent Moon are false by up to 0.3″ a day. */
const MOON_PLACES = 6;

/**
 * The ways of the angles the limbs are parts of, as far as a limb can last: the Moon's through six of its places, the Sun's through two
 * with their speeds, the ayanamsa's through three. Within 0.002″ of the ephemeris, four milliseconds of the Moon.
 */
function waysOver(sky: Sky, jd: number, days: number): Readonly<Record<keyof LuminaryAngles, Way>> {
  const { ephemeris, positions } = sky;
  const places = Array.from({ length: MOON_PLACES }, (_, place) => (days * place) / (MOON_PLACES - 1));
  const moonAt = places.map((at) => ephemeris.state(jd + at, "moon", positions).longitude);
  const [sun, sunThen] = [jd, jd + days].map((at) => ephemeris.state(at, "sun", positions)) as [
    EclipticState,
    EclipticState,
  ];
  const ayanamsa = ayanamsaAt(sky, jd);
  const moonWay = polynomialThrough(
    places.map((at, place) => ({ at, value: arcShortest(moonAt[0] as number, moonAt[place] as number) })),
  );
  const sunWay = polynomialThrough([
    { at: 0, value: 0, slope: sun.speed },
    { at: days, value: arcShortest(sun.longitude, sunThen.longitude), slope: sunThen.speed },
  ]);
  const ayanamsaWay = polynomialThrough(
    [0, days / 2, days].map((at) => ({ at, value: at === 0 ? 0 : arcShortest(ayanamsa, ayanamsaAt(sky, jd + at)) })),
  );
  return {
    elongation: (at) => moonWay(at) - sunWay(at),
    moon: (at) => moonWay(at) - ayanamsaWay(at),
    sum: (at) => moonWay(at) + sunWay(at) - 2 * ayanamsaWay(at),
  };
}

/** When an angle leaves the part, of so many, it is in: forward its end, backward its begin; `null` where the way is not so long. */
function edgeOfPart(jd: number, { angle }: Motion, way: Way, days: number, count: number): JulianDayUt | null {
  const edge = ((partOfCircle(angle, count) + (days > 0 ? 1 : 0)) * 360) / count;
  const left: Way = (at) => edge - angle - way(at);
  if (left(0) !== 0 && left(0) > 0 === left(days) > 0) return null;
  return julianDayUt(jd + rootBetween(left, 0, days));
}

/** When the running limbs began; `null` where that was before the ephemeris' years. */
export interface LimbBegins {
  readonly tithiJd: JulianDayUt | null;
  readonly nakshatraJd: JulianDayUt | null;
  readonly yogaJd: JulianDayUt | null;
  readonly karanaJd: JulianDayUt | null;
}

/**
 * When the tithi, nakshatra, yoga and karana began that run at an instant, as exact as their ends: each is the end of the one before.
 *
 * @param angles at the instant, where the caller has them already
 */
export function limbBeginsAt(
  sky: Sky,
  jd: JulianDayUt,
  angles: LuminaryAngles = luminaryAnglesAt(sky, jd),
): LimbBegins {
  const days = Math.max(-LONGEST_DAYS, sky.ephemeris.range.from - jd);
  if (days === 0) return { tithiJd: null, nakshatraJd: null, yogaJd: null, karanaJd: null };
  const ways = waysOver(sky, jd, days);
  const began = (angle: keyof LuminaryAngles, count: number): JulianDayUt | null =>
    edgeOfPart(jd, angles[angle], ways[angle], days, count);
  return {
    tithiJd: began("elongation", 360 / TITHI_DEG),
    nakshatraJd: began("moon", NAKSHATRAS.length),
    yogaJd: began("sum", NITYA_YOGAS.length),
    karanaJd: began("elongation", 360 / KARANA_DEG),
  };
}

type EndOf = (angle: keyof LuminaryAngles, count: number) => JulianDayUt;

function tithiAndKarana({ elongation }: LuminaryAngles, endOf: EndOf): Pick<Limbs, "tithi" | "karana"> {
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
 * Tithi, nakshatra, yoga and karana running at an instant, each with its end, good to a few milliseconds of the ephemeris.
 * Each is half-open: at the very instant one ends the next one runs. Positions and ayanamsa are the sky's.
 *
 * @param angles at the instant, where the caller has them already
 * @throws RangeError where the end lies outside the ephemeris' range.
 */
export function limbsAt(sky: Sky, jd: JulianDayUt, angles: LuminaryAngles = luminaryAnglesAt(sky, jd)): Limbs {
  const { nakshatra, pada } = nakshatraOf(angles.moon.angle);
  const yoga = partOfCircle(angles.sum.angle, NITYA_YOGAS.length);
  const ways = waysOver(sky, jd, LONGEST_DAYS);
  const endOf: EndOf = (angle, count) => {
    const endJd = edgeOfPart(jd, angles[angle], ways[angle], LONGEST_DAYS, count);
    if (endJd === null) throw new RangeError(`the limb of ${jd} lasts longer than limbs do`);
    return endJd;
  };
  return {
    ...tithiAndKarana(angles, endOf),
    nakshatra: { id: nakshatra, pada, endJd: endOf("moon", NAKSHATRAS.length) },
    yoga: { id: NITYA_YOGAS[yoga] as NityaYoga, number: yoga + 1, endJd: endOf("sum", NITYA_YOGAS.length) },
  };
}
