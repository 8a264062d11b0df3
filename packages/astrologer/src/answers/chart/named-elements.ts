import type { Graha } from "@lagna/terms";
import type { AnswerContext } from "../../answer/answer-context.ts";
import { createChartReadModel } from "../../chart-read-model.ts";
import type { FactIndex } from "../../fact.ts";
import { removeDuplicates } from "../../question/remove-duplicates.ts";

/** The grahas that are meant: those that are named, and the lords of the houses whose lord is. */
export function listNamedGrahas({ question: { entities } }: AnswerContext, index: FactIndex): readonly Graha[] {
  const { house } = createChartReadModel(index.nativity);
  return removeDuplicates([...entities.grahas, ...entities.lords.map((number) => house(number).lord)]);
}

/** The houses that are meant: those that are named, and those of the signs that are. */
export function listNamedHouses({ question: { entities } }: AnswerContext, index: FactIndex): readonly number[] {
  const { houseOfSign } = createChartReadModel(index.nativity);
  const ofLagna = entities.terms.has("lagna") && entities.houses.length === 0 ? [1] : [];
  return removeDuplicates([...ofLagna, ...entities.houses, ...entities.signs.map(houseOfSign)]);
}
