import { detectLanguage } from "./detect-language.ts";
import type { Question } from "./question.ts";
import { ASKING_PHRASES, THIRD_PERSON_PRONOUNS, FIRST_PERSON_WORDS } from "./self-words.data.ts";

const WORD_EDGE = { before: "(?<![\\p{L}\\p{M}])", after: "(?![\\p{L}\\p{M}])" } as const;
const buildWordPattern = (words: string, flags: string): RegExp =>
  new RegExp(`${WORD_EDGE.before}(?:${words.replaceAll(" ", "\\s+")})${WORD_EDGE.after}`, flags);

const ASKING = buildWordPattern(ASKING_PHRASES, "giu");
const SELF = buildWordPattern(FIRST_PERSON_WORDS, "iu");
const OTHERS = buildWordPattern(THIRD_PERSON_PRONOUNS, "iu");

/** "Bete ka dekhna hai, mera nahi", "for my son, not me". */
const DISOWNED =
  /(?<![\p{L}\p{M}])(?:(?:mer[aei]|apn[aei]|मेर[ाेी]|अपन[ाेी])\s+(?:nahi|nahin|nhi|नहीं)(?=\s*(?:[,.!?।]|$))|not\s+(?:mine|me|my own|about me))(?![\p{L}\p{M}])/giu;

/** "Kundli me kya hai", "us din": in Hinglish these are "in" and "that". "Me kya karu" begins with "I". */
const HINGLISH_PARTICLES =
  /(?<=[\p{L}\p{M}\d]\s*)(?<![\p{L}\p{M}])me(?![\p{L}\p{M}])|(?<![\p{L}\p{M}])us(?![\p{L}\p{M}])/giu;
/** "The main reason". */
const ENGLISH_ADJECTIVE = /(?<![\p{L}\p{M}])main(?![\p{L}\p{M}])/giu;
/** The country. */
const UNITED_STATES = /(?<![\p{L}\p{M}])US(?![\p{L}\p{M}])/gu;

/** Whether a text names its writer: "my", "mujhe", "हम". */
export function namesAsker(text: string): boolean {
  const other = detectLanguage(text) === "hg" ? HINGLISH_PARTICLES : ENGLISH_ADJECTIVE;
  return SELF.test(text.replaceAll(UNITED_STATES, " ").replaceAll(other, " "));
}

/**
 * Whether a question is about the user's own life: "when will I marry", "meri naukri", "my father's health". A first person that only
 * introduces the question does not count ("I want to know how she is"), nor does a question that also mentions a third person.
 */
export function isAboutAsker({ text }: Pick<Question, "text">): boolean {
  const withoutIntroductions = text.normalize("NFC").replaceAll(ASKING, " ").replaceAll(DISOWNED, " ");
  return namesAsker(withoutIntroductions) && !OTHERS.test(withoutIntroductions);
}

/** Whether a question names another person by a pronoun only: "is she manglik?", "uski shaadi kab hogi". */
export const namesOtherByPronoun = ({ text, person }: Pick<Question, "text" | "person">): boolean =>
  person === "self" && OTHERS.test(text.normalize("NFC"));
