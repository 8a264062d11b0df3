import { tokenise } from "../language/tokenise.ts";
import type { TaggedToken } from "../language/tag-tokens.ts";
import { getKeywordValues } from "./find-question-keywords.ts";
import { type FollowUp, QUESTION_FORMS, type QuestionForm } from "./question.ts";

/** A "why" of at most this many words is about the previous answer ("why do you say that"); a longer one brings its own topic. */
const MAX_WORDS_OF_WHY = 5;

/** The kind of follow-up of a short question that begins with "and", asks why, or doubts; `null` if it does not refer back. */
export function findFollowUp(keywords: readonly TaggedToken[], text: string, understood: boolean): FollowUp | null {
  const words = tokenise(text).length;
  const [follow] = getKeywordValues<FollowUp>(keywords, "follow");
  const forms = getKeywordValues<QuestionForm>(keywords, "form");
  if (forms.includes("verify") && words <= 14) return "verify";
  if (follow !== undefined && follow !== "and") return follow;
  const startsAsFollowUp =
    keywords[0]?.tag === "follow" || (keywords[0]?.tag === "w" && /^(no|par|lekin|but)$/.test(keywords[0].word));
  if (follow === "and" && startsAsFollowUp && words <= 9) return "and";
  if (forms.includes("why") && !understood && words <= MAX_WORDS_OF_WHY) return "why";
  return null;
}

/** A question that ends in a future verb is a yes/no question: "naukri lagegi?" */
const YES_NO_ENDING =
  /(?:\b(?:hoga|hogi|honge|lagegi|lagega|milega|milegi|banega|banegi|jayega|jayegi|aayega|aayegi|paunga|paungi|sakta hu|sakti hu)|होगा|होगी|होंगे|लगेगी|लगेगा|मिलेगा|मिलेगी|बनेगा|बनेगी|जाएगा|जाएगी|आएगा|आएगी|पाऊँगा|पाऊँगी|है)\s*[?？]\s*$/iu;

/** "What kind of person am I" contains "am I" but is not a yes/no question. */
const OPEN_QUESTION_START =
  /^\s*(?:what(?! about)|which|who|whose|how|kaun|kaunsa|kaunsi|kaisa|kaisi|kaise|कौन|कौनसा|कौनसी|कैसा|कैसी|कैसे)(?=\s)/iu;

/** A topic keyword may contain the "when", as "ghar kab" does. Not for "guru kab", where "guru" may be the graha. */
const WHEN_PATTERN = /\bkab\b|कब(?![\p{L}\p{M}])/iu;
const containsWhen = ({ tag, value, word }: TaggedToken): boolean =>
  tag === "topic" && value !== "spiritual" && WHEN_PATTERN.test(word);

export function findQuestionForm(keywords: readonly TaggedToken[], text: string): QuestionForm {
  const keywordForms = getKeywordValues<QuestionForm>(keywords, "form");
  const forms: readonly QuestionForm[] = keywords.some(containsWhen) ? [...keywordForms, "when"] : keywordForms;
  const plainForms = new Set<QuestionForm>(["yes_no", "what"]);
  if (forms.length === 0 && YES_NO_ENDING.test(text)) return "yes_no";
  if (forms[0] === "yes_no" && forms.every((form) => plainForms.has(form)) && OPEN_QUESTION_START.test(text))
    return "what";
  // "How is my health" contains "is my": of the forms yes_no and what, the one that comes first counts.
  return QUESTION_FORMS.find((form) => !plainForms.has(form) && forms.includes(form)) ?? forms[0] ?? "what";
}
