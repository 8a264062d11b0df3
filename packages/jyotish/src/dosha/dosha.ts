import type { DoshaCancellation, DoshaCause, DoshaId, Graha } from "@lagna/terms";
import { type CompiledRule, type TraceLeaf } from "../yoga/compile.ts";
import { type Frequency, frequencyOf } from "../yoga/frequency.ts";
import type { YogaSettings } from "../yoga/rule.ts";
import type { RuleChart } from "../yoga/rule-chart.ts";
import { FALSE, saidOf, TRUE, type Truth } from "../yoga/truth.ts";
import { compiledWithSettings, type Making, makingOf, type RuleVariant, variantOf } from "../yoga/yoga.ts";
import type { YogaSource } from "../yoga/yoga-data.ts";
import { DOSHA_DATA, type DoshaData } from "./dosha.data.ts";

export const DOSHA_DEGREES = ["full", "partial", "cancelled"] as const;
export type DoshaDegree = (typeof DOSHA_DEGREES)[number];

/** One of the things that make, or lift, a dosha. */
export interface Reason<Id> {
  readonly id: Id;
  readonly grahas: readonly Graha[];
}

export interface Dosha extends Making {
  readonly id: DoshaId;
  readonly source: readonly YogaSource[];
  /** The base finding; what lifts it never hides it. `null` where the chart does not say enough. */
  readonly holds: boolean | null;
  /** `partial` by fewer causes than it takes, or where it nearly holds; `cancelled` by anything that lifts it; `null` where there is none. */
  readonly degree: DoshaDegree | null;
  readonly causes: readonly Reason<DoshaCause>[];
  readonly cancellations: readonly Reason<DoshaCancellation>[];
  readonly variant: RuleVariant;
  readonly trace: readonly TraceLeaf[];
  /** How many births have it, and how many of them with something that lifts it; `null` where this variant has not been counted. */
  readonly frequency: Frequency | null;
  readonly lifted: Frequency | null;
}

type Compiled = ReturnType<typeof compiledWithSettings>;

export interface CompiledDosha {
  readonly data: DoshaData;
  readonly holds: Compiled;
  readonly nearly: Compiled | null;
  readonly causes: readonly (readonly [DoshaCause, Compiled])[];
  readonly cancellations: readonly (readonly [DoshaCancellation, Compiled])[];
  /** What the finding turns on, and what whether it is lifted turns on. */
  readonly settings: readonly (keyof YogaSettings)[];
  readonly liftedSettings: readonly (keyof YogaSettings)[];
  readonly countedAs: { readonly found: string; readonly lifted: string };
}

const settingsOf = (rules: readonly Compiled[]): (keyof YogaSettings)[] =>
  [...new Set(rules.flatMap(({ settings }) => settings))].toSorted();

/** The id under which the births are counted that have a dosha and something that lifts it. */
export const liftedId = (id: DoshaId): string => `${id}/lifted`;
/** And under which those are counted that have it; a yoga may be of the same name. */
export const doshaId = (id: DoshaId): string => `dosha/${id}`;

/** Every dosha with its rules compiled, once. */
export const DOSHA_RULES: readonly CompiledDosha[] = DOSHA_DATA.map((data) => {
  const holds = compiledWithSettings(data.holds);
  const cancellations = data.cancellations.map(([id, rule]) => [id, compiledWithSettings(rule)] as const);
  return {
    data,
    holds,
    nearly: data.nearly ? compiledWithSettings(data.nearly) : null,
    causes: data.causes.map(([id, rule]) => [id, compiledWithSettings(rule)] as const),
    cancellations,
    settings: settingsOf([holds]),
    liftedSettings: settingsOf([holds, ...cancellations.map(([, rule]) => rule)]),
    countedAs: { found: doshaId(data.id), lifted: liftedId(data.id) },
  };
});

function tracedBy(rule: CompiledRule, chart: RuleChart): TraceLeaf[] {
  const trace: TraceLeaf[] = [];
  rule.explain(chart, true, trace);
  return trace;
}

function reasons<Id>(rules: readonly (readonly [Id, Compiled])[], chart: RuleChart): Reason<Id>[] {
  return rules
    .filter(([, { compiled }]) => compiled.test(chart) === TRUE)
    .map(([id, { compiled }]) => ({ id, grahas: makingOf(tracedBy(compiled, chart), chart).grahas }));
}

function degreeOf({ data, nearly }: CompiledDosha, chart: RuleChart, holds: Truth, causes: number, lifted: boolean) {
  if (holds === FALSE) return nearly?.compiled.test(chart) === TRUE ? "partial" : null;
  if (holds !== TRUE) return null;
  if (lifted) return "cancelled";
  return causes < (data.fullFrom ?? 0) ? "partial" : "full";
}

/** One dosha of a chart. */
export function judgeDosha(rule: CompiledDosha, chart: RuleChart): Dosha {
  const { data, holds, settings, liftedSettings, countedAs } = rule;
  const said = holds.compiled.test(chart);
  const found = said === TRUE;
  const nearly = rule.nearly !== null && said === FALSE && rule.nearly.compiled.test(chart) === TRUE;
  const causes = found || nearly ? reasons(rule.causes, chart) : [];
  const cancellations = found ? reasons(rule.cancellations, chart) : [];
  const trace = found ? tracedBy(holds.compiled, chart) : [];
  const { grahas, signs, houses } = makingOf(trace, chart);
  return {
    id: data.id,
    source: data.source,
    holds: saidOf(said),
    degree: degreeOf(rule, chart, said, causes.length, cancellations.length > 0),
    causes,
    cancellations,
    variant: variantOf(liftedSettings, chart.settings),
    grahas,
    signs,
    houses,
    trace,
    frequency: frequencyOf(countedAs.found, settings, chart.settings),
    lifted: frequencyOf(countedAs.lifted, liftedSettings, chart.settings),
  };
}

/** The doshas of a chart that hold, nearly hold or, as far as it is known, may. */
export function doshasOf(chart: RuleChart): readonly Dosha[] {
  return DOSHA_RULES.map((rule) => judgeDosha(rule, chart)).filter(
    ({ holds, degree }) => holds !== false || degree !== null,
  );
}
