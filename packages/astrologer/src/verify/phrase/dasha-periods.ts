import type { Node } from "../../language/node.ts";
import { isFiller, isGrahaNode, nodeHasTag, createMatch, type PhraseRule } from "./phrase-rule.ts";

/** Maximum number of period levels in a chain of lords. */
const MAX_PERIOD_LEVEL = 5;

/** "Ur in Rahu Jupiter rn", "Jupiter Sun chal raha hai": two lords side by side and no place for them. */
function isPairOfLords(nodes: readonly Node[], at: number): boolean {
  const [second, then] = [nodes[at + 1], nodes[at + 2]];
  const isNamed = (node: Node | undefined): boolean =>
    nodeHasTag(node, "who") && node.role?.by === "name" && node.body !== "lagna";
  if (!isNamed(nodes[at]) || !isNamed(second) || isNamed(then)) return false;
  const near = nodes.slice(at + 2, at + 8);
  const isOfPlaces = near.some((node) =>
    nodeHasTag(node, "rashi", "house", "ord", "houseword", "aspect", "with", "exchange", "in"),
  );
  const lead = nodes[at - 1];
  return !isOfPlaces && (nodeHasTag(then, "run") || (nodeHasTag(then, "now") && nodeHasTag(lead, "in", "poss", "run")));
}

/** "With Mars as the antardasha", "Saturn takes charge as your mahadasha lord": the index of the level; −1 if there is none. */
function findLevelIndex(nodes: readonly Node[], at: number): number {
  let index = at + 1;
  while (index < at + 4 && nodeHasTag(nodes[index], "w") && nodes[index]?.word !== "as") index += 1;
  if (nodes[index]?.word !== "as") return -1;
  index += 1;
  while (isFiller(nodes[index]) || nodeHasTag(nodes[index], "poss")) index += 1;
  return nodeHasTag(nodes[index], "level") ? index : -1;
}

/** "Mercury–Saturn period", "Saturn ki antardasha", "the major period of Mercury". */
export const matchDasha: PhraseRule = (nodes, at) => {
  const first = nodes[at];
  if (nodeHasTag(first, "level") && nodeHasTag(nodes[at + 1], "of")) {
    const index = at + 2 + (isFiller(nodes[at + 2]) ? 1 : 0);
    const who = nodes[index];
    return isGrahaNode(who)
      ? createMatch(nodes, at, index + 1 - at, { tag: "dasha", lords: [who.body], level: first.value })
      : undefined;
  }
  if (!isGrahaNode(first)) return undefined;
  const lords = [first.body];
  let index = at + 1;
  // "Under the Moon, whose mahadasha it is".
  const relative = nodes[at + 1]?.word === "," ? at + 2 : at + 1;
  if (
    /^(whose|जिसकी|jiski)$/.test(nodes[relative]?.word ?? "") &&
    nodeHasTag(nodes[relative + 1], "level") &&
    nodeHasTag(nodes[relative + 2], "pron")
  )
    return createMatch(nodes, at, relative + 2 - at, {
      tag: "dasha",
      lords,
      level: Number(nodes[relative + 1]?.value),
    });
  const levelIndex = findLevelIndex(nodes, at);
  if (levelIndex > 0)
    return createMatch(nodes, at, levelIndex + 1 - at, {
      tag: "dasha",
      lords,
      level: Number(nodes[levelIndex]?.value),
    });
  const second = nodes[at + 1];
  if (isGrahaNode(second) && isPairOfLords(nodes, at))
    return createMatch(nodes, at, 2, { tag: "dasha", lords: [...lords, second.body], level: 0 });
  for (
    let next = nodes[index + 1];
    lords.length < MAX_PERIOD_LEVEL && ["-", "/", "→", ">"].includes(nodes[index]?.word ?? "") && isGrahaNode(next);
    next = nodes[index + 1]
  ) {
    lords.push(next.body);
    index += 2;
  }
  const within = nodes[index + 1];
  // "शुक्र में मंगल चल रहा है": a period within a period.
  if (
    nodeHasTag(nodes[index], "in") &&
    isGrahaNode(within) &&
    nodeHasTag(nodes[index + 2], "run") &&
    !nodes.slice(index + 2, index + 6).some((node) => nodeHasTag(node, "rashi", "house"))
  )
    return createMatch(nodes, at, index + 2 - at, { tag: "dasha", lords: [...lords, within.body], level: 0 });
  while (
    nodeHasTag(nodes[index], "of", "only") ||
    isFiller(nodes[index]) ||
    ["hi", "ही"].includes(nodes[index]?.word ?? "")
  )
    index += 1;
  const until = nodes.slice(index, index + 7).findIndex(({ word }) => /^[.;।?]$/.test(word));
  const near = nodes.slice(index, index + (until < 0 ? 7 : until));
  const isDated =
    lords.length > 1 &&
    near.some(({ tag }) => tag === "date") &&
    !near.some(({ tag }) => ["with", "exchange", "aspect", "dosha", "yoga", "rashi", "house", "enter"].includes(tag));
  const isBracketed =
    nodes[at - 1]?.word === "(" && nodes.slice(Math.max(0, at - 3), at).some(({ tag }) => tag === "level");
  if (lords.length > 1 && (isDated || isBracketed) && !nodeHasTag(nodes[index], "level"))
    return createMatch(nodes, at, index - at, { tag: "dasha", lords, level: 0 });
  const isChained =
    lords.length > 1 &&
    (nodeHasTag(nodes[at - 1], "in", "run", "poss", "now") ||
      nodes[at - 1]?.word === "through" ||
      nodeHasTag(nodes[index], "run") ||
      (nodes[at - 1]?.word === ":" && nodeHasTag(nodes[at - 2], "level", "run", "now"))) &&
    !nodeHasTag(nodes[index], "with", "exchange", "aspect", "dosha", "yoga", "axis");
  if (isChained && !nodeHasTag(nodes[index], "level"))
    return createMatch(nodes, at, index - at, { tag: "dasha", lords, level: 0 });
  if (nodeHasTag(nodes[index], "level")) {
    const level = Number(nodes[index]?.value);
    return createMatch(nodes, at, index + 1 - at, { tag: "dasha", lords, level: level });
  }
  return undefined;
};

/** "Saturn's transit period": not a dasha. */
export const matchTransitPeriod: PhraseRule = (nodes, at) =>
  nodeHasTag(nodes[at], "transit") && nodeHasTag(nodes[at + 1], "level") && nodes[at + 1]?.value === 0
    ? createMatch(nodes, at, 2, { tag: "transit" })
    : undefined;

/** "Dasha lord", "महादशा के स्वामी": the period, named by its lord. */
export const matchLordOfLevel: PhraseRule = (nodes, at) => {
  const link = nodeHasTag(nodes[at + 1], "of") ? 2 : 1;
  return nodeHasTag(nodes[at], "level") && nodeHasTag(nodes[at + link], "lordword")
    ? createMatch(nodes, at, link + 1, { tag: "level", value: nodes[at]?.value })
    : undefined;
};
