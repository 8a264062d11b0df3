import type { YogaSettings } from "./rule-language.ts";
import { type Graha, type Rashi, RASHIS } from "@lagna/terms";
import { compileRule, type CompiledRule, type TracedPredicate } from "./compile-rule.ts";
import { YOGA_DATA } from "./rules/all-yogas.ts";
import { type Frequency, findFrequency } from "./frequency.ts";
import { toGrahaBits, BODY_NUMBER, createBitSelector, toGrahas, UNKNOWN_SIGN, type RuleChart } from "./rule-chart.ts";
import { FALSE, toBooleanOrNull, TRUE, type Truth } from "./three-valued-logic.ts";
import type { YogaData } from "./define-yogas.ts";

/** The settings a rule depends on, with their values. */
export type RuleVariant = Readonly<Partial<Record<keyof YogaSettings, YogaSettings[keyof YogaSettings]>>>;

/** Whether a yoga holds, and what forms it. */
export interface Yoga extends Pick<YogaData, "id" | "group" | "nature" | "sensitive" | "source"> {
  /** `null` if the chart has too little data. */
  readonly holds: boolean | null;
  readonly variant: RuleVariant;
  /** The grahas that form it, in the order of `GRAHAS`; their signs, and their houses if the lagna is known. */
  readonly grahas: readonly Graha[];
  readonly signs: readonly Rashi[];
  readonly houses: readonly number[];
  /** The leaves of the rule that make it hold; empty if it does not hold. */
  readonly trace: readonly TracedPredicate[];
  /** `null` if this variant has not been counted. */
  readonly frequency: Frequency | null;
}

export interface CompiledYoga extends YogaData {
  readonly compiled: CompiledRule;
  readonly settings: readonly (keyof YogaSettings)[];
  readonly needs: ReadonlySet<string>;
}

const SETTING = "setting:";

/** Compiles a rule and lists the settings it depends on. */
export function compileWithSettings(rule: YogaData["rule"]): Pick<CompiledYoga, "compiled" | "settings" | "needs"> {
  const compiled = compileRule(rule);
  const settings = [...compiled.needs]
    .filter((need) => need.startsWith(SETTING))
    .map((need) => need.slice(SETTING.length));
  return { compiled, needs: compiled.needs, settings: settings.toSorted() as (keyof YogaSettings)[] };
}

/** Every yoga with its compiled rule. */
export const YOGA_RULES: readonly CompiledYoga[] = YOGA_DATA.map((yoga) => ({
  ...yoga,
  ...compileWithSettings(yoga.rule),
}));

/** Only their tests: most are false, and then nothing else of the yoga is accessed. */
const YOGA_TESTS = YOGA_RULES.map(({ compiled }) => compiled.test);

const NO_VARIANT: RuleVariant = {};

export function selectVariant(settings: readonly (keyof YogaSettings)[], chosen: YogaSettings): RuleVariant {
  if (settings.length === 0) return NO_VARIANT;
  const variant: Partial<Record<keyof YogaSettings, YogaSettings[keyof YogaSettings]>> = {};
  for (const key of settings) variant[key] = chosen[key];
  return variant;
}

export interface YogaFormation {
  readonly grahas: readonly Graha[];
  readonly signs: readonly Rashi[];
  readonly houses: readonly number[];
}

const selectSigns = createBitSelector(RASHIS);
const selectHouses = createBitSelector(Array.from({ length: 12 }, (_, index) => index + 1));
const ALL_SIGNS = 0xfff;

/** The grahas named by the leaves of a trace, with their signs and houses. */
export function collectFormation(trace: readonly TracedPredicate[], { signs, birth }: RuleChart): YogaFormation {
  let makers = 0;
  for (const leaf of trace) makers |= toGrahaBits(leaf.grahas);
  const grahas = toGrahas(makers);
  let signBits = 0;
  for (const graha of grahas) {
    const sign = signs[BODY_NUMBER[graha]] ?? UNKNOWN_SIGN;
    if (sign !== UNKNOWN_SIGN) signBits |= 1 << sign;
  }
  const lagna = birth.signs[BODY_NUMBER.lagna] ?? UNKNOWN_SIGN;
  const houses = lagna === UNKNOWN_SIGN ? 0 : ((signBits >> lagna) | (signBits << (12 - lagna))) & ALL_SIGNS;
  return { grahas, signs: selectSigns(signBits), houses: selectHouses(houses) };
}

/** One yoga of a chart. @param verdict the result of its rule, if already evaluated */
export function judgeYoga(yoga: CompiledYoga, chart: RuleChart, verdict: Truth = yoga.compiled.test(chart)): Yoga {
  const { id, group, nature, sensitive, source, compiled, settings } = yoga;
  const trace: TracedPredicate[] = [];
  if (verdict === TRUE) compiled.explain(chart, true, trace);
  const { grahas, signs, houses } = collectFormation(trace, chart);
  return {
    id,
    group,
    nature,
    sensitive,
    source,
    holds: toBooleanOrNull(verdict),
    variant: selectVariant(settings, chart.settings),
    grahas,
    signs,
    houses,
    trace,
    frequency: findFrequency(id, settings, chart.settings),
  };
}

/**
 * The yogas of a chart that hold or, if data is missing, may hold; in the order of the tables, including the sensitive
 * ones.
 */
export function findYogas(chart: RuleChart): readonly Yoga[] {
  const found: Yoga[] = [];
  for (let index = 0; index < YOGA_TESTS.length; index++) {
    const verdict = (YOGA_TESTS[index] as CompiledRule["test"])(chart);
    if (verdict !== FALSE) found.push(judgeYoga(YOGA_RULES[index] as CompiledYoga, chart, verdict));
  }
  return found;
}

/** One yoga by its id. @throws RangeError for an unknown id. */
export function judgeYogaById(id: string, chart: RuleChart): Yoga {
  const yoga = YOGA_RULES.find((rule) => rule.id === id);
  if (!yoga) throw new RangeError(`no such yoga: ${id}`);
  return judgeYoga(yoga, chart);
}
