import type { Planet } from "../chart/chart.ts";
import { luminaryAngles, type LuminaryAngles } from "../chart/sky.ts";
import { subject } from "../subject.ts";
import { hinduDay, offsetOfDay, varaOf } from "./day.ts";
import { limbBeginsAt, limbsAt, type LimbBegins, type Limbs } from "./limbs.ts";
import { lunarMonth, type LunarMonth } from "./masa.ts";
import type { HinduDay, VaraLimb } from "./day.ts";

const angles = subject(({ chart }): LuminaryAngles => {
  const [sun, moon] = chart.planets as [Planet, Planet];
  return luminaryAngles(sun, moon);
});

/** The Hindu day of birth: its rises and sets. */
export const birthDay = subject(({ sky, birth, settings }) => hinduDay(sky, birth.jd, birth, settings.sunrise));

/** Its weekday. */
export const birthVara = subject((nativity) => {
  const { birth } = nativity;
  const day = birthDay(nativity);
  return varaOf(birth.jd, day, birth, offsetOfDay(birth, day));
});

export interface Panchanga extends Limbs, HinduDay {
  readonly vara: VaraLimb;
  readonly masa: LunarMonth | null;
}

/** The five limbs with their ends, the lunar month, and the rises and sets of the Hindu day. */
export const panchanga = subject((nativity): Panchanga => {
  const { sky, birth, chart } = nativity;
  const now = angles(nativity);
  return {
    ...limbsAt(sky, birth.jd, now),
    vara: birthVara(nativity),
    masa: lunarMonth(sky, birth.jd, now.elongation, chart.planets[0]),
    ...birthDay(nativity),
  };
});

/** When the limbs of the panchanga began; the vara begins with its sunrise. */
export const limbBegins = subject((nativity): LimbBegins & { readonly varaJd: number | null } => ({
  ...limbBeginsAt(nativity.sky, nativity.birth.jd, angles(nativity)),
  varaJd: birthDay(nativity).sunriseJd,
}));
