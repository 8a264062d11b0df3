import { RASHIS } from "@lagna/terms";
import type { FactIndex } from "../../fact.ts";
import { findFactById } from "../../facts/build-facts.ts";
import type { AnswerSentence } from "../answer-types.ts";
import { findTimeRangeFacts } from "./find-asked-facts.ts";
import { answerTechnicalChartQuestion } from "./answer-technical-chart-question.ts";
import { asksMaraka, findComparedTerms, getDefinition, findAskedTerm, findTerms } from "../definitions/define-term.ts";
import { DIFFERENCES } from "../definitions/term-differences.data.ts";
import { defineChartElement } from "../definitions/define-chart-element.ts";
import { answerFactQuestion, type LocalizedSentence } from "./answer-fact.ts";
import { renderFactMeaning } from "../render-facts/render-fact-meaning.ts";
import { answerListQuestion } from "./answer-with-list.ts";
import { type AnswerDraft, renderPhrase, type AnswerContext, type TalkContext } from "../answer-context.ts";
import type { PhrasePicker } from "../phrasing/phrase-picker.ts";
import {
  renderFactWithUncertainty,
  isStableFact,
  hasUnknownTime,
  getJudgmentIndex,
} from "../birth-time/answer-with-uncertain-birth-time.ts";

/** Terms that may name a single element: "the 10th house" asks for that house, not for the term "house". */
const ELEMENT_TERMS: ReadonlySet<string> = new Set(["bhava", "nakshatra", "rashi"]);

/** How the chart has what was defined; nothing without a chart. */
function renderFactOfChart(index: FactIndex | null, id: string | null, { language }: PhrasePicker): AnswerSentence[] {
  const fact = index && id !== null ? findFactById(index, id) : undefined;
  return index && fact ? renderFactWithUncertainty(index, fact, language) : [];
}

/** Defines a graha, house, sign or nakshatra, and shows where it is in this chart. */
function answerElementDefinition({ question, index, phrasePicker }: TalkContext): AnswerDraft | null {
  const found = defineChartElement(question, index, phrasePicker);
  if (!found) return null;
  return { kind: "definition", sentences: [found.sentence, ...renderFactOfChart(index, found.factId, phrasePicker)] };
}

/** The lord of the badhaka house: 11th, 9th or 7th for a movable, fixed or dual lagna. `null` if the lagna is uncertain. */
function findBadhakaLord({ index }: TalkContext): string | null {
  if (!index || hasUnknownTime(index) || !isStableFact(index, "lagna", ["sign"])) return null;
  const house = [11, 9, 7][RASHIS.indexOf(index.nativity.signs.lagna) % 3] ?? 11;
  return `lord-${house}`;
}

/** Defines both of two terms, after what tells them apart. */
function answerDifference({ question, phrasePicker }: TalkContext): AnswerDraft | null {
  const compared = findComparedTerms(question);
  if (!compared) return null;
  const [one, other] = compared;
  const key = [one.id, other.id].toSorted().join("/");
  const difference = DIFFERENCES[key];
  return {
    kind: "definition",
    sentences: [
      ...(difference ? [renderPhrase(phrasePicker, difference)] : []),
      renderPhrase(phrasePicker, one.text),
      renderPhrase(phrasePicker, other.text),
    ],
  };
}

export function answerDefinition(turn: TalkContext): AnswerDraft | null {
  const { question, index, previousTurns, phrasePicker } = turn;
  const difference = answerDifference(turn);
  if (difference) return difference;
  const refersToLastTerm =
    question.form === "define" && findTerms(question.text).length === 0 && question.isNotUnderstood;
  const lastTerm = refersToLastTerm ? previousTurns.findLast(({ terms }) => terms.length > 0)?.terms.at(-1) : undefined;
  // Which graha is a maraka depends on the lagna: without a birth time, only define the term.
  const term =
    index && hasUnknownTime(index) && asksMaraka(question)
      ? (getDefinition("maraka") ?? null)
      : findAskedTerm(question);
  const found = lastTerm === undefined ? term : getDefinition(lastTerm);
  if (!found || ELEMENT_TERMS.has(found.id)) {
    const elementAnswer = answerElementDefinition(turn);
    if (elementAnswer || !found) return elementAnswer;
  }
  const factId = found.id === "badhaka" ? findBadhakaLord(turn) : found.factId;
  const inChart = renderFactOfChart(index, factId, phrasePicker);
  return { kind: "definition", sentences: [renderPhrase(phrasePicker, found.text), ...inChart] };
}

/** The chart whose facts are looked up: without a birth time, the one whose houses are counted from the Moon or the Sun. */
const getLookupIndex = ({ index }: AnswerContext): FactIndex =>
  (hasUnknownTime(index) && getJudgmentIndex(index)) || index;

function renderFound(turn: AnswerContext, found: readonly LocalizedSentence[]): readonly AnswerSentence[] {
  const { language } = turn.phrasePicker;
  const index = getLookupIndex(turn);
  const renderedIds = new Set<string>();
  const sentences = found.flatMap(({ text, facts: ids, parts }): AnswerSentence[] => {
    const isStable = ids.every((id) =>
      parts ? isStableFact(index, id, parts) : findFactById(index, id)?.stable !== false,
    );
    if (isStable) return [{ text: text[language], facts: ids }];
    const facts = ids.flatMap((id) => (renderedIds.has(id) ? [] : (findFactById(index, id) ?? [])));
    for (const { id } of facts) renderedIds.add(id);
    return facts.flatMap((fact) => renderFactWithUncertainty(index, fact, language));
  });
  const timeRanges = findTimeRangeFacts(turn.question, found).flatMap((id) => {
    const fact = findFactById(index, id);
    return fact ? renderFactWithUncertainty(index, fact, language) : [];
  });
  return [...sentences, ...timeRanges];
}

/** What is asked in terms of the art that name it exactly: "the lord of the nakshatra of the lagna". */
export function answerTechnically(turn: AnswerContext): AnswerDraft | null {
  const { question, index, time } = turn;
  if (hasUnknownTime(index)) return null;
  const found = answerTechnicalChartQuestion(question, index, time);
  return found.length === 0 ? null : { kind: "fact", sentences: renderFound(turn, found) };
}

export function answerFacts(turn: AnswerContext): AnswerDraft | null {
  const { question, phrasePicker } = turn;
  const technical = answerTechnically(turn);
  if (technical) return technical;
  const index = getLookupIndex(turn);
  const lists = hasUnknownTime(turn.index) ? [] : answerListQuestion(question, index);
  if (lists.length > 0)
    return {
      kind: "fact",
      sentences: lists.map(({ text, facts: ids }) => ({ text: text[phrasePicker.language], facts: ids })),
    };
  const found = answerFactQuestion(question, index);
  if (found.length === 0) return null;
  const sentences = renderFound(turn, found);
  const meaning =
    question.entities.groups.length > 0 ? [] : renderFactMeaning(question, index, phrasePicker, sentences);
  return { kind: "fact", sentences: [...sentences, ...meaning] };
}
