import { GRAHAS } from "@lagna/terms";
import type { Sky } from "../chart/sky.ts";
import type { Nativity } from "../nativity.ts";
import { chartWithoutTime } from "./chart-without-time.ts";
import { type RuleChart, waxingOf } from "./rule-chart.ts";
import { FALSE, saidOf } from "./truth.ts";
import { type CompiledYoga, YOGA_RULES } from "./yoga.ts";

/** The yogas that hold, or of which the chart does not say enough, by id. */
export type Said = ReadonlyMap<string, boolean | null>;

/** Those of death, disease and the like are no facts to be told. */
const TOLD = YOGA_RULES.filter(({ sensitive, group }) => !sensitive && group !== "arishta");

const byDegrees = ({ needs }: CompiledYoga): boolean => needs.has("degrees");
/** Where strength is measured, it turns with the degrees too. */
const byMeasure = (yoga: CompiledYoga): boolean => byDegrees(yoga) || yoga.needs.has("setting:strength");

/** The rules that ask for no degrees, and those that do. */
const parted = (turns: (yoga: CompiledYoga) => boolean) =>
  ({ steady: TOLD.filter((yoga) => !turns(yoga)), turning: TOLD.filter(turns) }) as const;
const BY_SIGNS = parted(byDegrees);
const BY_MEASURE = parted(byMeasure);

function saidBy(rules: readonly CompiledYoga[], chart: RuleChart): Said {
  const said = new Map<string, boolean | null>();
  for (const { id, compiled } of rules) {
    const value = compiled.test(chart);
    if (value !== FALSE) said.set(id, saidOf(value));
  }
  return said;
}

/** The yogas of a chart as far as they are told: without who makes them. */
export const yogasSaid = (chart: RuleChart): Said => saidBy(TOLD, chart);

/** All that a rule without degrees can ask of a chart without time. */
function known(chart: RuleChart): string {
  const { signs, benefics, malefics, undecided, combust, retrograde } = chart;
  const ofGrahas = (list: readonly number[]): readonly number[] => list.slice(0, GRAHAS.length);
  const natures = [benefics, malefics, undecided, waxingOf(chart)];
  return [ofGrahas(signs), ofGrahas(chart.varga("D9")), combust, retrograde, natures].join(";");
}

/** Of the births of one day, which share their sky, by what is known of each. */
const SAID = new WeakMap<Sky, Map<string, Said>>();

/**
 * The yogas of a birth without its time, the sensitive ones left out. Most rules ask for no degrees: they are tested once for all the
 * times of a day between which no sign, navamsa or state turns.
 */
export function yogasSaidWithoutTime(nativity: Nativity): Said {
  const chart = chartWithoutTime(nativity);
  const { steady, turning } = chart.settings.strength === "sign_dignity" ? BY_SIGNS : BY_MEASURE;
  const said = SAID.get(nativity.sky) ?? new Map<string, Said>();
  SAID.set(nativity.sky, said);
  const key = known(chart);
  const before = said.get(key) ?? saidBy(steady, chart);
  said.set(key, before);
  return new Map([...before, ...saidBy(turning, chart)]);
}
