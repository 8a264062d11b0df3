import type { LocalizedText } from "../../fact.ts";
import { composeLocalizedText, createLocalizedText } from "../../formatting/format-terms.ts";
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

/** Whether a question about named elements of a chart asks whether something is so. */
export const asksYesOrNo = ({ form, text }: Pick<Question, "form" | "text">): boolean =>
  form === "yes_no" || form === "verify" || (form === "what" && POLAR_START.test(text));

const YES = createLocalizedText("Yes", "हाँ", "Haan");
const NO = createLocalizedText("No", "नहीं", "Nahi");

/** Prefixes "Yes, " or "No, " if the question asks yes or no. */
export function prefixYesNo(holds: boolean, isYesNo: boolean, sentence: LocalizedText): LocalizedText {
  if (!isYesNo) return sentence;
  const word = holds ? YES : NO;
  return composeLocalizedText((language) => `${word[language]}, ${lowerFirstWord(sentence[language])}`);
}

/** Lower-cases the first word if it is one like "Your"; names keep their capital. */
const lowerFirstWord = (text: string): string =>
  text
    .replace(/^(Your|You|In|The|By|No|Next)\b/, (word) => word.toLowerCase())
    .replace(/^(Aapk|Aapki|Abhi|Agli)/, (word) => word.toLowerCase());
