import type { Graha } from "@lagna/terms";
import type { HinduDay } from "./hindu-day.ts";

/** The order of the horas: by the grahas' speed, slowest first. */
const HORA_LORDS = ["saturn", "jupiter", "mars", "sun", "venus", "mercury", "moon"] as const satisfies readonly Graha[];

/** `unequal`: twelfths of the day and of the night. `equal`: sixty minutes from sunrise. */
export type HoraKind = "unequal" | "equal";

/** The position of an instant in its day or night: whether it is day, and the elapsed share, [0, 1). */
export interface DayPosition {
  readonly isDay: boolean;
  readonly elapsed: number;
}

/** A rounding error at the very end of a night must not give a part that does not exist. */
const MAX_FRACTION = 1 - Number.EPSILON;

/** The elapsed share of the day or night of an instant; `null` if a rising or setting that bounds it does not occur. */
export function computeDayPosition(jd: number, { sunriseJd, sunsetJd, nextSunriseJd }: HinduDay): DayPosition | null {
  if (sunriseJd === null || sunsetJd === null) return null;
  const isDay = jd < sunsetJd;
  const [begin, end] = isDay ? [sunriseJd, sunsetJd] : [sunsetJd, nextSunriseJd];
  if (end === null) return null;
  return { isDay, elapsed: Math.min(Math.max((jd - begin) / (end - begin), 0), MAX_FRACTION) };
}

/**
 * The lord of the hora at an instant: the first after sunrise belongs to the weekday's lord, the others follow in the
 * order of the spheres. `null` if the day or night it is part of has no end.
 */
export function findHoraLord(jd: number, day: HinduDay, varaLord: Graha, kind: HoraKind = "unequal"): Graha | null {
  const first = HORA_LORDS.findIndex((lord) => lord === varaLord);
  const lordOf = (hora: number): Graha => HORA_LORDS[(first + hora) % HORA_LORDS.length] as Graha;
  if (kind === "equal")
    return day.sunriseJd === null ? null : lordOf(Math.max(0, Math.floor((jd - day.sunriseJd) * 24)));
  const part = computeDayPosition(jd, day);
  return part && lordOf(Math.floor(part.elapsed * 12) + (part.isDay ? 0 : 12));
}
