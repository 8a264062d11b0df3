import type { Graha, Karaka8 } from "@lagna/terms";
import type { ChartReadModel } from "../../chart-read-model.ts";
import type { SyntaxNode, SyntaxNodeFields, SyntaxNodeOf, SyntaxNodeTag } from "../../language/syntax-node.ts";

/** Types and helpers of the rules that combine words into phrases. */

/** The parts of the chart that resolve names, such as "tenth lord". */
export interface ChartNames {
  readonly view: ChartReadModel;
  readonly karakaOf: (karaka: Karaka8) => Graha | undefined;
}

export const joinNodes = (nodes: readonly SyntaxNode[]): Pick<SyntaxNode, "word" | "start" | "end"> => ({
  word: nodes.map(({ word }) => word).join(" "),
  start: (nodes[0] as SyntaxNode).start,
  end: (nodes.at(-1) as SyntaxNode).end,
});

export interface PhraseMatch {
  readonly length: number;
  readonly node: SyntaxNode;
}

export type PhraseRule = (nodes: readonly SyntaxNode[], at: number, naming: ChartNames) => PhraseMatch | undefined;

export const createMatch = (
  nodes: readonly SyntaxNode[],
  at: number,
  length: number,
  node: SyntaxNodeFields,
): PhraseMatch => ({
  length,
  node: { ...joinNodes(nodes.slice(at, at + length)), ...node },
});

/** Branded type, so that `nodeHasTag` returning false does not narrow a node to `never`. */
type Known<Kind> = Kind & { readonly known: true };
export const nodeHasTag = <Tag extends SyntaxNodeTag>(
  node: SyntaxNode | undefined,
  ...tags: readonly Tag[]
): node is Known<SyntaxNodeOf<Tag>> => node !== undefined && (tags as readonly SyntaxNodeTag[]).includes(node.tag);
/** A graha named in the text. */
export const isGrahaNode = (
  node: SyntaxNode | undefined,
): node is Known<SyntaxNodeOf<"who"> & { readonly body: Graha }> => nodeHasTag(node, "who") && node.body !== "lagna";

export const isFiller = (node: SyntaxNode | undefined): boolean => node !== undefined && FILLERS.has(node.word);
const FILLERS = new Set(["the", "a", "an", "own", "very", "main"]);

export const isHouseNumber = (node: SyntaxNode | undefined): node is Known<SyntaxNodeOf<"num">> =>
  nodeHasTag(node, "num") && Number.isInteger(node.value) && node.value >= 1 && node.value <= 12;

export const isPhraseEnd = (node: SyntaxNode | undefined): boolean =>
  node === undefined || /^[,.;!?)।|]$/.test(node.word);

/** Maximum distance in words between "its lord" or "whose sign" and what it refers to. */
export const BACK_REFERENCE_REACH = 80;
export const getNodesBefore = (nodes: readonly SyntaxNode[], at: number): readonly SyntaxNode[] =>
  nodes.slice(Math.max(0, at - BACK_REFERENCE_REACH), at);
