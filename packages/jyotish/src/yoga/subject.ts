import type { Nativity } from "../nativity.ts";
import type { SaptaGraha } from "../relation/friendship.data.ts";
import { subject } from "../subject.ts";
import type { TraceLeaf } from "./compile.ts";
import { chartOfBirth, shadbalaRatio } from "./chart-of-birth.ts";
import { saidOf } from "./truth.ts";
import { makingOf, type Yoga, YOGA_RULES, yogasOf } from "./yoga.ts";

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

/**
 * Whether a yoga holds in a birth, and the leaves of its rule that decide it: those that make it, or where it does not hold those that keep
 * it from holding. `null` where there is no such yoga, or the birth does not say enough.
 */
export function yogaDecided(
  nativity: Nativity,
  id: string,
): (Pick<Yoga, "grahas" | "trace"> & { holds: boolean }) | null {
  const chart = ruleChartOfBirth(nativity);
  const rule = YOGA_RULES.find((yoga) => yoga.id === id);
  const holds = rule ? saidOf(rule.compiled.test(chart)) : null;
  if (!rule || holds === null) return null;
  const trace: TraceLeaf[] = [];
  rule.compiled.explain(chart, holds, trace);
  return { holds, trace, grahas: makingOf(trace, chart).grahas };
}
