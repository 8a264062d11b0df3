import type { Stretch, StretchWord } from "@lagna/places";
import { BREAK, has, isEmpty, isRelation, isSign, type Node } from "./nodes.ts";

export interface LeftWord extends StretchWord {
  /** "Mother", "bete": names a person, never a place. */
  readonly isRelation: boolean;
}

/** Words of a birth that say neither its date nor its time: in them stand the place and the name. */
export interface LeftStretch extends Stretch {
  readonly words: readonly LeftWord[];
}

const isLabel = (node: Node | undefined): boolean => has(node, "birth", "date", "time", "place");
const isName = (node: Node | undefined): boolean =>
  node?.kind === "word" && !isLabel(node) && (!isEmpty(node) || isRelation(node) || /^\p{Lu}/u.test(node.text));

const MOST_OF_NAME = 4;

/** The name behind a word that announces it ("my name is …", "naam: …"), and the nodes without it; null where there is none. */
export function cutName(nodes: readonly Node[]): { readonly name: string | null; readonly rest: readonly Node[] } {
  for (const [at, node] of nodes.entries()) {
    if (!has(node, "name")) continue;
    let from = at + 1;
    while (isSign(nodes[from], ":=-") || (has(nodes[from], "filler", "name") && !isName(nodes[from]))) from += 1;
    let until = from;
    while (isName(nodes[until]) && until - from < MOST_OF_NAME) until += 1;
    if (until === from) continue;
    const name = nodes
      .slice(from, until)
      .map(({ text }) => text)
      .join(" ");
    return { name, rest: withBreak(nodes, from, until) };
  }
  return { name: null, rest: nodes };
}

/** The same nodes, those of a span taken out: nothing goes on across the gap. */
export const withBreak = (nodes: readonly Node[], from: number, until: number): Node[] =>
  nodes.map((node, at) => (at >= from && at < until ? BREAK : node));

/** A hyphen or a dot within a name parts nothing ("Rae-Bareli", "St. Louis"), nor does a colon before one ("Wife: Sunita"). */
const isInside = (nodes: readonly Node[], at: number): boolean =>
  (isSign(nodes[at], ":=") && isRelation(nodes[at - 1] ?? BREAK)) ||
  (isSign(nodes[at], "-'’") && nodes[at]?.isApart === false && nodes[at + 1]?.isApart === false) ||
  (isSign(nodes[at], ".") && /^(?:st|mt|dr|ft)$/iu.test(nodes[at - 1]?.text ?? ""));

/** "April Mathew": a month beside no day. */
const isNameLikeMonth = ({ text, tags }: Node): boolean =>
  tags.size === 1 && tags.has("month") && /^\p{Lu}/u.test(text);

/** Whether a word is said to be a place by what stands before it ("in New Delhi", "place: Agra") or behind it ("Kanpur mein"). */
function isMarked(nodes: readonly Node[], at: number): boolean {
  const isPlain = (here: number): boolean => nodes[here]?.kind === "word" && !isEmpty(nodes[here]);
  if (!isPlain(at)) return false;
  let before = at - 1;
  while (isPlain(before)) before -= 1;
  while (isSign(nodes[before], ":=-") || (has(nodes[before], "filler") && !has(nodes[before], "in", "place")))
    before -= 1;
  if (has(nodes[before], "in", "place")) return true;
  let after = at + 1;
  while (isPlain(after) || has(nodes[after], "place")) after += 1;
  return has(nodes[after], "in_after");
}

/**
 * What is left in stretches, which commas, line ends and what was taken out part. @param dateFrom where the date stood: the first stretch
 * before it may be a name, unless the name is known
 */
export function wordsLeft(nodes: readonly Node[], dateFrom: number, hasName: boolean): LeftStretch[] {
  const stretches: { words: LeftWord[]; isBefore: boolean }[] = [];
  let isOpen = false;
  for (const [at, node] of nodes.entries()) {
    if (isInside(nodes, at)) continue;
    if (node.kind !== "word") {
      isOpen = false;
      continue;
    }
    if (!isOpen) stretches.push({ words: [], isBefore: at < dateFrom });
    isOpen = true;
    const isOfFamily = isRelation(node);
    const isFiller = isOfFamily || (isEmpty(node) && !isNameLikeMonth(node));
    const word = { text: node.text, isFiller, isMarked: isMarked(nodes, at) };
    stretches.at(-1)?.words.push({ ...word, isRelation: isOfFamily });
  }
  return stretches
    .filter(({ words }) => words.some((word) => !word.isFiller || word.isRelation))
    .map(({ words, isBefore }, at) => ({ words, isNamePosition: isBefore && at === 0 && !hasName }));
}
