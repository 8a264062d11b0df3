import { RASHI_LORDS, type Graha, type Rashi } from "@lagna/terms";
import type { HinduDay } from "../panchanga/hindu-day.ts";
import { computeDayPosition } from "../panchanga/hora.ts";
import type { SaptaGraha } from "../relation/friendship.data.ts";
import { degreeInRashi, RASHI_DEG, rashiOf } from "../zodiac/rashi.ts";
import {
  OCCUPANT_VIRUPAS,
  RISING_SIGNS,
  RISING_VIRUPAS,
  SIGN_CLASS_KENDRAS,
  SIGN_CLASSES,
  TWILIGHT_DAYS,
} from "./bhava-bala.data.ts";
import { sumOrNull, type BySaptaGraha } from "./sapta-grahas.ts";
import { VIRUPAS_PER_RUPA } from "./shadbala.data.ts";
import { sumAspects, computeRanks, type ShadbalaRules } from "./shadbala.ts";

export interface BhavaStrength {
  /** 1–12. */
  readonly house: number;
  /** The shadbala of the lord of the madhya's sign; `null` if that is unknown. */
  readonly adhipati: number | null;
  /** [0, 60]. */
  readonly dig: number;
  readonly drishti: number;
  /**
   * From occupants and time of birth, which only `bphs` counts; else 0. `null` if it is unknown whether it was day or
   * night.
   */
  readonly special: number | null;
  readonly total: number | null;
  readonly rupas: number | null;
  /** 1–12, by the total. */
  readonly rank: number | null;
}

export interface BhavaBalaInput {
  /** Sripati's bhavas. */
  readonly bhavas: readonly { readonly middle: number; readonly occupants: readonly Graha[] }[];
  readonly longitudes: BySaptaGraha<number>;
  readonly benefics: readonly Graha[];
  readonly totals: BySaptaGraha<number | null>;
  /** `null` if the Sun does not rise or set. */
  readonly time: keyof typeof RISING_SIGNS | null;
}

/** Whether an instant is in the day, the night or twilight; `null` if the Sun does not rise or set. */
export function classifyTimeOfBirth(jd: number, day: HinduDay): BhavaBalaInput["time"] {
  const part = computeDayPosition(jd, day);
  if (!part) return null;
  const near = (event: number | null): boolean => event !== null && Math.abs(jd - event) <= TWILIGHT_DAYS;
  if (near(day.sunriseJd) || near(day.sunsetJd) || near(day.nextSunriseJd)) return "twilight";
  return part.isDay ? "day" : "night";
}

/** Ten virupas less for every house away from the kendra in which the madhya's sign is strongest. */
function computeDigBala(house: number, madhya: number): number {
  const half = degreeInRashi(madhya) < RASHI_DEG / 2 ? 0 : 1;
  const away = Math.abs(house - SIGN_CLASS_KENDRAS[SIGN_CLASSES[rashiOf(madhya)][half]]);
  return 60 - 10 * Math.min(away, 12 - away);
}

/** Aspects of Jupiter and Mercury count in full, the others a quarter. */
const getAspectWeight = (graha: SaptaGraha): number => (graha === "jupiter" || graha === "mercury" ? 1 : 1 / 4);

function computeSpecialStrength(occupants: readonly Graha[], sign: Rashi, time: BhavaBalaInput["time"]): number | null {
  if (time === null) return null;
  const rising = RISING_SIGNS[time].includes(sign) ? RISING_VIRUPAS : 0;
  return occupants.reduce((sum, graha) => sum + (OCCUPANT_VIRUPAS[graha] ?? 0), rising);
}

/** The strength of the twelve bhavas in virupas, by the madhyas of Sripati (BPHS 27; B.V. Raman, "Graha and Bhava Balas"). */
export function computeBhavaBala(input: BhavaBalaInput, rule: ShadbalaRules["bhava_bala"]): BhavaStrength[] {
  const unranked = input.bhavas.map(({ middle, occupants }, index) => {
    const sign = rashiOf(middle);
    const house = index + 1;
    const parts = {
      adhipati: input.totals[RASHI_LORDS[sign] as SaptaGraha],
      dig: computeDigBala(house, middle),
      drishti: sumAspects(middle, input.longitudes, input.benefics, getAspectWeight),
      special: rule === "bphs" ? computeSpecialStrength(occupants, sign, input.time) : 0,
    };
    const total = sumOrNull([parts.adhipati, parts.dig, parts.drishti, parts.special]);
    return { house, ...parts, total, rupas: total === null ? null : total / VIRUPAS_PER_RUPA };
  });
  const rank = computeRanks(Object.fromEntries(unranked.map(({ house, total }) => [house, total])));
  return unranked.map((bhava) => ({ ...bhava, rank: rank[bhava.house] ?? null }));
}
