import { toDayNumber } from "../../language/tag-dates.ts";
import type { SyntaxNode } from "../../language/syntax-node.ts";
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
import { createFinding, createUndecidedFinding } from "../chart-queries/chart-queries.ts";
import { TIME_WORD, GOOD_WORD } from "./time-windows.data.ts";

/**
 * Whether a date is a single day inside a window. Readings give only the first and last day of a window, so such a day cannot be derived.
 */
function isUnderivable(
  { spans = [] }: SyntaxNode,
  windows: readonly { readonly from: number; readonly to: number }[],
): boolean {
  const days = spans.filter(({ precision }) => precision === "day");
  const isEdge = (day: number): boolean =>
    windows.some(({ from, to }) => Math.min(Math.abs(day - from), Math.abs(day - to)) <= 2);
  return windows.length > 0 && days.length > 0 && !days.some(({ from }) => isEdge(from));
}

/** "February is a good time", "फ़रवरी का समय अनुकूल है", "circle February". */
const isAboutGoodTime = (context: ClauseContext): boolean =>
  contextHasTag(context, "window") ||
  ((contextHasWord(context, TIME_WORD) || contextHasWord(context, /^(for|लिए|liye)$/)) &&
    contextHasWord(context, GOOD_WORD) &&
    context.groups.length === 0) ||
  contextHasWord(context, /^(circle|mark|target|aim|pick|choose)$/);

const PREDICTION_WORDS =
  /^(may|might|could|gets|comes|brings|arrives|improves|rises|योग|संकेत|yog|sanket|will|shall|likely|expect|expected|chance|chances|probable|predict|predicted|promises|destined|संभावना|sambhavna|chances)$|(?:ेगा|ेगी|ेंगे|ोगा|ोगी|ोंगे|एगा|एगी|एंगे|aega|aayega|aegi|aayegi|jayega|jayegi|hoga|hogi|honge|milega|milegi|banega|banegi)$/;

/** "You will marry in March 2028": predicts an event at a future date. */
const isPrediction = (context: ClauseContext, { spans = [] }: SyntaxNode): boolean =>
  spans.length === 1 &&
  (spans[0]?.from ?? 0) > getToday(context) &&
  contextHasWord(context, PREDICTION_WORDS) &&
  !contextHasTag(context, "since", "until", "next", "enter", "leave", "dasha", "level", "who");

/** "the best months are …": true inside a computed window; undecided when no windows were computed. */
export function readWindows(context: ClaimDraft): void {
  const dates = findUnused(context, "date");
  if (dates.length === 0) return;
  const { index, factContext } = context.truth;
  const windows = [...index.facts.values()].filter(({ section, valid }) => section === "windows" && valid);
  const spans = windows.map(({ id, valid }) => ({
    id,
    from: valid?.from
      ? toDayNumber(factContext.calendar.toCalendarDay(factContext.calendar.toJd(Date.parse(valid.from))))
      : getToday(context),
    to: valid?.until
      ? toDayNumber(factContext.calendar.toCalendarDay(factContext.calendar.toJd(Date.parse(valid.until))))
      : Number.POSITIVE_INFINITY,
  }));
  const isDeadline =
    context.nodes.some(({ word }) => /^(by|before|within)$/.test(word)) ||
    (contextHasTag(context, "until") &&
      contextHasWord(context, /(?:लीजिए|कीजिए|दीजिए|lijiye|kijiye|dijiye|lo|karo|kar lo)$/));
  for (const date of dates) {
    const inside = (date.spans ?? []).flatMap((span) =>
      spans.filter(
        ({ from, to }) => span.from >= from - 31 && span.to <= to + 31 && span.to >= from && span.from <= to,
      ),
    );
    if (
      inside.length === 0 &&
      !isAboutGoodTime(context) &&
      !isPrediction(context, date) &&
      (isDeadline || date.spans?.[0]?.precision !== "day")
    ) {
      if (isDeadline) markUsed(context, date);
      continue;
    }
    context.readings.push({
      type: "window",
      ...getSpan(date),
      evaluate: () =>
        spans.length === 0 || isUnderivable(date, inside)
          ? createUndecidedFinding()
          : createFinding(
              inside.length > 0,
              ...(inside.length > 0 ? inside.slice(0, 1) : windows.slice(0, 1)).map(({ id }) => id),
            ),
    });
    markUsed(context, date, ...findUnused(context, "window"));
  }
}
