import type { Rashi } from "@lagna/terms";
import type { Finding } from "../claim.ts";
import type { Body, DaySpan } from "../../language/syntax-node.ts";
import { getMentionedDays, contextHasTag, isGraha, contextHasWord, type ClauseContext } from "../clause-context.ts";
import { createFinding, type ChartQueries } from "../chart-queries/chart-queries.ts";
import { checkTransit } from "../chart-queries/check-transits.ts";
import { NATAL } from "./transit-placements.data.ts";

/** The place of a graha on the days mentioned, and when it enters or leaves a place. */

/** The natal finding, or the finding for the current sky where the sentence mentioned that and the natal one is false. */
export function judgeNatalOrTransit(
  context: ClauseContext,
  body: Body,
  natal: Finding,
  place: { readonly sign?: Rashi; readonly house?: number },
): Finding {
  if (natal.holds || !context.mayReferToTransit || context.clause.varga !== null || contextHasWord(context, NATAL))
    return natal;
  const sky = readTransitPlacement(context, body, place);
  return sky.holds ? sky : natal;
}

/** Whether a body enters (or leaves) a place on a day of the spans. */
function hasTransitionAt(
  truth: ChartQueries,
  body: Body,
  spans: readonly DaySpan[],
  isThere: (day: number) => boolean,
  leaving: boolean,
): Finding {
  const holds = spans.some(({ from, to, slack }) => {
    for (let day = from - slack; day <= to + slack; day++) {
      if (isThere(day) !== leaving && isThere(day - 1) === leaving) return true;
    }
    return false;
  });
  const moves = [...truth.index.facts.keys()].find((id) => id.startsWith(`ingress-${body}-`));
  return createFinding(holds, moves ?? `transit-${body}`);
}

/** How far ahead, and in what steps, an entry without a date is searched. */
const AHEAD_DAYS = 1200;
const STEP_DAYS = 8;

export function readTransitPlacement(
  context: ClauseContext,
  body: Body,
  place: { readonly sign?: Rashi; readonly house?: number; readonly from?: Body | undefined },
): Finding {
  const { truth } = context;
  if (!isGraha(body)) return { holds: null, facts: [] };
  const isThere = (day: number): boolean => checkTransit(truth, body, [day], place).holds === true;
  const dates = context.nodes.filter(({ tag }) => tag === "date");
  const leaving = contextHasTag(context, "leave", "until") && !contextHasTag(context, "enter");
  const isArrow = contextHasWord(context, /^(→|>)$/) && dates.length > 0;
  const moving =
    isArrow ||
    contextHasTag(context, "enter", "leave") ||
    (dates.length > 0 && contextHasTag(context, "until", "since"));
  if (moving && dates.length > 0)
    return hasTransitionAt(
      truth,
      body,
      dates.flatMap(({ spans = [] }) => spans),
      isThere,
      leaving,
    );
  if (moving) {
    const [day] = getMentionedDays(context) as [number];
    for (let ahead = 0; ahead < AHEAD_DAYS; ahead += STEP_DAYS)
      if (isThere(day + ahead)) return createFinding(true, `transit-${body}`);
    return createFinding(false, `transit-${body}`);
  }
  return checkTransit(truth, body, getMentionedDays(context), place);
}
