import type { DoshaCancellation } from "@lagna/terms";
import { MANGAL_HOUSES } from "../dosha/dosha.data.ts";
import { DOSHA_RULES } from "../dosha/dosha.ts";
import type { Nativity } from "../nativity.ts";
import { createBirthRuleChart } from "../yoga/birth-rule-chart.ts";
import { BODY_NUMBER, type RuleChart, UNKNOWN_SIGN } from "../yoga/rule-chart.ts";
import { TRUE } from "../yoga/three-valued-logic.ts";
import { getUntimedRuleChart, UNKNOWN_SUNRISE_POINTS } from "../yoga/untimed-rule-chart.ts";

export const MANGAL_PLACES = ["lagna", "moon", "venus"] as const;
export type MangalPlace = (typeof MANGAL_PLACES)[number];

/** Mars counted from one place; `null` if the place or Mars is not known. */
export interface MangalCount {
  readonly house: number | null;
  readonly holds: boolean | null;
}

/** The mangal dosha of one chart, from its three places. */
export interface MangalOfChart {
  /** By the count from the lagna; cancellations never change it. */
  readonly holds: boolean | null;
  readonly from: Readonly<Record<MangalPlace, MangalCount>>;
  /** What books set against it, if it holds from any of the places. */
  readonly cancellations: readonly DoshaCancellation[];
}

const { cancellations: CANCELLATIONS } = DOSHA_RULES.find((rule) => rule.data.id === "mangal") as NonNullable<
  (typeof DOSHA_RULES)[number]
>;

/** The one cancellation that depends on the house of Mars, which differs from place to place. */
const BY_HOUSE: DoshaCancellation = "mars_by_house_and_sign";

function countMars(chart: RuleChart, place: MangalPlace): MangalCount {
  const [from, mars] = [chart.signs[BODY_NUMBER[place]], chart.signs[BODY_NUMBER.mars]];
  if (from === undefined || mars === undefined || from === UNKNOWN_SIGN || mars === UNKNOWN_SIGN) {
    return { house: null, holds: null };
  }
  const house = ((mars - from + 12) % 12) + 1;
  return { house, holds: MANGAL_HOUSES[chart.settings.mangal_houses].includes(house) };
}

/** The same chart with another place as lagna. */
function countFromPlace(chart: RuleChart, place: MangalPlace): RuleChart {
  if (place === "lagna") return chart;
  const signs = [...chart.signs];
  signs[BODY_NUMBER.lagna] = chart.signs[BODY_NUMBER[place]] ?? UNKNOWN_SIGN;
  return chart.with({ signs });
}

/** Mars from the lagna, the Moon and Venus (Raman, "Muhurta"), and what cancels it; three-valued on partial charts. */
export function judgeMangal(chart: RuleChart): MangalOfChart {
  const from = Object.fromEntries(MANGAL_PLACES.map((place) => [place, countMars(chart, place)])) as Record<
    MangalPlace,
    MangalCount
  >;
  const found = MANGAL_PLACES.filter((place) => from[place].holds === true);
  const cancellations =
    found.length === 0
      ? []
      : CANCELLATIONS.filter(([id, rule]) =>
          id === BY_HOUSE
            ? found.some((place) => rule.compiled.test(countFromPlace(chart, place)) === TRUE)
            : rule.compiled.test(chart) === TRUE,
        ).map(([id]) => id);
  return { holds: from.lagna.holds, from, cancellations };
}

/** The mangal dosha of a birth; without a time the lagna is unknown. */
export const judgeMangalOfBirth = (nativity: Nativity, isTimeKnown: boolean): MangalOfChart =>
  judgeMangal(isTimeKnown ? createBirthRuleChart(nativity, UNKNOWN_SUNRISE_POINTS) : getUntimedRuleChart(nativity));
