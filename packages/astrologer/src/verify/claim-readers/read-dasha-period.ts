import type { Period } from "../../facts/build-dasha-facts.ts";
import type { SyntaxNode, SyntaxNodeOf } from "../../language/syntax-node.ts";
import type { Finding } from "../claim.ts";
import { classifyBoundary } from "./classify-period-boundary.ts";
import {
  findCandidatePeriods,
  checkNextPeriod,
  checkBoundary,
  checkLength,
  checkRunning,
} from "../chart-queries/check-dasha-periods.ts";
import {
  findUnused,
  contextHasTag,
  getSpan,
  type ClauseContext,
  getToday,
  markUsed,
  contextHasWord,
  type ClaimDraft,
} from "../clause-context.ts";
import { RELATIVE_PRONOUN } from "../../language/hindi-particles.data.ts";
import { CURRENT, ONCE, COPULA, SMALL, RUNNING, SKIPPED_AFTER_PERIOD, SPAN_LINKS } from "./dasha.data.ts";

/** Claims about one dasha period: that it runs, its boundaries, its length, and what follows it. */

const FUTURE = /^(will|later|would|shall|upcoming|coming|future|eventually)$|(?:ेगा|ेगी|ेंगे|एगा|एगी|एंगे|ega|egi|enge)$/;

/** "After your present mahadasha comes …". */
function isAfterPresent({ nodes }: ClauseContext): boolean {
  const past = nodes.findIndex(({ word }) => /^(after|once|बाद|baad)$/.test(word));
  return past >= 0 && nodes.some(({ word }) => CURRENT.test(word));
}

/** "When the Mercury dasha ends, …": the statement is about what comes next. */
export const isAfterPeriodEnd = (context: ClauseContext): boolean =>
  contextHasWord(context, ONCE) && contextHasTag(context, "until") && context.clause.opensSentence;

/** "The Moon mahadasha is a big chapter for you", "… लंबी है": a description, not a statement that it runs. */
function isDescribed({ nodes }: ClauseContext, period: SyntaxNode): boolean {
  const after = nodes.slice(nodes.findIndex(({ start }) => start >= period.end));
  const words = after.filter(({ word }) => !/^[.,!।?]$/.test(word));
  const isCopula = ({ word }: SyntaxNode): boolean => COPULA.test(word);
  const isNeutral = ({ tag, word }: SyntaxNode): boolean =>
    tag === "w" || tag === "lasts" || tag === "of" || tag === "poss" || word === "for";
  const isDescription = ({ tag, word }: SyntaxNode): boolean => tag === "lasts" || (tag === "w" && !SMALL.test(word));
  return (
    words.some(isCopula) &&
    words.every(isNeutral) &&
    words.some(isDescription) &&
    !words.some(({ word }) => RUNNING.test(word))
  );
}

/** "In Mercury dasha", "बुध की दशा में". */
function isInsidePeriod({ nodes }: ClauseContext, period: SyntaxNode): boolean {
  const index = nodes.findIndex(({ end }) => end === period.end);
  const from = nodes.findIndex(({ start }) => start === period.start);
  return [nodes[from - 1], nodes[from - 2], nodes[index + 1]].some((node) => node?.tag === "in");
}

const isPlainPeriodStatement = ({ nodes }: ClauseContext): boolean =>
  nodes.some(({ word }) => RUNNING.test(word)) ||
  nodes.every(({ tag, word }) => tag !== "w" || !/^[\p{L}\p{M}]{2,}$/u.test(word) || SKIPPED_AFTER_PERIOD.test(word));

/** Questions about how long the current period lasts imply that the period runs. */
const asksHowLong = ({ clause, nodes }: ClauseContext): boolean =>
  clause.assertionKind === "question" && nodes.some(({ word }) => /^(तक|tak|long|ongoing)$/.test(word));

/** Maximum number of words between a date and the verb of its boundary. */
const MAX_VERB_DISTANCE = 2;
function isFarFromVerb({ nodes }: ClauseContext, date: SyntaxNode): boolean {
  const index = nodes.indexOf(date);
  return !nodes
    .slice(Math.max(0, index - MAX_VERB_DISTANCE - 1), index + MAX_VERB_DISTANCE + 2)
    .some(({ tag, word }) => ["since", "until", "enter", "leave"].includes(tag) || SPAN_LINKS.test(word));
}

/** Checks every boundary stated for a period; all of them must fit the same period. */
function readEdges(
  context: ClaimDraft,
  period: SyntaxNode,
  periods: readonly Period[],
  dates: readonly SyntaxNode[],
): void {
  const { truth } = context;
  let seenStart = false;
  const boundaries = dates.map((date) => {
    const edge = classifyBoundary(context, date, seenStart);
    seenStart ||= edge === "start";
    return { date, edge, spans: date.spans ?? [] };
  });
  const check = (candidates: readonly Period[], { edge, spans }: (typeof boundaries)[number]): Finding =>
    checkBoundary(truth, candidates, edge, spans);
  for (const [at, boundary] of boundaries.entries()) {
    const before = boundaries.slice(0, at);
    context.readings.push({
      type: boundary.edge === "in" ? "dasha_running" : "dasha_edge",
      ...getSpan(period, boundary.date),
      evaluate: () => {
        const matching = periods.filter((candidate) => before.every((earlier) => check([candidate], earlier).holds));
        const finding = check(matching.length > 0 ? matching : periods, boundary);
        // With the date far from its verb it is unclear which boundary is meant, so a match of the other boundary makes the claim
        // undecided.
        const isOther = finding.holds === false && boundary.edge !== "in" && isFarFromVerb(context, boundary.date);
        return isOther && check(periods, { ...boundary, edge: boundary.edge === "start" ? "end" : "start" }).holds
          ? { ...finding, holds: null }
          : finding;
      },
    });
    markUsed(context, boundary.date);
  }
}

/** Whether a number or date is left unread; the clause then states that figure and not that the period runs. */
const hasFigure = (context: ClauseContext): boolean =>
  !contextHasTag(context, "run", "now") &&
  (findUnused(context, "num").some(({ word }) => /^\d+$/.test(word)) ||
    context.sentence.some(({ tag }) => tag === "date"));

/** "Lasts 19 years", and "the years of your mahadasha come to 19". */
function findLengths(context: ClauseContext, dates: readonly SyntaxNode[]): readonly SyntaxNode[] {
  const durations = findUnused(context, "dur");
  const unit = durations.length === 0 && dates.length === 0 ? findUnused(context, "unit")[0] : undefined;
  const figure = unit && findUnused(context, "num").find(({ word }) => /^\d+$/.test(word));
  return figure ? [{ ...figure, tag: "dur", value: figure.value * unit.value }] : durations;
}

const getWholeLength = ({ startJd, endJd }: Period): number => endJd - startJd;

/** "Lasts 19 years", "3 years are left of it". */
function readLength(context: ClaimDraft, period: SyntaxNode, periods: readonly Period[], length: SyntaxNode): void {
  const { nowJd } = context.truth.factContext.calendar;
  const isRemaining = contextHasTag(context, "left", "until") && !contextHasTag(context, "lasts");
  const mayBeWhole = isRemaining && !contextHasTag(context, "left");
  const measure = isRemaining ? ({ endJd }: Period) => endJd - nowJd : getWholeLength;
  context.readings.push({
    type: "dasha_edge",
    ...getSpan(period, length),
    evaluate: () => {
      const finding = checkLength(periods, Number(length.value), measure, !isRemaining);
      return mayBeWhole && finding.holds === false
        ? checkLength(periods, Number(length.value), getWholeLength, true)
        : finding;
    },
  });
  markUsed(context, length);
}

/** Whether the clause says nothing else of the period than that it is there. */
function isUnqualified(context: ClauseContext, figures: readonly SyntaxNode[]): boolean {
  // "The period from 2038 to 2041, which is your …": the period is identified by its dates.
  const isNamed = RELATIVE_PRONOUN.test(context.nodes[0]?.word ?? "");
  const isToldLater =
    context.sentence.some(({ tag }) => tag === "date" || tag === "lasts") &&
    !contextHasTag(context, "run", "now", ...(isNamed ? [] : (["poss"] as const)));
  return figures.length === 0 && !isToldLater;
}

/** "Your Mercury mahadasha runs": the period runs today. */
function readRunning(context: ClaimDraft, period: SyntaxNodeOf<"dasha">, periods: readonly Period[]): void {
  if (isDescribed(context, period) && !contextHasTag(context, "run", "now")) return;
  const day = getToday(context);
  const isBare =
    !contextHasTag(context, "run", "now", "poss") &&
    !isInsidePeriod(context, period) &&
    !isPlainPeriodStatement(context);
  context.readings.push({
    type: "dasha_running",
    ...getSpan(period),
    isWeak: isBare || hasFigure(context),
    evaluate: () => checkRunning(context.truth, periods, day, day),
  });
}

/** Claims about a period: what follows, its boundaries, its length, or that it runs. */
export function readDasha(
  context: ClaimDraft,
  period: SyntaxNodeOf<"dasha">,
  after: SyntaxNodeOf<"dasha"> | undefined,
): void {
  const { truth } = context;
  const { lords, level } = period;
  // "Dasha" without a level means a mahadasha or antardasha; "period" may mean any level.
  const isDasha = level === 0 && lords.length === 1 && /dash|das[ae]|दशा/.test(period.word);
  const periods = findCandidatePeriods(truth, lords, level).filter((one) => !isDasha || one.lords.length < 3);
  const dates = findUnused(context, "date");
  const lengths = findLengths(context, dates);
  const isNext =
    contextHasTag(context, "next") || after !== undefined || (isAfterPresent(context) && !isAfterPeriodEnd(context));
  if (isNext)
    context.readings.push({
      type: "dasha_running",
      ...getSpan(period),
      evaluate: () => checkNextPeriod(truth, lords, level, after?.lords ?? null),
    });
  readEdges(context, period, periods, dates);
  for (const length of lengths) readLength(context, period, periods, length);
  const isPlain = isUnqualified(context, [...dates, ...lengths]);
  const isPresent =
    contextHasTag(context, "now") ||
    contextHasWord(context, /^(present|current)$/) ||
    (isPlain && (asksHowLong(context) || !context.nodes.some(({ word }) => FUTURE.test(word))));
  if (isPresent && !isNext && !(isPlain && isAfterPeriodEnd(context))) readRunning(context, period, periods);
  markUsed(context, period, ...findUnused(context, "run", "next", "since", "until", "left", "enter", "leave"));
  context.memory.lastPeriod = period;
}
