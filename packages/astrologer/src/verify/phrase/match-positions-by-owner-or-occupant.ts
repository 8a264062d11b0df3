import type { SyntaxNode, SyntaxNodeOf } from "../../language/syntax-node.ts";
import {
  getNodesBefore,
  isFiller,
  nodeHasTag,
  isPhraseEnd,
  createMatch,
  type ChartNames,
  type PhraseMatch,
  type PhraseRule,
} from "./phrase-rule.ts";

/** Signs, nakshatras and houses named by their owner or occupant. */

const skipWords = (nodes: readonly SyntaxNode[], at: number): number => {
  let index = at;
  while (isFiller(nodes[index]) || nodeHasTag(nodes[index], "poss")) index += 1;
  return index;
};
const getWordAt = (nodes: readonly SyntaxNode[], at: number): string => nodes[at]?.word ?? "";
const isNamedBody = (node: SyntaxNode | undefined): node is SyntaxNodeOf<"who"> =>
  nodeHasTag(node, "who") && node.body !== "lagna";

const RELATIVE = /^(that|which|where|wherein|whereby)$/;
/** Maximum distance in words between "one" or "Mercury's" and the sign it refers to. */
const BACK_REFERENCE_REACH = 30;

/** The kind of place (sign or nakshatra) mentioned shortly before in the same sentence. */
function findMentionedKind(nodes: readonly SyntaxNode[], at: number): "signof" | "starof" | undefined {
  const lead = getNodesBefore(nodes, at).slice(-BACK_REFERENCE_REACH);
  const sentence = lead.slice(lead.findLastIndex(({ word }) => /^[.!?।]$/.test(word)) + 1);
  const isPlaceKind = (node: SyntaxNode, index: number): boolean =>
    nodeHasTag(node, "signword", "starword", "signof", "starof", "placeof") ||
    (nodeHasTag(node, "houseword") && getWordAt(sentence, index - 1) === "'s");
  const named = sentence.findLast(isPlaceKind);
  if (!named) return undefined;
  return named.tag.startsWith("star") || named.value === "star" ? "starof" : "signof";
}

/** The kind of place at a node: "a sign", "a star", "a house", or "one" after a mention of signs. */
function getPlaceKind(nodes: readonly SyntaxNode[], at: number): "signof" | "starof" | undefined {
  const node = nodes[at];
  if (nodeHasTag(node, "signword")) return "signof";
  if (nodeHasTag(node, "starword")) return "starof";
  if (nodeHasTag(node, "houseword") && /^(a|an|of|the)$/.test(getWordAt(nodes, at - 1))) return "signof";
  return node?.word === "one" ? findMentionedKind(nodes, at) : undefined;
}

/** The owner after a phrase of ruling ("ruled by", "whose lord is", "with … as lord"), and the index after it. */
function findOwnerAfter(
  nodes: readonly SyntaxNode[],
  at: number,
): { readonly who: SyntaxNode; readonly end: number } | undefined {
  const findOwner = (index: number, more = 0): { readonly who: SyntaxNode; readonly end: number } | undefined => {
    const ownerIndex = skipWords(nodes, index);
    const who = nodes[ownerIndex];
    return isNamedBody(who) ? { who, end: ownerIndex + 1 + more } : undefined;
  };
  const relative = RELATIVE.test(getWordAt(nodes, at));
  let index = relative ? at + 1 : at;
  if (relative && /^(is|are|was)$/.test(getWordAt(nodes, index))) index += 1;
  if (nodeHasTag(nodes[index], "ruledby")) return findOwner(index + 1);
  if (
    /^(owned|ruled|governed|lorded|belonging)$/.test(getWordAt(nodes, index)) &&
    /^(by|to)$/.test(getWordAt(nodes, index + 1))
  )
    return findOwner(index + 2);
  if (getWordAt(nodes, at) === "whose" && nodeHasTag(nodes[at + 1], "lordword", "starlord", "dispositor")) {
    const verb = /^(is|was|remains|happens)$/.test(getWordAt(nodes, at + 2)) ? at + 3 : at + 2;
    return findOwner(verb);
  }
  const ruler = relative ? findOwner(at + 1) : undefined;
  return ruler && nodeHasTag(nodes[ruler.end], "rule") ? { ...ruler, end: ruler.end + 1 } : undefined;
}

/** "A sign ruled by Venus", "one whose lord is Rahu", "a nakshatra that belongs to Mars". */
export const matchOwnedPlace: PhraseRule = (nodes, at) => {
  const kind = getPlaceKind(nodes, at);
  const owner = kind && findOwnerAfter(nodes, at + 1);
  return (
    owner && createMatch(nodes, at, owner.end - at, { tag: kind, body: owner.who.body as SyntaxNode["body"] & string })
  );
};

const AUXILIARY = /^(is|was|has|had|been|being|now|itself|currently|actually|finds|found)$/;
const STANDING_VERBS =
  /^(stands?|stood|sits?|sat|sitting|standing|lies|lying|lives?|living|dwells?|resides?|rests?|stays?|falls?|fell|fallen|placed|posited|positioned|located|situated|seated|lodged|found|landed|landing|went|gone|born|travels|travelling|moves|moving|occupied|occupies)$/;

/** The index after the verb of placement in a relative clause: "… your Moon was born into". */
function findStandingEnd(nodes: readonly SyntaxNode[], at: number, isRelative: boolean): number | undefined {
  let index = at;
  while (index < at + 3 && AUXILIARY.test(getWordAt(nodes, index))) index += 1;
  const isVerb = STANDING_VERBS.test(getWordAt(nodes, index));
  const end = isVerb ? index + 1 : index;
  if (
    nodeHasTag(nodes[end], "in") &&
    /^(in|into|inside|within|occupies|inhabits|tenants|graces)$/.test(getWordAt(nodes, end))
  )
    return end + 1;
  if (isVerb) return end;
  return isRelative && index > at ? index : undefined;
}

const HOLDING_PARTICIPLES = /^(holding|hosting|housing|containing|carrying|sheltering|receiving)$/;
const HOLDING_VERBS = /^(holds|hosts|houses|contains|carries|shelters|has|receives|keeps|houses)$/;
const isHoldingVerb = (node: SyntaxNode | undefined): boolean =>
  HOLDING_PARTICIPLES.test(node?.word ?? "") ||
  HOLDING_VERBS.test(node?.word ?? "") ||
  (nodeHasTag(node, "houseword") && node.word === "houses");

const KINDS: Readonly<Record<string, string>> = {
  signword: "sign",
  sunsign: "sign",
  starword: "star",
  houseword: "house",
};

/** "The sign in which Mars stands", "the nakshatra your Moon was born into", "the house holding Saturn". */
export const matchOccupiedPlace: PhraseRule = (nodes, at) => {
  const first = nodes[at];
  const kind = KINDS[first?.tag ?? ""];
  if (!first || kind === undefined || !/^(the|that|same|this|its|very|own)$/.test(getWordAt(nodes, at - 1)))
    return undefined;
  const occupied =
    /^occupied$/.test(getWordAt(nodes, at + 1)) && getWordAt(nodes, at + 2) === "by" ? at + 3 : undefined;
  const lead = nodeHasTag(nodes[at + 1], "in") && RELATIVE.test(getWordAt(nodes, at + 2)) ? at + 2 : at + 1;
  const isRelative = RELATIVE.test(getWordAt(nodes, lead));
  const verb = isRelative ? lead + 1 : lead;
  const isHeld = isHoldingVerb(nodes[verb]) && (isRelative || HOLDING_PARTICIPLES.test(getWordAt(nodes, verb)));
  const index = skipWords(nodes, occupied ?? (isHeld ? verb + 1 : verb));
  const who = nodes[index];
  if (!isNamedBody(who)) return undefined;
  const end = occupied !== undefined || isHeld ? index + 1 : findStandingEnd(nodes, index + 1, isRelative);
  return end === undefined
    ? undefined
    : createMatch(nodes, at, end - at, { tag: "placeof", value: kind, body: who.body });
};

const resolveDispositor = (
  nodes: readonly SyntaxNode[],
  at: number,
  end: number,
  held: Pick<SyntaxNode, "body" | "value">,
  { view }: ChartNames,
): PhraseMatch | undefined => {
  const occupant = held.body;
  if (occupant === undefined || occupant === "lagna" || held.value === "house") return undefined;
  const isStar = held.value === "star";
  const body = isStar ? view.nakshatraLordOf(occupant) : view.dispositorOf(occupant);
  return createMatch(nodes, at, end - at, {
    tag: "who",
    body,
    role: { by: isStar ? "starlord" : "dispositor", of: occupant },
  });
};

/** "The lord of the sign in which Mars stands", "the sign Mars stands in …, its lord". */
export const matchLordOfOccupiedPlace: PhraseRule = (nodes, at, naming) => {
  const first = nodes[at];
  // "The lord of the nakshatra your Mars sits in".
  if (nodeHasTag(first, "starlord", "dispositor") && / of the /.test(first.word)) {
    const lead = nodeHasTag(nodes[at + 1], "in") && RELATIVE.test(getWordAt(nodes, at + 2)) ? at + 2 : at + 1;
    const index = skipWords(nodes, RELATIVE.test(getWordAt(nodes, lead)) ? lead + 1 : lead);
    const who = nodes[index];
    const end = isNamedBody(who) ? findStandingEnd(nodes, index + 1, index > at + 1) : undefined;
    const held = { body: who?.body, value: first.tag === "starlord" ? "star" : "sign" };
    return end !== undefined ? resolveDispositor(nodes, at, end, held, naming) : undefined;
  }
  if (nodeHasTag(first, "lordword", "dispositor", "starlord") && nodeHasTag(nodes[at + 1], "of")) {
    const index = skipWords(nodes, at + 2);
    const held = nodes[index];
    return nodeHasTag(held, "placeof") ? resolveDispositor(nodes, at, index + 1, held, naming) : undefined;
  }
  if (nodeHasTag(first, "placeof") && nodeHasTag(nodes[at + 1], "of") && nodeHasTag(nodes[at + 2], "lordword"))
    return resolveDispositor(nodes, at, at + 3, first, naming);
  return undefined;
};

/** "One of Jupiter's signs"; "… in Jupiter's sign and Jupiter in Mercury's": the word "sign" is omitted. */
export const matchElidedSign: PhraseRule = (nodes, at) => {
  const [first, second, third] = nodes.slice(at, at + 3);
  const isOne = nodeHasTag(first, "num") && first.value === 1 && nodeHasTag(second, "of");
  if (isOne && nodeHasTag(third, "signof", "starof"))
    return createMatch(nodes, at, 3, { tag: third.tag, body: third.body });
  const index = isOne ? at + 2 : at;
  const who = nodes[index];
  if (!isNamedBody(who) || getWordAt(nodes, index + 1) !== "'s") return undefined;
  const next = nodes[index + 2];
  const lead = nodes[at - 1];
  const isIn = nodeHasTag(lead, "in") || isOne;
  if (isIn && nodeHasTag(next, "houseword") && !nodeHasTag(nodes[index + 3], "num"))
    return createMatch(nodes, at, index + 3 - at, { tag: "signof", body: who.body });
  const kind =
    isIn && (isPhraseEnd(next) || nodeHasTag(next, "and", "join")) ? findMentionedKind(nodes, at) : undefined;
  return kind && createMatch(nodes, at, index + 2 - at, { tag: kind, body: who.body });
};
