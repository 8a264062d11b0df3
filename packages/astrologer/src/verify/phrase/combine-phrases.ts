import type { SyntaxNode } from "../../language/syntax-node.ts";
import { nodeHasTag, type ChartNames, type PhraseMatch, type PhraseRule } from "./phrase-rule.ts";
import { PLACED_ENDINGS, HYPHENATED_ENDINGS } from "./combine-phrases.data.ts";

const TITHIS = "pratipada dwitiya tritiya chaturthi panchami shashthi saptami ashtami navami dashami ekadashi dwadashi";
const TITHI_PLACES = new Map(TITHIS.split(" ").map((id, at) => [id, at + 1]));

/** "Tritiya bhav", "tritiya-sth": a tithi name used as the number of a house. */
function toOrdinal(node: SyntaxNode, at: number, nodes: readonly SyntaxNode[]): SyntaxNode {
  const place = TITHI_PLACES.get(String(node.value));
  const next = nodes[at + 1];
  const isHouse = nodeHasTag(next, "houseword") || (next?.tag === "in" && PLACED_ENDINGS.test(next.word));
  return node.tag === "tithi" && place && isHouse ? { ...node, tag: "ord", value: place } : node;
}

const isJoiningHyphen = (node: SyntaxNode, at: number, nodes: readonly SyntaxNode[]): boolean =>
  node.word === "-" && nodes[at - 1]?.end === node.start && HYPHENATED_ENDINGS.test(nodes[at + 1]?.word ?? "");

const spansLines = (more: readonly SyntaxNode[]): boolean => more.some(({ opensLine }) => opensLine === true);

/** The match of the first rule that applies at an index. */
function findFirstMatch(
  rules: readonly PhraseRule[],
  nodes: readonly SyntaxNode[],
  at: number,
  naming: ChartNames,
): PhraseMatch | undefined {
  for (const rule of rules) {
    const found = rule(nodes, at, naming);
    if (found && !spansLines(nodes.slice(at + 1, at + found.length))) return found;
  }
  return undefined;
}

/** Combines words into the chart entities they name, one pass per generator step. */
export function* combinePhrases(
  nodes: readonly SyntaxNode[],
  naming: ChartNames,
  passes: readonly (readonly PhraseRule[])[],
): Generator<void, SyntaxNode[]> {
  let result = nodes
    .map((node, at) =>
      nodes[at + 1] && isJoiningHyphen(nodes[at + 1] as SyntaxNode, at + 1, nodes)
        ? { ...node, end: node.end + 1 }
        : node,
    )
    .filter((_, at) => !isJoiningHyphen(nodes[at] as SyntaxNode, at, nodes))
    .map(toOrdinal);
  for (const rules of passes) {
    const passed: SyntaxNode[] = [];
    for (let at = 0; at < result.length;) {
      const reading = findFirstMatch(rules, result, at, naming);
      const first = result[at] as SyntaxNode;
      passed.push(reading && first.opensLine ? { ...reading.node, opensLine: true } : (reading?.node ?? first));
      at += reading?.length ?? 1;
    }
    result = passed;
    yield;
  }
  return result;
}
