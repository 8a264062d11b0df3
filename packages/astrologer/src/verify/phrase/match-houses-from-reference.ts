import { rashiInPlace } from "@lagna/jyotish";
import { RASHI_LORDS } from "@lagna/terms";
import type { Body, SyntaxNode } from "../../language/syntax-node.ts";
import {
  isFiller,
  nodeHasTag,
  createMatch,
  type ChartNames,
  type PhraseMatch,
  type PhraseRule,
} from "./phrase-rule.ts";
import { FROM_PARTICLE } from "../../language/hindi-particles.data.ts";

const getBody = (node: SyntaxNode | undefined): Body | undefined =>
  nodeHasTag(node, "who") ? node.body : nodeHasTag(node, "lagna") ? "lagna" : undefined;

/** "Your Moon has Mercury in the second from it": the first body of the sentence. */
function findSentenceSubject(nodes: readonly SyntaxNode[], at: number): Body | undefined {
  const start = nodes.slice(0, at).findLastIndex(({ word }) => /^[.!?।]$/.test(word)) + 1;
  return getBody(nodes.slice(start, at).find((node) => nodeHasTag(node, "who")));
}

const NATAL = /^(natal|birth|radix|janma|janm)$/;
/** A house counted from a body: "the fourth from the Moon", "चंद्र से चौथे भाव", "Chandra se chauthe". */
export const matchHouseFromReference: PhraseRule = (nodes, at) => {
  const first = nodes[at];
  if (
    nodeHasTag(first, "house", "ord") &&
    (nodeHasTag(nodes[at + 1], "from") || (nodeHasTag(nodes[at + 1], "houseword") && nodeHasTag(nodes[at + 2], "from")))
  ) {
    let index = at + (nodeHasTag(nodes[at + 1], "from") ? 2 : 3);
    while (isFiller(nodes[index]) || nodeHasTag(nodes[index], "poss") || NATAL.test(nodes[index]?.word ?? ""))
      index += 1;
    const body = getBody(nodes[index]) ?? (nodes[index]?.word === "it" ? findSentenceSubject(nodes, at) : undefined);
    return body && createMatch(nodes, at, index + 1 - at, { tag: "house", value: first.value, fromBody: body });
  }
  const body = getBody(first);
  // "Lagna se aapke paanchve ghar".
  const place = nodeHasTag(nodes[at + 2], "poss") ? at + 3 : at + 2;
  const house = nodes[place];
  if (
    body &&
    nodes[at + 1]?.tag === "from" &&
    FROM_PARTICLE.test(nodes[at + 1]?.word ?? "") &&
    nodeHasTag(house, "house", "ord")
  ) {
    const more = nodeHasTag(nodes[place + 1], "houseword") ? 1 : 0;
    return createMatch(nodes, at, place + 1 + more - at, { tag: "house", value: house.value, fromBody: body });
  }
  return undefined;
};

function resolveCountedLord(
  nodes: readonly SyntaxNode[],
  span: readonly [number, number],
  house: SyntaxNode,
  from: Body,
  { view }: ChartNames,
): PhraseMatch {
  const [at, end] = span;
  const number = Number(house.value);
  const body = RASHI_LORDS[rashiInPlace(view.signOf(from), number)];
  return createMatch(nodes, at, end - at, { tag: "who", body, role: { by: "counted", from, house: number } });
}

/** "The lord of your tenth house from the Moon", "चंद्र से दसवें भाव का स्वामी": the lord of a house counted from a body. */
export const matchLordOfCountedHouse: PhraseRule = (nodes, at, naming) => {
  const skip = (index: number): number =>
    isFiller(nodes[index]) || nodeHasTag(nodes[index], "poss") ? skip(index + 1) : index;
  const first = nodes[at];
  if (nodeHasTag(first, "lordword") && nodeHasTag(nodes[at + 1], "of")) {
    const index = skip(at + 2);
    const house = nodes[index];
    const after = nodeHasTag(nodes[index + 1], "houseword") ? index + 2 : index + 1;
    if (!nodeHasTag(house, "house", "ord") || !nodeHasTag(nodes[after], "from")) return undefined;
    const last = skip(after + 1);
    const from = getBody(nodes[last]);
    return from && resolveCountedLord(nodes, [at, last + 1], house, from, naming);
  }
  const from = getBody(first);
  const house = nodes[at + 2];
  if (
    !from ||
    !nodeHasTag(nodes[at + 1], "from") ||
    !FROM_PARTICLE.test(nodes[at + 1]?.word ?? "") ||
    !nodeHasTag(house, "house", "ord")
  )
    return undefined;
  const after = nodeHasTag(nodes[at + 3], "houseword") ? at + 4 : at + 3;
  const link = nodeHasTag(nodes[after], "of") ? after + 1 : after;
  return nodeHasTag(nodes[link], "lordword")
    ? resolveCountedLord(nodes, [at, link + 1], house, from, naming)
    : undefined;
};
