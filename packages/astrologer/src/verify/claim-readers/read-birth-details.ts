import { getIsoTime } from "@lagna/terms";
import { toDayNumber, isWithinSpan } from "../../language/tag-dates.ts";
import type { SyntaxNode } from "../../language/syntax-node.ts";
import { computeAge, parseLocalDay } from "../../time-zone-calendar.ts";
import type { Finding } from "../claim.ts";
import {
  findUnused,
  getNodeIndex,
  findFirstUnused,
  contextHasTag,
  getSpan,
  type ClauseContext,
  markUsed,
  contextHasWord,
  type ClaimDraft,
} from "../clause-context.ts";
import { createFinding } from "../chart-queries/chart-queries.ts";
import { OF_PARTICLE, RELATIVE_PRONOUN } from "../../language/hindi-particles.data.ts";
import { BEING, COMPLETED, YOU_AS_AGENT } from "./birth-details.data.ts";

const EARTH_DAYS = 365.2425;

/** "born on 9 March 1988 at 14:25 in Jaipur on a Wednesday", "you are 38". */
export function readBirthDetails(context: ClaimDraft): void {
  const { truth } = context;
  const { context: birth } = truth.index;
  const born = findFirstUnused(context, "born");
  if (born && !contextHasTag(context, "dasha", "level", "house")) {
    for (const date of findUnused(context, "date")) {
      const day = toDayNumber(parseLocalDay(birth.local));
      context.readings.push({
        type: "birth",
        ...getSpan(born, date),
        evaluate: () =>
          createFinding(
            (date.spans ?? []).some((span) => isWithinSpan({ ...span, slack: 0 }, day)),
            "birth-date",
          ),
      });
      markUsed(context, born, date);
    }
    if (!contextHasTag(context, "sunrise", "sunset")) readTime(context, born, getIsoTime(birth.local), "birth-time");
  }
  readAge(context);
}

function parseClockTime(
  context: ClauseContext,
): { readonly hour: number; readonly minute: number; readonly nodes: readonly SyntaxNode[] } | undefined {
  for (const [index, node] of context.nodes.entries()) {
    const [colon, minute] = [context.nodes[index + 1], context.nodes[index + 2]];
    if (node.tag === "num" && /^[:.]$/.test(colon?.word ?? "") && minute?.tag === "num") {
      const half = context.nodes[index + 3];
      const late = half && /^(pm|p)$/.test(half.word) && node.value < 12 ? 12 : 0;
      return { hour: node.value + late, minute: minute.value, nodes: [node, minute] };
    }
  }
  return undefined;
}

export function readTime(context: ClaimDraft, cue: SyntaxNode, time: string, id: string): void {
  const clock = parseClockTime(context);
  if (!clock) return;
  const [hour, minute] = time.split(":").map(Number) as [number, number];
  const tolerance = contextHasTag(context, "about") ? 15 : 1;
  const difference = Math.abs((clock.hour - hour) * 60 + clock.minute - minute);
  const isTwelveHourMatch =
    clock.hour < 12 && Math.abs((clock.hour + 12 - hour) * 60 + clock.minute - minute) <= tolerance;
  const isPresupposed = contextHasTag(context, "dosha", "yoga", "who", "rashi");
  context.readings.push({
    isPresupposed: isPresupposed,
    type: id.startsWith("birth") ? "birth" : "panchanga",
    ...getSpan(cue, ...clock.nodes),
    evaluate: () => createFinding(difference <= tolerance || isTwelveHourMatch, id),
  });
  markUsed(context, cue, ...clock.nodes);
}

const MIN_AGE = 12;

/** "At 38, you …", "you're 38 now", "tu 38 ka hai": an age without a word for age. */
function findAge(context: ClauseContext): SyntaxNode | undefined {
  return findUnused(context, "num").find((number) => {
    const age = number.value;
    if (!Number.isInteger(age) || age < MIN_AGE || age > 120) return false;
    const index = getNodeIndex(context, number);
    const [before, after, then] = [context.nodes[index - 1], context.nodes[index + 1], context.nodes[index + 2]];
    const isOpening =
      /^(at|aged)$/.test(before?.word ?? "") &&
      index < 3 &&
      (after?.word === "," || after?.tag === "poss") &&
      contextHasTag(context, "poss");
    const isAlone = after === undefined || /^([.,!]|already|years|this|today)$/.test(after.word) || after.tag === "now";
    const isStated =
      before !== undefined && isAlone && (/^(ur|you're|are|turned|turn)$/.test(before.word) || before.tag === "age");
    const isHindi = OF_PARTICLE.test(after?.word ?? "") && BEING.test(then?.word ?? "");
    const addressesReader =
      before?.tag === "poss" || contextHasTag(context, "poss") || contextHasWord(context, /^(tu|तू|tum|तुम)$/);
    return (
      isOpening ||
      isStated ||
      (isHindi && addressesReader && !contextHasTag(context, "house", "bindu", "dasha", "level"))
    );
  });
}

function readAge(context: ClaimDraft): void {
  const cue = findFirstUnused(context, "age");
  const length = findUnused(context, "dur").find(({ value }) => value > 5 * EARTH_DAYS);
  // "One starts to see": "one" is not an age.
  const isAge = ({ tag, word, value }: SyntaxNode): boolean => tag === "num" && (/\d/.test(word) || value >= MIN_AGE);
  const isRelative = RELATIVE_PRONOUN.test(context.nodes[0]?.word ?? "");
  const number = findUnused(context, "num").find(isAge) ?? (isRelative ? context.sentence.find(isAge) : undefined);
  const { index, factContext } = context.truth;
  const counted =
    length && context.nodes[getNodeIndex(context, length) + 1]?.tag === "of" && contextHasTag(context, "poss");
  const isCompleted =
    contextHasWord(context, COMPLETED) && !contextHasTag(context, "dasha", "level", "who", "sadesati");
  const stated = findAge(context);
  if (stated) {
    const find = (): Finding =>
      createFinding(
        computeAge(
          parseLocalDay(index.context.local),
          factContext.calendar.toCalendarDay(factContext.calendar.nowJd),
        ) === stated.value,
        "age",
      );
    context.readings.push({ type: "birth", ...getSpan(stated), evaluate: find });
    markUsed(context, stated, cue);
    return;
  }
  const years =
    cue && number
      ? Number(number.value)
      : length && (cue || counted || contextHasWord(context, /^old$/) || isCompleted)
        ? Math.round(length.value / EARTH_DAYS)
        : undefined;
  if (
    years === undefined ||
    !(contextHasTag(context, "poss", "age", "born") || contextHasWord(context, YOU_AS_AGENT)) ||
    contextHasTag(context, "dasha", "level")
  )
    return;
  const find = (): Finding =>
    createFinding(
      computeAge(parseLocalDay(index.context.local), factContext.calendar.toCalendarDay(factContext.calendar.nowJd)) ===
        years,
      "age",
    );
  context.readings.push({
    type: "birth",
    ...getSpan(...[cue, number, length].filter((node) => node !== undefined)),
    evaluate: find,
  });
  markUsed(context, cue, number, length);
}
