import type { Graha } from "@lagna/terms";
import type { SyntaxNode } from "../../language/syntax-node.ts";
import { isFiller, isGrahaNode, nodeHasTag, createMatch, type PhraseMatch, type PhraseRule } from "./phrase-rule.ts";

/** Maximum number of period levels in a chain of lords. */
const MAX_PERIOD_LEVEL = 5;

/** "Ur in Rahu Jupiter rn", "Jupiter Sun chal raha hai": two lords side by side and no place for them. */
function isPairOfLords(nodes: readonly SyntaxNode[], at: number): boolean {
  const [second, then] = [nodes[at + 1], nodes[at + 2]];
  const isNamed = (node: SyntaxNode | undefined): boolean =>
    nodeHasTag(node, "who") && node.role?.by === "name" && node.body !== "lagna";
  if (!isNamed(nodes[at]) || !isNamed(second) || isNamed(then)) return false;
  const near = nodes.slice(at + 2, at + 8);
  const namesPlace = near.some((node) =>
    nodeHasTag(node, "rashi", "house", "ord", "houseword", "aspect", "with", "exchange", "in"),
  );
  const lead = nodes[at - 1];
  return !namesPlace && (nodeHasTag(then, "run") || (nodeHasTag(then, "now") && nodeHasTag(lead, "in", "poss", "run")));
}

/** "With Mars as the antardasha", "Saturn takes charge as your mahadasha lord": the index of the level; −1 if there is none. */
function findLevelIndex(nodes: readonly SyntaxNode[], at: number): number {
  let index = at + 1;
  while (index < at + 4 && nodeHasTag(nodes[index], "w") && nodes[index]?.word !== "as") index += 1;
  if (nodes[index]?.word !== "as") return -1;
  index += 1;
  while (isFiller(nodes[index]) || nodeHasTag(nodes[index], "poss")) index += 1;
  return nodeHasTag(nodes[index], "level") ? index : -1;
}

/** "The major period of Mercury". */
function matchLevelOfLord(nodes: readonly SyntaxNode[], at: number): PhraseMatch | undefined {
  const first = nodes[at];
  if (!nodeHasTag(first, "level") || !nodeHasTag(nodes[at + 1], "of")) return undefined;
  const index = at + 2 + (isFiller(nodes[at + 2]) ? 1 : 0);
  const who = nodes[index];
  return isGrahaNode(who)
    ? createMatch(nodes, at, index + 1 - at, { tag: "dasha", lords: [who.body], level: first.value })
    : undefined;
}

/** "Under the Moon, whose mahadasha it is", "with Mars as the antardasha", "Jupiter Sun chal raha hai". */
function matchNamedLord(nodes: readonly SyntaxNode[], at: number, lord: Graha): PhraseMatch | undefined {
  const relative = nodes[at + 1]?.word === "," ? at + 2 : at + 1;
  const isRelative =
    /^(whose|जिसकी|jiski)$/.test(nodes[relative]?.word ?? "") &&
    nodeHasTag(nodes[relative + 1], "level") &&
    nodeHasTag(nodes[relative + 2], "pron");
  const levelIndex = isRelative ? relative + 1 : findLevelIndex(nodes, at);
  if (levelIndex > 0)
    return createMatch(nodes, at, levelIndex + 1 - at, {
      tag: "dasha",
      lords: [lord],
      level: Number(nodes[levelIndex]?.value),
    });
  const second = nodes[at + 1];
  return isGrahaNode(second) && isPairOfLords(nodes, at)
    ? createMatch(nodes, at, 2, { tag: "dasha", lords: [lord, second.body], level: 0 })
    : undefined;
}

interface LordChain {
  readonly lords: readonly Graha[];
  /** The index after the last lord. */
  readonly end: number;
}

/** "Mercury–Saturn", "Mercury > Saturn". */
function readLordChain(nodes: readonly SyntaxNode[], at: number, first: Graha): LordChain {
  const lords = [first];
  let end = at + 1;
  for (
    let next = nodes[end + 1];
    lords.length < MAX_PERIOD_LEVEL && ["-", "/", "→", ">"].includes(nodes[end]?.word ?? "") && isGrahaNode(next);
    next = nodes[end + 1]
  ) {
    lords.push(next.body);
    end += 2;
  }
  return { lords, end };
}

/** "शुक्र में मंगल चल रहा है": a period within a period. */
function matchPeriodWithin(
  nodes: readonly SyntaxNode[],
  at: number,
  { lords, end }: LordChain,
): PhraseMatch | undefined {
  const within = nodes[end + 1];
  const isRunning =
    nodeHasTag(nodes[end], "in") &&
    nodeHasTag(nodes[end + 2], "run") &&
    !nodes.slice(end + 2, end + 6).some((node) => nodeHasTag(node, "rashi", "house"));
  return isRunning && isGrahaNode(within)
    ? createMatch(nodes, at, end + 2 - at, { tag: "dasha", lords: [...lords, within.body], level: 0 })
    : undefined;
}

/** A chain with a date soon after it: "Mercury–Saturn until 2028". */
function isDatedChain(nodes: readonly SyntaxNode[], end: number): boolean {
  const until = nodes.slice(end, end + 7).findIndex(({ word }) => /^[.;।?]$/.test(word));
  const near = nodes.slice(end, end + (until < 0 ? 7 : until));
  return (
    near.some(({ tag }) => tag === "date") &&
    !near.some(({ tag }) => ["with", "exchange", "aspect", "dosha", "yoga", "rashi", "house", "enter"].includes(tag))
  );
}

/** Whether a chain of lords without a level is a period: "mahadasha (Mercury–Saturn)", "now: Mercury–Saturn", "Mercury–Saturn runs". */
function isChainOfPeriods(nodes: readonly SyntaxNode[], at: number, end: number): boolean {
  const isBracketed =
    nodes[at - 1]?.word === "(" && nodes.slice(Math.max(0, at - 3), at).some(({ tag }) => tag === "level");
  if (isBracketed || isDatedChain(nodes, end)) return true;
  return (
    (nodeHasTag(nodes[at - 1], "in", "run", "poss", "now") ||
      nodes[at - 1]?.word === "through" ||
      nodeHasTag(nodes[end], "run") ||
      (nodes[at - 1]?.word === ":" && nodeHasTag(nodes[at - 2], "level", "run", "now"))) &&
    !nodeHasTag(nodes[end], "with", "exchange", "aspect", "dosha", "yoga", "axis")
  );
}

/** "Mercury–Saturn period", "Saturn ki antardasha", "the major period of Mercury". */
export const matchDasha: PhraseRule = (nodes, at) => {
  const first = nodes[at];
  if (!isGrahaNode(first)) return matchLevelOfLord(nodes, at);
  const named = matchNamedLord(nodes, at, first.body);
  if (named) return named;
  const chain = readLordChain(nodes, at, first.body);
  const within = matchPeriodWithin(nodes, at, chain);
  if (within) return within;
  const { lords } = chain;
  let { end } = chain;
  while (nodeHasTag(nodes[end], "of", "only") || isFiller(nodes[end]) || ["hi", "ही"].includes(nodes[end]?.word ?? ""))
    end += 1;
  const level = nodes[end];
  if (nodeHasTag(level, "level"))
    return createMatch(nodes, at, end + 1 - at, { tag: "dasha", lords, level: level.value });
  return lords.length > 1 && isChainOfPeriods(nodes, at, end)
    ? createMatch(nodes, at, end - at, { tag: "dasha", lords, level: 0 })
    : undefined;
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
