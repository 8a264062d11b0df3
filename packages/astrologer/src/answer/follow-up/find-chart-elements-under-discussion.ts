import { type Graha, GRAHAS } from "@lagna/terms";
import { createChartReadModel } from "../../chart-read-model.ts";
import type { FactIndex } from "../../fact.ts";
import { findFactById } from "../../facts/build-facts.ts";
import type { Question } from "../../question/question.ts";
import type { AnswerSentence, TurnMemory } from "../answer-types.ts";

/** Number of past turns that a pronoun may refer to. */
const TURNS_BACK = 4;
const MAX_ELEMENTS = 4;

/** The ids of the chart elements that a turn was about: those its question names, else the first ones its answer cites. */
export function findElementsOfTurn(
  { entities }: Pick<Question, "entities">,
  kind: TurnMemory["kind"],
  sentences: readonly AnswerSentence[],
): readonly string[] {
  const named = [
    ...entities.factIds,
    ...entities.lords.map((house) => `lord-${house}`),
    ...entities.houses.map((house) => `house-${house}`),
  ];
  const isLookup = kind === "fact" || kind === "definition";
  const cited = sentences.flatMap(({ facts }) => facts).filter((id) => isLookup || id.startsWith("day-"));
  const grahas = entities.grahas.map((graha) => `planet-${graha}`);
  // A fact of a graha is closer to what was asked than the graha alone: its dasha, its transit.
  return [...new Set([...(cited.length > 0 ? [] : named), ...cited, ...named, ...grahas])].slice(0, MAX_ELEMENTS);
}

/** The chart elements of the latest turn that has any; empty after a turn of danger or an out-of-scope turn. */
export function findCurrentElements(turns: readonly TurnMemory[]): readonly string[] {
  for (const { focus = [], kind } of turns.slice(-TURNS_BACK).toReversed()) {
    if (kind === "safety" || kind === "bounds") return [];
    if (focus.length > 0) return focus;
    if (kind === "reading") return [];
  }
  return [];
}

const GRAHA_OF_FACT: Readonly<Record<string, Graha>> = {
  "dosha-mangal": "mars",
  "dosha-kaal_sarp": "rahu",
  "dosha-kala_sarpa": "rahu",
  "dosha-pitru": "sun",
  "dosha-pitra": "sun",
  "dosha-guru_chandala": "jupiter",
  sadesati: "saturn",
};

/** The graha that a fact is about; `null` if it is about none or several. */
export function getGrahaOfFact(index: FactIndex, id: string): Graha | null {
  const view = createChartReadModel(index.nativity);
  const fixed = GRAHA_OF_FACT[id];
  if (fixed) return fixed;
  const [kind = "", subject = "", ...rest] = id.split("-");
  if (id === "lagna") return view.house(1).lord;
  if (kind === "lord" || kind === "house") return view.house(Number(subject)).lord;
  if (kind === "dasha") {
    const lords = (findFactById(index, id)?.value as { lords?: readonly Graha[] } | undefined)?.lords ?? [];
    return lords.at(-1) ?? null;
  }
  const named = [subject, ...rest].toReversed().find((one) => GRAHAS.includes(one as Graha));
  return (named as Graha | undefined) ?? null;
}

/** The grahas of chart elements, in the order they were named. */
export const listGrahasOfElements = (index: FactIndex, elements: readonly string[]): readonly Graha[] => [
  ...new Set(elements.flatMap((id) => getGrahaOfFact(index, id) ?? [])),
];
