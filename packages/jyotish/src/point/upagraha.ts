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

/** The five that follow from the Sun, sidereal degrees (BPHS 3). */
export function solarUpagrahas(sun: number): Readonly<Record<SolarUpagraha, number>> {
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

/** The bright or dark half of a Hindu day that a birth falls in. */
export interface HalfDay {
  readonly isNight: boolean;
  readonly start: number;
  readonly end: number;
  /** Of the whole day, sunrise to sunrise: 0 = Sunday. */
  readonly weekday: number;
}

/** Whether a moment of the Hindu day is of its day or its night, or `null` where the Sun does not rise or set. */
export function halfDayOf(
  jd: number,
  day: { readonly sunriseJd: number | null; readonly sunsetJd: number | null; readonly nextSunriseJd: number | null },
  weekday: number,
): HalfDay | null {
  const { sunriseJd, sunsetJd, nextSunriseJd } = day;
  if (sunriseJd === null || sunsetJd === null) return null;
  if (jd < sunsetJd) return { isNight: false, start: sunriseJd, end: sunsetJd, weekday };
  return nextSunriseJd === null ? null : { isNight: true, start: sunsetJd, end: nextSunriseJd, weekday };
}

/** How far into the half day an upagraha rises, in parts of it. */
function fractionOf(id: RisingUpagraha, { isNight, weekday }: HalfDay, choice: Choices["upagraha"]): number {
  if (id === "mandi" && choice.mandi === "ghati") {
    return (MANDI_GHATIS[isNight ? "night" : "day"][weekday] ?? Number.NaN) / GHATIS_OF_HALF_DAY;
  }
  const lord = SAPTA_GRAHAS.indexOf(PART_LORD_OF[id === "mandi" ? "gulika" : id]);
  const first = (weekday + (isNight ? NIGHT_SHIFT : 0)) % WEEKDAYS;
  // The lords run on in the order of weekdays; where the part after Saturn's has none, those after it are one part later.
  const turns = choice.lordless === "eighth" || lord >= first ? WEEKDAYS : PARTS_OF_DAY;
  const part = (lord - first + turns) % turns;
  const within = id === "mandi" ? 0 : { begin: 0, middle: 0.5, end: 1 }[choice.at];
  return (part + within) / PARTS_OF_DAY;
}

/**
 * When each upagraha of the day's parts rises, Julian days UT: its longitude is the lagna of that moment. The first part of a day is of
 * its weekday's lord, of a night the fifth's from it, and so on in the order of weekdays (BPHS 3). Mandi rises at the begin of Saturn's
 * part, or by the ghatis of Kerala.
 */
export function upagrahaRisings(half: HalfDay, choice: Choices["upagraha"]): Readonly<Record<RisingUpagraha, number>> {
  const result = {} as Record<RisingUpagraha, number>;
  for (const id of [...(Object.keys(PART_LORD_OF) as RisingUpagraha[]), "mandi"] as const) {
    result[id] = half.start + fractionOf(id, half, choice) * (half.end - half.start);
  }
  return result;
}
