import type { SyntaxNode } from "../../language/syntax-node.ts";
import { EARLIER_REPORT_WORDS, REPORTS, SOURCES } from "./people-words.data.ts";
import { QUESTION_WORDS, AUTHOR_WORDS, SPEECH_WORDS, THOUGHT_WORDS } from "./speech-words.data.ts";
import { isInWordSet } from "./syntax-node-predicates.ts";
import {
  STEM,
  UNDER_WAY,
  AUXILIARY,
  YOU,
  EMBEDDED_REPORT,
  CONTRAST_WORDS,
  AUTHOR_BEFORE_VERB,
  SUCH_WORDS,
  AUTHOR_PRONOUNS,
  AGENT_OR_PLACE_PARTICLE,
  ACCORDING_TO,
} from "./find-statement-author.data.ts";
import { OF_OBLIQUE_PARTICLE } from "../../language/hindi-particles.data.ts";

/**
 * Whose statement an embedded clause is: "your old report says that …", "you were hoping to hear that …", "… ऐसा दादी कहती हैं". `own`:
 * the author's ("your chart shows that …", or not embedded); `anothers`: someone else's; `asked`: the subject of a question; `unsure`:
 * someone's, but it is unclear whose.
 */
export type Attribution = "own" | "anothers" | "asked" | "unsure";

const isSpeech = (node: SyntaxNode, at = 0, nodes: readonly SyntaxNode[] = []): boolean =>
  (STEM.test(node.word) && UNDER_WAY.test(nodes[at + 1]?.word ?? "")) ||
  isInWordSet(SPEECH_WORDS, node) ||
  isInWordSet(THOUGHT_WORDS, node) ||
  isInWordSet(QUESTION_WORDS, node) ||
  node.tag === "says" ||
  node.tag === "reported";

/** Where the scope of a reporting phrase ends because the author's own statement begins. */
const startsNewStatement = ({ word }: SyntaxNode, before: SyntaxNode | undefined): boolean =>
  CONTRAST_WORDS.test(word) || (/^(पर|par)$/.test(word) && before?.word === ",");

/** After one of these words, "ki" means "that" and is not a possessive. */
const FINITE =
  /^(hai|hain|h|he|tha|thi|the|ho|hoga|hogi|gaya|gayi|gya|du|doon|dun|raha|rahi|rahe|sakta|sakti|sakte|chalega|jata|jaati|karo|lo|le|lein|lijiye|rakho|rakhiye)$/;

/** "That", "कि", "ki", "whether": where the reported clause begins. */
function isComplementiser(sentence: readonly SyntaxNode[], at: number): boolean {
  const { word } = sentence[at] as SyntaxNode;
  const before = sentence[at - 1];
  if (!before) return false;
  if (word === "कि") return true;
  if (word === "ki") return FINITE.test(before.word) || isSpeech(before) || /^(na|ना)$/.test(before.word);
  return /^(that|whether|if)$/.test(word) && sentence.slice(Math.max(0, at - 3), at).some(isSpeech);
}

const STATEMENT_OPENER_TAGS = new Set(["poss", "who", "house", "rashi", "dasha", "lagna", "yoga", "dosha"]);
const ENGLISH_FINITE = /^(is|are|was|were|has|have|had|sits|stands|falls|occupies|rules|aspects|runs)$/;

/** "The pandit said your Moon is …", "tumne kaha tha tumhara Shani …": reported without a conjunction. */
function isReportedWithoutThat(sentence: readonly SyntaxNode[], at: number): boolean {
  const next = sentence.slice(at, at + 2).find(({ word }) => word !== "the");
  const verb = sentence.slice(Math.max(0, at - 4), at).findLast(({ word }) => !AUXILIARY.test(word));
  const isVerb = verb !== undefined && isSpeech(verb, sentence.indexOf(verb), sentence);
  if (
    !isVerb ||
    !next ||
    isInWordSet(QUESTION_WORDS, verb) ||
    !STATEMENT_OPENER_TAGS.has(next.tag) ||
    YOU.test(next.word)
  )
    return false;
  const isEnglish = /^[a-z]/.test(verb.word) && verb === sentence[at - 1];
  const after = sentence.slice(at + 1, at + 9);
  if (isEnglish && after.some(({ word, tag }) => ENGLISH_FINITE.test(word) || tag === "aspect")) return true;
  const isHindi = HINDI_SPEECH.test(verb.word);
  return isHindi && after.some(({ word }) => FINITE.test(word) || /^(है|हैं)$/.test(word));
}
const HINDI_SPEECH =
  /[\u0900-\u097f]|^(?:k[ae]h|kaha|bol|bat[al]|likh|suna|laga|lagta|soch|samajh|samjh|ma+n|raha|rahe|rahi|diya)/;

const CHART_TAGS = new Set([
  "who",
  "house",
  "rashi",
  "nak",
  "dasha",
  "planetword",
  "signword",
  "shadbala",
  "sav",
  "lagna",
]);
/** "I was told", "you may have heard", "बताया गया": reported from an unnamed source. */
const PASSIVE =
  /\b(?:was|were|been|being|get|got|are|is) (?:\S+ )?(?:told|assured|promised|taught|warned|said|claimed|written)\b|\b(?:heard|read somewhere)\b|\b(?:rumou?r|gossip|legend|word|hearsay)s? (?:has it|is|says|goes)\b|(?:बताया|कहा|लिखा|सुनाया) (?:गया|जाता)|(?:bataya|kaha|likha|sunaya) (?:gaya|jata|jaata)|(?:^| )सुना(?: |$)|\bsuna\b/;
/** "It can be said that", "आप कह सकते हैं कि", "needless to say": said by the author. */
const MAY_SAY =
  /\b(?:can|could|may|to|might) (?:also )?(?:be )?(?:say|said|tell)\b|(?:कहा|कह) (?:जा )?सकत|\bkah[ae]? (?:ja )?sakt|(?:यूं|यों) कह|\byu[n]? kah/;

const isEarlierReport = (lead: readonly SyntaxNode[]): boolean =>
  lead.some((node) => isInWordSet(EARLIER_REPORT_WORDS, node)) && lead.some((node) => isInWordSet(REPORTS, node));
const isReportOfOthers = (lead: readonly SyntaxNode[]): boolean =>
  isEarlierReport(lead) ||
  lead.some((node) => node.tag === "reported" || (isInWordSet(SOURCES, node) && !isInWordSet(AUTHOR_WORDS, node)));
const isAuthorSource = (lead: readonly SyntaxNode[]): boolean =>
  lead.some((node) => isInWordSet(AUTHOR_WORDS, node) || CHART_TAGS.has(node.tag));

/** "I will tell you", "main bata du": the writer's own words. */
const isFirstPerson = (lead: readonly SyntaxNode[]): boolean => {
  const verb = lead.findLastIndex(isSpeech);
  return lead.slice(Math.max(0, verb - 3), verb).some(({ word }) => AUTHOR_BEFORE_VERB.test(word));
};
const WISH =
  /\b(?:thought|assumed|believed|laga|socha|soch raha|soch rahi|hop(?:e|ed|ing)|wish|wished|fear|feared|pray|doubt|dread|guess|umeed|ummeed|asha)\b|उम्मीद|आशा|लगा(?: |$)|सोचा|सोच रह/;

/** Whose statement it is, by the words that introduce it. */
function attributeByLead(lead: readonly SyntaxNode[]): Attribution {
  if (!lead.some(isSpeech)) return "own";
  const line = lead.map(({ word }) => word).join(" ");
  const addressesReader = lead.some(({ word }) => YOU.test(word));
  const isThought = lead.some((node) => isInWordSet(THOUGHT_WORDS, node));
  // "Do not think that …": negated by the author.
  if (lead.some(({ tag }) => tag === "neg" || tag === "doubt")) return isThought ? "own" : "unsure";
  if (lead.some((node) => isInWordSet(QUESTION_WORDS, node))) return "asked";
  if (MAY_SAY.test(line)) return "own";
  if (isFirstPerson(lead) && !PASSIVE.test(line) && !WISH.test(line)) return "own";
  if (isReportOfOthers(lead) || PASSIVE.test(line)) return "anothers";
  if (isThought && addressesReader) return "anothers";
  if (isThought) return isAuthorSource(lead) && !WISH.test(line) ? "own" : "unsure";
  if (isAuthorSource(lead)) return "own";
  return addressesReader && /^[^a-z]|^(aap|tum)/.test(line) ? "anothers" : "unsure";
}

/** "…, ऐसा मेरे पापा मानते हैं", "…, my aunt insists": an attribution after the statement. */
function attributeByTail(tail: readonly SyntaxNode[]): Attribution {
  const [first] = tail;
  if (!first || !tail.some(isSpeech) || tail.some(({ tag }) => CHART_TAGS.has(tag))) return "own";
  const isSo = /^(so|as)$/.test(first.word) && !/^(you|that|there)/.test(tail[1]?.word ?? "");
  const isSuch = isSo || SUCH_WORDS.test(first.word);
  const isClosed = isSpeech(tail.findLast(({ word }) => /^[\p{L}\p{M}]{3,}$/u.test(word)) ?? first);
  const isMine = tail.some((node) => (isSuch ? AUTHOR_PRONOUNS.test(node.word) : isInWordSet(AUTHOR_WORDS, node)));
  return (isSuch || isClosed) && isReportOfOthers(tail) && !isMine ? "anothers" : "own";
}

function hasEmbeddedReport(clause: readonly SyntaxNode[]): boolean {
  const verb = clause.findLastIndex(({ word }) => EMBEDDED_REPORT.test(word));
  if (verb < 0) return false;
  const before = clause.slice(0, verb);
  const source = before.findIndex((node, at) => {
    const link = before.slice(at + 1, at + 3).map(({ word }) => word);
    const isBy = link.some((word) => AGENT_OR_PLACE_PARTICLE.test(word));
    // "मंदिर के पुजारी ने … बताया था": any unknown agent is someone other than the author.
    if (/^(ने|ne)$/.test(link[0] ?? "") && node.tag === "w" && !isInWordSet(AUTHOR_WORDS, node)) return true;
    return isBy && (isInWordSet(SOURCES, node) || (isInWordSet(REPORTS, node) && isEarlierReport(before)));
  });
  return source >= 0;
}

/** "Your last astrologer placed your Moon in …": a placement made by someone else. */
function isPlacedByOthers(clause: readonly SyntaxNode[]): boolean {
  const verb = clause.findIndex(({ word }) =>
    /^(put|puts|place|places|placed|list|lists|listed|show|shows|showed|gave|marked)$/.test(word),
  );
  const before = clause.slice(0, Math.max(0, verb));
  const isNext = clause.slice(verb + 1, verb + 4).some(({ tag }) => tag === "who");
  return (
    isNext && isReportOfOthers(before) && !isFirstPerson([...before]) && !before.some(({ tag }) => CHART_TAGS.has(tag))
  );
}

/** "You were expecting your Moon to be in …": a wish or an expectation. */
function isWish(clause: readonly SyntaxNode[]): boolean {
  const verb = clause.findIndex(
    (node) => isInWordSet(THOUGHT_WORDS, node) || /^(want|wants|wanted|wanting|like|love|prefer)$/.test(node.word),
  );
  const to = clause.findIndex(
    ({ word }, at) =>
      at > verb &&
      word === "to" &&
      /^(be|sit|stand|fall|have|lie|occupy|rule|aspect|run)$/.test(clause[at + 1]?.word ?? ""),
  );
  return verb >= 0 && to > verb + 1 && clause.slice(verb, to).some(({ tag }) => CHART_TAGS.has(tag));
}

/** "दादी के अनुसार", "according to your cousin", "app ke hisaab se". */
function isAccordingTo(sentence: readonly SyntaxNode[], before: number): boolean {
  return sentence.slice(0, before).some(({ word }, at) => {
    const isOf = OF_OBLIQUE_PARTICLE.test(sentence[at - 1]?.word ?? "");
    if (ACCORDING_TO.test(word)) return isOf && isReportOfOthers(sentence.slice(Math.max(0, at - 4), at));
    return word === "according to" && isReportOfOthers(sentence.slice(at + 1, at + 5));
  });
}

/** Whose statement a clause is. */
export function findStatementAuthor(sentence: readonly SyntaxNode[], clause: readonly SyntaxNode[]): Attribution {
  const [first] = clause;
  if (!first) return "own";
  const from = sentence.indexOf(first);
  const to = from + clause.length;
  if (hasEmbeddedReport(clause) || isPlacedByOthers(clause) || isWish(clause)) return "anothers";
  const firstEntity = clause.findIndex(({ tag }) => CHART_TAGS.has(tag));
  for (let at = firstEntity < 0 ? from : from + firstEntity; at > 0; at--) {
    if (at < from && startsNewStatement(sentence[at] as SyntaxNode, sentence[at - 1])) break;
    if (!isComplementiser(sentence, at) && !isReportedWithoutThat(sentence, at)) continue;
    const lead = sentence.slice(0, at);
    const leadStart =
      lead.findLastIndex((node, index) => startsNewStatement(node, lead[index - 1]) || node.word === ":") + 1;
    const attribution = attributeByLead(sentence.slice(leadStart, at));
    // "You asked whether …, and your Mars is in Leo": the question may continue after the comma or not.
    const isApart = at < from && sentence.slice(at, from).some(({ word }) => word === ",");
    if (attribution !== "own") return isApart ? "unsure" : attribution;
  }
  const nextStatement = sentence.findIndex((node, at) => at >= to && startsNewStatement(node, sentence[at - 1]));
  const rest = sentence.slice(from, nextStatement < 0 ? undefined : nextStatement);
  const comma = rest.findLastIndex(({ word }) => word === "," || word === '"');
  const tailAttribution = comma > 0 ? attributeByTail(rest.slice(comma + 1).filter(({ word }) => word !== ",")) : "own";
  if (tailAttribution !== "own") return tailAttribution;
  return isAccordingTo(sentence, to) ? "anothers" : "own";
}
