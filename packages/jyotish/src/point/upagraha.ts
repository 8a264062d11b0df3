import type { Choices, RisingUpagraha, SolarUpagraha } from "@lagna/terms";
import { normalizeDegrees } from "../core/angle.ts";
import { SAPTA_GRAHAS } from "../relation/friendship.data.ts";
import {
  DHUMA_DEG,
  GHATIS_OF_HALF_DAY,
  MANDI_GHATIS,
  NIGHT_SHIFT,
  PART_LORD_OF,
  PARTS_OF_DAY,
  UPAKETU_DEG,
  WEEKDAYS,
} from "./upagraha.data.ts";

/** The five derived from the Sun, sidereal degrees (BPHS 3). */
export function computeSolarUpagrahas(sun: number): Readonly<Record<SolarUpagraha, number>> {
  const dhuma = normalizeDegrees(sun + DHUMA_DEG);
  const vyatipata = normalizeDegrees(-dhuma);
  const parivesha = normalizeDegrees(vyatipata + 180);
  return {
    dhuma,
    vyatipata,
    parivesha,
    indrachapa: normalizeDegrees(-parivesha),
    upaketu: normalizeDegrees(sun + UPAKETU_DEG),
  };
}

/** The day or night half of a Hindu day that contains the birth. */
export interface HalfDay {
  readonly isNight: boolean;
  readonly start: number;
  readonly end: number;
  /** Of the whole day from sunrise to sunrise: 0 = Sunday. */
  readonly weekday: number;
}

/** Whether a moment of the Hindu day is in its day or its night; `null` if the Sun does not rise or set. */
export function findHalfDay(
  jd: number,
  day: { readonly sunriseJd: number | null; readonly sunsetJd: number | null; readonly nextSunriseJd: number | null },
  weekday: number,
): HalfDay | null {
  const { sunriseJd, sunsetJd, nextSunriseJd } = day;
  if (sunriseJd === null || sunsetJd === null) return null;
  if (jd < sunsetJd) return { isNight: false, start: sunriseJd, end: sunsetJd, weekday };
  return nextSunriseJd === null ? null : { isNight: true, start: sunsetJd, end: nextSunriseJd, weekday };
}

/** The fraction of the half day at which an upagraha rises. */
function computeRisingFraction(id: RisingUpagraha, { isNight, weekday }: HalfDay, choice: Choices["upagraha"]): number {
  if (id === "mandi" && choice.mandi === "ghati") {
    return (MANDI_GHATIS[isNight ? "night" : "day"][weekday] ?? Number.NaN) / GHATIS_OF_HALF_DAY;
  }
  const lord = SAPTA_GRAHAS.indexOf(PART_LORD_OF[id === "mandi" ? "gulika" : id]);
  const first = (weekday + (isNight ? NIGHT_SHIFT : 0)) % WEEKDAYS;
  // The lords follow the order of weekdays; if the part after Saturn's has no lord, those after it are one part later.
  const turns = choice.lordless === "eighth" || lord >= first ? WEEKDAYS : PARTS_OF_DAY;
  const part = (lord - first + turns) % turns;
  const within = id === "mandi" ? 0 : { begin: 0, middle: 0.5, end: 1 }[choice.at];
  return (part + within) / PARTS_OF_DAY;
}

/**
 * When each upagraha of the day's parts rises, Julian days UT: its longitude is the lagna at that moment. The first
 * part of a day belongs to the weekday's lord, that of a night to the fifth from it, and so on in the order of weekdays
 * (BPHS 3). Mandi rises at the start of Saturn's part, or by the ghatis used in Kerala.
 */
export function computeUpagrahaRisings(
  half: HalfDay,
  choice: Choices["upagraha"],
): Readonly<Record<RisingUpagraha, number>> {
  const result = {} as Record<RisingUpagraha, number>;
  for (const id of [...(Object.keys(PART_LORD_OF) as RisingUpagraha[]), "mandi"] as const) {
    result[id] = half.start + computeRisingFraction(id, half, choice) * (half.end - half.start);
  }
  return result;
}
