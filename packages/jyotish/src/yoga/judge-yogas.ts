import { evaluateFaintMoon, evaluateWaxing, type RuleChart } from "./rule-chart.ts";
import type { YogaSettings } from "./rule-language.ts";
import { FALSE, toBooleanOrNull } from "./three-valued-logic.ts";
import { type CompiledYoga, YOGA_RULES } from "./yoga.ts";

/** The yogas that hold, or that are undecided because the chart has too little data, by id. */
export type YogaVerdicts = ReadonlyMap<string, boolean | null>;

/** Yogas of death, disease and similar are not disclosed. */
const DISCLOSED_RULES = YOGA_RULES.filter(({ sensitive, group }) => !sensitive && group !== "arishta");

/**
 * Whether a rule needs degrees, or a measured strength, which depends on them. The others depend only on what
 * `createRuleKey` lists.
 */
export const dependsOnDegrees = (needs: ReadonlySet<string>, { strength }: Pick<YogaSettings, "strength">): boolean =>
  needs.has("degrees") || (strength !== "sign_dignity" && needs.has("setting:strength"));

/** The disclosed rules that do not depend on degrees, and those that do, for both kinds of strength. */
const partitionRules = (settings: Pick<YogaSettings, "strength">) => ({
  bySigns: DISCLOSED_RULES.filter(({ needs }) => !dependsOnDegrees(needs, settings)),
  byDegrees: DISCLOSED_RULES.filter(({ needs }) => dependsOnDegrees(needs, settings)),
});
const RULES_BY_DIGNITY = partitionRules({ strength: "sign_dignity" });
const RULES_BY_MEASURE = partitionRules({ strength: "shadbala_ratio" });
const getRules = ({ settings }: RuleChart): typeof RULES_BY_DIGNITY =>
  settings.strength === "sign_dignity" ? RULES_BY_DIGNITY : RULES_BY_MEASURE;

function judgeRules(chart: RuleChart, rules: readonly CompiledYoga[]): YogaVerdicts {
  const verdicts = new Map<string, boolean | null>();
  for (const { id, compiled } of rules) {
    const value = compiled.test(chart);
    if (value !== FALSE) verdicts.set(id, toBooleanOrNull(value));
  }
  return verdicts;
}

/** The disclosed yogas of a chart that do not depend on degrees, without the grahas that form them. */
export const judgeYogasBySigns = (chart: RuleChart): YogaVerdicts => judgeRules(chart, getRules(chart).bySigns);

/** Those that do. */
export const judgeYogasByDegrees = (chart: RuleChart): YogaVerdicts => judgeRules(chart, getRules(chart).byDegrees);

/** All that a rule without degrees can use of the possible charts of one birth, as text. */
export function createRuleKey(chart: RuleChart): string {
  const { signs, benefics, malefics, undecided, combust, retrograde, facts } = chart;
  const natures = [benefics, malefics, undecided, evaluateWaxing(chart), evaluateFaintMoon(chart)];
  const light = [facts.dayBirth, facts.vara, facts.eclipse];
  return [signs, chart.varga("D9"), combust, retrograde, natures, light].join(";");
}
