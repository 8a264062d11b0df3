import type { SyntaxNode } from "../../language/syntax-node.ts";
import { refersToThisChart } from "./detect-user-reference.ts";
import { hasTag, addressesUser, isNamedGraha, joinWords, hasWord } from "./syntax-node-predicates.ts";
import { CHART_WORDS } from "./syntax-node-predicates.data.ts";
import {
  HABIT,
  PEOPLE,
  DEFINING,
  TERM_WORDS,
  KINDS_OF_SIGNS,
  WHOSE_PLURAL,
  GENERIC_DETERMINERS,
  PEOPLE_WITH,
  WHEN,
  OWN,
} from "./detect-general-rule.data.ts";
import { WHOSE, SOME_OBLIQUE } from "../../language/hindi-particles.data.ts";

/** General rules of astrology: about people with such a chart, about any graha, definitions, and what happens at certain times. */

export const isHabitualWord = ({ word }: SyntaxNode): boolean => HABIT.test(word);
export const isHabitualNode = (node: SyntaxNode): boolean => node.tag !== "general" || isHabitualWord(node);

/** "A jataka having …", "any native", "किसी भी कुंडली में", "koi bhi … ho": an unspecified person. */
const ANYBODY =
  /\b(?:he|she|they|one|those) (?:who|that|whose)\b|\b(?:a|an|any|every|each|some|no) (?:\S+ )?(?:jataka|jatak|native|man|woman|individual|soul|child|chart|horoscope|nativity)\b(?! of yours)|(?:किसी भी|हर|प्रत्येक|हर एक) (?:\S+ )?(?:कुंडली|जातक|व्यक्ति|इंसान|पत्रिका|मनुष्य|आदमी)|(?:^| )जिन \S+ (?:के|की|का|को) |\bjin \S+ (?:ke|ki|ka|ko) |(?:जिस|जिन) (?:जातक|व्यक्ति|मनुष्य|लोगों|जातकों|स्त्री|पुरुष|किसी)|\b(?:kisi bhi|har|pratyek) (?:\S+ )?(?:kundli|jatak|vyakti|insaan|insan|bande|aadmi)|\bjis (?:jatak|vyakti|bande|insaan|kisi)\b|(?:^| )(?:(?:सबके|सभी के|हर किसी के) लिए|कोई भी(?! ग्रह)|जो भी|जिसका भी|जिसके भी)(?: |$)|\b(?:(?:sabke|sabhi ke|har kisi ke) liye|koi bhi(?! (?:grah|planet))|jo bhi|jiska bhi|jiske bhi)\b/;

/**
 * "जिनका राहु सिंह में", "readers whose Jupiter is …": anyone with this placement. A "whose" that qualifies a graha or a chart does not
 * count.
 */
export function hasGenericOwner(sentence: readonly SyntaxNode[]): boolean {
  return sentence.some(({ word }, at) => {
    const next = sentence.slice(at + 1, at + 5);
    if (WHOSE_PLURAL.test(word)) return next.some(({ tag }) => OWNED.has(tag));
    if (!WHOSE.test(word) || addressesUser(sentence)) return false;
    return isNamedGraha(next[0] ?? (sentence[at] as SyntaxNode)) && !CHART_WORDS.test(sentence[at - 1]?.word ?? "");
  });
}
const OWNED = new Set(["who", "house", "rashi", "dasha", "retro", "dign"]);

/** "Do log baithe hain", "the person concerned": a count or a particular person, not people in general. */
const isCounted = (nodes: readonly SyntaxNode[], at: number): boolean =>
  nodes[at - 1]?.tag === "num" || (/^(person|native)$/.test(nodes[at]?.word ?? "") && nodes[at - 1]?.word === "the");
const hasGenericPeople = (nodes: readonly SyntaxNode[]): boolean =>
  nodes.some(({ word }, at) => PEOPLE.test(word) && !isCounted(nodes, at)) ||
  nodes.some(({ word }, at) => SOME_OBLIQUE.test(word) && nodes[at + 1]?.tag === "of");
export const isAboutPeopleInGeneral = (sentence: readonly SyntaxNode[]): boolean =>
  sentence.some(({ word }, at) => SOME_OBLIQUE.test(word) && sentence[at + 1]?.tag === "of") ||
  sentence.some(
    (node) => node.tag === "generic" || PEOPLE.test(node.word) || (node.tag === "general" && !isHabitualNode(node)),
  );

/** An unnamed graha: "a planet", "any graha", "जो ग्रह", "jis grah ki". */
function isAboutAnyGraha(sentence: readonly SyntaxNode[]): boolean {
  return sentence.some(({ tag, word: nodeWord }, at) => {
    if (tag === "pron" && nodeWord === "the planet") return !sentence.slice(0, at).some(isNamedGraha);
    if (tag !== "planetword") return false;
    const before = sentence.slice(Math.max(0, at - 3), at);
    const isAny = before.some(({ tag: lead, word }) => lead === "all" || GENERIC_DETERMINERS.test(word));
    return isAny && !sentence.slice(0, at).some(isNamedGraha);
  });
}

const TERMS = new Set(
  "karaka yoga dosha dign retro combust vargottama exchange group point sadesati dhaiya".split(" "),
);

/** "… ko vish yog kehte hain", "… is called": names a configuration. */
const NAMING =
  /\b(?:is|are) (?:\S+ )?(?:called|termed|named|known as)\b|(?:को|के योग को) (?:\S+ ){1,4}(?:कहते|बोलते|कहा जाता)|(?:कहलात[ाेी])|\bko (?:\S+ ){1,4}(?:kehte|kahte|bolte|kaha jata)\b|\bkehlat[aei]\b/;

function isDefinition(sentence: readonly SyntaxNode[], clause: readonly SyntaxNode[]): boolean {
  if (addressesUser(sentence) || hasTag(sentence, "date", "now", "born")) return false;
  const [head] = sentence.filter(({ word }) => !/^(the|a|an)$/.test(word));
  const isTerm = sentence.some(
    ({ tag, word, role }) => TERMS.has(tag) || TERM_WORDS.test(word) || role?.by === "karaka",
  );
  // "Saturn and the Moon together are called …".
  const isCalled = NAMING.test(joinWords(sentence)) && !hasTag(sentence, "house", "rashi");
  if (isCalled && hasTag(clause, "with", "exchange", "aspect", "retro", "combust")) return true;
  if (isTerm && (isAboutAnyGraha(sentence) || hasWord(sentence, DEFINING)) && !clause.some(isNamedGraha)) return true;
  // "X is the lord of …", "Badhakesh is …", without a graha of the chart.
  return head !== undefined && TERM_WORDS.test(head.word) && (!sentence.some(isNamedGraha) || head.word === "dig");
}

/** "For Taurus and Libra lagnas", "चर लग्न के लिए": about everyone with this rising sign. */
function isAboutLagnaInGeneral(sentence: readonly SyntaxNode[]): boolean {
  if (addressesUser(sentence)) return false;
  const lead = sentence.findIndex(({ word }) => word === "for");
  const [article, sign, lagna] = sentence.slice(lead + 1, lead + 4);
  if (lead >= 0 && /^(a|an|any|every)$/.test(article?.word ?? "") && sign?.tag === "rashi" && lagna?.body === "lagna")
    return true;
  const plural = hasWord(sentence, /^(lagnas|ascendants|risings)$/);
  return (
    hasWord(sentence, KINDS_OF_SIGNS) ||
    (plural && sentence.some(({ tag }) => tag === "rashi")) ||
    (hasWord(sentence, /^(rising|lagna|ascendant|लग्न)$/) && hasWord(sentence, PEOPLE_WITH))
  );
}

const AT_A_TIME =
  /\b(?:the last time|the next time|every time|each time|back when|any time)\b|पिछली बार|हर बार|\b(?:pichli|har) baar\b/;

/** "When Saturn transits …", "जब मंगल …", "the last time Mars was in …": a rule or memory that opens with its occasion. */
function opensWithOccasion(sentence: readonly SyntaxNode[]): boolean {
  if (refersToThisChart(sentence) || hasTag(sentence, "level", "dasha")) return false;
  const when = sentence.findIndex(({ word }) => WHEN.test(word));
  const opens = when === 0 || (when > 0 && AT_A_TIME.test(joinWords(sentence)));
  const from = opens ? when : AT_A_TIME.test(joinWords(sentence)) ? 0 : -1;
  return from >= 0 && sentence.slice(from + 1, from + (when === 0 ? 5 : 7)).some(({ tag }) => tag === "who");
}

/** "Such as Mars in the seventh", "many charts have …", "a common myth:": mentioned as an example. */
export function isNamedAsKind(sentence: readonly SyntaxNode[]): boolean {
  if (addressesUser(sentence)) return false;
  return sentence.some(({ word }, at) => {
    const next = sentence[at + 1]?.word ?? "";
    return (
      (word === "such" && next === "as") ||
      word === "e . g ." ||
      /^(charts|horoscopes|myth|कुंडलियां|kundliyan)$/.test(word)
    );
  });
}

/** "लोग अपनी …": the possessive refers to people in general, not to the reader. */
const isReaderPossessive = (nodes: readonly SyntaxNode[]): boolean =>
  addressesUser(nodes.filter(({ word }) => !(OWN.test(word) && hasGenericPeople(nodes))));

/** Whether a clause is about anyone, so that no placement in it is about this chart. */
export function isGeneralRule(sentence: readonly SyntaxNode[], clause: readonly SyntaxNode[]): boolean {
  if (hasTag(clause, "generic") || hasGenericOwner(sentence)) return true;
  const isYours = isReaderPossessive(sentence);
  if (hasGenericPeople(clause) && !isReaderPossessive(clause)) return true;
  if (!isYours && (hasGenericPeople(sentence) || ANYBODY.test(joinWords(sentence)))) return true;
  if (isAboutLagnaInGeneral(sentence) || opensWithOccasion(sentence) || isDefinition(sentence, clause)) return true;
  return !isYours && sentence.some((node) => node.tag === "general" && !isHabitualNode(node));
}
