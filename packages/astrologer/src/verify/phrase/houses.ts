import type { Node } from "../../language/node.ts";
import { bareHouse } from "./bare-houses.ts";
import { filler, is, isEnd, isHouseNumber, made, type Rule } from "./rule.ts";

/** Words a row of houses is at most. */
const LONGEST_ROW = 30;

/** Ordinals that share the word house: "the fifth and tenth houses"; and a house by its number or name. */
export const house: Rule = (nodes, at) => {
  const first = nodes[at];
  const numbered = isHouseNumber(nodes[at + 1]) || (is(nodes[at + 1], "ord") && /^\d/.test(nodes[at + 1]?.word ?? ""));
  const marked = /^(:|=|#|number|no|no\.|नंबर|नम्बर|संख्या)$/.test(nodes[at + 1]?.word ?? "") ? nodes[at + 2] : undefined;
  const numberAfterNo = nodes[at + 1]?.word === "no" ? (nodes[at + 2]?.word === "." ? 3 : 2) : 0;
  if (is(first, "houseword") && numberAfterNo > 0 && isHouseNumber(nodes[at + numberAfterNo]))
    return made(nodes, at, numberAfterNo + 1, { tag: "house", value: nodes[at + numberAfterNo]?.value });
  if (is(first, "houseword") && marked && isHouseNumber(marked) && isEnd(nodes[at + 3]) && nodes[at + 1]?.word !== ":")
    return made(nodes, at, 3, { tag: "house", value: marked.value });
  if (is(first, "houseword") && numbered && !is(nodes[at + 2], "unit", "degree", "houseword", "month")) {
    return made(nodes, at, 2, { tag: "house", value: nodes[at + 1]?.value });
  }
  if (isHouseNumber(first) && /^\d+$/.test(first?.word ?? "") && nodes[at - 1]?.word === "in" && isEnd(nodes[at + 1]))
    return made(nodes, at, 1, { tag: "house", value: first?.value });
  if (isHouseNumber(first) && /^\d+$/.test(first?.word ?? "") && is(nodes[at + 1], "houseword"))
    return made(nodes, at, 2, { tag: "house", value: first?.value });
  if (isHouseNumber(first) && /^\d+$/.test(first?.word ?? "") && inHouseList(nodes, at))
    return made(nodes, at, 1, { tag: "house", value: first?.value });
  if (isHouseNumber(first) && isListedHouse(nodes, at))
    return made(nodes, at, 1, { tag: "house", value: first?.value });
  if (!is(first, "ord") || Number(first.value) > 12) return undefined;
  if (is(nodes[at + 1], "houseword")) return made(nodes, at, 2, { tag: "house", value: first.value });
  // "Teesre aur chauthe, dono gharon ko": the last of a row.
  if (is(nodes[at - 1], "and") && is(nodes[afterBoth(nodes, at + 1)], "houseword", "rule"))
    return made(nodes, at, 1, { tag: "house", value: first.value });
  const sharing = sharedHouseword(nodes, at);
  if (sharing) return made(nodes, at, 1, { tag: "house", value: first.value });
  return bareHouse(nodes, at) ? made(nodes, at, 1, { tag: "house", value: first.value }) : undefined;
};

/** Where it goes on after "both", ", both", "आपके इन दोनों". */
export function afterBoth(nodes: readonly Node[], at: number): number {
  let both = at;
  while (both < at + 4 && (is(nodes[both], "poss") || /^(,|इन|उन|in|un|ye|ये)$/.test(nodes[both]?.word ?? "")))
    both += 1;
  return is(nodes[both], "both") ? both + 1 : at;
}

/** "4 number ke ghar", "चार नंबर का भाव". */
export const numberedHouse: Rule = (nodes, at) => {
  const isNumbered = isHouseNumber(nodes[at]) && /^(number|nambar|nmbr|no|नंबर|नम्बर|नं)$/.test(nodes[at + 1]?.word ?? "");
  const here = nodes[at + 2]?.word === "." ? at + 3 : at + 2;
  const end = is(nodes[here], "of") ? here + 1 : here;
  return isNumbered && is(nodes[end], "houseword")
    ? made(nodes, at, end + 1 - at, { tag: "house", value: nodes[at]?.value })
    : undefined;
};

/** "Do ghar sambhalta hai, pehla aur nauva", "दो घर हैं, एक तीसरा और दूसरा ग्यारहवाँ": houses that are told of after their number. */
export const toldAfter: Rule = (nodes, at) => {
  const first = nodes[at];
  const isFigure = isHouseNumber(first) && /^\d+$/.test(first?.word ?? "");
  if (!first || !(is(first, "ord") || isFigure) || Number(first.value) > 12) return undefined;
  const isOther = first.value === 2 && is(nodes[at + 1], "ord");
  const isIn = (node: Node | undefined): boolean =>
    isEnd(node) || is(node, "and", "w") || /^(-|\/)$/.test(node?.word ?? "");
  const lead = nodes.slice(Math.max(0, at - TOLD_REACH), at);
  const isCounted = lead.some((node) => is(node, "rule") && TWO_HOUSES.test(node.word));
  if (!isCounted || !(isOther || isIn(nodes[at + 1]))) return undefined;
  return isOther ? made(nodes, at, 1, { tag: "w" }) : made(nodes, at, 1, { tag: "house", value: first.value });
};
const TOLD_REACH = 12;
const TWO_HOUSES = /^(?:दो|do|2|two) /;

/** "Ju-6, Me-3", "Ra/Ke across 1/7": a number right after somebody, or the two ends of an axis. */
function isListedHouse(nodes: readonly Node[], at: number): boolean {
  const [first, mark, who] = [nodes[at] as Node, nodes[at - 1], nodes[at - 2]];
  if (!/^\d+$/.test(first.word)) return false;
  const isNext = is(who, "who", "graha") && mark?.word === "-" && mark.start === who.end && first.start === mark.end;
  if (isNext) return isEnd(nodes[at + 1]);
  const other = [nodes[at - 2], nodes[at + 2]].find(
    (node) => isHouseNumber(node) && Math.abs(Number(node?.value) - Number(first.value)) === 6,
  );
  const slash = other === nodes[at + 2] ? nodes[at + 1] : mark;
  const lead = nodes.slice(Math.max(0, at - 7), at);
  const isAxis = slash?.word === "-" && lead.some((node) => is(node, "axis"));
  return (
    other !== undefined &&
    (slash?.word === "/" || isAxis) &&
    lead.some(({ body, value }) => body === "ketu" || value === "ketu")
  );
}

/** "Houses 3 and 4": numbers that go on from a first. */
function inHouseList(nodes: readonly Node[], at: number): boolean {
  let here = at - 1;
  const least = at - LONGEST_ROW;
  while (here > least && (is(nodes[here], "and", "num") || /^[,&]$/.test(nodes[here]?.word ?? ""))) here -= 1;
  const opens =
    is(nodes[here + 1], "num") && (is(nodes[here], "rule") || (is(nodes[here], "houseword") && here + 1 < at));
  return opens && !is(nodes[at + 1], "unit", "degree", "bindu", "dur");
}

/** "इन दोनों घरों". */
const isOfThese = (nodes: readonly Node[], at: number): boolean =>
  /^(इन|उन|in|un)$/.test(nodes[at]?.word ?? "") && is(nodes[at + 1], "both");

function sharedHouseword(nodes: readonly Node[], at: number): boolean {
  let here = at + 1;
  let several = false;
  while (here < Math.min(nodes.length, at + LONGEST_ROW)) {
    const node = nodes[here];
    if (is(node, "and") || /^[,/-]$/.test(node?.word ?? "")) here += 1;
    else if (filler(node) || is(node, "poss", "both") || isOfThese(nodes, here)) here += 1;
    else if (is(node, "ord")) {
      several = true;
      here += 1;
    } else return several && is(node, "houseword", "lordword", "rule");
  }
  return false;
}
