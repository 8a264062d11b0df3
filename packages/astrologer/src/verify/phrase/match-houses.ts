import type { SyntaxNode } from "../../language/syntax-node.ts";
import { isBareHouse } from "./detect-bare-house.ts";
import { isFiller, nodeHasTag, isPhraseEnd, isHouseNumber, createMatch, type PhraseRule } from "./phrase-rule.ts";
import { THESE_OR_THOSE } from "../../language/hindi-particles.data.ts";
import { NUMBER_MARKS, LINKS_BEFORE_BOTH, NUMBER_WORDS } from "./houses.data.ts";

/** Maximum number of words in a list of houses. */
const MAX_ROW_WORDS = 30;

/** Ordinals that share one word for house ("the fifth and tenth houses"), and houses by number or name. */
export const matchHouse: PhraseRule = (nodes, at) => {
  const first = nodes[at];
  const next = nodes[at + 1];
  const numbered = isHouseNumber(next) || (nodeHasTag(next, "ord") && /^\d/.test(next.word)) ? next : undefined;
  const marked = NUMBER_MARKS.test(nodes[at + 1]?.word ?? "") ? nodes[at + 2] : undefined;
  const numberAfterNo = nodes[at + 1]?.word === "no" ? (nodes[at + 2]?.word === "." ? 3 : 2) : 0;
  const numberNode = nodes[at + numberAfterNo];
  if (nodeHasTag(first, "houseword") && numberAfterNo > 0 && isHouseNumber(numberNode))
    return createMatch(nodes, at, numberAfterNo + 1, { tag: "house", value: numberNode.value });
  if (
    nodeHasTag(first, "houseword") &&
    marked &&
    isHouseNumber(marked) &&
    isPhraseEnd(nodes[at + 3]) &&
    nodes[at + 1]?.word !== ":"
  )
    return createMatch(nodes, at, 3, { tag: "house", value: marked.value });
  if (
    nodeHasTag(first, "houseword") &&
    numbered &&
    !nodeHasTag(nodes[at + 2], "unit", "degree", "houseword", "month")
  ) {
    return createMatch(nodes, at, 2, { tag: "house", value: numbered.value });
  }
  if (isHouseNumber(first) && /^\d+$/.test(first.word) && nodes[at - 1]?.word === "in" && isPhraseEnd(nodes[at + 1]))
    return createMatch(nodes, at, 1, { tag: "house", value: first.value });
  if (isHouseNumber(first) && /^\d+$/.test(first.word) && nodeHasTag(nodes[at + 1], "houseword"))
    return createMatch(nodes, at, 2, { tag: "house", value: first.value });
  if (isHouseNumber(first) && /^\d+$/.test(first.word) && inHouseList(nodes, at))
    return createMatch(nodes, at, 1, { tag: "house", value: first.value });
  if (isHouseNumber(first) && isListedHouse(nodes, at))
    return createMatch(nodes, at, 1, { tag: "house", value: first.value });
  if (!nodeHasTag(first, "ord") || first.value > 12) return undefined;
  if (nodeHasTag(nodes[at + 1], "houseword")) return createMatch(nodes, at, 2, { tag: "house", value: first.value });
  // "Teesre aur chauthe, dono gharon ko": the last of a list.
  if (nodeHasTag(nodes[at - 1], "and") && nodeHasTag(nodes[skipBoth(nodes, at + 1)], "houseword", "rule"))
    return createMatch(nodes, at, 1, { tag: "house", value: first.value });
  const sharing = hasSharedHouseWord(nodes, at);
  if (sharing) return createMatch(nodes, at, 1, { tag: "house", value: first.value });
  return isBareHouse(nodes, at) ? createMatch(nodes, at, 1, { tag: "house", value: first.value }) : undefined;
};

/** The index after "both", ", both", "आपके इन दोनों". */
export function skipBoth(nodes: readonly SyntaxNode[], at: number): number {
  let both = at;
  while (both < at + 4 && (nodeHasTag(nodes[both], "poss") || LINKS_BEFORE_BOTH.test(nodes[both]?.word ?? "")))
    both += 1;
  return nodeHasTag(nodes[both], "both") ? both + 1 : at;
}

/** "4 number ke ghar", "चार नंबर का भाव". */
export const matchNumberedHouse: PhraseRule = (nodes, at) => {
  const first = nodes[at];
  const isNumbered = isHouseNumber(first) && NUMBER_WORDS.test(nodes[at + 1]?.word ?? "");
  const index = nodes[at + 2]?.word === "." ? at + 3 : at + 2;
  const end = nodeHasTag(nodes[index], "of") ? index + 1 : index;
  return isNumbered && nodeHasTag(nodes[end], "houseword")
    ? createMatch(nodes, at, end + 1 - at, { tag: "house", value: first.value })
    : undefined;
};

/** "Do ghar sambhalta hai, pehla aur nauva", "दो घर हैं, एक तीसरा और दूसरा ग्यारहवाँ": the houses are listed after their number. */
export const matchHousesNamedAfterCount: PhraseRule = (nodes, at) => {
  const first = nodes[at];
  const isFigure = isHouseNumber(first) && /^\d+$/.test(first.word);
  if (!(nodeHasTag(first, "ord") || isFigure) || first.value > 12) return undefined;
  const isOther = first.value === 2 && nodeHasTag(nodes[at + 1], "ord");
  const isIn = (node: SyntaxNode | undefined): boolean =>
    isPhraseEnd(node) || nodeHasTag(node, "and", "w") || /^(-|\/)$/.test(node?.word ?? "");
  const lead = nodes.slice(Math.max(0, at - HOUSES_AFTER_COUNT_REACH), at);
  const isCounted = lead.some((node) => nodeHasTag(node, "rule") && TWO_HOUSES.test(node.word));
  if (!isCounted || !(isOther || isIn(nodes[at + 1]))) return undefined;
  return isOther
    ? createMatch(nodes, at, 1, { tag: "w" })
    : createMatch(nodes, at, 1, { tag: "house", value: first.value });
};
const HOUSES_AFTER_COUNT_REACH = 12;
const TWO_HOUSES = /^(?:दो|do|2|two) /;

/** "Ju-6, Me-3", "Ra/Ke across 1/7": a number right after a graha, or the two ends of an axis. */
function isListedHouse(nodes: readonly SyntaxNode[], at: number): boolean {
  const [first, mark, who] = [nodes[at] as SyntaxNode, nodes[at - 1], nodes[at - 2]];
  if (!/^\d+$/.test(first.word)) return false;
  const isNext =
    nodeHasTag(who, "who", "graha") && mark?.word === "-" && mark.start === who.end && first.start === mark.end;
  if (isNext) return isPhraseEnd(nodes[at + 1]);
  const opposite = [nodes[at - 2], nodes[at + 2]].find(
    (node) => isHouseNumber(node) && Math.abs(node?.value - Number(first.value)) === 6,
  );
  const slash = opposite === nodes[at + 2] ? nodes[at + 1] : mark;
  const lead = nodes.slice(Math.max(0, at - 7), at);
  const isAxis = slash?.word === "-" && lead.some((node) => nodeHasTag(node, "axis"));
  return (
    opposite !== undefined &&
    (slash?.word === "/" || isAxis) &&
    lead.some(({ body, value }) => body === "ketu" || value === "ketu")
  );
}

/** "Houses 3 and 4": numbers after the first of a list. */
function inHouseList(nodes: readonly SyntaxNode[], at: number): boolean {
  let index = at - 1;
  const minIndex = at - MAX_ROW_WORDS;
  while (index > minIndex && (nodeHasTag(nodes[index], "and", "num") || /^[,&]$/.test(nodes[index]?.word ?? "")))
    index -= 1;
  const startsList =
    nodeHasTag(nodes[index + 1], "num") &&
    (nodeHasTag(nodes[index], "rule") || (nodeHasTag(nodes[index], "houseword") && index + 1 < at));
  return startsList && !nodeHasTag(nodes[at + 1], "unit", "degree", "bindu", "dur");
}

/** "इन दोनों घरों". */
const isTheseBoth = (nodes: readonly SyntaxNode[], at: number): boolean =>
  THESE_OR_THOSE.test(nodes[at]?.word ?? "") && nodeHasTag(nodes[at + 1], "both");

function hasSharedHouseWord(nodes: readonly SyntaxNode[], at: number): boolean {
  let index = at + 1;
  let several = false;
  while (index < Math.min(nodes.length, at + MAX_ROW_WORDS)) {
    const node = nodes[index];
    if (nodeHasTag(node, "and") || /^[,/-]$/.test(node?.word ?? "")) index += 1;
    else if (isFiller(node) || nodeHasTag(node, "poss", "both") || isTheseBoth(nodes, index)) index += 1;
    else if (nodeHasTag(node, "ord")) {
      several = true;
      index += 1;
    } else return several && nodeHasTag(node, "houseword", "lordword", "rule");
  }
  return false;
}
