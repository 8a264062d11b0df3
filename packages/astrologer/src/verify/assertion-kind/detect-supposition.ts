import type { SyntaxNode } from "../../language/syntax-node.ts";
import { isConditional } from "./detect-conditional-clause.ts";
import { hasTag, addressesUser, joinWords, hasWord } from "./syntax-node-predicates.ts";
import {
  HYPOTHETICAL_WORDS,
  EVALUATION_WORDS,
  INDICATIVE_AUXILIARIES,
  SUBJUNCTIVE_VERBS,
  CONDITION_LINKS,
  FIRST_PERSON,
  HABITUAL_BEING,
} from "./detect-supposition.data.ts";

/** Hypothetical statements: suppositions, wishes, counterfactuals, questions about general rules. */

/** Whether a sentence mentions a time of day other than the birth time: it is then about a different chart. */
export function mentionsOtherClockTime(sentence: readonly SyntaxNode[], birthTime: string): boolean {
  if (sentence.some(({ tag, word }) => ["sunrise", "sunset", "age"].includes(tag) || word === "born")) return false;
  return sentence.some(({ tag, word }, index) => {
    const [colon, minute] = [sentence[index + 1], sentence[index + 2]];
    return (
      tag === "num" &&
      colon?.word === ":" &&
      minute?.tag === "num" &&
      minute.word.length === 2 &&
      `${word.padStart(2, "0")}:${minute.word}` !== birthTime
    );
  });
}

/** "Would have made you …", "might have been in …". */
const COUNTERFACTUAL_VERBS =
  /\bwould(?: not)? (?:\S+ ){0,5}?have (?!to\b)|\b(?:might|could) (?:not )?(?:\S+ ){0,2}?have (?:been|had|sat|stood|fallen|gone|come|\S+ed)\b/;
/** "Had I been born …", "were it so". */
const INVERTED = /^(i|he|she|it|they|we|been|born|there)$/;

/** "Had Mars been …", "if it were", "Say Mars were …", "… में होता, तो", "would have meant": contrary to fact. */
function isCounterfactual(sentence: readonly SyntaxNode[], clause: readonly SyntaxNode[]): boolean {
  const [first, second] = sentence.filter(({ tag }) => tag !== "poss");
  if (/^(had|were|should)$/.test(first?.word ?? "") && second?.tag === "who") return true;
  if (
    COUNTERFACTUAL_VERBS.test(joinWords(clause)) ||
    (/^(had|were)$/.test(sentence[0]?.word ?? "") && INVERTED.test(second?.word ?? ""))
  )
    return true;
  const were = clause.findIndex(({ word }) => word === "were");
  const lead = clause.slice(0, Math.max(0, were)).filter(({ tag }) => tag === "who");
  if (lead.length === 1 && clause[were - 1] === lead[0]) return true;
  if (were >= 0 && lead.length === 0 && clause[were + 1]?.tag === "who" && hasTag(clause, "in")) return true;
  const wished = clause.findIndex(({ word }) => /^(होता|होती|hota|hoti)$/.test(word));
  if (wished > 0 && !INDICATIVE_AUXILIARIES.test(clause[wished + 1]?.word ?? "")) {
    // "… में होता ना, तो": "ना" is a tag question and not a negation.
    const isTag =
      /^(na|ना|न)$/.test(clause[wished + 1]?.word ?? "") && /^(,|तो|to|toh)$/.test(clause[wished + 2]?.word ?? "");
    if (isTag || !hasTag(clause, "neg")) return true;
  }
  // "… छठे में चला जाए तो": about anyone with the placement.
  return hasWord(clause, SUBJUNCTIVE_VERBS) && hasWord(sentence, CONDITION_LINKS);
}

/** "मान लें कि …", "let us say": supposed for the sake of argument. */
const LET =
  /(?:अभ्यास|मिसाल|उदाहरण) के लिए|\b(?:practice|abhyas|abhyaas|misaal|example|udaharan) ke liye\b|\bfor practice\b|मान (?:लें|लो|ले|लिया जाए|लीजिए)|(?:^| )(?:मानिए|सोचिए) कि|\bmn lo\b|\bmaan (?:lo|le|len|lein|lijiye|lijie)\b|\bwhat if\b|(?:^| )(?:सोचो|सोचिए) |\bsocho\b|\blet(?:'s| us) (?:say|suppose|pretend|assume)\b/;

/** "जिसका शनि सिंह में हो": anyone with the placement. */
const GENERIC_OWNER_CONDITION =
  /(?:^| )(?:जिस\S*|जिन\S*) .*(?:हो|हों)(?: [?,.।]| तो| उस\S*|$)|\b(?:jis\S*|jin\S*) .*\b(?:ho|hon)(?: [?,.]| to| toh| us\S*|$)/;

/** "Jahan Budh aur Rahu rashi badal lein, wahan …": in any chart where this is the case. */
const WHEREVER_IT_MAY =
  /(?:^| )(?:जहां|जिधर) .*(?:हो|हों|लें|ले|जाए|जाएं|करें|रहें) (?:, )?(?:वहां|वहीं|उस|तो)|\b(?:jahan|jahaan|jidhar) .*\b(?:ho|hon|lein|len|le|jaye|jaayen|karein|rahein) (?:, )?(?:wahan|vahan|wahin|us|to)\b/;

/**
 * "Were you asking about Mars in Leo?", "would you like me to explain what … stands for?": a topic of conversation, not a statement about
 * a chart.
 */
export function isTopicOfQuestion(sentence: readonly SyntaxNode[]): boolean {
  const line = joinWords(sentence);
  const isTalk =
    /(?:के बारे में|की बात|का मतलब|का अर्थ) .*(?:पूछ|जान|बात|बोल|सुन)|\b(?:ke baare (?:me|mein)|ki baat|ka matlab) .*\b(?:pooch|puch|jaan|baat|bol|sun)|\b(?:ask|asking|explain|discuss|talk|hear|read|know|wondering) (?:\S+ )?(?:about|what|more|how)\b/.test(
      line,
    );
  const isYourGraha = sentence.some((node, at) => node.tag === "poss" && sentence[at + 1]?.tag === "who");
  return isTalk && !isYourGraha;
}

/** "If one thing explains you it is that Mars …": not a condition. */
const IF_AT_ALL =
  /\bif (?:one|anything|any|there|you|we|i)\b.*\b(?:it is|it's|it must be|that is) (?:that|because|this)\b/;

/** "मंगल सिंह में है या नहीं", "vakri hai ya margi", "whether …": alternatives left open. */
const ONE_OR_OTHER =
  /(?:है|हैं|हो|hai|hain|h|ho) (?:कि|ki) (?:नहीं|ना|न|nahi|nahin|nhi|na)(?: |$)|(?:^| )(?:है|हैं|था|थी|हो|पडता है) या (?!यूं|यों|कह|फिर)|\b(?:hai|hain|h|tha|thi|ho) ya (?!yu|yun|kah|phir|fir)|(?:में|me|mein) (?:या|ya) (?:नहीं|ना|न|nahi|nahin|na|nhi)(?: |$)/;

/** Whether a clause and the following words state an open alternative: "है | कि नहीं". */
const isAlternative = (sentence: readonly SyntaxNode[], clause: readonly SyntaxNode[]): boolean => {
  const end = sentence.indexOf(clause.at(-1) as SyntaxNode) + 1;
  return ONE_OR_OTHER.test(joinWords([...clause, ...sentence.slice(end, end + 2)]));
};

/** "I am not sure if …", "पता नहीं …": unknown to the author; "aapko pata nahi" on the contrary takes it as known. */
const UNCERTAINTY_PHRASES =
  /\b(?:not sure|cannot say|can't say|cannot tell|can't tell|don't know|do not know|don't remember|not certain|unclear|too early to say) (?:if|whether|yet|that)\b|^(?:पता|मालूम|पक्का) नहीं |^(?:pata|maloom|pakka) (?:nahi|nahin|nhi) /;
/** "शायद … में हो", "ho sakta hai … ho": a possibility. */
const MAY_BE =
  /(?:शायद|हो सकता है|संभव है|मुमकिन है) .*हो(?: [।.,!]|$)|\b(?:shayad|ho sakta hai|ho skta h|sambhav hai|mumkin hai) .*\bho(?: [.,!]|$)/;

/** "By that school your Moon would be in …": a reserved statement. */
export const isTentative = (clause: readonly SyntaxNode[]): boolean =>
  /\b(?:would|could|might) (?:be|sit|stand|fall|lie)\b/.test(joinWords(clause));

export function isHypothetical(sentence: readonly SyntaxNode[], clause: readonly SyntaxNode[]): boolean {
  if (isConditional(sentence, clause) && !IF_AT_ALL.test(joinWords(sentence))) return true;
  if (isCounterfactual(sentence, clause) || isAlternative(sentence, clause)) return true;
  if (UNCERTAINTY_PHRASES.test(joinWords(sentence)) || MAY_BE.test(joinWords(clause))) return true;
  if (
    LET.test(joinWords(sentence)) ||
    WHEREVER_IT_MAY.test(joinWords(sentence)) ||
    GENERIC_OWNER_CONDITION.test(joinWords(sentence))
  )
    return true;
  // "Let Jupiter be in Aries".
  if (/^let$/.test(sentence[0]?.word ?? "") && sentence.slice(1, 5).some(({ word }) => word === "be")) return true;
  return hasWord(sentence, HYPOTHETICAL_WORDS) && !addressesUser(clause);
}

/** "Does Mars in Leo always mean trouble?", "kya … hona bura hai?": asks about a rule, because it mentions no person. */
export function isOpenQuestion(sentence: readonly SyntaxNode[]): boolean {
  const namesSpeaker = sentence.some(
    ({ tag, word }, at) =>
      tag === "poss" || (FIRST_PERSON.test(word) && !["rashi", "house"].includes(sentence[at - 1]?.tag ?? "")),
  );
  if (!namesSpeaker && hasWord(sentence, /^(would|could)$/)) return true;
  const isAskedOf = hasWord(sentence, HABITUAL_BEING) && hasWord(sentence, /^(kya|क्या)$/);
  const isFact = hasWord(sentence, /^(that|होने|hone)$/) && !isAskedOf;
  return !namesSpeaker && !isFact && !hasTag(sentence, "now") && (isAskedOf || hasWord(sentence, EVALUATION_WORDS));
}
