import type { Node } from "../../language/node.ts";
import { has, lineOf } from "./spoken.ts";

/**
 * Conditions. Where somebody stands in a birth chart hangs on no condition of life: "If you are tired, remember your Mars in Leo" and "Your
 * Mars is in Leo, and if you rest it helps you" tell a place all the same. What hangs on the chart or the birth itself, on anybody's, or on
 * what is not so, tells nothing: "If Mars is in Leo, …", "If you had been born at noon, …".
 */

/** Put as a condition by another word than "if": "unless your Mars is in Leo", "बशर्ते मंगल …", "mangal chahe … me ho". */
const CONDITIONS =
  /^(?:unless|lest|whether|provided(?: that)?|providing|on condition that|in case|as long as|so long as|assuming|even if|only if)\b/;
const FIRST_WORDS = /^(?:unless|lest|whether|provided|providing|on|in|as|so|assuming|even|only)(?: |$)/;
const HINDI_CONDITIONS =
  /(?:^| )(?:बशर्ते|काश|जब तक .* (?:न|ना) हो)(?: |$)|\b(?:basharte|kaash)\b|(?:^| )(?:चाहे|भले)(?: ही)? (?:\S+ ){0,6}हो(?: |$)|\b(?:chahe|bhale)(?: hi)? (?:\S+ ){0,6}ho\b/;

const OF_CHART = new Set(
  "who rashi house nak varga dign retro combust lordword signword houseword starword planetword dasha level born group karaka point setting ayanamsa yoga dosha aspect exchange vargottama pron sadesati arc num ord".split(
    " ",
  ),
);
/** Of a birth and how it is reckoned, of whoever it may be, or of what is not so. */
const OF_BIRTH =
  /\b(?:birth|born|birthday|chart|horoscope|kundli|kundali|lagna|time (?:is|was|given)|recorded|clock|system|school|method|count|counts|counting|reckon|reckoned|zodiac|ayanamsa|one|someone|somebody|anyone|anybody|person|people|native|were|had|was|would|so|not)\b|(?:^| )(?:जन्म\S*|कुंडली|पत्री|लग्न|किसी|कोई|जातक|व्यक्ति|होता|होती|होते|गिन\S*|नहीं|न)(?: |$)|\b(?:janam|janm|kundli|patri|lagna|kisi|koi|jatak|hota|hoti|hote|gin\S*|nahi|nahin|na)\b/;

const CONSEQUENCE = /^(,|then|तो|to|toh)$/;
/** "… हो तो": the sign of a condition that stands after it. */
const isAfterwards = ({ word }: Node): boolean => / (तो|to|toh)$/.test(word);

/** What a condition puts, from its word to the comma or consequence, or back to the pause before where its word comes last. */
function putBy(sentence: readonly Node[], at: number): readonly Node[] {
  if (isAfterwards(sentence[at] as Node)) {
    const before = sentence.slice(0, at);
    return before.slice(before.findLastIndex(({ word }) => word === ",") + 1);
  }
  const after = sentence.slice(at + 1);
  const end = after.findIndex(({ word }) => CONSEQUENCE.test(word));
  const put = end < 0 ? after : after.slice(0, end);
  return /^or not$/.test(lineOf(put.slice(-2))) ? put.slice(0, -2) : put;
}

/** "If I am not mistaken", "unless I misread the chart", "if you look at your chart": of how it is read, and not of how it is. */
const OF_READING =
  /^(?:i|we) (?:am|are|may|see|read|misread|recall|remember|understand|count|look)\b|^you (?:ask|look|open|check|notice|remember|recall|want|may)\b/;

const isOfLife = (put: readonly Node[]): boolean =>
  put.length > 0 &&
  !put.some(({ tag }) => OF_CHART.has(tag)) &&
  (OF_READING.test(lineOf(put)) || !OF_BIRTH.test(lineOf(put)));

/** Whether a clause stands under a condition that its truth may hang on. */
export function isUnderCondition(sentence: readonly Node[], clause: readonly Node[]): boolean {
  if (HINDI_CONDITIONS.test(lineOf(clause))) return true;
  const isCondition = (node: Node, at: number): boolean =>
    node.tag === "if" || (FIRST_WORDS.test(node.word) && CONDITIONS.test(lineOf(sentence.slice(at, at + 3))));
  const isSaidAfterwards = (node: Node): boolean => isAfterwards(node) && !clause.includes(node);
  const conditions = sentence.flatMap((node, at) => (isCondition(node, at) && !isSaidAfterwards(node) ? [at] : []));
  return conditions.some((at) => !isOfLife(putBy(sentence, at))) || (conditions.length === 0 && has(clause, "if"));
}
