import type { Body, SyntaxNode } from "../../language/syntax-node.ts";
import {
  findUnused,
  getNodeIndex,
  type BodyGroup,
  contextHasTag,
  getSpan,
  type ClauseContext,
  markUsed,
  type ClaimDraft,
} from "../clause-context.ts";
import { checkExchange, checkConjunction } from "../chart-queries/check-placements.ts";

/** Pairs around a cue: within one group, or each body of one group with each of the other. */
function buildPairs(groups: readonly BodyGroup[], memory: readonly Body[]): readonly (readonly [Body, Body])[] {
  const [first, second] = groups;
  if (first && second) return first.bodies.flatMap((a) => second.bodies.map((b) => [a, b] as const));
  if (first && first.bodies.length > 1)
    return first.bodies.slice(1).map((body) => [first.bodies[0] as Body, body] as const);
  const [last] = memory;
  return first && last && last !== first.bodies[0] ? first.bodies.map((body) => [last, body] as const) : [];
}

/** "Mars and Saturn swapped signs". The signs named with it belong to the exchange. */
export function readExchanges(context: ClaimDraft): void {
  const cue = findUnused(context, "exchange")[0];
  if (!cue) return;
  const couples = buildPairs(context.groups, context.memory.bodies.length === 1 ? context.memory.bodies : []);
  const all =
    couples.length > 0
      ? couples
      : context.memory.pair.length === 2
        ? [[context.memory.pair[0], context.memory.pair[1]] as [Body, Body]]
        : [];
  for (const [a, b] of all) {
    context.readings.push({
      type: "exchange",
      ...getSpan(cue, ...context.groups.flatMap(({ nodes }) => nodes)),
      evaluate: () => checkExchange(context.truth, a, b, context.clause.varga),
    });
  }
  if (all.length > 0)
    markUsed(
      context,
      ...findUnused(context, "exchange"),
      ...context.groups.flatMap(({ nodes }) => nodes),
      ...findUnused(context, "with"),
    );
}

/** "Their stories are braided together": the stories are together, not the grahas. */
const isPossessive = ({ nodes }: ClauseContext, index: number): boolean =>
  nodes[index]?.word === "their" &&
  nodes[index + 1]?.tag === "w" &&
  !/^(position|placement)s?$/.test(nodes[index + 1]?.word ?? "");

/** "beside Saturn", "गुरु के साथ", "Mars and Saturn are together". */
export function readConjunctions(context: ClaimDraft): void {
  const cue = findUnused(context, "with")[0];
  if (!cue || contextHasTag(context, "exchange")) return;
  if (context.sentence.some(({ word }) => /^(compare|compared|comparing|contrast)$/.test(word))) {
    markUsed(context, cue, ...context.groups.flatMap(({ nodes }) => nodes));
    return;
  }
  const position = getNodeIndex(context, cue);
  const hindi = /[\u0900-\u097f]|saath|sath|yuti|sang|alag/.test(cue.word);
  const english = context.nodes.slice(position + 1).some(({ tag }) => tag === "who");
  const pause = context.nodes.findIndex(({ word }) => word === ",");
  const absolute =
    !hindi &&
    position === 0 &&
    context.nodes
      .slice(0, pause < 0 ? undefined : pause)
      .some(({ tag }) => tag === "house" || tag === "rashi" || tag === "nak");
  if (absolute && !contextHasTag(context, "pron")) {
    markUsed(context, cue);
    return;
  }
  const before = context.groups.filter(({ nodes }) => getNodeIndex(context, nodes[0] as SyntaxNode) < position);
  const after = context.groups.filter(({ nodes }) => getNodeIndex(context, nodes[0] as SyntaxNode) > position);
  const chosen =
    hindi || !english
      ? context.groups.slice(0, 2)
      : before.length === 0
        ? after.slice(0, 2)
        : [before.at(-1) as BodyGroup, ...after.slice(0, 1)];
  const subject = contextHasTag(context, "pron") || before.length === 0 ? context.memory.bodies : [];
  // "They are in different signs", "उनकी युति नहीं है": the two grahas mentioned before.
  const namesBoth =
    chosen.length === 0 &&
    context.nodes.some((node, index) => node.tag === "pron" && node.value === "they" && !isPossessive(context, index));
  const { pair } = context.memory;
  const couples: readonly (readonly [Body, Body])[] =
    namesBoth && pair.length === 2 ? [[pair[0] as Body, pair[1] as Body]] : buildPairs(chosen, subject);
  for (const [a, b] of couples) {
    if (a === "lagna" || b === "lagna") continue;
    context.readings.push({
      type: "conjunction",
      ...getSpan(cue, ...chosen.flatMap(({ nodes }) => nodes)),
      evaluate: () => {
        const finding = checkConjunction(context.truth, a, b, context.clause.varga);
        return cue.value === -1 ? { ...finding, holds: !finding.holds } : finding;
      },
    });
    markUsed(context, cue, ...chosen.flatMap(({ nodes }) => nodes));
  }
}
