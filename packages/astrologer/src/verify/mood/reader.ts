import type { Node } from "../../language/node.ts";
import { isPerson } from "./others.ts";
import { CHART, isMine, lineOf } from "./spoken.ts";

/** How a text points at the chart it is about, and how it takes its reader into what it says of many. */

const POINTING = new Set(["born", "now", "date", "age", "arc", "bindu"]);
const THIS = /^(this|the present|इस|प्रस्तुत|is|iss|prastut)$/;

const TALK =
  /^(tell|tells|told|telling|ask|asks|asked|advise|advised|warn|warns|warned|assure|show|shows|teach|teaches|remind|thank|see|say|says|let)$/;
/** "Whatever the videos tell you": of talk, and no chart. */
const withoutTalk = (sentence: readonly Node[]): readonly Node[] =>
  sentence.filter(
    ({ tag, word }, at) =>
      !(/^(you|u)$/.test(word) && TALK.test(sentence[at - 1]?.word ?? "")) &&
      !(tag === "poss" && /^(my|mere|meri|मेरे|मेरी)$/.test(word) && isPerson(sentence[at + 1])),
  );

/** "Your", "here", "at birth", "this chart", a day of the calendar: of this chart and no other. */
export const isOfThisChart = (sentence: readonly Node[]): boolean =>
  isMine(withoutTalk(sentence)) ||
  sentence.some(
    ({ tag, word }, at) =>
      POINTING.has(tag) ||
      /^(here|यहां|yahan)$/.test(word) ||
      (THIS.test(word) && sentence.slice(at + 1, at + 3).some((next) => CHART.test(next.word))),
  );

const YOU = "(?:you|your|yours|yourself|u|ur|youre)";
/** What "as you …" says of talk, and not of charts. */
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
].map((turn) => new RegExp(turn));

/** "People with Mars in Leo, and you are one of them, …", "जिनकी कुंडली में आपकी तरह …": told of many, and of the reader among them. */
export function includesReader(sentence: readonly Node[]): boolean {
  const line = lineOf(sentence);
  return INCLUDING.some((turn) => turn.test(line)) && !/\b(?:if|unless|were|not) (?:like )?you\b/.test(line);
}
