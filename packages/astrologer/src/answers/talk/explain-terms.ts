import { findTerms, getDefinition } from "../../answer/definitions/define-term.ts";
import type { AnswerSentence } from "../../answer/answer-types.ts";
import type { AnswerLanguage } from "../../fact.ts";

const MAX_TERMS = 2;

/** What the words of art of some sentences mean, at most two. */
export const explainTerms = (
  sentences: readonly AnswerSentence[],
  language: AnswerLanguage,
): readonly AnswerSentence[] =>
  findTerms(sentences.map(({ text }) => text).join(" "))
    .flatMap((id) => getDefinition(id) ?? [])
    .slice(0, MAX_TERMS)
    .flatMap(({ text }) => {
      const [first] = text[language];
      return first === undefined ? [] : [{ text: first, facts: [] }];
    });
