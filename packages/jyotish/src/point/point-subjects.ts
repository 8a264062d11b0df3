import {
  type Graha,
  RISING_UPAGRAHAS,
  type Rashi,
  RASHI_LORDS,
  SPECIAL_LAGNAS,
  type SpecialLagna,
  type Sphuta,
  type Upagraha,
} from "@lagna/terms";
import { type ZodiacPoint, zodiacPoint } from "../chart/chart.ts";
import { lagnaAt } from "../chart/lagna.ts";
import { siderealSunLongitude } from "../chart/sky.ts";
import { VIMSHOTTARI_LORDS } from "../dasha/nakshatra-dasha.data.ts";
import type { Nativity } from "../nativity.ts";
import { birthDay, birthVara } from "../panchanga/subject.ts";
import { subject } from "../subject.ts";
import { nakshatraOf } from "../zodiac/nakshatra.ts";
import { induLagna, kundaLagna, pranapada, runningLagna, sreeLagna, varnada } from "./special-lagna.ts";
import { sphutas as sphutasOf } from "./sphuta.ts";
import { halfDayOf, solarUpagrahas, upagrahaRisings } from "./upagraha.ts";

/** Why a point that needs a sunrise is `null`. */
export type Reason = "no_sunrise" | null;

export interface SpecialLagnas extends Readonly<Record<SpecialLagna, ZodiacPoint | null>> {
  /** The rashi of each house's varnada, the first being the varnada lagna's. */
  readonly varnadaByHouse: readonly Rashi[] | null;
  readonly reason: Reason;
}

/** The lagnas that run from sunrise, and what follows from the hora lagna; empty where the Sun does not rise. */
function lagnasSinceSunrise(nativity: Nativity) {
  const { sunriseJd } = birthDay(nativity);
  if (sunriseJd === null) return { points: {}, varnadas: null };
  const { longitudes, settings, sky, birth } = nativity;
  const { varnada: method, pranapada_sun } = settings.special_lagnas;
  const minutes = (birth.jd - sunriseJd) * 1440;
  const sunAtSunrise = siderealSunLongitude(sky, sunriseJd);
  const running = (id: "bhava" | "hora" | "ghati" | "vighati"): number => runningLagna(id, sunAtSunrise, minutes);
  const hora = running("hora");
  const varnadas = Array.from({ length: 12 }, (_, index) => varnada(index + 1, longitudes.lagna, hora, method));
  const points: Partial<Record<SpecialLagna, number>> = {
    bhava: running("bhava"),
    hora,
    ghati: running("ghati"),
    vighati: running("vighati"),
    pranapada: pranapada(pranapada_sun === "at_birth" ? longitudes.sun : sunAtSunrise, minutes),
    varnada: varnadas[0] ?? Number.NaN,
  };
  return { points, varnadas };
}

export const special_lagnas = subject((nativity): SpecialLagnas => {
  const { lagna, moon } = nativity.longitudes;
  const { points: running, varnadas } = lagnasSinceSunrise(nativity);
  const points: Partial<Record<SpecialLagna, number>> = {
    ...running,
    sree: sreeLagna(lagna, moon),
    indu: induLagna(lagna, moon),
    kunda: kundaLagna(lagna),
  };
  const result = {} as Record<SpecialLagna, ZodiacPoint | null>;
  for (const id of SPECIAL_LAGNAS) {
    const longitude = points[id];
    result[id] = longitude === undefined ? null : zodiacPoint(longitude);
  }
  const varnadaByHouse = varnadas?.map((longitude) => zodiacPoint(longitude).sign) ?? null;
  return { ...result, varnadaByHouse, reason: varnadas === null ? "no_sunrise" : null };
});

export interface Upagrahas extends Readonly<Record<Upagraha, ZodiacPoint | null>> {
  readonly reason: Reason;
}

export const upagrahas = subject((nativity): Upagrahas => {
  const { longitudes, birth, sky, settings } = nativity;
  const result = {} as Record<Upagraha, ZodiacPoint | null>;
  for (const [id, longitude] of Object.entries(solarUpagrahas(longitudes.sun))) {
    result[id as Upagraha] = zodiacPoint(longitude);
  }
  const half = halfDayOf(birth.jd, birthDay(nativity), birthVara(nativity).number);
  const risings = half && upagrahaRisings(half, settings.upagraha);
  for (const id of RISING_UPAGRAHAS) result[id] = risings && zodiacPoint(lagnaAt(sky, risings[id], birth));
  return { ...result, reason: half === null ? "no_sunrise" : null };
});

export interface Sphutas extends Readonly<Record<Sphuta, ZodiacPoint | null>> {
  /** The lords of the yogi's nakshatra, of its rashi, and of the avayogi's nakshatra. */
  readonly yogiGraha: Graha;
  readonly duplicateYogi: Graha;
  readonly avayogiGraha: Graha;
  readonly reason: Reason;
}

/** Vimshottari's lord of the nakshatra of a longitude. */
function starLord(longitude: number): Graha {
  const { lord } = VIMSHOTTARI_LORDS[nakshatraOf(longitude).index % VIMSHOTTARI_LORDS.length] as {
    readonly lord: Graha;
  };
  return lord;
}

export const sphutas = subject((nativity): Sphutas => {
  const { gulika, reason } = upagrahas(nativity);
  const longitudes = sphutasOf(nativity.longitudes, gulika?.longitude ?? null);
  const result = {} as Record<Sphuta, ZodiacPoint | null>;
  for (const [id, longitude] of Object.entries(longitudes)) {
    result[id as Sphuta] = longitude === null ? null : zodiacPoint(longitude);
  }
  const { yogi, avayogi } = longitudes as Readonly<Record<Sphuta, number>>;
  return {
    ...result,
    yogiGraha: starLord(yogi),
    duplicateYogi: RASHI_LORDS[zodiacPoint(yogi).sign],
    avayogiGraha: starLord(avayogi),
    reason,
  };
});
