import type { Node } from "../../language/node.ts";
import { CHART, isMine, isNamed, lineOf, spoken } from "./spoken.ts";

/** What others hold, and the text need not: "my grandmother always said …", "… ऐसा ग्रंथ कहते हैं". */

/** Verbs of which it is plain that somebody else answers for what follows. */
const CLAIMING =
  /^(claim|claims|claimed|argue|argues|argued|believe|believes|believed|insist|insists|insisted|swear|swears|swore|assert|asserts|asserted|maintain|maintains|preach|preaches)$/;
/** Verbs that are of saying where people are their subject. */
const SAYING =
  /^(say|says|said|think|thinks|told|tells|tell|hold|holds|warn|warns|warned|declare|declares|declared|promise|promises|promised|praise|praises|writes|wrote|कहते|कहती|कहता|कहा|कहेंगे|बोलते|बोलती|बोलेंगे|मानते|मानती|बताते|बताती|kehte|kehti|kehta|bolte|bolti|bolenge|kahenge|maante|mante|manti|batate|batati)$/;
const SAYERS =
  /^(some|many|most|others|people|they|who|astrologers?|pandits?|books?|textbooks?|texts?|authors?|critics|colleagues?|elders|sages|scholars|(?:web)?sites?|apps?|blogs?|forums?|friends?|grandmother|grandfather|grandma|grandpa|mother|father|mom|mum|dad|aunt|uncle|neighbou?rs?|teacher|guru|guruji|mentor|google|youtube|internet|ज्योतिषी|पंडित|किताबें|ग्रंथ|लोग|विद्वान|आचार्य|बुजुर्ग|नानी|दादी|नाना|दादा|मां|पिताजी|पडोसी|गुरुजी|गूगल|इंटरनेट|वाले|jyotishi|kitabein|kitab|granth|log|vidwan|acharya|bujurg|nani|dadi|nana|dada|maa|pitaji|padosi|guruji|wale)$/;
const ADVERB =
  /^(used|to|always|often|once|would|may|might|must|will|have|had|has|never|usually|sometimes|all|also|even|still|do|does|did|\w+ly|हमेशा|अक्सर|सदा|hamesha|aksar|भी|ही|bhi|hi)$/;
/** "Whatever they say", "भले ही कहीं लिखा हो": waved aside, and something else told. */
export const WAVED = /^(contrary|whatever|despite|regardless|although|though|भले|चाहे|bhale|chahe)$/;

/** Whoever says it: the word before the verb, adverbs passed over. */
const sayerOf = (sentence: readonly Node[], verb: number): Node | undefined =>
  sentence.slice(Math.max(0, verb - 4), verb).findLast(({ word }) => !ADVERB.test(word));

function isSaidByAnother(sentence: readonly Node[], verb: number): boolean {
  const sayer = sayerOf(sentence, verb);
  const { word } = sentence[verb] as Node;
  if (!sayer) return false;
  if (SAYING.test(word)) return SAYERS.test(sayer.word);
  const isNoun = sayer.tag === "w" && /^[a-z]{3,}$/.test(sayer.word) && !CHART.test(sayer.word);
  return CLAIMING.test(word) && (SAYERS.test(sayer.word) || (isNoun && !OF_THE_FIELD.test(sayer.word)));
}
/** What the field itself holds is a rule, and may be right or wrong. */
const OF_THE_FIELD =
  /^(astrology|jyotish|jyotisha|tradition|classics|should|can|not|you|nobody|anyone|the|its|and|but)$/;

const HELD = [
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
const TOLD =
  /(?:^| )(?!मैं|हम|कुंडली|पत्रिका)\S+ ने (?:\S+ ){0,3}?(?:कहा|बोला|बताया|लिखा|सुनाया)(?: \S+)? कि|\b(?!maine|main|humne|hum|kundli|patrika)\S+ ne (?:\S+ ){0,3}?(?:kaha|bola|bataya|likha|sunaya)(?: \S+)? ki\b/;

/** "Some say your Mars in Leo is hard": that it stands there is taken for granted, whoever says the rest. */
const isTakenForGranted = (clause: readonly Node[]): boolean =>
  clause.some(
    (node, at) =>
      isNamed(node) &&
      clause[at - 1]?.tag === "poss" &&
      !SAYING.test(clause[at - 2]?.word ?? "") &&
      clause[at + 1]?.word === "in" &&
      ["rashi", "house"].includes(clause[at + 2]?.tag ?? ""),
  );

/** "They praise it, and your Mars stands there": a statement of the text's own beside what others say. */
export function isOwnStatement(sentence: readonly Node[], clause: readonly Node[]): boolean {
  const [first] = clause;
  const isSaid = clause.some(({ word }) => SAYING.test(word) || CLAIMING.test(word));
  if (!first || !isMine(clause) || isSaid || /^(that|कि|ki)$/.test(first.word)) return false;
  const lead = sentence[sentence.indexOf(first) - 1]?.word ?? "";
  return sentence.indexOf(first) > 0 && !/^(that|कि|ki)$/.test(lead) && !SAYING.test(lead) && !CLAIMING.test(lead);
}

export function isHearsay(sentence: readonly Node[], clause: readonly Node[]): boolean {
  if (isTakenForGranted(clause) || isOwnStatement(sentence, clause) || spoken(sentence, WAVED)) return false;
  const isRule =
    spoken(sentence, /^according to$/) && spoken(sentence, /^(rule|rules|texts?|books?|tradition|classics|lore)$/);
  const line = lineOf(sentence);
  return (
    isRule ||
    TOLD.test(line) ||
    (!isMine(sentence) && HELD.some((turn) => turn.test(line))) ||
    sentence.some((_, at) => at > 0 && isSaidByAnother(sentence, at))
  );
}
