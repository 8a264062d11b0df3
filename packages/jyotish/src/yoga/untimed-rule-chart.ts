import { GRAHAS } from "@lagna/terms";
import type { Nativity } from "../nativity.ts";
import { memoizeForNativity } from "../memoize-for-nativity.ts";
import { createBirthRuleChart, type SunrisePoints } from "./birth-rule-chart.ts";
import { POINTS } from "./rule-language.ts";
import { BODY_NUMBER, UNKNOWN_SIGN, type RuleChart } from "./rule-chart.ts";

/** Values that are unknown without the time of day. */
export const UNKNOWN_SUNRISE_POINTS: SunrisePoints = {
  dayBirth: null,
  vara: null,
  longitudes: { hora_lagna: null, ghati_lagna: null, gulika: null, mandi: null },
};

/** A list by body number with only the grahas' values. */
const keepGrahasOnly = (list: readonly number[], unknown: number): number[] =>
  list.map((value, number) => (number < GRAHAS.length ? value : unknown));

/**
 * The rule chart of a birth whose day is known but not its time: the grahas at the nativity's instant, without the
 * lagna and everything counted from it or from a sunrise. A rule that needs one of these is unknown.
 */
export const getUntimedRuleChart = memoizeForNativity((nativity: Nativity): RuleChart => {
  const chart = createBirthRuleChart(nativity, UNKNOWN_SUNRISE_POINTS);
  const signs = [...chart.signs];
  for (const point of POINTS) signs[BODY_NUMBER[point]] = UNKNOWN_SIGN;
  return chart.with({
    signs,
    longitudes: keepGrahasOnly(chart.longitudes, Number.NaN),
    varga: (id) => keepGrahasOnly(chart.varga(id), UNKNOWN_SIGN),
    strength: (number) => (chart.settings.strength === "shadbala_ratio" ? null : chart.strength(number)),
  });
});
