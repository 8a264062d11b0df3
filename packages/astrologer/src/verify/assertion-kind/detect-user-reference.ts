import type { SyntaxNode } from "../../language/syntax-node.ts";
import { isPerson } from "./classify-other-chart.ts";
import { addressesUser, joinWords } from "./syntax-node-predicates.ts";
import { CHART_WORDS } from "./syntax-node-predicates.data.ts";
import { THIS, MY } from "./detect-user-reference.data.ts";

/** How a text refers to the chart at hand, and how it includes the reader in a statement about many people. */

const DEICTIC_TAGS = new Set(["born", "now", "date", "age", "arc", "bindu"]);

const TALK_PHRASES =
  /^(tell|tells|told|telling|ask|asks|asked|advise|advised|warn|warns|warned|assure|show|shows|teach|teaches|remind|thank|see|say|says|let)$/;
/** "Whatever the videos tell you": the pronoun belongs to talk and not to a chart. */
const removeTalkPhrases = (sentence: readonly SyntaxNode[]): readonly SyntaxNode[] =>
  sentence.filter(
    ({ tag, word }, at) =>
      !(/^(you|u)$/.test(word) && TALK_PHRASES.test(sentence[at - 1]?.word ?? "")) &&
      !(tag === "poss" && MY.test(word) && isPerson(sentence[at + 1])),
  );

/** Whether a sentence refers to this chart: "your", "here", "at birth", "this chart", a calendar date. */
export const refersToThisChart = (sentence: readonly SyntaxNode[]): boolean =>
  addressesUser(removeTalkPhrases(sentence)) ||
  sentence.some(
    ({ tag, word }, at) =>
      DEICTIC_TAGS.has(tag) ||
      /^(here|यहां|yahan)$/.test(word) ||
      (THIS.test(word) && sentence.slice(at + 1, at + 3).some((next) => CHART_WORDS.test(next.word))),
  );

const YOU = "(?:you|your|yours|yourself|u|ur|youre)";
/** Verbs after "as you …" that refer to the conversation and not to a chart. */
const OF_TALK = "(?! (?:know|see|can|might|may|read|say|said|asked|wish|like|will|put|told|mention|wrote))";
const INCLUDING = [
  `\\b(?:like|including|such as|just as|same as|as|so (?:do|are|is)) (?:with |in |for |happens in |(?:it |that )?(?:is|does|are|was)(?: the case)?(?: (?:in|for|with))? )?${YOU}\\b${OF_TALK}`,
  `\\b(?:and )?so for ${YOU}\\b`,
  `\\b${YOU} (?:are |is |being )?(?:included|too|among (?:them|these|those)|(?:are )?one of (?:them|these|those|such)|belong (?:to|with|among) (?:them|those|these)|are no exception)\\b`,
  `\\bwhich (?:is (?:what |how )?)?(?:you (?:have|do|are)|yours)\\b`,
  `\\byours (?:is|are) (?:exactly |right |just |also )?(?:there|one|such|so|among)\\b`,
  `(?:आप|तुम्हार|तेर)(?:का|के|की|ा|े|ी) (?:ही )?तरह`,
  `(?:जैसा|जैसे|जैसी) (?:कि )?(?:आप|तुम|तेर)(?!\\S* (?:जानते|जानती|देख|कह|पूछ))`,
  `(?:जिनमें|उनमें|इनमें|जिनमे|उन्हीं में)(?: से)?(?: \\S+)? (?:आप|तुम)(?: |$)`,
  `(?:आप|तुम) (?:स्वयं )?भी (?:उन|इन|ऐसे|इसी|उसी|उनमें|इनमें)`,
  `\\b(?:aap|ap|tumhar|ter)(?:ki|ke|ka|i|e|a)? (?:hi )?tarah\\b`,
  `\\b(?:jaisa|jaise|jaisi) (?:ki )?(?:aap|ap|tum|ter)(?!\\S* (?:jante|jaante|dekh|kah|pooch|puch))`,
  `\\b(?:jinme|jinmein|unme|unmein|inme|inmein)(?: se)?(?: \\S+)? (?:aap|tum|tu)\\b`,
  `\\b(?:aap|tum|tu) (?:khud )?bhi (?:un|in|aise|isi|usi|unme|inme)`,
].map((pattern) => new RegExp(pattern));

/** "People with Mars in Leo, and you are one of them, …", "जिनकी कुंडली में आपकी तरह …": about many people, including the reader. */
export function includesUser(sentence: readonly SyntaxNode[]): boolean {
  const line = joinWords(sentence);
  return INCLUDING.some((pattern) => pattern.test(line)) && !/\b(?:if|unless|were|not) (?:like )?you\b/.test(line);
}
