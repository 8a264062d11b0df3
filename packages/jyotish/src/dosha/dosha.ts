import type { DoshaCancellation, DoshaCause, DoshaId, Graha } from "@lagna/terms";
import { type CompiledRule, type TracedPredicate } from "../yoga/compile-rule.ts";
import { type Frequency, findFrequency } from "../yoga/frequency.ts";
import type { YogaSettings } from "../yoga/rule-language.ts";
import type { RuleChart } from "../yoga/rule-chart.ts";
import { dependsOnDegrees } from "../yoga/judge-yogas.ts";
import { FALSE, toBooleanOrNull, TRUE, type Truth } from "../yoga/three-valued-logic.ts";
import {
  compileWithSettings,
  type YogaFormation,
  collectFormation,
  type RuleVariant,
  selectVariant,
} from "../yoga/yoga.ts";
import type { YogaSource } from "../yoga/define-yogas.ts";
import { DOSHA_DATA, type DoshaData } from "./dosha.data.ts";

export const DOSHA_DEGREES = ["full", "partial", "cancelled"] as const;
export type DoshaDegree = (typeof DOSHA_DEGREES)[number];

/** One of the causes or cancellations of a dosha. */
export interface DoshaReason<Id> {
  readonly id: Id;
  readonly grahas: readonly Graha[];
}

export interface Dosha extends YogaFormation {
  readonly id: DoshaId;
  readonly source: readonly YogaSource[];
  /**
   * The finding before cancellation, which is never hidden by a cancellation. `null` if the chart has too little data.
   */
  readonly holds: boolean | null;
  /**
   * `partial` with fewer causes than required, or if it nearly holds; `cancelled` by any cancellation; `null` if there
   * is none.
   */
  readonly degree: DoshaDegree | null;
  readonly causes: readonly DoshaReason<DoshaCause>[];
  readonly cancellations: readonly DoshaReason<DoshaCancellation>[];
  readonly variant: RuleVariant;
  readonly trace: readonly TracedPredicate[];
  /** How many births have it, and how many of them with a cancellation; `null` if this variant has not been counted. */
  readonly frequency: Frequency | null;
  readonly lifted: Frequency | null;
}

type CompiledDoshaRule = ReturnType<typeof compileWithSettings>;

export interface CompiledDosha {
  readonly data: DoshaData;
  readonly holds: CompiledDoshaRule;
  readonly nearly: CompiledDoshaRule | null;
  readonly causes: readonly (readonly [DoshaCause, CompiledDoshaRule])[];
  readonly cancellations: readonly (readonly [DoshaCancellation, CompiledDoshaRule])[];
  /** The data that any of these rules needs besides signs. */
  readonly needs: ReadonlySet<string>;
  /** The settings the finding depends on, and those its cancellation depends on. */
  readonly settings: readonly (keyof YogaSettings)[];
  readonly cancellationSettings: readonly (keyof YogaSettings)[];
  readonly frequencyIds: { readonly found: string; readonly lifted: string };
}

const collectSettings = (rules: readonly CompiledDoshaRule[]): (keyof YogaSettings)[] =>
  [...new Set(rules.flatMap(({ settings }) => settings))].toSorted();

/** The id under which births that have a dosha and a cancellation are counted. */
export const getCancelledFrequencyId = (id: DoshaId): string => `${id}/lifted`;
/** The id under which births that have it are counted; prefixed because a yoga may have the same name. */
export const getDoshaFrequencyId = (id: DoshaId): string => `dosha/${id}`;

/** Every dosha with its compiled rules. */
export const DOSHA_RULES: readonly CompiledDosha[] = DOSHA_DATA.map((data) => {
  const holds = compileWithSettings(data.holds);
  const nearly = data.nearly ? compileWithSettings(data.nearly) : null;
  const causes = data.causes.map(([id, rule]) => [id, compileWithSettings(rule)] as const);
  const cancellations = data.cancellations.map(([id, rule]) => [id, compileWithSettings(rule)] as const);
  const rules = [holds, ...(nearly ? [nearly] : []), ...[...causes, ...cancellations].map(([, rule]) => rule)];
  return {
    data,
    holds,
    nearly,
    causes,
    cancellations,
    needs: new Set(rules.flatMap(({ needs }) => [...needs])),
    settings: collectSettings([holds]),
    cancellationSettings: collectSettings([holds, ...cancellations.map(([, rule]) => rule)]),
    frequencyIds: { found: getDoshaFrequencyId(data.id), lifted: getCancelledFrequencyId(data.id) },
  };
});

function traceRule(rule: CompiledRule, chart: RuleChart): TracedPredicate[] {
  const trace: TracedPredicate[] = [];
  rule.explain(chart, true, trace);
  return trace;
}

function findReasons<Id>(rules: readonly (readonly [Id, CompiledDoshaRule])[], chart: RuleChart): DoshaReason<Id>[] {
  return rules
    .filter(([, { compiled }]) => compiled.test(chart) === TRUE)
    .map(([id, { compiled }]) => ({ id, grahas: collectFormation(traceRule(compiled, chart), chart).grahas }));
}

function determineDegree(
  { data, nearly }: CompiledDosha,
  chart: RuleChart,
  holds: Truth,
  causes: number,
  lifted: boolean,
) {
  if (holds === FALSE) return nearly?.compiled.test(chart) === TRUE ? "partial" : null;
  if (holds !== TRUE) return null;
  if (lifted) return "cancelled";
  return causes < (data.fullFrom ?? 0) ? "partial" : "full";
}

/** One dosha of a chart. */
export function judgeDosha(rule: CompiledDosha, chart: RuleChart): Dosha {
  const { data, holds, settings, cancellationSettings, frequencyIds } = rule;
  const verdict = holds.compiled.test(chart);
  const found = verdict === TRUE;
  const nearly = rule.nearly !== null && verdict === FALSE && rule.nearly.compiled.test(chart) === TRUE;
  const causes = found || nearly ? findReasons(rule.causes, chart) : [];
  const cancellations = found ? findReasons(rule.cancellations, chart) : [];
  const trace = found ? traceRule(holds.compiled, chart) : [];
  const { grahas, signs, houses } = collectFormation(trace, chart);
  return {
    id: data.id,
    source: data.source,
    holds: toBooleanOrNull(verdict),
    degree: determineDegree(rule, chart, verdict, causes.length, cancellations.length > 0),
    causes,
    cancellations,
    variant: selectVariant(cancellationSettings, chart.settings),
    grahas,
    signs,
    houses,
    trace,
    frequency: findFrequency(frequencyIds.found, settings, chart.settings),
    lifted: findFrequency(frequencyIds.lifted, cancellationSettings, chart.settings),
  };
}

function judgeDoshas(rules: readonly CompiledDosha[], chart: RuleChart): readonly Dosha[] {
  return rules.map((rule) => judgeDosha(rule, chart)).filter(({ holds, degree }) => holds !== false || degree !== null);
}

/** The doshas of a chart that hold, nearly hold or, if data is missing, may hold. */
export const findDoshas = (chart: RuleChart): readonly Dosha[] => judgeDoshas(DOSHA_RULES, chart);

const needsDegrees = ({ needs }: CompiledDosha, { settings }: RuleChart): boolean => dependsOnDegrees(needs, settings);

/** Those of which neither the finding nor its cancellation depends on degrees. */
export const findDoshasBySigns = (chart: RuleChart): readonly Dosha[] =>
  judgeDoshas(
    DOSHA_RULES.filter((rule) => !needsDegrees(rule, chart)),
    chart,
  );

/** Those of which one does. */
export const findDoshasByDegrees = (chart: RuleChart): readonly Dosha[] =>
  judgeDoshas(
    DOSHA_RULES.filter((rule) => needsDegrees(rule, chart)),
    chart,
  );
