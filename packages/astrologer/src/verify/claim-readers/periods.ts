import { GRAHAS } from "@lagna/terms";
import { retag, toPeriod } from "../../language/node.ts";
import { isSuccessorOf, findSuccession } from "./successor-period.ts";
import { findNamedSuccessor, isDated, findLoosePeriods, mergeNestedPeriods } from "./period-names.ts";
import { isAfterPeriodEnd, readDasha } from "./dasha.ts";
import { readSadeSati } from "./sade-sati.ts";
import {
  findUnused,
  contextHasTag,
  isGrahaNode,
  type ParseContext,
  markUsed,
  contextHasWord,
} from "../parse-context.ts";

const NAMES = new Set<string>(GRAHAS);

/** What runs, until when, and what comes next; sade sati and dhaiya. Dates without a subject belong to the period mentioned before. */
export function readPeriods(context: ParseContext): void {
  const saturn = findUnused(context, "sadesati", "dhaiya")[0];
  if (saturn) {
    readSadeSati(context, saturn);
    return;
  }
  if (context.clause.modality === "general" && contextHasTag(context, "dur") && !contextHasTag(context, "date")) return;
  const loose = [...findUnused(context, "dasha"), ...findLoosePeriods(context)].filter(({ lords }) =>
    lords.every((lord) => NAMES.has(lord)),
  );
  const named = mergeNestedPeriods(context, loose);
  const isSequence =
    contextHasTag(context, "next") ||
    (contextHasTag(context, "until") && contextHasTag(context, "since") && !contextHasTag(context, "date", "dur"));
  if (named.length === 2 && isSequence && named[0] && named[1]) {
    // "What follows the one is the other", "the one follows the other".
    const passive =
      (contextHasWord(context, /^(follows|following)$/) && !contextHasWord(context, /^what$/)) ||
      contextHasWord(context, /^(comes after|succeeds)$/);
    const [first, second] = passive ? [named[1], named[0]] : [named[0], named[1]];
    markUsed(context, first);
    readDasha(context, second, first);
    return;
  }
  const past = context.nodes.findIndex(({ word }) => /^(after|once|following)$/.test(word));
  const earlier =
    past < 0
      ? undefined
      : context.nodes.slice(past + 1, past + 4).find((node) => node.tag === "dasha" || isGrahaNode(node));
  const earlierEnd = earlier?.end ?? Number.POSITIVE_INFINITY;
  const successor =
    earlier && named.length < 2 && contextHasTag(context, "since", "next")
      ? context.nodes.filter(isGrahaNode).find((node) => node.start > earlierEnd)
      : undefined;
  const later =
    named.find((node) => node.start > earlierEnd) ?? (successor && toPeriod(successor, earlier?.level ?? 0));
  markUsed(context, later && successor);
  if (earlier && later) {
    readDasha(context, later, earlier.tag === "dasha" ? earlier : toPeriod(earlier, 0));
    markUsed(context, earlier);
    return;
  }
  const succession = findSuccession(context, named);
  if (succession) {
    readDasha(context, succession.later, succession.earlier);
    markUsed(context, ...named, ...succession.nodes);
    return;
  }
  const [single] = named;
  const namedSuccessor = single && named.length === 1 ? findNamedSuccessor(context, single) : undefined;
  if (single && namedSuccessor) {
    readDasha(context, namedSuccessor.later, namedSuccessor.earlier);
    markUsed(context, namedSuccessor.later, namedSuccessor.earlier, single, namedSuccessor.named);
    return;
  }
  const { endedPeriod } = context.memory;
  for (const period of named)
    readDasha(
      context,
      period,
      endedPeriod !== null && isSuccessorOf(context, endedPeriod, period) ? endedPeriod : undefined,
    );
  if (single && isAfterPeriodEnd(context)) context.memory.endedPeriod = single;
  if (named.length > 0) return;
  const bare = context.nodes.find(isGrahaNode);
  const { lastPeriod } = context.memory;
  const isRelative = /^(which|that|जो|jo)$/.test(context.nodes[0]?.word ?? "");
  // "केतु की है जो बुध के बाद लगेगी": says which period comes before the one mentioned.
  if (
    bare &&
    lastPeriod?.tag === "dasha" &&
    isRelative &&
    contextHasWord(context, /^(after|follows|के बाद|ke baad|k baad|के पश्चात)$/)
  ) {
    const earlier = toPeriod(bare, lastPeriod.level);
    readDasha(context, { ...lastPeriod, start: bare.start, end: bare.end }, earlier);
    markUsed(context, bare);
    return;
  }
  if (
    bare &&
    lastPeriod?.tag === "dasha" &&
    contextHasTag(context, "next") &&
    !contextHasTag(context, "house", "rashi", "aspect")
  ) {
    readDasha(context, toPeriod(bare, lastPeriod.level), lastPeriod);
    markUsed(context, bare);
    return;
  }
  const placed = contextHasTag(
    context,
    "house",
    "rashi",
    "aspect",
    "enter",
    "leave",
    "transit",
    "nak",
    "born",
    "in",
    "window",
    "pron",
    "retro",
    "direct",
  );
  // "Mars is active": not a period, unless a date is given.
  const isActive = contextHasWord(context, /^(active|in force|operating|प्रभावी)$/) && !contextHasTag(context, "date");
  if (
    bare &&
    !placed &&
    !isActive &&
    contextHasTag(context, "run", "since", "until", "next") &&
    contextHasTag(context, "date", "run")
  ) {
    readDasha(context, toPeriod(bare, 0), undefined);
    return;
  }
  const placedElse = contextHasTag(
    context,
    "house",
    "rashi",
    "aspect",
    "enter",
    "leave",
    "transit",
    "nak",
    "born",
    "window",
  );
  const isOfTopic = context.memory.isPeriodLastMentioned ? !placedElse : !placed;
  if (bare && !placedElse && isDated(context, bare)) {
    readDasha(context, toPeriod(bare, 0), undefined);
    markUsed(context, bare);
    return;
  }
  const isEndOfPeriod =
    lastPeriod?.tag === "dasha" && contextHasTag(context, "leave") && !contextHasTag(context, "rashi", "house", "who");
  const isEdge =
    contextHasTag(context, "since", "until") ||
    (contextHasTag(context, "leave", "enter") && contextHasTag(context, "pron"));
  const isAboutLastPeriod =
    lastPeriod && !bare && findUnused(context, "date").length > 0 && isEdge && (isOfTopic || isEndOfPeriod);
  if (!isAboutLastPeriod) return;
  if (lastPeriod.tag === "dasha") readDasha(context, lastPeriod, undefined);
  else readSadeSati(context, retag(lastPeriod, { tag: "sadesati_later" }));
}
