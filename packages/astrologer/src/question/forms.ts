import { tokensOf } from "../language/normalise.ts";
import type { Tagged } from "../language/tag.ts";
import { valuesOf } from "./cues.ts";
import { type FollowUp, QUESTION_FORMS, type QuestionForm } from "./question.ts";

/** "Why do you say that" asks of what was said; a longer one brings something of its own. */
const MOST_WHY = 5;

/** A short question that begins with "and", asks why or doubts leans on what was said before it. */
export function followUpIn(cues: readonly Tagged[], text: string, understood: boolean): FollowUp | null {
  const words = tokensOf(text).length;
  const [follow] = valuesOf<FollowUp>(cues, "follow");
  const forms = valuesOf<QuestionForm>(cues, "form");
  if (forms.includes("verify") && words <= 14) return "verify";
  if (follow !== undefined && follow !== "and") return follow;
  const opens = cues[0]?.tag === "follow" || (cues[0]?.tag === "w" && /^(no|par|lekin|but)$/.test(cues[0].word));
  if (follow === "and" && opens && words <= 9) return "and";
  if (forms.includes("why") && !understood && words <= MOST_WHY) return "why";
  return null;
}

/** A question that ends in a verb of the future, "naukri lagegi?", asks whether. */
const WHETHER =
  /(?:\b(?:hoga|hogi|honge|lagegi|lagega|milega|milegi|banega|banegi|jayega|jayegi|aayega|aayegi|paunga|paungi|sakta hu|sakti hu)|होगा|होगी|होंगे|लगेगी|लगेगा|मिलेगा|मिलेगी|बनेगा|बनेगी|जाएगा|जाएगी|आएगा|आएगी|पाऊँगा|पाऊँगी|है)\s*[?？]\s*$/iu;

/** "What kind of person am I" holds "am I", and asks no yes or no. */
const OPENS_WIDE =
  /^\s*(?:what(?! about)|which|who|whose|how|kaun|kaunsa|kaunsi|kaisa|kaisi|kaise|कौन|कौनसा|कौनसी|कैसा|कैसी|कैसे)(?=\s)/iu;

/** A longer cue, as "ghar kab", may hold it; "guru kab" may speak of the graha. */
const WHEN = /\bkab\b|कब(?![\p{L}\p{M}])/iu;
const holdsWhen = ({ tag, value, word }: Tagged): boolean =>
  tag === "topic" && value !== "spiritual" && WHEN.test(word);

export function formOf(cues: readonly Tagged[], text: string): QuestionForm {
  const found = valuesOf<QuestionForm>(cues, "form");
  const forms: readonly QuestionForm[] = cues.some(holdsWhen) ? [...found, "when"] : found;
  const plain = new Set<QuestionForm>(["yes_no", "what"]);
  if (forms.length === 0 && WHETHER.test(text)) return "yes_no";
  if (forms[0] === "yes_no" && forms.every((form) => plain.has(form)) && OPENS_WIDE.test(text)) return "what";
  // "How is my health" holds "is my": of the two plainest forms the one said first counts.
  return QUESTION_FORMS.find((form) => !plain.has(form) && forms.includes(form)) ?? forms[0] ?? "what";
}
