import type { Graha } from "@lagna/terms";
import type { SyntaxNode } from "../../language/syntax-node.ts";
import type { Finding } from "../claim.ts";
import {
  findUnused,
  getNodeIndex,
  contextHasTag,
  isGraha,
  getSpan,
  type ClauseContext,
  markUsed,
  type ClaimDraft,
} from "../clause-context.ts";
import { createFinding, createUndecidedFinding } from "../chart-queries/chart-queries.ts";
import { EVERY_WORDS, LEAST_WORDS, MOST_WORDS } from "./comparison-words.data.ts";
import {
  isComparisonStandard,
  isEqual,
  isScaleWord,
  getNamedGrahas,
  findComparisonDirection,
  type Scale,
  detectScale,
  getShadbala,
  checkExtreme,
  detectDirection,
  type ComparisonDirection,
} from "./strength-and-degree-comparisons.ts";
import { getGroupNodes, getSubjectGrahas } from "./read-strengths.ts";

/** Ranks among all grahas: "no one beats Mercury", "Last in shadbala comes Saturn", "third in shadbala". */

const NO_ONE = /^(nobody|none|nothing|no one|कोई|किसी|koi|kisi)(?: |$)/;
/** "No one", "no other planet", "कोई … नहीं". */
function findNoOneWords(nodes: readonly SyntaxNode[]): readonly SyntaxNode[] {
  const noOne = nodes.find(({ tag, word }) => tag === "none" || tag === "empty" || NO_ONE.test(word));
  const isHindi = noOne && /^(कोई|किसी|koi|kisi)/.test(noOne.word);
  const denial = nodes.filter(({ tag }) => tag === "neg");
  if (noOne) return isHindi && noOne.tag === "w" && denial.length === 0 ? [] : [noOne, ...denial.slice(0, 1)];
  const no = nodes.findIndex(({ tag, word }) => tag === "neg" && word === "no");
  const isOther = nodes
    .slice(no + 1, no + 3)
    .some(({ tag, word }) => tag === "planetword" || /^(other|one)$/.test(word));
  return no >= 0 && isOther ? [nodes[no] as SyntaxNode] : [];
}

/** "Every other planet", "बाकी सब ग्रह". */
const findEveryWords = (nodes: readonly SyntaxNode[]): readonly SyntaxNode[] =>
  nodes.filter(({ word }) => EVERY_WORDS.has(word));

function pushRankReading(
  context: ClaimDraft,
  cues: readonly SyntaxNode[],
  isPresupposed: boolean,
  evaluate: () => Finding,
): void {
  const whos = getGroupNodes(context);
  const span = getSpan(...cues, ...whos);
  context.readings.push({ type: "strength", ...span, isPresupposed: isPresupposed, evaluate: evaluate });
  const words = findUnused(context, "planetword", "ranks", "from", "lasts", "left", "compare", "houseword");
  markUsed(context, ...cues, ...whos, ...words, ...context.nodes.filter(isScaleWord));
}

/** "Second to none". */
const isSecondRank = ({ tag, value }: SyntaxNode): boolean => tag === "ord" && value === 2;

/** Reads a comparison of one graha with all others, in either direction, as a claim that it is the highest or lowest. */
function readComparisonToAll(context: ClaimDraft, scale: Scale, graha: Graha): boolean {
  const noOne = findNoOneWords(context.nodes);
  const every = noOne.length > 0 ? [] : findEveryWords(context.nodes);
  const quantifiers = noOne.length > 0 ? noOne : every;
  if (quantifiers.length === 0) return false;
  const { negation } = context.clause;
  if (noOne.length === 0 && negation !== false) return false;
  const comparison = findComparisonDirection(context.nodes.filter((node) => !quantifiers.includes(node)));
  const equal =
    noOne.length > 0 && !comparison ? context.nodes.find((node) => isEqual(node) || isSecondRank(node)) : undefined;
  if (!comparison && !equal) return false;
  const who = getGroupNodes(context).find(({ body }) => body === graha) as SyntaxNode;
  const [first] = quantifiers as [SyntaxNode];
  const isHindi = /[\u0900-\u097f]|^(koi|kisi|sab|sabhi|sabse|baaki|baki|har|saare|sare)( |$)/.test(first.word);
  const isMeasured =
    isComparisonStandard(context.nodes, who) ||
    (!isHindi && getNodeIndex(context, first) < getNodeIndex(context, who)) ||
    equal !== undefined;
  const way = (comparison?.way ?? 1) * (isMeasured === noOne.length > 0 ? 1 : -1);
  pushRankReading(context, [...quantifiers, ...(comparison?.nodes ?? []), ...(equal ? [equal] : [])], true, () =>
    checkExtreme(context.truth, scale, graha, way as ComparisonDirection),
  );
  return true;
}

/** "The most", "सबसे कम", "last": the words for either end of a scale. */
function findSuperlatives(
  nodes: readonly SyntaxNode[],
): readonly { readonly node: SyntaxNode; readonly way: ComparisonDirection }[] {
  return nodes.flatMap((node, index): { readonly node: SyntaxNode; readonly way: ComparisonDirection }[] => {
    if (node.tag === "rank") return Math.abs(node.value) === 1 ? [{ node, way: 1 }] : [{ node, way: -1 }];
    if (["who", "neg", "house", "compare"].includes(node.tag)) return [];
    const next = nodes[index + 1];
    const way = /^(सबसे|sabse|sbse)$/.test(node.word) && next ? detectDirection(next, undefined) : undefined;
    if (way) return [{ node, way }];
    const isMost = node.word.split(" ").some((word) => MOST_WORDS.has(word));
    // "Most of the strength": not a superlative.
    if (isMost && next?.tag === "of") return [];
    return isMost
      ? [{ node, way: 1 }]
      : node.word.split(" ").some((word) => LEAST_WORDS.has(word))
        ? [{ node, way: -1 }]
        : [];
  });
}

/** The graha that a superlative describes: the only one, else the nearest, with the one before the word preferred. */
function findRankedGraha(context: ClauseContext, node: SyntaxNode): Graha | undefined {
  const [first, second] = getSubjectGrahas(context);
  if (!second) return first;
  const distance = (who: SyntaxNode): number =>
    Math.abs(getNodeIndex(context, who) - getNodeIndex(context, node)) + (who.start > node.start ? 0.5 : 0);
  const whos = getGroupNodes(context).filter(({ body }) => isGraha(body));
  return whos.toSorted((a, b) => distance(a) - distance(b))[0]?.body as Graha | undefined;
}

/** "the Sun is your strongest planet", "Mars ranks third in shadbala". */
export function readRanks(context: ClaimDraft): void {
  const scale = detectScale(context) ?? (contextHasTag(context, "rank") ? "strength" : undefined);
  if (!scale) return;
  const [sole, other] = getNamedGrahas(context);
  const isNamed = contextHasTag(context, "shadbala") || context.sentence.some(({ tag }) => tag === "shadbala");
  if (
    sole &&
    !other &&
    (isNamed || contextHasTag(context, "compare", "rank")) &&
    readComparisonToAll(context, scale, sole)
  )
    return;
  const superlatives = findSuperlatives(context.nodes).filter(
    ({ node }) => node.tag === "rank" || contextHasTag(context, "shadbala"),
  );
  const ordinal = contextHasTag(context, "shadbala") ? findUnused(context, "ord", "house")[0] : undefined;
  for (const { node, way } of superlatives) {
    const graha = findRankedGraha(context, node);
    if (!graha) continue;
    const fromEnd = way < 0 && ordinal ? ordinal.value : 1;
    const evaluate = (): Finding =>
      fromEnd === 1 ? checkExtreme(context.truth, scale, graha, way) : checkRank(context, graha, 8 - fromEnd);
    pushRankReading(context, [node, ...(fromEnd > 1 && ordinal ? [ordinal] : [])], false, evaluate);
  }
  const [graha] = getSubjectGrahas(context);
  if (superlatives.length > 0 || !ordinal || !graha || findComparisonDirection(context.nodes)) return;
  pushRankReading(context, [ordinal], false, () => checkRank(context, graha, ordinal.value));
}

function checkRank(context: ClauseContext, graha: Graha, rank: number): Finding {
  const bala = getShadbala(context.truth, graha);
  return bala ? createFinding(bala.rank === rank, `shadbala-${graha}`) : createUndecidedFinding();
}
