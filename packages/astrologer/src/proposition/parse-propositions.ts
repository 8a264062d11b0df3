import type { AnswerLanguage } from "../fact.ts";
import { parseProposition } from "./parse/parse-proposition.ts";
import { extractSentenceTerms } from "./parse/extract-sentence-terms.ts";
import type { Proposition } from "./proposition.ts";

const SENTENCE_BORDER = /(?<=[.!?।])\s+/u;

/**
 * What a text states about a chart, as propositions: the inverse of `say`. It reads what the lexicon names in each sentence, whichever chart
 * it is about, and the words around it in the order of any of the three languages. A sentence that supposes, reports or denies its
 * statement, or states more than one, gives nothing.
 */
export const read = (text: string, language: AnswerLanguage): readonly Proposition[] =>
  text
    .split(SENTENCE_BORDER)
    .flatMap((sentence) => (sentence === "" ? [] : (parseProposition(extractSentenceTerms(sentence), language) ?? [])));
