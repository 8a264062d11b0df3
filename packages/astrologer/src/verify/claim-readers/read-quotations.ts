import { findFirstUnused, contextHasTag, getSpan, markUsed, type ClaimDraft } from "../clause-context.ts";
import { createFinding } from "../chart-queries/chart-queries.ts";

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
