import { GRAHAS } from "@lagna/terms";
import type { Nativity } from "../nativity.ts";
import { subject } from "../subject.ts";
import { chartOfBirth, type RisenPoints } from "./chart-of-birth.ts";
import { POINTS } from "./rule.ts";
import { BODY_NUMBER, NOWHERE, type RuleChart } from "./rule-chart.ts";

/** What only the time of day would say. */
const NOT_RISEN: RisenPoints = {
  dayBirth: null,
  vara: null,
  longitudes: { hora_lagna: null, ghati_lagna: null, gulika: null, mandi: null },
};

/** A list by body number in which only the grahas are left. */
const ofGrahas = (list: readonly number[], unknown: number): number[] =>
  list.map((value, number) => (number < GRAHAS.length ? value : unknown));

/**
 * A birth as rules read it of which the day is known and not the time: the grahas as they stand at the nativity's instant, and neither
 * lagna nor anything that is counted from it or from a sunrise. A rule that asks for one of these is unknown.
 */
export const chartWithoutTime = subject((nativity: Nativity): RuleChart => {
  const chart = chartOfBirth(nativity, NOT_RISEN);
  const signs = [...chart.signs];
  for (const point of POINTS) signs[BODY_NUMBER[point]] = NOWHERE;
  return chart.but({
    signs,
    longitudes: ofGrahas(chart.longitudes, Number.NaN),
    varga: (id) => ofGrahas(chart.varga(id), NOWHERE),
    strength: (number) => (chart.settings.strength === "shadbala_ratio" ? null : chart.strength(number)),
  });
});
