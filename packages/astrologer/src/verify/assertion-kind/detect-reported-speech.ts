import type { SyntaxNode } from "../../language/syntax-node.ts";
import { addressesUser, isNamedGraha, joinWords, hasWord } from "./syntax-node-predicates.ts";
import { CHART_WORDS } from "./syntax-node-predicates.data.ts";
import { SPEECH_VERBS, SPEAKERS, ADVERB, CONCESSIVE_WORDS } from "./detect-reported-speech.data.ts";
import { THAT_CONJUNCTION } from "../../language/hindi-particles.data.ts";

/** Statements by others that the author need not share: "my grandmother always said …", "… ऐसा ग्रंथ कहते हैं". */

/** Verbs after which the statement is clearly someone else's. */
const CLAIM_VERBS =
  /^(claim|claims|claimed|argue|argues|argued|believe|believes|believed|insist|insists|insisted|swear|swears|swore|assert|asserts|asserted|maintain|maintains|preach|preaches)$/;

/** The speaker: the word before the verb, skipping adverbs. */
const findSpeaker = (sentence: readonly SyntaxNode[], verb: number): SyntaxNode | undefined =>
  sentence.slice(Math.max(0, verb - 4), verb).findLast(({ word }) => !ADVERB.test(word));

function isSaidByOthers(sentence: readonly SyntaxNode[], verb: number): boolean {
  const speaker = findSpeaker(sentence, verb);
  const { word } = sentence[verb] as SyntaxNode;
  if (!speaker) return false;
  if (SPEECH_VERBS.test(word)) return SPEAKERS.test(speaker.word);
  const isNoun = speaker.tag === "w" && /^[a-z]{3,}$/.test(speaker.word) && !CHART_WORDS.test(speaker.word);
  return CLAIM_VERBS.test(word) && (SPEAKERS.test(speaker.word) || (isNoun && !ASTROLOGY_WORDS.test(speaker.word)));
}
/** Words that are not speakers: what astrology itself teaches is a rule and not hearsay. */
const ASTROLOGY_WORDS =
  /^(astrology|jyotish|jyotisha|tradition|classics|should|can|not|you|nobody|anyone|the|its|and|but)$/;

const COMMON_BELIEF_PATTERNS = [
  // "… say the elders.", "or so they say"
  /\b(?:say|says|said|claim|warn|believe|hold|teach) (?:the|my|some|old|most|many|our) \S+(?: \S+)? ?[.!]?$/,
  /\bor so (?:they|people|it) /,
  /\b(?:is|are|was|were|has been|have been) (?:often |commonly |widely |generally |traditionally |usually )*(?:(?:held|thought|believed|supposed|reputed|deemed|reckoned|assumed|alleged|rumoured) to|(?:linked|associated) with)\b/,
  /\b(?:old|common|popular|age-old|an|the) (?:saying|proverb|adage|maxim|dictum|belief|superstition|notion|rule of thumb|lore)\b/,
  /\bas the saying goes\b/,
  /^(?:कहते हैं|कहा जाता है|kehte (?:hain|hai|h)|kehte hai ki)(?: |$)/,
  /(?:^| )सुना है(?: |$)|\bsuna (?:hai|h)\b|\bi (?:have )?(?:often )?heard\b/,
  /(?:ऐसा|ऐसी|यही|यों) (?:\S+ ){0,3}?(?:कहते|कहती|कहा|मानते|मानना|मान्यता|मत|धारणा|विश्वास|कहावत|बताते|लिखा|माना)/,
  /\b(?:aisa|aisi|yahi) (?:\S+ ){0,3}?(?:kehte|kehti|kaha|maante|mante|maanna|manyata|mat|dharna|vishwas|kahawat|batate|likha|mana)\b/,
];

/** "किसी ने आपसे कहा होगा कि …" */
const HINDI_REPORT =
  /(?:^| )(?!मैं|हम|कुंडली|पत्रिका)\S+ ने (?:\S+ ){0,3}?(?:कहा|बोला|बताया|लिखा|सुनाया)(?: \S+)? कि|\b(?!maine|main|humne|hum|kundli|patrika)\S+ ne (?:\S+ ){0,3}?(?:kaha|bola|bataya|likha|sunaya)(?: \S+)? ki\b/;

/** "Some say your Mars in Leo is hard": the placement itself is presupposed, even if others say the rest. */
const isPresupposed = (clause: readonly SyntaxNode[]): boolean =>
  clause.some(
    (node, at) =>
      isNamedGraha(node) &&
      clause[at - 1]?.tag === "poss" &&
      !SPEECH_VERBS.test(clause[at - 2]?.word ?? "") &&
      clause[at + 1]?.word === "in" &&
      ["rashi", "house"].includes(clause[at + 2]?.tag ?? ""),
  );

/** "They praise it, and your Mars stands there": the author's own statement beside a report. */
export function isAuthorStatement(sentence: readonly SyntaxNode[], clause: readonly SyntaxNode[]): boolean {
  const [first] = clause;
  const isSaid = clause.some(({ word }) => SPEECH_VERBS.test(word) || CLAIM_VERBS.test(word));
  if (!first || !addressesUser(clause) || isSaid || THAT_CONJUNCTION.test(first.word)) return false;
  const lead = sentence[sentence.indexOf(first) - 1]?.word ?? "";
  return (
    sentence.indexOf(first) > 0 && !THAT_CONJUNCTION.test(lead) && !SPEECH_VERBS.test(lead) && !CLAIM_VERBS.test(lead)
  );
}

export function isReportedSpeech(sentence: readonly SyntaxNode[], clause: readonly SyntaxNode[]): boolean {
  if (isPresupposed(clause) || isAuthorStatement(sentence, clause) || hasWord(sentence, CONCESSIVE_WORDS)) return false;
  const isRule =
    hasWord(sentence, /^according to$/) && hasWord(sentence, /^(rule|rules|texts?|books?|tradition|classics|lore)$/);
  const line = joinWords(sentence);
  return (
    isRule ||
    HINDI_REPORT.test(line) ||
    (!addressesUser(sentence) && COMMON_BELIEF_PATTERNS.some((pattern) => pattern.test(line))) ||
    sentence.some((_, at) => at > 0 && isSaidByOthers(sentence, at))
  );
}
