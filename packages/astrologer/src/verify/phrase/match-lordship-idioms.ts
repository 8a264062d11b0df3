import type { SyntaxNode, SyntaxNodeOf } from "../../language/syntax-node.ts";
import { isFiller, nodeHasTag, createMatch, type PhraseRule } from "./phrase-rule.ts";

/** Rulership expressed by a noun: "under the lordship of", "has the tenth in its charge", "has Venus for its lord". */

const CHARGE =
  /^(lordship|rulership|rule|control|command|charge|care|custody|dominion|governance|ownership|reign|stewardship|keeping|hands|management|authority|domain|jurisdiction|power|sway|grip|wing|protection|possession)$/;
const isChargeNoun = (node: SyntaxNode | undefined): boolean =>
  node !== undefined && (CHARGE.test(node.word) || nodeHasTag(node, "lordword", "dominion"));
const skipWords = (nodes: readonly SyntaxNode[], at: number): number => {
  let index = at;
  while (
    isFiller(nodes[index]) ||
    nodeHasTag(nodes[index], "poss", "pron") ||
    /^(his|her|their)$/.test(nodes[index]?.word ?? "")
  )
    index += 1;
  return index;
};
const UNDER = /^(under|in|within|into)$/;

/** "Your seventh house falls to Mars": ruled by. */
export const matchFallsTo: PhraseRule = (nodes, at) =>
  /^(falls|fell)$/.test(nodes[at]?.word ?? "") &&
  nodes[at + 1]?.word === "to" &&
  nodeHasTag(nodes[skipWords(nodes, at + 2)], "who")
    ? createMatch(nodes, at, 2, { tag: "ruledby" })
    : undefined;

/** "Under the lordship of Jupiter", "in the hands of Mars", "under Jupiter's rule": ruled by. */
export const matchUnderCharge: PhraseRule = (nodes, at) => {
  if (UNDER.test(nodes[at]?.word ?? "")) {
    const index = skipWords(nodes, at + 1);
    if (
      isChargeNoun(nodes[index]) &&
      nodeHasTag(nodes[index + 1], "of") &&
      nodeHasTag(nodes[skipWords(nodes, index + 2)], "who")
    )
      return createMatch(nodes, at, index + 2 - at, { tag: "ruledby" });
    const isPossessed =
      nodeHasTag(nodes[index], "who") && nodes[index + 1]?.word === "'s" && isChargeNoun(nodes[index + 2]);
    return isPossessed ? createMatch(nodes, at, 1, { tag: "ruledby" }) : undefined;
  }
  // The remaining words of "under Jupiter's rule".
  const isRest = nodes[at]?.word === "'s" && nodeHasTag(nodes[at - 1], "who") && isChargeNoun(nodes[at + 1]);
  const lead = nodes
    .slice(Math.max(0, at - 4), at - 1)
    .findLast((node) => !isFiller(node) && !nodeHasTag(node, "poss"));
  return isRest && UNDER.test(lead?.word ?? "") ? createMatch(nodes, at, 2, { tag: "w" }) : undefined;
};

const HAVING = /^(has|have|holds?|keeps?|takes?|having|holding|keeping)$/;
const isHouse = (node: SyntaxNode | undefined): boolean =>
  nodeHasTag(node, "house", "ord", "and", "houseword") || node?.word === ",";

/** The index after a list of houses that starts at an index; the same index if there is none. */
function findHousesEnd(nodes: readonly SyntaxNode[], at: number): number {
  let index = at;
  while (
    index < at + 12 &&
    (isHouse(nodes[index]) || isFiller(nodes[index]) || nodeHasTag(nodes[index], "poss", "both"))
  )
    index += 1;
  return nodes.slice(at, index).some((node) => nodeHasTag(node, "house", "ord")) ? index : at;
}

/** "Mercury has the tenth house in its charge": rules. */
export const matchInCharge: PhraseRule = (nodes, at) => {
  if (HAVING.test(nodes[at]?.word ?? "")) {
    const end = findHousesEnd(nodes, at + 1);
    const isInCharge =
      end > at + 1 && /^(in|under)$/.test(nodes[end]?.word ?? "") && isChargeNoun(nodes[skipWords(nodes, end + 1)]);
    return isInCharge ? createMatch(nodes, at, 1, { tag: "rule" }) : undefined;
  }
  const index = skipWords(nodes, at + 1);
  const isRest = /^(in|under)$/.test(nodes[at]?.word ?? "") && index > at + 1 && isChargeNoun(nodes[index]);
  return isRest && nodeHasTag(nodes[at - 1], "house", "ord", "houseword") && !nodeHasTag(nodes[index + 1], "of")
    ? createMatch(nodes, at, index + 1 - at, { tag: "w" })
    : undefined;
};

const TAKING =
  /^(has|have|having|had|takes?|taking|gets?|calls?|counts?|claims?|knows?|names?|with|acknowledges?|finds?|owns)$/;
const LORDS = { lordword: "ruledby", dispositor: "dispositor", starlord: "starlord" } as const;

/** "For its lord", "as the nakshatra lord" or "its lord" after a body: the cue and the index after it. */
function findAsLord(
  nodes: readonly SyntaxNode[],
  at: number,
): { readonly cue: SyntaxNodeOf<keyof typeof LORDS>; readonly end: number } | undefined {
  const isMarked = /^(for|as|to be)$/.test(nodes[at]?.word ?? "");
  const index = skipWords(nodes, isMarked ? at + 1 : at);
  const cue = nodes[index];
  if (!nodeHasTag(cue, "lordword", "dispositor", "starlord") || (!isMarked && index === at)) return undefined;
  return nodeHasTag(nodes[index + 1], "of") ? undefined : { cue, end: index + 1 };
}

/** "Has Venus for its lord", "with Mercury as its nakshatra lord", "takes Mars as ruler": ruled by. The ruled place comes before it. */
export const matchHasAsLord: PhraseRule = (nodes, at) => {
  if (TAKING.test(nodes[at]?.word ?? "")) {
    const who = skipWords(nodes, at + 1);
    const found =
      nodeHasTag(nodes[who], "who") && nodes[who]?.role?.by === "name" ? findAsLord(nodes, who + 1) : undefined;
    return found && createMatch(nodes, at, 1, { tag: LORDS[found.cue.tag] });
  }
  const rest = nodeHasTag(nodes[at - 1], "who") ? findAsLord(nodes, at) : undefined;
  const lead = nodes
    .slice(Math.max(0, at - 4), at - 1)
    .findLast((node) => !isFiller(node) && !nodeHasTag(node, "poss"));
  return rest && TAKING.test(lead?.word ?? "") ? createMatch(nodes, at, rest.end - at, { tag: "w" }) : undefined;
};
