import type { Graha } from "@lagna/terms";
import { type SyntaxNode, type SyntaxNodeOf, toPeriod } from "../../language/syntax-node.ts";
import { contextHasTag, isGrahaNode, type ClauseContext } from "../clause-context.ts";
import { LETTING, LET, BEHIND } from "./successor-period.data.ts";
import { ONLY_PARTICLE } from "../../language/hindi-particles.data.ts";

/** The period that follows when another ends: "शनि की महादशा निपटते ही शुक्र …", "Guru ke peeche Shani ki mahadasha". */

export interface Succession {
  readonly later: SyntaxNodeOf<"dasha">;
  readonly earlier: SyntaxNodeOf<"dasha">;
  readonly nodes: readonly SyntaxNode[];
}

/** "Nipatte hi", "पूरी होते ही": the verb form that means "as soon as". */
const WHILE = /(?:ते|te|tey)$/;

/** The index of the words that state that a period is over. */
function findPeriodEndPhrase(nodes: readonly SyntaxNode[]): number {
  return nodes.findIndex(({ word, tag }, at) => {
    const [lead, next] = [nodes[at - 1], nodes[at + 1]];
    if (ONLY_PARTICLE.test(word)) return lead !== undefined && WHILE.test(lead.word);
    if (LETTING.test(word)) return next !== undefined && LET.test(next.word);
    return BEHIND.test(word) && lead?.tag === "of" && tag === "w";
  });
}

type PeriodNode = SyntaxNodeOf<"dasha"> | (SyntaxNodeOf<"who"> & { readonly body: Graha });
const isPeriod = (node: SyntaxNode): node is PeriodNode => node.tag === "dasha" || isGrahaNode(node);
const toPeriodNode = (node: PeriodNode, beside: SyntaxNode): SyntaxNodeOf<"dasha"> =>
  node.tag === "dasha" ? node : toPeriod(node, beside.level ?? 0);

/** Of two periods, one perhaps named by its lord alone, which follows the end of the other. */
export function findSuccession(
  context: ClauseContext,
  named: readonly SyntaxNodeOf<"dasha">[],
): Succession | undefined {
  const { nodes } = context;
  const over = findPeriodEndPhrase(nodes);
  if (over < 0 || named.length === 0 || named.length > 2 || contextHasTag(context, "house", "rashi", "aspect"))
    return undefined;
  const candidates: readonly PeriodNode[] = [...named, ...nodes.filter(isGrahaNode)];
  const split = (nodes[over] as SyntaxNode).start;
  const earlier = candidates.filter(({ start }) => start < split).toSorted((a, b) => b.start - a.start)[0];
  const later = candidates.filter(({ start }) => start > split).toSorted((a, b) => a.start - b.start)[0];
  if (!earlier || !later || (earlier.tag !== "dasha" && later.tag !== "dasha")) return undefined;
  return {
    earlier: toPeriodNode(earlier, later),
    later: toPeriodNode(later, earlier),
    nodes: [earlier, later, ...nodes.filter((node) => isPeriod(node))],
  };
}

/** After "once your Jupiter Mahadasha winds down, …" another period is taken as the next one, whatever its verb. */
export const isSuccessorOf = (context: ClauseContext, ended: SyntaxNode, period: SyntaxNode): boolean =>
  contextHasTag(context, "since", "next", "run", "enter") ||
  (ended.lords?.[0] !== period.lords?.[0] &&
    !contextHasTag(context, "now", "date", "until") &&
    !context.clause.opensSentence);
