import type { SyntaxNode } from "../../language/syntax-node.ts";
import { addressesUser } from "./syntax-node-predicates.ts";
import { COORDINATORS, SUBORDINATORS } from "./extract-independent-statement.data.ts";

/** An independent statement of the text's author within a sentence: "Books praise courage, and *your Mars is in Leo*". */
export interface IndependentStatement {
  readonly nodes: readonly SyntaxNode[];
  /** The word or sign that separates it from the rest. */
  readonly separator: string;
}

export const STOPS = /^[:;–—]$/;
const CHART_TAGS = new Set(["who", "rashi", "house", "nak", "dasha", "yoga", "dosha", "sadesati"]);

/** Whether a statement begins here: after a stop, or after a comma with a coordinator. */
function isStatementStart(sentence: readonly SyntaxNode[], at: number): boolean {
  const before = sentence[at - 1];
  if (before === undefined) return false;
  if (STOPS.test(before.word)) return true;
  return before.word === "," && COORDINATORS.test(sentence[at]?.word ?? "");
}

/** The part of a sentence around a clause's chart content, if it addresses the reader and is not the whole sentence. */
export function extractIndependentStatement(
  sentence: readonly SyntaxNode[],
  clause: readonly SyntaxNode[],
): IndependentStatement | undefined {
  const mentioned = clause.find(({ tag }) => CHART_TAGS.has(tag));
  const index = mentioned === undefined ? -1 : sentence.indexOf(mentioned);
  if (index < 0) return undefined;
  const from = Math.max(
    0,
    sentence.findLastIndex((_, at) => at <= index && isStatementStart(sentence, at)),
  );
  const until = sentence.findIndex((_, at) => at > index && isStatementStart(sentence, at));
  if (from === 0 && until < 0) return undefined;
  const nodes = sentence.slice(from, until < 0 ? undefined : until);
  const words = COORDINATORS.test(nodes[0]?.word ?? "") ? nodes.slice(1) : nodes;
  if (!addressesUser(words) || SUBORDINATORS.test(words[0]?.word ?? "")) return undefined;
  return { nodes: words, separator: sentence[from - 1]?.word ?? "" };
}
