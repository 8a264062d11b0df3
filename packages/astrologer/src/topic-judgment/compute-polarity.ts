import { getFunctionalRoles, computeNatureOfNativity, SAPTA_GRAHAS } from "@lagna/jyotish";
import type { Graha } from "@lagna/terms";
import type { ChartReadModel } from "../chart-read-model.ts";
import {
  CANCELLED_DEBILITATION_POLARITY,
  COMBUSTION_POLARITY,
  DIGNITY_POLARITY,
  FUNCTIONAL_SHARE,
  HOUSE_POLARITY,
  NATURAL_SHARE,
} from "./weights.data.ts";

const FUNCTIONAL_NATURE_VALUES = { benefic: 1, neutral: 0, malefic: -1 } as const;

/**
 * The influence of a graha on a house it occupies or aspects, from −1 to 1: by the houses it owns from the lagna (BPHS 34) and by its natural
 * benefic or malefic nature (BPHS 3). A node owns no house and acts for the lord of its sign.
 */
export function computeInfluence(view: ChartReadModel, graha: Graha): number {
  const { benefics, malefics } = computeNatureOfNativity(view.nativity);
  const natural = benefics.includes(graha) ? 1 : malefics.includes(graha) ? -1 : 0;
  return FUNCTIONAL_SHARE * computeFunctionalNature(view, graha) + NATURAL_SHARE * natural;
}

function computeFunctionalNature(view: ChartReadModel, graha: Graha): number {
  const owner = SAPTA_GRAHAS.find((sapta) => sapta === graha);
  // Recurses at most once: a dispositor is always one of the seven grahas.
  if (owner === undefined) return computeFunctionalNature(view, view.dispositorOf(graha));
  return FUNCTIONAL_NATURE_VALUES[getFunctionalRoles(view.nativity.signs.lagna)[owner].nature];
}

/** The dignity of a graha in the birth chart, from −1 to 1; `null` for nodes without a dignity in the texts. */
export function computeDignityPolarity(
  view: ChartReadModel,
  graha: Graha,
  cancelledDebilitations: ReadonlySet<Graha>,
): number | null {
  const { dignity, combust } = view.planets[graha];
  if (dignity === null) return null;
  const polarity =
    dignity === "debilitated" && cancelledDebilitations.has(graha)
      ? CANCELLED_DEBILITATION_POLARITY
      : DIGNITY_POLARITY[dignity];
  return Math.max(-1, polarity + (combust ? COMBUSTION_POLARITY : 0));
}

/** How good a house is to be placed in, from −1 to 1. A topic may override it with `places`. */
export function getHousePolarity(house: number, places: Readonly<Record<number, number>> = {}): number {
  return places[house] ?? (HOUSE_POLARITY[house - 1] as number);
}

/** The mean of house and dignity polarity of a graha, the way a lord is judged. */
export function computePlacementPolarity(
  view: ChartReadModel,
  graha: Graha,
  cancelledDebilitations: ReadonlySet<Graha>,
  places?: Readonly<Record<number, number>>,
): number {
  const place = getHousePolarity(view.planets[graha].house, places);
  const dignity = computeDignityPolarity(view, graha, cancelledDebilitations);
  return dignity === null ? place : (place + dignity) / 2;
}
