import type { Finding } from "../claim.ts";
import { findUnused, getSpan, markUsed, type ClaimDraft } from "../clause-context.ts";
import { createFinding, createUndecidedFinding } from "../chart-queries/chart-queries.ts";

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
