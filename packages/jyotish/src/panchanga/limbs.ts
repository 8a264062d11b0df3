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
import { partOfCircle } from "../core/angle.ts";
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

function endOfPart(motion: (jd: number) => Motion, jd: number, now: Motion, count: number): JulianDayUt {
  const left = ((partOfCircle(now.angle, count) + 1) * 360) / count - now.angle;
  return julianDayUt(whenAdvanced(motion, jd, now, left));
}

function tithiAndKarana(sky: Sky, jd: JulianDayUt, now: Motion): Pick<Limbs, "tithi" | "karana"> {
  const motion = (at: number): Motion => elongation(sky, at);
  const tithi = partOfCircle(now.angle, 360 / TITHI_DEG);
  const karana = partOfCircle(now.angle, 360 / KARANA_DEG);
  const tithiEnd = endOfPart(motion, jd, now, 360 / TITHI_DEG);
  // The second karana of a tithi ends with it.
  const karanaEnd = karana % 2 === 1 ? tithiEnd : endOfPart(motion, jd, now, 360 / KARANA_DEG);
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
  return {
    ...tithiAndKarana(sky, jd, angles.elongation),
    nakshatra: {
      id: nakshatra,
      pada,
      endJd: endOfPart((at) => siderealMoon(sky, at), jd, angles.moon, NAKSHATRAS.length),
    },
    yoga: {
      id: NITYA_YOGAS[yoga] as NityaYoga,
      number: yoga + 1,
      endJd: endOfPart((at) => sunMoonSum(sky, at), jd, angles.sum, NITYA_YOGAS.length),
    },
  };
}
