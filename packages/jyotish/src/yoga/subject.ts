import type { Nativity } from "../nativity.ts";
import type { SaptaGraha } from "../relation/friendship.data.ts";
import { subject } from "../subject.ts";
import { chartOfBirth, shadbalaRatio } from "./chart-of-birth.ts";
import { type Yoga, yogasOf } from "./yoga.ts";

export const ruleChartOfBirth = subject((nativity) => chartOfBirth(nativity));

export interface YogaOfBirth extends Yoga {
  /** The shadbala of who makes it against what is required, summed; the nodes have none. `null` without a sunrise, and where nobody makes it. */
  readonly strength: number | null;
}

function strengthOf({ grahas }: Yoga, nativity: Nativity): number | null {
  let sum: number | null = null;
  for (const graha of grahas) {
    if (graha === "rahu" || graha === "ketu") continue;
    const ratio = shadbalaRatio(nativity, graha satisfies SaptaGraha);
    if (ratio === null) return null;
    sum = (sum ?? 0) + ratio;
  }
  return sum;
}

/** The yogas that hold, or may where the birth does not say enough, the strongest first; the sensitive ones among them, never to be shown. */
export const yogas = subject((nativity): readonly YogaOfBirth[] =>
  yogasOf(ruleChartOfBirth(nativity))
    .map((yoga): YogaOfBirth => {
      const { id, group, nature, sensitive, source, holds, variant, grahas, signs, houses, trace, frequency } = yoga;
      const strength = strengthOf(yoga, nativity);
      // Not spread: copied key by key, the yogas of a chart cost as much as a third of their rules.
      return {
        id,
        group,
        nature,
        sensitive,
        source,
        holds,
        variant,
        grahas,
        signs,
        houses,
        trace,
        frequency,
        strength,
      };
    })
    .toSorted((one, other) => (other.strength ?? 0) - (one.strength ?? 0)),
);
