import type { Graha, Karaka8 } from "@lagna/terms";
import type { ChartView } from "../../chart-view.ts";
import type { Node } from "../../language/node.ts";

/** Types and helpers of the rules that combine words into phrases. */

/** The parts of the chart that resolve names, such as "tenth lord". */
export interface ChartNames {
  readonly view: ChartView;
  readonly karakaOf: (karaka: Karaka8) => Graha | undefined;
}

export const joinNodes = (nodes: readonly Node[]): Pick<Node, "word" | "start" | "end"> => ({
  word: nodes.map(({ word }) => word).join(" "),
  start: (nodes[0] as Node).start,
  end: (nodes.at(-1) as Node).end,
});

export interface PhraseMatch {
  readonly length: number;
  readonly node: Node;
}

export type PhraseRule = (nodes: readonly Node[], at: number, naming: ChartNames) => PhraseMatch | undefined;

export const createMatch = (
  nodes: readonly Node[],
  at: number,
  length: number,
  node: Omit<Node, "word" | "start" | "end">,
): PhraseMatch => ({
  length,
  node: { ...joinNodes(nodes.slice(at, at + length)), ...node },
});

/** Branded type, so that `nodeHasTag` returning false does not narrow a node to `never`. */
type TaggedNode = Node & { readonly known: true };
export const nodeHasTag = (node: Node | undefined, ...tags: string[]): node is TaggedNode =>
  node !== undefined && tags.includes(node.tag);
export const isFiller = (node: Node | undefined): boolean => node !== undefined && FILLERS.has(node.word);
const FILLERS = new Set(["the", "a", "an", "own", "very", "main"]);

export const isHouseNumber = (node: Node | undefined): boolean =>
  nodeHasTag(node, "num") && Number.isInteger(node.value) && Number(node.value) >= 1 && Number(node.value) <= 12;

export const isPhraseEnd = (node: Node | undefined): boolean => node === undefined || /^[,.;!?)।|]$/.test(node.word);

/** Maximum distance in words between "its lord" or "whose sign" and what it refers to. */
export const BACK_REFERENCE_REACH = 80;
export const getNodesBefore = (nodes: readonly Node[], at: number): readonly Node[] =>
  nodes.slice(Math.max(0, at - BACK_REFERENCE_REACH), at);
