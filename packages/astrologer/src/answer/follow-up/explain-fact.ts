import type { Graha } from "@lagna/terms";
import { createChartReadModel } from "../../chart-read-model.ts";
import { findFactById, createFactContext } from "../../facts/build-facts.ts";
import type { AnswerSentence } from "../answer-types.ts";
import { findAskedFacts } from "../fact-questions/find-asked-facts.ts";
import { getDefinition } from "../definitions/define-term.ts";
import { explainMangalDosha } from "../doshas-and-remedies/explain-mangal-dosha.ts";
import { answerListQuestion } from "../fact-questions/answer-with-list.ts";
import { type AnswerDraft, renderPhrase, type AnswerContext } from "../answer-context.ts";
import { parsePhraseVariants } from "../../knowledge/knowledge-row.ts";
import { createTimeZoneCalendar } from "../../time-zone-calendar.ts";
import { computeMahaDashas, createPeriodId, computeSubPeriods } from "../../facts/build-dasha-facts.ts";
import { formatGraha, composeLocalizedText } from "../../formatting/format-terms.ts";
import { formatPeriodEdge } from "../topic/format-month.ts";
import {
  renderFactWithUncertainty,
  hasUncertainTime,
  hasUnknownTime,
} from "../birth-time/answer-with-uncertain-birth-time.ts";
import { renderYogaExplanation } from "../render-facts/explain-yoga.ts";
import { countWords } from "../../language/count-words.ts";

/** Number of past turns that are searched for looked-up facts. */
const TURNS_BACK = 4;

/** The facts looked up last (for a list, the facts of the list), and the number of turns since. Empty if another kind of answer came in between. */
function findLastFacts({ previousTurns, index, questionOf }: AnswerContext): {
  readonly ids: readonly string[];
  readonly times: number;
} {
  for (const [times, memory] of previousTurns.slice(-TURNS_BACK).toReversed().entries()) {
    if (memory.kind !== "fact") break;
    const before = questionOf(memory);
    const ids = findAskedFacts(before, index);
    if (ids.length > 0) return { ids, times };
    const listed = hasUnknownTime(index) ? [] : answerListQuestion(before, index).flatMap(({ facts }) => facts);
    if (listed.length > 0) return { ids: listed, times };
  }
  return { ids: [], times: 0 };
}

export const getLastFactIds = (turn: AnswerContext): readonly string[] => findLastFacts(turn).ids;

/** Facts related to a fact: for a graha its dignity, aspects and dasha; for a house its lord and the aspects on it. */
function getRelatedFactIds({ index }: AnswerContext, id: string): readonly string[] {
  const [kind = "", of = ""] = id.split("-");
  const lordOf = (house: number): Graha => createChartReadModel(index.nativity).house(house).lord;
  switch (kind) {
    case "planet":
    case "dignity":
    case "shadbala":
    case "aspect":
    case "star":
      return [`planet-${of}`, `dignity-${of}`, `aspect-${of}`, `star-${of}`, `shadbala-${of}`, `dasha-${of}`];
    case "lord":
      return [`house-${of}`, `dignity-${lordOf(Number(of))}`, `aspect-${lordOf(Number(of))}`];
    case "house":
      return [`lord-${of}`, `aspected-${of}`, `sav-${of}`];
    case "lagna":
      return ["lord-1", "lagna-star", "house-1"];
    case "sadesati":
      return ["transit-saturn", "planet-moon"];
    default:
      return [];
  }
}

const MAX_YOGAS = 3;

/** Explains why the yogas or doshas among the facts hold or do not hold. */
function explainYogasAndDoshas({ index, phrasePicker }: AnswerContext, ids: readonly string[]): AnswerSentence[] {
  if (hasUnknownTime(index)) return [];
  const view = createChartReadModel(index.nativity);
  const mangal = ids.includes("dosha-mangal") ? findFactById(index, "dosha-mangal") : undefined;
  if (mangal) return explainMangalDosha(view, phrasePicker, mangal);
  const yogas = ids.filter((id) => id.startsWith("yoga-") && findFactById(index, id)).slice(0, MAX_YOGAS);
  const isSingle = yogas.length === 1;
  return yogas.flatMap((id) => {
    const fact = findFactById(index, id);
    return [
      ...(isSingle || !fact ? [] : renderFactWithUncertainty(index, fact, phrasePicker.language)),
      ...renderYogaExplanation(view, phrasePicker, id),
    ];
  });
}

const MAX_RELATED_FACTS = 3;

/** Answers "show me why" and "tell me more" about looked-up facts; `null` if none were looked up. */
export function explainFact(turn: AnswerContext): AnswerDraft | null {
  const { index, phrasePicker, question } = turn;
  const named = question.entities.factIds.filter((id) => id.startsWith("yoga-") || id.startsWith("dosha-"));
  const last = findLastFacts(turn);
  const ids = named.length > 0 ? named : last.ids;
  const reasons = explainYogasAndDoshas(turn, ids);
  if (reasons.length > 0) return { kind: "fact", sentences: reasons };
  const shownIds = new Set(ids);
  const related = [...new Set(ids.flatMap((id) => getRelatedFactIds(turn, id)))]
    .filter((id) => !shownIds.has(id))
    .flatMap((id) => findFactById(index, id) ?? [])
    .slice(last.times * MAX_RELATED_FACTS, (last.times + 1) * MAX_RELATED_FACTS);
  if (related.length === 0) return null;
  return {
    kind: "fact",
    sentences: related.flatMap((fact) => renderFactWithUncertainty(index, fact, phrasePicker.language)),
  };
}

/** "What made you say so", after a dosha or another term: what it is counted by, and how the chart has it; `null` if the last answer had no term. */
export function explainByMeaning(turn: AnswerContext): AnswerDraft | null {
  const { index, phrasePicker, previousTurns } = turn;
  const last = previousTurns.at(-1);
  const definition = last?.kind === "fact" ? getDefinition(last.terms.at(-1) ?? "") : undefined;
  if (!definition) return null;
  const facts = findLastFacts(turn)
    .ids.slice(0, MAX_RELATED_FACTS)
    .flatMap((id) => findFactById(index, id) ?? []);
  return {
    kind: "definition",
    sentences: [
      renderPhrase(phrasePicker, definition.text),
      ...facts.flatMap((fact) => renderFactWithUncertainty(index, fact, phrasePicker.language)),
    ],
  };
}

const WHEN_PATTERN = /\b(?:when|kab|which (?:dasha|period|year))\b|कब/iu;
const RESULT_PATTERN =
  /\b(?:it|they|this|these|yogas?|yog|iska|inka|yeh|ye|results?|phal|fal|effects?|asar|active|activate\w*|work|milega|milenge)\b|इसका|इनका|योग|फल|असर|यह|मिलेग/iu;
const MAX_WHEN_WORDS = 8;
const MAX_TIMED_YOGAS = 2;
const YOGA_TIMING_PHRASES = {
  yoga: parsePhraseVariants([
    "A yoga shows most in the periods of the planets that form it. | Expect it in the periods of the planets that form it.",
    "योग सबसे साफ़ उन ग्रहों की दशा में बोलता है जो उसे बनाते हैं।",
    "Yog sabse saaf un grahon ki dasha me bolta hai jo use banate hain.",
  ]),
  turn: parsePhraseVariants([
    "The {period} sub-period runs from {from} to {until}.",
    "{period} की अंतर्दशा {from} से {until} तक है।",
    "{period} ki antardasha {from} se {until} tak hai.",
  ]),
};

/** Answers "when will it give results" about a looked-up yoga with the next periods of its grahas. */
export function answerYogaTiming(turn: AnswerContext): AnswerDraft | null {
  const { question, index, phrasePicker, previousTurns } = turn;
  const { text, entities } = question;
  const isShort = countWords(text) <= MAX_WHEN_WORDS;
  if (
    previousTurns.at(-1)?.kind !== "fact" ||
    !isShort ||
    !WHEN_PATTERN.test(text) ||
    !RESULT_PATTERN.test(text) ||
    hasUncertainTime(index)
  )
    return null;
  if (entities.grahas.length + entities.houses.length + entities.lords.length > 0) return null;
  const yogas = findLastFacts(turn)
    .ids.filter((id) => id.startsWith("yoga-") && findFactById(index, id))
    .slice(0, MAX_TIMED_YOGAS);
  const makers = new Set(
    yogas.flatMap((id) => {
      const value = findFactById(index, id)?.value as { holds: boolean | null; grahas: readonly Graha[] } | undefined;
      return value?.holds ? value.grahas : [];
    }),
  );
  if (makers.size === 0) return null;
  const { nowJd } = createTimeZoneCalendar(index.nativity, index.context);
  const antar = computeMahaDashas(createFactContext(index.nativity, index.context)).flatMap(computeSubPeriods);
  const ahead = antar.filter(({ lords, endJd }) => endJd > nowJd && makers.has(lords.at(-1) as Graha));
  const sentences = ahead.slice(0, MAX_TIMED_YOGAS).map(({ lords, startJd, endJd }) => {
    const id = createPeriodId(lords);
    const period = composeLocalizedText((language) => lords.map((lord) => formatGraha(lord)[language]).join("–"));
    const edges = {
      from: formatPeriodEdge(index, id, "start", startJd),
      until: formatPeriodEdge(index, id, "end", endJd),
    };
    return renderPhrase(phrasePicker, YOGA_TIMING_PHRASES.turn, { period, ...edges }, [id]);
  });
  return { kind: "fact", sentences: [renderPhrase(phrasePicker, YOGA_TIMING_PHRASES.yoga, {}, yogas), ...sentences] };
}
