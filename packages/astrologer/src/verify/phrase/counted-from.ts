import { rashiInPlace } from "@lagna/jyotish";
import { RASHI_LORDS } from "@lagna/terms";
import type { Body, Node } from "../../language/node.ts";
import { filler, is, made, type Naming, type Reading, type Rule } from "./rule.ts";

const bodyOf = (node: Node | undefined): Body | undefined =>
  is(node, "who") ? node.body : is(node, "lagna") ? "lagna" : undefined;

/** "Your Moon has Mercury in the second from it": whoever the sentence is about. */
function spokenFirst(nodes: readonly Node[], at: number): Body | undefined {
  const start = nodes.slice(0, at).findLastIndex(({ word }) => /^[.!?।]$/.test(word)) + 1;
  return bodyOf(nodes.slice(start, at).find((node) => is(node, "who")));
}

const NATAL = /^(natal|birth|radix|janma|janm)$/;
/** A house counted from something: "the fourth from the Moon", "चंद्र से चौथे भाव", "Chandra se chauthe". */
export const fromReference: Rule = (nodes, at) => {
  const first = nodes[at];
  if (
    is(first, "house", "ord") &&
    (is(nodes[at + 1], "from") || (is(nodes[at + 1], "houseword") && is(nodes[at + 2], "from")))
  ) {
    let here = at + (is(nodes[at + 1], "from") ? 2 : 3);
    while (filler(nodes[here]) || is(nodes[here], "poss") || NATAL.test(nodes[here]?.word ?? "")) here += 1;
    const body = bodyOf(nodes[here]) ?? (nodes[here]?.word === "it" ? spokenFirst(nodes, at) : undefined);
    return body && made(nodes, at, here + 1 - at, { tag: "house", value: first.value, fromBody: body });
  }
  const body = bodyOf(first);
  // "Lagna se aapke paanchve ghar".
  const place = is(nodes[at + 2], "poss") ? at + 3 : at + 2;
  const house = nodes[place];
  if (
    body &&
    nodes[at + 1]?.tag === "from" &&
    /^(से|se)$/.test(nodes[at + 1]?.word ?? "") &&
    is(house, "house", "ord")
  ) {
    const more = is(nodes[place + 1], "houseword") ? 1 : 0;
    return made(nodes, at, place + 1 + more - at, { tag: "house", value: house.value, fromBody: body });
  }
  return undefined;
};

function lordOf(
  nodes: readonly Node[],
  span: readonly [number, number],
  house: Node,
  from: Body,
  { view }: Naming,
): Reading {
  const [at, end] = span;
  const number = Number(house.value);
  const body = RASHI_LORDS[rashiInPlace(view.signOf(from), number)];
  return made(nodes, at, end - at, { tag: "who", body, role: { by: "counted", from, house: number } });
}

/** "The lord of your tenth house from the Moon", "चंद्र से दसवें भाव का स्वामी": of a house that is counted from elsewhere. */
export const lordOfCounted: Rule = (nodes, at, naming) => {
  const skip = (here: number): number => (filler(nodes[here]) || is(nodes[here], "poss") ? skip(here + 1) : here);
  const first = nodes[at];
  if (is(first, "lordword") && is(nodes[at + 1], "of")) {
    const here = skip(at + 2);
    const house = nodes[here];
    const after = is(nodes[here + 1], "houseword") ? here + 2 : here + 1;
    if (!is(house, "house", "ord") || !is(nodes[after], "from")) return undefined;
    const last = skip(after + 1);
    const from = bodyOf(nodes[last]);
    return from && lordOf(nodes, [at, last + 1], house, from, naming);
  }
  const from = bodyOf(first);
  const house = nodes[at + 2];
  if (!from || !is(nodes[at + 1], "from") || !/^(से|se)$/.test(nodes[at + 1]?.word ?? "") || !is(house, "house", "ord"))
    return undefined;
  const after = is(nodes[at + 3], "houseword") ? at + 4 : at + 3;
  const link = is(nodes[after], "of") ? after + 1 : after;
  return is(nodes[link], "lordword") ? lordOf(nodes, [at, link + 1], house, from, naming) : undefined;
};
