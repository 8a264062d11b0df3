import type { SyntaxNode } from "../../language/syntax-node.ts";
import {
  HINDI_STANDING,
  HINDI_FUNCTION_WORDS,
  HINDI_PARTICLE,
  TRUTH_WORDS,
  EVALUATION_WORDS,
  FUNCTION_WORDS,
  STAYING,
  POSTPOSITIONS,
} from "./classify-placement-statement.data.ts";
import { HINDI_COPULA, TO_BE, OF_OBLIQUE_PARTICLE } from "../../language/hindi-particles.data.ts";

/** How a sentence states a placement. */

interface Span {
  readonly start: number;
  readonly end: number;
}

/** Verbs for the effects of a placement on anyone; any other verb states the placement itself. */
export const EFFECT_VERBS =
  /^(gives?|brings?|makes?|means|causes?|confers?|yields?|grants?|bestow\S*|denotes?|indicates?|signif\S+|produces?|creates?|renders?|results?|leads?|likes?|loves?|hates?|enjoys?|prefers?|suffers?|rejoices?|thrives?|prospers?|flourish\S*|excels?|struggles?|feels?|delivers?|performs?|shines?|teaches|wants?|needs?|asks?|forgets?|fares?|protects?|favou?rs?|destroys?|ruins?|spoils?|promises?|can|may|might|could|would|should|must|will|behaves?|functions?)$/;
export const PLACEMENT_VERBS =
  /^(is|are|am|occupies|occupy|holds?|hosts?|contains?|houses?|falls?|sits?|stands?|lies|resides?|lives?|dwells?|abides?|rests?|tenants?|graces|inhabits|takes|taken|carries|has|have|got|gets|goes|gone|went|moved|moves|finds|found|serves|works|acts|becomes|remains|stays|reaches|attains|shelters|shares|joins|hath|doth|lands|happens|took|picks|picked|chose|chooses|claims|claimed|wears|speaks|holding|hosting|containing|housing|covers|ran|fled|wanders|wandered|walked|travelled|migrated|settled|settles)$/;
const PLACED = /^(placed|posited|located|situated|positioned|seated|sitting|standing)$/;

/** Words with a meaning of their own, so that they may be the statement and the place only its attribute. */
const isContentWord = ({ tag, word }: SyntaxNode): boolean =>
  tag === "w" && /^[\p{L}\p{M}]{3,}$/u.test(word) && !FUNCTION_WORDS.test(word);
const isStop = ({ word, tag }: SyntaxNode): boolean =>
  /^[.,!;:|()–—\-…]$/.test(word) || tag === "and" || tag === "join";

const isHindi = (nodes: readonly SyntaxNode[]): boolean =>
  nodes.some(({ word }) => /[\u0900-\u097f]|^(me|mein|hai|hain|h|ka|ke|ki|ne|ko)$/.test(word));

/** "मंगल सिंह में … है", "मंगल सिंह में": the place is followed by a verb of placement, or by nothing. */
function classifyHindiPlacement(after: readonly SyntaxNode[]): "verb" | "itself" | null {
  const verb = after.find(({ tag, word }) => tag === "w" && !HINDI_PARTICLE.test(word));
  if (verb && HINDI_COPULA.test(verb.word)) return "verb";
  // "… होना सच नहीं है": the statement is about whether the placement is true.
  if (after.some(({ word }) => TO_BE.test(word)) && after.some(({ word }) => TRUTH_WORDS.test(word))) return "verb";
  const pause = after.findIndex(({ tag, word }) => word === "," || tag === "who");
  const isSmall = ({ tag, word }: SyntaxNode): boolean => tag !== "w" || HINDI_FUNCTION_WORDS.test(word);
  if (pause >= 0 && after.slice(0, pause).every(isSmall)) return "itself";
  const content = after.filter((node) => !isSmall(node));
  if (content.some(({ word }) => EVALUATION_WORDS.test(word))) return null;
  if (content.every(({ word }) => STAYING.test(word)) && content.length > 0) return "verb";
  if (content.some(({ word }) => HINDI_STANDING.test(word))) return "verb";
  return content.length === 0 ? "itself" : null;
}

/** "Mars in Leo": the whole segment between two pauses. */
function isWholeSegment(nodes: readonly SyntaxNode[], from: number, to: number): boolean {
  const before = nodes.slice(0, from);
  const after = nodes.slice(to + 1);
  const opening = before.slice(before.findLastIndex(isStop) + 1);
  const stop = after.findIndex(isStop);
  const closing = stop < 0 ? after : after.slice(0, stop);
  const isShown = /^(shows?|finds?|sees?|has|have|got|gets|puts?|detected|with)$/.test(opening.at(-1)?.word ?? "");
  return !closing.some(isContentWord) && (isShown || !opening.some(isContentWord));
}

/** "सातवें भाव के चंद्र पर …": the place identifies the body, and something else is stated about it. */
export const isObliqueSubject = (nodes: readonly SyntaxNode[], last: number): boolean =>
  nodes[last]?.tag === "who" &&
  OF_OBLIQUE_PARTICLE.test(nodes[last - 1]?.word ?? "") &&
  POSTPOSITIONS.test(nodes[last + 1]?.word ?? "");

/** How a placement is stated: by a verb, as the whole segment, or (`null`) only as an attribute. */
export function classifyPlacement(nodes: readonly SyntaxNode[], { start, end }: Span): "verb" | "itself" | null {
  const first = nodes.findIndex((node) => node.end > start);
  const last = nodes.findLastIndex((node) => node.start < end);
  const inside = nodes.slice(first, last + 1);
  if (
    inside.some(
      ({ tag, word }) => PLACEMENT_VERBS.test(word) || ["enter", "rule", "ruledby", "transit", "run"].includes(tag),
    )
  )
    return "verb";
  if (inside.some(({ word }) => word === "(")) return "itself";
  if (isObliqueSubject(nodes, last)) return null;
  if (isHindi(nodes)) return classifyHindiPlacement(nodes.slice(last + 1));
  const [next, then] = nodes.slice(last + 1);
  if (/^(is|are)$/.test(next?.word ?? "") && (then?.tag === "with" || PLACED.test(then?.word ?? ""))) return "verb";
  const leadWord = nodes.slice(0, first).findLast(isContentWord);
  const isCarried = !inside.some(({ tag }) => tag === "who");
  if (isCarried && leadWord !== undefined && PLACEMENT_VERBS.test(leadWord.word)) return "verb";
  const verb = inside.find(
    (node, at) => isContentWord(node) && !(node.word === "does" && inside[at + 1]?.tag === "neg"),
  );
  if (verb === undefined) return isWholeSegment(nodes, first, last) ? "itself" : null;
  return /(?:s|ed|ing)$/.test(verb.word) && verb.word !== "does" && !EFFECT_VERBS.test(verb.word) ? "verb" : null;
}
