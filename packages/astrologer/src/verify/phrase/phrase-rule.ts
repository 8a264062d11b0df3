import type { Graha, Karaka8 } from "@lagna/terms";
import type { ChartView } from "../../chart-view.ts";
import type { Node, NodeFields, NodeOf, NodeTag } from "../../language/node.ts";

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

export const createMatch = (nodes: readonly Node[], at: number, length: number, node: NodeFields): PhraseMatch => ({
  length,
  node: { ...joinNodes(nodes.slice(at, at + length)), ...node },
});

/** Branded type, so that `nodeHasTag` returning false does not narrow a node to `never`. */
type Known<Kind> = Kind & { readonly known: true };
export const nodeHasTag = <Tag extends NodeTag>(
  node: Node | undefined,
  ...tags: readonly Tag[]
): node is Known<NodeOf<Tag>> => node !== undefined && (tags as readonly NodeTag[]).includes(node.tag);
/** A graha named in the text. */
export const isGrahaNode = (node: Node | undefined): node is Known<NodeOf<"who"> & { readonly body: Graha }> =>
  nodeHasTag(node, "who") && node.body !== "lagna";

export const isFiller = (node: Node | undefined): boolean => node !== undefined && FILLERS.has(node.word);
const FILLERS = new Set(["the", "a", "an", "own", "very", "main"]);

export const isHouseNumber = (node: Node | undefined): node is Known<NodeOf<"num">> =>
  nodeHasTag(node, "num") && Number.isInteger(node.value) && node.value >= 1 && node.value <= 12;

export const isPhraseEnd = (node: Node | undefined): boolean => node === undefined || /^[,.;!?)।|]$/.test(node.word);

/** Maximum distance in words between "its lord" or "whose sign" and what it refers to. */
export const BACK_REFERENCE_REACH = 80;
export const getNodesBefore = (nodes: readonly Node[], at: number): readonly Node[] =>
  nodes.slice(Math.max(0, at - BACK_REFERENCE_REACH), at);
