import type { SyntaxNode } from "../../language/syntax-node.ts";
import { hasTag, joinWords } from "./syntax-node-predicates.ts";
import { CONSEQUENCE } from "./detect-conditional-clause.data.ts";

/**
 * Conditions. A placement in a birth chart does not depend on conditions of daily life: "If you are tired, remember your Mars in Leo" and
 * "Your Mars is in Leo, and if you rest it helps you" still state it. A condition on a chart or a birth, on anyone's, or contrary to fact
 * makes the statement hypothetical: "If Mars is in Leo, …", "If you had been born at noon, …".
 */

/** Conditions without "if": "unless your Mars is in Leo", "बशर्ते मंगल …", "mangal chahe … me ho". */
const CONDITIONS =
  /^(?:unless|lest|whether|provided(?: that)?|providing|on condition that|in case|as long as|so long as|assuming|even if|only if)\b/;
const FIRST_WORDS = /^(?:unless|lest|whether|provided|providing|on|in|as|so|assuming|even|only)(?: |$)/;
const HINDI_CONDITIONS =
  /(?:^| )(?:बशर्ते|काश|जब तक .* (?:न|ना) हो)(?: |$)|\b(?:basharte|kaash)\b|(?:^| )(?:चाहे|भले)(?: ही)? (?:\S+ ){0,6}हो(?: |$)|\b(?:chahe|bhale)(?: hi)? (?:\S+ ){0,6}ho\b/;

const CHART_TAGS = new Set(
  "who rashi house nak varga dign retro combust lordword signword houseword starword planetword dasha level born group karaka point setting ayanamsa yoga dosha aspect exchange vargottama pron sadesati arc num ord".split(
    " ",
  ),
);
/** Words for a birth and its computation, for people in general, or for what is contrary to fact. */
const BIRTH_WORDS =
  /\b(?:birth|born|birthday|chart|horoscope|kundli|kundali|lagna|time (?:is|was|given)|recorded|clock|system|school|method|count|counts|counting|reckon|reckoned|zodiac|ayanamsa|one|someone|somebody|anyone|anybody|person|people|native|were|had|was|would|so|not)\b|(?:^| )(?:जन्म\S*|कुंडली|पत्री|लग्न|किसी|कोई|जातक|व्यक्ति|होता|होती|होते|गिन\S*|नहीं|न)(?: |$)|\b(?:janam|janm|kundli|patri|lagna|kisi|koi|jatak|hota|hoti|hote|gin\S*|nahi|nahin|na)\b/;

/** "… हो तो": a condition whose marker comes last. */
const isTrailingCondition = ({ word }: SyntaxNode): boolean => / (तो|to|toh)$/.test(word);

/** The content of a condition: up to the next comma or consequence word, or back to the previous comma if its marker comes last. */
function extractCondition(sentence: readonly SyntaxNode[], at: number): readonly SyntaxNode[] {
  if (isTrailingCondition(sentence[at] as SyntaxNode)) {
    const before = sentence.slice(0, at);
    return before.slice(before.findLastIndex(({ word }) => word === ",") + 1);
  }
  const after = sentence.slice(at + 1);
  const end = after.findIndex(({ word }) => CONSEQUENCE.test(word));
  const condition = end < 0 ? after : after.slice(0, end);
  return /^or not$/.test(joinWords(condition.slice(-2))) ? condition.slice(0, -2) : condition;
}

/**
 * "If I am not mistaken", "unless I misread the chart", "if you look at your chart": conditions on reading the chart, not on the chart.
 */
const READING_CONDITION =
  /^(?:i|we) (?:am|are|may|see|read|misread|recall|remember|understand|count|look)\b|^you (?:ask|look|open|check|notice|remember|recall|want|may)\b/;

const isLifeCondition = (condition: readonly SyntaxNode[]): boolean =>
  condition.length > 0 &&
  !condition.some(({ tag }) => CHART_TAGS.has(tag)) &&
  (READING_CONDITION.test(joinWords(condition)) || !BIRTH_WORDS.test(joinWords(condition)));

/** Whether the truth of a clause depends on a condition. */
export function isConditional(sentence: readonly SyntaxNode[], clause: readonly SyntaxNode[]): boolean {
  if (HINDI_CONDITIONS.test(joinWords(clause))) return true;
  const isCondition = (node: SyntaxNode, at: number): boolean =>
    node.tag === "if" || (FIRST_WORDS.test(node.word) && CONDITIONS.test(joinWords(sentence.slice(at, at + 3))));
  const isSaidAfterwards = (node: SyntaxNode): boolean => isTrailingCondition(node) && !clause.includes(node);
  const conditions = sentence.flatMap((node, at) => (isCondition(node, at) && !isSaidAfterwards(node) ? [at] : []));
  return (
    conditions.some((at) => !isLifeCondition(extractCondition(sentence, at))) ||
    (conditions.length === 0 && hasTag(clause, "if"))
  );
}
