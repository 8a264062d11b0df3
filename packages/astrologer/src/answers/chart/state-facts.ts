import { findFactById } from "../../facts/build-facts.ts";
import type { FactIndex, LocalizedText } from "../../fact.ts";
import { composeLocalizedText } from "../../formatting/format-terms.ts";
import type { AnswerContext, AnswerDraft } from "../../answer/answer-context.ts";
import type { AnswerSentence } from "../../answer/answer-types.ts";
import {
  getJudgmentIndex,
  hasUnknownTime,
  isStableFact,
  renderFactWithUncertainty,
} from "../../answer/birth-time/answer-with-uncertain-birth-time.ts";
import { prefixYesNo } from "../../answer/fact-questions/yes-or-no.ts";
import { capitalize, fillSlots } from "../../answer/phrasing/phrase-picker.ts";
import { CHART_PHRASES } from "./chart-phrases.data.ts";

/** The chart whose facts are told: without a birth time, the one whose houses are counted from the Moon or the Sun. */
export const getToldIndex = ({ index }: Pick<AnswerContext, "index">): FactIndex =>
  (hasUnknownTime(index) && getJudgmentIndex(index)) || index;

export interface StatedFacts {
  readonly phrase: keyof typeof CHART_PHRASES;
  readonly slots?: Readonly<Record<string, LocalizedText | string>>;
  readonly facts: readonly string[];
  /** The parts of the facts that it states, if not all. */
  readonly parts?: readonly string[] | undefined;
  /** Whether what is asked is so; only where yes or no is asked. */
  readonly holds?: boolean | undefined;
}

/** A sentence about facts; where the birth time leaves one of them open, each of them by itself with what is known. */
export function stateFacts(
  { phrasePicker: { language } }: Pick<AnswerContext, "phrasePicker">,
  index: FactIndex,
  { phrase, slots = {}, facts, parts, holds }: StatedFacts,
): readonly AnswerSentence[] {
  const found = facts.flatMap((id) => findFactById(index, id) ?? []);
  const isStable = found.every(({ id, stable }) => (parts ? isStableFact(index, id, parts) : stable));
  if (!isStable) return found.flatMap((fact) => renderFactWithUncertainty(index, fact, language));
  const text = composeLocalizedText((one) => capitalize(fillSlots(CHART_PHRASES[phrase][one][0] ?? "", one, slots)));
  return [{ text: prefixYesNo(holds === true, holds !== undefined, text)[language], facts: found.map(({ id }) => id) }];
}

/** A draft of facts; `null` if there is nothing to tell. */
export const draftFacts = (sentences: readonly AnswerSentence[]): AnswerDraft | null =>
  sentences.length === 0 ? null : { kind: "fact", sentences };
