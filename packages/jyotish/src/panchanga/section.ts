import type { Planet } from "../chart/chart.ts";
import { deriveLuminaryAngles, type LuminaryAngles } from "../chart/sky.ts";
import { memoizeForNativity } from "../memoize-for-nativity.ts";
import type { Nativity } from "../nativity.ts";
import { computeHinduDay, findClockOffsetOfDay, computeVara } from "./hindu-day.ts";
import { computeLimbBegins, computeLimbs, type LimbBeginnings, type Limbs } from "./limbs.ts";
import { computeLunarMonth, type LunarMonth } from "./lunar-month.ts";
import type { HinduDay, VaraLimb } from "./hindu-day.ts";

const getLuminaryAngles = memoizeForNativity(({ chart }): LuminaryAngles => {
  const [sun, moon] = chart.planets as [Planet, Planet];
  return deriveLuminaryAngles(sun, moon);
});

const findBirthDay = ({ sky, birth, settings }: Nativity): HinduDay =>
  computeHinduDay(sky, birth.jd, birth, settings.sunrise);

/** The Hindu day of birth: its rises and sets. */
export const getBirthDay = memoizeForNativity(findBirthDay);

/** States the Hindu day of a birth that is known from another birth in it, so that it is not searched again. */
export const setBirthDay = ({ memoized }: Nativity, day: HinduDay): unknown => memoized.set(findBirthDay, day);

/** The weekday of that day. */
export const getBirthVara = memoizeForNativity((nativity) => {
  const { birth } = nativity;
  const day = getBirthDay(nativity);
  return computeVara(birth.jd, day, birth, findClockOffsetOfDay(birth, day));
});

export interface Panchanga extends Limbs, HinduDay {
  readonly vara: VaraLimb;
  readonly masa: LunarMonth | null;
}

/** The five limbs with their ends, the lunar month, and the rises and sets of the Hindu day. */
export const panchanga = memoizeForNativity((nativity): Panchanga => {
  const { sky, birth, chart } = nativity;
  const now = getLuminaryAngles(nativity);
  return {
    ...computeLimbs(sky, birth.jd, now),
    vara: getBirthVara(nativity),
    masa: computeLunarMonth(sky, birth.jd, now.elongation, chart.planets[0]),
    ...getBirthDay(nativity),
  };
});

/** When the limbs of the panchanga began; the vara begins with its sunrise. */
export const limbBegins = memoizeForNativity((nativity): LimbBeginnings & { readonly varaJd: number | null } => ({
  ...computeLimbBegins(nativity.sky, nativity.birth.jd, getLuminaryAngles(nativity)),
  varaJd: getBirthDay(nativity).sunriseJd,
}));
