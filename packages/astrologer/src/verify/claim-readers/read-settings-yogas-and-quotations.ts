import type { SyntaxNode } from "../../language/syntax-node.ts";
import type { Finding } from "../claim.ts";
import {
  findUnused,
  findFirstUnused,
  contextHasTag,
  getSpan,
  type ClauseContext,
  markUsed,
  contextHasWord,
  type ClaimDraft,
} from "../clause-context.ts";
import { createFinding, createUndecidedFinding } from "../chart-queries/chart-queries.ts";
import { CALCULATION_WORDS } from "./calculation-words.data.ts";

/** Whether exactly one negation stands between the commas around a node, whatever its verb: "Raman ayanamsa use nahi hua". */
function isNegatedNearby({ nodes }: ClauseContext, node: SyntaxNode): boolean {
  const position = nodes.indexOf(node);
  const from = nodes.slice(0, position).findLastIndex(({ word }) => word === ",") + 1;
  const pause = nodes.findIndex(({ word }, index) => index > position && word === ",");
  return nodes.slice(from, pause < 0 ? undefined : pause).filter(({ tag }) => tag === "neg").length === 1;
}

export function readSettings(context: ClaimDraft): void {
  for (const node of findUnused(context, "setting")) {
    const [key, value] = String(node.value).split(":") as [string, string];
    const isSettingContext = contextHasTag(context, "ayanamsa") || contextHasWord(context, CALCULATION_WORDS);
    if (!isSettingContext && key === "ayanamsa" && value === "raman") continue;
    const isDenied = isNegatedNearby(context, node);
    context.readings.push({
      type: "setting",
      ...getSpan(node),
      isPresupposed: true,
      evaluate: () =>
        createFinding((context.truth.findFact(`setting-${key}`)?.value === value) !== isDenied, `setting-${key}`),
    });
    markUsed(context, node, ...findUnused(context, "ayanamsa"));
  }
}

/** Checks yogas and doshas against their facts, which also state when one is absent. */
export function readYogas(context: ClaimDraft): void {
  for (const node of findUnused(context, "yoga", "dosha")) {
    const id = `${node.tag}-${node.value}`;
    const evaluate = (): Finding => {
      const fact = context.truth.findFact(id);
      if (!fact) return createUndecidedFinding();
      const value = fact.value as { readonly holds?: boolean } | boolean;
      return createFinding(typeof value === "boolean" ? value : value.holds !== false, id);
    };
    context.readings.push({ type: node.tag === "yoga" ? "yoga" : "dosha", ...getSpan(node), evaluate: evaluate });
    markUsed(context, node);
  }
}

/** A quotation from a book. Its wording is never verified, so it is always judged false and not shown. */
export function readQuotations(context: ClaimDraft): void {
  const book = findFirstUnused(context, "book");
  const says = findFirstUnused(context, "says");
  const quoted = context.nodes.filter(({ word }) => word === '"').length > 0;
  if (book && (says || contextHasTag(context, "book")) && quoted) {
    context.readings.push({
      type: "quotation",
      ...getSpan(book, ...(says ? [says] : [])),
      isPresupposed: true,
      evaluate: () => createFinding(false),
    });
    markUsed(context, book, says);
  }
}
