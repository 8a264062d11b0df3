import type { SyntaxNode } from "../../language/syntax-node.ts";
import {
  findUnused,
  contextHasTag,
  getSpan,
  type ClauseContext,
  markUsed,
  contextHasWord,
  type ClaimDraft,
} from "../clause-context.ts";
import { createFinding } from "../chart-queries/chart-queries.ts";
import { SETTING_WORDS } from "./setting-words.data.ts";

/** Whether exactly one negation stands between the commas around a node, whatever its verb: "Raman ayanamsa use nahi hua". */
function isNegatedNearby({ nodes }: ClauseContext, node: SyntaxNode): boolean {
  const position = nodes.indexOf(node);
  const from = nodes.slice(0, position).findLastIndex(({ word }) => word === ",") + 1;
  const pause = nodes.findIndex(({ word }, index) => index > position && word === ",");
  return nodes.slice(from, pause < 0 ? undefined : pause).filter(({ tag }) => tag === "neg").length === 1;
}

export function readChartSettingsClaims(context: ClaimDraft): void {
  for (const node of findUnused(context, "setting")) {
    const [key, value] = String(node.value).split(":") as [string, string];
    const isSettingContext = contextHasTag(context, "ayanamsa") || contextHasWord(context, SETTING_WORDS);
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
