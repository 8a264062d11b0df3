import type { SyntaxNode } from "../../language/syntax-node.ts";
import { CHART_WORDS } from "../assertion-kind/syntax-node-predicates.data.ts";
import { contextHasTag, type ClauseContext, contextHasWord } from "../clause-context.ts";
import { LAGNA_WORD } from "../../language/hindi-particles.data.ts";
import { PLACEMENT_COPULA } from "./detect-transit.data.ts";

const TRANSIT_CUES = ["transit", "enter", "leave"];
/** "Moved into your first house" without a date: a placement at birth. */
const isPastEntry = ({ tag, word }: SyntaxNode): boolean =>
  tag === "enter" && /^(moved|entered|shifted|went|came)/.test(word);
/** "In the chart we look at today", "इन दिनों नहीं, जन्म से": "now" does not refer to the current sky. */
const isRhetoricalNow = ({ nodes }: ClauseContext): boolean =>
  nodes.some(({ word }) => CHART_WORDS.test(word) && !LAGNA_WORD.test(word)) ||
  nodes.some(({ tag }, at) => tag === "now" && nodes.slice(at + 1, at + 3).some((next) => next.tag === "neg"));

export function isTransit(context: ClauseContext, inSentence: boolean): boolean {
  if (context.clause.varga !== null) return false;
  const namesPeriod = contextHasTag(context, "dasha", "level");
  if (context.nodes.some(({ tag, value }) => tag === "varga" && value === "D1")) return false;
  const [who] = context.groups;
  const isLord = who?.nodes[0]?.role?.by === "house";
  if (isLord && !contextHasTag(context, "transit", "now", "date")) return false;
  if (context.sentence.some(({ tag }) => tag === "born") && !contextHasTag(context, "now", "date")) return false;
  const isCue = context.nodes.some(
    (node) =>
      TRANSIT_CUES.includes(node.tag) && (!isPastEntry(node) || contextHasTag(context, "now", "date", "transit")),
  );
  if (isCue && !(namesPeriod && !contextHasTag(context, "rashi", "house"))) return true;
  if (contextHasTag(context, "born") || namesPeriod) return false;
  if (
    contextHasWord(context, /^(चल रह|chal rah|chal rh|chl r)/) &&
    !contextHasTag(context, "arc") &&
    contextHasTag(context, "rashi", "house") &&
    context.groups.length > 0
  )
    return true;
  if (!isCue && contextHasTag(context, "now") && isRhetoricalNow(context)) return false;
  if (
    contextHasTag(context, "now") &&
    (!contextHasTag(context, "run") || contextHasTag(context, "rashi")) &&
    context.groups.length > 0
  )
    return true;
  const placed = contextHasTag(context, "rashi", "house", "aspect");
  const isDated = context.nodes.some(({ tag, word }) => tag === "date" && !/^(this|इस|is|iss) /.test(word));
  if (placed && isDated && context.groups.length > 0) return true;
  return inSentence && !context.nodes.some(({ tag, word }) => tag === "poss" || PLACEMENT_COPULA.test(word));
}
