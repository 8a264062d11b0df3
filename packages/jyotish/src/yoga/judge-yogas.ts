import { GRAHAS } from "@lagna/terms";
import type { Sky } from "../chart/sky.ts";
import type { Nativity } from "../nativity.ts";
import { getUntimedRuleChart } from "./untimed-rule-chart.ts";
import { type RuleChart, evaluateFaintMoon, evaluateWaxing } from "./rule-chart.ts";
import { FALSE, toBooleanOrNull } from "./three-valued-logic.ts";
import { type CompiledYoga, YOGA_RULES } from "./yoga.ts";

/** The yogas that hold, or that are undecided because the chart has too little data, by id. */
export type YogaVerdicts = ReadonlyMap<string, boolean | null>;

/** Yogas of death, disease and similar are not disclosed. */
const DISCLOSED_RULES = YOGA_RULES.filter(({ sensitive, group }) => !sensitive && group !== "arishta");

const dependsOnDegrees = ({ needs }: CompiledYoga): boolean => needs.has("degrees");
/** A measured strength depends on degrees too. */
const dependsOnMeasuredStrength = (yoga: CompiledYoga): boolean =>
  dependsOnDegrees(yoga) || yoga.needs.has("setting:strength");

/** The rules that do not need degrees, and those that do. */
const partitionRules = (turns: (yoga: CompiledYoga) => boolean) =>
  ({ steady: DISCLOSED_RULES.filter((yoga) => !turns(yoga)), turning: DISCLOSED_RULES.filter(turns) }) as const;
const BY_SIGNS = partitionRules(dependsOnDegrees);
const BY_MEASURE = partitionRules(dependsOnMeasuredStrength);

function judgeRules(rules: readonly CompiledYoga[], chart: RuleChart): YogaVerdicts {
  const verdicts = new Map<string, boolean | null>();
  for (const { id, compiled } of rules) {
    const value = compiled.test(chart);
    if (value !== FALSE) verdicts.set(id, toBooleanOrNull(value));
  }
  return verdicts;
}

/** The disclosed yogas of a chart, without the grahas that form them. */
export const judgeYogas = (chart: RuleChart): YogaVerdicts => judgeRules(DISCLOSED_RULES, chart);

/** Everything that a rule without degrees can use of a chart without time. */
function createCacheKey(chart: RuleChart): string {
  const { signs, benefics, malefics, undecided, combust, retrograde } = chart;
  const ofGrahas = (list: readonly number[]): readonly number[] => list.slice(0, GRAHAS.length);
  const natures = [benefics, malefics, undecided, evaluateWaxing(chart), evaluateFaintMoon(chart)];
  return [ofGrahas(signs), ofGrahas(chart.varga("D9")), combust, retrograde, natures].join(";");
}

/** Caches verdicts of the births of one day, which share their sky. */
const VERDICTS_BY_SKY = new WeakMap<Sky, Map<string, YogaVerdicts>>();

/**
 * The yogas of a birth without its time, without the sensitive ones. Most rules do not need degrees: they are evaluated
 * once for all times of a day between which no sign, navamsa or state changes.
 */
export function judgeYogasWithoutTime(nativity: Nativity): YogaVerdicts {
  const chart = getUntimedRuleChart(nativity);
  const { steady, turning } = chart.settings.strength === "sign_dignity" ? BY_SIGNS : BY_MEASURE;
  const verdictsByKey = VERDICTS_BY_SKY.get(nativity.sky) ?? new Map<string, YogaVerdicts>();
  VERDICTS_BY_SKY.set(nativity.sky, verdictsByKey);
  const key = createCacheKey(chart);
  const before = verdictsByKey.get(key) ?? judgeRules(steady, chart);
  verdictsByKey.set(key, before);
  return new Map([...before, ...judgeRules(turning, chart)]);
}
