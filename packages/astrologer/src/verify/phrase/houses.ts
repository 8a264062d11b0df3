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
  // "Teesre aur chauthe dono gharon ka swami": the last of a row.
  if (is(nodes[at - 1], "and") && is(nodes[is(nodes[at + 1], "both") ? at + 2 : at + 1], "rule"))
    return made(nodes, at, 1, { tag: "house", value: first.value });
  const sharing = sharedHouseword(nodes, at);
  if (sharing) return made(nodes, at, 1, { tag: "house", value: first.value });
  return bareHouse(nodes, at) ? made(nodes, at, 1, { tag: "house", value: first.value }) : undefined;
};

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

function sharedHouseword(nodes: readonly Node[], at: number): boolean {
  let here = at + 1;
  let several = false;
  while (here < Math.min(nodes.length, at + LONGEST_ROW)) {
    const node = nodes[here];
    if (is(node, "and") || /^[,/-]$/.test(node?.word ?? "")) here += 1;
    else if (filler(node) || is(node, "poss", "both")) here += 1;
    else if (is(node, "ord")) {
      several = true;
      here += 1;
    } else return several && is(node, "houseword", "lordword", "rule");
  }
  return false;
}
