import { SAPTA_GRAHAS } from "@lagna/jyotish";
import { type Graha, GRAHAS } from "@lagna/terms";
import type { SyntaxNode } from "../../language/syntax-node.ts";
import type { Finding } from "../claim.ts";
import { isGraha, type ClauseContext } from "../clause-context.ts";
import {
  createFinding,
  createPlaceFactId,
  type ChartQueries,
  createUndecidedFinding,
} from "../chart-queries/chart-queries.ts";
import {
  COMPARISON_WORDS,
  COMPARISON_WORDS_WITH_OF,
  COMPARISON_WORDS_WITH_TO,
  DEGREE_WORDS,
  EQUAL_WORDS,
  HINDI_COMPARISON_WORDS,
  LESS_WORDS,
  MORE_WORDS,
  STRENGTH_WORDS,
} from "./comparison-words.data.ts";
import { FROM_PARTICLE, OBJECT_PARTICLE } from "../../language/hindi-particles.data.ts";
import { SMALL_WORDS, AS_MUCH_AS, BEATEN } from "./comparison-particles.data.ts";

/** Scales on which grahas are compared, the direction of a comparison, and which graha is compared with which. */

export type Scale = "strength" | "degree";
/** 1 for more, -1 for less. */
export type ComparisonDirection = 1 | -1;

export interface Shadbala {
  readonly rupas: number;
  readonly ratio: number;
  readonly rank: number;
}
export const getShadbala = (truth: ChartQueries, graha: string): Shadbala | undefined =>
  truth.findFact(`shadbala-${graha}`)?.value as Shadbala | undefined;

const isInWords = (words: ReadonlySet<string>, { word }: SyntaxNode): boolean =>
  word.includes(" ") ? word.split(" ").some((part) => words.has(part)) : words.has(word);
export const isScaleWord = (node: SyntaxNode): boolean =>
  node.tag === "shadbala" || node.tag === "degree" || isInWords(DEGREE_WORDS, node) || isInWords(STRENGTH_WORDS, node);

/** The scale that a sentence names. Degrees count only if the sentence does not mention strength. */
export function detectScale({ sentence, nodes }: ClauseContext): Scale | undefined {
  if (sentence.some(({ tag }) => tag === "shadbala")) return "strength";
  const isDegree = (node: SyntaxNode): boolean => node.tag !== "arc" && isInWords(DEGREE_WORDS, node);
  if (sentence.some(isDegree)) return "degree";
  // "Further along in its sign", "apni rashi me aage".
  const isInSign = nodes.some(({ tag, value }) => tag === "signword" || (tag === "dign" && value === "own"));
  if (isInSign && nodes.some(({ word }) => ALONG.test(word))) return "degree";
  const isStrength = (node: SyntaxNode): boolean =>
    ["compare", "quality"].includes(node.tag) || isInWords(STRENGTH_WORDS, node);
  return nodes.some(isStrength) ? "strength" : undefined;
}

const ALONG = /^(further|farther|along|ahead|behind|advanced|आगे|पीछे|aage|agey|peeche|piche)( |$)/;

/** The direction a word expresses: "more", "behind", "से आगे है". "By" after it reverses the direction ("is beaten by"). */
export function detectDirection(node: SyntaxNode, next: SyntaxNode | undefined): ComparisonDirection | undefined {
  if (node.tag === "compare") return node.value === -1 ? -1 : 1;
  if (["neg", "who", "empty", "none", "rank", "quality"].includes(node.tag))
    return node.tag === "quality" ? (node.value as ComparisonDirection) : undefined;
  const way = isInWords(MORE_WORDS, node) ? 1 : isInWords(LESS_WORDS, node) ? -1 : undefined;
  return way && next?.word === "by" ? (-way as ComparisonDirection) : way;
}

/** The words that express a direction; `undefined` unless all express the same one. */
export function findComparisonDirection(
  nodes: readonly SyntaxNode[],
): { readonly way: ComparisonDirection; readonly nodes: readonly SyntaxNode[] } | undefined {
  const cues = nodes.filter(
    (node, at) => detectDirection(node, nodes[at + 1]) !== undefined && !isBeforeStandard(nodes, at),
  );
  const ways = new Set(cues.map((node) => detectDirection(node, nodes[nodes.indexOf(node) + 1])));
  const [way] = ways;
  return way !== undefined && ways.size === 1 ? { way, nodes: cues } : undefined;
}

/** "सूर्य के आगे शुक्र फीका है": names what is compared against, not yet the direction. */
function isBeforeStandard(nodes: readonly SyntaxNode[], at: number): boolean {
  const [lead, next] = [nodes[at - 1], nodes[at + 1]];
  const isPlace = /^(आगे|aage|agey)$/.test(nodes[at]?.word ?? "") && lead?.tag === "of";
  return isPlace && next !== undefined && !(next.tag === "leave" || next.tag === "neg" || GOING.test(next.word));
}
const GOING = /^(है|हैं|हो|था|थे|रह|निकल|बढ|चल|जा|गया|ही|hai|hain|h$|tha|rah|nikal|badh|chal|ja|gaya|hi$|[.,।!])/;

export const isEqual = (node: SyntaxNode): boolean => node.tag !== "who" && isInWords(EQUAL_WORDS, node);

const isSmall = ({ tag, word }: SyntaxNode): boolean => tag === "poss" || SMALL_WORDS.test(word);

/** Whether a name is the standard of a comparison: "than Mars", "ahead of Mars", "मंगल से", "मंगल के आगे". */
export function isComparisonStandard(nodes: readonly SyntaxNode[], who: SyntaxNode): boolean {
  const index = nodes.indexOf(who);
  const lead = nodes.slice(0, index).filter((node) => !isSmall(node));
  const [last, first] = [lead.at(-1), lead.at(-2)];
  if (last && isBefore(last, first)) return true;
  const after = nodes.slice(index + 1).filter((node) => !isSmall(node));
  const rest = after[0]?.tag === "of" && after[1] && isScaleWord(after[1]) ? after.slice(2) : after;
  const [mark, word] = rest[0]?.tag === "of" ? [rest[0], rest[1]] : [undefined, rest[0]];
  const [opening = ""] = word?.word.split(" ") ?? [];
  return mark ? HINDI_COMPARISON_WORDS.has(opening) : FROM_PARTICLE.test(opening);
}

function isBefore(last: SyntaxNode, first: SyntaxNode | undefined): boolean {
  const [end = ""] = last.word.split(" ").slice(-1);
  const lead = last.word.includes(" ") ? (last.word.split(" ").at(-2) ?? "") : (first?.word ?? "");
  if (AS_MUCH_AS.test(last.word)) return true;
  if (end === "to" || end === "with") return COMPARISON_WORDS_WITH_TO.has(lead);
  if (end === "of") return COMPARISON_WORDS_WITH_OF.has(lead);
  return COMPARISON_WORDS.has(end);
}

export function isBeaten(nodes: readonly SyntaxNode[], who: SyntaxNode): boolean | undefined {
  const [mark, ...rest] = nodes.slice(nodes.indexOf(who) + 1);
  if (!OBJECT_PARTICLE.test(mark?.word ?? "")) return undefined;
  if (rest.some(({ word }) => BEATEN.test(word))) return true;
  const comparison = findComparisonDirection(rest);
  return comparison && comparison.way < 0;
}

/** Rank uses the ratio, so rank and rupas may disagree, and texts rarely say which is meant. A claim true only by rupas is undecided. */
const combineRankAndRupas = (byRank: boolean, byRupas: boolean, ...facts: string[]): Finding =>
  byRank || !byRupas ? createFinding(byRank, ...facts) : createUndecidedFinding(...facts);

/** Whether the first graha is higher on a scale than the second. */
export function checkHigher(truth: ChartQueries, scale: Scale, first: Graha, second: Graha): Finding {
  const { planets } = truth.factContext.view;
  if (scale === "degree")
    return createFinding(
      planets[first].degreeInSign > planets[second].degreeInSign,
      createPlaceFactId(first),
      createPlaceFactId(second),
    );
  const [firstBala, secondBala] = [getShadbala(truth, first), getShadbala(truth, second)];
  if (!firstBala || !secondBala) return createUndecidedFinding();
  return combineRankAndRupas(
    firstBala.rank < secondBala.rank,
    firstBala.rupas > secondBala.rupas,
    `shadbala-${first}`,
    `shadbala-${second}`,
  );
}

/** Whether no graha is higher (or lower) on a scale. In degrees, undecided when only Rahu or Ketu makes the difference. */
export function checkExtreme(truth: ChartQueries, scale: Scale, graha: Graha, way: ComparisonDirection): Finding {
  if (scale === "strength") {
    const bala = getShadbala(truth, graha);
    const isUtmost = ({ rupas }: Shadbala): boolean =>
      SAPTA_GRAHAS.every((other) => ((getShadbala(truth, other)?.rupas ?? rupas) - rupas) * way <= 0);
    if (bala)
      return combineRankAndRupas(
        bala.rank === (way > 0 ? 1 : SAPTA_GRAHAS.length),
        isUtmost(bala),
        `shadbala-${graha}`,
      );
    return graha === "rahu" || graha === "ketu" ? createFinding(false) : createUndecidedFinding();
  }
  const beats = (other: Graha): boolean => other === graha || checkHigher(truth, scale, graha, other).holds === way > 0;
  const [isExtremeOfSeven, isExtremeOfNine] = [SAPTA_GRAHAS.every(beats), GRAHAS.every(beats)];
  return isExtremeOfSeven === isExtremeOfNine
    ? createFinding(isExtremeOfNine, createPlaceFactId(graha))
    : createUndecidedFinding(createPlaceFactId(graha));
}

/** The grahas that a clause names, without duplicates. */
export const getNamedGrahas = ({ groups }: ClauseContext): readonly Graha[] => [
  ...new Set(groups.flatMap(({ bodies }) => bodies).filter(isGraha)),
];
