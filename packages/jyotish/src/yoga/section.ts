import type { Nativity } from "../nativity.ts";
import type { SaptaGraha } from "../relation/friendship.data.ts";
import { memoizeForNativity } from "../memoize-for-nativity.ts";
import type { TracedPredicate } from "./compile-rule.ts";
import { createBirthRuleChart, getShadbalaRatio } from "./birth-rule-chart.ts";
import { toBooleanOrNull } from "./three-valued-logic.ts";
import { collectFormation, type Yoga, YOGA_RULES, findYogas } from "./yoga.ts";

export const getBirthRuleChart = memoizeForNativity((nativity) => createBirthRuleChart(nativity));

export interface RatedYoga extends Yoga {
  /**
   * The sum of the shadbala ratios of the grahas that form it; the nodes have none. `null` without a sunrise, and if no
   * graha forms it.
   */
  readonly strength: number | null;
}

function sumStrength({ grahas }: Yoga, nativity: Nativity): number | null {
  let sum: number | null = null;
  for (const graha of grahas) {
    if (graha === "rahu" || graha === "ketu") continue;
    const ratio = getShadbalaRatio(nativity, graha satisfies SaptaGraha);
    if (ratio === null) return null;
    sum = (sum ?? 0) + ratio;
  }
  return sum;
}

/**
 * The yogas that hold, or may hold if the birth lacks data, strongest first, including the sensitive ones, which must
 * never be shown.
 */
export const yogas = memoizeForNativity((nativity): readonly RatedYoga[] =>
  findYogas(getBirthRuleChart(nativity))
    .map((yoga): RatedYoga => {
      const { id, group, nature, sensitive, source, holds, variant, grahas, signs, houses, trace, frequency } = yoga;
      const strength = sumStrength(yoga, nativity);
      // Not spread: copying the yogas of a chart key by key would cost a third as much as evaluating their rules.
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
    .toSorted((first, second) => (second.strength ?? 0) - (first.strength ?? 0)),
);

/**
 * Whether a yoga holds in a birth, and the leaves of its rule that decide it: those that make it hold, or those that
 * prevent it. `null` if there is no such yoga, or the birth has too little data.
 */
export function explainYoga(
  nativity: Nativity,
  id: string,
): (Pick<Yoga, "grahas" | "trace"> & { holds: boolean }) | null {
  const chart = getBirthRuleChart(nativity);
  const rule = YOGA_RULES.find((yoga) => yoga.id === id);
  const holds = rule ? toBooleanOrNull(rule.compiled.test(chart)) : null;
  if (!rule || holds === null) return null;
  const trace: TracedPredicate[] = [];
  rule.compiled.explain(chart, holds, trace);
  return { holds, trace, grahas: collectFormation(trace, chart).grahas };
}
