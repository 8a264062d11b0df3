import type { SyntaxNode } from "../../language/syntax-node.ts";
import type { ClaimType, ParsedClaim } from "../claim.ts";
import { joinWords } from "../assertion-kind/syntax-node-predicates.ts";
import { type Negation } from "../detect-negation.ts";
import { NEUTRAL_WORDS } from "../detect-negation.data.ts";
import { getNodesInside, type ClauseContext } from "../clause-context.ts";
import {
  HINDI_THAT,
  THAT_CONJUNCTION,
  TO_BE,
  BEING_OBLIQUE,
  OF_DIRECT_PARTICLE,
  OBJECT_PARTICLE,
} from "../../language/hindi-particles.data.ts";
import {
  CORRECT,
  ESCAPE_VERBS,
  FALSE_WORDS,
  RHETORICAL_WHERE,
  OF_FALSITY,
  SKIPPED_BESIDE_NEGATION,
  RESULT_WORDS,
  COPULA_OR_END,
} from "./detect-claim-negation.data.ts";

/** Whether a reading is negated in its clause. */

/** "यह भ्रम निकाल दीजिए कि …": whether the clause is introduced as false. */
function isIntroducedAsFalse({ clause: { nodes }, sentence }: ClauseContext): boolean {
  const [first] = nodes;
  if (REJECTED.test(joinWords(sentence))) return true;
  if (!first || !HINDI_THAT.test(first.word)) return false;
  const before = sentence.filter(({ start }) => start < first.start);
  return before.some(
    ({ tag, word }, at) =>
      (tag === "doubt" && OF_FALSITY.test(word)) ||
      (tag === "neg" && /^(मानना|कहना|सोचना|समझना|maanna|kehna|sochna|samajhna) /.test(word)) ||
      (tag === "neg" && CORRECT.test(before[at - 1]?.word ?? "")),
  );
}
/** "The contention that … must fail". */
const REJECTED =
  /\b(?:contention|claim|notion|idea|assertion|belief|suggestion|statement|view) (?:that )?.*\b(?:must fail|fails|is (?:unfounded|baseless|untenable|wrong|mistaken|false|rejected)|does not (?:hold|stand)|cannot stand)\b/;

/** "Escapes combustion", "अस्त होने से बचा", "दृष्टि से दूर": negated by the verb itself. */
const isLexicallyNegated = (nodes: readonly SyntaxNode[], { type }: ParsedClaim): boolean =>
  nodes.some(
    ({ tag, word }) =>
      tag === "doubt" &&
      ((type === "combust" && ESCAPE_VERBS.test(word)) ||
        (type === "graha_aspect" && /^(दूर|door)$/.test(word)) ||
        word === "anything but"),
  );

/** "केतु का वृषभ में होना ग़लत है, ऐसा नहीं है": the denial is stated twice. */
const isCalledFalse = (nodes: readonly SyntaxNode[]): boolean => {
  if (nodes.some(({ word }) => RHETORICAL_WHERE.test(word)) || NO_DEALINGS.test(joinWords(nodes))) return true;
  const doubt = nodes.findIndex(({ tag, word }) => tag === "doubt" && OF_FALSITY.test(word));
  const that = nodes.findIndex(({ word }) => THAT_CONJUNCTION.test(word));
  if (doubt >= 0 && doubt < 4 && doubt < that) return true;
  const being = nodes.findIndex(({ word }) => TO_BE.test(word));
  return being >= 0 && nodes.slice(being + 1, being + 4).some(({ word }) => FALSE_WORDS.test(word));
};

const NO_DEALINGS =
  /(?:लेना देना|लेना-देना|संबंध|सम्बन्ध|नाता|वास्ता|lena dena|len den|sambandh|nata|vasta|taalluk) (?:नहीं|nahi|nahin|nhi|nai)|(?:किसने|kisne) (?:\S+ )?(?:बोला|कहा|बताया|bola|kaha|bataya|bol diya)/;

/** Whether a reading is negated. A negation inside its span applies to it; one beside unknown words is unclear. */
export function detectClaimNegation(context: ClauseContext, reading: ParsedClaim): Negation {
  const { negation, nodes } = context.clause;
  if (isLexicallyNegated(nodes, reading) || isCalledFalse(nodes) || isIntroducedAsFalse(context)) return true;
  if (reading.isPresupposed) return reading.type === "count" && isDoubted(nodes, reading) ? "unclear" : false;
  if (PLACE_CLAIM_TYPES.has(reading.type) && negatesState(nodes)) return false;
  if (isDoubted(nodes, reading)) return "unclear";
  if (negation !== "unclear") return negation;
  if (getNodesInside(context, reading).some(({ tag }) => tag === "neg")) return true;
  return nodes.every((node) => node.tag !== "neg" || negatesOtherContent(nodes, node, reading)) ? false : "unclear";
}

const PLACE_CLAIM_TYPES: ReadonlySet<ClaimType> = new Set([
  "planet_sign",
  "planet_house",
  "planet_star",
  "lord_place",
  "degree",
]);
const STATE_TAGS: ReadonlySet<string> = new Set(["dign", "retro", "direct", "combust", "vargottama"]);

/** "Is not combust in the ninth house", "नौवें भाव में अस्त नहीं है": the state is negated, the place is not. */
function negatesState(nodes: readonly SyntaxNode[]): boolean {
  const denials = nodes.filter(({ tag }) => tag === "neg");
  return denials.length > 0 && denials.every((denial) => STATE_TAGS.has(findNegatedNode(nodes, denial)?.tag ?? ""));
}

/** What a negation applies to: in English the next word, in Hindi the previous one. */
function findNegatedNode(nodes: readonly SyntaxNode[], denial: SyntaxNode): SyntaxNode | undefined {
  const index = nodes.indexOf(denial);
  const isEnglish = /^[a-z]/.test(denial.word) && !HINDI_NOT.test(denial.word);
  const side = isEnglish ? nodes.slice(index + 1) : nodes.slice(0, index).toReversed();
  return side.find(({ word }) => !SKIPPED_BESIDE_NEGATION.test(word));
}
const HINDI_NOT = /^(nahi|nahin|nhi|na|mat)$/;

/** "वर्गोत्तम होने का मान नहीं मिला": denies that it is the case. */
const negatesBeing = (between: readonly SyntaxNode[], at: number): boolean =>
  BEING_OBLIQUE.test(between[at]?.word ?? "") && OF_DIRECT_PARTICLE.test(between[at + 1]?.word ?? "");

/** "Does not make", "won't let": negates an action, unlike "is not something your chart shows". */
const ACTION_VERBS =
  /^(does|do|did|don't|doesn't|didn't|won't|can't|cannot|will|can|should|shouldn't|need|must|would|wouldn't|may|never)$/;
const OF_BEING =
  /^(something|what|where|so|case|true|correct|right|fact|found|present|shown|here|there|visible|part|how|among|one)$/;

/** "वृषभ में बैठा राहु आपको जल्दी नहीं करने देता": negates an action of a body that is identified by its place. */
function negatesAction(
  nodes: readonly SyntaxNode[],
  denial: SyntaxNode,
  between: readonly SyntaxNode[],
  end: number,
): boolean {
  const who = nodes.find((node) => node.end === end);
  const [verb] = nodes.slice(nodes.indexOf(denial) + 1);
  const isContent = ({ tag, word }: SyntaxNode): boolean => tag === "w" && word.length > 2 && !NEUTRAL_WORDS.test(word);
  const isFound = /^(मिल|पा|दिख|ढूं|mil|pa|dikh|dhoo|dhun)/.test(verb?.word ?? "");
  // "चंद्र को जल्दी पसंद नहीं": negates a preference.
  const expressesTaste =
    OBJECT_PARTICLE.test(between[0]?.word ?? "") && (verb === undefined || COPULA_OR_END.test(verb.word));
  const isDeed = verb !== undefined && isContent(verb) && !isFound;
  return who?.tag === "who" && between.some(isContent) && (isDeed || expressesTaste);
}

/** Whether a negation outside a claim's span applies to a verb or quality that is not part of the claim. */
function negatesOtherContent(nodes: readonly SyntaxNode[], denial: SyntaxNode, { start, end }: ParsedClaim): boolean {
  const index = nodes.indexOf(denial);
  if (denial.start < start) {
    const lead = nodes[index - 1]?.word ?? "";
    const opens = index <= 1 && (denial.word === "don't" || denial.word === "never" || lead === "do");
    return (
      opens && !/^(think|believe|assume|say|imagine|suppose|call|take|have|be)$/.test(nodes[index + 1]?.word ?? "")
    );
  }
  if (denial.start < end) return false;
  const between = nodes.filter((node) => node.start >= end && node.end <= denial.start);
  if (between.some(({ word }, at) => RESULT_WORDS.test(word) && !negatesBeing(between, at))) return true;
  if (!/^[a-z]/.test(denial.word) || HINDI_NOT.test(denial.word)) return negatesAction(nodes, denial, between, end);
  const auxiliary =
    denial.word.endsWith("n't") || denial.word === "never" ? denial.word : (nodes[index - 1]?.word ?? "");
  const then = nodes.slice(index + 1).find(({ word }) => !/^(a|an|the|really|always|ever)$/.test(word));
  if (then === undefined || then.tag !== "w" || OF_BEING.test(then.word)) return false;
  return ACTION_VERBS.test(auxiliary) || /^(is|are|isn't|aren't|was|wasn't)$/.test(auxiliary);
}

/** "The last one ended in …" is no doubt, unlike "the last one I would look for". */
const isDoubtWord = (nodes: readonly SyntaxNode[], node: SyntaxNode): boolean =>
  node.tag === "doubt" &&
  !(node.word === "the last one" && /^(until|since)$/.test(nodes[nodes.indexOf(node) + 1]?.tag ?? ""));

/** Maximum distance in words between a doubt and what it doubts. */
const NEGATION_REACH = 4;

/** "It would be wrong to call Saturn exalted", "Mars escapes combustion". */
function isDoubted(nodes: readonly SyntaxNode[], { start, end }: ParsedClaim): boolean {
  const first = nodes.findIndex((node) => node.end > start);
  const last = nodes.findLastIndex((node) => node.start < end);
  const isPause = ({ word }: SyntaxNode): boolean => word === "," || word === ":" || word === ";";
  const before = nodes.slice(Math.max(0, first - NEGATION_REACH - 1), first).toReversed();
  const after = nodes.slice(last + 1, last + 1 + NEGATION_REACH);
  const near = [before, after].flatMap((side) => {
    const pause = side.findIndex(isPause);
    return pause < 0 ? side : side.slice(0, pause);
  });
  // "It would please me to find your Mars in Leo": a wish or a denial.
  const would = nodes.slice(0, Math.max(0, first)).findIndex(({ word }) => word === "would");
  if (would >= 0 && /^(please|like|love|delight|suit|flatter)$/.test(nodes[would + 1]?.word ?? "")) return true;
  return (
    opensWithDoubt(nodes, first) || [...near, ...nodes.slice(first, last + 1)].some((node) => isDoubtWord(nodes, node))
  );
}

/** "No one should tell you that …", "It is a mistake to think that …". */
function opensWithDoubt(nodes: readonly SyntaxNode[], until: number): boolean {
  const doubt = nodes.findIndex(({ tag }) => tag === "doubt" || tag === "none");
  const that = nodes.findIndex(({ word }) => THAT_CONJUNCTION.test(word));
  return doubt >= 0 && doubt < 4 && doubt < that && that < until;
}
