import { julianDayUt } from "../core/units.ts";
import { createNativityInSky, type Nativity } from "../nativity.ts";
import type { HinduDay } from "../panchanga/hindu-day.ts";
import { getBirthDay, setBirthDay } from "../panchanga/section.ts";

/** A birth at one of its possible times. Its chart and its day are computed only if they are asked for. */
export interface PossibleBirth extends Pick<Nativity, "birth" | "settings" | "sky"> {
  readonly findNativity: () => Nativity;
  readonly findDay: () => HinduDay;
}

/** The same birth at another time. */
export type PossibleBirthAt = (jd: number) => PossibleBirth;

/** A day whose sunrises are both known is that of every instant between them; otherwise it depends on the instant. */
const isCompleteDay = (day: HinduDay | undefined): day is HinduDay =>
  day !== undefined && day.sunriseJd !== null && day.nextSunriseJd !== null;

/**
 * Caches charts by time: sections request the same ones, and share their intermediate results.
 * @param day the Hindu day of all these times, if it is known
 */
export function createPossibleBirths({ sky, birth, settings }: Nativity, day?: HinduDay): PossibleBirthAt {
  const known = new Map<number, Nativity>();
  const knownDay = isCompleteDay(day) ? day : undefined;
  return (jd) => {
    const moved = { ...birth, jd: julianDayUt(jd) };
    const findNativity = (): Nativity => {
      const found = known.get(jd);
      if (found !== undefined) return found;
      const nativity = createNativityInSky(sky, moved, settings);
      if (knownDay) setBirthDay(nativity, knownDay);
      known.set(jd, nativity);
      return nativity;
    };
    return { birth: moved, sky, settings, findNativity, findDay: () => knownDay ?? getBirthDay(findNativity()) };
  };
}

/** Only the charts. */
export function createNativityCache(nativity: Nativity): NativityAt {
  const birthAt = createPossibleBirths(nativity);
  return (jd) => birthAt(jd).findNativity();
}

/** The chart of the same birth at another time. */
export type NativityAt = (jd: number) => Nativity;
