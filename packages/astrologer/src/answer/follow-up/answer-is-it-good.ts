import type { Graha } from "@lagna/terms";
import { createChartReadModel } from "../../chart-read-model.ts";
import type { FactIndex } from "../../fact.ts";
import { findFactById } from "../../facts/build-facts.ts";
import { computeInfluence, computePlacementPolarity } from "../../topic-judgment/compute-polarity.ts";
import { formatGraha } from "../../formatting/format-terms.ts";
import { type AnswerContext, type AnswerDraft, renderPhrase } from "../answer-context.ts";
import { explainFact } from "./explain-fact.ts";
import { renderFactWithUncertainty } from "../birth-time/answer-with-uncertain-birth-time.ts";
import { asksQuality } from "./find-reference-keywords.ts";
import { findCurrentElements, listGrahasOfElements } from "./find-chart-elements-under-discussion.ts";
import { REFERENCE_PHRASES } from "./reference-phrases.data.ts";

/** Up to this sum of placement and influence a graha is mixed. */
const MIXED_RANGE = 0.15;

const renderFacts = ({ index, phrasePicker }: AnswerContext, ids: readonly string[]): AnswerDraft["sentences"] =>
  ids.flatMap((id) => {
    const fact = findFactById(index, id);
    return fact ? renderFactWithUncertainty(index, fact, phrasePicker.language) : [];
  });

/** How much a graha helps in a chart, by where it stands and what it rules. */
export function scoreGraha(index: FactIndex, graha: Graha): number {
  const view = createChartReadModel(index.nativity);
  return computePlacementPolarity(view, graha, new Set()) + computeInfluence(view, graha);
}

/** Whether a graha is good for a chart. */
export function judgeGraha(index: FactIndex, graha: Graha): "good" | "bad" | "mixed" {
  const score = scoreGraha(index, graha);
  return score > MIXED_RANGE ? "good" : score < -MIXED_RANGE ? "bad" : "mixed";
}

/** The terms of the question and of the last two turns: "retrograde", defined just before. */
const findRecentTerms = ({ question, previousTurns, questionOf }: AnswerContext): ReadonlySet<string> =>
  new Set(
    [question, ...previousTurns.slice(-2).map((memory) => questionOf(memory))].flatMap(({ entities }) => [
      ...entities.terms,
    ]),
  );

/** "Does it make Saturn worse", after a state was defined or named. */
function judgeState(turn: AnswerContext, graha: Graha): AnswerDraft | null {
  const { retrograde, combust } = createChartReadModel(turn.index.nativity).planets[graha];
  const terms = findRecentTerms(turn);
  const key = terms.has("retro")
    ? retrograde
      ? "retrograde"
      : "not_retrograde"
    : terms.has("combust")
      ? combust
        ? "combust"
        : "not_combust"
      : null;
  if (key === null) return null;
  const lead = renderPhrase(turn.phrasePicker, REFERENCE_PHRASES[key], { who: formatGraha(graha) }, [
    `planet-${graha}`,
  ]);
  return { kind: "fact", sentences: [lead, ...renderFacts(turn, [`dignity-${graha}`])] };
}

/** "Is that good or bad?", of the graha, house or dosha that was named before or that the message names. */
export function answerIsItGood(turn: AnswerContext): AnswerDraft | null {
  const { question, previousTurns, index, phrasePicker } = turn;
  if (!asksQuality(question.text) || question.form === "why" || question.form === "when") return null;
  const elements = findCurrentElements(previousTurns);
  const [first = ""] = elements;
  if (first.startsWith("dosha-") && question.entities.grahas.length === 0) {
    const lead = renderPhrase(phrasePicker, REFERENCE_PHRASES.dosha_not_bad, {}, [first]);
    return { kind: "fact", sentences: [lead, ...(explainFact(turn)?.sentences ?? [])] };
  }
  const [graha] =
    question.entities.grahas.length > 0 ? question.entities.grahas : listGrahasOfElements(index, elements);
  if (!graha) return null;
  const state = judgeState(turn, graha);
  if (state) return state;
  const lead = renderPhrase(
    phrasePicker,
    REFERENCE_PHRASES[`graha_${judgeGraha(index, graha)}`],
    { who: formatGraha(graha) },
    [`planet-${graha}`, `dignity-${graha}`],
  );
  return { kind: "fact", sentences: [lead, ...renderFacts(turn, [`planet-${graha}`, `dignity-${graha}`])] };
}
