import { type SyntaxNode, type SyntaxNodeOf, retag, toPeriod } from "../../language/syntax-node.ts";
import {
  findUnused,
  getNodeIndex,
  contextHasTag,
  isGraha,
  isGrahaNode,
  getSpan,
  type ClauseContext,
  markUsed,
  type ClaimDraft,
} from "../clause-context.ts";
import { POSSESSIVE_PRONOUNS, IN_OR_OF_PARTICLE, HINDI_AFTER } from "./period-names.data.ts";

/** Names of periods whose lord and level stand apart in the sentence. */

/** A `who` and a level that stand apart: "महादशा भी बुध की है", "Saturn runs your present sub-period". */
export function findLoosePeriods(context: ClaimDraft): SyntaxNodeOf<"dasha">[] {
  return findUnused(context, "level").flatMap((level): SyntaxNodeOf<"dasha">[] => {
    const index = getNodeIndex(context, level);
    const isAside =
      !contextHasTag(context, "run", "now", "date", "since", "until") &&
      !context.nodes.slice(index).some(({ tag }) => tag === "who");
    const possessive = resolvePossessivePeriod(context, level);
    if (possessive) return [possessive];
    if (context.nodes[index - 1]?.tag === "pron" && isAside) return [];
    const whos = context.nodes.filter(isGrahaNode).filter((node) => !context.usedNodes.has(node));
    const after = whos.find((node) => getNodeIndex(context, node) > index && getNodeIndex(context, node) - index < 10);
    const before = whos.findLast(
      (node) => getNodeIndex(context, node) < index && index - getNodeIndex(context, node) < 9,
    );
    const follows =
      context.nodes[index + 1]?.word === ":" ||
      /[\u0900-\u097f]/.test(level.word) ||
      context.nodes.slice(index, index + 4).some(({ word, tag }) => tag === "of" || /^(is|lord)$/.test(word));
    const who = follows ? (after ?? before) : (before ?? after);
    if (!who) return [];
    markUsed(context, level, who);
    return [{ ...retag(level, { tag: "dasha", lords: [who.body], level: level.value }), ...getSpan(level, who) }];
  });
}

/** "Its Mahadasha is running", "उसी की महादशा": the period of the graha mentioned before. */
function resolvePossessivePeriod(context: ClaimDraft, level: SyntaxNodeOf<"level">): SyntaxNodeOf<"dasha"> | undefined {
  const index = getNodeIndex(context, level);
  const pron = context.nodes[index - 1]?.tag === "of" ? context.nodes[index - 2] : context.nodes[index - 1];
  const [body] = context.memory.bodies;
  if (
    pron?.tag !== "pron" ||
    !POSSESSIVE_PRONOUNS.test(pron.word) ||
    !isGraha(body) ||
    context.memory.isPeriodLastMentioned
  )
    return undefined;
  markUsed(context, level, pron);
  return { ...retag(level, { tag: "dasha", lords: [body], level: level.value }), ...getSpan(pron, level) };
}

/** "Saturn antardasha in Mercury mahadasha", "Saturn bhukti inside Mercury": one period with two lords. */
export function mergeNestedPeriods(
  context: ClaimDraft,
  named: readonly SyntaxNodeOf<"dasha">[],
): readonly SyntaxNodeOf<"dasha">[] {
  // "Saturn-Moon, that is Moon bhukti in Saturn dasha": the same period twice.
  const chain = named.find(({ lords }) => lords.length > 1);
  const isSame = named.every(({ lords }) => lords.every((lord) => chain?.lords.includes(lord)));
  if (chain && named.length > 1 && isSame) {
    markUsed(context, ...named);
    return [chain];
  }
  const inner = named.find(({ level, lords }) => level > 1 && lords.length === 1);
  if (!inner || named.length > 2 || contextHasTag(context, "next")) return named;
  const outer = named.find(({ level, lords }, at) => named[at] !== inner && level < 2 && lords.length === 1);
  const bareLord =
    outer || contextHasTag(context, "house", "rashi", "aspect")
      ? undefined
      : context.nodes.find((node) => isInsideOtherPeriod(context, node));
  const lord = outer?.lords[0] ?? bareLord?.body;
  if (!isGraha(lord) || lord === inner.lords[0] || inner.level > 2) return named;
  markUsed(context, inner, outer, bareLord);
  const ends = [inner, outer ?? bareLord ?? inner];
  return [{ ...inner, lords: [lord, ...inner.lords], ...getSpan(...ends) }];
}

/** "in Mercury", "Budh me". */
function isInsideOtherPeriod({ nodes, usedNodes }: ClauseContext, node: SyntaxNode): boolean {
  if (node.tag !== "who" || !isGraha(node.body) || usedNodes.has(node)) return false;
  const [before, after] = [nodes[nodes.indexOf(node) - 1], nodes[nodes.indexOf(node) + 1]];
  const hindi = IN_OR_OF_PARTICLE;
  return (before?.tag === "in" && !hindi.test(before.word)) || (after !== undefined && hindi.test(after.word));
}

/** "Mercury: 2011–2028". */
export function isDated({ nodes }: ClauseContext, who: SyntaxNode): boolean {
  const rest = nodes.slice(nodes.indexOf(who) + 1).filter(({ word }) => !/^[:(]$/.test(word));
  return rest[0]?.tag === "date" && rest.filter(({ tag }) => tag === "date").length === 2;
}

/**
 * "Mercury dasha is followed by that of Ketu", "the Ketu dasha comes after Mercury": one full period, the other named by its lord alone.
 */
export function findNamedSuccessor(
  context: ClauseContext,
  period: SyntaxNodeOf<"dasha">,
):
  | { readonly later: SyntaxNodeOf<"dasha">; readonly earlier: SyntaxNodeOf<"dasha">; readonly named: SyntaxNode }
  | undefined {
  const cue = context.nodes.find(({ tag }) => tag === "next");
  const named = context.nodes.find(isGrahaNode);
  if (
    !cue ||
    !named ||
    context.usedNodes.has(named) ||
    !(HINDI_AFTER.test(cue.word) || (/^[a-z]/.test(cue.word) && / (by|to|after)|comes|follows|succeeds/.test(cue.word)))
  )
    return undefined;
  const other = toPeriod(named, period.level);
  const isLater = /comes after|follows|succeeds/.test(cue.word);
  const first = context.nodes.indexOf(period) < context.nodes.indexOf(named) ? period : other;
  const second = first === period ? other : period;
  // "Guru ki mahadasha ke baad Shani ki", "Rahu ke baad Mangal ki mahadasha": what follows "baad" comes later.
  if (HINDI_AFTER.test(cue.word) && !(first.start < cue.start && second.start > cue.start)) return undefined;
  return isLater ? { later: first, earlier: second, named } : { later: second, earlier: first, named };
}
