import type { MessageSegment, SegmentWord } from "@lagna/places";
import { BREAK_NODE, hasTag, isFillerWord, isRelation, isSign, type TextNode } from "@lagna/astrologer";

export interface RemainingWord extends SegmentWord {
  /** A relation such as "mother" or "bete", which refers to a person, never a place. */
  readonly isRelation: boolean;
}

/** Words of a birth that are neither its date nor its time: they contain the place and the name. */
export interface RemainingStretch extends MessageSegment {
  readonly words: readonly RemainingWord[];
}

const isLabel = (node: TextNode | undefined): boolean => hasTag(node, "birth", "date", "time", "place");
const isName = (node: TextNode | undefined): boolean =>
  node?.kind === "word" && !isLabel(node) && (!isFillerWord(node) || isRelation(node) || /^\p{Lu}/u.test(node.text));

const MAX_NAME_WORDS = 4;

/**
 * Extracts the name after a word that introduces it ("my name is …", "naam: …"); null if there is none. `rest` are the nodes without it.
 */
export function extractName(nodes: readonly TextNode[]): {
  readonly name: string | null;
  readonly rest: readonly TextNode[];
} {
  for (const [at, node] of nodes.entries()) {
    if (!hasTag(node, "name")) continue;
    let from = at + 1;
    while (isSign(nodes[from], ":=-") || (hasTag(nodes[from], "filler", "name") && !isName(nodes[from]))) from += 1;
    let until = from;
    while (isName(nodes[until]) && until - from < MAX_NAME_WORDS) until += 1;
    if (until === from) continue;
    const name = nodes
      .slice(from, until)
      .map(({ text }) => text)
      .join(" ");
    return { name, rest: replaceWithBreak(nodes, from, until) };
  }
  return { name: null, rest: nodes };
}

/** Replaces the nodes of a span by breaks, so that no phrase continues across the gap. */
export const replaceWithBreak = (nodes: readonly TextNode[], from: number, until: number): TextNode[] =>
  nodes.map((node, at) => (at >= from && at < until ? BREAK_NODE : node));

/** "म.प्र.", "U.P.": letters with dots between them are one word. */
const isInitial = (node: TextNode | undefined): boolean =>
  node?.kind === "word" && /^(?:\p{L}\p{M}*|प्र)$/u.test(node.text);
const isDotOfInitials = (nodes: readonly TextNode[], at: number): boolean =>
  isSign(nodes[at], ".") && isInitial(nodes[at - 1]) && isInitial(nodes[at + 1]);

/** Hyphens and dots within a name ("Rae-Bareli", "St. Louis") and a colon after a relation ("Wife: Sunita") do not separate stretches. */
const isInside = (nodes: readonly TextNode[], at: number): boolean =>
  (isSign(nodes[at], ":=") && isRelation(nodes[at - 1] ?? BREAK_NODE)) ||
  (isSign(nodes[at], "-'’") && nodes[at]?.isPrecededBySpace === false && nodes[at + 1]?.isPrecededBySpace === false) ||
  (isSign(nodes[at], ".") && /^(?:st|mt|dr|ft)$/iu.test(nodes[at - 1]?.text ?? "")) ||
  isDotOfInitials(nodes, at);

/** A capitalised month used as a name: "April Mathew". */
const isNameLikeMonth = ({ text, tags }: TextNode): boolean =>
  tags.size === 1 && tags.has("month") && /^\p{Lu}/u.test(text);

const BUT = /^(?:par|pr|lekin|magar|but|पर|लेकिन|मगर)$/iu;
const IS = /^(?:hai|hain|hu|hun|hoon|now|abhi|है|हैं|हूँ|हूं|अभी)$/iu;

/** Whether the words before ("in New Delhi", "place: Agra") or after ("Kanpur mein") mark a word as a place. */
function isMarkedAsPlace(nodes: readonly TextNode[], at: number): boolean {
  const isPlain = (index: number): boolean => nodes[index]?.kind === "word" && !isFillerWord(nodes[index]);
  if (!isPlain(at)) return false;
  let before = at - 1;
  while (isPlain(before)) before -= 1;
  while (isSign(nodes[before], ":=-") || (hasTag(nodes[before], "filler") && !hasTag(nodes[before], "in", "place")))
    before -= 1;
  if (hasTag(nodes[before], "in", "place")) return true;
  let after = at + 1;
  while (isPlain(after) || hasTag(nodes[after], "place")) after += 1;
  return hasTag(nodes[after], "in_after");
}

const isLabelledPlace = (words: readonly RemainingWord[]): boolean =>
  words.some(({ isMarked }, at) => isMarked && words[at - 1]?.isFiller === true && !isRelationBefore(words, at));
const isRelationBefore = (words: readonly RemainingWord[], at: number): boolean =>
  words.slice(0, at).some(({ isRelation }) => isRelation);

const isPlainWord = ({ isFiller, isRelation }: RemainingWord): boolean => !isFiller && !isRelation;

/**
 * "Azamgarh UP, Mumbai me Ola chalata hu": where one works or lives stands in a clause of its own, which tells something else of it. Beside another
 * clause that may hold the birthplace, it is none.
 */
function dropPlacesOfLife<Stretch extends { readonly words: RemainingWord[]; readonly tellsBirth: boolean }>(
  stretches: readonly Stretch[],
): readonly Stretch[] {
  const isOfLife = ({ words, tellsBirth }: Stretch): boolean =>
    !tellsBirth && words.some(({ isMarked }) => isMarked) && words.some((word) => isPlainWord(word) && !word.isMarked);
  const hasOther = stretches.some((stretch) => !isOfLife(stretch) && stretch.words.some(isPlainWord));
  if (!hasOther) return stretches;
  return stretches.map((stretch) =>
    isOfLife(stretch)
      ? { ...stretch, words: stretch.words.map((word) => ({ ...word, isFiller: true, isMarked: false })) }
      : stretch,
  );
}

/**
 * Collects the remaining words in stretches, separated by punctuation, line ends and removed spans.
 * @param dateFrom position of the date: the
 * first stretch before it may be a name, unless the name is known
 */
export function collectRemainingWords(
  nodes: readonly TextNode[],
  dateFrom: number,
  hasName: boolean,
): RemainingStretch[] {
  const stretches: { words: RemainingWord[]; isBefore: boolean; tellsBirth: boolean; asks?: true }[] = [];
  let isOpen = false;
  for (const [at, node] of nodes.entries()) {
    if (isInside(nodes, at)) continue;
    // "Dubai mein hai par janm Ulhasnagar ka".
    const turns = BUT.test(node.text) && IS.test(nodes[at - 1]?.text ?? "");
    if (node.kind !== "word" || turns) {
      isOpen = false;
      continue;
    }
    if (!isOpen) stretches.push({ words: [], isBefore: at < dateFrom, tellsBirth: false });
    isOpen = true;
    const last = stretches.at(-1);
    if (last && hasTag(node, "birth", "place")) last.tellsBirth = true;
    if (last && hasTag(node, "asks")) last.asks = true;
    const before = stretches.at(-1)?.words.at(-1);
    if (before && isDotOfInitials(nodes, at - 1)) {
      stretches.at(-1)?.words.splice(-1, 1, { ...before, text: before.text + node.text });
      continue;
    }
    const isRelationWord = isRelation(node);
    const isFiller = isRelationWord || (isFillerWord(node) && !isNameLikeMonth(node));
    const word = { text: node.text, isFiller, isMarked: isMarkedAsPlace(nodes, at) };
    stretches.at(-1)?.words.push({ ...word, isRelation: isRelationWord });
  }
  // "Tumhara form BS nahi leta, kaise bharu" is in no Bharu.
  const told = stretches.filter(
    ({ asks, tellsBirth, words }) => !asks || tellsBirth || words.some(({ isMarked }) => isMarked),
  );
  return dropPlacesOfLife(told)
    .filter(({ words }) => words.some((word) => !word.isFiller || word.isRelation))
    .map(({ words, isBefore }, at) => ({
      words,
      // "Village Bithoor, district Kanpur" before the date is a place.
      isNamePosition: isBefore && at === 0 && !hasName && !isLabelledPlace(words),
    }));
}
