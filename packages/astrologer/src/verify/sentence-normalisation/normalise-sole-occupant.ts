import type { SyntaxNode } from "../../language/syntax-node.ts";
import { NO_ONE_ELSE, BESIDE, COMPANION, GIVING, SHUT, OTHERS } from "./sole-occupant.data.ts";

/** "छठे में बुध के अलावा कोई ग्रह नहीं", "Budh ke saath koi aur graha nahi": sole occupant, expressed by denying others. */

const isAboutOthers = ({ tag, word }: SyntaxNode): boolean =>
  NO_ONE_ELSE.test(word) || tag === "planetword" || COMPANION.test(word);

/** The range of "… and no one else"; the occupant is named before it. */
function findDenialOfOthers(nodes: readonly SyntaxNode[]): { readonly from: number; readonly end: number } | undefined {
  const negationIndex = nodes.findIndex(({ tag, word }) => tag === "neg" || (tag === "empty" && SHUT.test(word)));
  if (negationIndex < 0) return undefined;
  let from = negationIndex;
  while (from > 0 && isAboutOthers(nodes[from - 1] as SyntaxNode)) from -= 1;
  // "… घर में | कोई ग्रह नहीं": the postposition stays with the place.
  if (nodes[from]?.tag === "in") from += 1;
  const phrase = nodes.slice(from, negationIndex + 1);
  const deniesOthers =
    phrase.some(({ tag, word }) => tag === "empty" || tag === "planetword" || COMPANION.test(word)) ||
    phrase.some(({ word }) => OTHERS.test(word));
  return deniesOthers && from <= negationIndex ? { from, end: negationIndex + 1 } : undefined;
}

/** Replaces the phrase by "only". */
export function normaliseSoleOccupant(nodes: readonly SyntaxNode[]): readonly SyntaxNode[] {
  const whos = nodes.filter(({ tag }) => tag === "who");
  const who = nodes.findIndex(({ tag }) => tag === "who");
  const isPlaced = nodes.some(({ tag, value }) => tag === "house" || (tag === "pron" && value === "place"));
  const found = whos.length === 1 && isPlaced ? findDenialOfOthers(nodes) : undefined;
  if (!found || found.from < who) return nodes;
  let from = found.from;
  while (from > who + 1 && (GIVING.test(nodes[from - 1]?.word ?? "") || nodes[from - 1]?.tag === "with")) from -= 1;
  const between = nodes.slice(who + 1, found.end);
  const beside = between.findIndex(({ word }) => BESIDE.test(word));
  const isBeside =
    beside >= 0 ||
    between.some(({ tag, word }) => tag === "with" || COMPANION.test(word)) ||
    between.some(({ word }) => /^(अकेले|अकेला|akele|akela)$/.test(word));
  if (!isBeside) return nodes;
  const mark = nodes[who] as SyntaxNode;
  const only: SyntaxNode = { tag: "only", word: "अकेला", start: mark.end, end: mark.end };
  // "Budh ke alawa chhathe ghar me koi nahi": the place may stand in between.
  const placeNodes = beside < 0 ? nodes.slice(who + 1, from) : nodes.slice(who + 2 + beside, found.from);
  return [...nodes.slice(0, who + 1), only, ...placeNodes, ...nodes.slice(found.end)];
}
