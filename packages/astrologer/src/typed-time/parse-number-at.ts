import type { TextNode } from "./tokenise.ts";

/** A value found in the nodes `from` (included) to `until` (excluded). */
export interface Match<Value> {
  readonly value: Value;
  readonly from: number;
  readonly until: number;
}

/** A number below a hundred in one or two words: "ninety two", "ninety-two". */
export function parseNumberAt(nodes: readonly TextNode[], at: number): Match<number> | null {
  const second = nodes[at + 1]?.text === "-" ? nodes[at + 2] : nodes[at + 1];
  const first = nodes[at];
  if (first?.kind !== "word" || first.number === null || first.number > 99) return null;
  const isTens = first.number >= 20 && first.number % 10 === 0;
  const ones = isTens && second?.kind === "word" && second.number !== null && second.number > 0 && second.number < 10;
  return ones
    ? { value: first.number + second.number, from: at, until: second === nodes[at + 1] ? at + 2 : at + 3 }
    : { value: first.number, from: at, until: at + 1 };
}
