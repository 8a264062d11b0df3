import type { YogaSettings } from "./rule.ts";
import { type Graha, type Rashi, RASHIS } from "@lagna/terms";
import { compile, type CompiledRule, type TraceLeaf } from "./compile.ts";
import { YOGA_DATA } from "./rules/all.ts";
import { type Frequency, frequencyOf } from "./frequency.ts";
import { bitsOf, BODY_NUMBER, chosenBy, grahasOf, NOWHERE, type RuleChart } from "./rule-chart.ts";
import { FALSE, saidOf, TRUE, type Truth } from "./truth.ts";
import type { YogaData } from "./yoga-data.ts";

/** The settings a rule turns on, as they were. */
export type RuleVariant = Readonly<Partial<Record<keyof YogaSettings, YogaSettings[keyof YogaSettings]>>>;

/** Whether a yoga holds, and what makes it. */
export interface Yoga extends Pick<YogaData, "id" | "group" | "nature" | "sensitive" | "source"> {
  /** `null` where the chart does not say enough. */
  readonly holds: boolean | null;
  readonly variant: RuleVariant;
  /** Who makes it, in the order of `GRAHAS`; the signs they stand in, and the houses, where the lagna is known. */
  readonly grahas: readonly Graha[];
  readonly signs: readonly Rashi[];
  readonly houses: readonly number[];
  /** The leaves of the rule that made it hold; empty where it does not. */
  readonly trace: readonly TraceLeaf[];
  /** `null` where this variant has not been counted. */
  readonly frequency: Frequency | null;
}

export interface CompiledYoga extends YogaData {
  readonly compiled: CompiledRule;
  readonly settings: readonly (keyof YogaSettings)[];
  readonly needs: ReadonlySet<string>;
}

const SETTING = "setting:";

/** A rule compiled, with the settings it turns on. */
export function compiledWithSettings(rule: YogaData["rule"]): Pick<CompiledYoga, "compiled" | "settings" | "needs"> {
  const compiled = compile(rule);
  const settings = [...compiled.needs]
    .filter((need) => need.startsWith(SETTING))
    .map((need) => need.slice(SETTING.length));
  return { compiled, needs: compiled.needs, settings: settings.toSorted() as (keyof YogaSettings)[] };
}

/** Every yoga with its rule compiled, once. */
export const YOGA_RULES: readonly CompiledYoga[] = YOGA_DATA.map((yoga) => ({
  ...yoga,
  ...compiledWithSettings(yoga.rule),
}));

/** Their tests alone: most say no, and no more is touched of those. */
const TESTS = YOGA_RULES.map(({ compiled }) => compiled.test);

const NO_VARIANT: RuleVariant = {};

export function variantOf(settings: readonly (keyof YogaSettings)[], chosen: YogaSettings): RuleVariant {
  if (settings.length === 0) return NO_VARIANT;
  const variant: Partial<Record<keyof YogaSettings, YogaSettings[keyof YogaSettings]>> = {};
  for (const key of settings) variant[key] = chosen[key];
  return variant;
}

export interface Making {
  readonly grahas: readonly Graha[];
  readonly signs: readonly Rashi[];
  readonly houses: readonly number[];
}

const signsOf = chosenBy(RASHIS);
const housesOf = chosenBy(Array.from({ length: 12 }, (_, index) => index + 1));
const ALL_SIGNS = 0xfff;

/** Who the leaves of a trace name, and where they stand. */
export function makingOf(trace: readonly TraceLeaf[], { signs, birth }: RuleChart): Making {
  let makers = 0;
  for (const leaf of trace) makers |= bitsOf(leaf.grahas);
  const grahas = grahasOf(makers);
  let stood = 0;
  for (const graha of grahas) {
    const sign = signs[BODY_NUMBER[graha]] ?? NOWHERE;
    if (sign !== NOWHERE) stood |= 1 << sign;
  }
  const lagna = birth.signs[BODY_NUMBER.lagna] ?? NOWHERE;
  const houses = lagna === NOWHERE ? 0 : ((stood >> lagna) | (stood << (12 - lagna))) & ALL_SIGNS;
  return { grahas, signs: signsOf(stood), houses: housesOf(houses) };
}

/** One yoga of a chart. @param said of it by its rule, where that has been asked already */
export function judge(yoga: CompiledYoga, chart: RuleChart, said: Truth = yoga.compiled.test(chart)): Yoga {
  const { id, group, nature, sensitive, source, compiled, settings } = yoga;
  const trace: TraceLeaf[] = [];
  if (said === TRUE) compiled.explain(chart, true, trace);
  const { grahas, signs, houses } = makingOf(trace, chart);
  return {
    id,
    group,
    nature,
    sensitive,
    source,
    holds: saidOf(said),
    variant: variantOf(settings, chart.settings),
    grahas,
    signs,
    houses,
    trace,
    frequency: frequencyOf(id, settings, chart.settings),
  };
}

/** The yogas of a chart that hold or, as far as it is known, may; in the order of the tables, the sensitive ones among them. */
export function yogasOf(chart: RuleChart): readonly Yoga[] {
  const found: Yoga[] = [];
  for (let index = 0; index < TESTS.length; index++) {
    const said = (TESTS[index] as CompiledRule["test"])(chart);
    if (said !== FALSE) found.push(judge(YOGA_RULES[index] as CompiledYoga, chart, said));
  }
  return found;
}

/** One yoga by its id. @throws RangeError for a yoga there is none of. */
export function yogaById(id: string, chart: RuleChart): Yoga {
  const yoga = YOGA_RULES.find((rule) => rule.id === id);
  if (!yoga) throw new RangeError(`no such yoga: ${id}`);
  return judge(yoga, chart);
}
