import { type Graha, GRAHAS } from "@lagna/terms";
import { answerTechnically } from "../../answer/fact-questions/answer-definition-or-fact.ts";
import { findTerms } from "../../answer/definitions/define-term.ts";
import { createChartReadModel } from "../../chart-read-model.ts";
import { findFactById } from "../../facts/build-facts.ts";
import type { FactIndex } from "../../fact.ts";
import { formatGrahaWithArticle, formatList } from "../../formatting/format-terms.ts";
import type { AnswerContext } from "../../answer/answer-context.ts";
import type { ChartAnswerer } from "../chart-answerer.ts";
import { draftFacts, getToldIndex, stateFacts } from "./state-facts.ts";

/** The usual ayanamsas differ by less than this. */
const ARC_BETWEEN_AYANAMSAS_DEG = 1.5;
const DEGREES_PER_SIGN = 30;

const isNearBorder = (longitude: number): boolean => {
  const inSign = longitude % DEGREES_PER_SIGN;
  return Math.min(inSign, DEGREES_PER_SIGN - inSign) < ARC_BETWEEN_AYANAMSAS_DEG;
};

/** What another ayanamsa would change, and which grahas of the chart stand near the border of a sign. */
function tellOtherAyanamsa(turn: AnswerContext, index: FactIndex) {
  const { nativity } = createChartReadModel(index.nativity);
  const near = GRAHAS.filter((graha) => isNearBorder(nativity.longitudes[graha]));
  const slots = { list: formatList(near.map(formatGrahaWithArticle)) };
  const facts = near.map((graha) => `planet-${graha}`);
  return [
    ...stateFacts(turn, index, { phrase: "other_ayanamsa", facts: ["setting-ayanamsa"] }),
    ...(near.length === 0 ? [] : stateFacts(turn, index, { phrase: "near_border", slots, facts, parts: ["sign"] })),
  ];
}

const CHANGE = /\b(?:another|other|different|chang\w+|doosr\w+|dusr\w+|badal\w*)\b|दूसर|बदल/iu;

/** "Seven karakas or eight", "what would another ayanamsa change"; `null` where the settings themselves are asked for. */
export const answerSettings: ChartAnswerer = (turn) => {
  const index = getToldIndex(turn);
  const { form, text, entities } = turn.question;
  if (findTerms(text).includes("karaka")) {
    const { graha } = (findFactById(index, "karaka-AK")?.value ?? {}) as { readonly graha?: Graha };
    if (graha === undefined) return null;
    const slots = { who: formatGrahaWithArticle(graha) };
    return draftFacts(stateFacts(turn, index, { phrase: "karaka_scheme", slots, facts: ["karaka-AK"] }));
  }
  if (!(form === "if" || CHANGE.test(text)) || !entities.terms.has("ayanamsa")) return null;
  return draftFacts([...(answerTechnically(turn)?.sentences ?? []), ...tellOtherAyanamsa(turn, index)]);
};
