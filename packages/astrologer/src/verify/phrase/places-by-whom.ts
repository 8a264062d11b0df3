import type { Node } from "../../language/node.ts";
import { before, filler, is, isEnd, made, type Naming, type Reading, type Rule } from "./rule.ts";

/** Signs, stars and houses named by who owns them or who stands in them. */

const skipped = (nodes: readonly Node[], at: number): number => {
  let here = at;
  while (filler(nodes[here]) || is(nodes[here], "poss")) here += 1;
  return here;
};
const wordAt = (nodes: readonly Node[], at: number): string => nodes[at]?.word ?? "";
const isNamed = (node: Node | undefined): node is Node => is(node, "who") && node.body !== "lagna";

const RELATIVE = /^(that|which|where|wherein|whereby)$/;
/** How far back the sign may stand that "one" or "Mercury's" stands for. */
const BACK = 30;

/** Whether signs or stars are spoken of shortly before, in the same sentence. */
function spokenKind(nodes: readonly Node[], at: number): "signof" | "starof" | undefined {
  const lead = before(nodes, at).slice(-BACK);
  const sentence = lead.slice(lead.findLastIndex(({ word }) => /^[.!?।]$/.test(word)) + 1);
  const isSpoken = (node: Node, here: number): boolean =>
    is(node, "signword", "starword", "signof", "starof", "placeof") ||
    (is(node, "houseword") && wordAt(sentence, here - 1) === "'s");
  const named = sentence.findLast(isSpoken);
  if (!named) return undefined;
  return named.tag.startsWith("star") || named.value === "star" ? "starof" : "signof";
}

/** "A sign", "a star", "a house" of somebody; "one" where signs are spoken of. */
function kindOf(nodes: readonly Node[], at: number): "signof" | "starof" | undefined {
  const node = nodes[at];
  if (is(node, "signword")) return "signof";
  if (is(node, "starword")) return "starof";
  if (is(node, "houseword") && /^(a|an|of|the)$/.test(wordAt(nodes, at - 1))) return "signof";
  return node?.word === "one" ? spokenKind(nodes, at) : undefined;
}

/** Where a word of ruling is passed, "ruled by", "whose lord is", "with … as lord": who it is that rules, and where it ends. */
function ownerAfter(nodes: readonly Node[], at: number): { readonly who: Node; readonly end: number } | undefined {
  const named = (here: number, more = 0): { readonly who: Node; readonly end: number } | undefined => {
    const at2 = skipped(nodes, here);
    const who = nodes[at2];
    return isNamed(who) ? { who, end: at2 + 1 + more } : undefined;
  };
  const relative = RELATIVE.test(wordAt(nodes, at));
  let here = relative ? at + 1 : at;
  if (relative && /^(is|are|was)$/.test(wordAt(nodes, here))) here += 1;
  if (is(nodes[here], "ruledby")) return named(here + 1);
  if (
    /^(owned|ruled|governed|lorded|belonging)$/.test(wordAt(nodes, here)) &&
    /^(by|to)$/.test(wordAt(nodes, here + 1))
  )
    return named(here + 2);
  if (wordAt(nodes, at) === "whose" && is(nodes[at + 1], "lordword", "starlord", "dispositor")) {
    const verb = /^(is|was|remains|happens)$/.test(wordAt(nodes, at + 2)) ? at + 3 : at + 2;
    return named(verb);
  }
  const ruler = relative ? named(at + 1) : undefined;
  return ruler && is(nodes[ruler.end], "rule") ? { ...ruler, end: ruler.end + 1 } : undefined;
}

/** "A sign ruled by Venus", "one whose lord is Rahu", "a nakshatra that belongs to Mars": by its owner. */
export const ownedPlace: Rule = (nodes, at) => {
  const kind = kindOf(nodes, at);
  const owner = kind && ownerAfter(nodes, at + 1);
  return owner && made(nodes, at, owner.end - at, { tag: kind, body: owner.who.body as Node["body"] & string });
};

const AUXILIARY = /^(is|was|has|had|been|being|now|itself|currently|actually|finds|found)$/;
const STANDING =
  /^(stands?|stood|sits?|sat|sitting|standing|lies|lying|lives?|living|dwells?|resides?|rests?|stays?|falls?|fell|fallen|placed|posited|positioned|located|situated|seated|lodged|found|landed|landing|went|gone|born|travels|travelling|moves|moving|occupied|occupies)$/;

/** Where the verb ends that puts somebody into a place that was named before: "… your Moon was born into". */
function standingEnd(nodes: readonly Node[], at: number, isRelative: boolean): number | undefined {
  let here = at;
  while (here < at + 3 && AUXILIARY.test(wordAt(nodes, here))) here += 1;
  const isVerb = STANDING.test(wordAt(nodes, here));
  const end = isVerb ? here + 1 : here;
  if (is(nodes[end], "in") && /^(in|into|inside|within|occupies|inhabits|tenants|graces)$/.test(wordAt(nodes, end)))
    return end + 1;
  if (isVerb) return end;
  return isRelative && here > at ? here : undefined;
}

const HOLDING = /^(holding|hosting|housing|containing|carrying|sheltering|receiving)$/;
const HOLDS = /^(holds|hosts|houses|contains|carries|shelters|has|receives|keeps|houses)$/;
const isHolder = (node: Node | undefined): boolean =>
  HOLDING.test(node?.word ?? "") || HOLDS.test(node?.word ?? "") || (is(node, "houseword") && node.word === "houses");

const KINDS: Readonly<Record<string, string>> = {
  signword: "sign",
  sunsign: "sign",
  starword: "star",
  houseword: "house",
};

/** "The sign in which Mars stands", "the nakshatra your Moon was born into", "the house holding Saturn": by who stands there. */
export const heldPlace: Rule = (nodes, at) => {
  const first = nodes[at];
  const kind = KINDS[first?.tag ?? ""];
  if (!first || kind === undefined || !/^(the|that|same|this|its|very|own)$/.test(wordAt(nodes, at - 1)))
    return undefined;
  const occupied = /^occupied$/.test(wordAt(nodes, at + 1)) && wordAt(nodes, at + 2) === "by" ? at + 3 : undefined;
  const lead = is(nodes[at + 1], "in") && RELATIVE.test(wordAt(nodes, at + 2)) ? at + 2 : at + 1;
  const isRelative = RELATIVE.test(wordAt(nodes, lead));
  const verb = isRelative ? lead + 1 : lead;
  const isHeld = isHolder(nodes[verb]) && (isRelative || HOLDING.test(wordAt(nodes, verb)));
  const here = skipped(nodes, occupied ?? (isHeld ? verb + 1 : verb));
  const who = nodes[here];
  if (!isNamed(who)) return undefined;
  const end = occupied !== undefined || isHeld ? here + 1 : standingEnd(nodes, here + 1, isRelative);
  return end === undefined
    ? undefined
    : made(nodes, at, end - at, { tag: "placeof", value: kind, body: who.body as never });
};

const dispositorOf = (
  nodes: readonly Node[],
  at: number,
  end: number,
  held: Node,
  { view }: Naming,
): Reading | undefined => {
  const of = held.body;
  if (of === undefined || of === "lagna" || held.value === "house") return undefined;
  const isStar = held.value === "star";
  const body = isStar ? view.starLordOf(of) : view.dispositorOf(of);
  return made(nodes, at, end - at, { tag: "who", body, role: { by: isStar ? "starlord" : "dispositor", of } });
};

/** "The lord of the sign in which Mars stands", "the sign Mars stands in …, its lord": who that is. */
export const lordOfHeld: Rule = (nodes, at, naming) => {
  const first = nodes[at];
  // "The lord of the nakshatra your Mars sits in".
  if (is(first, "starlord", "dispositor") && / of the /.test(first.word)) {
    const lead = is(nodes[at + 1], "in") && RELATIVE.test(wordAt(nodes, at + 2)) ? at + 2 : at + 1;
    const here = skipped(nodes, RELATIVE.test(wordAt(nodes, lead)) ? lead + 1 : lead);
    const who = nodes[here];
    const end = isNamed(who) ? standingEnd(nodes, here + 1, here > at + 1) : undefined;
    const held = who && { ...who, value: first.tag === "starlord" ? "star" : "sign" };
    return end !== undefined && held ? dispositorOf(nodes, at, end, held, naming) : undefined;
  }
  if (is(first, "lordword", "dispositor", "starlord") && is(nodes[at + 1], "of")) {
    const here = skipped(nodes, at + 2);
    const held = nodes[here];
    return is(held, "placeof") ? dispositorOf(nodes, at, here + 1, held, naming) : undefined;
  }
  if (is(first, "placeof") && is(nodes[at + 1], "of") && is(nodes[at + 2], "lordword"))
    return dispositorOf(nodes, at, at + 3, first, naming);
  return undefined;
};

/** "One of Jupiter's signs"; "… in Jupiter's sign and Jupiter in Mercury's": the sign is meant where it is not said again. */
export const unsaidSign: Rule = (nodes, at) => {
  const [first, second, third] = nodes.slice(at, at + 3);
  const isOne = is(first, "num") && first.value === 1 && is(second, "of");
  if (isOne && is(third, "signof", "starof")) return made(nodes, at, 3, { tag: third.tag, body: third.body as never });
  const here = isOne ? at + 2 : at;
  const who = nodes[here];
  if (!isNamed(who) || wordAt(nodes, here + 1) !== "'s") return undefined;
  const next = nodes[here + 2];
  const lead = nodes[at - 1];
  const isIn = is(lead, "in") || isOne;
  if (isIn && is(next, "houseword") && !is(nodes[here + 3], "num"))
    return made(nodes, at, here + 3 - at, { tag: "signof", body: who.body as never });
  const kind = isIn && (isEnd(next) || is(next, "and", "join")) ? spokenKind(nodes, at) : undefined;
  return kind && made(nodes, at, here + 2 - at, { tag: kind, body: who.body as never });
};
