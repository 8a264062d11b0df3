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
import { type ZodiacPoint, toZodiacPoint } from "../chart/chart.ts";
import { computeLagna } from "../chart/lagna.ts";
import { computeSiderealSunLongitude } from "../chart/sky.ts";
import { VIMSHOTTARI_LORDS } from "../dasha/nakshatra-dasha.data.ts";
import type { Nativity } from "../nativity.ts";
import { getBirthDay, getBirthVara } from "../panchanga/section.ts";
import { memoizeForNativity } from "../memoize-for-nativity.ts";
import { nakshatraOf } from "../zodiac/nakshatra.ts";
import {
  computeInduLagna,
  computeKundaLagna,
  computePranapada,
  computeRunningLagna,
  computeSreeLagna,
  computeVarnada,
} from "./special-lagna.ts";
import { computeSphutas as sphutasOf } from "./sphuta.ts";
import { findHalfDay, computeSolarUpagrahas, computeUpagrahaRisings } from "./upagraha.ts";

/** The reason why a point that needs a sunrise is `null`. */
export type MissingPointReason = "no_sunrise" | null;

export interface SpecialLagnas extends Readonly<Record<SpecialLagna, ZodiacPoint | null>> {
  /** The rashi of each house's varnada, the first being the varnada lagna's. */
  readonly varnadaByHouse: readonly Rashi[] | null;
  readonly reason: MissingPointReason;
}

/** What the special lagnas are computed from. */
export interface LagnaBirth extends Pick<Nativity, "birth" | "settings" | "sky"> {
  readonly longitudes: Pick<Nativity["longitudes"], "lagna" | "moon" | "sun">;
}

/**
 * The lagnas that move with the time since sunrise, and those derived from the hora lagna; empty if the Sun does not
 * rise.
 */
function computeLagnasSinceSunrise(nativity: LagnaBirth, sunriseJd: number | null) {
  if (sunriseJd === null) return { points: {}, varnadas: null };
  const { longitudes, settings, sky, birth } = nativity;
  const { varnada: method, pranapada_sun } = settings.special_lagnas;
  const minutes = (birth.jd - sunriseJd) * 1440;
  const sunAtSunrise = computeSiderealSunLongitude(sky, sunriseJd);
  const running = (id: "bhava" | "hora" | "ghati" | "vighati"): number =>
    computeRunningLagna(id, sunAtSunrise, minutes);
  const hora = running("hora");
  const varnadas = Array.from({ length: 12 }, (_, index) => computeVarnada(index + 1, longitudes.lagna, hora, method));
  const points: Partial<Record<SpecialLagna, number>> = {
    bhava: running("bhava"),
    hora,
    ghati: running("ghati"),
    vighati: running("vighati"),
    pranapada: computePranapada(pranapada_sun === "at_birth" ? longitudes.sun : sunAtSunrise, minutes),
    varnada: varnadas[0] ?? Number.NaN,
  };
  return { points, varnadas };
}

export const special_lagnas = memoizeForNativity((nativity): SpecialLagnas =>
  computeSpecialLagnas(nativity, getBirthDay(nativity).sunriseJd),
);

/** The same for a birth of which only the lagna and the luminaries are known. */
export function computeSpecialLagnas(nativity: LagnaBirth, sunriseJd: number | null): SpecialLagnas {
  const { lagna, moon } = nativity.longitudes;
  const { points: running, varnadas } = computeLagnasSinceSunrise(nativity, sunriseJd);
  const points: Partial<Record<SpecialLagna, number>> = {
    ...running,
    sree: computeSreeLagna(lagna, moon),
    indu: computeInduLagna(lagna, moon),
    kunda: computeKundaLagna(lagna),
  };
  const result = {} as Record<SpecialLagna, ZodiacPoint | null>;
  for (const id of SPECIAL_LAGNAS) {
    const longitude = points[id];
    result[id] = longitude === undefined ? null : toZodiacPoint(longitude);
  }
  const varnadaByHouse = varnadas?.map((longitude) => toZodiacPoint(longitude).sign) ?? null;
  return { ...result, varnadaByHouse, reason: varnadas === null ? "no_sunrise" : null };
}

export interface Upagrahas extends Readonly<Record<Upagraha, ZodiacPoint | null>> {
  readonly reason: MissingPointReason;
}

export const upagrahas = memoizeForNativity((nativity): Upagrahas => {
  const { longitudes, birth, sky, settings } = nativity;
  const result = {} as Record<Upagraha, ZodiacPoint | null>;
  for (const [id, longitude] of Object.entries(computeSolarUpagrahas(longitudes.sun))) {
    result[id as Upagraha] = toZodiacPoint(longitude);
  }
  const half = findHalfDay(birth.jd, getBirthDay(nativity), getBirthVara(nativity).number);
  const risings = half && computeUpagrahaRisings(half, settings.upagraha);
  for (const id of RISING_UPAGRAHAS) result[id] = risings && toZodiacPoint(computeLagna(sky, risings[id], birth));
  return { ...result, reason: half === null ? "no_sunrise" : null };
});

export interface Sphutas extends Readonly<Record<Sphuta, ZodiacPoint | null>> {
  /** The lords of the yogi's nakshatra, of its rashi, and of the avayogi's nakshatra. */
  readonly yogiGraha: Graha;
  readonly duplicateYogi: Graha;
  readonly avayogiGraha: Graha;
  readonly reason: MissingPointReason;
}

/** The vimshottari lord of the nakshatra of a longitude. */
function findNakshatraLord(longitude: number): Graha {
  const { lord } = VIMSHOTTARI_LORDS[nakshatraOf(longitude).index % VIMSHOTTARI_LORDS.length] as {
    readonly lord: Graha;
  };
  return lord;
}

export const sphutas = memoizeForNativity((nativity): Sphutas => {
  const { gulika, reason } = upagrahas(nativity);
  const longitudes = sphutasOf(nativity.longitudes, gulika?.longitude ?? null);
  const result = {} as Record<Sphuta, ZodiacPoint | null>;
  for (const [id, longitude] of Object.entries(longitudes)) {
    result[id as Sphuta] = longitude === null ? null : toZodiacPoint(longitude);
  }
  const { yogi, avayogi } = longitudes as Readonly<Record<Sphuta, number>>;
  return {
    ...result,
    yogiGraha: findNakshatraLord(yogi),
    duplicateYogi: RASHI_LORDS[toZodiacPoint(yogi).sign],
    avayogiGraha: findNakshatraLord(avayogi),
    reason,
  };
});
