import type { Node } from "../../language/node.ts";
import { filler, is, made, type Rule } from "./rule.ts";

/** Ruling told by a noun: "under the lordship of", "has the tenth in its charge", "has Venus for its lord". */

const CHARGE =
  /^(lordship|rulership|rule|control|command|charge|care|custody|dominion|governance|ownership|reign|stewardship|keeping|hands|management|authority|domain|jurisdiction|power|sway|grip|wing|protection|possession)$/;
const isCharge = (node: Node | undefined): boolean =>
  node !== undefined && (CHARGE.test(node.word) || is(node, "lordword", "dominion"));
const skipped = (nodes: readonly Node[], at: number): number => {
  let here = at;
  while (filler(nodes[here]) || is(nodes[here], "poss", "pron") || /^(his|her|their)$/.test(nodes[here]?.word ?? ""))
    here += 1;
  return here;
};
const UNDER = /^(under|in|within|into)$/;

/** "Your seventh house falls to Mars": ruled by. */
export const fallsTo: Rule = (nodes, at) =>
  /^(falls|fell)$/.test(nodes[at]?.word ?? "") &&
  nodes[at + 1]?.word === "to" &&
  is(nodes[skipped(nodes, at + 2)], "who")
    ? made(nodes, at, 2, { tag: "ruledby" })
    : undefined;

/** "Under the lordship of Jupiter", "in the hands of Mars", "under Jupiter's rule": ruled by. */
export const underCharge: Rule = (nodes, at) => {
  if (UNDER.test(nodes[at]?.word ?? "")) {
    const here = skipped(nodes, at + 1);
    if (isCharge(nodes[here]) && is(nodes[here + 1], "of") && is(nodes[skipped(nodes, here + 2)], "who"))
      return made(nodes, at, here + 2 - at, { tag: "ruledby" });
    const isPossessed = is(nodes[here], "who") && nodes[here + 1]?.word === "'s" && isCharge(nodes[here + 2]);
    return isPossessed ? made(nodes, at, 1, { tag: "ruledby" }) : undefined;
  }
  // What is left of "under Jupiter's rule".
  const isRest = nodes[at]?.word === "'s" && is(nodes[at - 1], "who") && isCharge(nodes[at + 1]);
  const lead = nodes.slice(Math.max(0, at - 4), at - 1).findLast((node) => !filler(node) && !is(node, "poss"));
  return isRest && UNDER.test(lead?.word ?? "") ? made(nodes, at, 2, { tag: "w" }) : undefined;
};

const HAVING = /^(has|have|holds?|keeps?|takes?|having|holding|keeping)$/;
const isHouse = (node: Node | undefined): boolean => is(node, "house", "ord", "and", "houseword") || node?.word === ",";

/** Where a row of houses ends that begins here; where there is none, the same place. */
function housesEnd(nodes: readonly Node[], at: number): number {
  let here = at;
  while (here < at + 12 && (isHouse(nodes[here]) || filler(nodes[here]) || is(nodes[here], "poss", "both"))) here += 1;
  return nodes.slice(at, here).some((node) => is(node, "house", "ord")) ? here : at;
}

/** "Mercury has the tenth house in its charge": rules. */
export const inCharge: Rule = (nodes, at) => {
  if (HAVING.test(nodes[at]?.word ?? "")) {
    const end = housesEnd(nodes, at + 1);
    const isKept =
      end > at + 1 && /^(in|under)$/.test(nodes[end]?.word ?? "") && isCharge(nodes[skipped(nodes, end + 1)]);
    return isKept ? made(nodes, at, 1, { tag: "rule" }) : undefined;
  }
  const here = skipped(nodes, at + 1);
  const isRest = /^(in|under)$/.test(nodes[at]?.word ?? "") && here > at + 1 && isCharge(nodes[here]);
  return isRest && is(nodes[at - 1], "house", "ord", "houseword") && !is(nodes[here + 1], "of")
    ? made(nodes, at, here + 1 - at, { tag: "w" })
    : undefined;
};

const TAKING =
  /^(has|have|having|had|takes?|taking|gets?|calls?|counts?|claims?|knows?|names?|with|acknowledges?|finds?|owns)$/;
const LORDS: Readonly<Record<string, string>> = { lordword: "ruledby", dispositor: "dispositor", starlord: "starlord" };

/** Where "for its lord", "as the nakshatra lord", "its lord" stands behind somebody; the word that ends it. */
function asLord(nodes: readonly Node[], at: number): { readonly cue: Node; readonly end: number } | undefined {
  const isMarked = /^(for|as|to be)$/.test(nodes[at]?.word ?? "");
  const here = skipped(nodes, isMarked ? at + 1 : at);
  const cue = nodes[here];
  if (!is(cue, ...Object.keys(LORDS)) || (!isMarked && here === at)) return undefined;
  return is(nodes[here + 1], "of") ? undefined : { cue, end: here + 1 };
}

/** "Has Venus for its lord", "with Mercury as its nakshatra lord", "takes Mars as ruler": ruled by; whose the lord is stands before. */
export const hasAsLord: Rule = (nodes, at) => {
  if (TAKING.test(nodes[at]?.word ?? "")) {
    const who = skipped(nodes, at + 1);
    const found = is(nodes[who], "who") && nodes[who]?.role?.by === "name" ? asLord(nodes, who + 1) : undefined;
    return found && made(nodes, at, 1, { tag: LORDS[found.cue.tag] as string });
  }
  const rest = is(nodes[at - 1], "who") ? asLord(nodes, at) : undefined;
  const lead = nodes.slice(Math.max(0, at - 4), at - 1).findLast((node) => !filler(node) && !is(node, "poss"));
  return rest && TAKING.test(lead?.word ?? "") ? made(nodes, at, rest.end - at, { tag: "w" }) : undefined;
};
