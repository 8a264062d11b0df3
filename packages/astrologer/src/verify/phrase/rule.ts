import type { Graha, Karaka8 } from "@lagna/terms";
import type { ChartView } from "../../chart-view.ts";
import type { Node } from "../../language/node.ts";

/** What the rules that put words together are made of. */

/** The chart as far as words name things by it. */
export interface Naming {
  readonly view: ChartView;
  readonly karakaOf: (karaka: Karaka8) => Graha | undefined;
}

export const joined = (nodes: readonly Node[]): Pick<Node, "word" | "start" | "end"> => ({
  word: nodes.map(({ word }) => word).join(" "),
  start: (nodes[0] as Node).start,
  end: (nodes.at(-1) as Node).end,
});

export interface Reading {
  readonly length: number;
  readonly node: Node;
}

export type Rule = (nodes: readonly Node[], at: number, naming: Naming) => Reading | undefined;

export const made = (
  nodes: readonly Node[],
  at: number,
  length: number,
  node: Omit<Node, "word" | "start" | "end">,
): Reading => ({
  length,
  node: { ...joined(nodes.slice(at, at + length)), ...node },
});

/** So marked that a node which is not of these tags is still a node to the compiler. */
type Known = Node & { readonly known: true };
export const is = (node: Node | undefined, ...tags: string[]): node is Known =>
  node !== undefined && tags.includes(node.tag);
export const filler = (node: Node | undefined): boolean => node !== undefined && FILLERS.has(node.word);
const FILLERS = new Set(["the", "a", "an", "own", "very", "main"]);

export const isHouseNumber = (node: Node | undefined): boolean =>
  is(node, "num") && Number.isInteger(node.value) && Number(node.value) >= 1 && Number(node.value) <= 12;

export const isEnd = (node: Node | undefined): boolean => node === undefined || /^[,.;!?)।|]$/.test(node.word);

/** How far back "its lord" or "whose sign" may reach, in words. */
export const REACH = 80;
export const before = (nodes: readonly Node[], at: number): readonly Node[] => nodes.slice(Math.max(0, at - REACH), at);
