import type { Vara } from "@lagna/terms";
import { CHOGHADIYAS, type ChoghadiyaId, EIGHTHS_OF_DAY, FIRST_CHOGHADIYA, NIGHT_ORDER } from "./day-parts.data.ts";

export interface DayPart {
  readonly startJd: number;
  readonly endJd: number;
}

export interface DayParts {
  readonly rahuKala: DayPart;
  readonly yamaganda: DayPart;
  readonly gulikaKala: DayPart;
  /** The eighth of the fifteen muhurtas of the day; it does not count on a Wednesday. */
  readonly abhijit: DayPart | null;
}

const EIGHTHS = 8;
const MUHURTAS = 15;
const ABHIJIT = 8;

/** The part with a number from 1, of a span in equal parts. */
function getPart(startJd: number, endJd: number, number: number, count: number): DayPart {
  const length = (endJd - startJd) / count;
  return { startJd: startJd + (number - 1) * length, endJd: startJd + number * length };
}

/** The parts of the daylight that are avoided, and abhijit. */
export function computeDayParts(vara: Vara, sunriseJd: number, sunsetJd: number): DayParts {
  const eighth = (id: keyof typeof EIGHTHS_OF_DAY): DayPart =>
    getPart(sunriseJd, sunsetJd, EIGHTHS_OF_DAY[id][vara], EIGHTHS);
  return {
    rahuKala: eighth("rahu_kala"),
    yamaganda: eighth("yamaganda"),
    gulikaKala: eighth("gulika_kala"),
    abhijit: vara === "wednesday" ? null : getPart(sunriseJd, sunsetJd, ABHIJIT, MUHURTAS),
  };
}

export interface Choghadiya extends DayPart {
  readonly id: ChoghadiyaId;
}

/** The eight choghadiyas from sunrise to sunset, or from sunset to the next sunrise. */
export function computeChoghadiyas(
  half: "day" | "night",
  vara: Vara,
  { startJd, endJd }: DayPart,
): readonly Choghadiya[] {
  const order = half === "day" ? CHOGHADIYAS : NIGHT_ORDER;
  const first = order.indexOf(FIRST_CHOGHADIYA[half][vara]);
  return Array.from({ length: EIGHTHS }, (_, place) => ({
    id: order[(first + place) % order.length] as ChoghadiyaId,
    ...getPart(startJd, endJd, place + 1, EIGHTHS),
  }));
}
