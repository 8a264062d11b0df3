import { functionalRoles, natureOf, SAPTA_GRAHAS } from "@lagna/jyotish";
import type { Graha } from "@lagna/terms";
import type { ChartView } from "../chart-view.ts";
import {
  CANCELLED_DEBILITATION,
  COMBUST,
  DIGNITY_POLARITY,
  FUNCTIONAL_SHARE,
  HOUSE_POLARITY,
  NATURAL_SHARE,
} from "./weights.data.ts";

const FUNCTIONAL = { benefic: 1, neutral: 0, malefic: -1 } as const;

/**
 * What a graha does to a house it is in or sees, from −1 to 1: by what it owns from the lagna (BPHS 34) and by its nature (BPHS 3).
 * A node owns nothing, and acts for the lord of its sign.
 */
export function influenceOf(view: ChartView, graha: Graha): number {
  const { benefics, malefics } = natureOf(view.nativity);
  const natural = benefics.includes(graha) ? 1 : malefics.includes(graha) ? -1 : 0;
  return FUNCTIONAL_SHARE * functionalOf(view, graha) + NATURAL_SHARE * natural;
}

function functionalOf(view: ChartView, graha: Graha): number {
  const owner = SAPTA_GRAHAS.find((own) => own === graha);
  // Two steps at the most: a dispositor is one of the seven.
  if (owner === undefined) return functionalOf(view, view.dispositorOf(graha));
  return FUNCTIONAL[functionalRoles(view.nativity.signs.lagna)[owner].nature];
}

/** The dignity of a graha in the birth chart, from −1 to 1; `null` for a node that no text gives one. */
export function dignityPolarity(view: ChartView, graha: Graha, lifted: ReadonlySet<Graha>): number | null {
  const { dignity, combust } = view.planets[graha];
  if (dignity === null) return null;
  const height = dignity === "debilitated" && lifted.has(graha) ? CANCELLED_DEBILITATION : DIGNITY_POLARITY[dignity];
  return Math.max(-1, height + (combust ? COMBUST : 0));
}

/** The worth of a house to stand in, for a matter that may see it otherwise. */
export function placePolarity(house: number, places: Readonly<Record<number, number>> = {}): number {
  return places[house] ?? (HOUSE_POLARITY[house - 1] as number);
}

/** A graha as a lord is judged: where it stands, and in what dignity. */
export function standing(
  view: ChartView,
  graha: Graha,
  lifted: ReadonlySet<Graha>,
  places?: Readonly<Record<number, number>>,
): number {
  const place = placePolarity(view.planets[graha].house, places);
  const dignity = dignityPolarity(view, graha, lifted);
  return dignity === null ? place : (place + dignity) / 2;
}
