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
import { elongation, luminaryAnglesAt, siderealMoon, sunMoonSum, type LuminaryAngles, type Sky } from "../chart/sky.ts";
import { arcShortest, partOfCircle } from "../core/angle.ts";
import { rootBetween } from "../core/crossing.ts";
import { polynomialThrough } from "../core/polynomial.ts";
import { whenAdvanced, type Motion } from "../core/search.ts";
import { julianDayUt, type JulianDayUt } from "../core/units.ts";
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

/** Longer than any limb, a nakshatra of 27 hours; and a place on the way. */
const LONGEST_DAYS = 1.3;
const ON_THE_WAY_DAYS = 0.55;

/** When an angle that moves as the Moon does, but for what the Sun adds evenly, leaves the part, of so many, that it stands in. */
type EndOfPart = (motion: (jd: number) => Motion, now: Motion, count: number) => JulianDayUt;

/** The Moon's way from an instant on, by one more place and its speed, foresees every end to a minute; one look at the motion is then enough. */
function endsAfter(sky: Sky, jd: JulianDayUt): EndOfPart {
  const moon = sky.ephemeris.state(jd, "moon", sky.positions);
  const then = sky.ephemeris.state(jd + ON_THE_WAY_DAYS, "moon", sky.positions);
  const way = polynomialThrough([
    { at: 0, value: 0, slope: moon.speed },
    { at: ON_THE_WAY_DAYS, value: arcShortest(moon.longitude, then.longitude), slope: then.speed },
  ]);
  return (motion, now, count) => {
    const left = ((partOfCircle(now.angle, count) + 1) * 360) / count - now.angle;
    const still = (days: number): number => left - way(days) - (now.speed - moon.speed) * days;
    return julianDayUt(whenAdvanced(motion, jd, now, left, jd + rootBetween(still, 0, LONGEST_DAYS)));
  };
}

function beginOfPart(motion: (jd: number) => Motion, jd: number, now: Motion, count: number): JulianDayUt {
  const gone = now.angle - (partOfCircle(now.angle, count) * 360) / count;
  return julianDayUt(whenAdvanced(motion, jd, now, -gone));
}

/** When the running limbs began. */
export interface LimbBegins {
  readonly tithiJd: JulianDayUt;
  readonly nakshatraJd: JulianDayUt;
  readonly yogaJd: JulianDayUt;
  readonly karanaJd: JulianDayUt;
}

/**
 * When the tithi, nakshatra, yoga and karana began that run at an instant, as exact as their ends: each is the end of the one before.
 *
 * @param angles at the instant, where the caller has them already
 * @throws RangeError where a begin lies outside the ephemeris' range.
 */
export function limbBeginsAt(
  sky: Sky,
  jd: JulianDayUt,
  angles: LuminaryAngles = luminaryAnglesAt(sky, jd),
): LimbBegins {
  const moonFromSun = (at: number): Motion => elongation(sky, at);
  return {
    tithiJd: beginOfPart(moonFromSun, jd, angles.elongation, 360 / TITHI_DEG),
    nakshatraJd: beginOfPart((at) => siderealMoon(sky, at), jd, angles.moon, NAKSHATRAS.length),
    yogaJd: beginOfPart((at) => sunMoonSum(sky, at), jd, angles.sum, NITYA_YOGAS.length),
    karanaJd: beginOfPart(moonFromSun, jd, angles.elongation, 360 / KARANA_DEG),
  };
}

function tithiAndKarana(sky: Sky, now: Motion, endOfPart: EndOfPart): Pick<Limbs, "tithi" | "karana"> {
  const motion = (at: number): Motion => elongation(sky, at);
  const tithi = partOfCircle(now.angle, 360 / TITHI_DEG);
  const karana = partOfCircle(now.angle, 360 / KARANA_DEG);
  const tithiEnd = endOfPart(motion, now, 360 / TITHI_DEG);
  // The second karana of a tithi ends with it.
  const karanaEnd = karana % 2 === 1 ? tithiEnd : endOfPart(motion, now, 360 / KARANA_DEG);
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
  const endOfPart = endsAfter(sky, jd);
  return {
    ...tithiAndKarana(sky, angles.elongation, endOfPart),
    nakshatra: {
      id: nakshatra,
      pada,
      endJd: endOfPart((at) => siderealMoon(sky, at), angles.moon, NAKSHATRAS.length),
    },
    yoga: {
      id: NITYA_YOGAS[yoga] as NityaYoga,
      number: yoga + 1,
      endJd: endOfPart((at) => sunMoonSum(sky, at), angles.sum, NITYA_YOGAS.length),
    },
  };
}
