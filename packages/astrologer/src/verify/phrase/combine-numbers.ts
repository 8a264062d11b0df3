import { TENS } from "../../language/lexicon-numbers.data.ts";
import { type SyntaxNode, retag } from "../../language/syntax-node.ts";
import type { TaggedToken } from "../../language/tag-tokens.ts";
import { joinNodes } from "./phrase-rule.ts";
import { MINUTES } from "./numbers.data.ts";

/** "Degree is 25", "degrees: 25". */
function isLinkedNumber(nodes: readonly SyntaxNode[], at: number): boolean {
  const [link, number] = [nodes[at + 1], nodes[at + 2]];
  const isArc = (node: SyntaxNode | undefined): boolean => node?.tag === "num" && node.value < 30;
  return isArc(link) || (/^(is|:|=|at|of)$/.test(link?.word ?? "") && isArc(number));
}

const SIGN_DEG = 30;
/** "180° apart", "28° from the Sun": a distance, not a position. */
const isDistance = ({ value }: SyntaxNode, next: SyntaxNode | undefined): boolean =>
  Number(value) >= SIGN_DEG || /^(apart|away|from|of separation|wide|long)$/.test(next?.word ?? "");

/** "Thirty-four": combines tens and ones. */
function combineTens(nodes: readonly SyntaxNode[]): SyntaxNode[] {
  const result: SyntaxNode[] = [];
  for (let at = 0; at < nodes.length; at++) {
    const node = nodes[at] as SyntaxNode;
    const skip = nodes[at + 1]?.word === "-" ? 2 : 1;
    const ones = nodes[at + skip];
    const isOnes = ones?.tag === "num" && ones.value > 0 && ones.value < 10 && !/\d/.test(ones.word);
    if (node.tag === "num" && TENS.has(node.word) && isOnes) {
      const value = node.value + ones.value;
      result.push({ ...joinNodes(nodes.slice(at, at + skip + 1)), tag: "num", value });
      at += skip;
    } else result.push(node);
  }
  return result;
}

/** "Eight full degrees". */
const isFull = ({ word }: SyntaxNode, before: SyntaxNode | undefined, next: SyntaxNode | undefined): boolean =>
  /^(full|whole|complete|completed|solid|entire)$/.test(word) && before?.tag === "num" && next?.tag === "degree";

/** Combines words into numbers, durations and arcs. */
export function combineNumbers(tagged: readonly TaggedToken[]): SyntaxNode[] {
  const nodes = combineTens(
    tagged.map((token): SyntaxNode => {
      if (token.tag === "w" && /^\d+(\.\d+)?$/.test(token.word))
        return retag(token, { tag: "num", value: Number(token.word) });
      return token.tag === "w" && /^\d+(st|nd|rd|th)$/.test(token.word)
        ? retag(token, { tag: "ord", value: Number.parseInt(token.word, 10) })
        : (token as SyntaxNode);
    }),
  ).filter((node, at, all) => !isFull(node, all[at - 1], all[at + 1]));
  const result: SyntaxNode[] = [];
  for (let at = 0; at < nodes.length;) {
    const [first, second, third, fourth] = nodes.slice(at, at + 4);
    if (first?.tag === "num" && second?.tag === "unit") {
      const more = third?.tag === "num" && fourth?.tag === "unit";
      const days = first.value * second.value + (more ? third.value * fourth.value : 0);
      const parts = nodes.slice(at, at + (more ? 4 : 2));
      result.push({ ...joinNodes(parts), tag: "dur", value: days });
      at += parts.length;
    } else if (first?.tag === "degree" && first.word !== "°" && isLinkedNumber(nodes, at)) {
      const length = nodes[at + 1]?.tag === "num" ? 2 : 3;
      result.push({
        ...joinNodes(nodes.slice(at, at + length)),
        tag: "arc",
        value: Number(nodes[at + length - 1]?.value),
      });
      at += length;
    } else if (first?.tag === "num" && second?.tag === "degree" && isDistance(first, third)) {
      result.push({ ...joinNodes(nodes.slice(at, at + 2)), tag: "w" });
      at += 2;
    } else if (first?.tag === "num" && second?.tag === "degree") {
      const minutes = third?.tag === "num" && MINUTES.test(fourth?.word ?? "");
      const parts = nodes.slice(at, at + (minutes ? 4 : 2));
      result.push({
        ...joinNodes(parts),
        tag: "arc",
        value: first.value + (minutes ? third.value / 60 : 0),
      });
      at += parts.length;
    } else {
      result.push(first as SyntaxNode);
      at += 1;
    }
  }
  return result;
}
