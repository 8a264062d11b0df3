import type { Graha } from "@lagna/terms";
import type { HinduDay } from "./day.ts";

/** The order the horas run in: by the grahas' speed, slowest first. */
const HORA_LORDS = ["saturn", "jupiter", "mars", "sun", "venus", "mercury", "moon"] as const satisfies readonly Graha[];

/** `unequal`: twelfths of the day and of the night. `equal`: sixty minutes from sunrise. */
export type HoraKind = "unequal" | "equal";

/** Where an instant stands in its day or night: whether it is day, and the part elapsed, [0, 1). */
export interface DayPart {
  readonly isDay: boolean;
  readonly elapsed: number;
}

/** A rounding error at the very end of a night must not begin a part that does not exist. */
const LAST = 1 - Number.EPSILON;

/** The part of the day or night an instant stands in; `null` where a rising or setting that bounds it does not occur. */
export function dayPart(jd: number, { sunriseJd, sunsetJd, nextSunriseJd }: HinduDay): DayPart | null {
  if (sunriseJd === null || sunsetJd === null) return null;
  const isDay = jd < sunsetJd;
  const [begin, end] = isDay ? [sunriseJd, sunsetJd] : [sunsetJd, nextSunriseJd];
  if (end === null) return null;
  return { isDay, elapsed: Math.min(Math.max((jd - begin) / (end - begin), 0), LAST) };
}

/**
 * The lord of the hora an instant stands in: the first after sunrise is the weekday's own, the others follow in the order of the
 * spheres. `null` where the day or night it is a part of has no end there.
 */
export function horaLord(jd: number, day: HinduDay, varaLord: Graha, kind: HoraKind = "unequal"): Graha | null {
  const first = HORA_LORDS.findIndex((lord) => lord === varaLord);
  const lordOf = (hora: number): Graha => HORA_LORDS[(first + hora) % HORA_LORDS.length] as Graha;
  if (kind === "equal")
    return day.sunriseJd === null ? null : lordOf(Math.max(0, Math.floor((jd - day.sunriseJd) * 24)));
  const part = dayPart(jd, day);
  return part && lordOf(Math.floor(part.elapsed * 12) + (part.isDay ? 0 : 12));
}
