import type { AnswerLanguage, LocalizedText } from "../../fact.ts";
import { composeLocalizedText, createLocalizedText } from "../../formatting/format-terms.ts";
import type { AnswerSentence } from "../answer-types.ts";
import type { Question } from "../../question/question.ts";

/** A sentence of an answer, with the facts that support it. */
export interface LocalizedSentence {
  readonly text: LocalizedText;
  readonly facts: readonly string[];
  /** The parts of its facts that it states, if not all. */
  readonly parts?: readonly string[];
}

/** The verb or particle that a yes-or-no question begins with. */
const POLAR_START = /^\s*(?:(?:and|so|then|aur|to|और|तो)\s+)?(?:is|are|was|do|does|did|has|have|kya|क्या)(?=\s)/iu;
/** What makes a statement one that waits for yes or no: "exalted no?", "vakri hai na", "combust or not". */
const POLAR_END =
  /(?:(?<![\p{L}\p{M}])(?:no|right|or not|ya nahi|या नहीं)|(?:hai|hain|tha|the|thi|nahi(?:\s+\S+)?|है|हैं|था|थे|थी|नहीं(?:\s+\S+)?)\s+(?:kya|na|क्या|ना|न))\s*[?।!.]*$/iu;

/** "Is Guru strong or not", "kala sarpa yes or no": the two sides are yes and no, and nothing is compared. */
const OR_NOT =
  /(?<![\p{L}\p{M}])(?:or not|yes or no|yes\/no|ya nahi\p{L}*|ya na|ha+n? ya na\p{L}*|या नहीं|या ना|हाँ या न\S*)(?![\p{L}\p{M}])/iu;
export const asksOrNot = (text: string): boolean => OR_NOT.test(text);

/** Whether a question about named elements of a chart asks whether something is so. */
export const asksYesOrNo = ({ form, text }: Pick<Question, "form" | "text">): boolean =>
  form === "yes_no" ||
  form === "verify" ||
  asksOrNot(text) ||
  (form === "what" && (POLAR_START.test(text) || POLAR_END.test(text)));

const YES = createLocalizedText("Yes", "हाँ", "Haan");
const NO = createLocalizedText("No", "नहीं", "Nahi");

/** Prefixes "Yes, " or "No, " if the question asks yes or no. */
export function prefixYesNo(holds: boolean, isYesNo: boolean, sentence: LocalizedText): LocalizedText {
  if (!isYesNo) return sentence;
  const word = holds ? YES : NO;
  return composeLocalizedText((language) => `${word[language]}, ${lowerFirstWord(sentence[language])}`);
}

/** A rendered sentence with "Yes, " or "No, " before it. */
export const openWithYesNo = (sentence: AnswerSentence, holds: boolean, language: AnswerLanguage): AnswerSentence => ({
  ...sentence,
  text: `${(holds ? YES : NO)[language]}, ${lowerFirstWord(sentence.text)}`,
});

/** Lower-cases the first word if it is one like "Your"; names keep their capital. */
const lowerFirstWord = (text: string): string =>
  text.replace(/^(Your|You|In|The|There|By|No|Next|Aapk\p{L}+|Abhi|Agli)\b/u, (word) => word.toLowerCase());
